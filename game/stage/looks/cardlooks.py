"""Cards with their shadows and rings, and the two piles, from the deck's art."""

from __future__ import annotations

import pygame

from game.cards import UNKNOWN
from game.stage import theme
from game.stage.item import CardLook, PileLook
from game.stage.looks import shapes, wildmarks
from game.stage.looks.kit import Kit, Part, Raster, State, composed, focus_parts, shadow_part

HOVER_RISE = 4  # logical px
FIGURES_BELOW = 100  # logical px: with extra large figures, narrower cards have the small face
_HATCH = 9  # logical px between the lines over a card that can't be played, with high contrast
_ANGLES = (-13.0, 9.0, -2.0)  # of the discards, clockwise positive as on paper
_PER_EDGE = 8  # cards
_EDGES = 5


def card(look: CardLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    """A face or a back as wide as its rect, with its shadow; selected: amber ring and lifted."""
    width = max(1, size[0])
    if kit.figures and width < FIGURES_BELOW * kit.scale and not look.tight:
        look = look._replace(small=True)
    face = _face(look, width, kit)
    box = face.get_size()
    radius = max(theme.CARD_RADIUS * width, 3 * kit.scale)
    shadow = theme.LIFTED_SHADOW if look.selected or state.lifted else theme.CARD_SHADOW
    parts: list[Part] = []
    ring = "amber" if look.selected else "cream" if look.ringed else None
    if ring is not None:
        out = kit.px(theme.CONTRAST_RING if kit.palette.contrast else theme.SELECTED_RING)
        parts.append((_plate(box, radius, out, ring), -out, -out))
    if state.focused and look.on_paper:
        parts += focus_parts(box, radius, "ink", kit, theme.SELECTED_RING if look.selected else 0)
    elif state.focused:
        parts += _focus(box, radius, look.selected, kit)
    if look.wild is not None:
        image, x, y = wildmarks.mark(look, box, radius, kit)
        face = plain(face)
        face.blit(image, (x, y))
    parts.append((face, 0, 0))
    up = kit.px(HOVER_RISE) if state.hovered and state.enabled and not state.pressed else 0
    drawn = composed(parts, shadow_part(box, radius, shadow, width))
    return turned(drawn, box, look.angle).moved(0, -up)


def _face(look: CardLook, width: int, kit: Kit) -> pygame.Surface:
    """The side that is up; with high contrast a dimmed face is hatched instead."""
    if look.card == UNKNOWN:
        return kit.art.back(width, look.back)
    banded, hatched = look.wild is not None and not look.small, look.dimmed and kit.palette.contrast
    face = kit.art.face(
        look.card, width, dimmed=look.dimmed and not hatched, small=look.small, strip=look.strip, bare=banded
    )
    return _hatched(face, kit) if hatched else face


def _hatched(face: pygame.Surface, kit: Kit) -> pygame.Surface:
    """The face under diagonal lines; the corners stay round."""
    width, height = face.get_size()
    lines = shapes.blank(width * shapes.FINE, height * shapes.FINE, (*theme.rgb("ink"), 0))
    step, stroke = kit.px(_HATCH) * shapes.FINE, kit.px(1.5) * shapes.FINE
    reach = height * shapes.FINE
    for x in range(0, width * shapes.FINE + reach, step):
        pygame.draw.line(lines, (*theme.rgb("ink"), 150), (x, 0), (x - reach, reach), stroke)
    whole = plain(face)
    over = pygame.transform.smoothscale(lines, (width, height))
    inset = max(1, round(theme.CARD_RADIUS * width))
    for area in ((inset, 0, width - 2 * inset, height), (0, inset, inset, height - 2 * inset),
                 (width - inset, inset, inset, height - 2 * inset)):  # fmt: skip
        whole.blit(over, area[:2], area)
    return whole


def turned(raster: Raster, box: tuple[int, int], angle: float) -> Raster:
    """The card turned clockwise by `angle` degrees about the middle of its `box`; the shadow falls down."""
    if not angle:
        return raster
    image, x, y = _turned((raster.image, raster.x, raster.y), box, angle)
    shadow = raster.shadow
    if shadow is not None:
        fall = round(theme.CARD_SHADOW.offset * box[0])
        surface, sx, sy = _turned((shadow[0], shadow[1], shadow[2] - fall), box, angle)
        shadow = (surface, sx, sy + fall)
    return Raster(image, x, y, shadow)


def _turned(part: Part, box: tuple[int, int], angle: float, zoom: float = 1.0) -> Part:
    """A part turned about the middle of the box; it lies symmetrically round the box, `zoom` times as big."""
    surface = pygame.transform.rotozoom(_bordered(part[0]), -angle, zoom)
    middle_x = part[1] + part[0].get_width() * zoom / 2
    middle_y = part[2] + part[0].get_height() * zoom / 2
    turn = pygame.Vector2(middle_x - box[0] / 2, middle_y - box[1] / 2).rotate(angle)
    x = box[0] / 2 + turn.x - surface.get_width() / 2
    y = box[1] / 2 + turn.y - surface.get_height() / 2
    return surface, round(x), round(y)


def _bordered(surface: pygame.Surface) -> pygame.Surface:
    """With a clear border in the edge's own colour, so that the turned edge comes out smooth."""
    width, height = surface.get_size()
    edge = surface.get_at((0, height // 2))
    wider = shapes.blank(width + 4, height + 4, (edge.r, edge.g, edge.b, 0))
    wider.blit(plain(surface), (2, 2))
    return wider


def plain(surface: pygame.Surface) -> pygame.Surface:
    """The surface without run-length encoding, which the scalers would have to undo and redo each time."""
    copy = surface.copy()
    copy.set_alpha(255)
    return copy


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
    shadow = (surface, x + round(edges * step), y + round(edges * step * 1.3))
    paper, line = shapes.opaque(theme.rgb("stock")), shapes.opaque(theme.mixed("ink", "stock", 0.35))
    edge = shapes.rounded(*box, radius, paper, line, max(1.0, 0.6 * kit.scale))
    parts = [(edge, round(i * step), round(i * step * 1.3)) for i in range(edges, 0, -1)]
    return composed([*parts, (back, 0, 0)], shadow)


def _discards(cards: int, size: tuple[int, int], kit: Kit) -> Raster:
    """Up to three backs; each one's shadow darkens those below and lies under the whole heap."""
    width = max(1, size[0])
    twice = kit.art.back(2 * width)
    box = (width, round(twice.get_height() / 2))
    soft = shadow_part(box, theme.CARD_RADIUS * width, theme.CARD_SHADOW._replace(offset=0), width)
    fall = round(theme.CARD_SHADOW.offset * width)
    reach = width // 2  # room round the box for what the turned cards stick out
    heap = shapes.blank(box[0] + 2 * reach, box[1] + 2 * reach)
    shadows: list[Part] = []
    for angle in _ANGLES[-min(cards, len(_ANGLES)) :]:
        shade, x, y = _turned(soft, box, angle)
        shadows.append((shade, x, y + fall))
        darker = pygame.Surface(heap.get_size())
        darker.fill((255, 255, 255))
        darker.blit(shade, (x + reach, y + fall + reach))
        heap.blit(darker, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        back, x, y = _turned((twice, 0, 0), box, angle, 0.5)
        heap.blit(back, (x + reach, y + reach))
    under = composed(shadows)
    used = heap.get_bounding_rect()
    corner = (used.x - reach, used.y - reach)
    return Raster(heap.subsurface(used).copy(), *corner, (under.image, under.x, under.y))
