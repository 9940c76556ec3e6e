"""Cards with their shadows and rings, and the two piles, from the deck's art."""

from __future__ import annotations

import pygame

from game.cards import UNKNOWN
from game.stage import theme
from game.stage.item import CardLook, PileLook
from game.stage.looks import shapes
from game.stage.looks.kit import Kit, Part, Raster, State, composed, shadow_part

HOVER_RISE = 4  # logical px
_ANGLES = (-13.0, 9.0, -2.0)  # of the discards, clockwise positive as on paper
_PER_EDGE = 8  # cards
_EDGES = 5


def card(look: CardLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    """A face or a back as wide as its rect, with its shadow; selected: amber ring and lifted."""
    width = max(1, size[0])
    if look.card == UNKNOWN:
        face = kit.art.back(width)
    else:
        face = kit.art.face(look.card, width, dimmed=look.dimmed, small=look.small)
    box = face.get_size()
    radius = max(theme.CARD_RADIUS * width, 3 * kit.scale)
    shadow = theme.LIFTED_SHADOW if look.selected else theme.CARD_SHADOW
    parts: list[Part] = [shadow_part(box, radius, shadow, width)]
    ring = "amber" if look.selected else "cream" if look.ringed else None
    if ring is not None:
        out = kit.px(theme.SELECTED_RING)
        parts.append((_plate(box, radius, out, ring), -out, -out))
    if state.focused:
        parts += _focus(box, radius, look.selected, kit)
    parts.append((face, 0, 0))
    drawn = composed(parts)
    up = kit.px(HOVER_RISE) if state.hovered and state.enabled and not state.pressed else 0
    return Raster(drawn.image, drawn.x, drawn.y - up)


def _plate(box: tuple[int, int], radius: float, out: int, colour: str) -> pygame.Surface:
    """A filled rounded rectangle that reaches `out` px beyond the card: what shows of it is the ring."""
    fill = shapes.opaque(theme.rgb(colour))
    return shapes.rounded(box[0] + 2 * out, box[1] + 2 * out, radius + out, fill)


def _focus(box: tuple[int, int], radius: float, selected: bool, kit: Kit) -> list[Part]:
    """The keyboard's ring, to be laid under the card: cream then amber, round a selected one cream alone."""
    gap = kit.px(theme.FOCUS_GAP)
    out = gap + kit.px(theme.FOCUS_RING)
    inner, outer = ("amber", "cream") if selected else ("cream", "amber")
    return [(_plate(box, radius, out, outer), -out, -out), (_plate(box, radius, gap, inner), -gap, -gap)]


def pile(look: PileLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    """The stock with its thickness, or the discards at their fixed angles; an empty one is clear.

    Raises ValueError for another kind.
    """
    if look.kind not in ("stock", "discards"):
        raise ValueError(f"no pile {look.kind!r}; there are: stock, discards")
    if look.cards <= 0:
        return Raster(shapes.blank(1, 1))
    return _stock(look.cards, size, kit) if look.kind == "stock" else _discards(look.cards, size, kit)


def _stock(cards: int, size: tuple[int, int], kit: Kit) -> Raster:
    width = max(1, size[0])
    back = kit.art.back(width)
    box, radius = back.get_size(), max(theme.CARD_RADIUS * width, 3 * kit.scale)
    edges = min(_EDGES, -(-cards // _PER_EDGE))
    step = max(1.0, 1.25 * kit.scale)
    surface, x, y = shadow_part(box, radius, theme.CARD_SHADOW, width)
    parts: list[Part] = [(surface, x + round(edges * step), y + round(edges * step * 1.3))]
    paper, line = shapes.opaque(theme.rgb("stock")), shapes.opaque(theme.mixed("ink", "stock", 0.35))
    edge = shapes.rounded(*box, radius, paper, line, max(1.0, 0.6 * kit.scale))
    parts += [(edge, round(i * step), round(i * step * 1.3)) for i in range(edges, 0, -1)]
    return composed([*parts, (back, 0, 0)])


def _discards(cards: int, size: tuple[int, int], kit: Kit) -> Raster:
    width = max(1, size[0])
    twice = kit.art.back(2 * width)
    box = (width, round(twice.get_height() / 2))
    shadow, _ = shapes.shadow(
        *box, theme.CARD_RADIUS * width, theme.CARD_SHADOW.blur * width, theme.CARD_SHADOW.opacity
    )
    parts: list[Part] = []
    for angle in _ANGLES[-min(cards, len(_ANGLES)) :]:
        for picture, zoom, drop in ((shadow, 1.0, theme.CARD_SHADOW.offset * width), (twice, 0.5, 0.0)):
            turned = pygame.transform.rotozoom(picture, -angle, zoom)
            x, y = (box[0] - turned.get_width()) / 2, (box[1] - turned.get_height()) / 2 + drop
            parts.append((turned, round(x), round(y)))
    return composed(parts)
