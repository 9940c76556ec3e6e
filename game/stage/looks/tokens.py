"""Small round things: tokens, the dealer's puck, dots, radio rings, switches; and tiny card backs."""

from __future__ import annotations

import pygame

from game.stage import felt, theme
from game.stage.item import (
    DotsLook,
    LittleBacksLook,
    PuckLook,
    RadioLook,
    SwatchLook,
    SwitchLook,
    TokenLook,
)
from game.stage.looks import icons, shapes, text
from game.stage.looks.kit import Kit, Part, Raster, State, composed, focus_parts, shadow_part

_CLEAR = (0, 0, 0, 0)
_DISC_SHADOW = theme.Shadow(2, 6, 0.32)


def token(look: TokenLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    """A disc with letters; on turn an amber ring outside a gap; out or folded at 55 %."""
    d = max(1, min(size))
    left, top = (size[0] - d) // 2, (size[1] - d) // 2
    px = round(d * (0.42 if len(look.letters) < 2 else 0.36))
    letters = text.set_lines((look.letters,), px, 600, theme.rgb("ink"))
    body = shapes.disc(d, shapes.opaque(theme.rgb(look.colour)))
    body.blit(letters, ((d - letters.get_width()) // 2, (d - letters.get_height()) // 2))
    if look.out:
        return Raster(shapes.faded(body, 0.55), left, top)
    parts: list[Part] = [(body, 0, 0)]
    if look.on_turn:
        out = kit.px(3) + kit.px(4)
        ring = shapes.disc(d + 2 * out, _CLEAR, shapes.opaque(theme.rgb("amber")), kit.px(4))
        parts.append((ring, -out, -out))
    if state.focused:
        colour = "ink" if look.on_paper else "cream"
        parts += focus_parts((d, d), d / 2, colour, kit, 7 if look.on_turn else 0)
    return composed(parts, shadow_part((d, d), d / 2, _DISC_SHADOW, kit.scale)).moved(left, top)


def puck(look: PuckLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    """The dealer's ink puck with a cream edge and a letter."""
    d = max(1, min(size))
    body = shapes.disc(d, shapes.opaque(theme.rgb("ink")), shapes.opaque(theme.rgb("cream")), 2 * kit.scale)
    letter = text.set_lines((look.letter,), round(d * 0.5), 600, theme.rgb("cream"))
    body.blit(letter, ((d - letter.get_width()) // 2, (d - letter.get_height()) // 2))
    return Raster(body, (size[0] - d) // 2, (size[1] - d) // 2)


def dots(look: DotsLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    """The caller's tricks: filled dots first, then rings, spread over the rect's width."""
    d = max(1, size[1])
    step = (size[0] - d) / max(1, look.count - 1)
    cream = shapes.opaque(theme.rgb("cream"))
    full, hollow = shapes.disc(d, cream), shapes.disc(d, _CLEAR, theme.rgba("cream", 0.55), 2 * kit.scale)
    return composed(
        [(full if i < look.filled else hollow, round(i * step), 0) for i in range(max(1, look.count))]
    )


def radio(look: RadioLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    """A ring; chosen: in amber-text with a dot."""
    d = max(1, min(size))
    colour = shapes.opaque(theme.rgb("amber-text" if look.on else "outline"))
    parts: list[Part] = [(shapes.disc(d, _CLEAR, colour, 2 * kit.scale), 0, 0)]
    if look.on:
        inner = round(d * 10 / 22)
        inner += (d - inner) % 2
        parts.append((shapes.disc(inner, colour), (d - inner) // 2, (d - inner) // 2))
    return composed(parts).moved((size[0] - d) // 2, (size[1] - d) // 2)


def switch(look: SwitchLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    """A white knob in a pill: at the right, on green and with a tick when on."""
    w, h = size
    gap = kit.px(3)
    d = h - 2 * gap
    pill = shapes.rounded(w, h, h / 2, shapes.opaque(theme.rgb("gain" if look.on else "outline")))
    left = w - gap - d if look.on else gap
    parts: list[Part] = [(pill, 0, 0), (shapes.disc(d, shapes.opaque(theme.rgb("white"))), left, gap)]
    if look.on:
        px = round(d * 0.62)
        parts.append((icons.icon("check", px, "gain"), left + (d - px) // 2, gap + (d - px) // 2))
    return composed(parts)


def swatch(look: SwatchLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    """A disc of felt; chosen: with a tick, and an amber ring outside a gap."""
    d = max(1, min(size))
    body = shapes.disc(d, shapes.opaque(theme.rgb("white")))
    cloth = felt.felt(d, d, look.table, (0.5, 0.43), (0.6, 0.6))
    body.blit(cloth, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    parts: list[Part] = [(body, 0, 0)]
    if state.selected:
        px, out = round(d * 0.5), kit.px(theme.FOCUS_GAP) + kit.px(theme.SELECTED_RING)
        amber = shapes.opaque(theme.rgb("amber"))
        parts.append((icons.icon("check", px, "paper"), (d - px) // 2, (d - px) // 2))
        ring = shapes.disc(d + 2 * out, _CLEAR, amber, kit.px(theme.SELECTED_RING))
        parts.append((ring, -out, -out))
    if state.focused:
        start = theme.FOCUS_GAP + theme.SELECTED_RING if state.selected else 0
        parts += focus_parts((d, d), d / 2, "ink", kit, start)
    return composed(parts).moved((size[0] - d) // 2, (size[1] - d) // 2)


def little_backs(look: LittleBacksLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    """Tiny backs 16:22 as high as the rect, overlapping from its left edge."""
    height = max(1, size[1])
    width = round(height * 16 / 22)
    step = round(width * 10 / 16)
    one = shapes.rounded(
        width,
        height,
        2 * kit.scale,
        shapes.opaque(theme.rgb("suit-ink")),
        shapes.opaque(theme.rgb("cream")),
        kit.px(1),
    )
    return composed([(one, i * step, 0) for i in range(max(1, look.count))])
