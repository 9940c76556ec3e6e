"""What comes, goes or changes in place: opacity, counting, turning over, drawing from left to right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.stage.counting import counted
from game.stage.item import CardLook, Fade, Item, Look, Rect, TextLook
from game.stage.looks import shapes
from game.stage.looks.cardlooks import plain
from game.stage.looks.kit import Part, Raster, State
from game.stage.looks.raster import Rasters
from game.stage.tween import OUT

_FIRST = 2.0  # how fast the old words go, and after them the new ones come
STILL = 120  # ms: with reduced motion everything fades for so long


class Drawn(NamedTuple):
    """A picture, its corner on the screen, and the shadow under it with its own corner."""

    image: pygame.Surface
    corner: tuple[int, int]
    shadow: tuple[pygame.Surface, tuple[int, int]] | None = None


@dataclass
class Fading:
    """A Fade under way. `was` is the item shown before, None if there was none; `going`: it is there no more.

    `before` is the look shown first (None: nothing), at `rect`. Times in ms, the speed counted in.
    """

    fade: Fade
    was: Item | None
    before: Look | None
    rect: Rect
    ms: float
    delay: float
    going: bool = False
    begun: bool = False
    passed: float = 0.0
    copies: dict[int, tuple[pygame.Surface, pygame.Surface]] = field(default_factory=dict)

    @property
    def unseen(self) -> bool:
        """Nothing of it is there yet."""
        return not self.begun and self.before is None

    @property
    def done(self) -> bool:
        return self.begun and self.passed >= self.delay + self.ms

    @property
    def part(self) -> float:
        """How much of the time has passed, 0 … 1."""
        return min(1.0, max(0.0, (self.passed - self.delay) / self.ms)) if self.ms > 0 else 1.0

    def tick(self, ms: float, busy: bool) -> None:
        """Let time pass; what comes `after` waits while the stage is busy."""
        if self.begun or not (self.fade.after and busy):
            self.passed += ms
            self.begun = self.begun or self.passed >= self.delay

    def clear(self, surface: pygame.Surface, opacity: float) -> pygame.Surface:
        """The surface at an opacity (0 … 1): a view on one copy, for the same surface again and again."""
        if id(surface) not in self.copies:
            self.copies[id(surface)] = (surface, plain(surface) if surface.get_masks()[3] else surface.copy())
        copy = self.copies[id(surface)][1]
        view = copy.subsurface(copy.get_rect())
        view.set_alpha(round((surface.get_alpha() or 255) * opacity))
        return view


def begun(fade: Fade, was: Item | None, going: bool, speed: float, still: bool, busy: bool) -> Fading | None:
    """The Fade as it begins; None where there is nothing to be seen of it. `still`: by opacity alone."""
    if still:
        if fade.how == "count":
            return None
        fade = fade._replace(how="fade", ms=min(fade.ms, STILL), delay=0, after=False, rise=0)
    if speed <= 0:
        return None
    before = fade.before if fade.before is not None else was.look if was is not None else None
    rect = was.rect if was is not None else Rect(0, 0, 0, 0)
    delay = fade.delay * speed
    fading = Fading(fade, was, before, rect, fade.ms * speed, delay, going)
    fading.begun = delay <= 0 and not (fade.after and busy)
    return fading


def drawn(fading: Fading, look: Look, at: Rect, state: State, rasters: Rasters) -> Drawn:
    """The item between its looks."""
    how, part = fading.fade.how, fading.part
    if not fading.going and fading.before is not None:
        if how == "count" and (now := counted(fading.before, look, OUT(part))) is not None:
            rect = at._replace(x=fading.rect.x, w=fading.rect.w) if fading.rect.w > at.w else at
            return _whole(rasters.raster(now, rect, state), rect)
        if how == "turn":
            early = part < 0.5
            rect = fading.rect if early else at
            raster = rasters.raster(fading.before if early else look, rect, state)
            return _turned(raster, rect, abs(1 - 2 * part), fading.fade.pivot)
    if how == "wipe" and not fading.going:
        return _wiped(rasters.raster(look, at, state), at, OUT(part))
    return _faded(fading, look, at, state, rasters)


def _whole(raster: Raster, at: Rect) -> Drawn:
    shadow = raster.shadow and (raster.shadow[0], (at.x + raster.shadow[1], at.y + raster.shadow[2]))
    return Drawn(raster.image, (at.x + raster.x, at.y + raster.y), shadow)


def _turned(raster: Raster, at: Rect, open: float, pivot: int) -> Drawn:
    """Narrower about `pivot`, without its shadow for so short a time."""
    width, height = raster.image.get_size()
    image = pygame.transform.scale(plain(raster.image), (max(1, round(width * open)), height))
    return Drawn(image, (round(pivot + (at.x + raster.x - pivot) * open), at.y + raster.y))


def _wiped(raster: Raster, at: Rect, part: float) -> Drawn:
    width, height = raster.image.get_size()
    image = plain(raster.image).subsurface((0, 0, max(1, round(width * part)), height))
    return Drawn(image, (at.x + raster.x, at.y + raster.y))


def _faded(fading: Fading, look: Look, at: Rect, state: State, rasters: Rasters) -> Drawn:
    part, rise = OUT(fading.part), fading.fade.rise
    new = None if fading.going else rasters.raster(look, at, state)
    at = at._replace(y=at.y + round(rise * (1 - part)))
    if new is None:
        return _clear(fading, _whole(rasters.raster(look, at, state), at), 1 - part)
    if fading.before is None:
        return _clear(fading, _whole(new, at), part)
    place = at if isinstance(look, CardLook) else fading.rect  # cards have ways of their own
    old = rasters.raster(fading.before, place, state)
    if isinstance(look, TextLook) or place != at:  # one after the other: words over words can't be read
        gone, come = max(0.0, 1 - _FIRST * fading.part), max(0.0, 1 - _FIRST * (1 - fading.part))
        return _composed([(old, place, gone), (new, at, come)])
    if _area(old) > _area(new):  # a ring round the same thing goes
        return _composed([(new, at, 1.0), (old, place, 1 - part)])
    return _composed([(old, place, 1.0), (new, at, part)])


def _clear(fading: Fading, whole: Drawn, opacity: float) -> Drawn:
    shadow = whole.shadow and (fading.clear(whole.shadow[0], opacity), whole.shadow[1])
    return Drawn(fading.clear(whole.image, opacity), whole.corner, shadow)


def _composed(layers: Sequence[tuple[Raster, Rect, float]]) -> Drawn:
    """Pictures over one another, each at its opacity; the shadow of the first that is whole."""
    parts: list[Part] = [
        (
            raster.image if opacity >= 1 else shapes.faded(plain(raster.image), opacity),
            at.x + raster.x,
            at.y + raster.y,
        )
        for raster, at, opacity in layers
    ]
    left, top = min(x for _, x, _ in parts), min(y for _, _, y in parts)
    right = max(x + image.get_width() for image, x, _ in parts)
    bottom = max(y + image.get_height() for image, _, y in parts)
    whole = shapes.blank(right - left, bottom - top)
    for image, x, y in parts:
        whole.blit(image, (x - left, y - top))
    shadows = [_whole(raster, at).shadow for raster, at, opacity in layers if opacity >= 1]
    return Drawn(whole, (left, top), shadows[0] if shadows else None)


def _area(raster: Raster) -> int:
    return raster.image.get_width() * raster.image.get_height()
