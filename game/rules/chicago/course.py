"""The course of a deal: what follows when an exchange round, a declaring, the calls or the tricks end."""

from __future__ import annotations

from typing import Any

from game.cards import Category, category_of, ranks_of
from game.rules.api import Seat, Verb
from game.rules.chicago import calling, declaring, exchange, scoring, tricks
from game.rules.chicago.observation import Phase
from game.rules.chicago.options import Declaring, Tie, WinCheck
from game.rules.chicago.state import State, final_hand, final_rank
from game.rules.events import DealEnded, HandsOpened, MatchEnded


def begin(state: State, events: list[Any]) -> State:
    """Begin the first exchange round of a deal that has been dealt."""
    return go_on(exchange.begin(state, 1, None, events), events)


def go_on(state: State, events: list[Any]) -> State:
    """While nobody is to act, go on to the next part of the deal."""
    while state.to_act is None and state.phase is not Phase.OVER:
        if state.phase is Phase.EXCHANGE:
            state = _after_exchange(state, events)
        elif state.phase is Phase.DECLARE:
            state = _after_declaring(state, events)
        elif state.phase is Phase.CHICAGO:
            state = tricks.begin(state)
        else:
            state = _after_tricks(state, events)
    return state


def _after_exchange(state: State, events: list[Any]) -> State:
    options = state.setup.options
    if state.round >= options.exchange_rounds:
        return calling.begin(state)
    if options.declaring is Declaring.NONE:
        return exchange.begin(state, state.round + 1, None, events)
    return declaring.begin(state, events)


def _after_declaring(state: State, events: list[Any]) -> State:
    """Compare what was declared; the best scores."""
    hands = declaring.contenders(state)
    state = declaring.reveal(state, hands, events)
    seat = scoring.best_hand(state, hands, events)
    if seat is None:
        return _after_phase(state, None, events)
    return _award(state, seat, category_of(hands[seat]), state.declaring.revealed[seat], events)


def _after_tricks(state: State, events: list[Any]) -> State:
    """Score the last trick or Chicago; unless that ends the deal, compare all hands."""
    options = state.setup.options
    state = scoring.score_tricks(state, events)
    if options.win_check is WinCheck.INSTANT and len(scoring.leaders(state)) == 1:
        return _end(state, events)
    if state.chicago_made is False and not options.hand_points_after_failed_chicago:
        return _end(state, events)
    players = state.setup.players
    hands = {seat: final_rank(state, seat) for seat in players}
    opened = tuple((seat, final_hand(state, seat), category_of(hands[seat])) for seat in players)
    events.append(HandsOpened(opened))
    state = state._replace(opened=True)
    seat = scoring.best_hand(state, hands, events)
    if seat is None:
        return _end(state, events)
    return _award(state, seat, category_of(hands[seat]), ranks_of(hands[seat]), events)


def _award(state: State, seat: Seat, category: Category, ranks: tuple[int, ...], events: list[Any]) -> State:
    """Give the best hand its points, or let the seat choose first (`four_of_a_kind_resets`)."""
    options = state.setup.options
    if options.four_of_a_kind_resets and category is Category.FOUR_OF_A_KIND:
        return state._replace(to_act=seat, choosing=True)
    points = scoring.hand_points(options, category)
    state = scoring.score_hand(state, seat, category, ranks, points, events)
    if options.royal_flush_wins and category is Category.ROYAL_FLUSH:
        return _end(state._replace(winners=(seat,)), events)
    return _after_award(state, seat, events)


def choose(state: State, seat: Seat, verb: Verb, events: list[Any]) -> State:
    """The seat takes the points of its four of a kind, or sets all opponents to 0 instead."""
    in_phase = state.phase is Phase.DECLARE
    ranks = state.declaring.revealed[seat] if in_phase else ranks_of(final_rank(state, seat))
    points = state.setup.options.four_of_a_kind_points if verb is Verb.POINTS else 0
    after = state.tricks._replace(last_trick=(), last_taker=None)
    state = state._replace(choosing=False, to_act=None, tricks=after)
    state = scoring.score_hand(state, seat, Category.FOUR_OF_A_KIND, ranks, points, events)
    if verb is Verb.RESET:
        state = scoring.reset_others(state, seat, events)
    return _after_award(state, seat, events)


def _after_award(state: State, seat: Seat, events: list[Any]) -> State:
    if state.phase is Phase.DECLARE:
        return _after_phase(state, seat, events)
    return _end(state, events)


def _after_phase(state: State, scorer: Seat | None, events: list[Any]) -> State:
    """After phases 1 and 2 the match may be won (not with `deal_end`); else the next exchange begins."""
    if state.setup.options.win_check is not WinCheck.DEAL_END and len(scoring.leaders(state)) == 1:
        return _end(state, events)
    return exchange.begin(state, state.round + 1, scorer, events)


def _end(state: State, events: list[Any]) -> State:
    """End the deal, and the match if somebody has won."""
    winners = state.winners
    if not winners:
        first = scoring.leaders(state)
        shared = state.setup.options.tie is Tie.SHARED
        winners = first if len(first) == 1 or shared else ()
    events.append(DealEnded(state.setup.number, state.scores))
    if winners:
        events.append(MatchEnded(winners, state.scores))
    return state._replace(phase=Phase.OVER, round=0, to_act=None, winners=winners)
