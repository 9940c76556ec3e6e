"""Fields for text: white paper with a line round it, thicker while somebody writes there."""

from __future__ import annotations

import pygame

from game.stage import fonts, theme
from game.stage.item import FieldLook
from game.stage.looks import shapes, text
from game.stage.looks.kit import Kit, Part, Raster, State, composed, focus_parts

_PAD = 12  # logical px
_WEIGHT = 600


def draw(look: FieldLook, size: tuple[int, int], state: State, kit: Kit) -> Raster:
    """The text's end stays in sight while it is written; else a long text is cut at its end."""
    colour = "ink" if look.writing else "outline"
    edge = shapes.opaque(theme.rgb(colour))
    hovered = state.hovered or state.pressed
    fill = shapes.opaque(theme.rgb("white" if look.writing or not hovered else "paper-2"))
    radius = min(10 * kit.scale, size[1] / 2)
    body = shapes.rounded(*size, radius, fill, edge, (2.5 if look.writing else 1.5) * kit.scale)
    parts: list[Part] = [(body, 0, 0)]
    pad, caret = kit.px(_PAD), kit.px(2)
    room = max(1, size[0] - 2 * pad - (2 * caret if look.writing else 0))
    words = _shown(look, room)
    dim = look.usual and not look.writing
    image = text.set_lines((words,), look.size, _WEIGHT, theme.rgb("ink-2" if dim else "ink"), -1)
    parts.append((image, pad, (size[1] - image.get_height()) // 2))
    if look.writing:
        bar = pygame.Surface((caret, round(look.size * 1.2)))
        bar.fill(theme.rgb("ink"))
        end = pad + (fonts.text_width(words, look.size, _WEIGHT) if words else 0)
        parts.append((bar, end + caret, (size[1] - bar.get_height()) // 2))
    if state.focused and not look.writing:
        parts += focus_parts(size, radius, "ink", kit)
    return composed(parts)


def _shown(look: FieldLook, room: int) -> str:
    """As much of the text as there is room for."""
    shown = look.text
    while shown and fonts.text_width(shown if look.writing else _cut(look, shown), look.size, _WEIGHT) > room:
        shown = shown[1:] if look.writing else shown[:-1]
    return shown if look.writing else _cut(look, shown)


def _cut(look: FieldLook, shown: str) -> str:
    return shown if shown == look.text else shown.rstrip() + "…"
