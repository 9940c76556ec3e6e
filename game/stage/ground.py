"""The felt under everything: one opaque surface of the screen's size, drawn once per size."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.stage import felt, theme
from game.stage.item import Item, PanelLook
from game.stage.metrics import Metrics

RADIUS_WIDE, RADIUS_TALL = 134, 96  # the mat's corners, logical px
_KEPT = 2  # surfaces: going between title and table draws none anew
_LINE = 1.5  # the mat's outline, logical px


class _Light(NamedTuple):
    """Where the felt is lightest and how far the light reaches, in parts of width and height."""

    centre: tuple[float, float]
    radii: tuple[float, float]


_LIGHTS = {
    "wide": _Light((0.50, 0.43), (0.72, 0.80)),
    "tall": _Light((0.50, 0.40), (1.05, 0.60)),
    "low": _Light((0.50, 0.40), (0.72, 0.85)),
    "title-wide": _Light((0.25, 0.54), (0.46, 0.74)),
    "title-tall": _Light((0.53, 0.26), (0.95, 0.38)),
    "title-low": _Light((0.25, 0.54), (0.46, 0.74)),
}


class Ground:
    """`surface` is what lies under all sprites; plain felt colour while no felt is shown."""

    def __init__(self) -> None:
        self.surface: pygame.Surface | None = None
        self.palette = theme.GREEN
        self._metrics: Metrics | None = None
        self._kept: dict[tuple[theme.Palette, tuple[Item, ...]], pygame.Surface] = {}

    def resize(self, metrics: Metrics) -> None:
        """Another screen: the next `show` draws anew."""
        self._metrics = metrics
        self._kept.clear()
        self.surface = None

    def show(self, items: tuple[Item, ...]) -> bool:
        """Makes the surface of the Items that are ground; True if it is another surface than before."""
        if self._metrics is None:
            return False
        found = tuple(item for item in items if is_ground(item))
        before, self.surface = self.surface, self._get(found, self._metrics)
        return self.surface is not before

    def draw_ahead(self, ground: tuple[Item, ...]) -> None:
        """Draws the surface of Items that will soon be the ground."""
        if self._metrics is not None:
            self._get(ground, self._metrics)

    def _get(self, ground: tuple[Item, ...], metrics: Metrics) -> pygame.Surface:
        key = self.palette, ground
        if key not in self._kept:
            spare = [each for each, surface in self._kept.items() if surface is not self.surface]
            while len(self._kept) >= _KEPT and spare:
                del self._kept[spare.pop(0)]
            self._kept[key] = _drawn(ground, metrics, self.palette)
        return self._kept[key]


def is_ground(item: Item) -> bool:
    """True for the felt and the mat, which are part of the surface under the sprites."""
    return isinstance(item.look, PanelLook) and item.look.kind in ("felt", "mat") and item.visible


def _drawn(items: tuple[Item, ...], metrics: Metrics, palette: theme.Palette) -> pygame.Surface:
    looks = {item.look.kind: item for item in items if isinstance(item.look, PanelLook)}
    if "felt" not in looks or palette.contrast:
        plain = pygame.Surface((metrics.width, metrics.height))
        plain.fill(palette.rgb("mid"))
        return plain.convert() if pygame.display.get_surface() is not None else plain
    look = looks["felt"].look
    title = isinstance(look, PanelLook) and look.colour == "title"
    light = _LIGHTS[f"title-{metrics.layout}" if title else metrics.layout]
    mat = _mat(looks["mat"], metrics) if "mat" in looks else None
    whole = felt.felt(
        metrics.width, metrics.height, palette.table, light.centre, light.radii, mat, _LINE * metrics.scale
    )
    # the display's own format makes the blits of it plain copies
    return whole.convert() if pygame.display.get_surface() is not None else whole


def _mat(item: Item, metrics: Metrics) -> felt.Mat:
    x, y, w, h = item.rect
    usual = metrics.px(RADIUS_TALL if metrics.layout == "tall" else RADIUS_WIDE)
    radius = item.look.radius if isinstance(item.look, PanelLook) and item.look.radius > 0 else usual
    return x, y, x + w, y + h, min(radius, w // 2, h // 2)
