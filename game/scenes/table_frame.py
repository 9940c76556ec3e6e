"""What lies round the table: the top bar and the log line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.cards import N_
from game.scenes.hand_order import DEALT, RANK, SORT_KEY, SUIT
from game.scenes.table_brush import Brush
from game.stage import fonts
from game.stage.item import PanelLook, Role
from game.stage.layout import Box, Zones
from game.text import Words

SORTS = {
    RANK: N_("Sort the hand by rank"),
    SUIT: N_("Sort the hand by suit"),
    DEALT: N_("Lay the hand as it was dealt"),
}


class Framed(Protocol):
    """What the frame needs to know of a table, whatever is played there."""

    @property
    def words(self) -> Words: ...
    @property
    def title(self) -> str: ...
    @property
    def newest(self) -> str: ...
    @property
    def sound(self) -> bool: ...
    @property
    def hurry(self) -> bool: ...


def draw_bar(brush: Brush, zones: Zones, sight: Framed, subtitle: Sequence[str]) -> None:
    """Add the way back, the game's name, where the deal stands, score sheet, sound, settings."""
    brush.button(
        "menu:title",
        "",
        "icon",
        zones.menu,
        ("leave",),
        icon="menu",
        name=sight.words(N_("Menu")),
        key="escape",
    )
    short = sight.title.split(",")[0]
    title = (short,) if zones.kind == "low" else (sight.title, short)
    brush.text("title", title, zones.title, 600, role=Role.TEXT)
    brush.text("subtitle", subtitle, zones.subtitle, 400, "dim", Role.TEXT)
    _switches(brush, zones, sight)


def _switches(brush: Brush, zones: Zones, sight: Framed) -> None:
    """What stands at the bar's right end."""
    words = sight.words
    if zones.scores is not None:
        name, wide = words(N_("Score sheet")), zones.kind == "wide"
        brush.button(
            "menu:scores",
            name if wide else "",
            "quiet" if wide else "icon",
            zones.scores,
            ("scores",),
            17,
            icon="sheet",
            name=name,
            key="t",
        )
    brush.button(
        "menu:sound",
        "",
        "icon",
        zones.sound,
        ("sound",),
        icon="sound-on" if sight.sound else "sound-off",
        name=words(N_("Turn the sound off")) if sight.sound else words(N_("Turn the sound on")),
    )
    if zones.settings is not None:
        name = words(N_("Settings"))
        brush.button("menu:settings", "", "icon", zones.settings, ("settings",), icon="settings", name=name)


def draw_hurry(brush: Brush, zones: Zones, sight: Framed) -> None:
    """Add the way to one's next decision, among the buttons' places while nothing else is there."""
    if not sight.hurry:
        return
    box, text = zones.buttons, sight.words(N_("To my turn"))
    if zones.kind == "tall":
        box = Box(box.x + box.w / 2 - 110, box.y + (box.h - 48) / 2, 220, 48)
    else:
        box = box._replace(y=box.bottom - 52 if zones.kind == "wide" else box.y + 22, h=48)
    brush.button("menu:hurry", text, "secondary", box, ("hurry",), 17, 14, key="n")


def draw_sort(brush: Brush, zones: Zones, words: Words, following: str) -> None:
    """Add the switch to the own hand's `following` order beside the button of the score sheet."""
    if zones.scores is None or zones.kind != "wide" or not following:
        return
    right = zones.scores.x > zones.width / 2
    grown = max(0.0, 44 / brush.metrics.s - 44) / 2  # no target is smaller than a finger
    x = zones.scores.x - 48 - grown if right else zones.scores.right + 4 + grown
    name, box = words(SORTS[following]), Box(x, zones.scores.y, 44, 44)
    brush.button("menu:sort", "", "icon", box, ("sort",), icon="sort", name=name, key=SORT_KEY)


def draw_log(brush: Brush, zones: Zones, sight: Framed, crowded: bool) -> None:
    """Add the button to the log and, unless something else needs its place, the newest line."""
    box, text = zones.log_button, sight.words(N_("Log ›"))
    width = max(44.0, 44 / brush.metrics.s, brush.width(text, 15, 500) + 14)
    spot, placed = zones.log, None
    if zones.kind == "wide":  # together no wider than the own corner
        line = fonts.line_height(brush.metrics.font(spot.size)) / brush.metrics.scale
        middle = min(box.y + box.h / 2, zones.height - max(box.h, 44 / brush.metrics.s) / 2)
        room = min(spot.room, zones.own.hand_name.room - width)
        spot = spot._replace(room=room, y=middle + line / 2)  # on the button's line
        above = [item.rect for item in brush.items if item.id in ("own:hand", "own:worth", "own:note")]
        low = max((rect.y + rect.h for rect in above), default=0) - brush.metrics.content.y
        if low / brush.metrics.scale > spot.y - 37 / min(1.0, brush.metrics.s):
            spot = spot._replace(lines=1)
    if not crowded and sight.newest:
        placed = brush.text("log:newest", sight.newest, spot, colour="dim", role=Role.TEXT)
    if zones.kind == "wide" and placed is not None:
        end = (placed.x + placed.w - brush.metrics.content.x) / brush.metrics.scale
        box = box._replace(x=end + 3, w=width)
    elif zones.kind == "tall":  # the word ends where the hairline does
        box = box._replace(x=box.right - width + 7, w=width)
    if zones.hairline is not None:
        brush.add("hairline", PanelLook("hairline", "cream"), Box(16, zones.hairline, zones.width - 32, 1))
    name = sight.words(N_("Log"))
    if zones.kind == "low":  # there is no room for the word beside the score sheet
        brush.button("log", "", "icon", box, ("log",), icon="log", name=name, key="l")
    else:
        brush.button("log", text, "quiet", box, ("log",), 15, name=name, key="l")
