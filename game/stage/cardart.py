"""The deck as surfaces: faces and backs scaled once to the width they are shown at, ready for fast blits."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Final

import pygame

from game.assets import made
from game.cards import RANKS, SUITS, Card, rank_of, suit_of

BACKS: Final = ("knit", "wave", "star")
SMALL_UNDER: Final = 70  # px: narrower cards get the small face unless told otherwise
DIMMED: Final = (168, 178, 173)  # per channel of 255
CORNER: Final = 0.06  # of the width: the corners' radius
EDGE: Final = (0xB5, 0xAB, 0x96)
_EDGE_WIDTH: Final = 4 / 600  # of the width, in the pictures
_SUIT_COLOURS: Final = ((0x1B, 0x28, 0x38), (0xBC, 0x30, 0x23), (0xBC, 0x30, 0x23), (0x1B, 0x28, 0x38))
_PIPS: Final = ("club", "diamond", "heart", "spade")
_SOURCES_KEPT: Final = 6  # decoded pictures of 0.7 MB; a card on its way to the trick is soon wanted again


class CardArt:
    """The deck's pictures at any width; the height is always round(1.4 * width).

    Every surface is kept until `forget()`, belongs to this object and must not be drawn on. All but the four
    corners' pixels are opaque, and run-length encoding is on.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], pygame.Surface] = {}
        self._sources: OrderedDict[tuple[str, ...], pygame.Surface] = OrderedDict()
        self._places: dict[str, list[float]] = {}

    def face(
        self,
        card: Card,
        width: int,
        *,
        dimmed: bool = False,
        small: bool | None = None,
        strip: bool = False,
    ) -> pygame.Surface:
        """Return a card's face, `width` px wide.

        `small` takes the small face (None: under SMALL_UNDER px); `strip` leaves the small face's second suit
        out, for a card that the next one covers. Raises ValueError for a card that is not known.
        """
        if not 0 <= card < 52:
            raise ValueError(f"there is no face for card {card}: known cards go from 0 to 51")
        is_small = width < SMALL_UNDER if small is None else small
        key = (card, width, dimmed, is_small, strip and is_small)
        if key not in self._kept:
            drawn = self._small(card, width, strip) if is_small else self._large(card, width)
            self._kept[key] = _finished(drawn, dimmed)
        return self._kept[key]

    def back(self, width: int, name: str = "knit") -> pygame.Surface:
        """Return a card's back, `width` px wide; raises ValueError for a name not in BACKS."""
        if name not in BACKS:
            raise ValueError(f"there is no back {name!r}; there are: {', '.join(BACKS)}")
        key = (name, width)
        if key not in self._kept:
            self._kept[key] = _finished(self._scaled(width, "cards", f"back-{name}.png"), dimmed=False)
        return self._kept[key]

    def forget(self) -> None:
        """Let every surface go, as when the window's size has changed."""
        self._kept.clear()
        self._sources.clear()

    def _large(self, card: Card, width: int) -> pygame.Surface:
        name = RANKS[rank_of(card)] + SUITS[suit_of(card)].lower()
        return self._scaled(width, "cards", f"{name}.png")

    def _small(self, card: Card, width: int, strip: bool) -> pygame.Surface:
        """One glyph and two pips on a blank card; each is scaled alone, so that they stay sharp."""
        rank, suit = RANKS[rank_of(card)], suit_of(card)
        blank = ("blank", width)
        if blank not in self._kept:
            self._kept[blank] = self._scaled(width, "cards", "blank.png")
        whole = self._kept[blank].copy()
        glyph = self._part(width, rank, "cards", "glyphs", f"{rank}.png")
        glyph[0].fill(_SUIT_COLOURS[suit], special_flags=pygame.BLEND_RGB_MULT)
        parts = [glyph, self._part(width, "first", "pips", f"{_PIPS[suit]}.png")]
        if not strip:
            parts.append(self._part(width, "second", "pips", f"{_PIPS[suit]}.png"))
        whole.blits(parts)
        return whole

    def _part(self, width: int, place: str, *path: str) -> tuple[pygame.Surface, tuple[int, int]]:
        """A glyph or pip for a card `width` px wide, and where it lies there."""
        if not self._places:
            self._places = json.loads(made("cards", "small.json").read_text(encoding="utf-8"))
        x, y, wide, high = (width * part for part in self._places[place])
        left, top = round(x), round(y)
        size = max(1, round(x + wide) - left), max(1, round(y + high) - top)
        return pygame.transform.smoothscale(self._source(*path), size), (left, top)

    def _scaled(self, width: int, *path: str) -> pygame.Surface:
        source = self._source(*path)
        scaled = _smooth(source, (width, round(1.4 * width)))
        if width * _EDGE_WIDTH < 1:
            _draw_edge(scaled)
        return scaled

    def _source(self, *path: str) -> pygame.Surface:
        """The decoded picture; only the last few are kept."""
        if path in self._sources:
            self._sources.move_to_end(path)
            return self._sources[path]
        picture = pygame.image.load(made(*path))
        if (
            picture.get_bitsize() != 32
        ):  # smoothscale wants 32 bits; whether a palette is unfolded is up to SDL
            clear = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
            clear.blit(picture, (0, 0))
            picture = clear
        self._sources[path] = picture
        if len(self._sources) > _SOURCES_KEPT:
            self._sources.popitem(last=False)
        return picture


def _smooth(source: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The card scaled without a dark fringe: the clear pixels outside its corners, which are black, count as
    edge while colours are averaged; the alpha is averaged apart.
    """
    ground = pygame.Surface(source.get_size())
    ground.fill(EDGE)
    ground.blit(source, (0, 0))
    scaled = pygame.Surface(size, pygame.SRCALPHA, 32)
    scaled.blit(pygame.transform.smoothscale(ground, size), (0, 0))
    alpha = pygame.transform.smoothscale(source, size)
    alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    # smoothscale leaves 252 or 253 of 255: a 64th of itself more makes the inside opaque again
    more = alpha.copy()
    more.fill((0, 0, 0, 4), special_flags=pygame.BLEND_RGBA_MULT)
    alpha.blit(more, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    scaled.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return scaled


def _corner(width: int) -> int:
    """How many pixels of a side belong to the corner's arc."""
    return max(1, round(width * CORNER) + 1)


def _draw_edge(surface: pygame.Surface) -> None:
    """A card's edge is never thinner than a pixel: cards lie on cards. The arcs stay as they were scaled."""
    width, height = surface.get_size()
    arc = _corner(width)
    for x in (0, width - 1):
        surface.fill(EDGE, (x, arc, 1, height - 2 * arc))
    for y in (0, height - 1):
        surface.fill(EDGE, (arc, y, width - 2 * arc, 1))


def _finished(surface: pygame.Surface, dimmed: bool) -> pygame.Surface:
    """The surface in the display's format, dimmed if asked, its inside opaque, run-length encoded."""
    if pygame.display.get_init() and pygame.display.get_surface() is not None:
        surface = surface.convert_alpha()
    if dimmed:
        surface.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
    # smoothscale leaves an alpha of 252 or 253, which looks right but makes every blit five times as slow
    width, height = surface.get_size()
    arc = _corner(width)
    for inside in ((0, arc, width, height - 2 * arc), (arc, 0, width - 2 * arc, height)):
        surface.fill((0, 0, 0, 255), inside, special_flags=pygame.BLEND_RGBA_MAX)
    surface.set_alpha(255, pygame.RLEACCEL)
    return surface
