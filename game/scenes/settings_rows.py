"""The settings as rows of a list: words at the left, what changes them beside or below."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from game.cards import N_, UNKNOWN
from game.scenes.paper_controls import Segment, add_choices, add_switch, segment_widths
from game.scenes.title_paper import Paper
from game.stage.item import CardLook, IconLook, Item, Rect, Role, SwatchLook
from game.text import Words

TEXT_LEAST = 210  # logical px: narrower words go above their control
EDGE = 10  # logical px above and below a row
SWATCH, BACK = 48, 44  # logical px wide
GAP = 12  # logical px between swatches


class Choice(NamedTuple):
    """One of a few values: `values` are (value, text, spoken text), the value as it stands in ids."""

    id: str
    title: str
    values: tuple[tuple[str, str, str], ...]
    chosen: str
    kind: str = "segments"  # segments, tables, backs
    help: str = ""


class Switch(NamedTuple):
    """Something that is on or off; `id` is the setting's name."""

    id: str
    title: str
    on: bool
    help: str = ""


class Way(NamedTuple):
    """A row that leads to another page."""

    id: str
    title: str
    press: Hashable
    help: str = ""


Row = Choice | Switch | Way


class Rows:
    """Puts rows one below the other from y 0 on; `spans` are their tops and bottoms by id."""

    def __init__(self, paper: Paper, words: Words, column: Rect) -> None:
        self.paper = paper
        self.spans: dict[str, tuple[int, int]] = {}
        self.y = 0
        self._words = words
        self._column = column
        self._size = {"wide": 18, "tall": 17}.get(paper.metrics.layout, 16)

    def add(self, row: Row, lined: bool = True) -> None:
        """Add a row; `lined`: a hairline parts it from what is above."""
        m, top = self.paper.metrics, self.y
        if lined:
            line = self._column._replace(y=top, h=max(1, m.px(1)))
            self.paper.panel(f"line:{row.id}", "hairline", line, "rule")
        box = self._column._replace(y=top, h=0)
        if isinstance(row, Choice):
            self.y += self._choice(row, box)
        else:
            self.y += self._pressed(row, box)
        self.spans[row.id] = (top, self.y)

    def beside(self, left: Choice, right: Choice) -> None:
        """Add two rows of swatches in one line, their titles above; one below the other on a narrow sheet."""
        m, top = self.paper.metrics, self.y
        room, other = self._swatch_width(left), self._swatch_width(right)
        column = self._column._replace(y=top)
        if room + other + m.px(GAP) > column.w:
            self.add(left, lined=False)
            self.add(right, lined=False)
            return
        end = column._replace(x=column.x + column.w - other, w=other)
        for row, box in ((left, column._replace(w=room)), (right, end)):
            self._title(self.paper, row, box._replace(y=top + m.px(EDGE)), 15, "ink-2")
            place = box._replace(y=top + m.px(EDGE + 26), h=self._high(row))
            self._swatches(row, place)
            self.spans[row.id] = (top, top + m.px(2 * EDGE + 26) + place.h)
        self.y = max(self.spans[row.id][1] for row in (left, right))

    def _high(self, row: Choice) -> int:
        m = self.paper.metrics
        if row.kind == "backs":
            return round(1.4 * m.target(BACK))
        return m.target(SWATCH) + m.px(8) if row.kind == "tables" else m.target(44)  # with room for the ring

    def _title(self, paper: Paper, row: Choice, box: Rect, size: float, colour: str = "ink") -> int:
        chosen = next((said for value, _, said in row.values if value == row.chosen), "")
        said = self._words(N_("{title}: {value}"), title=row.title, value=chosen)
        ident = f"title:{row.id}"
        return paper.paragraph(ident, row.title, box, size, 600, colour, Role.TEXT, said)

    def _choice(self, row: Choice, box: Rect) -> int:
        m, paper = self.paper.metrics, self.paper
        high, edge = self._high(row), m.px(EDGE)
        segments = self._segments(row)
        wide = sum(segment_widths(paper, segments)) if row.kind == "segments" else self._swatch_width(row)
        if m.layout != "tall" and box.w - wide - m.px(16) >= m.px(TEXT_LEAST):
            texts = Paper(m)
            tall = self._words_of(texts, row, box._replace(w=box.w - wide - m.px(16)))
            height = 2 * edge + max(tall, high)
            down = (height - tall) // 2
            paper.items += [i._replace(rect=i.rect._replace(y=i.rect.y + down)) for i in texts.items]
            place = Rect(box.x + box.w - wide, box.y + (height - high) // 2, wide, high)
            self._control(row, segments, place)
            return height
        colour, size = ("ink-2", 15.0) if m.layout == "tall" else ("ink", float(self._size))
        tall = edge + self._title(paper, row, box._replace(y=box.y + edge), size, colour) + m.px(6)
        width = box.w if row.kind == "segments" else min(box.w, wide)
        used = self._control(row, segments, Rect(box.x, box.y + tall, width, high))
        return tall + used + edge

    def _words_of(self, paper: Paper, row: Row, box: Rect) -> int:
        """Title and help from the box's top on; returns their height."""
        if isinstance(row, Choice):
            y = self._title(paper, row, box, self._size)
        else:
            y = paper.paragraph(f"title:{row.id}", row.title, box, self._size, 600)
        if row.help:
            y += paper.metrics.px(2)
            y += paper.paragraph(f"help:{row.id}", row.help, box._replace(y=box.y + y), 15, 400, "ink-2")
        return y

    def _pressed(self, row: Switch | Way, box: Rect) -> int:
        """A row that can be pressed as a whole."""
        m, paper = self.paper.metrics, self.paper
        texts = Paper(m)
        tall = self._words_of(texts, row, box._replace(w=box.w - m.target(52) - m.px(16)))
        height = max(
            m.px({"wide": 65, "tall": 58}.get(m.layout, 54)), tall + 2 * m.px(8), m.target(44) + m.px(8)
        )
        down = (height - tall) // 2
        whole, name = box._replace(h=height), f"{row.title}. {row.help}".removesuffix(". ")
        if isinstance(row, Switch):
            place = Rect(box.x, box.y, box.w, height)
            add_switch(paper, f"setting:{row.id}", name, row.on, ("set", row.id, not row.on), whole, place)
        else:
            rect = Rect(box.x - m.px(6), box.y + m.px(4), box.w + m.px(12), height - 2 * m.px(4))
            paper.button(f"menu:{row.id}", "", "quiet", rect, row.press, on_paper=True, name=name)
            d = m.px(22)
            arrow = Rect(box.x + box.w - d, box.y + (height - d) // 2, d, d)
            paper.items.append(Item(f"arrow:{row.id}", IconLook("right", "ink-2"), arrow))
        paper.items += [i._replace(rect=i.rect._replace(y=i.rect.y + down)) for i in texts.items]
        return height

    def _segments(self, row: Choice) -> list[Segment]:
        found = []
        for value, text, said in row.values:
            ident, press = _press(row.id, value)
            name = self._words(N_("{title}: {value}"), title=row.title, value=said)
            found.append(Segment(ident, text, name, press, value == row.chosen))
        return found

    def _swatch_width(self, row: Choice) -> int:
        m = self.paper.metrics
        each = m.target(BACK if row.kind == "backs" else SWATCH)
        return len(row.values) * each + (len(row.values) - 1) * m.px(GAP)

    def _control(self, row: Choice, segments: list[Segment], place: Rect) -> int:
        """Add the control; returns its height."""
        if row.kind != "segments":
            self._swatches(row, place)
            return place.h
        return add_choices(self.paper, row.id, segments, place)

    def _swatches(self, row: Choice, place: Rect) -> None:
        m, is_back = self.paper.metrics, row.kind == "backs"
        each = m.target(BACK if is_back else SWATCH)
        w, h = each, round(1.4 * each) if is_back else each
        for number, (value, _, said) in enumerate(row.values):
            ident, press = _press(row.id, value)
            chosen, name = (
                value == row.chosen,
                self._words(N_("{title}: {value}"), title=row.title, value=said),
            )
            x = place.x + number * (each + m.px(GAP))
            rect = Rect(x, place.y + (place.h - h) // 2, w, h)
            look = (
                CardLook(UNKNOWN, selected=chosen, back=value, on_paper=True)
                if is_back
                else SwatchLook(value)
            )
            self.paper.items.append(Item(ident, look, rect, Role.CHOICE, name, selected=chosen, press=press))


def _press(row: str, value: str) -> tuple[str, Hashable]:
    """The id of a choice and what the scene gets back for it."""
    if row == "language":
        return f"language:{value}", ("language", value)
    return f"setting:{row}:{value or 'language'}", ("set", row, value)
