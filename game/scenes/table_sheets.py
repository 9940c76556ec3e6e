"""The sheets that cover the table: the menu, the deal's log, the running score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from game.cards import N_
from game.match import Match
from game.scenes.table_brush import Brush
from game.scenes.table_menu import draw_menu
from game.scenes.tokens import seat_token
from game.stage import fonts
from game.stage.item import Item, PanelLook, Rect, Role, TextLook
from game.stage.layout import Box, Spot
from game.stage.metrics import Metrics
from game.telling.points import points_text
from game.telling.tally import DealTally, tally, tally_line
from game.text import Words

HEAD = 70  # logical px from a sheet's top to its list
PAD = 28
ROW = 44  # of the score sheet
LEAST_LIST = 40 + ROW * 3  # of the sheet's list: it does not shrink to a strip
LOG_SIZE, LEADING = 16, 1.4
DEAL_COLUMN = 52
NAMED = 76  # a column that is narrower has the seat's token alone


_LISTED = ("log:", "scores:")
_STEPS = {"page up": -400, "page down": 400, "home": -(2**20), "end": 2**20}  # device px


class SheetView(NamedTuple):
    """What the sheets are made from."""

    words: Words
    log: Sequence[str]
    tally: Sequence[DealTally]
    names: Sequence[str]  # as they are shown
    token_names: Sequence[str]  # the match's
    next_sort: str = ""  # the order that the own hand can be sorted into


def sheet_view(
    words: Words,
    log: Sequence[str],
    match: Match,
    view: Any,
    names: tuple[Sequence[str], Sequence[str]],
    next_sort: str = "",
) -> SheetView:
    """What the sheets say about a match as its observer knows it; `names` as shown, and the match's own."""
    start = (getattr(view.options, "stack", 0),) * len(match.players)
    return SheetView(words, log, tally(match.history, start), *names, next_sort)


class Sheets:
    """Which sheet lies over a table, if any, and how far its list has been moved."""

    def __init__(self) -> None:
        self.open: str | None = None  # leave, log or scores
        self._back = self._most = 0

    def show(self, kind: str | None) -> None:
        """Lay another sheet over the table, its list at the newest line; None: take it away."""
        self.open, self._back = kind, 0

    def scroll(self, px: int) -> None:
        """Move the list by so many device px; positive: towards the newest."""
        self._back = max(0, min(self._most, self._back - px))

    def key(self, name: str) -> bool:
        """Esc takes the sheet away, Page up and down, Home and End move its list; False for another key."""
        if name == "escape":
            self.show(None)
            return True
        if name in _STEPS:
            self.scroll(_STEPS[name])
        return name in _STEPS

    def cover(self, items: Sequence[Item], metrics: Metrics, view: SheetView) -> tuple[Item, ...]:
        """The picture under a veil, where nothing can be pressed or read, and the open sheet over it."""
        brush = Brush(metrics)
        brush.items = [item._replace(role=None, press=None, key=None) for item in items]
        brush.items.append(Item("veil", PanelLook("veil"), Rect(0, 0, metrics.width, metrics.height)))
        if self.open == "leave":
            draw_menu(brush, view.words, view.next_sort)
        else:
            self._most = _list(brush, self.open == "log", view, self._back)
        over = brush.items[len(items) :]
        if self._most:
            over = [item._replace(scrolls=item.id.startswith(_LISTED)) for item in over]
        own = {item.id for item in over}
        beneath = (i._replace(id=f"under:{i.id}") if i.id in own else i for i in brush.items[: len(items)])
        return (*beneath, *over)


def _list(brush: Brush, is_log: bool, view: SheetView, back: int) -> int:
    """A sheet with a list, moved back by so many device px; returns how far it can be."""
    words, metrics = view.words, brush.metrics
    whole_width, whole_height = metrics.logical_size
    width = min(560 if is_log else 760, whole_width - 32)
    top = 16 if metrics.layout == "low" else 48
    listed = 40.0 + ROW * len(view.tally)
    if is_log:
        size = metrics.font(LOG_SIZE)
        room = metrics.rect(0, 0, width - 2 * PAD, 1).w
        lines = sum(len(fonts.wrap(line, size, 400, room)) for line in view.log)
        listed = lines * fonts.line_height(size, LEADING) / metrics.scale
    height = min(whole_height - 2 * top, HEAD + max(LEAST_LIST, listed) + PAD)
    box = Box((whole_width - width) / 2, top, width, height)
    brush.add("sheet", PanelLook("sheet", "paper", metrics.px(24)), box)
    title = words(N_("This deal")) if is_log else words(N_("Score sheet"))
    spot = Spot(box.x + PAD, box.y + 22, width - 120, 26)
    brush.text("sheet:title", title, spot, 600, "ink", Role.TEXT)
    close = Box(box.right - 60, box.y + 14, 44, 44)
    brush.button(
        "menu:close", "", "icon", close, ("stay",),
        icon="close", on_paper=True, name=words(N_("Close")), key="escape",
    )  # fmt: skip
    inner = Box(box.x + PAD, box.y + HEAD, width - 2 * PAD, box.h - HEAD - 20)
    most = _log(brush, inner, view.log, back) if is_log else _scores(brush, inner, view, back)
    if most:
        _bar(brush, inner, most, back)
    return most


def _bar(brush: Brush, box: Box, most: int, back: int) -> None:
    """What tells where in the list one is, at the sheet's right edge."""
    rect = brush.metrics.rect(*box)
    long = max(brush.metrics.px(32), rect.h * rect.h // (rect.h + most))
    top = rect.y + (rect.h - long) * (most - min(back, most)) // most
    place = Rect(rect.x + rect.w + brush.metrics.px(12), top, brush.metrics.px(5), long)
    brush.items.append(Item("sheet:bar", PanelLook("pill", "rule"), place))


def _log(brush: Brush, box: Box, log: Sequence[str], back: int) -> int:
    """The lines that fit, the newest at the bottom until the list is moved."""
    metrics = brush.metrics
    size = metrics.font(LOG_SIZE)
    rect, step = metrics.rect(*box), fonts.line_height(size, LEADING)
    blocks = [fonts.wrap(line, size, 400, rect.w) for line in log]
    heights = [len(lines) * step for lines in blocks]
    first, last, most = _window(heights, rect.h, back)
    y = rect.y
    for number in range(first, last):
        lines = blocks[number]
        colour = "ink" if number == len(log) - 1 else "ink-2"
        look = TextLook("\n".join(lines), size, 400, colour, -1, False)
        place = Rect(rect.x, y, rect.w, len(lines) * fonts.line_height(size))
        brush.items.append(Item(f"log:{number}", look, place, Role.TEXT, log[number]))
        y += heights[number]
    return most


def _window(heights: Sequence[int], room: int, back: int) -> tuple[int, int, int]:
    """Which rows are seen, first and one past the last, and how far the list can go back."""
    most = max(0, sum(heights) - room)
    first, end, used = 0, len(heights), 0
    if 0 < most <= back:  # the list's beginning
        return 0, sum(total <= room for total in accumulate(heights)), most
    while end > 1 and sum(heights[end - 1 :]) <= back:
        end -= 1
    first = end
    while first > 0 and used + heights[first - 1] <= room:
        first -= 1
        used += heights[first]
    return first, end, most


def _scores(brush: Brush, box: Box, view: SheetView, back: int) -> int:
    metrics = brush.metrics
    column = (box.w - DEAL_COLUMN) / len(view.names)
    centres = [box.x + DEAL_COLUMN + column * (seat + 0.5) for seat in range(len(view.names))]
    deal = Spot(box.x, box.y + 10, DEAL_COLUMN - 4, 14)
    brush.text("scores:deal", view.words(N_("Deal")), deal, 600, "ink-2")
    for seat, (name, x) in enumerate(zip(view.names, centres, strict=True)):
        if column >= NAMED:
            spot = Spot(x, box.y + 8, column - 8, 16, 0)
            brush.text(f"scores:name:{seat}", name, spot, 600, "ink", Role.TEXT)
        else:
            look = seat_token(view.token_names, seat)
            brush.add(f"scores:name:{seat}", look, Box(x - 16, box.y, 32, 32), role=Role.TEXT, name=name)
    brush.add("scores:line", PanelLook("hairline", "rule"), Box(box.x, box.y + 38, box.w, 1))
    rows = box._replace(y=box.y + 40, h=box.h - 40)
    step = metrics.px(ROW)
    first, last, most = _window([step] * len(view.tally), metrics.px(rows.h), back)
    for place, number in enumerate(range(first, last)):
        at = Box(rows.x, rows.y + place * step / metrics.scale, rows.w, ROW)
        _score_row(brush, at, view, view.tally[number], centres)
    return most


def _score_row(brush: Brush, row: Box, view: SheetView, deal: DealTally, centres: Sequence[float]) -> None:
    room = (row.w - DEAL_COLUMN) / len(centres) - 4
    said = tally_line(view.words, deal, view.names)
    number = Spot(row.x, row.y + 12, DEAL_COLUMN - 4, 17)
    brush.text(f"scores:{deal.number}", str(deal.number), number, 500, "ink-2", Role.TEXT, said)
    best = max(deal.totals)
    for seat, (x, change, total) in enumerate(zip(centres, deal.changes, deal.totals, strict=True)):
        ident, weight = f"scores:{deal.number}:{seat}", 600 if total == best else 400
        y = row.y + (4 if change else 12)
        brush.text(ident, str(total), Spot(x, y, room, 17, 0), weight, "ink")
        if change:
            colour = "gain" if change > 0 else "loss"
            spot = Spot(x, row.y + 24, room, 14, 0)
            brush.text(f"{ident}:change", points_text(change), spot, 400, colour)
