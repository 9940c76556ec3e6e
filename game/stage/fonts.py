"""Fira Sans: the font files, text widths, wrapping and fitting. Sizes are em sizes in device px."""

from __future__ import annotations

import importlib.util
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame

from game.assets import AssetsError, made

LINE = 1.2  # line height of labels (look.md, section 3)
PROSE = 1.4  # of running text

_FILES = {400: "FiraSans-Regular.ttf", 500: "FiraSans-Medium.ttf", 600: "FiraSans-SemiBold.ttf"}


class FontError(Exception):
    """No Fira Sans to draw text with, or a weight that the table does not use."""


class Fitted(NamedTuple):
    """Text as it is set: its lines, the size in device px, and whether every line is within the width."""

    lines: tuple[str, ...]
    size: int
    fits: bool


@lru_cache(maxsize=8)
def font_file(weight: int) -> Path:
    """The TTF file of one weight: from the bundle's own fonts if there, else from the package.

    Raises FontError for another weight than 400, 500 or 600, and when neither place has the file.
    """
    if weight not in _FILES:
        raise FontError(f"font weight {weight}: Fira Sans is here in 400, 500 and 600 only")
    places = [*_bundled(), *_packaged()]
    for place in places:
        if (place / _FILES[weight]).is_file():
            return place / _FILES[weight]
    looked = ", ".join(map(str, places)) or "no place at all"
    raise FontError(
        f"{_FILES[weight]} was not found (looked in: {looked}); install the package fontpkg-fira-sans"
    )


def _bundled() -> list[Path]:
    try:
        return [made("fonts")]
    except AssetsError:  # the package comes next
        return []


def _packaged() -> list[Path]:
    # the package's own `__init__` is not run: it needs modules that a web page does not carry
    spec = importlib.util.find_spec("fontpkg_fira_sans")
    roots = spec.submodule_search_locations if spec else None
    return [Path(root) / "files" for root in roots or ()]


_PROBE = 96  # px: no two pictures have the same measures by chance
_NEVER = "\U0010fffe"  # no font has it


@lru_cache(maxsize=96)
def _open(size: int, weight: int) -> pygame.font.Font:
    return pygame.font.Font(font_file(weight), max(1, size))


def font(size: int, weight: int = 400) -> pygame.font.Font:
    """The font of one size (device px) and weight; opened once. Starts pygame's font module if needed."""
    if not pygame.font.get_init():
        pygame.font.init()
        _open.cache_clear()
    found = _open(size, weight)
    try:
        found.get_height()
    except pygame.error:  # pygame was left and started again: old fonts are dead
        _open.cache_clear()
        found = _open(size, weight)
    return found


@lru_cache(maxsize=4096)
def has(sign: str) -> bool:
    """Whether the fonts have a picture of this character; without one a box would be drawn."""
    face = font(_PROBE, 400)
    return sign.isprintable() and face.metrics(sign)[0] not in (None, face.metrics(_NEVER)[0])


@lru_cache(maxsize=8192)
def text_width(text: str, size: int, weight: int = 400) -> int:
    """How wide one line of text is, in device px."""
    return font(size, weight).size(text)[0] if text else 0


def line_height(size: int, factor: float = LINE) -> int:
    """The distance between two baselines, in device px."""
    return max(1, round(size * factor))


@lru_cache(maxsize=2048)
def wrap(text: str, size: int, weight: int, width: int) -> tuple[str, ...]:
    """The lines of `text` broken at spaces to at most `width`; "\\n" breaks too.

    A word wider than `width` stays whole on a line of its own; no-break spaces don't break.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and text_width(longer, size, weight) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


@lru_cache(maxsize=2048)
def fit(
    text: str, size: int, minimum: int, weight: int, width: int, lines: int = 2, height: int | None = None
) -> Fitted:
    """Text made to fit `width`: full size, else smaller down to `minimum`, else on up to `lines` lines.

    `height` (None: any) limits the size of several lines. Words are never cut. What still does not fit is
    returned on its lines at the smallest size, `fits` False.
    """
    for smaller in range(size, min(size, minimum) - 1, -1):
        if text_width(text, smaller, weight) <= width:
            return Fitted((text,), smaller, True)
    broken: tuple[str, ...] = (text,)
    for smaller in range(size, min(size, minimum) - 1, -1):
        broken = wrap(text, smaller, weight, width)
        if height is not None and len(broken) * line_height(smaller) > height:
            continue
        if len(broken) <= lines and all(text_width(line, smaller, weight) <= width for line in broken):
            return Fitted(_balanced(broken, text, smaller, weight, width), smaller, True)
    return Fitted(broken, min(size, minimum), False)


def _balanced(broken: tuple[str, ...], text: str, size: int, weight: int, width: int) -> tuple[str, ...]:
    """The same number of lines, as equally long as a narrower width makes them."""
    best, narrow = broken, max(text_width(line, size, weight) for line in broken)
    while narrow > width // 3:
        narrow = max(text_width(line, size, weight) for line in best) - 1
        tried = wrap(text, size, weight, narrow)
        if len(tried) != len(broken) or any(text_width(line, size, weight) > narrow for line in tried):
            break
        best = tried
    return best


@lru_cache(maxsize=1024)
def shorten(text: str, size: int, weight: int, width: int) -> str:
    """A seat's name cut with "…" to `width`; not for buttons."""
    if text_width(text, size, weight) <= width:
        return text
    for end in range(len(text) - 1, 0, -1):
        cut = text[:end].rstrip() + "…"
        if text_width(cut, size, weight) <= width:
            return cut
    return "…"
