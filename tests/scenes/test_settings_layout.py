"""The settings at every size and language: nothing over anything, nothing cut off or out of reach."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from paper_help import SCREENS, check, check_texts, metrics_of, overlap, text_rect

from game.host.memory import MemoryHost
from game.scenes.api import Context, Frame, Settings
from game.scenes.settings import SettingsScene
from game.stage.item import CardLook, Item, SwatchLook, SwitchLook, TextLook
from game.stage.metrics import Metrics, Safe
from game.text import LANGUAGES, load

FOLDER = "C:\\Users\\Alexandra Konstantinopolskaja\\Downloads"


@pytest.fixture(autouse=True)
def fonts_ready() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


def opened(lang: str, page: str = "", folder: str = FOLDER) -> SettingsScene:
    nothing: Any = lambda *_: None  # noqa: E731
    host = MemoryHost()
    host.files.folder = folder
    host.files.texts = {f"sista-sticket-2026-11-{day}.json": "" for day in range(10, 20)}
    host.storage.texts["replaced"] = "x"
    host.version = "0.10.12+1f3c9a0b"
    scene = SettingsScene(Context(host, load(lang), Settings(), nothing, nothing, nothing, nothing), nothing)
    if page:
        scene.press(("page", page))
    return scene


def texts_apart(items: list[Item]) -> None:
    """No text lies over another one, over a swatch or over a part of a control."""
    texts = [item for item in items if isinstance(item.look, TextLook) and item.look.text]
    for one, other in itertools.combinations(texts, 2):
        assert not overlap(text_rect(one), text_rect(other)), (one.id, other.id)
    looks = (CardLook, SwatchLook, SwitchLook)
    solid = [item for item in items if isinstance(item.look, looks) or item.id.startswith("language:")]
    for text, item in itertools.product(texts, solid):
        assert not overlap(text_rect(text), item.rect), (text.id, item.id)


def covered(items: list[Item]) -> list[Item]:
    """The items of the list without what lies under head and foot."""
    return [item for item in items if item.visible and not item.id.startswith("cut:")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", ["", "saved", "about"])
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_nothing_overlaps_or_is_cut_wherever_the_list_stands(
    screen: tuple[int, int, float], page: str, lang: str
) -> None:
    m = metrics_of(screen)
    scene = opened(lang, page)
    if page == "saved":
        scene.press("export")
    seen: set[str] = set()
    before = -1
    while scene._list.offset != before:
        before = scene._list.offset
        items = list(scene.items(Frame(m)))
        check(items, m)
        check_texts(items, m)
        view = scene._list.view
        inside = [
            item for item in covered(items)
            if view.y <= item.rect.y and item.rect.y + item.rect.h <= view.y + view.h
        ]  # fmt: skip
        texts_apart(inside)
        seen |= {item.id for item in items if item.press is not None and item.visible}
        scene.scroll(scene._list.view.h // 2)
    every = {item.id for item in scene.items(Frame(m)) if item.press is not None}
    assert every <= seen
    if not page:
        assert {f"language:{code}" for code in LANGUAGES} <= seen
        assert {"setting:speed:slow", "setting:table:blue", "setting:back:wave", "setting:letters:language",
                "setting:letters:swedish", "setting:four_colours", "setting:sound", "setting:contrast",
                "setting:left_handed", "menu:saved", "menu:about", "menu:back"} <= seen  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_questions_and_refusals_fit(screen: tuple[int, int, float], lang: str) -> None:
    m = metrics_of(screen)
    for folder in (FOLDER, ""):
        scene = opened(lang, "saved", folder)
        scene._context.host.files.ask("sista-sticket-2026-11-10.json")
        scene.tick(16, False)
        items = list(scene.items(Frame(m)))
        assert any(item.id == "saved:told" for item in items)
        check(items, m)
        check_texts(items, m)
        scene.press("undo")
        items = list(scene.items(Frame(m)))
        veil = next(n for n, item in enumerate(items) if item.id == "veil")
        check(items[veil:], m)
        check_texts(items[veil:], m)


def test_a_notch_covers_no_control() -> None:
    m = Metrics(844, 390, 1.0, Safe(50, 0, 50, 21))
    scene = opened("ru")
    for item in scene.items(Frame(m)):
        if item.press is not None and item.visible:
            assert item.rect.x >= 50, item
            assert item.rect.x + item.rect.w <= 844 - 50, item


def test_another_screen_shows_about_the_same_settings() -> None:
    scene = opened("en")
    scene.items(Frame(Metrics(390, 844)))
    scene.scroll(400)

    def shown(m: Metrics) -> set[str]:
        return {item.id for item in scene.items(Frame(m)) if item.id.startswith("setting:") and item.visible}

    assert shown(Metrics(390, 844)) & shown(Metrics(844, 390))
