"""What every drawing of a Look works with: the scale, the state of the item, and the finished raster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import pygame

from game.cards import Card
from game.stage import theme
from game.stage.deckstyle import DeckStyle
from game.stage.looks import shapes

Part = tuple[pygame.Surface, int, int]


class Raster(NamedTuple):
    """A finished picture and where it lies from the item's rect (x, y in px; rings reach outside).

    `shadow` is drawn under it, as a surface of its own: soft edges laid over a soft shadow in one surface
    would come out too dark.
    """

    image: pygame.Surface
    x: int = 0
    y: int = 0
    shadow: Part | None = None

    def moved(self, dx: int, dy: int) -> Raster:
        shadow = self.shadow and (self.shadow[0], self.shadow[1] + dx, self.shadow[2] + dy)
        return Raster(self.image, self.x + dx, self.y + dy, shadow)


class State(NamedTuple):
    """What else than its look decides how an item is drawn."""

    enabled: bool = True
    selected: bool = False
    hovered: bool = False
    pressed: bool = False
    focused: bool = False
    lifted: bool = False  # held in the hand


NORMAL = State()


class Art(Protocol):
    """The card deck: faces and backs at any width in device px."""

    def face(
        self,
        card: Card,
        width: int,
        *,
        dimmed: bool = False,
        small: bool = False,
        strip: bool = False,
        bare: bool = False,
    ) -> pygame.Surface: ...
    def back(self, width: int, name: str | None = None) -> pygame.Surface: ...
    def dress(self, style: DeckStyle) -> bool:
        """Gives the deck another look; False if it has it already."""

    def forget(self) -> None:
        """Lets go of all widths, as when the screen's size has changed."""


class Kit(NamedTuple):
    """`scale`: device px per logical px; `ratio`: device px per CSS px; `figures`: extra large ones."""

    art: Art
    scale: float = 1.0
    ratio: float = 1.0
    palette: theme.Palette = theme.GREEN
    figures: bool = False

    def px(self, logical: float) -> int:
        return max(1, round(logical * self.scale))


def composed(parts: Sequence[Part], shadow: Part | None = None) -> Raster:
    """The parts (surface, x, y from the item's rect) laid over one another, back to front."""
    left = min(x for _, x, _ in parts)
    top = min(y for _, _, y in parts)
    right = max(x + surface.get_width() for surface, x, _ in parts)
    bottom = max(y + surface.get_height() for surface, _, y in parts)
    if len(parts) == 1:
        return Raster(parts[0][0], left, top, shadow)
    whole = shapes.blank(right - left, bottom - top)
    for surface, x, y in parts:
        whole.blit(surface, (x - left, y - top))
    return Raster(whole, left, top, shadow)


def shadow_part(size: tuple[int, int], radius: float, shadow: theme.Shadow, unit: float) -> Part:
    """A shadow of the theme under a shape of `size` at the rect's origin; `unit`: px of its measures' 1."""
    surface, margin = shapes.shadow(*size, radius, shadow.blur * unit, shadow.opacity)
    return surface, -margin, round(shadow.offset * unit) - margin


def focus_parts(
    size: tuple[int, int], radius: float, colour: str, kit: Kit, start: float = 0.0
) -> list[Part]:
    """The keyboard's ring: a gap, then `colour`, outside a shape; `start` logical px further out."""
    out = kit.px(theme.FOCUS_GAP + start) + kit.px(theme.FOCUS_RING)
    ring = shapes.rounded(
        size[0] + 2 * out,
        size[1] + 2 * out,
        radius + out,
        (0, 0, 0, 0),
        shapes.opaque(theme.rgb(colour)),
        kit.px(theme.FOCUS_RING),
    )
    return [(ring, -out, -out)]
