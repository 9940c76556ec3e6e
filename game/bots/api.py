"""What an opponent is: a generator that looks at an Observation and ends with an Action.

A bot may yield as often as it likes (there are no threads in the browser: the app resumes it a few
milliseconds a frame). Its budget is a number of playouts, not time, so a slow phone makes the same move as
a fast desktop and a record replays.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, NamedTuple, Protocol

from game.cards import Dice, rng_from
from game.rules.api import Action, Ruleset, Seat

Thought = Generator[None, None, Action]


class Bot(Protocol):
    @property
    def name(self) -> str: ...
    def think(self, ruleset: Ruleset, observation: Any, budget: int, dice: Dice) -> Thought: ...


class Fault(NamedTuple):
    """A bot that failed: which, where, and how; a legal fallback was used instead."""

    bot: str
    seat: Seat
    message: str


def dice_for(seed: int, seat: Seat, actions: int) -> Dice:
    """The bot's own chance at this decision, apart from the deck's: stream of (seed, seat, actions so far)."""
    return Dice(rng_from(seed, "bot", int(seat), actions))


Report = Callable[[Fault], None]
