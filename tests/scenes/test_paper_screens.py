"""Every scene on paper at every size, with and without notches: nothing overlaps, is cut or too small."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pygame
import pytest
from paper_help import check, check_texts
from test_summary import played
from test_title import MANY, saved

from game.host.memory import MemoryHost, MemoryStorage
from game.scenes.api import Context, Frame, Scene, Settings
from game.scenes.chairs import remembered
from game.scenes.house_rules import HouseRulesScene
from game.scenes.players import PlayersScene
from game.scenes.settings import SettingsScene
from game.scenes.summary import SummaryScene
from game.scenes.title import TitleScene
from game.stage.item import Item
from game.stage.metrics import Metrics, Safe
from game.text import LANGUAGES, load

SIZES = [(320, 568), (360, 640), (390, 844), (640, 360), (844, 390), (800, 600), (1280, 720), (2560, 1440)]
UPRIGHT = ((0, 0, 0, 0), (0, 47, 0, 34))
LYING = ((0, 0, 0, 0), (47, 0, 47, 34), (0, 47, 0, 34))
SCREENS = [(size, safe) for size in SIZES for safe in (UPRIGHT if size[0] < size[1] else LYING)]
SCREENS = [screen for screen in SCREENS if screen[0] != (2560, 1440) or not any(screen[1])]
SAVE = "match.chicago-classic"
match_saved, deal_over, match_over = cache(saved), cache(played), cache(played)


@pytest.fixture(autouse=True)
def fonts_ready() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


def context(lang: str, texts: dict[str, str] | None = None, **settings: Any) -> Context:
    nothing: Any = lambda *_: None  # noqa: E731
    host = MemoryHost(storage=MemoryStorage(texts), can_quit=True)
    return Context(host, load(lang), Settings(**settings), nothing, nothing, nothing, nothing)


def seated(lang: str, game: str, seats: int) -> Context:
    return context(lang, last_ruleset=game, tables={game: MANY[:seats]})


def settings_of(lang: str, page: str = "") -> SettingsScene:
    nothing: Any = lambda *_: None  # noqa: E731
    here = context(lang, {"replaced": "x"})
    here.host.files.folder = "C:\\Users\\Alexandra Konstantinopolskaja\\Downloads"  # type: ignore[misc]
    here.host.files.texts = {f"sista-sticket-2026-11-{day}.json": "" for day in range(10, 14)}  # type: ignore[attr-defined]
    scene = SettingsScene(here, nothing)
    if page:
        scene.press(("page", page))
    return scene


def typing(lang: str) -> SettingsScene:
    scene = settings_of(lang, "saved")
    scene.press(("write", "fetching"))
    scene.write("/home/alexandra/" + "a-very-long-name-of-a-folder/" * 5)
    return scene


def replacing(lang: str) -> SettingsScene:
    """Its question alone can be pressed; the list beneath it does not scroll."""
    scene = settings_of(lang, "saved")
    scene._keeping._over = "C:\\Users\\Alexandra\\sista-sticket-2026-11-30-12.json"
    return scene


def players_of(lang: str) -> PlayersScene:
    here = seated(lang, "dirty-schultz", 8)
    return PlayersScene(
        here, "dirty-schultz", remembered(here.settings, "dirty-schultz"), lambda _: None, None, True
    )


def rules_of(lang: str, game: str) -> HouseRulesScene:
    return HouseRulesScene(context(lang), game, lambda _: None, (game,))


SCENES: dict[str, Callable[[str], Scene]] = {
    "title": lambda lang: TitleScene(context(lang)),
    "title, 6 players": lambda lang: TitleScene(seated(lang, "chicago-en-giv-till", 6)),
    "title, preset, 8 players": lambda lang: TitleScene(seated(lang, "follow-the-queen", 8)),
    "title, saved": lambda lang: TitleScene(context(lang, {SAVE: match_saved()})),
    "title, damaged": lambda lang: TitleScene(context(lang, {SAVE: match_saved()[:-9]})),
    "settings": settings_of,
    "save and fetch": lambda lang: settings_of(lang, "saved"),
    "save and fetch, typing": typing,
    "replace a file": replacing,
    "about": lambda lang: settings_of(lang, "about"),
    "house rules, stud": lambda lang: rules_of(lang, "dirty-schultz"),
    "house rules, Chicago": lambda lang: rules_of(lang, "chicago-classic"),
    "players": players_of,
    "summary": lambda lang: SummaryScene(context(lang), deal_over(4, 21)),
    "match over": lambda lang: SummaryScene(context(lang), match_over(4, 9, whole=True)),
}


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_nothing_overlaps_is_cut_or_too_small(
    screen: tuple[tuple[int, int], tuple[int, int, int, int]], name: str
) -> None:
    (width, height), safe = screen
    for lang in LANGUAGES:
        look_over(SCENES[name](lang), Metrics(width, height, 1.0, Safe(*safe)))


def look_over(scene: Scene, m: Metrics) -> None:
    """Look at all of a scene, wherever its list stands."""
    rolls = getattr(scene, "_list", None)
    before = -1
    while True:
        items = list(scene.items(Frame(m)))
        inside(items, m)
        check(items, m)
        # people's names may be cut
        check_texts([item for item in items if not item.id.startswith("name:")], m)
        if rolls is None or rolls.offset == before:
            return
        before = rolls.offset
        scene.scroll(rolls.view.h * 4 // 5)  # type: ignore[attr-defined]


def inside(items: list[Item], m: Metrics) -> None:
    """What is told or pressed is clear of the screen's edges that hold no content."""
    left, top, right, bottom = m.safe
    for item in items:
        if item.role is not None and item.visible:
            x, y, w, h = item.rect
            assert x >= left, item
            assert y >= top, item
            assert x + w <= m.width - right, item
            assert y + h <= m.height - bottom, item
