"""Mouse, touch and keyboard in one place: pygame's events become what the scene understands.

Also the only place that knows about scaling of positions and about events that come twice.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import pygame

from game.stage import focus
from game.stage.drag import SLOP, Carry, Gesture, Nudge
from game.stage.item import Item
from game.stage.stage import Stage


@dataclass(frozen=True)
class Press:
    """The item `id` was pressed; `press` is what its scene wanted to get back."""

    id: str
    press: Hashable


@dataclass(frozen=True)
class Hover:
    """The pointer is now over this item (an id), or over nothing that can be pressed."""

    id: str | None


@dataclass(frozen=True)
class Focus:
    """The keyboard now points at this item."""

    id: str


@dataclass(frozen=True)
class Key:
    """A key that no item claims: pygame.key.name, with `ctrl+` before it if Control or Command is held."""

    name: str


@dataclass(frozen=True)
class Skip:
    """A press while something moved: the stage has finished it, and the press is used up."""


@dataclass(frozen=True)
class Tap:
    """A press where nothing can be pressed; `moved`: it has finished a movement."""

    moved: bool


@dataclass(frozen=True)
class Scroll:
    """The list in the picture moves by so many device px; positive: on to its end.

    `free`: it has been let go after a drag, and may glide on.
    """

    px: int
    free: bool = False


PointerEvent = Press | Hover | Focus | Key | Skip | Tap | Scroll | Gesture

_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_META
_LEFT, _RIGHT = 1, 3
_NOTCH = 72  # logical px that a notch of the wheel scrolls
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_FINGER = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)


class Pointer:
    """Remembers what is held down, under the pointer and in focus.

    `round_ends`: Tab goes on at the other end; else it moves nothing there, and leaves the table.
    """

    def __init__(self, round_ends: bool = True) -> None:
        self._round_ends = round_ends
        self._hovered: str | None = None
        self._held: str | None = None
        self._over = False  # the pointer is still over what is held
        self._focused: str | None = None
        self._ring = False  # the focus is shown: the keyboard was used last
        self._finger: int | None = None
        self._grip: int | None = None  # where a list that scrolls was taken hold of
        self._dragged = False
        self._carry = Carry()

    @property
    def hovered(self) -> str | None:
        """The id under the mouse that can be pressed."""
        return self._hovered

    @property
    def focused(self) -> str | None:
        """The id that Enter presses; None while the keyboard is not in use."""
        return self._focused if self._ring else None

    def handle(self, event: pygame.event.Event, stage: Stage) -> list[PointerEvent]:
        """What one pygame event means on the present picture; also marks the stage's items."""
        if event.type in _MOUSE:
            # a touch comes as a finger too, and that one counts
            found = [] if getattr(event, "touch", False) else self._mouse(event, stage)
        elif event.type in _FINGER:
            found = self._touch(event, stage)
        elif event.type == pygame.KEYDOWN:
            found = self._key(event, stage)
        elif event.type == pygame.MOUSEWHEEL and _scrolls(stage):
            found = [Scroll(round(-event.precise_y * stage.metrics.px(_NOTCH)))]
        elif event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            found = self._call_off(stage)
            if event.type == pygame.WINDOWFOCUSLOST and not self._round_ends:
                self._ring = False
        else:
            return []
        self.mark(stage)
        return found

    def mark(self, stage: Stage) -> None:
        """Shows hover, press and focus on the stage; drops what the picture no longer has."""
        self._carry.check(stage)
        stage.point(self._hovered, self._held if self._over else None, self.focused)

    def wait(self, ms: float, stage: Stage) -> list[PointerEvent]:
        """Time passes: a long press asks; a drag that the picture has ended is put back."""
        found = self._carry.wait(ms, stage)
        if self._carry.asked:
            self._held, self._over = None, False
        if found:
            self.mark(stage)
        return [*found]

    def focus(self, name: str | None, stage: Stage) -> None:
        """Puts the keyboard's focus on an item (the page mirrors it), or takes it away."""
        self._focused, self._ring = name, name is not None
        self.mark(stage)

    def _mouse(self, event: pygame.event.Event, stage: Stage) -> list[PointerEvent]:
        hit = stage.item_at(event.pos)
        found = self._hover(None if hit is None or self._carry.dragging else hit.id)
        if event.type == pygame.MOUSEBUTTONDOWN:
            if event.button == _LEFT:
                return found + self._down(hit, stage, event.pos, touch=False)
            return found + (self._ask(event.pos, stage) if event.button == _RIGHT else [])
        if event.type == pygame.MOUSEBUTTONUP:
            return found + (self._up(hit, stage, event.pos) if event.button == _LEFT else [])
        if not getattr(event, "buttons", (1,))[0]:
            return found + self._release(stage)  # it was let go where nobody could tell
        return found + self._drag(hit, event.pos, stage)

    def _touch(self, event: pygame.event.Event, stage: Stage) -> list[PointerEvent]:
        if event.type == pygame.FINGERDOWN and self._finger is None:
            self._finger = event.finger_id
        elif event.finger_id != self._finger:
            return []  # a second finger changes nothing
        metrics = stage.metrics
        x, y = int(event.x * metrics.width), int(event.y * metrics.height)
        hit = stage.item_at((x, y))
        if event.type == pygame.FINGERDOWN:
            return self._hover(None) + self._down(hit, stage, (x, y), touch=True)
        if event.type == pygame.FINGERUP:
            self._finger = None
            return self._up(hit, stage, (x, y))
        return self._drag(hit, (x, y), stage)

    def _ask(self, pos: tuple[int, int], stage: Stage) -> list[PointerEvent]:
        """The right button: what is dragged is put back, else what lies there is asked about."""
        if self._carry.dragging:
            return self._release(stage)
        return [*self._carry.ask(pos, stage)]

    def _release(self, stage: Stage) -> list[PointerEvent]:
        """What is held down is let go without any effect."""
        self._held, self._over, self._grip, self._dragged = None, False, None, False
        return [*self._carry.put_back(stage)]

    def _call_off(self, stage: Stage) -> list[PointerEvent]:
        """The pointer has left, or the system needs it: nothing is held, whatever comes up later."""
        self._finger = None
        return self._hover(None) + self._release(stage)

    def _drag(self, hit: Item | None, pos: tuple[int, int], stage: Stage) -> list[PointerEvent]:
        """What is held moves the item or the list with it, and is no press any more."""
        self._over = hit is not None and hit.id == self._held
        dragged = self._carry.move(pos, stage)
        if dragged:
            self._held, self._over = None, False
            return [*dragged]
        y = pos[1]
        if self._grip is None or not (self._dragged or abs(y - self._grip) > stage.metrics.px(SLOP)):
            return []
        moved, self._grip, self._dragged = self._grip - y, y, True
        self._held, self._over = None, False
        return [Scroll(moved)] if moved else []

    def _hover(self, name: str | None) -> list[PointerEvent]:
        if name == self._hovered:
            return []
        self._hovered = name
        return [Hover(name)]

    def _down(self, hit: Item | None, stage: Stage, pos: tuple[int, int], touch: bool) -> list[PointerEvent]:
        self._ring = False
        self._grip, self._dragged = (pos[1] if _scrolls(stage) else None), False
        held: list[PointerEvent] = [] if self._grip is None else [Scroll(0)]  # what glides stands still
        self._held, self._over = None, False
        if stage.busy:
            stage.finish()
            return [Skip(), Tap(moved=True)] if hit is None else [Skip()]
        self._carry.take(hit, pos, touch)
        if hit is not None:
            self._held, self._over = hit.id, True
        elif not held:
            return [Tap(moved=False)]
        return held

    def _up(self, hit: Item | None, stage: Stage, pos: tuple[int, int]) -> list[PointerEvent]:
        dropped, asked = self._carry.let_go(pos, stage), self._carry.asked
        held, self._held, self._grip = self._held, None, None
        if dropped or asked:
            self._dragged = self._carry.asked = False
            return [*dropped]
        if self._dragged:
            self._dragged = False
            return [Scroll(0, free=True)]
        if hit is None or held is None or hit.id != held or hit.press is None:
            return []
        self._focused = hit.id  # arrows go on from here
        return [Press(hit.id, hit.press)]

    def _key(self, event: pygame.event.Event, stage: Stage) -> list[PointerEvent]:
        name = pygame.key.name(event.key)
        if event.mod & _MODIFIERS:
            return [Key(f"ctrl+{name}")]
        if getattr(event, "unicode", "") == "?":  # wherever it lies on the keyboard
            return [Key("f1")]
        if event.mod & pygame.KMOD_ALT:
            return []
        reachable = focus.reachable(stage.items)
        if event.key == pygame.K_ESCAPE and self._carry.dragging:
            return self._release(stage)
        if event.key in _ARROWS and event.mod & pygame.KMOD_SHIFT:
            return self._nudge(self._current(reachable), _ARROWS[event.key][0])
        if event.key in _ARROWS:
            item = focus.toward(reachable, self._current(reachable), _ARROWS[event.key])
            return self._move(item) if item is not None else [Key(name)]
        if event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            return self._tab(step, reachable)
        return self._act(event, name, stage, reachable)

    def _act(
        self, event: pygame.event.Event, name: str, stage: Stage, reachable: Sequence[Item]
    ) -> list[PointerEvent]:
        if event.key == pygame.K_ESCAPE:
            self._focused = None  # whatever was in focus is left behind; arrows begin anew
        claimed = self._current(reachable) if self._ring and event.key in _ENTER else None
        if claimed is None:
            name = "return" if event.key == pygame.K_KP_ENTER else name
            claimed = next((item for item in reachable if item.key is not None and item.key == name), None)
        if claimed is None and event.key not in _ENTER:
            return [Key(name)]
        if stage.busy:
            stage.finish()
            return [Skip()]
        if claimed is None or claimed.press is None:
            return [Key(name)]
        return [Press(claimed.id, claimed.press)]

    def tabs(self, stage: Stage) -> tuple[bool, bool]:
        """Whether Tab would find an item backwards and onwards from here without going round the ends."""
        reachable = focus.reachable(stage.items)
        current = self._current(reachable) if self._ring else None
        if current is None:
            return False, bool(reachable)
        return current is not reachable[0], current is not reachable[-1]

    def _tab(self, step: int, reachable: Sequence[Item]) -> list[PointerEvent]:
        current = self._current(reachable) if self._ring or self._round_ends else None
        ends = (reachable[0], reachable[-1]) if reachable else ()
        if not self._round_ends and current is not None and current is ends[step > 0]:
            self._ring = False  # it leaves; whoever comes back begins at the end they come from
            return []
        return self._move(focus.beside(reachable, current, step))

    def _nudge(self, item: Item | None, step: int) -> list[PointerEvent]:
        if item is None or not item.drags or not step:
            return []
        self._ring = True
        return [Nudge(item.id, step)]

    def _current(self, reachable: Sequence[Item]) -> Item | None:
        return next((item for item in reachable if item.id == self._focused), None)

    def _move(self, item: Item | None) -> list[PointerEvent]:
        if item is None:
            return []
        self._focused, self._ring = item.id, True
        return [Focus(item.id)]


def _scrolls(stage: Stage) -> bool:
    """True if a list that scrolls is in the picture, and nothing lies over it."""
    return any(item.scrolls for item in focus.uncovered(stage.items))
