"""Points: for hands, for the last trick, for Chicago; and who has won (rules.md 2, 2a, 2c)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.cards import Category, HandRank, category_of, rank_of
from game.rules.api import Seat
from game.rules.chicago.observation import Phase
from game.rules.chicago.options import ChicagoOptions
from game.rules.chicago.state import State, put
from game.rules.chicago.tricks import taker
from game.rules.events import Cause, NobodyScored, Scored

WITH_TWO = 10  # points for taking the last trick with a two


def hand_points(options: ChicagoOptions, category: Category) -> int:
    """The points of a category; a high card is no hand."""
    return {
        Category.PAIR: options.pair_points,
        Category.TWO_PAIR: options.two_pair_points,
        Category.THREE_OF_A_KIND: options.three_of_a_kind_points,
        Category.STRAIGHT: options.straight_points,
        Category.FLUSH: options.flush_points,
        Category.FULL_HOUSE: options.full_house_points,
        Category.FOUR_OF_A_KIND: options.four_of_a_kind_points,
        Category.STRAIGHT_FLUSH: options.straight_flush_points,
        Category.ROYAL_FLUSH: options.royal_flush_points,
    }.get(category, 0)


def best_hand(state: State, hands: Mapping[Seat, HandRank], events: list[Any]) -> Seat | None:
    """The one seat with the best hand; None (told as an event) without a hand, or if the best are equal."""
    best = max(hands.values(), default=HandRank(0))
    holders = tuple(seat for seat, rank in hands.items() if rank == best)
    hand = bool(holders) and category_of(best) >= Category.PAIR
    if hand and len(holders) == 1:
        return holders[0]
    events.append(NobodyScored(phase_number(state), holders if hand else ()))
    return None


def phase_number(state: State) -> int:
    """The phase that is being scored: the declaring's round, and for the end of the deal the last one."""
    return state.setup.options.exchange_rounds if state.phase is Phase.PLAY else state.round


def score(state: State, what: Scored, events: list[Any]) -> State:
    """Record points; `what.points` may be negative, and a score never falls below 0."""
    total = max(0, state.scores[what.seat] + what.points)
    happened = what._replace(points=total - state.scores[what.seat], total=total)
    events.append(happened)
    return state._replace(
        scores=put(state.scores, what.seat, total),
        scored=(*state.scored, happened),
    )


def score_tricks(state: State, events: list[Any]) -> State:
    """Record Chicago, made or broken, or the last trick; the trick play is over."""
    options, phase = state.setup.options, phase_number(state)
    caller, winner = state.caller, state.tricks.last_taker
    if winner is None:
        return state
    if caller is None:
        points = options.last_trick_points
        if options.last_trick_with_two and rank_of(taker(state.tricks.last_trick)[1]) == 0:
            points = WITH_TWO
        return score(state, Scored(winner, points, 0, Cause.LAST_TRICK, phase), events)
    made = winner == caller
    points = options.chicago_points if made else -options.chicago_points
    cause = Cause.CHICAGO_MADE if made else Cause.CHICAGO_BROKEN
    state = score(state, Scored(caller, points, 0, cause, phase), events)
    called = tuple(sorted({*state.called, caller})) if made else state.called
    return state._replace(chicago_made=made, called=called)


def score_hand(
    state: State, seat: Seat, category: Category, ranks: tuple[int, ...], points: int, events: list[Any]
) -> State:
    """Record the points of the best hand; `ranks` are those of its ranks that all may know."""
    what = Scored(seat, points, 0, Cause.HAND, phase_number(state), category, ranks)
    return score(state, what, events)


def reset_others(state: State, seat: Seat, events: list[Any]) -> State:
    """Four of a kind sets all opponents in the deal to 0."""
    for other in state.setup.players:
        if other != seat:
            what = Scored(other, -state.scores[other], 0, Cause.RESET, phase_number(state))
            state = score(state, what, events)
    return state


def leaders(state: State) -> tuple[Seat, ...]:
    """The seats with the highest score if it reaches the target, () if it does not.

    With `must_have_called` only seats that have made a Chicago in the match count.
    """
    options = state.setup.options
    counting = [
        Seat(seat)
        for seat in range(len(state.scores))
        if not options.must_have_called or seat in state.called
    ]
    top = max((state.scores[seat] for seat in counting), default=0)
    if top < options.target:
        return ()
    return tuple(seat for seat in counting if state.scores[seat] == top)
