"""What cards are put together from: masks that take any colour, half courts, half backs, their places."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Any, Final, NamedTuple

import pygame

from game.assets import made

UNITS: Final = 600  # a card's width in the units of the tables
Colour = tuple[int, int, int]
_PICTURES_ROOM: Final = 700_000  # pixels: four courts, or two with two backs (2.8 MB)
_MASKS_ROOM: Final = 600_000  # all of the masks are 0.5 million pixels (2 MB)


class Shelf:
    """Surfaces by key; those not used for longest go when there are more than `room` pixels of them."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._held = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface that is kept under the key, or else make it and keep it."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        surface = self._kept[key] = make()
        self._held += _pixels(surface)
        while self._held > self._room and len(self._kept) > 1:
            self._held -= _pixels(self._kept.popitem(last=False)[1])
        return surface

    def clear(self) -> None:
        """Let all go."""
        self._kept.clear()
        self._held = 0


class Spot(NamedTuple):
    """A part's place on a face: centre and height in card units.

    turned: by 180 degrees about the card's centre. spare: left out when that part of the card is covered.
    """

    part: str  # rank, pip, rose
    x: float
    y: float
    height: float
    turned: bool
    spare: bool


class Parts:
    """The made parts; everything is read and decoded when it is first asked for."""

    def __init__(self) -> None:
        self._pictures = Shelf(_PICTURES_ROOM)
        self._masks = Shelf(_MASKS_ROOM)

    @cached_property
    def tables(self) -> dict[str, Any]:
        """The tables of `parts.json`."""
        tables: dict[str, Any] = json.loads(made("cards", "parts.json").read_text(encoding="utf-8"))
        return tables

    def forget(self) -> None:
        """Let all pictures go."""
        self._pictures.clear()
        self._masks.clear()

    def glyph(self, rank: str, letters: str) -> str:
        """The name of the mask that stands for a rank."""
        return f"glyphs/{self.tables['letters'][letters].get(rank, rank)}"

    def colour(self, suit: str, four_colours: bool) -> Colour:
        """A suit's colour."""
        return hexed(self.tables["colours"]["4" if four_colours else "2"][suit])

    def spots(self, index: str, rank: str) -> list[Spot]:
        """The parts of a face, back to front."""
        return [Spot(*spot) for spot in self.tables["places"][index][rank]]

    def court(self, rank: str, suit: str, four_colours: bool) -> pygame.Surface:
        """A court's panel in the pictures' own size."""
        name = rank + suit
        palette = self.tables["palettes"].get(name) if four_colours else None
        return self._pictures.get((name, palette), lambda: _whole(f"courts/{name}.png", palette))

    def back(self, name: str) -> pygame.Surface:
        """What a back shows inside its border."""
        return self._pictures.get(name, lambda: _whole(f"backs/{name}.png", None))

    def size(self, name: str, height: float, card: tuple[int, int] | None = None) -> tuple[int, int]:
        """How big a part is in px when its 100 units, which are about its height, are `height` px.

        `card`: both sides are odd where the card's are, so that the part can stand exactly in its middle.
        """
        sides = (side * height / 100 for side in self.tables["boxes"][name][2:])
        if card is None:
            wide, high = (max(1, round(side)) for side in sides)
        else:
            wide, high = (2 * round((s - c % 2) / 2) + c % 2 for s, c in zip(sides, card, strict=True))
        return max(1, wide), max(1, high)

    def piece(self, name: str, colour: Colour, size: tuple[int, int]) -> pygame.Surface:
        """A part in a colour and a size in px."""
        mask = self._masks.get(name, lambda: _alpha(pygame.image.load(made("cards", f"{name}.png"))))
        return tinted(mask, size, colour)

    def origin(self, name: str, size: tuple[int, int], x: float, y: float, height: float) -> tuple[int, int]:
        """Where a piece of a `size` lies whose middle is at x, y: on whole px, so its upper side is sharp."""
        left, top, wide, _ = self.tables["boxes"][name]
        return round(x + (left + wide / 2) * height / 100 - size[0] / 2), round(y + top * height / 100)


def hexed(colour: str) -> Colour:
    """#RRGGBB as numbers."""
    red, green, blue = bytes.fromhex(colour.lstrip("#"))
    return red, green, blue


def tinted(mask: pygame.Surface, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """The mask scaled and in a colour; smoothscale leaves 252 or 253 of 255, which is put right."""
    scaled = pygame.transform.smoothscale(mask, size)
    more = scaled.copy()
    more.fill((0, 0, 0, 4), special_flags=pygame.BLEND_RGBA_MULT)
    scaled.blit(more, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    scaled.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    scaled.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return scaled


def _alpha(picture: pygame.Surface) -> pygame.Surface:
    """The picture with 32 bits: smoothscale wants them, and whether a palette is unfolded is up to SDL."""
    if picture.get_bitsize() == 32:
        return picture
    clear = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    clear.blit(picture, (0, 0))
    return clear


def _whole(path: str, palette: str | None) -> pygame.Surface:
    """The half that is stored and its half-turn below it; `palette` (hex) puts other colours in.

    Raises ValueError if the picture has no palette to be changed.
    """
    half = pygame.image.load(made("cards", path))
    if palette is not None:
        if half.get_bitsize() != 8:
            raise ValueError(f"{path} has no palette: make it again with assets/make.py")
        half.set_palette([hexed(palette[i : i + 6]) for i in range(0, len(palette), 6)])
    width, height = half.get_size()
    whole = pygame.Surface((width, 2 * height), pygame.SRCALPHA, 32)
    whole.blit(half, (0, 0))
    whole.blit(pygame.transform.flip(half, True, True), (0, height))
    return whole


def _pixels(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height()
