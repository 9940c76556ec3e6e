"""Chips seen from straight above, with a lip below, in stacks from high to low (look.md, section 8)."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.stage import theme
from game.stage.item import ChipsLook
from game.stage.looks import shapes
from game.stage.looks.kit import Kit, Part, Raster, State, composed

VALUES: Final = ((100, "chip-100"), (20, "chip-20"), (5, "chip-5"), (1, "chip-1"))  # worth, colour
MOST: Final = 5  # discs in a stack
_MARKS: Final = 6
_RISE: Final = 0.17  # of the diameter, for each disc
_LIP: Final = 0.10


def draw(look: ChipsLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    """The discs are as wide as the rect is high, less what a full stack rises; the last fits in the width."""
    d = max(4, round(size[1] / (1 + _LIP + _RISE * (MOST - 1))))
    stacks = _stacks(look.amount)
    room = max(1, (size[0] + kit.px(3)) // (d + kit.px(3)))
    parts: list[Part] = []
    for place, (count, colour) in enumerate(stacks[:room]):
        chip = _chip(d, colour)
        x = place * (d + kit.px(3))
        base = size[1] - chip.get_height()
        parts += [(chip, x, base - round(number * _RISE * d)) for number in range(count)]
    return composed(parts) if parts else Raster(shapes.blank(1, 1))


def _stacks(amount: int) -> list[tuple[int, str]]:
    """How many discs of which colour, high to low; what a stack can't hold is left to the figure."""
    found, left = [], max(0, amount)
    for worth, colour in VALUES:
        count, left = divmod(left, worth)
        if count:
            found.append((min(count, MOST), colour))
    return found


def _chip(d: int, colour: str) -> pygame.Surface:
    """One disc over its darker lip."""
    fine = shapes.FINE
    big, middle = d * fine, d * fine / 2
    body, mark = theme.rgb(colour), theme.rgb(f"{colour}-mark")
    high = round(big * (1 + _LIP))
    whole = pygame.Surface((big, high), pygame.SRCALPHA)
    whole.fill((*body, 0))
    dark = tuple(round(part * 0.55) for part in body)
    pygame.draw.circle(whole, dark, (middle, high - middle), middle)
    pygame.draw.circle(whole, body, (middle, middle), middle)
    for number in range(_MARKS):
        _mark(whole, middle, number * 2 * math.pi / _MARKS, mark)
    pygame.draw.circle(whole, mark, (middle, middle), middle * 0.62, max(1, round(big * 0.045)))
    return pygame.transform.smoothscale(whole, (d, round(d * (1 + _LIP))))


def _mark(surface: pygame.Surface, middle: float, angle: float, colour: theme.Colour) -> None:
    """An edge mark: a small block that points to the middle."""
    half, outer, inner = 0.11, middle * 0.99, middle * 0.68
    corners = [
        (middle + radius * math.cos(angle + turn), middle + radius * math.sin(angle + turn))
        for radius, turn in ((outer, -half * 1.4), (outer, half * 1.4), (inner, half * 2), (inner, -half * 2))
    ]
    pygame.draw.polygon(surface, colour, corners)
