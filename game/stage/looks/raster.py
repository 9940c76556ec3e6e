"""Every Look as a raster, drawn once per size and state and kept while there is room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import pygame

from game.stage.item import (
    ButtonLook,
    CardLook,
    ChipsLook,
    DotsLook,
    FieldLook,
    IconLook,
    LittleBacksLook,
    Look,
    PanelLook,
    PileLook,
    PuckLook,
    RadioLook,
    Rect,
    SwatchLook,
    SwitchLook,
    TextLook,
    TokenLook,
)
from game.stage.looks import buttons, cardlooks, chips, fields, icons, panels, text, tokens
from game.stage.looks.kit import Kit, Raster, State

ROOM = 14_000_000  # pixels kept at most; each takes 4 bytes, and as many again once it is run-length encoded
PICTURES = 5  # so many times the screen are kept, where that is less


def room_for(width: int, height: int) -> int:
    """How many pixels of rasters to keep for a screen of these px: what a few deals need, and no more."""
    return min(ROOM, PICTURES * max(width * height, 400_000))


_DRAW: dict[type, Callable[[Any, tuple[int, int], State, Kit], Raster]] = {
    CardLook: cardlooks.card,
    PileLook: cardlooks.pile,
    TextLook: text.draw,
    ButtonLook: buttons.draw,
    FieldLook: fields.draw,
    PanelLook: panels.draw,
    TokenLook: tokens.token,
    PuckLook: tokens.puck,
    DotsLook: tokens.dots,
    RadioLook: tokens.radio,
    SwitchLook: tokens.switch,
    SwatchLook: tokens.swatch,
    LittleBacksLook: tokens.little_backs,
    IconLook: icons.draw,
    ChipsLook: chips.draw,
}


class Rasters:
    """The cache of drawn looks for one scale; the least recently used go first."""

    def __init__(self, kit: Kit, room: int = ROOM) -> None:
        self.kit = kit
        self._room = room
        self._held = 0
        self._kept: OrderedDict[object, Raster] = OrderedDict()

    def raster(self, look: Look, rect: Rect, state: State) -> Raster:
        """The look drawn for a rect's size; raises ValueError for a kind or colour that is not there."""
        if type(look) is PanelLook and look.tail is not None:
            look = look._replace(tail=(look.tail[0] - rect.x, look.tail[1] - rect.y))
        # the type belongs to the key: named tuples of different types can be equal
        key = (type(look), look, rect.w, rect.h, state)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        drawn = _DRAW[type(look)](look, (max(1, rect.w), max(1, rect.h)), state, self.kit)
        if self.kit.palette.contrast:
            drawn = drawn._replace(shadow=None)
        self._keep(key, drawn)
        return drawn

    def _keep(self, key: object, drawn: Raster) -> None:
        # measured in the browser: run-length encoding makes blits with alpha 65 times cheaper
        for surface in (drawn.image, drawn.shadow[0] if drawn.shadow else None):
            if surface is not None and surface.get_masks()[3]:  # the veil has one alpha for all of it
                surface.set_alpha(255, pygame.RLEACCEL)
        self._kept[key] = drawn
        self._held += _pixels(drawn)
        while self._held > self._room and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._held -= _pixels(gone)


def _pixels(raster: Raster) -> int:
    return raster.image.get_width() * raster.image.get_height()
