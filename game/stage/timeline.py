"""What moves: flights of cards from one place to another, and the clock they share. Times in ms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from game.stage.item import Rect
from game.stage.theme import FLIP
from game.stage.tween import EASINGS, OUT, Easing, between


class Pose(NamedTuple):
    """Where a travelling thing is: `part` of its way done (0 … 1), `open` its width while it turns over.

    `turned`: the side that it shows in the end is up.
    """

    rect: Rect
    part: float
    open: float = 1.0
    turned: bool = True


@dataclass
class Flight:
    """One thing on its way from `start` to `end`; after `ms` it turns over for `flip` ms (0: it does not).

    `told`: the scene asked for it (a glide by itself is not waited for). `carries` belongs to the stage.
    """

    start: Rect
    end: Rect
    delay: float
    ms: float
    flip: float = 0.0
    sound: str | None = None
    told: bool = True
    carries: Any = None
    easing: Easing = OUT
    passed: float = 0.0

    @property
    def waiting(self) -> bool:
        return self.passed < self.delay

    @property
    def done(self) -> bool:
        return self.passed >= self.delay + self.ms + self.flip

    def pose(self) -> Pose:
        """Where it is now; at the end exactly `end`, open and turned."""
        if self.done:
            return Pose(self.end, 1.0)
        under_way = self.passed - self.delay
        if under_way < self.ms:
            part = self.easing(under_way / self.ms) if under_way > 0 else 0.0
            return Pose(between(self.start, self.end, part), part, 1.0, self.flip <= 0)
        turn = (under_way - self.ms) / self.flip
        return Pose(self.end, 1.0, abs(1.0 - 2.0 * turn), turn >= 0.5)


def flight(
    start: Rect,
    end: Rect,
    delay: float,
    ms: float,
    speed: float,
    *,
    flip: bool = False,
    sound: str | None = None,
    told: bool = True,
    carries: Any = None,
    easing: str = "out",
) -> Flight:
    """A flight with its times multiplied by `speed`; what turns over in place takes `ms` for the turn."""
    turn = float(FLIP) if flip else 0.0
    if flip and start == end:
        ms, turn = 0.0, float(ms)
    ease = EASINGS[easing]
    return Flight(start, end, delay * speed, ms * speed, turn * speed, sound, told, carries, ease)


class Timeline:
    """All flights under way. Nothing here knows the time; `tick` is told how much of it passed."""

    def __init__(self) -> None:
        self.flights: list[Flight] = []

    @property
    def moving(self) -> bool:
        return bool(self.flights)

    @property
    def busy(self) -> bool:
        """Something moves that the scene asked for."""
        return any(flight.told for flight in self.flights)

    def add(self, flight: Flight) -> None:
        self.flights.append(flight)

    def drop(self, flight: Flight) -> None:
        if flight in self.flights:
            self.flights.remove(flight)

    def tick(self, ms: float) -> list[str]:
        """Lets `ms` pass; returns the sounds of the flights that set out. Those that are done stay listed."""
        sounds = []
        for under_way in self.flights:
            fresh = under_way.passed <= under_way.delay
            under_way.passed += ms
            set_out = under_way.passed > under_way.delay or under_way.done
            if fresh and set_out and under_way.sound:
                sounds.append(under_way.sound)
        return sounds

    def take_done(self) -> list[Flight]:
        """The flights that have arrived; they are forgotten."""
        done = [flight for flight in self.flights if flight.done]
        if done:
            self.flights = [flight for flight in self.flights if not flight.done]
        return done

    def take_all(self) -> list[Flight]:
        """All flights, forgotten before they arrived."""
        flights, self.flights = self.flights, []
        return flights
