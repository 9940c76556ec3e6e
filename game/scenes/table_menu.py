"""The table's menu: ways to what is not on the table, and out of the match."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from game.cards import N_
from game.scenes.api import HELP
from game.scenes.hand_order import DEALT, RANK, SORT_KEY, SUIT
from game.scenes.table_brush import Brush
from game.scenes.table_frame import SORTS
from game.stage.item import PanelLook, Role
from game.stage.layout import Box, Spot
from game.text import Words

PAD = 32
ROW, GAP = 56, 12
SHORT_SORTS = {RANK: N_("Sort by rank"), SUIT: N_("Sort by suit"), DEALT: N_("As it was dealt")}
WIDTH = 480
LOW_WIDTH = 680


class Way(NamedTuple):
    """A button of the menu."""

    id: str
    text: str
    press: Hashable
    key: str | None
    name: str = ""  # where it says more than the text


def draw_menu(brush: Brush, words: Words, next_sort: str) -> None:
    """Add the sheet; `next_sort` is the order that the own hand can be sorted into, empty if it can't be."""
    whole_width, whole_height = brush.metrics.logical_size
    low = brush.metrics.layout == "low"
    ways = _ways(words, "" if brush.metrics.layout == "wide" else next_sort)  # there the bar has the switch
    columns = len(ways) if low else 2
    rows = -(-len(ways) // columns)
    width = min(LOW_WIDTH if low else WIDTH, whole_width - PAD)
    height = 126 + (rows + 1) * (ROW + GAP) + PAD - GAP
    box = Box((whole_width - width) / 2, (whole_height - height) / 2, width, height)
    brush.add("sheet", PanelLook("sheet", "paper", brush.metrics.px(24)), box)
    spot = Spot(box.x + PAD, box.y + 28, width - 2 * PAD, 26)
    brush.text("sheet:title", words(N_("Menu")), spot, 600, "ink", Role.TEXT)
    told = (
        words(N_("The match is saved after every move. You can go on with it from the start page.")),
        words(N_("The match is saved after every move.")),
    )
    spot = Spot(box.x + PAD, box.y + 66, width - 2 * PAD, 16, lines=2)
    brush.text("sheet:text", told, spot, 400, "ink-2", Role.TEXT)
    inner = Box(box.x + PAD, box.y + 126, width - 2 * PAD, ROW)
    for number, way in enumerate(ways):
        # the last one takes what is left of its row
        over = columns - number % columns if number == len(ways) - 1 else 1
        place = _cell(inner, number // columns, number % columns, columns, over)
        name = way.name or way.text
        brush.button(
            way.id, way.text, "paper", place, way.press, 17, 14, on_paper=True, key=way.key, name=name
        )
    leave, stay = (_cell(inner, rows, column, 2) for column in range(2))
    text = words(N_("Leave the match"))
    brush.button("menu:quit", text, "paper", leave, ("quit",), 17, 14, on_paper=True, key="q")
    text = words(N_("Back to the table"))
    brush.button("menu:stay", text, "primary", stay, ("stay",), 19, 14, on_paper=True, key="return")


def _ways(words: Words, next_sort: str) -> list[Way]:
    ways = [
        Way("menu:scores", words(N_("Score sheet")), ("scores",), "t"),
        Way("menu:settings", words(N_("Settings")), ("settings",), None),
        Way("menu:help", words(N_("How to play")), HELP, "f1"),
    ]
    if next_sort:
        ways.append(
            Way("menu:sort", words(SHORT_SORTS[next_sort]), ("sort",), SORT_KEY, words(SORTS[next_sort]))
        )
    return ways


def _cell(inner: Box, row: int, column: int, columns: int, over: int = 1) -> Box:
    """A button's place: `over` cells of the row, `inner` is the first row."""
    step = (inner.w + GAP) / columns
    return Box(inner.x + column * step, inner.y + row * (ROW + GAP), over * step - GAP, ROW)
