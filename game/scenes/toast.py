"""The line that any scene may have to say for a while, such as "nothing can be saved here"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.stage import fonts
from game.stage.item import CardLook, Fade, Item, PanelLook, Rect, Role, TextLook
from game.stage.metrics import Metrics

FADES = (Fade("notice:pill"), Fade("notice:text"))
SAID_MS = 3000.0
LETTER_MS = 60.0  # a long text stays longer: so long for each letter
_UNDER = ("felt", "mat", "veil", "curtain", "sheet")  # panels that it may lie on
_WIDTHS = (2000, 480, 300, 220)  # logical px at most, tried in turn
_GAP = 8  # logical px to what lies beside it
_STEP = 8  # logical px between the heights that are tried
_WEIGHT = 20  # so much worse is it to cover what can be pressed, or a card


class Toast:
    """The context's notice as a paper pill, each text for a while, or until the next press.

    It lies low in the middle, where nothing else does.
    """

    def __init__(self) -> None:
        self._text = ""
        self._notice = ""
        self._left_ms = 0.0
        self._fresh = False
        self._place: Rect | None = None

    def tick(self, notice: str, ms: float) -> bool:
        """Let time pass; True if another text (or none) is to be shown from now on."""
        if notice != self._notice:
            self._notice = notice
            self.say(notice)
            self._text = notice
        if self._fresh:
            self._fresh = False
            return True
        was_shown = self._left_ms > 0
        self._left_ms -= ms
        return was_shown and self._left_ms <= 0 and bool(self._text)

    def say(self, text: str) -> None:
        """Show a text that somebody asked for, for a short while."""
        if text:
            self._text, self._left_ms, self._fresh = text, max(SAID_MS, LETTER_MS * len(text)), True
            self._place = None

    def close(self) -> None:
        """Somebody went on: it is not to be in the way."""
        self._fresh |= self._left_ms > 0
        self._left_ms = 0.0

    def items(self, metrics: Metrics, others: Sequence[Item]) -> Sequence[Item]:
        """The pill and its text, or nothing; `others` are the picture's Items, which it does not cover."""
        if not self._text or self._left_ms <= 0:
            return ()
        taken = [item for item in others if item.visible and not _is_under(item)]
        size, most = metrics.font(16), metrics.content.w - metrics.px(32)
        tried = list(_sizes(self._text, metrics, size, most))
        areas = [(pygame.Rect(item.rect), _weight(item)) for item in taken]
        lines, rect = _clear(tried, metrics, [area for area, _ in areas], self._place)
        if rect is None:
            lines, rect = _least(tried, metrics, areas)
        self._place = rect
        look = TextLook("\n".join(lines), size, 500, "ink", 0)
        pill = Item("notice:pill", PanelLook("pill", "paper", metrics.px(22)), rect)
        return pill, Item("notice:text", look, rect, Role.TEXT, self._text)


Size = tuple[tuple[str, ...], int, int]  # the lines, and how wide and high the pill is with them


def _sizes(text: str, metrics: Metrics, size: int, most: int) -> Iterator[Size]:
    """The pill with ever more lines."""
    before: tuple[str, ...] = ()
    for width in _WIDTHS:
        lines = fonts.wrap(text, size, 500, min(most, metrics.px(width)) - metrics.px(40))
        if lines != before:
            wide = max(metrics.text_width(line, size, 500) for line in lines) + metrics.px(40)
            yield lines, min(most, wide), metrics.px(24) + fonts.line_height(size) * len(lines)
        before = lines


def _places(metrics: Metrics, wide: int, high: int) -> Iterator[Rect]:
    """Where a pill of this size may lie, the best place first: low, and rather in the middle."""
    content, edge, step = metrics.content, metrics.px(_GAP), max(1, metrics.px(_STEP))
    left, right = content.x + metrics.px(16), content.x + content.w - metrics.px(16) - wide
    for x in (content.x + (content.w - wide) // 2, left, right):
        for y in range(content.y + content.h - edge - high, content.y + edge - 1, -step):
            yield Rect(x, y, wide, high)


def _clear(
    tried: Sequence[Size], metrics: Metrics, areas: Sequence[pygame.Rect], before: Rect | None
) -> tuple[tuple[str, ...], Rect | None]:
    """A place that covers nothing: where it was before, if it can be."""
    gap, content = 2 * metrics.px(_GAP), pygame.Rect(metrics.content)
    taken = list(areas)
    for lines, wide, high in tried:
        kept = [before] if before and before[2:] == (wide, high) and content.contains(before) else []
        for place in (*kept, *_places(metrics, wide, high)):
            if pygame.Rect(place).inflate(gap, gap).collidelist(taken) < 0:
                return lines, place
    return (), None


def _least(
    tried: Sequence[Size], metrics: Metrics, areas: Sequence[tuple[pygame.Rect, int]]
) -> tuple[tuple[str, ...], Rect]:
    """Where it covers least, and least of all what can be pressed."""

    def covered(place: Rect) -> int:
        own = pygame.Rect(place)
        return sum(weight * (cut := own.clip(area)).w * cut.h for area, weight in areas)

    found = [(lines, place) for lines, wide, high in tried for place in _places(metrics, wide, high)]
    return min(found, key=lambda each: covered(each[1]))


def _is_under(item: Item) -> bool:
    return isinstance(item.look, PanelLook) and item.look.kind in _UNDER


def _weight(item: Item) -> int:
    return _WEIGHT if item.press is not None or isinstance(item.look, CardLook) else 1
