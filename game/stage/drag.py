"""What a finger or the mouse's button holds: it may become a drag, or a long press that asks why."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from game.stage import focus
from game.stage.hitting import covers
from game.stage.item import Item, PanelLook, Rect, Role, TextLook
from game.stage.stage import Stage

SLOP = 10  # logical px: what moves less is a press
LONG_MS = 500.0  # held so long without moving, a press asks
_GROWN = 1.04  # how much bigger what is lifted looks


@dataclass(frozen=True)
class Drag:
    """The item is held there, device px; its own place stays free."""

    id: str
    at: Rect


@dataclass(frozen=True)
class Drop:
    """The item has been let go there; unless the picture changes, it glides back."""

    id: str
    at: Rect


@dataclass(frozen=True)
class PutBack:
    """The drag is called off: everything is to be as it was before."""

    id: str


@dataclass(frozen=True)
class Nudge:
    """The keyboard moves the item one place to the left (-1) or right (1) in its row."""

    id: str
    step: int


@dataclass(frozen=True)
class Ask:
    """A long press or the right button: what is this, and why can't it be chosen?"""

    id: str
    press: Hashable


Gesture = Drag | Drop | PutBack | Nudge | Ask
Position = tuple[int, int]


class Carry:
    """At most one item is held; `dragging` once it has moved."""

    def __init__(self) -> None:
        self.dragging = False
        self.asked = False  # the press has been answered: letting go is no press any more
        self._item: Item | None = None
        self._began: Position | None = None
        self._held_ms: float | None = None  # None: this press does not ask, however long it is
        self._called_off: list[PutBack] = []

    def take(self, hit: Item | None, pos: Position, touch: bool) -> None:
        """A press begins on an item, or beside all; only a finger asks by staying."""
        self._item, self._began = hit, pos
        self.dragging = self.asked = False
        self._held_ms = 0.0 if touch else None

    def move(self, pos: Position, stage: Stage) -> list[Drag]:
        """What is held has moved; beyond a little it is dragged along, if it can be."""
        if self._began is None:
            return []
        dx, dy = pos[0] - self._began[0], pos[1] - self._began[1]
        if not self.dragging and max(abs(dx), abs(dy)) <= stage.metrics.px(SLOP):
            return []
        self._held_ms = None
        item = self._item
        if item is None or not item.drags:
            return []
        if not self.dragging and stage.rect_of(item.id) is None:
            self._item = None
            return []
        self.dragging = True
        at = held_at(item.rect, dx, dy)
        stage.lift.hold(item.id, at)
        return [Drag(item.id, at)]

    def let_go(self, pos: Position, stage: Stage) -> list[Drop | PutBack]:
        """The press ends; what was dragged beyond the screen's edge is put back."""
        item, began, dragging = self._item, self._began, self.dragging
        self._item, self._began, self._held_ms, self.dragging = None, None, None, False
        if not dragging or item is None or began is None:
            return []
        stage.lift.release()
        inside = 0 <= pos[0] < stage.metrics.width and 0 <= pos[1] < stage.metrics.height
        at = held_at(item.rect, pos[0] - began[0], pos[1] - began[1])
        return [Drop(item.id, at) if inside else PutBack(item.id)]

    def put_back(self, stage: Stage) -> list[PutBack]:
        """The press is called off, as by Escape or by the system."""
        item, dragging = self._item, self.dragging
        self._item, self._began, self._held_ms, self.dragging = None, None, None, False
        if not dragging or item is None:
            return []
        stage.lift.release()
        return [PutBack(item.id)]

    def check(self, stage: Stage) -> None:
        """Another picture: what is no longer there, or lies under a sheet now, can't be held on to."""
        item = self._item
        if not self.dragging or item is None:
            return
        there = any(each.id == item.id and each.drags for each in focus.reachable(stage.items))
        if not there or stage.lift.name != item.id:
            self._called_off += self.put_back(stage)

    def wait(self, ms: float, stage: Stage) -> list[Ask | PutBack]:
        """Time passes: a long press asks, once."""
        called_off, self._called_off = list(self._called_off), []
        if self._held_ms is None or self._began is None:
            return list(called_off)
        self._held_ms += ms
        if self._held_ms < LONG_MS:
            return list(called_off)
        self._held_ms = None
        found = self.ask(self._began, stage)
        self.asked = bool(found)
        return [*called_off, *found]

    @staticmethod
    def ask(pos: Position, stage: Stage) -> list[Ask]:
        """What lies at a point is asked about."""
        item = asked_at(stage.items, pos) or stage.item_at(pos)
        return [Ask(item.id, item.press)] if item is not None else []


def held_at(rect: Rect, dx: int, dy: int) -> Rect:
    """Where an item that lay at `rect` is drawn while it is held: moved along, and a little bigger."""
    w, h = round(rect.w * _GROWN), round(rect.h * _GROWN)
    return Rect(rect.x + dx - (w - rect.w) // 2, rect.y + dy - (h - rect.h) // 2, w, h)


def asked_at(items: Sequence[Item], pos: Position) -> Item | None:
    """The topmost item at a point that one may ask about: all that can be pressed, cards, seats, piles."""
    for item in reversed(items):
        left, top, w, h = item.rect
        if not item.visible or not (left <= pos[0] < left + w and top <= pos[1] < top + h):
            continue
        if item.press is not None or (item.role is not None and _is_thing(item)):
            return item
        if covers(item):
            return None
    return None


def _is_thing(item: Item) -> bool:
    return item.role is Role.CARD or not isinstance(item.look, TextLook | PanelLook)
