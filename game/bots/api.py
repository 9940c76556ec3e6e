"""What an opponent is: a generator that looks at an Observation and ends with an Action.

A bot may yield as often as it likes (there are no threads in the browser: the app resumes it a few
milliseconds a frame). Its budget is a number of playouts, not time, so a slow phone makes the same move as
a fast desktop and a record replays.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from itertools import combinations
from typing import Any, NamedTuple, Protocol

from game.cards import Dice, rng_from
from game.rules.api import Action, Offer, Seat

Thought = Generator[None, None, Action]


class Bot(Protocol):
    """An opponent's way of playing; it holds no state between decisions."""

    @property
    def name(self) -> str: ...
    def think(self, observation: Any, budget: int, dice: Dice) -> Thought:
        """A generator that yields while it thinks and returns an Action for `observation.seat`.

        `budget` is the greatest number of playouts, `dice` its only source of chance.
        """


class Fault(NamedTuple):
    """A bot that failed: which, where, and how; a legal fallback was used instead."""

    bot: str
    seat: Seat
    message: str


Report = Callable[[Fault], None]


def dice_for(seed: int, seat: Seat, actions: int) -> Dice:
    """The chance for one decision, apart from the deck's: a stream of (seed, seat, actions so far)."""
    return Dice(rng_from(seed, "bot", int(seat), actions))


def actions_of(seat: Seat, offer: Offer) -> tuple[Action, ...]:
    """Every action that an offer stands for (the two ends where an amount is free)."""
    if offer.amount is not None:
        ends = {offer.amount, offer.amount if offer.amount_most is None else offer.amount_most}
        if offer.amount_most is None:
            return (Action(seat, offer.verb),)
        return tuple(Action(seat, offer.verb, amount=end) for end in sorted(ends))
    if offer.cards:
        return tuple(
            Action(seat, offer.verb, cards)
            for size in range(max(offer.least, 1), offer.most + 1)
            for cards in combinations(offer.cards, size)
        )
    return (Action(seat, offer.verb, category=offer.category),)


def legal_from(observation: Any) -> tuple[Action, ...]:
    """All legal actions as the observer itself can tell them."""
    return tuple(action for offer in observation.offers for action in actions_of(observation.seat, offer))
