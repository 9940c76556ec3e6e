"""The stud table's picture: a StudSight and the screen's measures become Items, back to front."""

from __future__ import annotations

from game.rules.schultz.options import Limit
from game.scenes.stud_centre import draw_centre
from game.scenes.stud_hand import draw_bubble, draw_buttons, draw_hand, draw_own
from game.scenes.stud_layout import StudZones, mirrored_stud, stud_zones
from game.scenes.stud_seats import draw_seats
from game.scenes.stud_sight import StudSight
from game.scenes.stud_words import subtitle
from game.scenes.table_brush import Brush
from game.scenes.table_frame import draw_bar, draw_hurry, draw_log, draw_sort
from game.stage.item import Item, PanelLook, Rect
from game.stage.layout import Box, Zones
from game.stage.metrics import Metrics

LEAST_LOG = 70  # logical px: less of a log line says nothing


def stud_items(metrics: Metrics, sight: StudSight) -> tuple[Item, ...]:
    """Everything on the screen, each where the layout for these measures puts it."""
    layout = stud_zones(metrics, sight.seats, sight.view.options.limit is not Limit.FIXED)
    if sight.left_handed:
        layout = mirrored_stud(layout)
    zones = layout.zones
    brush = Brush(metrics)
    brush.items.append(Item("felt", PanelLook("felt"), Rect(0, 0, metrics.width, metrics.height)))
    _mat(brush, layout)
    draw_bar(brush, zones, sight, subtitle(sight))
    draw_sort(brush, zones, sight.words, sight.moment.next_sort)
    draw_seats(brush, layout, sight)
    draw_centre(brush, layout, sight)
    draw_own(brush, layout, sight)
    draw_hand(brush, layout, sight)
    draw_buttons(brush, layout, sight)
    draw_hurry(brush, zones, sight)
    zones, crowded = _log_place(brush, layout, sight)
    draw_log(brush, zones, sight, crowded)
    draw_bubble(brush, layout, sight)
    return tuple(brush.items)


def _log_place(brush: Brush, layout: StudZones, sight: StudSight) -> tuple[Zones, bool]:
    """The zones with the newest log line in what the prompt leaves it; whether that is too little."""
    zones = layout.zones
    if zones.kind != "tall":
        return zones, False
    prompt = next((item.rect for item in brush.items if item.id == "prompt"), None)
    end = 4.0 if prompt is None else (prompt.x + prompt.w - brush.metrics.content.x) / brush.metrics.scale
    room = zones.log.x - end - 12
    return zones._replace(log=zones.log._replace(room=room)), room < LEAST_LOG


def _mat(brush: Brush, layout: StudZones) -> None:
    """The mat round the middle, on wide screens alone."""
    zones = layout.zones
    if zones.kind == "wide":
        brush.add("mat", PanelLook("mat"), Box(zones.width / 2 - 322, zones.height * 0.425 - 130, 644, 260))
