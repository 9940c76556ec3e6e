"""How the own row of a stud table closes up: hole cards, a gap, upcards (look.md, section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.scenes.stud_layout import StudZones

LEAST_HOLE, LEAST_UP = 0.35, 0.52  # smallest steps, in card widths
BANDED = 0.65  # of a wild card: its band with what it stands for is seen
SHRINKS = (1.0, 0.94, 0.9, 0.86, 0.82, 0.78, 0.74, 0.7, 0.65, 0.6)
HALF = 0.5  # rather a little smaller than closed up further than this
LEAST_HALF = 0.86  # but no smaller for that


class OwnRow(NamedTuple):
    """Left edges of the own hole cards and upcards, and a card's width, in logical px."""

    downs: tuple[float, ...]
    ups: tuple[float, ...]
    card: float


class _Steps(NamedTuple):
    """Steps to the next card, loose and closed up, in logical px; the last card is seen whole."""

    loose: tuple[float, ...]
    close: tuple[float, ...]
    card: float

    def at(self, closed: float) -> tuple[float, ...]:
        """The steps on the way from loose (0) to closed up (1)."""
        return tuple(a + (b - a) * closed for a, b in zip(self.loose, self.close, strict=True))


def own_row(layout: StudZones, downs: Sequence[bool], ups: Sequence[bool]) -> OwnRow:
    """The row for cards of which each is told whether it is wild: closer, then smaller, to fit.

    A wild card that the next one covers leaves its mark to be seen.
    """
    room = layout.zones.hand.zone.w + 0.5
    for shrink in SHRINKS:
        steps = _steps(layout, downs, ups, shrink)
        loose, close = (sum(each) + steps.card for each in (steps.loose, steps.close))
        closed = 0.0 if loose <= room else 1.0 if loose <= close else (loose - room) / (loose - close)
        if closed <= (HALF if shrink > LEAST_HALF else 1.0):
            break
    return _placed(layout, len(downs), len(downs) + len(ups), steps, min(closed, 1.0))


def _steps(layout: StudZones, downs: Sequence[bool], ups: Sequence[bool], shrink: float) -> _Steps:
    hole, gap, up = layout.steps
    card = layout.zones.hand.card * shrink
    loose, close = [], []
    for i, wild in enumerate((*downs, *ups)):
        if i == len(downs) - 1:  # the last hole card is seen whole
            loose.append(card + gap)
            close.append(card + gap * 0.6)
            continue
        least = LEAST_HOLE if i < len(downs) else LEAST_UP
        step = (hole if i < len(downs) else up) * shrink
        loose.append(step)
        close.append(min(step, max(least, BANDED if wild else 0.0) * card))
    if ups:
        loose, close = loose[:-1], close[:-1]
    elif downs:
        loose[-1] = close[-1] = 0.0
    return _Steps(tuple(loose), tuple(close), card)


def _placed(layout: StudZones, downs: int, count: int, steps: _Steps, closed: float) -> OwnRow:
    zone, found = layout.zones.hand.zone, steps.at(closed)
    spare = max(0.0, zone.w - sum(found) - steps.card)
    x = zone.x + (min(20.0, spare) if layout.zones.kind == "wide" else spare / 2)
    lefts = tuple(x + sum(found[:i]) for i in range(count))
    return OwnRow(lefts[:downs], lefts[downs:], steps.card)
