"""Text and buttons put into rectangles: what the title's and the summary's pictures are made with."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.stage import fonts
from game.stage.item import ButtonLook, Item, PanelLook, Rect, Role, TextLook
from game.stage.metrics import Metrics


class Paper:
    """A list of Items being made; rectangles are device px, text sizes logical px."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.items: list[Item] = []

    def panel(self, id: str, kind: str, rect: Rect, colour: str = "paper", **more: Any) -> None:
        """Add a surface without a role."""
        self.items.append(Item(id, PanelLook(kind, colour, **more), rect))

    def text(
        self,
        id: str,
        text: str,
        rect: Rect,
        size: float,
        weight: int = 400,
        colour: str = "ink",
        align: int = -1,
        role: Role | None = None,
        lines: int = 1,
        least: float = 14,
        middle: bool = True,
        name: str | None = None,
    ) -> None:
        """Add text, smaller or on more lines where it would not fit otherwise; nothing for an empty one."""
        if not text:
            return
        m = self.metrics
        small = min(m.font(least), m.font(size))
        high = rect.h if lines > 1 else None
        fitted = fonts.fit(text, m.font(size), small, weight, rect.w, lines, high)
        set_lines = list(fitted.lines)
        if not fitted.fits:
            wrapped = fonts.wrap(text, fitted.size, weight, rect.w)
            set_lines = list(wrapped[:lines])
            if len(wrapped) > lines or m.text_width(set_lines[-1], fitted.size, weight) > rect.w:
                set_lines[-1] = self._cut(set_lines[-1], fitted.size, weight, rect.w)
        look = TextLook("\n".join(set_lines), fitted.size, weight, colour, align, middle)
        self.items.append(Item(id, look, rect, role, name or text))

    def paragraph(
        self,
        id: str,
        text: str,
        place: Rect,
        size: float,
        weight: int = 400,
        colour: str = "ink",
        role: Role | None = None,
        name: str | None = None,
    ) -> int:
        """Add text from `place`'s corner on, in its width and as high as it becomes; returns that height."""
        px = self.metrics.font(size)
        lines = fonts.wrap(text, px, weight, place.w)
        rect = place._replace(h=fonts.line_height(px) * len(lines))
        look = TextLook("\n".join(lines), px, weight, colour, -1, False)
        self.items.append(Item(id, look, rect, role, text if name is None else name))
        return rect.h

    def _cut(self, text: str, size: int, weight: int, width: int) -> str:
        while text and self.metrics.text_width(text.rstrip() + "…", size, weight) > width:
            text = text[:-1]
        return text.rstrip() + "…"

    def button(
        self,
        id: str,
        text: str,
        kind: str,
        rect: Rect,
        press: Hashable,
        size: float = 20,
        least: float = 15,
        role: Role = Role.BUTTON,
        on_paper: bool = False,
        icon: str | None = None,
        **more: Any,
    ) -> None:
        """Add a button whose text fits in one or two lines."""
        m = self.metrics
        weight = 600 if kind == "primary" else 500
        pad = m.px(24) if kind in ("primary", "secondary", "paper") else m.px(8)
        fitted = fonts.fit(text, m.font(size), min(m.font(least), m.font(size)), weight, rect.w - pad, 2)
        more.setdefault("name", text)
        look = ButtonLook(text, kind, fitted.size, icon, on_paper)
        self.items.append(Item(id, look, rect, role, press=press, **more))

    def segments(
        self, group: str, choices: list[tuple[str, str, str]], chosen: str, rect: Rect, size: float = 17
    ) -> None:
        """Add a segmented control: `choices` are (value, text, accessible name), in equal parts."""
        self.panel(f"track:{group}", "pill", rect, "paper-2")
        m, room = self.metrics, rect.w // max(1, len(choices)) - self.metrics.px(12)
        texts = [text for _, text, _ in choices]
        fitted = (fonts.fit(text, m.font(size), m.font(14), 600, room, 2) for text in texts)
        px = min(each.size for each in fitted) if choices else 0  # one size for all parts
        for number, (value, text, name) in enumerate(choices):
            left = rect.x + rect.w * number // len(choices)
            right = rect.x + rect.w * (number + 1) // len(choices)
            part = Rect(left, rect.y, right - left, rect.h)
            look = ButtonLook(text, "segment", px, None, True)
            self.items.append(
                Item(
                    f"{group}:{value}", look, part, Role.CHOICE, name,
                    press=(group, value), selected=value == chosen,
                )
            )  # fmt: skip
