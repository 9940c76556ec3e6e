"""Who opens a street: exposed hands, the bring-in, and the seats that can act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.cards import Card, HandRank, WildCards, evaluate_partial_wild, wild_cards
from game.rules.api import Seat
from game.rules.schultz.events import BettingOpened, BringInPosted
from game.rules.schultz.options import Limit, Opening, SchultzOptions
from game.rules.schultz.state import Betting, State, live, put, wilds_of
from game.rules.schultz.streets import FOURTH, STREETS, THIRD


def open_street(state: State, events: list[Any]) -> State:
    """Begin the betting of a street whose cards are dealt; `to_act` stays None if nobody has a decision."""
    seats = len(state.stacks)
    bet = _street_bet(state)
    state = state._replace(
        betting=Betting(bet, (0,) * seats, (False,) * seats, step=bet), did=(None,) * seats, to_act=None
    )
    if state.street == THIRD:
        state = _open_third(state, events)
    elif state.community is None:
        state = state._replace(opener=_best_exposed(state))
    # With a community card the opener of sixth street opens again.
    if state.opener is None:
        return state
    first = next_to_ask(state.stacks, state.folded, state.betting, state.opener)
    if first is not None:
        events.append(BettingOpened(state.street, first, bet))
    return state._replace(to_act=first)


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


def exposed_rank(up: Sequence[Card], wilds: WildCards) -> HandRank:
    """How good a seat's upcards are by themselves."""
    return evaluate_partial_wild(up, wilds)


def _best_exposed(state: State) -> Seat:
    """The seat with the best upcards, of equal ones the first clockwise from the dealer."""
    wilds = exposed_wilds(state.setup.options, state.street, state.wild)
    return max(live(state), key=lambda seat: exposed_rank(state.up[seat], wilds))


def _open_third(state: State, events: list[Any]) -> State:
    """Post the bring-in and find the opener of third street."""
    options, players = state.setup.options, state.setup.players
    with_chips = [seat for seat in players if state.stacks[seat]]
    poster = None
    if options.bring_in and with_chips:
        poster = min(with_chips, key=lambda seat: state.up[seat][0])
        state = _post(state, poster, options.bring_in, events)
    if options.opening is Opening.HIGH_CARD:
        opener = max(players, key=lambda seat: state.up[seat][0] >> 2)
    else:
        opener = min(players, key=lambda seat: state.up[seat][0]) if poster is None else poster
    return state._replace(opener=opener, poster=poster)


def _post(state: State, seat: Seat, bring_in: int, events: list[Any]) -> State:
    """Post the bring-in as far as the stack goes; the others have to call the whole of it."""
    chips = min(bring_in, state.stacks[seat])
    events.append(BringInPosted(seat, chips, chips == state.stacks[seat]))
    betting = state.betting._replace(bets=put(state.betting.bets, seat, chips), current=bring_in)
    return state._replace(
        stacks=put(state.stacks, seat, state.stacks[seat] - chips),
        paid=put(state.paid, seat, state.paid[seat] + chips),
        betting=betting,
    )


def next_to_ask(stacks: Sequence[int], folded: Sequence[bool], betting: Betting, start: int) -> Seat | None:
    """The first seat clockwise from `start`, itself included, that has a decision; None without one.

    A seat that can act is asked if it has less in than the current bet, or if it has not acted and another
    seat can act too.
    """
    _, bets, acted, current, _, _, _ = betting
    seats, found, acting = len(stacks), None, 0
    for place in range(start, start + seats):
        seat = place % seats
        if not stacks[seat] or folded[seat]:
            continue
        if bets[seat] < current:
            # With an earlier seat that only waits for a second one, this is that second one.
            return Seat(seat if found is None else found)
        acting += 1
        if found is None and not acted[seat]:
            found = seat
        if found is not None and acting > 1:
            return Seat(found)
    return None
