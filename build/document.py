"""Writes docs/house-rules.md from the options' descriptions in the rules package.

usage: python build/document.py. tests/test_documents.py fails when the page is stale.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.cli.options import plain  # noqa: E402
from game.rules import RULESETS, Option, ruleset  # noqa: E402
from game.text import load  # noqa: E402

PAGE = ROOT / "docs" / "house-rules.md"
HEAD = """\
# House rules

Made by `build/document.py` from the descriptions that the title's panel, `python -m game options` and the
checking of records use too. A record names an option and its value as written here; a JSON boolean is `on` or
`off`, and `none` of a number is `null`.
"""


def values(option: Option) -> str:
    """The values that the panel offers, then what else the rules accept."""
    named = " ".join(f"`{plain(value)}`" for value in sorted(option.choices, key=_in_order))
    return named if option.at_least is None else f"{named}, any number from {option.at_least}"


def _in_order(value: object) -> tuple[bool, int, str]:
    """Numbers by size, then words by letter; `none` last among numbers."""
    number = isinstance(value, int) and not isinstance(value, bool)
    return (not number, int(str(value)) if number else 0, str(value))


def page() -> str:
    """The whole page: a table for each set of rulesets that share their options."""
    words = load("en")
    games: dict[tuple[str, ...], list[str]] = {}
    for name in RULESETS:
        games.setdefault(tuple(option.name for option in ruleset(name).options), []).append(name)
    parts = [HEAD]
    for names in games.values():
        titles = [words(ruleset(name).title) for name in names]
        defaults = [ruleset(name).default_options() for name in names]
        lines = [f"## {' · '.join(titles)}", "", f"| option | {' | '.join(f'`{name}`' for name in names)} |"]
        lines[-1] += " values | meaning |"
        lines.append("|---" * (len(names) + 3) + "|")
        for option in ruleset(names[0]).options:
            usual = " | ".join(f"`{plain(each[option.name])}`" for each in defaults)
            meaning = f"**{words(option.title)}.** {words(option.help)}"
            lines.append(f"| `{option.name}` | {usual} | {values(option)} | {meaning} |")
        parts.append("\n".join([*lines, ""]))
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
