"""Dealing the streets: burns, triggers and the moving wild rank, and what happens when the pack runs out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

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
from game.rules.schultz.options import LastUpcardPair, SchultzOptions, Trigger, WildScope
from game.rules.schultz.state import QUEEN, Cards, State, live
from game.rules.schultz.streets import SEVENTH, STREETS

# Module's own names are quicker than the enum's, see `betting`.
_NONE: Final = Trigger.NONE
_PAIR: Final = Trigger.PAIR


def deal_street(state: State, number: int, events: list[Any]) -> State:
    """Deal the cards of a street to all seats that have not folded."""
    street, seats = STREETS[number], live(state)
    needed = len(seats) * len(street.rounds)
    burn = street.burn and len(state.stub) > needed
    events.append(StreetBegan(number, burn))
    if len(state.stub) < needed + street.burn:
        if len(state.stub) + len(state.burned) < needed:
            return _deal_community(state._replace(street=number), events)
        state = _renew(state, events)
    stub, burned = state.stub, state.burned
    if burn:
        stub, burned = stub[1:], (*burned, stub[0])
    down, up = list(state.down), list(state.up)
    moving = Moving(state.wild, state.wild_owner, state.trigger)
    for face_up in street.rounds:
        if face_up:
            moving = _deal_up(state.setup.options, up, zip(seats, stub, strict=False), moving, events)
        else:
            events += map(CardDealt, seats, stub)
            for seat, card in zip(seats, stub, strict=False):
                down[seat] += (card,)
            if number == SEVENTH and moving.trigger:
                moving = _end_trigger(state.setup.options, seats[0], stub[0], moving, events)
        stub = stub[len(seats) :]
    wild, owner, trigger = moving
    return state._replace(
        street=number,
        stub=stub,
        burned=burned,
        down=tuple(down),
        up=tuple(up),
        wild=wild,
        wild_owner=owner,
        trigger=trigger,
    )


class Moving(NamedTuple):
    """What moves while cards are dealt: the card that set what is wild, who alone knows it, the trigger."""

    wild: Card | None
    owner: Seat | None
    trigger: bool


def _deal_up(
    options: SchultzOptions,
    up: list[Cards],
    dealt: Iterable[tuple[Seat, Card]],
    moving: Moving,
    events: list[Any],
) -> Moving:
    """One card face up each; the wild rank moves with the card that follows a trigger."""
    kind, single = options.trigger, options.wild_scope is WildScope.CARD
    wild, owner, trigger = moving
    for seat, card in dealt:
        events.append(UpcardDealt(seat, card))
        if trigger:
            wild, trigger = card, False
            events.append(WildSet(card, single))
        if kind is not _NONE and _triggers(kind, card, up[seat]):
            trigger = True
            events.append(TriggerSet(seat, card))
        up[seat] += (card,)
    return Moving(wild, owner, trigger)


def _end_trigger(
    options: SchultzOptions, first: Seat, card: Card, moving: Moving, events: list[Any]
) -> Moving:
    """A trigger still pending ends on seventh street, whose first down card is `card`."""
    if options.wild_scope is WildScope.CARD:
        events.append(WildSet(card, True, first))
        return Moving(card, first, False)
    ends = options.last_upcard_pair is LastUpcardPair.NONE
    events.append(TriggerEnded(ends and moving.wild is not None))
    return Moving(None if ends else moving.wild, moving.owner, False)


def _triggers(trigger: Trigger, card: Card, others: tuple[Card, ...]) -> bool:
    """True if an upcard beside the seat's other upcards makes the next upcard wild; printed ranks decide."""
    if trigger is _PAIR:
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
