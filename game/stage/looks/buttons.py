"""Buttons of every kind in every state (look.md, section 9)."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.stage import fonts, theme
from game.stage.item import ButtonLook
from game.stage.looks import icons, shapes, text
from game.stage.looks.kit import Kit, Part, Raster, State, composed, focus_parts, shadow_part

KINDS = ("primary", "secondary", "paper", "quiet", "icon", "segment", "row")
_CLEAR = (0, 0, 0, 0)
_LEAST = 15  # CSS px: the smallest a button's text becomes before it goes on two lines
_INK_PILL = "ink"
_SEGMENT_INSET = 3.0  # logical px of the track that are seen round the chosen part


class _Skin(NamedTuple):
    """What a button consists of in one state; strokes in logical px."""

    fill: shapes.Rgba
    text: str
    edge: shapes.Rgba | None = None
    stroke: float = 0.0
    lip: bool = False
    shadow: theme.Shadow | None = None
    weight: int = 500
    radius: float = theme.BUTTON_RADIUS
    inset: float = 0.0  # how much smaller than its place the body is, at each side


def draw(look: ButtonLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    """Raises ValueError for a kind that is not in KINDS."""
    if look.kind not in _SKINS:
        raise ValueError(f"no button kind {look.kind!r}; there are: {', '.join(KINDS)}")
    skin = _SKINS[look.kind](look, state, kit.palette)
    radius = min(skin.radius * kit.scale, min(size) / 2)
    down = kit.px(theme.LIP) if state.pressed and state.enabled else 0
    parts: list[Part] = []
    shadow = shadow_part(size, radius, skin.shadow, kit.scale) if skin.shadow is not None else None
    if skin.lip:
        lip = shapes.rounded(*size, radius, shapes.opaque(theme.rgb("amber-pressed")))
        parts.append((lip, 0, kit.px(theme.LIP)))
    if skin.fill[3] or skin.edge is not None:
        inset = min(kit.px(skin.inset), (min(size) - 1) // 2) if skin.inset else 0
        inner = size[0] - 2 * inset, size[1] - 2 * inset
        corner = min(radius, min(inner) / 2)
        body = shapes.rounded(*inner, corner, skin.fill, skin.edge, skin.stroke * kit.scale)
        parts.append((body, inset, inset + down))
    parts += _label(look, skin, size, down, kit)
    if state.focused:
        ring = "ink" if look.on_paper or look.kind in ("paper", "segment") else "cream"
        parts += focus_parts(size, radius, ring, kit)
    return composed(parts, shadow) if parts else Raster(shapes.blank(1, 1))


def _primary(look: ButtonLook, state: State, palette: theme.Palette) -> _Skin:
    if not state.enabled:
        return _Skin(shapes.opaque(theme.rgb("disabled")), "on-disabled", weight=600)
    if state.pressed:
        return _Skin(shapes.opaque(theme.rgb("amber-pressed")), "on-amber", weight=600)
    fill = "amber-hover" if state.hovered else "amber"
    return _Skin(shapes.opaque(theme.rgb(fill)), "on-amber", lip=True, shadow=theme.BUTTON_SHADOW, weight=600)


def _secondary(look: ButtonLook, state: State, palette: theme.Palette) -> _Skin:
    if look.on_paper:
        return _paper(look, state, palette)
    if not state.enabled:
        return _Skin(_CLEAR, "disabled-text", shapes.opaque(palette.rgb("disabled-edge")), 1.5)
    part = 0.04 if state.pressed else 0.20 if state.hovered else 0.10
    edge, stroke = (1.0, theme.CONTRAST_EDGE) if palette.contrast else (0.55, 1.5)
    return _Skin(theme.rgba("cream", part), "cream", theme.rgba("cream", edge), stroke)


def _paper(look: ButtonLook, state: State, palette: theme.Palette) -> _Skin:
    edge = shapes.opaque(theme.rgb("outline"))
    fill = _CLEAR
    if state.enabled and (state.pressed or state.hovered):
        fill = shapes.opaque(theme.rgb("rule" if state.pressed else "paper-2"))
    return _Skin(fill, "ink" if state.enabled else "ink-2", edge, 1.5)


def _quiet(look: ButtonLook, state: State, palette: theme.Palette) -> _Skin:
    fill: shapes.Rgba = _CLEAR
    if state.enabled and (state.hovered or state.pressed):
        on_felt = theme.rgba("cream", 0.04 if state.pressed else 0.10)
        on_paper = shapes.opaque(theme.rgb("rule" if state.pressed else "paper-2"))
        fill = on_paper if look.on_paper else on_felt
    colour = (
        ("ink" if state.enabled else "ink-2")
        if look.on_paper
        else ("cream" if state.enabled else "disabled-text")
    )
    return _Skin(fill, colour, weight=600 if state.selected else 500)


def _icon(look: ButtonLook, state: State, palette: theme.Palette) -> _Skin:
    return _quiet(look, state, palette)._replace(radius=1000)


def _segment(look: ButtonLook, state: State, palette: theme.Palette) -> _Skin:
    if state.selected:
        return _Skin(
            shapes.opaque(theme.rgb(_INK_PILL)), "paper", weight=600, radius=1000, inset=_SEGMENT_INSET
        )
    fill = shapes.opaque(theme.rgb("rule")) if state.enabled and (state.hovered or state.pressed) else _CLEAR
    return _Skin(fill, "ink" if state.enabled else "ink-2", radius=1000, inset=_SEGMENT_INSET)


def _row(look: ButtonLook, state: State, palette: theme.Palette) -> _Skin:
    if not look.on_paper:
        return _quiet(look, state, palette)._replace(weight=600)
    if state.selected:
        white, amber = shapes.opaque(theme.rgb("white")), shapes.opaque(theme.rgb("amber"))
        return _Skin(white, "ink", amber, 2.5, shadow=theme.Shadow(2, 8, 0.14), weight=600)
    return _quiet(look, state, palette)._replace(weight=600)


_SKINS = {
    "primary": _primary,
    "secondary": _secondary,
    "paper": _paper,
    "quiet": _quiet,
    "icon": _icon,
    "segment": _segment,
    "row": _row,
}


def _label(look: ButtonLook, skin: _Skin, size: tuple[int, int], down: int, kit: Kit) -> list[Part]:
    if look.kind == "icon" or not look.text:
        if look.icon is None:
            return []
        px = min(kit.px(24), *size)
        left = kit.px(16) if look.kind == "row" else (size[0] - px) // 2
        return [(icons.icon(look.icon, px, skin.text, kit.palette), left, (size[1] - px) // 2 + down)]
    if look.kind == "row":
        return _row_label(look, skin, size, kit)
    gap = px = 0
    if look.icon is not None:
        px, gap = round(look.size * 1.25), round(look.size * 0.45)
    pad = kit.px(6 if look.kind in ("quiet", "segment") else 12)
    words = _fitted(look, skin, (size[0] - 2 * pad - px - gap, size[1]), kit)
    left = (size[0] - words.get_width() - px - gap) // 2
    parts: list[Part] = [(words, left + px + gap, (size[1] - words.get_height()) // 2 + down)]
    if look.icon is not None:
        parts.append((icons.icon(look.icon, px, skin.text, kit.palette), left, (size[1] - px) // 2 + down))
    return parts


def _fitted(look: ButtonLook, skin: _Skin, room: tuple[int, int], kit: Kit) -> pygame.Surface:
    least = min(look.size, round(_LEAST * kit.ratio))
    fitted = fonts.fit(look.text, look.size, least, skin.weight, max(1, room[0]), 2, room[1])
    return text.set_lines(fitted.lines, fitted.size, skin.weight, kit.palette.rgb(skin.text), 0)


def _row_label(look: ButtonLook, skin: _Skin, size: tuple[int, int], kit: Kit) -> list[Part]:
    """Left aligned; what follows a line break is a smaller second line in the secondary colour."""
    parts: list[Part] = []
    left = kit.px(16)
    if look.icon is not None:
        px = kit.px(24)
        parts.append((icons.icon(look.icon, px, skin.text, kit.palette), left, (size[1] - px) // 2))
        left += px + kit.px(16)
    first, _, second = look.text.partition("\n")
    room = max(1, size[0] - left - kit.px(16))
    least = min(look.size, round(_LEAST * kit.ratio))
    head = fonts.fit(first, look.size, least, skin.weight, room, 2)
    lines = [text.set_lines(head.lines, head.size, skin.weight, kit.palette.rgb(skin.text), -1)]
    if second:
        small = max(least, round(look.size * 0.82))
        dim = kit.palette.rgb("ink-2" if look.on_paper else "dim")
        lines.append(text.set_lines(fonts.wrap(second, small, 400, room), small, 400, dim, -1))
    y = (size[1] - sum(line.get_height() for line in lines)) // 2
    for line in lines:
        parts.append((line, left, y))
        y += line.get_height()
    return parts
