"""Folding, checking, calling, betting and raising (rules.md 3, "Betting")."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from game.rules.api import Action, Seat, Verb
from game.rules.schultz.betting import CALL, CHECK, FOLD
from game.rules.schultz.events import Bet, Called, Checked, Folded, Raised
from game.rules.schultz.opening import next_to_ask
from game.rules.schultz.state import Betting, State, build, put


def act(state: State, action: Action, events: list[Any]) -> State:
    """Do what a legal action says and find the next seat that has a decision, if any."""
    seat, verb = action.seat, action.verb
    stacks, paid, folded, betting, _, did = state[:6]
    chips, done = 0, action
    if verb is FOLD:
        events.append(Folded(seat))
        folded = put(folded, seat, True)
        if folded.count(False) == 1:
            return build(State, (stacks, paid, folded, betting, None, put(did, seat, done), *state[6:]))
    elif verb is CHECK:
        events.append(Checked(seat))
        betting = _after(betting, seat, 0)
    elif verb is CALL:
        to_call, stack = betting.current - betting.bets[seat], stacks[seat]
        chips = to_call if to_call < stack else stack
        events.append(Called(seat, chips, chips == stack, chips < to_call))
        betting, done = _after(betting, seat, chips), _done(seat, verb, chips)
    else:
        betting = _raised(state, action, events)
        chips = betting.bets[seat] - state.betting.bets[seat]
        done = _done(seat, verb, betting.bets[seat])
    if chips:
        stacks, paid = put(stacks, seat, stacks[seat] - chips), put(paid, seat, paid[seat] + chips)
    to_act = next_to_ask(stacks, folded, betting, seat + 1)
    return build(State, (stacks, paid, folded, betting, to_act, put(did, seat, done), *state[6:]))


@lru_cache(maxsize=4096)
def _done(seat: Seat, verb: Verb, amount: int) -> Action:
    """A call, bet or raise with its chips, kept as `_offers` are."""
    return Action(seat, verb, amount=amount)


def _after(betting: Betting, seat: Seat, chips: int) -> Betting:
    """The betting after a seat has checked, or called with so many chips."""
    bet, bets, acted, current, level, step, raises = betting
    if chips:
        bets = put(bets, seat, bets[seat] + chips)
    return build(Betting, (bet, bets, put(acted, seat, True), current, level, step, raises))


def _raised(state: State, action: Action, events: list[Any]) -> Betting:
    """Bet or raise; what reaches the next level is full and lets the others act again."""
    seat = action.seat
    bet, bets, acted, current, level, step, raises = state.betting
    stack = state.stacks[seat]
    total = min(level + step, bets[seat] + stack) if action.amount is None else action.amount
    chips, full = total - bets[seat], total >= level + step
    if current == 0:
        events.append(Bet(seat, chips, chips == stack, full))
    else:
        events.append(Raised(seat, chips, total, chips == stack, full, full and level == 0))
    bets = put(bets, seat, total)
    if not full:
        return Betting(bet, bets, put(acted, seat, True), total, level, step, raises)
    acted = tuple([other == seat for other in range(len(bets))])
    return Betting(bet, bets, acted, total, total, total - level, raises + (1 if level else 0))
