"""A sprite: one Item as it stands or travels on the screen."""

from __future__ import annotations

import pygame

from game.cards import UNKNOWN
from game.stage.fades import Fading, drawn
from game.stage.item import CardLook, Item, Look, Rect
from game.stage.looks.cardlooks import plain
from game.stage.looks.kit import NORMAL, Raster, State
from game.stage.looks.raster import Rasters
from game.stage.timeline import Flight, Pose

Under = tuple[pygame.Surface, tuple[int, int]]
# what was drawn: picture, its corner, the shadow under it, and the area of both
Shown = tuple[pygame.Surface, tuple[int, int], Under | None, pygame.Rect]


class Sprite(pygame.sprite.Sprite):
    """`image` and `rect` (device px, with rings) are drawn over `shadow`; `area` is the place of both.

    `at` is where the item itself stands now; it is the item's rect whenever nothing moves.
    """

    image: pygame.Surface
    rect: pygame.Rect
    area: pygame.Rect

    def __init__(self, item: Item) -> None:
        super().__init__()
        self.item = item
        self.at = item.rect
        self.state = NORMAL
        self.flight: Flight | None = None
        self.legs: list[Flight] = []  # that follow it
        self.fading: Fading | None = None
        self.hidden = False  # waiting for its turn to appear
        self.before: Look | None = None  # the side up while it has not turned over yet
        self.stale = True
        self.shadow: Under | None = None
        self.shown: Shown | None = None  # as it was last drawn

    @property
    def drawn(self) -> bool:
        return self.item.visible and not self.hidden and not (self.fading is not None and self.fading.unseen)

    @property
    def look(self) -> Look:
        """What it looks like just now: its item's look, before that has come the one before."""
        if self.fading is None or self.fading.begun or self.fading.before is None:
            return self.item.look
        return self.fading.before

    def other_side(self) -> Look:
        """What shows until it has turned over: the side that was up, else a card's back."""
        look = self.look
        if not isinstance(look, CardLook):
            return look
        if look.card == UNKNOWN and self.before is not None:
            return self.before
        return look._replace(card=UNKNOWN, selected=False, ringed=False)

    def settle(self, rasters: Rasters, smooth: bool) -> None:
        """Makes `image` and `rect` fit where the sprite is; `smooth`: scaling on the way is affordable."""
        self.stale = False
        if self.flight is None or self.flight.waiting:
            self._stand(rasters)
            return
        pose = self.flight.pose()
        look = _bare(self.look) if pose.turned else self.other_side()
        target = self.flight.end
        if pose.open < 1.0:
            self._squeezed(rasters.raster(look, target, self.state), pose)
        elif (pose.rect.w, pose.rect.h) == (target.w, target.h):
            self._place(rasters.raster(look, target, self.state), pose.rect)
        elif smooth:
            self._scaled(rasters, look, target, pose.rect)
        else:
            self._nearest(rasters, look, target, pose)

    def _stand(self, rasters: Rasters) -> None:
        """It travels not, or not yet; perhaps it fades or waits for that."""
        fading, at = self.fading, self.at
        if fading is not None and fading.begun and not fading.done:
            found = drawn(fading, self.item.look, at, self.state, rasters)
            self._put(found.image, *found.corner)
            if found.shadow is not None:
                self._put_shadow(found.shadow[0], *found.shadow[1])
            return
        look = self.before or self.look
        if fading is not None and not fading.begun and not isinstance(look, CardLook):
            at = fading.rect  # as it was
        if self.flight is not None:
            look = _bare(look)
        self._place(rasters.raster(look, at, self.state), at)

    def _place(self, raster: Raster, at: Rect) -> None:
        self._put(raster.image, at.x + raster.x, at.y + raster.y)
        if raster.shadow is not None:
            surface, x, y = raster.shadow
            self._put_shadow(surface, at.x + x, at.y + y)

    def _put(self, image: pygame.Surface, x: int, y: int) -> None:
        self.image = image
        self.rect = image.get_rect(topleft=(x, y))
        self.shadow = None
        self.area = self.rect

    def _put_shadow(self, surface: pygame.Surface, x: int, y: int) -> None:
        self.shadow = (surface, (x, y))
        self.area = self.rect.union(surface.get_rect(topleft=(x, y)))

    def _squeezed(self, raster: Raster, pose: Pose) -> None:
        """Narrower about its middle: it turns over. Without its shadow, for so short a time."""
        width, height = raster.image.get_size()
        narrow = max(1, round(width * pose.open))
        image = pygame.transform.scale(plain(raster.image), (narrow, height))
        self._put(image, pose.rect.x + raster.x + (width - narrow) // 2, pose.rect.y + raster.y)

    def _scaled(self, rasters: Rasters, look: Look, target: Rect, at: Rect) -> None:
        """The bigger end's picture scaled down to the size on the way."""
        start = self.flight.start if self.flight is not None else target
        big = max(start, target, key=lambda rect: rect.w)
        raster = rasters.raster(look, big, self.state)
        zoom = at.w / max(1, big.w)
        self._put(_zoomed(raster.image, zoom), at.x + round(raster.x * zoom), at.y + round(raster.y * zoom))
        if raster.shadow is not None:
            surface, x, y = raster.shadow
            self._put_shadow(_zoomed(surface, zoom), at.x + round(x * zoom), at.y + round(y * zoom))

    def _nearest(self, rasters: Rasters, look: Look, target: Rect, pose: Pose) -> None:
        """The picture of the nearer end's size, centred where the sprite is."""
        start = self.flight.start if self.flight is not None else target
        end = target if pose.part >= 0.5 else start
        at = pose.rect
        centred = Rect(at.x + (at.w - end.w) // 2, at.y + (at.h - end.h) // 2, end.w, end.h)
        self._place(rasters.raster(look, end, self.state), centred)

    def set_state(self, state: State) -> None:
        if state != self.state:
            self.state = state
            self.stale = True


def _bare(look: Look) -> Look:
    """A card under way without the ring that tells who takes the trick: it shows on arrival."""
    return look._replace(ringed=False) if isinstance(look, CardLook) and look.ringed else look


def _zoomed(surface: pygame.Surface, zoom: float) -> pygame.Surface:
    size = (max(1, round(surface.get_width() * zoom)), max(1, round(surface.get_height() * zoom)))
    return pygame.transform.smoothscale(plain(surface), size)
