"""The line that any scene may have to say for a while, such as "nothing can be saved here"."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage import fonts
from game.stage.item import Fade, Item, PanelLook, Rect, Role, TextLook
from game.stage.metrics import Metrics

NOTICE_MS = 6000.0
FADES = (Fade("notice:pill"), Fade("notice:text"))
SAID_MS = 3000.0  # what was asked for


class Toast:
    """The context's notice as a paper pill at the top, each text for a while."""

    def __init__(self) -> None:
        self._text = ""
        self._notice = ""
        self._left_ms = 0.0
        self._fresh = False

    def tick(self, notice: str, ms: float) -> bool:
        """Let time pass; True if another text (or none) is to be shown from now on."""
        if notice != self._notice:
            self._notice = self._text = notice
            self._left_ms, self._fresh = NOTICE_MS, True
        if self._fresh:
            self._fresh = False
            return True
        was_shown = self._left_ms > 0
        self._left_ms -= ms
        return was_shown and self._left_ms <= 0 and bool(self._text)

    def say(self, text: str) -> None:
        """Show a text that somebody asked for, for a short while."""
        if text:
            self._text, self._left_ms, self._fresh = text, SAID_MS, True

    def items(self, metrics: Metrics) -> Sequence[Item]:
        """The pill and its text, or nothing."""
        if not self._text or self._left_ms <= 0:
            return ()
        size, content = metrics.font(16), metrics.content
        most = content.w - metrics.px(64)
        lines = fonts.wrap(self._text, size, 500, most)
        width = max(metrics.text_width(line, size, 500) for line in lines) + metrics.px(40)
        height = metrics.px(24) + fonts.line_height(size) * len(lines)
        rect = Rect(content.x + (content.w - width) // 2, content.y + metrics.px(8), width, height)
        look = TextLook("\n".join(lines), size, 500, "ink", 0)
        pill = Item("notice:pill", PanelLook("pill", "paper", metrics.px(22)), rect)
        return pill, Item("notice:text", look, rect, Role.TEXT, self._text)
