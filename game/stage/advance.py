"""Drawing in advance: what a picture to come will show is kept ready, a piece at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from game.stage.ground import Ground, is_ground
from game.stage.item import Item
from game.stage.looks.kit import State
from game.stage.looks.raster import Rasters


class Advance:
    """`rasters` gives what looks are drawn with just now."""

    def __init__(self, rasters: Callable[[], Rasters], ground: Ground) -> None:
        self._rasters, self._ground = rasters, ground

    @property
    def rasters(self) -> Rasters:
        """What looks are drawn with: another one after the stage's `resize`, and `dress` in another style."""
        return self._rasters()

    def draw(self, items: Iterable[Item]) -> Iterator[None]:
        """Draw the Items of a picture to come, one at each step, and last its ground."""
        ground = []
        for item in items:
            if is_ground(item):
                ground.append(item)
            elif item.visible:
                self.rasters.raster(item.look, item.rect, State(item.enabled, item.selected))
                yield
        if ground:
            self._ground.draw_ahead(tuple(ground))
            yield
