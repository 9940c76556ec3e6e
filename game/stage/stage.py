"""The stage: shows the Items of a scene as sprites and moves them from one picture to the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.stage.deckstyle import DeckStyle
from game.stage.ground import Ground, is_ground
from game.stage.item import CardLook, Item, Move, PanelLook, Passing, Rect
from game.stage.layers import Layers
from game.stage.looks.kit import Art, Kit, State
from game.stage.looks.raster import Rasters
from game.stage.metrics import Metrics
from game.stage.sprite import Sprite
from game.stage.theme import GLIDE, GREEN, SPEEDS, Palette
from game.stage.timeline import Flight, Timeline, flight

_SMOOTH = 6  # so many growing or shrinking cards are scaled on the way; more show the nearer end's size


class StageError(Exception):
    """The scene's Items can't be shown: an id twice, a move of or from something that is not there."""


class Stage:
    """`show` says what the picture is, `tick` lets time pass, `draw` draws what changed.

    The picture follows the Items: however the movements go, are skipped or lost, in the end every sprite
    stands at its Item's rect. `art` is the card deck; None takes the made one.
    """

    def __init__(self, metrics: Metrics, art: Art | None = None) -> None:
        self._art = art
        self._palette, self._figures = GREEN, False
        self._sprites: dict[str, Sprite] = {}
        self._passing: list[Sprite] = []
        self._items: tuple[Item, ...] = ()
        self._timeline = Timeline()
        self._layers = Layers()
        self._ground = Ground()
        self._sounds: list[str] = []
        self._marks: tuple[str | None, str | None, str | None] = (None, None, None)
        self._surface: pygame.Surface | None = None
        self._order_stale = True
        self.resize(metrics)

    def resize(self, metrics: Metrics) -> None:
        """Another screen: everything is drawn anew, movements end. The scene shows its new Items next."""
        self.metrics = metrics
        if self._art is None:
            self._art = _made_deck()
        self._art.forget()
        self._rasters = Rasters(Kit(self._art, metrics.scale, metrics.ratio, self._palette, self._figures))
        self.finish()
        for sprite in self._sprites.values():
            sprite.stale = True
        self._ground.resize(metrics)
        self._surface = None

    def dress(self, style: DeckStyle, palette: Palette | None = None) -> None:
        """Deck and table look like this from now on; raises ValueError for what is not there."""
        palette = palette or self._palette
        kit = self._rasters.kit._replace(palette=palette, figures=style.figures)
        if kit.art.dress(style) or kit != self._rasters.kit:
            self._palette, self._figures, self._rasters = palette, style.figures, Rasters(kit)
            self._ground.palette = palette
            self._order_stale = True
            for sprite in (*self._sprites.values(), *self._passing):
                sprite.stale = True

    @property
    def items(self) -> tuple[Item, ...]:
        """The present picture, back to front."""
        return self._items

    @property
    def busy(self) -> bool:
        """True while something moves that a Move or a Passing asked for."""
        return self._timeline.busy

    @property
    def moving(self) -> bool:
        """True while anything moves, short glides too."""
        return self._timeline.moving

    def show(
        self,
        items: Iterable[Item],
        moves: Sequence[Move] = (),
        passings: Sequence[Passing] = (),
        speed: float | str = 1.0,
    ) -> None:
        """The picture is from now on `items`, back to front; see Move and Passing for the way there.

        `speed` multiplies all times (a number, or a name of theme.SPEEDS); 0 shows the end at once.
        Raises StageError for an id that is there twice and for moves of unknown items.
        """
        items = tuple(items)
        factor = SPEEDS[speed] if isinstance(speed, str) else speed
        ways = {move.id: move for move in moves}
        before = {name: sprite.at for name, sprite in self._sprites.items()}
        ids = {item.id for item in items}
        if len(ids) != len(items):
            twice = sorted(name for name in ids if sum(item.id == name for item in items) > 1)
            raise StageError(f"items with the same id: {', '.join(twice)}; each id is there once")
        if unknown := [name for name in ways if name not in ids]:
            raise StageError(f"a move of {unknown[0]!r}, but no item has this id")
        for passing in passings:
            self._pass(passing, before, factor)
        for name in [name for name in self._sprites if name not in ids]:
            self._forget(self._sprites.pop(name))
        for item in items:
            self._reconcile(item, ways.get(item.id), before, factor)
        self._items = items
        self._order_stale = True
        self._mark(*self._marks)
        if factor <= 0:
            self.tick(0)

    def tick(self, ms: float) -> None:
        """Lets `ms` pass for what moves."""
        if not self._timeline.moving:
            return
        self._sounds += self._timeline.tick(ms)
        for arrived in self._timeline.take_done():
            self._land(arrived)
        for under_way in self._timeline.flights:
            sprite: Sprite = under_way.carries
            if under_way.waiting:
                continue
            if sprite.hidden:
                self._order_stale = True
            sprite.hidden = False
            sprite.at = under_way.pose().rect
            sprite.stale = True

    def finish(self) -> None:
        """Ends all movements at once: everything stands where it belongs; sounds not yet heard drop."""
        for under_way in self._timeline.take_all():
            self._land(under_way)

    def take_sounds(self) -> tuple[str, ...]:
        """Names of the sounds of movements that set out since the last time, each once."""
        sounds = tuple(dict.fromkeys(self._sounds))
        self._sounds.clear()
        return sounds

    def draw(self, surface: pygame.Surface) -> bool:
        """Draws what changed; False if nothing did, so that nothing need be flipped."""
        if surface is not self._surface:
            self._surface = surface
            self._layers.redraw_all()
        if self._order_stale:
            self._arrange()
        growing = [f for f in self._timeline.flights if f.start[2:] != f.end[2:] and not f.waiting]
        for sprite in self._layers.sprites():
            if sprite.stale:
                sprite.settle(self._rasters, len(growing) <= _SMOOTH)
        return bool(self._layers.paint(surface))

    def redraw(self) -> None:
        """The next `draw` draws everything (the window was covered, or its surface drawn over)."""
        self._layers.redraw_all()

    def rect_of(self, name: str) -> Rect | None:
        """Where the item with this id lies in the end, in device px; None: it is not there or not visible."""
        sprite = self._sprites.get(name)
        return sprite.item.rect if sprite is not None and sprite.item.visible else None

    def item_at(self, pos: tuple[int, int]) -> Item | None:
        """The topmost item that can be pressed at a point; small ones reach out to 44 CSS px."""
        return item_at(self._items, pos, self.metrics.target(0))

    def point(
        self, hovered: str | None = None, pressed: str | None = None, focused: str | None = None
    ) -> None:
        """Which items (ids) are under the pointer, held down, and marked for the keyboard."""
        self._mark(hovered, pressed, focused)

    def _mark(self, hovered: str | None, pressed: str | None, focused: str | None) -> None:
        self._marks = (hovered, pressed, focused)
        for name, sprite in self._sprites.items():
            item = sprite.item
            can = item.press is not None
            sprite.set_state(
                State(
                    item.enabled,
                    item.selected,
                    can and name == hovered,
                    can and name == pressed,
                    can and name == focused,
                )
            )

    def _reconcile(self, item: Item, move: Move | None, before: dict[str, Rect], speed: float) -> None:
        sprite = self._sprites.get(item.id)
        if sprite is None:
            sprite = self._sprites[item.id] = Sprite(item)
            if move is not None:
                self._send(sprite, move, before, speed, fresh=True)
            return
        old = sprite.item
        sprite.item = item
        if move is not None:
            sprite.before = old.look
            self._send(sprite, move, before, speed, fresh=False)
        elif item.rect != old.rect:
            self._glide(sprite, speed)
        if type(item.look) is not type(old.look) or item != old:
            sprite.stale = True

    def _send(self, sprite: Sprite, move: Move, before: dict[str, Rect], speed: float, fresh: bool) -> None:
        start = self._place(move.start, before, move.id)
        if sprite.flight is not None:
            self._timeline.drop(sprite.flight)
        sprite.hidden = fresh and move.delay > 0 and speed > 0
        if not sprite.hidden and (fresh or move.delay <= 0):
            sprite.at = start
        way = flight(
            start,
            sprite.item.rect,
            move.delay,
            move.ms,
            speed,
            flip=move.flip,
            sound=move.sound,
            carries=sprite,
        )
        self._fly(sprite, way)

    def _glide(self, sprite: Sprite, speed: float) -> None:
        """Without a Move: cards that were there slide to their new place, all else is there at once."""
        if sprite.flight is not None:
            self._timeline.drop(sprite.flight)
            sprite.flight = None
        sprite.hidden = False
        if not isinstance(sprite.item.look, CardLook) or speed <= 0 or not sprite.item.visible:
            sprite.at = sprite.item.rect
            return
        self._fly(sprite, flight(sprite.at, sprite.item.rect, 0, GLIDE, speed, told=False, carries=sprite))

    def _fly(self, sprite: Sprite, way: Flight) -> None:
        sprite.flight = way
        sprite.stale = True
        self._timeline.add(way)

    def _pass(self, passing: Passing, before: dict[str, Rect], speed: float) -> None:
        start = self._place(passing.start, before, "a passing card")
        end = self._place(passing.end, before, "a passing card")
        sprite = Sprite(Item("", passing.look, end))
        sprite.at = start
        self._passing.append(sprite)
        self._fly(sprite, flight(start, end, passing.delay, passing.ms, speed, carries=sprite))

    def _place(self, place: str | Rect, before: dict[str, Rect], who: str) -> Rect:
        if isinstance(place, Rect):
            return place
        if place not in before:
            raise StageError(f"{who} starts or ends at {place!r}, but the picture before has no such item")
        return before[place]

    def _land(self, under_way: Flight) -> None:
        sprite: Sprite = under_way.carries
        self._order_stale = True
        sprite.flight = None
        sprite.before = None
        sprite.hidden = False
        sprite.at = sprite.item.rect
        sprite.stale = True
        if sprite in self._passing:
            self._passing.remove(sprite)

    def _forget(self, sprite: Sprite) -> None:
        if sprite.flight is not None:
            self._timeline.drop(sprite.flight)

    def _arrange(self) -> None:
        """Drawing order: that of the Items; what travels by order lies over the table, under a veil."""
        self._order_stale = False
        order: list[Sprite] = []
        flying: list[Sprite] = []
        veil: int | None = None
        for item in self._items:
            sprite = self._sprites[item.id]
            if is_ground(item):
                continue
            if isinstance(item.look, PanelLook) and item.look.kind == "veil" and veil is None:
                veil = len(order)
            under_way = sprite.flight is not None and sprite.flight.told and not sprite.flight.waiting
            (flying if under_way and veil is None else order).append(sprite)
        at = len(order) if veil is None else veil
        order[at:at] = [*flying, *self._passing]
        if self._ground.show(self._items):
            self._layers.redraw_all()
        self._layers.ground = self._ground.surface
        self._layers.arrange(order)


def item_at(items: Sequence[Item], pos: tuple[int, int], target: int) -> Item | None:
    """The topmost item with a `press` at a point; if none is hit, the nearest one whose target is.

    Targets reach out to `target` device px around small items. A veil and a sheet hide what lies under them.
    """
    x, y = pos
    near: tuple[float, Item] | None = None
    for item in reversed(items):
        if not item.visible:
            continue
        left, top, w, h = item.rect
        if item.press is not None:
            dx, dy = max(left - x, x - left - w + 1, 0), max(top - y, y - top - h + 1, 0)
            if dx == 0 and dy == 0:
                return item
            if dx <= max(0, target - w) / 2 and dy <= max(0, target - h) / 2:
                far = dx * dx + dy * dy
                near = (far, item) if near is None or far < near[0] else near
        elif covers(item) and left <= x < left + w and top <= y < top + h:
            break
    return near[1] if near is not None else None


def covers(item: Item) -> bool:
    """True for what nothing below it can be pressed through."""
    return isinstance(item.look, PanelLook) and item.look.kind in ("veil", "curtain", "sheet")


def _made_deck() -> Art:
    from game.stage.cardart import CardArt  # the deck's pictures are read when there is a stage to show them

    return CardArt()
