"""Icons: white pictures from the made assets, tinted and scaled."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.assets import made
from game.stage import theme
from game.stage.item import IconLook
from game.stage.looks import shapes
from game.stage.looks.kit import Kit, Raster, State


class IconError(Exception):
    """There is no such icon among the made assets."""


@lru_cache(maxsize=64)
def _white(name: str) -> pygame.Surface:
    path = made("icons", f"{name}.png")
    if not path.is_file():
        raise IconError(f"no icon {name!r}: {path.name} is missing from the made icons")
    return pygame.image.load(path)


def icon(name: str, px: int, colour: str, palette: theme.Palette = theme.GREEN) -> pygame.Surface:
    """An icon `px` wide and high in a named colour; raises IconError for an unknown name."""
    white = _white(name)
    if white.get_bitsize() != 32:
        raise IconError(f"icon {name!r} has {white.get_bitsize()} bits a pixel; 32 with alpha are needed")
    return shapes.tinted(pygame.transform.smoothscale(white, (px, px)), palette.rgb(colour))


def draw(look: IconLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    px = max(1, min(size))
    return Raster(icon(look.name, px, look.colour, kit.palette), (size[0] - px) // 2, (size[1] - px) // 2)
