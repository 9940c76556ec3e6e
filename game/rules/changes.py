"""Changes to a ruleset's options, checked against the options' descriptions, the same for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any

from game.cards import N_
from game.rules.api import LARGEST, Option, OptionError


def with_defaults_first(options: Sequence[Option], defaults: Mapping[str, object]) -> tuple[Option, ...]:
    """The descriptions with the usual value of a ruleset first among the choices."""
    return tuple(_with_first(option, defaults[option.name]) for option in options)


def checked_changes(options: Sequence[Option], changes: Mapping[str, object]) -> dict[str, Any]:
    """The changes in the options' own types; raises OptionError for names and values that can't be.

    A value is a bool, an int, None, or one of the texts of rules.md, as in the choices.
    """
    by_name = {option.name: option for option in options}
    values: dict[str, Any] = {}
    if not isinstance(changes, Mapping):
        raise _unknown(changes, tuple(by_name))
    for name, value in changes.items():
        if not isinstance(name, str) or name not in by_name:
            raise _unknown(name, tuple(by_name))
        values[name] = _checked(by_name[name], value)
    return values


def _with_first(option: Option, value: object) -> Option:
    others = tuple(choice for choice in option.choices if choice != value)
    return option._replace(choices=(value, *others))


def _unknown(name: object, known: Sequence[str]) -> OptionError:
    from difflib import get_close_matches  # which nobody waits for while the game starts

    text = str(name)[:40]
    near = get_close_matches(text, known, 1)
    if near:
        return OptionError(N_("There is no option “{name}”: did you mean {right}?"), name=text, right=near[0])
    return OptionError(
        N_("There is no option “{name}”: there are {names}."), name=text, names=", ".join(known)
    )


def _checked(option: Option, value: object) -> object:
    """The value in its own type; types are told apart, so that 1 is not on and True is not 1."""
    for choice in option.choices:
        if value == choice and _kind(value) is _kind(choice):
            return choice
    least = option.at_least
    whole = isinstance(value, int) and not isinstance(value, bool)
    if least is not None and isinstance(value, int) and whole and least <= value <= LARGEST:
        return value
    right = ", ".join(_plain(choice) for choice in option.choices)
    if option.at_least is None:
        message = N_("{name} can't be {value}: it is one of {right}.")
    elif None in option.choices:
        message = N_("{name} can't be {value}: it is null or a whole number from {least}.")
    else:
        message = N_("{name} can't be {value}: it is a whole number from {least}.")
    return _refuse(message, name=option.name, value=_plain(value), right=right, least=option.at_least)


def _refuse(message: str, **params: object) -> object:
    named = {name: value for name, value in params.items() if "{" + name + "}" in message}
    raise OptionError(message, **named)


def _kind(value: object) -> type:
    """What a value is on the outside: an option's enum is a text."""
    return str if isinstance(value, StrEnum) else type(value)


def _plain(value: object) -> str:
    """A value as records write it."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) > LARGEST:
        return f"{hex(value)[:20]}…"  # Python refuses to write out very long numbers
    return str(value)[:40]
