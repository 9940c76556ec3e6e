"""Puts Items on a list: logical px in, device px out; a text's rectangle is what the text fills."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from game.stage import fonts
from game.stage.item import ButtonLook, Item, Look, Rect, Role, TextLook
from game.stage.layout import Box, Spot
from game.stage.metrics import Metrics

LINES_MOST = 22  # the largest size of text on several lines


class Brush:
    """A list of Items being made; positions and sizes are logical px of the content."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.items: list[Item] = []

    def add(self, id: str, look: Look, box: Box | tuple[float, float, float, float], **more: Any) -> Rect:
        """Add an Item with any of its further fields; returns its rectangle."""
        rect = self.metrics.rect(*box)
        self.items.append(Item(id, look, rect, **more))
        return rect

    def width(self, text: str, size: float, weight: int = 400) -> float:
        """How wide a line of text is, in logical px."""
        return self.metrics.text_width(text, self.metrics.font(size), weight) / self.metrics.scale

    def text(
        self,
        id: str,
        said: str | Sequence[str],
        spot: Spot,
        weight: int = 400,
        colour: str = "cream",
        role: Role | None = None,
        name: str | None = None,
        press: Hashable = None,
    ) -> Rect | None:
        """Add text that fits its spot: full size, smaller, more lines, cut off with “…” at last.

        Of several wordings, the longest first, the first that needs no cutting is taken. Nothing is added
        for an empty text.
        """
        wordings = [said] if isinstance(said, str) else list(said)
        if not wordings[0]:
            return None
        text, lines, size = self._fitted(wordings, spot, weight)
        metrics = self.metrics
        width = max(metrics.text_width(line, size, weight) for line in lines) + 2
        height = fonts.line_height(size) * len(lines)
        x = metrics.content.x + round(spot.x * metrics.scale)
        y = metrics.content.y + round(spot.y * metrics.scale) - (height if spot.up else 0)
        rect = Rect(x - round(width * (spot.align + 1) / 2), y, width, height)
        look = TextLook("\n".join(lines), size, weight, colour, spot.align, False)
        self.items.append(Item(id, look, rect, role, name or text, press=press))
        return rect

    def _fitted(self, wordings: Sequence[str], spot: Spot, weight: int) -> tuple[str, tuple[str, ...], int]:
        metrics = self.metrics
        width, full = round(spot.room * metrics.scale), metrics.font(spot.size)
        least = min(full, metrics.font(min(spot.least, spot.size)))
        height = fonts.line_height(min(full, metrics.font(LINES_MOST * min(1.0, metrics.s)))) * spot.lines
        for text in wordings:
            fitted = fonts.fit(text, full, least, weight, width, spot.lines, height)
            if fitted.fits:
                return text, fitted.lines, fitted.size
        text = wordings[-1]
        lines = fonts.wrap(text, least, weight, width)[: spot.lines] if spot.lines > 1 else (text,)
        rest = text[sum(map(len, lines[:-1])) + len(lines) - 1 :]
        return text, (*lines[:-1], fonts.shorten(rest, least, weight, width)), least

    def even_size(self, labels: Sequence[tuple[str, Box]], size: float, least: float = 14) -> float:
        """The text size, logical px, with which each of some buttons side by side has room for its label."""
        metrics = self.metrics
        found = [metrics.font(size)]
        for text, box in labels:
            room = max(1, metrics.rect(*box).w - metrics.px(24))
            found.append(fonts.fit(text, metrics.font(size), metrics.font(least), 500, room, 2).size)
        return min(found) / metrics.scale

    def button(
        self,
        id: str,
        text: str,
        kind: str,
        box: Box,
        press: Hashable,
        size: float = 20,
        least: float = 14,
        on_paper: bool = False,
        icon: str | None = None,
        **more: Any,
    ) -> Rect:
        """Add a button whose text fits; it is never smaller than 44 CSS px."""
        metrics = self.metrics
        rect = metrics.rect(*box)
        grown_w, grown_h = max(0, metrics.target(1) - rect.w), max(0, metrics.target(1) - rect.h)
        rect = Rect(rect.x - grown_w // 2, rect.y - grown_h // 2, rect.w + grown_w, rect.h + grown_h)
        rect = rect._replace(y=min(rect.y, metrics.content.y + metrics.content.h - rect.h))
        room = max(1, rect.w - metrics.px(24 if kind in ("primary", "secondary", "paper") else 8))
        weight = 600 if kind == "primary" else 500
        fitted = fonts.fit(text, metrics.font(size), metrics.font(least), weight, room, 2)
        look = ButtonLook(text, kind, fitted.size, icon, on_paper)
        more.setdefault("name", text)
        self.items.append(Item(id, look, rect, Role.BUTTON, press=press, **more))
        return rect
