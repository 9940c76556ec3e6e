"""The screen's measures: which of the three layouts, and how big its logical px are.

Logical px are those of the reference sizes (1280×720 wide, 390×844 tall, 844×390 low); times `s` they are
the page's CSS px, times the pixel ratio the device px of the surface.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from game.stage import fonts
from game.stage.item import Rect

SMALLEST_TEXT = 14  # CSS px; what is set smaller on purpose (13, tall title) keeps its own size
TARGET = 44  # CSS px: nothing that can be pressed is smaller
COLUMN = 560  # CSS px: the widest column of the tall layout at its usual sizes
TALL, TALLEST = 390, 960  # logical px: a tall screen's width, and the height from which all is enlarged
USUAL, MOST = 1.45, 2.2  # the largest scale of a tall screen up to there, and beyond


class Safe(NamedTuple):
    """The screen's edges that hold no content (notches), in CSS px."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


NO_EDGES = Safe()


def _clamp(value: float, least: float, most: float) -> float:
    return max(least, min(most, value))


@dataclass(frozen=True)
class Metrics:
    """Device px `width` and `height` of the surface, and device px per CSS px (`ratio`).

    Raises ValueError for a surface without area and a ratio that is not positive.
    """

    width: int
    height: int
    ratio: float = 1.0
    safe: Safe = NO_EDGES

    def __post_init__(self) -> None:
        if self.width < 1 or self.height < 1 or not self.ratio > 0:
            raise ValueError(
                f"screen of {self.width}×{self.height} px at ratio {self.ratio}: "
                "width and height are at least 1, the ratio is more than 0"
            )

    @cached_property
    def layout(self) -> str:
        """`tall`, `low` or `wide` (look.md, section 5)."""
        if self.width < self.height:
            return "tall"
        return "low" if self._free[1] < 520 else "wide"

    @cached_property
    def _free(self) -> tuple[float, float]:
        """Width and height in CSS px without the safe edges."""
        left, top, right, bottom = self.safe
        wide, high = self.width / self.ratio - left - right, self.height / self.ratio - top - bottom
        return max(1.0, wide), max(1.0, high)

    @cached_property
    def s(self) -> float:
        """CSS px per logical px."""
        wide, high = self._free
        if self.layout == "tall":
            # a large upright screen would leave the middle empty
            large = min(wide / TALL, high / TALLEST, MOST)
            return max(_clamp(wide / TALL, 0.92, USUAL), large)
        if self.layout == "low":
            return _clamp(high / 390, 0.85, 1.3)
        return _clamp(min(wide / 1280, high / 720), 0.72, 2.2)

    @cached_property
    def scale(self) -> float:
        """Device px per logical px."""
        return self.s * self.ratio

    @cached_property
    def content(self) -> Rect:
        """Where things lie, in device px: the screen less the safe edges; wide at most 16:9, tall one column.

        The felt fills the rest.
        """
        left, top, right, bottom = (round(edge * self.ratio) for edge in self.safe)
        width, height = max(1, self.width - left - right), max(1, self.height - top - bottom)
        if self.layout == "tall":
            most = round(COLUMN * max(1.0, self.s / USUAL) * self.ratio)
        elif self.layout == "wide":
            most = round(height * 16 / 9)
        else:
            most = width
        inner = min(width, most)
        return Rect(left + (width - inner) // 2, top, inner, height)

    @cached_property
    def logical_size(self) -> tuple[float, float]:
        """Width and height of `content` in logical px."""
        return self.content.w / self.scale, self.content.h / self.scale

    def px(self, logical: float) -> int:
        """Logical px in device px, rounded; what is not 0 is at least one px."""
        device = round(logical * self.scale)
        if device == 0 and logical:
            return 1 if logical > 0 else -1
        return device

    def target(self, logical: float) -> int:
        """Device px of something that can be pressed: never under 44 CSS px."""
        return max(self.px(logical), round(TARGET * self.ratio))

    def font(self, logical_size: float) -> int:
        """Device px of a text size; not under 14 CSS px unless it is meant to be smaller."""
        least = min(SMALLEST_TEXT, logical_size)
        return round(max(logical_size * self.s, least) * self.ratio)

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle of logical px within `content`, in device px."""
        left, top = self.content.x + round(x * self.scale), self.content.y + round(y * self.scale)
        return Rect(left, top, self.px(w), self.px(h))

    def css(self, rect: Rect) -> list[float]:
        """[x, y, width, height] in CSS px, for the description; whole numbers where they are whole."""
        values = (round(value / self.ratio, 2) for value in rect)
        return [int(value) if value == int(value) else value for value in values]

    def text_width(self, text: str, size_px: int, weight: int = 400) -> int:
        """Device px of one line of text at a size from `font`."""
        return fonts.text_width(text, size_px, weight)

    def wrap(self, text: str, size_px: int, weight: int, width: int) -> tuple[str, ...]:
        """The text's lines within `width` device px."""
        return fonts.wrap(text, size_px, weight, width)
