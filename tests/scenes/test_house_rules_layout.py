"""The house-rule panel at every size and language: nothing over anything, nothing cut off or out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from paper_help import SCREENS, check, check_texts, metrics_of

from game.host.memory import MemoryHost
from game.rules import ruleset
from game.scenes.api import Context, Frame, Settings
from game.scenes.house_rules import HouseRulesScene
from game.stage.item import TextLook
from game.stage.metrics import Metrics
from game.text import load

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
