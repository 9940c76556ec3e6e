"""Controls on paper that several scenes have: segments, switches, rows that lead on, a list's bar."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from game.scenes.title_paper import Paper
from game.stage import fonts
from game.stage.item import Item, RadioLook, Rect, Role, SwitchLook

NARROW = 7  # logical px beside a segment's text where there is little room


class Segment(NamedTuple):
    """A part of a segmented control."""

    id: str
    text: str
    name: str
    press: Hashable
    chosen: bool
    standard: bool = False


def segment_widths(paper: Paper, segments: Sequence[Segment], room: float = 14) -> list[int]:
    """How wide each part has to be, in device px, with `room` logical px beside its text."""
    m = paper.metrics
    size, pad = m.font(16), 2 * m.px(room)
    return [max(m.target(48), m.text_width(segment.text, size, 600) + pad) for segment in segments]


def even_size(paper: Paper, texts: Sequence[str], width: int) -> float:
    """The text size, logical px, with which each of some texts fits a part of that many device px."""
    m = paper.metrics
    room = width - 2 * m.px(6)
    return min(fonts.fit(text, m.font(16), m.font(14), 600, room, 2).size for text in texts) / m.scale


def add_segment(paper: Paper, segment: Segment, rect: Rect, marked: bool = False, size: float = 0) -> None:
    """Add a part; `marked`: the standard one has a dot; `size`: of its text, 0: as it fits."""
    m, least = paper.metrics, size or 14
    paper.button(
        segment.id, segment.text, "segment", rect, segment.press, size or 16, least, Role.CHOICE,
        True, name=segment.name, selected=segment.chosen,
    )  # fmt: skip
    if segment.standard and marked:
        d = m.px(5)
        dot = Rect(rect.x + (rect.w - d) // 2, rect.y + rect.h - m.px(6) - d, d, d)
        paper.panel(f"usual:{segment.id}", "dot", dot, "amber-text")


def add_choices(paper: Paper, group: str, segments: Sequence[Segment], place: Rect) -> int:
    """Add the parts side by side over `place`, or one below the other where they are too long for it.

    Returns how high they are.
    """
    widths = segment_widths(paper, segments)
    if sum(widths) > place.w:
        widths = segment_widths(paper, segments, NARROW)
    if sum(widths) > place.w:
        return _radios(paper, segments, place)
    if max(widths) * len(widths) <= place.w:
        widths = [place.w // len(widths)] * len(widths)
    spare, x = place.w - sum(widths), place.x
    paper.panel(f"track:{group}", "pill", place, "paper-2")
    for number, (segment, width) in enumerate(zip(segments, widths, strict=True)):
        more = spare * (number + 1) // len(widths) - spare * number // len(widths)
        add_segment(paper, segment, Rect(x, place.y, width + more, place.h))
        x += width + more
    return place.h


def _radios(paper: Paper, segments: Sequence[Segment], place: Rect) -> int:
    """The choices one below the other."""
    m, step = paper.metrics, place.h + paper.metrics.px(2)
    for number, segment in enumerate(segments):
        rect = Rect(place.x - m.px(6), place.y + number * step, place.w + m.px(12), place.h)
        paper.button(
            segment.id, "", "quiet", rect, segment.press, role=Role.CHOICE, on_paper=True,
            name=segment.name, selected=segment.chosen,
        )  # fmt: skip
        d = m.px(22)
        dot = Rect(place.x, rect.y + (rect.h - d) // 2, d, d)
        paper.items.append(Item(f"radio:{segment.id}", RadioLook(segment.chosen), dot))
        text = Rect(dot.x + d + m.px(12), rect.y, place.w - d - m.px(12), rect.h)
        paper.text(f"text:{segment.id}", segment.text, text, 16, 600 if segment.chosen else 500)
    return len(segments) * step


def add_note(paper: Paper, text: str, place: Rect) -> None:
    """Add a note on the felt that ends at `place`'s foot."""
    m = paper.metrics
    lines = m.wrap(text, m.font(16), 400, place.w)
    high = len(lines) * fonts.line_height(m.font(16)) + 1
    rect = place._replace(y=place.y + place.h - high, h=high)
    paper.text("note", text, rect, 16, 400, "dim", -1, Role.TEXT, lines=len(lines), middle=False)


def add_switch(paper: Paper, id: str, name: str, on: bool, press: Hashable, whole: Rect, place: Rect) -> None:
    """Add a switch at `place`'s right end; all of its row can be pressed."""
    m = paper.metrics
    rect = Rect(whole.x - m.px(6), whole.y + m.px(4), whole.w + m.px(12), whole.h - 2 * m.px(4))
    paper.button(id, "", "quiet", rect, press, 17, role=Role.CHOICE, on_paper=True, name=name, selected=on)
    w, h = m.px(52), m.px(32)
    at = Rect(place.x + place.w - w, place.y + (place.h - h) // 2, w, h)
    paper.items.append(Item(f"switch:{id}", SwitchLook(on), at))


def add_bar(paper: Paper, view: Rect, most: int, offset: int) -> None:
    """Add the bar that tells where in a list one is, at the paper's right edge."""
    m, height = paper.metrics, view.h + most
    long = max(m.px(32), view.h * view.h // height)
    top = view.y + (view.h - long) * offset // max(1, most)
    paper.panel("bar", "pill", Rect(view.x + view.w - m.px(8), top, m.px(5), long), "rule")
