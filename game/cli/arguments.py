"""What the command line accepts."""

from __future__ import annotations

import argparse
from importlib import metadata
from pathlib import Path
from typing import Final

from game.cards import SEED_LIMIT
from game.rules import RULESETS
from game.text import LANGUAGES

PROGRAM: Final = "game"
DISTRIBUTION: Final = "sista-sticket"


def parser() -> argparse.ArgumentParser:
    """Return the parser; a parsed `command` is None, or the name of the subcommand."""
    top = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Swedish Chicago at one card table. Without a command, the title opens in a window.",
    )
    top.add_argument("--version", action="version", version=f"{DISTRIBUTION} {version()}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    play = commands.add_parser("play", help="open the window, at the table of RULESET if given")
    _add_match(play, None)
    play.add_argument(
        "--describe",
        action="store_true",
        help="print what is on the screen as a line of JSON when it changes",
    )
    demo = commands.add_parser("demo", help="let computer players play a whole match, told in words")
    _add_match(demo, "chicago-classic")
    conform = commands.add_parser("conform", help="replay conformance records and compare the probes")
    conform.add_argument("file", metavar="FILE.jsonl", type=Path, help="one record a line")
    conform.add_argument(
        "--print", action="store_true", dest="reprint", help="print the records with this engine's probes"
    )
    options = commands.add_parser("options", help="list the house rules of RULESET")
    _add_ruleset(options, nargs=None)
    _add_lang(options)
    return top


def version() -> str:
    """Return the version of the installed program."""
    try:
        return metadata.version(DISTRIBUTION)
    except metadata.PackageNotFoundError:
        return "(not installed)"


def _add_match(parser: argparse.ArgumentParser, ruleset: str | None) -> None:
    _add_ruleset(parser, nargs="?", default=ruleset)
    parser.add_argument("--seats", type=_seats, metavar="N", help="number of players")
    parser.add_argument("--seed", type=_seed, metavar="S", help="the same number deals the same cards")
    _add_lang(parser)


def _add_ruleset(parser: argparse.ArgumentParser, nargs: str | None, default: str | None = None) -> None:
    known = ", ".join(RULESETS)
    standard = f" (default: {default})" if default else ""
    parser.add_argument(
        "ruleset", nargs=nargs, default=default, metavar="RULESET", help=f"one of {known}{standard}"
    )


def _add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: en; in the window: your own)")


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text[:40]}” is no whole number") from None


def _seats(text: str) -> int:
    number = _whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is no number of players")
    return number


def _seed(text: str) -> int:
    number = _whole(text)
    if not 0 <= number < SEED_LIMIT:
        raise argparse.ArgumentTypeError(
            f"{number} is no seed: write a whole number from 0 to {SEED_LIMIT - 1}"
        )
    return number
