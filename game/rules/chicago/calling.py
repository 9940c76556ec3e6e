"""Calling Chicago: each seat with enough points is asked until one says yes (rules.md 2)."""

from __future__ import annotations

from typing import Any

from game.rules.api import Seat
from game.rules.chicago.observation import Phase
from game.rules.chicago.state import State
from game.rules.events import ChicagoCalled, ChicagoDeclined


def begin(state: State) -> State:
    """Ask the first seat that has enough points; to_act None if there is none."""
    state = state._replace(phase=Phase.CHICAGO, round=0)
    return state._replace(to_act=_next_asked(state))


def call(state: State, seat: Seat, events: list[Any]) -> State:
    """Undertake to take all five tricks; nobody else is asked."""
    events.append(ChicagoCalled(seat))
    return state._replace(caller=seat, to_act=None)


def decline(state: State, seat: Seat, events: list[Any]) -> State:
    """Say no; the next one is asked."""
    events.append(ChicagoDeclined(seat))
    state = state._replace(declined=(*state.declined, seat))
    return state._replace(to_act=_next_asked(state))


def _next_asked(state: State) -> Seat | None:
    least = state.setup.options.chicago_minimum
    for seat in state.setup.players:
        if seat not in state.declined and state.scores[seat] >= least:
            return seat
    return None
