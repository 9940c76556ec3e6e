"""Text in Fira Sans as a raster: aligned, wrapped to its rect, smaller where it would not fit."""

from __future__ import annotations

import pygame

from game.stage import fonts, theme
from game.stage.item import TextLook
from game.stage.looks import shapes
from game.stage.looks.kit import Kit, Raster, State

LEAST = 14  # CSS px


def draw(look: TextLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    """Raises fonts.FontError for a weight that is not there and ValueError for an unknown colour."""
    lines, px = settle(look, size, kit)
    image = set_lines(lines, px, look.weight, kit.palette.rgb(look.colour), look.align)
    return Raster(image, *placed(image, size, look.align, look.middle))


def settle(look: TextLook, size: tuple[int, int], kit: Kit) -> tuple[tuple[str, ...], int]:
    """The lines and the size in px at which the text is set within its rect."""
    least = min(look.size, round(LEAST * kit.ratio))
    for px in range(look.size, least - 1, -1):
        lines = fonts.wrap(look.text, px, look.weight, size[0])
        step = fonts.line_height(px)
        high_enough = len(lines) == 1 or len(lines) * step <= size[1] + step // 3
        if high_enough and all(fonts.text_width(line, px, look.weight) <= size[0] for line in lines):
            return lines, px
    return fonts.wrap(look.text, least, look.weight, size[0]), least


def set_lines(
    lines: tuple[str, ...], px: int, weight: int, colour: theme.Colour, align: int = 0
) -> pygame.Surface:
    """The lines one below the other on a clear surface just wide enough."""
    step = fonts.line_height(px)
    face = fonts.font(px, weight)
    width = max(1, *(fonts.text_width(line, px, weight) for line in lines), 1)
    whole = shapes.blank(width, step * len(lines), (*colour, 0))
    above = (step - face.get_height()) // 2
    for row, line in enumerate(lines):
        if not line:
            continue
        drawn = face.render(line, True, colour)
        x = (width - drawn.get_width()) * (align + 1) // 2
        whole.blit(drawn, (x, row * step + above))
    return whole


def placed(image: pygame.Surface, size: tuple[int, int], align: int, middle: bool) -> tuple[int, int]:
    """Where the text's surface lies from the rect's corner."""
    x = (size[0] - image.get_width()) * (align + 1) // 2
    return x, (size[1] - image.get_height()) // 2 if middle else 0
