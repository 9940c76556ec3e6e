"""Text fields between a scene, the keyboard, and the real fields that a page lays over the picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.host.api import Bridge, Field, Written
from game.scenes.api import Scene, Writes
from game.stage.item import FieldLook, Item
from game.stage.keyboard import Ending, ask_for_help, edited, listen
from game.stage.metrics import Metrics


class Fields:
    """Carries what is written to the scene, and the scene's fields to the surroundings."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self._told: tuple[Field, ...] = ()

    def handle(self, event: Any, scene: Scene) -> bool:
        """One pygame event; True if the field in use has taken it."""
        if not isinstance(scene, Writes) or scene.written is None:
            return False
        now = edited(event, scene.written[1])
        if now is None:
            return False
        if isinstance(now, Ending):
            scene.wrote(now is Ending.KEEP)
        elif now != scene.written[1]:
            scene.write(now)
        return True

    def poll(self, scene: Scene, items: Sequence[Item]) -> bool:
        """What was written in the page since the last time; True if it was anything."""
        told = self._bridge.written()
        for one in told:
            if isinstance(scene, Writes):
                _take(one, scene, items)
        if told:
            self._told = ()  # the page's field may show what the scene did not take
        return bool(told)

    def show(self, scene: Scene, items: Sequence[Item], metrics: Metrics) -> None:
        """Tell the surroundings which fields there are now, if they are others than before."""
        using = scene.written if isinstance(scene, Writes) else None
        fields = tuple(
            _field(item, item.look, metrics, using is not None and using[0] == item.id)
            for item in items
            if isinstance(item.look, FieldLook) and item.visible and item.press is not None
        )
        if any(field.writing for field in fields) and not any(field.writing for field in self._told):
            listen()
        if fields != self._told:
            self._told = fields
            self._bridge.fields(fields)


def _field(item: Item, look: FieldLook, metrics: Metrics, writing: bool) -> Field:
    proposed = look.text if look.usual else ""
    text = "" if look.usual and not writing else look.text
    x, y, w, h = metrics.css(item.rect)
    size = round(look.size / metrics.ratio, 1)
    return Field(item.id, item.name, text, proposed, (x, y, w, h), size, look.most, writing)


def _take(one: Written, scene: Writes, items: Sequence[Item]) -> None:
    """One thing that happened in a page's field."""
    using = scene.written
    if one.what == "begin":
        item = next((item for item in items if item.id == one.id and item.press is not None), None)
        if item is not None and (using is None or using[0] != one.id):
            scene.press(item.press)
    elif using is not None and using[0] == one.id:
        if one.what == "text":
            scene.write(one.text)
        else:
            scene.wrote(one.what != "drop")
            if one.what == "help":
                ask_for_help()
