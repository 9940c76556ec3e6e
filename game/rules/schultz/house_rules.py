"""The house rules as people meet them, and options from changes (rules.md 3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.cards import N_
from game.rules.api import Option, OptionError
from game.rules.changes import checked_changes, with_defaults_first
from game.rules.schultz.options import (
    LastUpcardPair,
    Limit,
    Opening,
    SchultzOptions,
    Trigger,
    WildScope,
)

_OPTIONS: Final = (
    Option(
        "trigger",
        N_("What makes a card wild"),
        N_(
            "After a pair among one player's upcards, or after an upcard queen, the next upcard becomes wild."
        ),
        tuple(Trigger),
    ),
    Option(
        "wild_scope",
        N_("What becomes wild"),
        N_("All cards of the upcard's rank, or that card alone."),
        tuple(WildScope),
    ),
    Option(
        "last_upcard_pair",
        N_("Pair on the last upcard"),
        N_("No upcard follows it: the old wild rank stays, or nothing is wild any more."),
        tuple(LastUpcardPair),
    ),
    Option(
        "opener_counts_wild",
        N_("Wild upcards when opening"),
        N_("Wild upcards count as wild when it is settled whose exposed hand is best and acts first."),
        (True, False),
    ),
    Option(
        "opening",
        N_("Who opens third street"),
        N_("The lowest upcard posts the bring-in. The highest acts first, or as in casinos the lowest."),
        tuple(Opening),
    ),
    Option(
        "limit",
        N_("Betting limit"),
        N_("Fixed bets, any bet from the small to the big one, up to the pot, or without a limit."),
        tuple(Limit),
    ),
    Option("ante", N_("Ante"), N_("What everyone pays before the cards are dealt."), (1, 0, 2, 5), 0),
    Option(
        "bring_in",
        N_("Bring-in"),
        N_("What the lowest upcard has to post. 0 is none; it is less than the small bet."),
        (1, 0),
        0,
    ),
    Option("small_bet", N_("Small bet"), N_("The bet on third and fourth street."), (2, 4, 10), 0),
    Option("big_bet", N_("Big bet"), N_("The bet on fifth, sixth and seventh street."), (4, 8, 20), 0),
    Option(
        "max_raises",
        N_("Raises"),
        N_("The most raises after a bet on each street, with fixed limit and with spread limit."),
        (3, 4, 1),
        0,
    ),
    Option(
        "open_pair_doubles",
        N_("Open pair doubles"),
        N_("With a pair among one player's upcards, the bet on fourth street is the big bet."),
        (False, True),
    ),
    Option("stack", N_("Chips"), N_("What everyone has when the match begins."), (100, 50, 200, 500), 1),
    Option(
        "deals",
        N_("Deals"),
        N_(
            "After this many deals the player with most chips wins. Without a number, one player has to "
            "win them all."
        ),
        (None, 10, 20, 50),
        1,
    ),
)


def options_of(defaults: SchultzOptions) -> tuple[Option, ...]:
    """All house rules with the usual value of this ruleset first among the choices."""
    return with_defaults_first(_OPTIONS, defaults._asdict())


def make_options(defaults: SchultzOptions, changes: Mapping[str, object]) -> SchultzOptions:
    """The defaults with changes; raises OptionError for names, values or combinations that can't be."""
    options = defaults._replace(**checked_changes(_OPTIONS, changes))
    if options.bring_in and options.bring_in >= options.small_bet:
        raise OptionError(
            N_("A bring_in of {bring_in} is too much: it must be less than the small_bet of {small_bet}."),
            bring_in=options.bring_in,
            small_bet=options.small_bet,
        )
    if options.limit is Limit.SPREAD and options.big_bet < options.small_bet:
        raise OptionError(
            N_(
                "With spread limit a bet lies between small_bet {small_bet} and big_bet {big_bet}: swap them."
            ),
            big_bet=options.big_bet,
            small_bet=options.small_bet,
        )
    return options
