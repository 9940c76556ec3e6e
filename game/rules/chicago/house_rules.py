"""Chicago's house rules: the one description of each option, and options from changes (rules.md 2a-2c)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.cards import N_
from game.rules.api import Option, OptionError
from game.rules.changes import checked_changes, with_defaults_first
from game.rules.chicago.options import ChicagoOptions, Declaring, ShowBeforeExchange, Tie, WinCheck

_POINTS_HELP: Final = N_("The points for scoring this hand. They never change which hand is better.")

_OPTIONS: Final = (
    Option("target", N_("Target"), N_("How many points it takes to win the match."), (52, 41, 51), 1),
    Option(
        "exchange_rounds",
        N_("Exchange rounds"),
        N_(
            "How many times everyone may exchange cards in a deal. Hands are never declared after the "
            "last time."
        ),
        (3, 2),
        1,
    ),
    Option(
        "declaring",
        N_("Declaring"),
        N_("Who declares a hand after an exchange round; the best declared hand scores."),
        tuple(Declaring),
    ),
    Option(
        "show_before_exchange",
        N_("Show before exchanging"),
        N_("Whoever scored in the last phase shows the whole hand before exchanging any card."),
        tuple(ShowBeforeExchange),
    ),
    Option(
        "exchange_stop",
        N_("Exchange stop"),
        N_("Whoever has at least this many points when a deal begins may not exchange in it."),
        (None, 42, 45, 46, 47),
        0,
    ),
    Option(
        "one_open",
        N_("One card open"),
        N_("Whoever exchanges exactly one card may ask for it face up, and take it or refuse it."),
        (False, True),
    ),
    Option(
        "chicago_minimum",
        N_("Points for calling Chicago"),
        N_("Whoever has at least this many points may call Chicago."),
        (15,),
        0,
    ),
    Option(
        "chicago_points",
        N_("Points for Chicago"),
        N_("What a Chicago gives when it is made, and costs when it is broken."),
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
        N_("Only a player who has made a Chicago in the match can win it."),
        (False, True),
    ),
    Option(
        "win_check",
        N_("When the match is decided"),
        N_("After each phase, each time points are recorded, or only at the end of a deal."),
        tuple(WinCheck),
    ),
    Option(
        "tie",
        N_("Equal at the top"),
        N_("What happens when several players are level at the top at the end of a deal."),
        tuple(Tie),
    ),
)
_SOURCES: Final = tuple(option.name for option in _OPTIONS if option.name.endswith("_points"))


def options_of(defaults: ChicagoOptions) -> tuple[Option, ...]:
    """All house rules with the usual value of this ruleset first among the choices."""
    return with_defaults_first(_OPTIONS, defaults._asdict())


def make_options(defaults: ChicagoOptions, changes: Mapping[str, object]) -> ChicagoOptions:
    """The defaults with changes; raises OptionError for names, values or combinations that can't be.

    A value is a bool, an int, None, or one of the texts of rules.md, as in the choices.
    """
    options = defaults._replace(**checked_changes(_OPTIONS, changes))
    if not any(getattr(options, name) for name in _SOURCES):
        raise OptionError(
            N_("Nothing gives any points, so the match would never end: give some to {names}."),
            names=", ".join(_SOURCES),
        )
    return options
