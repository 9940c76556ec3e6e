"""The felt under everything: one opaque surface of the screen's size, drawn once per size."""

from __future__ import annotations

import pygame

from game.stage import theme
from game.stage.item import Item
from game.stage.metrics import Metrics


class Ground:
    """`surface` is what lies under all sprites; plain felt colour while no felt is shown."""

    def __init__(self) -> None:
        self.surface: pygame.Surface | None = None
        self._metrics: Metrics | None = None
        self._shown: Item | None = None

    def resize(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.surface = None

    def show(self, felt: Item | None) -> bool:
        """Makes the surface for the felt's Item; True if it is another surface than before."""
        if self.surface is not None and felt == self._shown:
            return False
        if self._metrics is None:
            return False
        self._shown = felt
        self.surface = pygame.Surface((self._metrics.width, self._metrics.height))
        self.surface.fill(theme.rgb("mid"))
        return True
