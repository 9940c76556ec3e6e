"""How a value travels: easing curves, and the way from one rectangle to another."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from game.stage.item import Rect

Easing = Callable[[float], float]
_STEPS = 256


def cubic(x1: float, y1: float, x2: float, y2: float) -> Easing:
    """The easing of a CSS `cubic-bezier`: 0 at 0, 1 at 1. Looked up in a table made once."""
    table = _table(x1, y1, x2, y2)

    def ease(t: float) -> float:
        if t <= 0.0:
            return 0.0
        if t >= 1.0:
            return 1.0
        at = t * _STEPS
        low = int(at)
        return table[low] + (table[low + 1] - table[low]) * (at - low)

    return ease


@lru_cache(maxsize=8)
def _table(x1: float, y1: float, x2: float, y2: float) -> tuple[float, ...]:
    def curve(p: float, a: float, b: float) -> float:
        return 3 * (1 - p) ** 2 * p * a + 3 * (1 - p) * p * p * b + p**3

    values = []
    for step in range(_STEPS + 1):
        low, high = 0.0, 1.0
        for _ in range(30):  # x grows with p, so halving finds it
            p = (low + high) / 2
            if curve(p, x1, x2) < step / _STEPS:
                low = p
            else:
                high = p
        values.append(curve((low + high) / 2, y1, y2))
    return (*values[:-1], 1.0, 1.0)


OUT = cubic(0.22, 0.8, 0.3, 1.0)
INOUT = cubic(0.6, 0.0, 0.3, 1.0)
EASINGS = {"out": OUT, "inout": INOUT}


def between(start: Rect, end: Rect, part: float) -> Rect:
    """The rectangle at `part` (0 … 1) of the straight way; exactly `end` at 1."""
    if part >= 1.0:
        return end
    x, y, w, h = (round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
    return Rect(x, y, w, h)
