"""Dealing the streets: burns, triggers and the moving wild rank, and what happens when the pack runs out."""

from __future__ import annotations

from typing import Any

from game.cards import N_, Card, shuffled
from game.rules.api import RestockError, Seat
from game.rules.events import CardDealt, StockRenewed
from game.rules.schultz.events import (
    CommunityDealt,
    StreetBegan,
    TriggerEnded,
    TriggerSet,
    UpcardDealt,
    WildSet,
)
from game.rules.schultz.options import LastUpcardPair, Trigger, WildScope
from game.rules.schultz.state import QUEEN, State, live
from game.rules.schultz.streets import SEVENTH, STREETS


def deal_street(state: State, number: int, events: list[Any]) -> State:
    """Deal the cards of a street to all seats that have not folded."""
    street, seats = STREETS[number], live(state)
    stub, burned = state.stub, state.burned
    needed = len(seats) * len(street.rounds)
    if len(stub) >= needed + street.burn:
        events.append(StreetBegan(number, street.burn))
        if street.burn:
            stub, burned = stub[1:], (*burned, stub[0])
        state = state._replace(street=number, stub=stub, burned=burned)
    elif len(stub) + len(burned) >= needed:
        events.append(StreetBegan(number, False))
        state = _renew(state._replace(street=number), events)
    else:
        events.append(StreetBegan(number, False))
        return _deal_community(state._replace(street=number), events)
    for face_up in street.rounds:
        state = _deal_up(state, seats, events) if face_up else _deal_down(state, seats, events)
    return state


def _deal_down(state: State, seats: list[Seat], events: list[Any]) -> State:
    """One card face down each; on seventh street a trigger still pending ends."""
    down, stub = list(state.down), state.stub
    for seat, card in zip(seats, stub, strict=False):
        down[seat] += (card,)
        events.append(CardDealt(seat, card))
    state = state._replace(down=tuple(down), stub=stub[len(seats) :])
    if not state.trigger or state.street != SEVENTH:
        return state
    options = state.setup.options
    if options.wild_scope is WildScope.CARD:
        events.append(WildSet(stub[0], True, seats[0]))
        return state._replace(trigger=False, wild=stub[0], wild_owner=seats[0])
    ends = options.last_upcard_pair is LastUpcardPair.NONE
    events.append(TriggerEnded(ends and state.wild is not None))
    return state._replace(trigger=False, wild=None if ends else state.wild)


def _deal_up(state: State, seats: list[Seat], events: list[Any]) -> State:
    """One card face up each; the wild rank moves with the card that follows a trigger."""
    options = state.setup.options
    triggers, single = options.trigger, options.wild_scope is WildScope.CARD
    up, wild, trigger = list(state.up), state.wild, state.trigger
    for seat, card in zip(seats, state.stub, strict=False):
        events.append(UpcardDealt(seat, card))
        if trigger:
            wild, trigger = card, False
            events.append(WildSet(card, single))
        if triggers is not Trigger.NONE and _triggers(triggers, card, up[seat]):
            trigger = True
            events.append(TriggerSet(seat, card))
        up[seat] += (card,)
    return state._replace(up=tuple(up), stub=state.stub[len(seats) :], wild=wild, trigger=trigger)


def _triggers(trigger: Trigger, card: Card, others: tuple[Card, ...]) -> bool:
    """True if an upcard beside the seat's other upcards makes the next upcard wild; printed ranks decide."""
    if trigger is Trigger.PAIR:
        return card >> 2 in [other >> 2 for other in others]
    return trigger is Trigger.QUEEN and card >> 2 == QUEEN


def _renew(state: State, events: list[Any]) -> State:
    """Shuffle the rest of the stub and the earlier burns together into a new stub."""
    recycled = state.stub + state.burned
    restock, rng = state.restock, state.rng
    if restock:
        stub, restock = restock[0], restock[1:]
        if len(stub) != len(recycled) or set(stub) != set(recycled):
            raise RestockError(
                N_("A restock of {given} cards does not hold exactly the stub and the burns, {count} cards."),
                given=len(stub),
                count=len(recycled),
            )
    else:
        stub, rng = shuffled(sorted(recycled), rng)
    events.append(StockRenewed(len(stub)))
    return state._replace(stub=stub, burned=(), restock=restock, rng=rng)


def _deal_community(state: State, events: list[Any]) -> State:
    """One card face up for everyone; a pending trigger makes it wild, and it triggers nothing itself."""
    card = state.stub[0]
    events.append(CommunityDealt(card))
    state = state._replace(stub=state.stub[1:], community=card)
    if not state.trigger:
        return state
    events.append(WildSet(card, state.setup.options.wild_scope is WildScope.CARD))
    return state._replace(trigger=False, wild=card)
