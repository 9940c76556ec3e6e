"""What lies round the table: the top bar, the log line, and the sheets that cover it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.cards import N_
from game.scenes.table_brush import Brush
from game.stage import fonts
from game.stage.item import Item, PanelLook, Rect, Role, TextLook
from game.stage.layout import Box, Spot, Zones
from game.text import Words


class Framed(Protocol):
    """What the frame needs to know of a table, whatever is played there."""

    @property
    def words(self) -> Words: ...
    @property
    def title(self) -> str: ...
    @property
    def newest(self) -> str: ...
    @property
    def sheet(self) -> str | None: ...
    @property
    def log(self) -> Sequence[str]: ...
    @property
    def sound(self) -> bool: ...


def draw_bar(brush: Brush, zones: Zones, sight: Framed, subtitle: Sequence[str]) -> None:
    """Add the way back, the game's name, where the deal stands, and the switch of the sound."""
    brush.button(
        "menu:title",
        "",
        "icon",
        zones.menu,
        ("leave",),
        icon="menu",
        name=sight.words(N_("Leave the match")),
        key="escape",
    )
    short = sight.title.split(",")[0]
    title = (short,) if zones.kind == "low" else (sight.title, short)
    brush.text("title", title, zones.title, 600, role=Role.TEXT)
    brush.text("subtitle", subtitle, zones.subtitle, 400, "dim", Role.TEXT)
    words = sight.words
    brush.button(
        "menu:sound",
        "",
        "icon",
        zones.sound,
        ("sound",),
        icon="sound-on" if sight.sound else "sound-off",
        name=words(N_("Turn the sound off")) if sight.sound else words(N_("Turn the sound on")),
    )


def draw_log(brush: Brush, zones: Zones, sight: Framed, crowded: bool) -> None:
    """Add the button to the log and, unless something else needs its place, the newest line."""
    if not crowded and sight.newest:
        placed = brush.text("log:newest", sight.newest, zones.log, colour="dim", role=Role.TEXT)
    else:
        placed = None
    box = zones.log_button
    if zones.kind == "wide" and placed is not None:
        end = (placed.x + placed.w - brush.metrics.content.x) / brush.metrics.scale
        box = box._replace(x=end + 2)
    if zones.hairline is not None:
        brush.add("hairline", PanelLook("hairline", "cream"), Box(16, zones.hairline, zones.width - 32, 1))
    name = sight.words(N_("Log"))
    if zones.kind == "low":  # there is no room for the word beside the switch of the sound
        brush.button("log", "", "icon", box, ("log",), icon="sheet", name=name, key="l")
    else:
        brush.button("log", sight.words(N_("Log ›")), "quiet", box, ("log",), 15, name=name, key="l")


def draw_sheet(brush: Brush, zones: Zones, sight: Framed) -> None:
    """Add the open sheet, if any; everything below it can neither be pressed nor read meanwhile."""
    if sight.sheet is None:
        return
    brush.items = [_muted(item) for item in brush.items]
    metrics = brush.metrics
    brush.items.append(Item("veil", PanelLook("veil"), Rect(0, 0, metrics.width, metrics.height)))
    if sight.sheet == "leave":
        _leave(brush, zones, sight)
    else:
        _log(brush, zones, sight)


def _muted(item: Item) -> Item:
    return item._replace(role=None, press=None, key=None)


def _leave(brush: Brush, zones: Zones, sight: Framed) -> None:
    words = sight.words
    width = min(480, zones.width - 32)
    box = Box((zones.width - width) / 2, (zones.height - 236) / 2, width, 236)
    brush.add("sheet", PanelLook("sheet", "paper", brush.metrics.px(24)), box)
    title = words(N_("Leave the match?"))
    brush.text("sheet:title", title, Spot(box.x + 32, box.y + 28, width - 64, 26), 600, "ink", Role.TEXT)
    told = words(N_("The match is saved. You can go on with it from the title."))
    spot = Spot(box.x + 32, box.y + 70, width - 64, 17, lines=3)
    brush.text("sheet:text", told, spot, 400, "ink-2", Role.TEXT)
    half = (width - 64 - 12) / 2
    brush.button(
        "menu:stay",
        words(N_("Stay")),
        "paper",
        Box(box.x + 32, box.bottom - 84, half, 56),
        ("stay",),
        18,
        on_paper=True,
        key="escape",
    )
    brush.button(
        "menu:quit",
        words(N_("Leave")),
        "primary",
        Box(box.x + 44 + half, box.bottom - 84, half, 56),
        ("quit",),
        20,
        on_paper=True,
        key="return",
    )


def _log(brush: Brush, zones: Zones, sight: Framed) -> None:
    words, metrics = sight.words, brush.metrics
    width = min(560, zones.width - 32)
    top = 24 if zones.kind == "low" else 48
    box = Box((zones.width - width) / 2, top, width, zones.height - 2 * top)
    brush.add("sheet", PanelLook("sheet", "paper", metrics.px(24)), box)
    title = words(N_("This deal"))
    brush.text("sheet:title", title, Spot(box.x + 28, box.y + 24, width - 120, 26), 600, "ink", Role.TEXT)
    brush.button(
        "menu:close",
        "",
        "icon",
        Box(box.right - 60, box.y + 16, 44, 44),
        ("stay",),
        icon="close",
        on_paper=True,
        name=words(N_("Close")),
        key="escape",
    )
    _log_lines(brush, Box(box.x + 28, box.y + 70, width - 56, box.h - 70 - 24), sight.log)


def _log_lines(brush: Brush, box: Box, log: Sequence[str]) -> None:
    """The newest lines that fit, the newest at the bottom."""
    metrics = brush.metrics
    size = metrics.font(16)
    rect, step = metrics.rect(*box), fonts.line_height(size, 1.4)
    blocks: list[tuple[int, str, int]] = []
    used = 0
    for number in range(len(log) - 1, -1, -1):
        lines = fonts.wrap(log[number], size, 400, rect.w)
        if used + len(lines) * step > rect.h:
            break
        used += len(lines) * step
        blocks.insert(0, (number, "\n".join(lines), len(lines)))
    y = rect.y
    for number, text, count in blocks:
        colour = "ink" if number == len(log) - 1 else "ink-2"
        height = count * fonts.line_height(size)
        brush.items.append(
            Item(
                f"log:{number}",
                TextLook(text, size, 400, colour, -1, False),
                Rect(rect.x, y, rect.w, height),
                Role.TEXT,
                log[number],
            )
        )
        y += count * step
