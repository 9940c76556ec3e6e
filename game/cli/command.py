"""Runs one command: its exit code is 0, 1 for records that differ, 2 for anything that is wrong outside."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

from game.cards import N_, GameError
from game.cli import arguments
from game.cli.conform import conform
from game.cli.demo import demo
from game.cli.options import options
from game.cli.seats import check_seats
from game.rules import ruleset
from game.text import TextError, load

WRONG: Final = 2
INTERRUPTED: Final = 130


def run(argv: Sequence[str]) -> int:
    """Run the command of these arguments and return the exit code; never raises for bad input."""
    if sys.stdout is None or sys.stderr is None:  # started with them closed
        nowhere = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (as long as the program runs)
        sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
    _write_what_can_be_written()
    try:
        given = arguments.parser().parse_args(argv)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    try:
        code = _run(given)
        sys.stdout.flush()
    except SystemExit as stop:
        # The window could not be opened or had to stop, and has said why.
        return stop.code if isinstance(stop.code, int) else 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return 1
    except OSError as error:
        _forget_output()
        return _complain(f"The output can't be written: {error.strerror or error}.")
    return code


def _run(given: argparse.Namespace) -> int:
    lang = getattr(given, "lang", None) or "en"
    try:
        words = load(lang)
    except TextError as error:
        return _complain(str(error))
    try:
        if given.command == "demo":
            return demo(words, given.ruleset, given.seats, given.seed)
        if given.command == "options":
            return options(words, given.ruleset)
        if given.command == "conform":
            return conform(given.file, given.reprint)
        return _play(given)
    except GameError as error:
        return _complain(words.say(error.reason))


def _play(given: argparse.Namespace) -> int:
    """Open the window; only here are pygame and all that needs a screen imported."""
    name, seats, seed, lang, describe = (
        getattr(given, key, None) for key in ("ruleset", "seats", "seed", "lang", "describe")
    )
    if name is None and (seats is not None or seed is not None):
        raise GameError(N_("The number of seats and the seed go with a RULESET: write it before them."))
    if name is not None:
        rules = ruleset(name)
        check_seats(rules, rules.seats[0] if seats is None else seats)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # standard output is for --describe
    try:
        from game import app
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] == "game":
            raise
        return _complain(
            f"The window needs the package {error.name}: install it with pip. `demo` needs none."
        )
    app.play(name, seats, seed, lang, bool(describe))
    return 0


def _complain(message: str) -> int:
    sys.stderr.write(f"{arguments.PROGRAM}: {message}\n")
    return WRONG


def _write_what_can_be_written() -> None:
    """Letters that the terminal can't show become question marks instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _forget_output() -> None:
    """Nobody reads any more: let the interpreter's last flush go nowhere."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return
