"""House rules in words: titles, help and values, for the panel and the command line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from game.cards import N_, Reason
from game.rules.api import Option, Ruleset
from game.text import Words

_VALUES: Final = {
    "voluntary": N_("whoever wants to"),
    "automatic": N_("everyone with a hand"),
    "hand": N_("the whole hand"),
    "settlement": N_("after each phase"),
    "instant": N_("at once"),
    "deal_end": N_("at the end of the deal"),
    "playoff": N_("play-off"),
    "another_deal": N_("another deal for all"),
    "shared": N_("shared victory"),
}
_OF_OPTION: Final[dict[tuple[str, object], str]] = {
    ("declaring", "none"): N_("nobody"),
    ("exchange_stop", None): N_("none"),
    ("trigger", "pair"): N_("a pair"),
    ("trigger", "queen"): N_("a queen"),
    ("trigger", "none"): N_("nothing"),
    ("wild_scope", "rank"): N_("the whole rank"),
    ("wild_scope", "card"): N_("that card alone"),
    ("last_upcard_pair", "keep"): N_("the old rank stays wild"),
    ("last_upcard_pair", "none"): N_("nothing is wild"),
    ("opening", "high_card"): N_("the highest upcard"),
    ("opening", "casino"): N_("the bring-in"),
    ("limit", "fixed"): N_("fixed"),
    ("limit", "spread"): N_("spread"),
    ("limit", "pot"): N_("the pot"),
    ("limit", "none"): N_("no limit"),
    ("bring_in", 0): N_("none"),
    ("deals", None): N_("until one has all the chips"),
}


class OptionLine(NamedTuple):
    """One house rule as it is listed; `values` are those that the title offers."""

    name: str
    title: str
    default: str
    values: tuple[str, ...]
    help: str


def option_title(words: Words, option: Option) -> str:
    """Return the house rule's name for people."""
    return words(option.title)


def option_help(words: Words, option: Option) -> str:
    """Return the sentence that explains the house rule."""
    return words(option.help)


def value_words(words: Words, name: str, value: object) -> str:
    """Return a value of the option `name` in words: “on”, “none”, “46”, “after each phase”."""
    if isinstance(value, bool):
        return words("on") if value else words("off")
    if (name, value) in _OF_OPTION:
        return words(_OF_OPTION[name, value])
    if isinstance(value, int):
        return str(value)
    if value in (None, "off"):
        return words("off")
    text = str(value)
    return words(_VALUES[text]) if text in _VALUES else text


def option_lines(words: Words, rules: Ruleset) -> tuple[OptionLine, ...]:
    """Return all house rules of a ruleset in its order."""
    defaults = rules.default_options()
    return tuple(
        OptionLine(
            option.name,
            option_title(words, option),
            value_words(words, option.name, defaults[option.name]),
            tuple(value_words(words, option.name, value) for value in option.choices),
            option_help(words, option),
        )
        for option in rules.options
    )


def changes_in_words(words: Words, rules: Ruleset, changes: Mapping[str, object]) -> tuple[str, ...]:
    """Return what differs from the ruleset's standard: “Target: 41”."""
    titles = {option.name: option_title(words, option) for option in rules.options}
    defaults = rules.default_options()
    return tuple(
        words("{title}: {value}", title=titles.get(name, name), value=value_words(words, name, value))
        for name, value in changes.items()
        if defaults.get(name) != value
    )


def refusal_words(words: Words, rules: Ruleset, refused: Reason) -> str:
    """Return why options can't be, with the options' names for people in place of the records'.

    Names of one word stay: they are ordinary words, such as “limit”.
    """
    titles = {option.name: option_title(words, option) for option in rules.options if "_" in option.name}
    names = "|".join(re.escape(name) for name in titles)
    return re.sub(
        rf"\b(?:{names})\b", lambda found: words(N_("“{name}”"), name=titles[found[0]]), words.say(refused)
    )
