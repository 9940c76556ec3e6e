"""The line that any scene may have to say for a while, such as "nothing can be saved here"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.stage import fonts
from game.stage.clearing import Area, clear_place, least_covering
from game.stage.item import CardLook, Fade, Item, PanelLook, Rect, Role, TextLook
from game.stage.metrics import Metrics

FADES = (Fade("notice:pill"), Fade("notice:text"))
SAID_MS = 3000.0
LETTER_MS = 60.0  # a long text stays longer: so long for each letter
_UNDER = ("felt", "mat", "veil", "curtain", "sheet")  # panels that it may lie on
_WIDTHS = (2000, 480, 300, 220)  # logical px at most, tried in turn
_GAP = 8  # logical px to what lies beside it
_STEP = 8  # logical px between the heights that are tried
_PRESSED = 120  # so much worse than a picture is it to cover what can be pressed, or a card of the game
_READ = 6  # or a text


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
        areas = [(item.rect, _weight(item)) for item in others if item.visible and not _is_under(item)]
        size = metrics.font(16)
        lines, rect = self._placed(metrics, size, areas)
        self._place = rect
        look = TextLook("\n".join(lines), size, 500, "ink", 0)
        pill = Item("notice:pill", PanelLook("pill", "paper", metrics.px(22)), rect)
        return pill, Item("notice:text", look, rect, Role.TEXT, self._text)

    def _placed(self, metrics: Metrics, size: int, areas: Sequence[Area]) -> tuple[tuple[str, ...], Rect]:
        """The lines and the pill's place: where it was before, if it can be."""
        tried = list(_sizes(self._text, metrics, size))
        for lines, wide, high in tried:
            kept = [self._place] if self._place and self._place[2:] == (wide, high) else []
            places = (*kept, *_places(metrics, wide, high))
            rect = clear_place(places, areas, metrics.content, metrics.px(_GAP))
            if rect is not None:
                return lines, rect
        lines_at = {rect: lines for lines, wide, high in tried for rect in _places(metrics, wide, high)}
        rect = least_covering(lines_at, [_with_edge(area, metrics.px(_GAP)) for area in areas])
        return lines_at[rect], rect


Size = tuple[tuple[str, ...], int, int]  # the lines, and how wide and high the pill is with them


def _sizes(text: str, metrics: Metrics, size: int) -> Iterator[Size]:
    """The pill with ever more lines."""
    most = metrics.content.w - metrics.px(32)
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
    top = content.y + edge
    bottom = max(top, content.y + content.h - edge - high)
    for x in (content.x + (content.w - wide) // 2, left, right):
        for y in range(bottom, top - 1, -step):
            yield Rect(x, y, wide, high)


def _is_under(item: Item) -> bool:
    return isinstance(item.look, PanelLook) and item.look.kind in _UNDER


def _with_edge(area: Area, gap: int) -> Area:
    """What can be pressed, with the gap round it."""
    (x, y, w, h), weight = area
    return (Rect(x - gap, y - gap, w + 2 * gap, h + 2 * gap), weight) if weight == _PRESSED else area


def _weight(item: Item) -> int:
    played = isinstance(item.look, CardLook) and not item.look.angle  # the title's fan is a picture
    if item.press is not None or played:
        return _PRESSED
    return _READ if isinstance(item.look, TextLook) else 1
