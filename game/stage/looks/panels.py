"""Paper and lines: sheets, bubbles, pills, the veil, hairlines, tracks, dashed slots."""

from __future__ import annotations

import pygame

from game.stage import theme
from game.stage.item import PanelLook
from game.stage.looks import curtain, shapes
from game.stage.looks.kit import Kit, Part, Raster, State, composed, shadow_part

KINDS = (
    "veil",
    "curtain",
    "sheet",
    "bubble",
    "pill",
    "dot",
    "hairline",
    "slot",
    "track",
    "bracket",
)  # without the ground
_ON_PAPER = ("ink", "ink-2", "outline", "gain", "loss", "amber-text")


def draw(look: PanelLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    """`tail` is here measured from the panel's corner. Raises ValueError for a kind that is not in KINDS."""
    if look.kind not in _DRAWN:
        raise ValueError(f"no panel kind {look.kind!r}; there are: {', '.join(KINDS)}")
    return _DRAWN[look.kind](look, size, kit)


def _radius(look: PanelLook, size: tuple[int, int], usual: float) -> float:
    """The look's own radius in device px; 0: the kind's usual one; negative: square."""
    wanted = usual if look.radius == 0 else max(0, look.radius)
    return min(wanted, min(size) / 2)


def _sheet(look: PanelLook, size: tuple[int, int], kit: Kit) -> Raster:
    radius = _radius(look, size, 24 * kit.scale)
    fill = shapes.opaque(theme.rgb(look.colour))
    if radius == 0:
        flat = pygame.Surface(size)
        flat.fill(fill[:3])
        return Raster(flat)
    body = shapes.rounded(*size, radius, fill)
    return Raster(body, 0, 0, shadow_part(size, radius, theme.SHEET_SHADOW, kit.scale))


def _bubble(look: PanelLook, size: tuple[int, int], kit: Kit) -> Raster:
    radius = _radius(look, size, 12 * kit.scale)
    fill = shapes.opaque(theme.rgb(look.colour))
    parts = [(shapes.rounded(*size, radius, fill), 0, 0)]
    if look.tail is not None:
        parts.append(_tail(look.tail, size, radius, fill, kit))
    return composed(parts, shadow_part(size, radius, theme.PAPER_SHADOW, kit.scale))


def _tail(at: tuple[int, int], size: tuple[int, int], radius: float, fill: shapes.Rgba, kit: Kit) -> Part:
    """A triangle on the side that faces the point `at`, as near to it as the corners allow."""
    long, broad = kit.px(9), kit.px(18)
    w, h = size
    beyond = {"left": -at[0], "right": at[0] - w, "up": -at[1], "down": at[1] - h}
    side = max(beyond, key=lambda name: beyond[name])
    lying = side in ("up", "down")
    length, where = (w, at[0]) if lying else (h, at[1])
    low, high = radius, length - radius - broad
    start = round(max(low, min(high, where - broad / 2))) if low < high else round((length - broad) / 2)
    fine = shapes.FINE
    box = (broad * fine, long * fine) if lying else (long * fine, broad * fine)
    corners = {
        "down": [(0, 0), (box[0], 0), (box[0] // 2, box[1])],
        "up": [(0, box[1]), (box[0], box[1]), (box[0] // 2, 0)],
        "right": [(0, 0), (0, box[1]), (box[0], box[1] // 2)],
        "left": [(box[0], 0), (box[0], box[1]), (0, box[1] // 2)],
    }[side]
    big = shapes.blank(*box, (*fill[:3], 0))
    pygame.draw.polygon(big, fill, corners)
    small = pygame.transform.smoothscale(big, (box[0] // fine, box[1] // fine))
    x, y = {"down": (start, h), "up": (start, -long), "right": (w, start), "left": (-long, start)}[side]
    return small, x, y


def _pill(look: PanelLook, size: tuple[int, int], kit: Kit) -> Raster:
    radius = _radius(look, size, size[1] / 2)
    fill = shapes.opaque(theme.rgb(look.colour))
    if look.colour == "paper-2":  # a segmented control's ground lies in the sheet, not on it
        return Raster(shapes.rounded(*size, radius, fill, shapes.opaque(kit.palette.rgb("rule")), kit.px(1)))
    body = shapes.rounded(*size, radius, fill)
    if look.colour == "rule":
        return Raster(body)
    return Raster(body, 0, 0, shadow_part(size, radius, theme.PAPER_SHADOW, kit.scale))


def _dot(look: PanelLook, size: tuple[int, int], kit: Kit) -> Raster:
    return Raster(shapes.rounded(*size, min(size) / 2, shapes.opaque(theme.rgb(look.colour))))


def _hairline(look: PanelLook, size: tuple[int, int], kit: Kit) -> Raster:
    if look.colour in ("cream", "dim"):
        return Raster(shapes.blank(*size, theme.rgba("cream", 0.6 if kit.palette.contrast else 0.18)))
    line = pygame.Surface(size)
    line.fill(kit.palette.rgb("rule" if look.colour == "paper" else look.colour))
    return Raster(line)


def _track(look: PanelLook, size: tuple[int, int], kit: Kit) -> Raster:
    back = theme.rgba("rule", 0.9) if look.colour in _ON_PAPER else theme.rgba("cream", 0.22)
    ground = shapes.rounded(*size, size[1] / 2, back)
    filled = round(max(0.0, min(1.0, look.value)) * size[0])
    if filled == 0:
        return Raster(ground)
    done = shapes.rounded(max(filled, size[1]), size[1], size[1] / 2, shapes.opaque(theme.rgb(look.colour)))
    return composed([(ground, 0, 0), (done, 0, 0)])


def _slot(look: PanelLook, size: tuple[int, int], kit: Kit) -> Raster:
    radius = _radius(look, size, theme.CARD_RADIUS * size[0])
    colour = shapes.opaque(theme.rgb("amber" if look.colour == "paper" else look.colour))
    unit = kit.scale
    return Raster(shapes.dashed(*size, radius, colour, 2 * unit, 8 * unit, 5 * unit))


def _veil(look: PanelLook, size: tuple[int, int], kit: Kit) -> Raster:
    veil = pygame.Surface(size)
    veil.fill(kit.palette.rgb("veil"))
    veil.set_alpha(round(255 * theme.VEIL))
    return Raster(veil)


def _bracket(look: PanelLook, size: tuple[int, int], kit: Kit) -> Raster:
    """A dashed line under something, with short ends that reach up to it."""
    width, height = size
    fine, colour = shapes.FINE, shapes.opaque(theme.rgb(look.colour))
    side = max(1, round(1.5 * kit.scale * fine))
    dash, gap = 5 * kit.scale, 4 * kit.scale
    whole = shapes.blank(width * fine, height * fine, (*colour[:3], 0))
    whole.fill(colour, (0, 0, side, height * fine))
    whole.fill(colour, (width * fine - side, 0, side, height * fine))
    count = max(1, round((width - dash) / (dash + gap)))
    step = (width - dash) / count
    for number in range(count + 1):
        x = round(number * step * fine)
        whole.fill(colour, (x, height * fine - side, round(dash * fine), side))
    return Raster(pygame.transform.smoothscale(whole, (max(1, width), max(1, height))))


_DRAWN = {
    "bracket": _bracket,
    "veil": _veil,
    "curtain": curtain.draw,
    "sheet": _sheet,
    "bubble": _bubble,
    "pill": _pill,
    "dot": _dot,
    "hairline": _hairline,
    "slot": _slot,
    "track": _track,
}
