"""Where a row's points and their causes go: one under the other, or one after the other where that is low."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.stage import fonts
from game.stage.item import Rect
from game.stage.metrics import Metrics

LEAST = 14  # logical px
SLACK = 3  # logical px that a line is higher than its letters


class Told(NamedTuple):
    """A cause in the wording that fits, and where it goes, in device px; `size` is in logical px."""

    gain: str
    gain_rect: Rect
    why: str
    rect: Rect
    size: float
    align: int  # of the points, as a text's


def gain_room(m: Metrics) -> tuple[float, float]:
    """How wide the points before a cause are, and the gap that follows them, in logical px."""
    return (32, 7) if m.layout == "tall" else (40, 10)


def lay_causes(
    m: Metrics, causes: Sequence[tuple[str, str, str]], room: Rect, step: float, size: float
) -> list[Told] | None:
    """The causes within `room`; None if they need more room than that. `step` and `size` are logical px.

    A step of 0: one after the other in any case.
    """
    stacked = _stacked(m, causes, room, m.px(step), size) if step else None
    if stacked is not None or not causes:
        return stacked or []
    full, short = [(gain, why) for gain, why, _ in causes], [(gain, short) for gain, _, short in causes]
    return _flowing(m, full, room) or _flowing(m, short, room)


def lay_together(m: Metrics, causes: Sequence[tuple[str, str, str]], room: Rect) -> list[Told]:
    """The causes where they have least room: points with the same short wording before one of it."""
    following = [*(short for _, _, short in causes[1:]), ""]
    once = [
        (gain, "" if short == then else short)
        for (gain, _, short), then in zip(causes, following, strict=True)
    ]
    return _flowing(m, once, room) or lay_points(m, causes, room)


def lay_points(m: Metrics, causes: Sequence[tuple[str, str, str]], room: Rect) -> list[Told]:
    """The points alone, as many as have room: the log tells what they were for."""
    for count in range(len(causes), 0, -1):
        told = _flowing(m, [(gain, "") for gain, _, _ in causes[:count]], room)
        if told is not None:
            return told
    return []


def _stacked(
    m: Metrics, causes: Sequence[tuple[str, str, str]], room: Rect, step: int, size: float
) -> list[Told] | None:
    """One under the other in the room's middle; None if the room is too low or too narrow for that."""
    least = m.font(LEAST)
    line, count = fonts.line_height(least), max(1, len(causes))
    if line * count > room.h + m.px(SLACK):
        return None
    step = max(line, min(step, room.h // count))
    points, gap = (m.px(part) for part in gain_room(m))
    wide = room.w - points - gap
    top = room.y + (room.h - step * count) // 2
    if line * 1.15 > step:
        size = LEAST  # larger letters would touch
    told = []
    for gain, why, short in causes:
        said = why if m.text_width(why, least) <= wide else short
        if m.text_width(said, least) > wide or m.text_width(gain, least, 600) > points:
            return None
        rect = Rect(room.x + points + gap, top, wide, step)
        told.append(Told(gain, Rect(room.x, top, points, step), said, rect, size, 1))
        top += step
    return told


def _flowing(m: Metrics, causes: Sequence[tuple[str, str]], room: Rect) -> list[Told] | None:
    """One after the other, on as many lines as the room has; None if it has too few."""
    size = m.font(LEAST)
    line, gap, apart = fonts.line_height(size), m.px(6), m.px(14)
    x, lines, told = 0, 1, list[Told]()
    for gain, why in causes:
        points, wide = m.text_width(gain, size, 600) + 1, m.text_width(why, size) + 1
        if x and x + points + gap + wide > room.w:
            x, lines = 0, lines + 1
        if points + gap + wide > room.w or line * lines > room.h + m.px(SLACK):
            return None
        top = room.y + line * (lines - 1)
        rect = Rect(room.x + x + points + gap, top, wide, line)
        told.append(Told(gain, Rect(room.x + x, top, points, line), why, rect, LEAST, -1))
        x += points + (gap + wide + apart if why else gap)
    lower = (room.h - line * lines) // 2
    return [
        each._replace(
            gain_rect=each.gain_rect._replace(y=each.gain_rect.y + lower),
            rect=each.rect._replace(y=each.rect.y + lower),
        )
        for each in told
    ]
