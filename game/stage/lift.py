"""The one item that is held in the hand: it lies above all others, wherever its own place is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from game.stage.item import Rect
from game.stage.sprite import Sprite
from game.stage.travel import Travel


class Lift:
    """`name` is the held item's id, None while nothing is held; `changed` is called when that changes.

    `pace` multiplies the time in which it glides back.
    """

    def __init__(self, sprites: Mapping[str, Sprite], travel: Travel, changed: Callable[[], None]) -> None:
        self._sprites, self._travel, self._changed = sprites, travel, changed
        self.name: str | None = None
        self.pace = 1.0

    def hold(self, name: str, at: Rect) -> None:
        """The item is drawn at this place, device px; its own place stays as it is."""
        if self.name != name:
            self.release()
            self.name = name
            self._changed()
        sprite = self._sprites[name]
        self._travel.drop(sprite)
        sprite.at, sprite.hidden, sprite.stale = at, False, True

    def release(self) -> None:
        """Nothing is held any more: what was held glides back to its own place."""
        sprite = None if self.name is None else self._sprites.get(self.name)
        if self.name is None:
            return
        self.name = None
        if sprite is not None:
            self._travel.glide(sprite, self.pace)
        self._changed()

    def keep(self, ids: Collection[str], moved: Collection[str], pace: float) -> None:
        """Another picture: what is not in it, or travels to its place there, is not held any more."""
        self.pace = pace
        if self.name is not None and (self.name not in ids or self.name in moved):
            self.name = None
