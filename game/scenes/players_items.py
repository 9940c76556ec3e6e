"""The players' panel as Items: one row a seat, with its name, who sits there, and the way out."""

from __future__ import annotations

from typing import NamedTuple

from game.cards import N_
from game.scenes.chairs import NAME_MOST
from game.scenes.house_rules_layout import Plan, plan_of
from game.scenes.listed import Shown
from game.scenes.paper_controls import add_bar, add_note
from game.scenes.scrolling import scrolled
from game.scenes.title_layout import SQUARE
from game.scenes.title_paper import Paper
from game.scenes.tokens import seat_token
from game.stage.item import FieldLook, Item, Rect, Role
from game.stage.metrics import Metrics
from game.text import Words

BROAD = 560  # logical px: a narrower row has two lines


class SeatRow(NamedTuple):
    """A seat: its name, whether that is only the usual one, and who sits there."""

    name: str
    usual: bool
    who: str


class PlayersView(NamedTuple):
    """All that the panel shows, in words. `kinds` are who may sit at a seat: (value, text, spoken)."""

    words: Words
    title: str
    rows: tuple[SeatRow, ...]
    counts: tuple[int, ...]
    kinds: tuple[tuple[str, str, str], ...]
    writing: tuple[int, str] | None  # the seat whose name is written, and what stands there so far
    note: str

    @property
    def can_add(self) -> bool:
        return len(self.rows) < self.counts[-1]

    @property
    def can_remove(self) -> bool:
        return len(self.rows) > self.counts[0]


def players_items(view: PlayersView, m: Metrics, offset: int) -> Shown:
    """Everything from back to front, the list moved up by `offset` device px (or as far as it goes)."""
    plan, paper = plan_of(m), Paper(m)
    paper.panel("felt", "felt", Rect(0, 0, m.width, m.height), "title")
    paper.panel("sheet", "sheet", plan.sheet, radius=SQUARE)
    listed, spans, height = _list(view, m, plan)
    most = max(0, height - plan.view.h)
    offset = max(0, min(most, offset))
    paper.items += scrolled(listed, plan.view, offset)
    if most:
        add_bar(paper, plan.view, most, offset)
    if m.layout != "low":
        _edges(paper, plan)
    _frame(paper, plan, view)
    return Shown(paper.items, most, spans, plan.view)


def _edges(paper: Paper, plan: Plan) -> None:
    """The paper above and below the list, under which it scrolls."""
    sheet, view, line = plan.sheet, plan.view, max(1, paper.metrics.px(1))
    end = view.y + view.h
    for name, y, h, at in (("head", 0, view.y, view.y - line), ("foot", end, sheet.h - end, end)):
        paper.panel(name, "sheet", sheet._replace(y=y, h=h), radius=SQUARE)
        paper.panel(f"{name}:line", "hairline", sheet._replace(y=at, h=line), "rule")


def _frame(paper: Paper, plan: Plan, view: PlayersView) -> None:
    """What stands round the list."""
    m, words = paper.metrics, view.words
    low, here = m.layout == "low", words(N_("At the table"))
    paper.text("heading", here, plan.heading, 24, 600, "cream" if low else "ink", role=Role.TEXT, least=18)
    legend = plan.legend._replace(h=m.px(44)) if low else plan.legend
    colour, lines = ("dim", 2) if low else ("ink-2", 1)
    paper.text("legend", view.title, legend, 15, 400, colour, role=Role.TEXT, lines=lines, middle=not low)
    if plan.close:
        paper.button(
            "menu:back", "", "icon", plan.close, "done", on_paper=True, name=words(N_("Back")),
            icon="close" if m.layout == "wide" else "left",
        )  # fmt: skip
    kind = "secondary" if low else "paper"
    paper.button("menu:usual", words(N_("As usual")), kind, plan.reset, "usual", 18, on_paper=not low)
    paper.button("menu:title", words(N_("Done")), "primary", plan.done, "done", 20, key="return")
    if plan.mark:
        paper.text("mark", here, plan.mark, 38, 600, "cream", least=20)
    if plan.note and plan.side:
        add_note(paper, view.note, plan.note)


def _list(view: PlayersView, m: Metrics, plan: Plan) -> tuple[list[Item], dict[str, tuple[int, int]], int]:
    """The rows one below the other from y 0 on, each seat's top and bottom, and the height of all."""
    paper, column, words = Paper(m), plan.column, view.words
    y, spans = m.px(10), dict[str, tuple[int, int]]()
    high = m.target(46)
    part = max(m.target(48), min(m.px(64), column.w // len(view.counts)))
    wide = part * len(view.counts)
    left = column.x + min(0, (column.w - wide) // 2)  # more numbers than the column is wide go beyond it
    track = Rect(left, y, wide, high)
    label = track._replace(w=m.px(120))
    if column.w - track.w > label.w + m.px(20):
        paper.text("label:seats", words(N_("Players")), label, 17, 600)
        track = track._replace(x=column.x + label.w)
    counts = [(str(n), str(n), words.plural("{n} player", "{n} players", n)) for n in view.counts]
    paper.segments("seats", counts, str(len(view.rows)), track)
    y += high + m.px(10)
    for seat in range(len(view.rows)):
        height = _row(paper, view, seat, column._replace(y=y))
        spans[f"seat:{seat}"] = (y, y + height)
        y += height
    if view.can_add:
        text = words(N_("Add a player"))
        wide = min(column.w, m.text_width(text, m.font(17), 500) + m.px(72))
        add = Rect(column.x - m.px(8), y + m.px(4), wide, m.target(48))
        paper.button("menu:add-player", text, "quiet", add, "add", 17, on_paper=True, icon="plus")
        y += add.h + m.px(8)
    if not (plan.note and plan.side):
        line = Rect(column.x, y, column.w, max(1, m.px(1)))
        paper.panel("line:note", "hairline", line, "rule")
        place = column._replace(y=y + m.px(12))
        y = place.y + paper.paragraph("note", view.note, place, 15, 400, "ink-2", Role.TEXT) + m.px(10)
    return paper.items, spans, y + m.px(6)


def _row(paper: Paper, view: PlayersView, seat: int, box: Rect) -> int:
    """A seat from `box`'s top on, in its width; returns its height."""
    m, high = paper.metrics, paper.metrics.target(46)
    broad = box.w >= m.px(BROAD)
    edge, gap = m.px(10 if broad else 8), m.px(12)
    paper.panel(f"line:{seat}", "hairline", Rect(box.x, box.y, box.w, max(1, m.px(1))), "rule")
    disc, y = m.px(44 if broad else 40), box.y + edge
    names = tuple(row.name for row in view.rows)
    token = seat_token(names, seat)
    paper.items.append(Item(f"token:{seat}", token, Rect(box.x, y + (high - disc) // 2, disc, disc)))
    out = m.target(44)
    left = box.x + disc + gap
    kinds = min(m.px(380), (box.w - disc) * 55 // 100) if broad else box.w
    room = box.w - disc - gap - out - m.px(6) - (kinds + gap if broad else 0)
    _name(paper, view, seat, Rect(left, y, room, high))
    at = Rect(left + room + gap, y, kinds, high) if broad else Rect(box.x, y + high + m.px(8), kinds, high)
    said = [(who, text, f"{names[seat]}: {spoken}") for who, text, spoken in view.kinds]
    paper.segments(f"who:{seat}", said, view.rows[seat].who, at, 16)
    if view.can_remove:
        away = view.words(N_("Remove {name}"), name=names[seat])
        rect = Rect(box.x + box.w - out, y + (high - out) // 2, out, out)
        paper.button(
            f"remove:{seat}", "", "icon", rect, ("remove", seat), on_paper=True, icon="close", name=away
        )
    return 2 * edge + high + (0 if broad else high + m.px(8))


def _name(paper: Paper, view: PlayersView, seat: int, rect: Rect) -> None:
    """The name, to be written anew by a press."""
    row, writing = view.rows[seat], view.writing is not None and view.writing[0] == seat
    text = view.writing[1] if view.writing is not None and writing else row.name
    look = FieldLook(text, paper.metrics.font(17), row.usual, writing, NAME_MOST)
    name = view.words(N_("Name of seat {n}: {name}"), n=seat + 1, name=text)
    paper.items.append(
        Item(f"name:{seat}", look, rect, Role.BUTTON, name, selected=writing, press=("name", seat))
    )
