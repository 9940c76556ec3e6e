"""The house-rule panel at every size and language: nothing over anything, nothing cut off or out of reach."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.host.memory import MemoryHost
from game.rules import ruleset
from game.scenes.api import Context, Frame, Settings
from game.scenes.house_rules import HouseRulesScene
from game.stage import fonts
from game.stage.item import ButtonLook, Item, Rect, Role, TextLook
from game.stage.metrics import Metrics
from game.text import load

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
CHANGED = {
    "chicago-classic": {
        "target": 100, "exchange_rounds": 2, "declaring": "automatic", "show_before_exchange": "off",
        "exchange_stop": 40, "one_open": True, "chicago_minimum": 20, "chicago_points": 10000,
        "hand_points_after_failed_chicago": False, "last_trick_points": 12345, "pair_points": 0,
        "royal_flush_wins": True, "win_check": "deal_end", "tie": "another_deal",
    },
    "dirty-schultz": {
        "trigger": "none", "wild_scope": "card", "last_upcard_pair": "none", "opener_counts_wild": False,
        "opening": "casino", "limit": "spread", "ante": 77777, "bring_in": 0, "stack": 99999, "deals": 50,
    },
}  # fmt: skip


@pytest.fixture(autouse=True)
def fonts_ready() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


def panel(game: str, lang: str, changes: dict[str, Any]) -> HouseRulesScene:
    nothing: Any = lambda *_: None  # noqa: E731
    settings = Settings(house_rules={game: changes})
    context = Context(MemoryHost(), load(lang), settings, nothing, nothing, nothing, nothing)
    return HouseRulesScene(context, game, nothing, {game})


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
        assert not overlap(text_rect(one), text_rect(other)), (one.id, other.id)
    drawn = [
        item
        for item in items
        if isinstance(item.look, TextLook) and item.id.startswith(("help:", "standard:"))
    ]
    segments = [item for item in pressable if item.id.startswith("option:") and item.look.text]  # type: ignore[union-attr]
    for text, item in itertools.product(drawn, segments):
        assert not overlap(text_rect(text), item.rect), (text.id, item.id)


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("game", list(CHANGED))
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_nothing_overlaps_or_is_cut_wherever_the_list_stands(
    screen: tuple[int, int, float], game: str, lang: str
) -> None:
    m = metrics_of(screen)
    for changes in ({}, CHANGED[game]):
        scene = panel(game, lang, changes)
        seen: set[str] = set()
        before = -1
        while scene._list.offset != before:
            before = scene._list.offset
            items = list(scene.items(Frame(m)))
            check(items, m)
            check_texts(items, m)
            seen |= {item.id for item in items if item.press is not None and item.visible}
            scene.scroll(scene._list.view.h // 2)
        every = {item.id for item in scene.items(Frame(m)) if item.press is not None}
        assert every <= seen
        assert all(any(ident.startswith(f"option:{o.name}") for ident in seen) for o in ruleset(game).options)


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_sheet_for_a_number_fits_with_its_longest_reason(
    screen: tuple[int, int, float], lang: str
) -> None:
    m = metrics_of(screen)
    for game, name, digit in (
        ("dirty-schultz", "small_bet", "1"),
        ("chicago-classic", "chicago_minimum", "0"),
    ):
        scene = panel(game, lang, {})
        scene.press(("other", name))
        scene.press(("type", digit))
        items = list(scene.items(Frame(m)))
        veil = next(n for n, item in enumerate(items) if item.id == "veil")
        check(items[veil:], m)
        check_texts(items[veil:], m)


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_a_refusal_fits_in_its_row(screen: tuple[int, int, float], lang: str) -> None:
    m = metrics_of(screen)
    scene = panel("dirty-schultz", lang, {"bring_in": 9, "small_bet": 10})
    scene.press(("set", "small_bet", 4))
    items = list(scene.items(Frame(m)))
    refused = next(item for item in items if item.id == "help:small_bet")
    assert isinstance(refused.look, TextLook)
    assert refused.look.colour == "loss"
    check(items, m)
    check_texts(items, m)


def test_another_screen_shows_about_the_same_rules() -> None:
    scene = panel("chicago-classic", "en", {})
    scene.items(Frame(Metrics(390, 844)))
    scene.scroll(1500)

    def shown(m: Metrics) -> set[str]:
        return {item.id for item in scene.items(Frame(m)) if item.id.startswith("option:") and item.visible}

    before, after = shown(Metrics(390, 844)), shown(Metrics(844, 390))
    assert before & after
