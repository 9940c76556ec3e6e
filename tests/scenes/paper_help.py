"""Scenes on paper to test with: the screens, and what must never overlap or be cut off on them."""

from __future__ import annotations

import itertools

from game.stage import fonts
from game.stage.item import ButtonLook, CardLook, Item, Rect, Role, TextLook
from game.stage.metrics import Metrics

SCREENS = [
    (1280, 720, 1.0),
    (2560, 1440, 1.0),
    (960, 540, 1.25),
    (1024, 768, 1.0),
    (390, 844, 3.0),
    (844, 390, 2.0),
    (360, 640, 1.0),
    (640, 360, 1.0),
    (768, 1024, 2.0),
]


def metrics_of(screen: tuple[int, int, float]) -> Metrics:
    width, height, ratio = screen
    return Metrics(round(width * ratio), round(height * ratio), ratio)


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.x + other.w
        and other.x < one.x + one.w
        and one.y < other.y + other.h
        and other.y < one.y + one.h
    )


def text_rect(item: Item) -> Rect:
    """Where a text's letters are: of one line in a wide place only its own width."""
    look = item.look
    if not isinstance(look, TextLook):
        return item.rect
    width = max(fonts.text_width(line, look.size, look.weight) for line in look.text.split("\n"))
    return item.rect._replace(w=width) if look.align < 0 else item.rect


def check_texts(items: list[Item], m: Metrics) -> None:
    """No text is cut with an ellipsis, wider or higher than its place, or smaller than it may be."""
    for item in items:
        look = item.look
        if isinstance(look, TextLook):
            lines = look.text.split("\n")
            assert all(fonts.text_width(line, look.size, look.weight) <= item.rect.w for line in lines), item
            assert len(lines) == 1 or len(lines) * fonts.line_height(look.size) <= item.rect.h, item
            assert not look.text.endswith("…"), item
            assert look.size >= round(14 * m.ratio) - 1, item
        elif isinstance(look, ButtonLook) and look.text and look.kind != "row":
            weight = 600 if look.kind in ("primary", "segment") else 500
            pad = 2 * m.px(6 if look.kind in ("quiet", "segment") else 12)
            pad += round(look.size * 1.7) if look.icon else 0
            least = min(look.size, round(14 * m.ratio))
            assert fonts.fit(look.text, look.size, least, weight, item.rect.w - pad, 2, item.rect.h).fits, (
                item
            )


def check(items: list[Item], m: Metrics) -> None:
    """What can be pressed is big enough and on the screen; neither it nor any text lies over another."""
    told = [item for item in items if item.role is not None and item.visible]
    pressable = [item for item in told if item.press is not None]
    for item in told:
        x, y, w, h = item.rect
        assert x >= 0 and y >= 0 and x + w <= m.width and y + h <= m.height, item  # noqa: PT018
    for item in pressable:
        assert min(item.rect.w, item.rect.h) >= 44 * m.ratio - 1, item
    for one, other in itertools.combinations(pressable, 2):
        assert not overlap(one.rect, other.rect), (one.id, other.id)
    texts = [item for item in told if item.role is Role.TEXT and item.name]
    for text in texts:
        for item in pressable:
            assert not overlap(text_rect(text), item.rect), (text.id, item.id)
    for one, other in itertools.combinations(texts, 2):
        if isinstance(one.look, CardLook) and isinstance(other.look, CardLook) and one.look.strip:
            continue  # a hand that is closed up; its figures stay uncovered
        assert not overlap(text_rect(one), text_rect(other)), (one.id, other.id)
    drawn = [
        item
        for item in items
        if isinstance(item.look, TextLook) and item.id.startswith(("help:", "standard:"))
    ]
    segments = [item for item in pressable if item.id.startswith("option:") and item.look.text]  # type: ignore[union-attr]
    for text, item in itertools.product(drawn, segments):
        assert not overlap(text_rect(text), item.rect), (text.id, item.id)
