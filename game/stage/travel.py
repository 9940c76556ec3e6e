"""Sprites on their way: each Move or Passing as flights on one timeline, and how they land."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.stage.item import CardLook, Item, Move, Passing, Rect
from game.stage.sprite import Sprite
from game.stage.theme import FLIP, GLIDE
from game.stage.timeline import Flight, Timeline, flight


class StageError(Exception):
    """The scene's Items can't be shown: an id twice, a move of or from something that is not there."""


class Travel:
    """`places` are the rects of the picture before, by id; `speed` multiplies all times."""

    def __init__(self) -> None:
        self.timeline = Timeline()
        self.passing: list[Sprite] = []

    def send(
        self, sprite: Sprite, moves: Sequence[Move], places: Mapping[str, Rect], speed: float, fresh: bool
    ) -> None:
        """The sprite goes by these Moves, the second and later ones with `then`."""
        first = moves[0]
        start = _place(first.start, places, first.id)
        self.drop(sprite)
        sprite.hidden = fresh and first.delay > 0 and speed > 0 and not first.there
        if first.there and fresh:
            sprite.before = sprite.other_side()
        if not sprite.hidden and (fresh or first.delay <= 0):
            sprite.at = start
        arrived = 0.0
        for move in moves:
            end = sprite.item.rect if move is moves[-1] or move.end is None else move.end
            way = flight(
                start,
                end,
                arrived + move.delay,
                move.ms,
                1.0,
                flip=move.flip,
                sound=move.sound,
                told=move.told,
                carries=sprite,
                easing=move.easing,
            )
            arrived = way.delay + way.ms + way.flip
            way.delay, way.ms, way.flip = way.delay * speed, way.ms * speed, way.flip * speed
            self._fly(sprite, way)
            start = end

    def glide(self, sprite: Sprite, speed: float) -> None:
        """Without a Move: a table's cards slide to their new place, all else is there at once."""
        self.drop(sprite)
        sprite.hidden = False
        item = sprite.item
        if not isinstance(item.look, CardLook) or item.scrolls or speed <= 0 or not item.visible:
            sprite.at = sprite.item.rect
            return
        self._fly(sprite, flight(sprite.at, sprite.item.rect, 0, GLIDE, speed, told=False, carries=sprite))

    def pass_by(self, passing: Passing, places: Mapping[str, Rect], speed: float) -> None:
        """Something that is there only while it travels."""
        start = _place(passing.start, places, "a passing card")
        end = _place(passing.end, places, "a passing card")
        sprite = Sprite(Item("", passing.look, end))
        sprite.at = start
        sprite.hidden = passing.delay > 0 and not (passing.there or isinstance(passing.look, CardLook))
        sprite.before = passing.before
        self.passing.append(sprite)
        turn = 0
        if passing.before is not None:
            turn = FLIP
            self._fly(sprite, flight(start, start, passing.delay, turn, speed, flip=True, carries=sprite))
        way = flight(
            start,
            end,
            passing.delay + turn,
            passing.ms,
            speed,
            sound=passing.sound,
            carries=sprite,
            easing=passing.easing,
        )
        self._fly(sprite, way)

    def land(self, under_way: Flight) -> None:
        """A flight has ended: the next leg begins, or the sprite stands where its item lies."""
        sprite: Sprite = under_way.carries
        sprite.before, sprite.hidden, sprite.stale = None, False, True
        sprite.flight = sprite.legs.pop(0) if sprite.legs else None
        sprite.at = sprite.item.rect if sprite.flight is None else under_way.end
        if sprite.flight is None and sprite in self.passing:
            self.passing.remove(sprite)

    def drop(self, sprite: Sprite) -> None:
        """The sprite is on no way any more."""
        if sprite.flight is not None:
            for way in (sprite.flight, *sprite.legs):
                self.timeline.drop(way)
        sprite.flight = None
        sprite.legs.clear()

    def _fly(self, sprite: Sprite, way: Flight) -> None:
        if sprite.flight is None:
            sprite.flight = way
        else:
            sprite.legs.append(way)
        sprite.stale = True
        self.timeline.add(way)


def _place(place: str | Rect, places: Mapping[str, Rect], who: str) -> Rect:
    if isinstance(place, Rect):
        return place
    if place not in places:
        raise StageError(f"{who} starts or ends at {place!r}, but the picture before has no such item")
    return places[place]
