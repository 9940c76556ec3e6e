"""Declaring after an exchange round, and the ranks that equal categories reveal (rules.md 2a)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.cards import Category, HandRank, category_of, ranks_of
from game.rules.api import Seat
from game.rules.chicago.observation import Phase
from game.rules.chicago.options import Declaring as How
from game.rules.chicago.state import State, final_rank, next_player, put
from game.rules.events import Declared, DeclarePassed, RanksRevealed


def begin(state: State, events: list[Any]) -> State:
    """Begin the declaring of this phase.

    With `automatic` it is over at once (to_act None): everyone with a hand declares, a lower one too.
    """
    seat: Seat | None = state.setup.players[0]
    state = state._replace(phase=Phase.DECLARE, to_act=seat)
    if state.setup.options.declaring is How.AUTOMATIC:
        while seat is not None:
            category = category_of(final_rank(state, seat))
            if category < Category.PAIR:
                state = pass_on(state, seat, events)
            else:
                state = declare(state, seat, category, events)
            seat = state.to_act
    return state


def declarable(state: State, seat: Seat) -> Category | None:
    """The category that the seat may name: its true one, if it is a hand and as high as the highest yet."""
    category = category_of(final_rank(state, seat))
    highest = state.declaring.highest
    if category < Category.PAIR or (highest is not None and category < highest[1]):
        return None
    return category


def declare(state: State, seat: Seat, category: Category, events: list[Any]) -> State:
    """Name the category of one's hand."""
    declaring = state.declaring
    events.append(Declared(seat, category))
    highest = declaring.highest
    if highest is None or category > highest[1]:
        highest = (seat, category)
    declaring = declaring._replace(declared=put(declaring.declared, seat, category), highest=highest)
    return state._replace(declaring=declaring, to_act=next_player(state, seat))


def pass_on(state: State, seat: Seat, events: list[Any]) -> State:
    """Name nothing, and score nothing in this phase."""
    events.append(DeclarePassed(seat))
    declaring = state.declaring._replace(passed=put(state.declaring.passed, seat, True))
    return state._replace(declaring=declaring, to_act=next_player(state, seat))


def contenders(state: State) -> dict[Seat, HandRank]:
    """The seats that declared the highest category, first seat first, with their hands."""
    highest = state.declaring.highest
    if highest is None:
        return {}
    return {
        seat: final_rank(state, seat)
        for seat in state.setup.players
        if state.declaring.declared[seat] == highest[1]
    }


def reveal(state: State, hands: Mapping[Seat, HandRank], events: list[Any]) -> State:
    """Let several equal categories name rank after rank together until one leads; who falls behind stops."""
    revealed = revealed_ranks(hands)
    for seat, ranks in revealed.items():
        events.append(RanksRevealed(seat, category_of(hands[seat]), ranks))
    by_seat = tuple(revealed.get(Seat(seat), ()) for seat in range(len(state.scores)))
    return state._replace(declaring=state.declaring._replace(revealed=by_seat))


def revealed_ranks(hands: Mapping[Seat, HandRank]) -> dict[Seat, tuple[int, ...]]:
    """The ranks that each of several seats with one category has to name; {} if there is only one seat."""
    if len(hands) < 2:
        return {}
    ranks = {seat: ranks_of(hand) for seat, hand in hands.items()}
    named = dict.fromkeys(hands, 0)
    leading = list(hands)
    for place in range(len(ranks[leading[0]])):
        for seat in leading:
            named[seat] = place + 1
        best = max(ranks[seat][place] for seat in leading)
        leading = [seat for seat in leading if ranks[seat][place] == best]
        if len(leading) == 1:
            break
    return {seat: ranks[seat][: named[seat]] for seat in hands}
