"""Stud as a sensible home player bets it: imagined showdowns against the price of staying in."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, NamedTuple

from game.bots.stud_worlds import imagine, packs, share_won
from game.cards import Dice
from game.rules.api import Action, Offer, Seat, Verb
from game.rules.schultz.observation import SchultzView
from game.rules.schultz.streets import SEVENTH

PLAYOUTS_A_YIELD: Final = 4  # about a millisecond in a browser
CLEAR_AFTER: Final = 3  # after this part of the playouts, one in so many, a clear decision is made
# How far above its fair part of the pot a hand must win, as a part of what is missing to winning always.
_BET: Final = 0.08
_RAISE: Final = 0.25
_RAISE_AGAIN: Final = 0.4
# A hand that has to be paid for again on later streets is worth less than it wins at showdown.
_TO_COME: Final = 0.98


class Place(NamedTuple):
    """What a decision depends on: amounts in chips, `share` the part of the pot that is won on average."""

    seat: Seat
    pot: int
    to_call: int
    share: float
    fair: float  # what everyone who stays would win on average

    def above_fair(self, part: float) -> bool:
        """True if the share lies so far between the fair one and all."""
        return self.share > self.fair + (1 - self.fair) * part


def think_stud(view: SchultzView, budget: int, dice: Dice) -> Generator[None, None, Action]:
    """Return a betting action for the seat to act; uses up to `budget` playouts and yields between them."""
    seat = view.seat
    if seat is None:
        raise ValueError("an onlooker has nothing to decide")
    offers = {offer.verb: offer for offer in view.offers}
    world = imagine(view, seat)
    call = offers.get(Verb.CALL)
    to_call = call.amount or 0 if call else 0
    place = Place(seat, view.pot, to_call, 0.0, 1 / len(world.seats))
    won, playouts = 0.0, max(budget, 1)
    for count, pack in enumerate(packs(world, playouts, dice), 1):
        won += share_won(world, pack)
        if count % PLAYOUTS_A_YIELD == 0:
            yield
        place = place._replace(share=won / count)
        if count == playouts // CLEAR_AFTER and _is_clear(view, offers, place, count):
            break
    return _decide(view, offers, place)


def _is_clear(view: SchultzView, offers: dict[Verb, Offer], place: Place, count: int) -> bool:
    """True if so many playouts suffice: more would hardly lead to another decision."""
    doubt = 0.5 / count**0.5
    low, high = place._replace(share=place.share - doubt), place._replace(share=place.share + doubt)
    return _decide(view, offers, low) == _decide(view, offers, high)


def _decide(view: SchultzView, offers: dict[Verb, Offer], place: Place) -> Action:
    raising = offers.get(Verb.RAISE) or offers.get(Verb.BET)
    if raising is not None and place.above_fair(_wanted(view)):
        return _raise(view, raising, place)
    if Verb.CHECK in offers:
        return Action(place.seat, Verb.CHECK)
    worth = place.share if view.street == SEVENTH else place.share * _TO_COME
    if worth * (place.pot + place.to_call) >= place.to_call:
        return Action(place.seat, Verb.CALL)
    return Action(place.seat, Verb.FOLD)


def _wanted(view: SchultzView) -> float:
    """How strong a hand has to be to bet, to raise, or to raise once more."""
    if not view.betting.level:
        return _BET
    return _RAISE_AGAIN if view.betting.raises else _RAISE


def _raise(view: SchultzView, offer: Offer, place: Place) -> Action:
    """With free amounts about half the pot, the whole of it or more with a hand that hardly loses."""
    if offer.amount is None or offer.amount_most is None:
        return Action(place.seat, offer.verb)
    part = 1.0 if place.above_fair(_RAISE_AGAIN) else 0.5
    total = view.betting.current + round(part * (place.pot + place.to_call))
    return Action(place.seat, offer.verb, amount=max(offer.amount, min(total, offer.amount_most)))
