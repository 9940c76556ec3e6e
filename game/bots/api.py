"""What an opponent is: a generator that looks at an Observation and ends with an Action.

A bot may yield as often as it likes (there are no threads in the browser: the app resumes it a few
milliseconds a frame). Its budget is a number of playouts, not time, so a slow phone makes the same move as
a fast desktop and a record replays.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, NamedTuple, Protocol

from game.cards import Dice, rng_from
from game.rules.actions import actions_of
from game.rules.api import Action, Seat

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


def legal_from(observation: Any) -> tuple[Action, ...]:
    """All legal actions as the observer itself can tell them."""
    return tuple(action for offer in observation.offers for action in actions_of(observation.seat, offer))
