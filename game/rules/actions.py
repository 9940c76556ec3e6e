"""The actions that an offer stands for."""

from __future__ import annotations

from itertools import combinations

from game.rules.api import Action, Offer, Seat


def actions_of(seat: Seat, offer: Offer) -> tuple[Action, ...]:
    """Every action of an offer, fewest cards first; of free amounts the two ends."""
    if offer.amount_most is not None and offer.amount is not None:
        ends = dict.fromkeys((offer.amount, offer.amount_most))
        return tuple(Action(seat, offer.verb, amount=amount) for amount in ends)
    if offer.cards:
        return tuple(
            Action(seat, offer.verb, cards)
            for size in range(max(offer.least, 1), offer.most + 1)
            for cards in combinations(offer.cards, size)
        )
    return (Action(seat, offer.verb, category=offer.category),)
