"""The deck as surfaces: faces and backs put together once for the width they are shown at, for fast blits."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.cards import RANKS, SUITS, Card, rank_of, suit_of
from game.stage.cardparts import UNITS, Colour, Parts, Shelf, Spot
from game.stage.deckstyle import BACKS, DeckStyle
from game.stage.looks import shapes

SMALL_UNDER: Final = 70  # px: narrower cards get the small face unless told otherwise
DIMMED: Final = (168, 178, 173)  # per channel of 255
CORNER: Final = 0.06  # of the width: the corners' radius
STOCK: Final = (0xF8, 0xF2, 0xE4)
EDGE: Final = (0xB5, 0xAB, 0x96)
GOLD: Final = (0xD9, 0x9A, 0x2B)
_EDGE_WIDTH: Final = 4 / UNITS  # of the width; never under a pixel, for cards lie on cards
_INDEX_PIP: Final = 90  # units: what is higher stands in the card's middle or like beside it
FIGURES: Final = 1.25  # how much greater the index is with extra large figures
_ROOM: Final = 2_500_000  # pixels of finished cards (10 MB); what is drawn with them is kept by the rasters


class CardArt:
    """The deck's pictures at any width; the height is always round(1.4 * width).

    Every surface belongs to this object and must not be drawn on; it is kept while there is room, until
    `forget()` or another style. All but the four corners' pixels are opaque, and run-length encoding is on.
    Raises ValueError for a style that is not there.
    """

    def __init__(self, style: DeckStyle | None = None) -> None:
        self._style = (style or DeckStyle()).checked()
        self._parts = Parts()
        self._kept = Shelf(_ROOM)

    @property
    def style(self) -> DeckStyle:
        """How the deck looks at present."""
        return self._style

    def dress(self, style: DeckStyle) -> bool:
        """Give the deck another look; False if it has it already. Raises ValueError if there is none such."""
        if style == self._style:
            return False
        self._style = style.checked()
        self.forget()
        return True

    def face(
        self,
        card: Card,
        width: int,
        *,
        dimmed: bool = False,
        small: bool | None = None,
        strip: bool = False,
        bare: bool = False,
    ) -> pygame.Surface:
        """Return a card's face, `width` px wide.

        `small` takes the small face (None: under SMALL_UNDER px); `strip` leaves the small face's second suit
        out, for a card that the next one covers; `bare` leaves out stitches and second index, for a face
        whose foot bears a mark. Raises ValueError for a card that is not known.
        """
        if not 0 <= card < 52:
            raise ValueError(f"there is no face for card {card}: known cards go from 0 to 51")
        is_small = width < SMALL_UNDER if small is None else small
        index = "small" if is_small else self._style.index
        spared = strip if is_small else bare
        key = (card, width, dimmed, index, spared)
        return self._kept.get(key, lambda: _finished(self._face(card, width, index, spared), dimmed))

    def back(self, width: int, name: str | None = None) -> pygame.Surface:
        """Return a card's back, `width` px wide; None: the style's. Raises ValueError if not in BACKS."""
        name = self._style.back if name is None else name
        if name not in BACKS:
            raise ValueError(f"there is no back {name!r}; there are: {', '.join(BACKS)}")
        return self._kept.get((name, width), lambda: _finished(self._back(width, name), dimmed=False))

    def forget(self) -> None:
        """Let every surface go, as when the window's size has changed."""
        self._kept.clear()
        self._parts.forget()

    def _back(self, width: int, name: str) -> pygame.Surface:
        whole = self._body(width)
        margin = round(width * self._parts.tables["field"] / UNITS)
        _set_in(whole, self._parts.back(name), margin, margin, margin)
        return whole

    def _face(self, card: Card, width: int, index: str, spared: bool) -> pygame.Surface:
        rank, suit = RANKS[rank_of(card)], SUITS[suit_of(card)].lower()
        colour = self._parts.colour(suit, self._style.four_colours)
        whole = self._body(width)
        if rank in "JQK" and index != "small":
            left, *others = self._parts.tables["panel"][index]
            left *= FIGURES if self._style.figures else 1
            margins = (round(width * margin / UNITS) for margin in (left, *others))
            _set_in(whole, self._parts.court(rank, suit, self._style.four_colours), *margins)
        names = {"rank": self._parts.glyph(rank, self._style.letters), "pip": f"pips/{suit}", "rose": "rose"}
        for spot in self._parts.spots(index, rank):
            if not (spared and spot.spare):
                tint = GOLD if spot.part == "rose" else colour
                zoom = width / UNITS
                if self._style.figures and index != "small" and _is_index(spot):
                    zoom *= FIGURES
                at = (spot.x * zoom, spot.y * zoom, spot.height * zoom)
                self._lay(whole, names[spot.part], tint, at, spot.turned)
        if index == "large" and not spared:
            self._stitch(whole, self._parts.tables["stitches"][rank], colour)
        return whole

    def _lay(
        self, whole: pygame.Surface, name: str, colour: Colour, at: tuple[float, float, float], turned: bool
    ) -> None:
        """One part laid on the card; `at` is the middle's x, y and the height in px."""
        x, y, height = at
        middle = height > _INDEX_PIP * whole.get_width() / UNITS and not name.startswith("glyphs")
        size = self._parts.size(name, height, whole.get_size() if middle else None)
        piece = self._kept.get((name, colour, size), lambda: self._parts.piece(name, colour, size))
        left, top = self._parts.origin(name, size, x, y, height)
        if turned:
            left = whole.get_width() - left - piece.get_width()
            top = whole.get_height() - top - piece.get_height()
            piece = pygame.transform.flip(piece, True, True)
        whole.blit(piece, (left, top))

    def _stitch(self, whole: pygame.Surface, count: int, colour: Colour) -> None:
        """The stitches that tell the value, all alike: they lie a whole number of px apart."""
        x, y, pitch = (part * whole.get_width() / UNITS for part in self._parts.tables["stitch"])
        step = max(min(4, whole.get_width() // 12), round(pitch))  # of 3 px they would run together
        for i in range(count):
            self._lay(whole, "stitch", colour, (x, round(y) - step * i, step), False)

    def _body(self, width: int) -> pygame.Surface:
        """A blank card; the caller draws on it."""
        return self._kept.get(("body", width), lambda: _blank(width)).copy()


def _is_index(spot: Spot) -> bool:
    return spot.part == "rank" or (spot.part == "pip" and spot.height < _INDEX_PIP)


def _blank(width: int) -> pygame.Surface:
    """The edge line and the stock inside it, in exactly their colours."""
    height = round(1.4 * width)
    stroke = max(1.0, _EDGE_WIDTH * width)
    body = shapes.rounded(width, height, CORNER * width, (*STOCK, 255), (*EDGE, 255), stroke)
    arc, inside = _corner(width), math.ceil(stroke)
    for x in (0, width - 1):
        body.fill(EDGE, (x, arc, 1, height - 2 * arc))
    for y in (0, height - 1):
        body.fill(EDGE, (arc, y, width - 2 * arc, 1))
    body.fill(STOCK, (inside, arc, width - 2 * inside, height - 2 * arc))
    body.fill(STOCK, (arc, inside, width - 2 * arc, height - 2 * inside))
    return body


def _set_in(whole: pygame.Surface, picture: pygame.Surface, left: int, right: int, foot: int) -> None:
    """A picture scaled into the card, so many px from its sides, as far from its top as from its foot."""
    size = max(1, whole.get_width() - left - right), max(1, whole.get_height() - 2 * foot)
    whole.blit(pygame.transform.smoothscale(picture, size), (left, foot))


def _corner(width: int) -> int:
    """How many pixels of a side belong to the corner's arc."""
    return max(1, round(width * CORNER) + 1)


def _finished(surface: pygame.Surface, dimmed: bool) -> pygame.Surface:
    """The surface in the display's format, dimmed if asked, its inside opaque, run-length encoded."""
    if pygame.display.get_init() and pygame.display.get_surface() is not None:
        surface = surface.convert_alpha()
    if dimmed:
        surface.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
    # blending leaves an alpha of 252 to 254, which looks right but makes every blit five times as slow
    width, height = surface.get_size()
    arc = _corner(width)
    for inside in ((0, arc, width, height - 2 * arc), (arc, 0, width - 2 * arc, height)):
        surface.fill((0, 0, 0, 255), inside, special_flags=pygame.BLEND_RGBA_MAX)
    surface.set_alpha(255, pygame.RLEACCEL)
    return surface
