"""The curtain between two people: the deck's star all over the screen, whatever the table's colour."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.stage import theme
from game.stage.item import PanelLook
from game.stage.looks import shapes
from game.stage.looks.kit import Kit, Raster

TILE: Final = 61.0  # logical px from star to star
_LOZENGE: Final = 25.0  # half its width
_LINE: Final = 2.4
_STAR: Final = 14.5  # centre to tip
_BETWEEN: Final = 8.0  # half the small lozenge's width
_MARGIN: Final = 12.0  # of the frame
_ROUND: Final = 20.0


def draw(look: PanelLook, size: tuple[int, int], kit: Kit) -> Raster:
    """Opaque and as large as its rect; a star lies in the middle."""
    ground = theme.rgb("curtain")
    whole = pygame.Surface(size)
    whole.fill(ground)
    tile = _tile(max(8, round(TILE * kit.scale)))
    step, (width, height) = tile.get_width(), size
    left, top = (width // 2 - step // 2) % step - step, (height // 2 - step // 2) % step - step
    for y in range(top, height, step):
        for x in range(left, width, step):
            whole.blit(tile, (x, y))
    out, stroke = kit.px(_MARGIN), max(1.0, 1.5 * kit.scale)
    if min(size) <= 4 * out:
        return Raster(whole)
    for edge in ((0, 0, width, out), (0, height - out, width, out), (0, 0, out, height)):
        whole.fill(ground, edge)
    whole.fill(ground, (width - out, 0, out, height))
    inner = (width - 2 * out, height - 2 * out)
    line = shapes.opaque(theme.rgb("outline"))
    frame = shapes.rounded(*inner, _ROUND * kit.scale, (0, 0, 0, 0), line, stroke)
    whole.blit(frame, (out, out))
    return Raster(whole)


def _tile(px: int) -> pygame.Surface:
    """One star in its lozenge, and a quarter of a small lozenge at each corner."""
    big = pygame.Surface((px * shapes.FINE, px * shapes.FINE))
    big.fill(theme.rgb("curtain"))
    unit = px * shapes.FINE / TILE
    middle = px * shapes.FINE / 2
    star = theme.rgb("curtain-star")
    pygame.draw.polygon(big, star, _lozenge(middle, middle, _LOZENGE * unit))
    pygame.draw.polygon(big, theme.rgb("curtain"), _lozenge(middle, middle, (_LOZENGE - _LINE) * unit))
    tips = [
        (middle + reach * math.sin(turn), middle - reach * math.cos(turn))
        for turn, reach in ((math.pi * i / 8, _STAR * unit * (0.5 if i % 2 else 1.0)) for i in range(16))
    ]
    pygame.draw.polygon(big, star, tips)
    for x in (0.0, 2 * middle):
        for y in (0.0, 2 * middle):
            pygame.draw.polygon(big, star, _lozenge(x, y, _BETWEEN * unit))
    return pygame.transform.smoothscale(big, (px, px))


def _lozenge(x: float, y: float, half: float) -> list[tuple[float, float]]:
    return [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
