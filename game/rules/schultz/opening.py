"""Who opens a street: exposed hands, the bring-in, and the seats that can act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.cards import Card, HandRank, WildCards, evaluate_exposed, wild_cards
from game.rules.api import Seat, seats_from
from game.rules.schultz.events import BettingOpened, BringInPosted
from game.rules.schultz.options import Limit, Opening, SchultzOptions
from game.rules.schultz.state import Betting, Cards, State, live, put, wilds_of
from game.rules.schultz.streets import FOURTH, STREETS, THIRD

# By number of seats and the first of them, which may be the one after the last: all seats clockwise.
_CLOCKWISE: Final = [[seats_from(first, seats) for first in range(seats + 1)] for seats in range(9)]


def open_street(state: State, events: list[Any]) -> State:
    """Begin the betting of a street whose cards are dealt; `to_act` stays None if nobody has a decision."""
    stacks, paid, seats = state.stacks, state.paid, len(state.stacks)
    bet = _street_bet(state)
    betting = Betting(bet, (0,) * seats, (False,) * seats, step=bet)
    opener, poster, first = state.opener, state.poster, None
    if state.street == THIRD:
        poster = _poster(state)
        if poster is not None:
            stacks, paid, betting = _post(state, poster, betting, events)
        opener = _third_opener(state, poster)
    elif state.community is None:
        opener = _best_exposed(state)
    # With a community card the opener of sixth street opens again.
    if opener is not None:
        first = next_to_ask(stacks, state.folded, betting, opener)
    if first is not None:
        events.append(BettingOpened(state.street, first, bet))
    return state._replace(
        stacks=stacks,
        paid=paid,
        betting=betting,
        to_act=first,
        did=(None,) * seats,
        opener=opener,
        poster=poster,
    )


def _street_bet(state: State) -> int:
    options = state.setup.options
    if STREETS[state.street].big:
        return options.small_bet if options.limit is Limit.SPREAD else options.big_bet
    if options.open_pair_doubles and state.street == FOURTH:
        for seat in live(state):
            ranks = [card >> 2 for card in state.up[seat]]
            if len(set(ranks)) < len(ranks):
                return options.big_bet
    return options.small_bet


def exposed_wilds(options: SchultzOptions, street: int, wild: Card | None) -> WildCards:
    """The cards that count as wild in exposed hands."""
    if street == THIRD or not options.opener_counts_wild:
        return wild_cards()
    return wilds_of(options, wild)


def exposed_rank(up: Cards, wilds: WildCards) -> HandRank:
    """How good a seat's upcards are by themselves."""
    return evaluate_exposed(up, wilds)


def _best_exposed(state: State) -> Seat:
    """The seat with the best upcards, of equal ones the first clockwise from the dealer."""
    wilds, up = exposed_wilds(state.setup.options, state.street, state.wild), state.up
    seats = live(state)
    ranks = [evaluate_exposed(up[seat], wilds) for seat in seats]
    return seats[ranks.index(max(ranks))]


def _poster(state: State) -> Seat | None:
    """Who posts the bring-in: the lowest upcard among the seats with chips; None without a bring-in."""
    if not state.setup.options.bring_in:
        return None
    with_chips = [seat for seat in state.setup.players if state.stacks[seat]]
    return min(with_chips, key=lambda seat: state.up[seat][0], default=None)


def _third_opener(state: State, poster: Seat | None) -> Seat:
    """Who opens third street, given who posted the bring-in."""
    players, up = state.setup.players, state.up
    if state.setup.options.opening is Opening.HIGH_CARD:
        return max(players, key=lambda seat: up[seat][0] >> 2)
    return min(players, key=lambda seat: up[seat][0]) if poster is None else poster


def _post(
    state: State, seat: Seat, betting: Betting, events: list[Any]
) -> tuple[tuple[int, ...], tuple[int, ...], Betting]:
    """Post the bring-in as far as the stack goes; the others have to call the whole of it.

    Returns the stacks, what is paid, and the betting.
    """
    bring_in, stack = state.setup.options.bring_in, state.stacks[seat]
    chips = min(bring_in, stack)
    events.append(BringInPosted(seat, chips, chips == stack))
    return (
        put(state.stacks, seat, stack - chips),
        put(state.paid, seat, state.paid[seat] + chips),
        betting._replace(bets=put(betting.bets, seat, chips), current=bring_in),
    )


def next_to_ask(stacks: Sequence[int], folded: Sequence[bool], betting: Betting, start: int) -> Seat | None:
    """The first seat clockwise from `start`, itself included, that has a decision; None without one.

    A seat that can act is asked if it has less in than the current bet, or if it has not acted and another
    seat can act too.
    """
    _, bets, acted, current, _, _, _ = betting
    found, acting = None, 0
    for seat in _CLOCKWISE[len(stacks)][start]:
        if not stacks[seat] or folded[seat]:
            continue
        if bets[seat] < current:
            # With an earlier seat that only waits for a second one, this is that second one.
            return seat if found is None else found
        acting += 1
        if found is None and not acted[seat]:
            found = seat
        if found is not None and acting > 1:
            return found
    return None
