"""The stage: shows the Items of a scene as sprites and moves them from one picture to the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import pygame

from game.stage.advance import Advance
from game.stage.deckstyle import DeckStyle
from game.stage.fader import Fader
from game.stage.ground import Ground, is_ground
from game.stage.hitting import item_at
from game.stage.item import Fade, Item, Move, PanelLook, Passing, Rect
from game.stage.layers import Layers
from game.stage.lift import Lift
from game.stage.looks.kit import Art, Kit, State
from game.stage.looks.raster import Rasters, room_for
from game.stage.metrics import Metrics
from game.stage.sprite import Sprite
from game.stage.theme import GREEN, SPEEDS, Palette
from game.stage.travel import StageError, Travel

__all__ = ["Stage", "StageError"]

_SMOOTH = 6  # so many growing or shrinking cards are scaled on the way; more show the nearer end's size


class Stage:
    """`show` says what the picture is, `tick` lets time pass, `draw` draws what changed.

    The picture follows the Items: however the movements go, are skipped or lost, in the end every sprite
    stands at its Item's rect. `art` is the card deck; None takes the made one.
    """

    def __init__(self, metrics: Metrics, art: Art | None = None) -> None:
        self._art = art
        self._palette, self._figures = GREEN, False
        self._sprites: dict[str, Sprite] = {}
        self._travel = Travel()
        self._timeline = self._travel.timeline
        self._fader = Fader()
        self._items: tuple[Item, ...] = ()
        self._layers = Layers()
        self._ground = Ground()
        self._sounds: list[str] = []
        self._marks: tuple[str | None, str | None, str | None] = (None, None, None)
        self._surface: pygame.Surface | None = None
        self._order_stale = True
        self.advance = Advance(lambda: self._rasters, self._ground)
        self.lift = Lift(self._sprites, self._travel, self._lifted)
        self.resize(metrics)

    def resize(self, metrics: Metrics) -> None:
        """Another screen: everything is drawn anew, movements end. The scene shows its new Items next."""
        self.metrics = metrics
        if self._art is None:
            self._art = _made_deck()
        self._art.forget()
        kit = Kit(self._art, metrics.scale, metrics.ratio, self._palette, self._figures)
        self._rasters = self._fresh(kit)
        self.lift.release()
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
            self._palette, self._figures, self._rasters = palette, style.figures, self._fresh(kit)
            self._ground.palette = palette
            self._order_stale = True
            for sprite in (*self._sprites.values(), *self._travel.passing, *self._fader.leaving):
                sprite.stale = True

    def _fresh(self, kit: Kit) -> Rasters:
        return Rasters(kit, room_for(self.metrics.width, self.metrics.height))

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
        """True while anything travels or fades, so that time has to be told by `tick`."""
        return self._timeline.moving or bool(self._fader.running)

    @property
    def seen(self) -> tuple[Item, ...]:
        """The picture as far as it has come: what still waits for movements to land is as it was before.

        What was not there before is not visible and can't be used yet.
        """
        if not self.busy:
            return self._items
        return tuple(self._seen(item) for item in self._items)

    def _seen(self, item: Item) -> Item:
        sprite = self._sprites[item.id]
        fading = sprite.fading
        if sprite.hidden or (fading is not None and fading.unseen):
            return item._replace(visible=False, enabled=False, why=None)
        if fading is not None and not fading.begun and fading.was is not None:
            was = fading.was
            return item._replace(name=was.name, enabled=item.enabled and was.enabled, why=was.why)
        return item

    def show(
        self,
        items: Iterable[Item],
        moves: Sequence[Move] = (),
        passings: Sequence[Passing] = (),
        speed: float | str = 1.0,
        fades: Sequence[Fade] = (),
        still: bool = False,
    ) -> None:
        """The picture is from now on `items`, back to front; see Move, Passing and Fade for the way there.

        `speed` multiplies all times (a number, or a name of theme.SPEEDS); 0 shows the end at once. `still`:
        nothing travels, and what fades does so for a short time without moving. A Fade of what is in neither
        picture, or does not change, is left out. Raises StageError for an id that is there twice and for
        moves of unknown items.
        """
        items = tuple(items)
        factor = SPEEDS[speed] if isinstance(speed, str) else speed
        pace = 0.0 if still else factor
        ways = _ways(moves)
        _check(items, ways)
        before = {name: sprite.at for name, sprite in self._sprites.items()}
        old = {name: sprite.item for name, sprite in self._sprites.items()}
        ids = {item.id for item in items}
        for passing in passings:
            self._travel.pass_by(passing, before, pace)
        self.lift.keep(ids, ways, pace)
        gone = {name: self._sprites.pop(name) for name in old if name not in ids}
        for sprite in gone.values():
            self._travel.drop(sprite)
        for item in items:
            self._reconcile(item, ways.get(item.id), before, pace)
        self._items, self._order_stale = items, True
        for fade in fades:
            sprites = self._sprites.get(fade.id), gone.get(fade.id)
            self._fader.begin(fade, old.get(fade.id), sprites, factor, still, self.busy)
        self._fader.keep(self._sprites)
        self._mark(*self._marks)
        if pace <= 0:
            self.tick(0)

    def tick(self, ms: float) -> None:
        """Lets `ms` pass for what moves."""
        if not self.moving:
            return
        self._sounds += self._timeline.tick(ms)
        for arrived in self._timeline.take_done():
            self._travel.land(arrived)
            self._order_stale = True
        for under_way in self._timeline.flights:
            sprite: Sprite = under_way.carries
            if under_way.waiting or sprite.flight is not under_way:
                continue
            if sprite.hidden:
                self._order_stale = True
            sprite.hidden = False
            sprite.at = under_way.pose().rect
            sprite.stale = True
        self._order_stale |= self._fader.tick(ms, self.busy)

    def finish(self) -> None:
        """Ends all movements at once: everything stands where it belongs; sounds not yet heard drop."""
        for under_way in self._timeline.take_all():
            self._travel.land(under_way)
        self._fader.finish()
        self._order_stale = True

    def take_sounds(self) -> tuple[str, ...]:
        """Names of the sounds of movements that set out since the last time, each once."""
        sounds = tuple(dict.fromkeys([*self._sounds, *self._fader.take_sounds()]))
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
            if sprite.stale and sprite.drawn:  # what waits unseen is drawn in the frame that shows it
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

    def _lifted(self) -> None:
        """Another item is held, or none."""
        self._order_stale = True
        self._mark(*self._marks)

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
                    name == self.lift.name,
                )
            )

    def _reconcile(
        self, item: Item, moves: Sequence[Move] | None, before: dict[str, Rect], speed: float
    ) -> None:
        sprite = self._sprites.get(item.id)
        if sprite is None:
            sprite = self._sprites[item.id] = Sprite(item)
            if moves is not None:
                self._travel.send(sprite, moves, before, speed, fresh=True)
            return
        old = sprite.item
        sprite.item = item
        if moves is not None:
            sprite.before = old.look
            self._travel.send(sprite, moves, before, speed, fresh=False)
        elif item.rect != old.rect and item.id != self.lift.name:
            self._travel.glide(sprite, speed)
        if type(item.look) is not type(old.look) or item != old:
            sprite.stale = True

    def _arrange(self) -> None:
        """Drawing order: that of the Items; what travels by order lies over the table, under a veil."""
        self._order_stale = False
        order: list[Sprite] = []
        flying: list[Sprite] = []
        lifted: list[Sprite] = []
        veil: int | None = None
        for item in self._items:
            sprite = self._sprites[item.id]
            if is_ground(item):
                continue
            if isinstance(item.look, PanelLook) and item.look.kind == "veil" and veil is None:
                veil = len(order)
            if item.id == self.lift.name and veil is None:
                lifted = [sprite]
                continue
            under_way = sprite.flight is not None and sprite.flight.told and not sprite.flight.waiting
            (flying if under_way and veil is None else order).append(sprite)
        at = len(order) if veil is None else veil
        order[at:at] = [*flying, *self._travel.passing, *lifted]
        self._fader.arrange(order, self._layers.sprites())
        if self._ground.show(self._items):
            self._layers.redraw_all()
        self._layers.ground = self._ground.surface
        self._layers.arrange(order)


def _check(items: Sequence[Item], ways: Mapping[str, Sequence[Move]]) -> None:
    """Raises StageError for an id that is there twice and for moves of items that are not there."""
    counts = Counter(item.id for item in items)
    if twice := sorted(name for name, count in counts.items() if count > 1):
        raise StageError(f"items with the same id: {', '.join(twice)}; each id is there once")
    if unknown := [name for name in ways if name not in counts]:
        raise StageError(f"a move of {unknown[0]!r}, but no item has this id")


def _ways(moves: Sequence[Move]) -> dict[str, list[Move]]:
    """The Moves by id: a later one replaces those before, or follows them with `then`."""
    ways: dict[str, list[Move]] = {}
    for move in moves:
        if move.then and move.id in ways:
            ways[move.id].append(move)
        else:
            ways[move.id] = [move]
    return ways


def _made_deck() -> Art:
    from game.stage.cardart import CardArt  # the deck's pictures are read when there is a stage to show them

    return CardArt()
