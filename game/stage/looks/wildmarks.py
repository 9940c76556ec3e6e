"""The mark of a wild card: a star on ice, on a large face in a band across the foot with a word."""

from __future__ import annotations

import pygame

from game.stage import fonts, theme
from game.stage.item import CardLook
from game.stage.looks import icons, shapes, text
from game.stage.looks.kit import Kit, Part

_LEAST_STAR = 17  # logical px
_LEAST_BAND = 24


def mark(look: CardLook, box: tuple[int, int], radius: float, kit: Kit) -> Part:
    """The mark for a face that fills `box`, to be laid over it."""
    return _star(box, kit) if look.small else _band(look, box, radius, kit)


def _star(box: tuple[int, int], kit: Kit) -> Part:
    width, height = box
    d = max(round(0.30 * width), kit.px(_LEAST_STAR))
    inset = max(1, round(0.04 * width))
    return disc(d, kit), inset, height - d - inset


def disc(d: int, kit: Kit) -> pygame.Surface:
    """The four-pointed star on a disc of ice."""
    edge = shapes.opaque(theme.rgb("on-ice"))
    body = shapes.disc(d, shapes.opaque(theme.rgb("ice")), edge, max(1.0, 1.2 * kit.scale))
    star = icons.icon("star", max(1, round(d * 0.72)), "on-ice")
    at = (d - star.get_width()) // 2
    body.blit(star, (at, at))
    return body


def _band(look: CardLook, box: tuple[int, int], radius: float, kit: Kit) -> Part:
    width, height = box
    high = max(round(0.23 * width), kit.px(_LEAST_BAND))
    whole = shapes.rounded(width, height, radius, shapes.opaque(theme.rgb("ice")))
    band = whole.subsurface((0, height - high, width, high)).copy()
    star = icons.icon("star", round(high * 0.8), "on-ice")
    word = look.wild or ""
    px = round(high * 0.62)
    gap, room = kit.px(3) if word else 0, round(width * min(1.0, look.seen))
    while word and px > 8 and star.get_width() + gap + fonts.text_width(word, px, 600) > room - kit.px(6):
        px -= 1
    told = text.set_lines((word,), px, 600, theme.rgb("on-ice")) if word else None
    total = star.get_width() + gap + (told.get_width() if told else 0)
    x = max(0, (room - total) // 2)
    band.blit(star, (x, (high - star.get_height()) // 2))
    if told is not None:
        band.blit(told, (x + star.get_width() + gap, (high - told.get_height()) // 2))
    return band, 0, height - high
