"""`options`: the house rules of a ruleset as a table."""

from __future__ import annotations

import shutil
import sys
import textwrap

from game.rules import ruleset
from game.rules.api import Option
from game.text import Words

LEAST_HELP = 24  # columns


def options(words: Words, ruleset_name: str) -> int:
    """Print name, default, values and help of each option; GameError if there is no such ruleset."""
    rules = ruleset(ruleset_name)
    defaults = rules.default_options()
    rows = [[words("NAME"), words("DEFAULT"), words("VALUES"), words("HELP")]]
    for option in rules.options:
        help_text = f"{words(option.title)}. {words(option.help)}"
        rows.append([option.name, plain(defaults[option.name]), _values(words, option), help_text])
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    indent = sum(widths) + 6
    room = max(shutil.get_terminal_size((120, 24)).columns - indent, LEAST_HELP)
    sys.stdout.write(f"{words(rules.title)}\n\n")
    for row in rows:
        start = "  ".join(cell.ljust(width) for cell, width in zip(row[:3], widths, strict=True))
        first, *rest = textwrap.wrap(row[3], room) or [""]
        sys.stdout.write(f"{start}  {first}".rstrip() + "\n")
        sys.stdout.writelines(f"{' ' * indent}{line}\n" for line in rest)
    return 0


def plain(value: object) -> str:
    """Return a value as records spell it, on and off for booleans, `none` for none."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)


def _values(words: Words, option: Option) -> str:
    named = " ".join(plain(value) for value in option.choices)
    if option.at_least is None:
        return named
    return words("{values} (≥ {least})", values=named, least=option.at_least)
