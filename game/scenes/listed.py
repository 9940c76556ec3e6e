"""What the scenes on paper with a list that scrolls have in common: settings, house rules, players, help."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.scenes.api import Change, Context, Frame
from game.scenes.scrolling import Scrolling
from game.scenes.title_items import behind
from game.stage.item import Item, Rect
from game.stage.metrics import Metrics


class Shown(NamedTuple):
    """The Items, how far the list can scroll (device px), where its parts lie in it, and its place."""

    items: list[Item]
    most: int
    spans: dict[str, tuple[int, int]]
    view: Rect


class ListedScene(ABC):
    """A sheet of paper with a list. A subclass says what is `laid` out and what covers it.

    `busy` never: nothing moves here by itself.
    """

    state = "title"
    busy = False

    def __init__(self, context: Context) -> None:
        self._context = context
        self._list = Scrolling()
        self.stale = True

    @abstractmethod
    def laid(self, metrics: Metrics, offset: int) -> Shown:
        """The picture with the list moved up by `offset` device px."""

    def cover(self, metrics: Metrics) -> list[Item]:
        """What lies over it, such as a question; nothing if it can be used."""
        return []

    @property
    def covered(self) -> bool:
        """Whether something lies over it."""
        return False

    @abstractmethod
    def press(self, press: object) -> None:
        """See Scene."""

    @abstractmethod
    def escape(self) -> None:
        """Esc was pressed."""

    def items(self, frame: Frame) -> Sequence[Item]:
        """See Scene."""
        shown = self.laid(frame.metrics, self._list.offset)
        if self._list.settle(shown.view, shown.most, shown.spans):
            shown = self.laid(frame.metrics, self._list.offset)
        return shown.items if not self.covered else [*behind(shown.items), *self.cover(frame.metrics)]

    def take_change(self) -> Change:
        """Nothing travels here."""
        return Change()

    def facts(self) -> dict[str, Any]:
        """Nothing of a deal."""
        return {"names": [], "lines": []}

    def key(self, name: str) -> bool:
        """Esc goes back; Page up and down, Home and End move the list."""
        step = None if self.covered else self._list.key(name)
        if name == "escape":
            self.escape()
        elif step is not None:
            self.scroll(step)
        return name == "escape" or step is not None

    def scroll(self, px: int, free: bool = False) -> None:
        """See Scrolls."""
        if not self.covered:
            self.stale |= self._list.pull(px, free, self._context.still)

    def reveal(self, ident: str) -> None:
        """See Scrolls."""
        part = self.part_of(ident)
        if part is None:
            self.scroll(-self._list.offset)
        elif part:
            self._list.want(part)
        self.stale = True

    def part_of(self, ident: str) -> str | None:
        """The list's part that an item belongs to; None for its beginning, empty for what does not scroll."""
        return ident

    def skip(self) -> None:  # noqa: B027  (in none of them)
        """Nothing moves that could be skipped."""

    def tick(self, ms: float, moving: bool) -> None:
        """The list glides on after a pull."""
        self.stale |= self._list.tick(ms)
