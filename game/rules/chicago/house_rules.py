"""Chicago's house rules: the one description of each option, and options from changes (rules.md 2a-2c)."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from enum import StrEnum
from typing import Any, Final

from game.cards import N_
from game.rules.api import Option, OptionError
from game.rules.chicago.options import ChicagoOptions, Declaring, ShowBeforeExchange, Tie, WinCheck

_POINTS_HELP: Final = N_("The points for scoring this hand. They never change which hand is better.")

_OPTIONS: Final = (
    Option("target", N_("Target"), N_("So many points win the match."), (52, 41, 51), 1),
    Option(
        "exchange_rounds",
        N_("Exchange rounds"),
        N_("How often everyone may exchange cards in a deal. The last round is never followed by declaring."),
        (3, 2),
        1,
    ),
    Option(
        "declaring",
        N_("Declaring"),
        N_("Who names a hand after an exchange round, so that the best of these hands scores."),
        tuple(Declaring),
    ),
    Option(
        "show_before_exchange",
        N_("Show before exchanging"),
        N_("Whoever scored in the last phase shows its whole hand before exchanging any of it."),
        tuple(ShowBeforeExchange),
    ),
    Option(
        "exchange_stop",
        N_("Exchange stop"),
        N_("Whoever has at least so many points when a deal begins may not exchange in it."),
        (None, 42, 45, 46, 47),
        0,
    ),
    Option(
        "one_open",
        N_("One card open"),
        N_("Whoever exchanges exactly one card may ask for it openly, and take it or refuse it."),
        (False, True),
    ),
    Option(
        "chicago_minimum",
        N_("Points for calling Chicago"),
        N_("Whoever has at least so many points may call Chicago."),
        (15,),
        0,
    ),
    Option(
        "chicago_points",
        N_("Points for Chicago"),
        N_("What a Chicago that is made gains, and one that is broken costs."),
        (15,),
        0,
    ),
    Option(
        "hand_points_after_failed_chicago",
        N_("Hands count after a broken Chicago"),
        N_("After a broken Chicago the hands are still compared, and the best one scores."),
        (True, False),
    ),
    Option("last_trick_points", N_("Points for the last trick"), N_("What the last trick gives."), (5, 2), 0),
    Option(
        "last_trick_with_two",
        N_("Last trick with a two"),
        N_("Taking the last trick with a two gives 10 points."),
        (False, True),
    ),
    Option("pair_points", N_("One pair"), _POINTS_HELP, (1,), 0),
    Option("two_pair_points", N_("Two pair"), _POINTS_HELP, (2,), 0),
    Option("three_of_a_kind_points", N_("Three of a kind"), _POINTS_HELP, (3,), 0),
    Option("straight_points", N_("Straight"), _POINTS_HELP, (4,), 0),
    Option("flush_points", N_("Flush"), _POINTS_HELP, (5,), 0),
    Option("full_house_points", N_("Full house"), _POINTS_HELP, (6,), 0),
    Option("four_of_a_kind_points", N_("Four of a kind"), _POINTS_HELP, (7, 8), 0),
    Option(
        "four_of_a_kind_resets",
        N_("Four of a kind resets"),
        N_("Whoever scores for four of a kind may set all opponents to 0 instead of taking the points."),
        (False, True),
    ),
    Option("straight_flush_points", N_("Straight flush"), _POINTS_HELP, (8,), 0),
    Option("royal_flush_points", N_("Royal flush"), _POINTS_HELP, (52, 20), 0),
    Option(
        "royal_flush_wins",
        N_("Royal flush wins"),
        N_("Scoring for a royal flush wins the match at once, whatever the score."),
        (False, True),
    ),
    Option(
        "must_have_called",
        N_("No victory without Chicago"),
        N_("Only who has made a Chicago in the match can win it."),
        (False, True),
    ),
    Option(
        "win_check",
        N_("When the match is won"),
        N_("After each phase, each time points are recorded, or only at the end of a deal."),
        tuple(WinCheck),
    ),
    Option(
        "tie",
        N_("Equal at the top"),
        N_("What follows when several are equally far ahead at the end of a deal."),
        tuple(Tie),
    ),
)
_BY_NAME: Final = {option.name: option for option in _OPTIONS}
_SOURCES: Final = tuple(name for name in _BY_NAME if name.endswith("_points"))


def options_of(defaults: ChicagoOptions) -> tuple[Option, ...]:
    """All house rules with the usual value of this ruleset first among the choices."""
    return tuple(_with_first(option, getattr(defaults, option.name)) for option in _OPTIONS)


def _with_first(option: Option, value: object) -> Option:
    others = tuple(choice for choice in option.choices if choice != value)
    return option._replace(choices=(value, *others))


def make_options(defaults: ChicagoOptions, changes: Mapping[str, object]) -> ChicagoOptions:
    """The defaults with changes; raises OptionError for names, values or combinations that can't be.

    A value is a bool, an int, None, or one of the texts of rules.md, as in the choices.
    """
    values: dict[str, Any] = {}
    for name, value in changes.items():
        if name not in _BY_NAME:
            raise _unknown(name)
        values[name] = _checked(_BY_NAME[name], value)
    options = defaults._replace(**values)
    if not any(getattr(options, name) for name in _SOURCES):
        raise OptionError(
            N_("Nothing gives any points, so the match would never end: give some to {names}."),
            names=", ".join(_SOURCES),
        )
    return options


def _unknown(name: object) -> OptionError:
    text = str(name)[:40]
    near = get_close_matches(text, _BY_NAME, 1)
    if near:
        return OptionError(N_("There is no option “{name}”: did you mean {right}?"), name=text, right=near[0])
    return OptionError(
        N_("There is no option “{name}”: there are {names}."), name=text, names=", ".join(_BY_NAME)
    )


def _checked(option: Option, value: object) -> object:
    """The value in its own type; types are told apart, so that 1 is not on and True is not 1."""
    for choice in option.choices:
        if value == choice and _kind(value) is _kind(choice):
            return choice
    least = option.at_least
    if least is not None and isinstance(value, int) and not isinstance(value, bool) and value >= least:
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
    return str(value)[:40]
