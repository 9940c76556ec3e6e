"""A sprite: one Item as it stands or travels on the screen."""

from __future__ import annotations

import pygame

from game.cards import UNKNOWN
from game.stage.item import CardLook, Item, Look, Rect
from game.stage.looks.kit import NORMAL, Raster, State
from game.stage.looks.raster import Rasters
from game.stage.timeline import Flight, Pose

Placed = tuple[pygame.Surface, int, int]


class Sprite(pygame.sprite.Sprite):
    """`image` and `rect` (device px, with shadow and rings) are what is drawn; `shown` what was drawn last.

    `at` is where the item itself stands now; it is the item's rect whenever nothing moves.
    """

    image: pygame.Surface
    rect: pygame.Rect

    def __init__(self, item: Item) -> None:
        super().__init__()
        self.item = item
        self.at = item.rect
        self.state = NORMAL
        self.flight: Flight | None = None
        self.hidden = False  # waiting for its turn to appear
        self.before: Look | None = None  # the side up while it has not turned over yet
        self.stale = True
        self.shown: Placed | None = None

    @property
    def drawn(self) -> bool:
        return self.item.visible and not self.hidden

    def other_side(self) -> Look:
        """What shows until it has turned over: the side that was up, else a card's back."""
        look = self.item.look
        if not isinstance(look, CardLook):
            return look
        if look.card == UNKNOWN and self.before is not None:
            return self.before
        return look._replace(card=UNKNOWN, selected=False, ringed=False)

    def settle(self, rasters: Rasters, smooth: bool) -> None:
        """Makes `image` and `rect` fit where the sprite is; `smooth`: scaling on the way is affordable."""
        self.stale = False
        if self.flight is not None and self.flight.waiting:
            self._place(rasters.raster(self.before or self.item.look, self.at, self.state), self.at)
            return
        pose = self.flight.pose() if self.flight is not None else None
        look = self.item.look if pose is None or pose.turned else self.other_side()
        target = self.flight.end if self.flight is not None else self.at
        if pose is None or pose == Pose(target, 1.0):
            self._place(rasters.raster(look, target, self.state), self.at)
        elif pose.open < 1.0:
            self._squeezed(rasters.raster(look, target, self.state), pose)
        elif (pose.rect.w, pose.rect.h) == (target.w, target.h):
            self._place(rasters.raster(look, target, self.state), pose.rect)
        elif smooth:
            self._scaled(rasters, look, target, pose.rect)
        else:
            self._nearest(rasters, look, target, pose)

    def _place(self, raster: Raster, at: Rect) -> None:
        self.image = raster.image
        self.rect = raster.image.get_rect(topleft=(at.x + raster.x, at.y + raster.y))

    def _squeezed(self, raster: Raster, pose: Pose) -> None:
        width, height = raster.image.get_size()
        narrow = max(1, round(width * pose.open))
        self.image = pygame.transform.scale(plain(raster.image), (narrow, height))
        middle = pose.rect.x + raster.x + width // 2
        self.rect = self.image.get_rect(topleft=(middle - narrow // 2, pose.rect.y + raster.y))

    def _scaled(self, rasters: Rasters, look: Look, target: Rect, at: Rect) -> None:
        """The bigger end's picture scaled down to the size on the way."""
        start = self.flight.start if self.flight is not None else target
        big = max(start, target, key=lambda rect: rect.w)
        raster = rasters.raster(look, big, self.state)
        zoom = at.w / max(1, big.w)
        width, height = raster.image.get_size()
        size = (max(1, round(width * zoom)), max(1, round(height * zoom)))
        self.image = pygame.transform.smoothscale(plain(raster.image), size)
        corner = (at.x + round(raster.x * zoom), at.y + round(raster.y * zoom))
        self.rect = self.image.get_rect(topleft=corner)

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


def plain(surface: pygame.Surface) -> pygame.Surface:
    """The surface without run-length encoding, which the scalers would have to undo and redo each time."""
    copy = surface.copy()
    copy.set_alpha(255)
    return copy
