"""Sprites back to front, drawn so that only what changed is touched."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.stage.sprite import Sprite

MOST = 0.5  # of the screen: when more than that changed, all of it is drawn
_MANY = 24  # areas; more are drawn as one


class Layers(pygame.sprite.AbstractGroup[Sprite]):
    """The sprites of a stage in drawing order over a ground.

    `ground` is an opaque surface of the screen's size, or None for plain black.
    """

    def __init__(self) -> None:
        super().__init__()
        self.ground: pygame.Surface | None = None
        self._order: list[Sprite] = []
        self._shown: list[Sprite] = []  # in the order of the last drawing
        self._all = True

    def sprites(self) -> list[Sprite]:
        return list(self._order)

    def arrange(self, order: Sequence[Sprite]) -> None:
        """The sprites from now on, back to front."""
        for sprite in self._order:
            sprite.remove_internal(self)
        self._order = list(order)
        for sprite in self._order:
            sprite.add_internal(self)

    def redraw_all(self) -> None:
        """The next `paint` draws everything: the surface is another one, or was drawn over."""
        self._all = True

    def paint(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draws what changed since the last time; returns the changed areas, empty if there are none."""
        order = [sprite for sprite in self._order if sprite.drawn]
        areas = self._changed(order, surface.get_rect())
        for area in areas:
            self._paint_area(surface, area, order)
        for sprite in self._shown:
            sprite.shown = None
        for sprite in order:
            sprite.shown = (sprite.image, sprite.rect.topleft, sprite.shadow, sprite.area)
        self._shown = order
        self._all = False
        return areas

    def _changed(self, order: list[Sprite], screen: pygame.Rect) -> list[pygame.Rect]:
        if self._all:
            return [screen]
        dirty: list[pygame.Rect] = []
        still: list[Sprite] = []
        present = set(order)
        for sprite in order:
            shown = sprite.shown
            if shown is None:
                dirty.append(sprite.area.clip(screen))
            elif shown[0] is not sprite.image or shown[1] != sprite.rect.topleft or shown[2] != sprite.shadow:
                dirty += [shown[3].clip(screen), sprite.area.clip(screen)]
            else:
                still.append(sprite)
        dirty += [
            sprite.shown[3].clip(screen)
            for sprite in self._shown
            if sprite not in present and sprite.shown is not None
        ]
        if self._reordered(still):
            return [screen]
        areas = merged([area for area in dirty if area.w and area.h])
        if sum(area.w * area.h for area in areas) > MOST * screen.w * screen.h:
            return [screen]
        return areas

    def _reordered(self, still: list[Sprite]) -> bool:
        """True if sprites that did not change lie over one another differently than before."""
        unchanged = set(still)
        return still != [sprite for sprite in self._shown if sprite in unchanged]

    def _paint_area(self, surface: pygame.Surface, area: pygame.Rect, order: list[Sprite]) -> None:
        surface.set_clip(area)
        if self.ground is None:
            surface.fill((0, 0, 0), area)
        else:
            surface.blit(self.ground, area, area)
        blits: list[tuple[pygame.Surface, tuple[int, int]]] = []
        for sprite in order:
            if area.colliderect(sprite.area):
                if sprite.shadow is not None:
                    blits.append(sprite.shadow)
                blits.append((sprite.image, sprite.rect.topleft))
        surface.fblits(blits)
        surface.set_clip(None)


def merged(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """The same areas with overlapping ones joined, so that no pixel is drawn twice."""
    if len(areas) > _MANY:
        return [areas[0].unionall(areas[1:])]
    result: list[pygame.Rect] = []
    for area in areas:
        joined = area.copy()
        while (at := joined.collidelist(result)) >= 0:
            joined.union_ip(result.pop(at))
        result.append(joined)
    return result
