"""The house rules that people have changed: what is kept in the settings, by ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from game.cards import N_
from game.rules import RULESETS, Option, OptionError, ruleset
from game.scenes.api import Settings

NUMBER_MOST = 99_999  # what the panel's keypad takes
LEFT_OUT = N_("Some remembered house rules are not possible here and have been left out.")


def changes_of(settings: Settings, name: str) -> dict[str, object]:
    """Return what differs from the ruleset's standard; an OptionError can't come of it."""
    return dict(settings.house_rules.get(name, {}))


def changed(name: str, changes: Mapping[str, object], option: str, value: object) -> dict[str, object]:
    """Return the changes with another value, in the options' order; raises OptionError."""
    rules = ruleset(name)
    wanted = {**changes, option: value}
    defaults = rules.default_options()
    rules.make_options(wanted)
    return {
        o.name: wanted[o.name]
        for o in rules.options
        if wanted.get(o.name, defaults[o.name]) != defaults[o.name]
    }


def set_right(settings: Settings) -> bool:
    """Leave out of the settings what no ruleset knows or accepts; True if there was any."""
    kept: dict[str, dict[str, object]] = {}
    for name, given in settings.house_rules.items():
        if name not in RULESETS or not isinstance(given, dict):
            continue
        kept[name] = _sound(name, {option: value for option, value in given.items() if _small(value)})
    bad = kept != settings.house_rules
    settings.house_rules = kept
    return bad


def _sound(name: str, given: Mapping[str, object]) -> dict[str, object]:
    """As many of the given values as go together."""
    good: dict[str, object] = {}
    for option, value in given.items():
        try:
            return changed(name, given, option, value)  # nearly always all of them do
        except OptionError:
            pass
        try:
            good = changed(name, good, option, value)
        except OptionError:
            continue
    return good


def _small(value: object) -> bool:
    return not isinstance(value, int) or value <= NUMBER_MOST


def family(name: str) -> tuple[str, ...]:
    """Return the rulesets with the same house rules, in the registry's order: each is a preset of them."""
    names = [option.name for option in ruleset(name).options]
    return tuple(other for other in RULESETS if [o.name for o in ruleset(other).options] == names)


def values_of(option: Option) -> tuple[object, ...]:
    """Return the choices in the order in which they stand side by side: numbers rise, “none” comes first."""
    if any(type(choice) is int for choice in option.choices):
        return tuple(sorted(option.choices, key=lambda choice: -1 if choice is None else int(str(choice))))
    first = option.choices[0]
    return tuple(type(first)) if isinstance(first, Enum) else option.choices
