"""The table's picture: a Sight and the screen's measures become Items, back to front, in reading order."""

from __future__ import annotations

from game.rules.chicago.observation import Phase
from game.scenes.table_brush import Brush
from game.scenes.table_centre import draw_centre
from game.scenes.table_frame import draw_bar, draw_hurry, draw_log, draw_sort
from game.scenes.table_hand import draw_bubble, draw_buttons, draw_hand, draw_own
from game.scenes.table_seats import draw_seats
from game.scenes.table_sight import Sight
from game.scenes.table_words import subtitle
from game.stage.item import Item, PanelLook, Rect
from game.stage.layout import Box, Zones, zones
from game.stage.metrics import Metrics
from game.stage.mirror import mirrored


def table_items(metrics: Metrics, sight: Sight) -> tuple[Item, ...]:
    """Everything on the screen, each where the layout for these measures puts it."""
    caller = sight.caller
    others_pill = caller is not None and caller != sight.you
    layout = zones(metrics, sight.seats, others_pill, sight.view.phase in (Phase.PLAY, Phase.OVER))
    if sight.left_handed:
        layout = mirrored(layout)
    brush = Brush(metrics)
    brush.items.append(Item("felt", PanelLook("felt"), Rect(0, 0, metrics.width, metrics.height)))
    draw_mat(brush, layout)
    draw_bar(brush, layout, sight, subtitle(sight.words, sight.view))
    draw_sort(brush, layout, sight.words, sight.next_sort)
    draw_seats(brush, layout, sight)
    draw_centre(brush, layout, sight)
    draw_own(brush, layout, sight)
    draw_hand(brush, layout, sight)
    draw_buttons(brush, layout, sight)
    draw_hurry(brush, layout, sight)
    draw_log(brush, layout, sight, _is_crowded(layout, sight))
    draw_bubble(brush, layout, sight)
    return tuple(brush.items)


def _is_crowded(layout: Zones, sight: Sight) -> bool:
    """Whether buttons or the pill of the own Chicago stand where the log's newest line would."""
    if layout.kind == "low":
        return bool(sight.prompt.buttons) or sight.hurry
    return layout.kind == "tall" and sight.caller == sight.people.you


def draw_mat(brush: Brush, layout: Zones) -> None:
    """The mat round the middle, where the screen has room for it."""
    if layout.kind == "low":
        return
    wide = layout.kind == "wide"
    across, half = (740.0, 134.0) if wide else (layout.width - 40, layout.centre.half)
    box = Box((layout.width - across) / 2, layout.centre.y - half, across, 2 * half)
    brush.add("mat", PanelLook("mat"), box)
