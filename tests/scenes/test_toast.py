"""The notice's pill: where it lies, how long, and that it is in nobody's way."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from table_help import act, new_match, new_scene, person_decides, play_until

from game.app import App, first_scene
from game.cards import N_
from game.host.memory import MemoryHost
from game.scenes.api import Frame
from game.scenes.toast import Toast
from game.stage.item import CardLook, Item, PanelLook, Rect
from game.stage.metrics import Metrics
from game.text import load

SIZES = ((360, 640), (390, 844), (640, 360), (844, 390), (1280, 720))
NOTICE = N_("Not understood and ignored: {values}")


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.font.init()
    yield
    pygame.quit()


def pill(metrics: Metrics, others: list[Item], text: str) -> Rect:
    toast = Toast()
    toast.say(text)
    return toast.items(metrics, others)[0].rect


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("ruleset", "seats"), [("chicago-classic", 4), ("dirty-schultz", 6)])
def test_it_covers_nothing_that_can_be_pressed_and_no_card(
    size: tuple[int, int], ruleset: str, seats: int
) -> None:
    metrics = Metrics(*size)
    for lang in ("sv", "ru"):
        match = new_match(seats, ruleset=ruleset)
        scene, _ = new_scene(match, lang)
        text = load(lang)(NOTICE, values="lang=de, seats=99, game=poker")
        for _ in range(3):
            assert play_until(scene, match, person_decides)
            items = list(scene.items(Frame(metrics)))
            rect = pygame.Rect(pill(metrics, items, text))
            assert pygame.Rect(metrics.content).contains(rect)
            under = [item.id for item in items if item.visible and rect.colliderect(item.rect)
                     and (item.press is not None or isinstance(item.look, CardLook))]  # fmt: skip
            assert under == []
            act(scene, match)


def test_it_lies_low_in_the_middle_of_an_empty_felt_and_stays_while_it_can() -> None:
    metrics = Metrics(1280, 720)
    felt = Item("felt", PanelLook("felt"), Rect(0, 0, 1280, 720))
    toast = Toast()
    toast.say("Nothing can be kept here.")
    low = toast.items(metrics, [felt])[0].rect
    assert abs(low.x + low.w / 2 - 640) <= 1
    assert low.y + low.h == 720 - 8
    card = Item("card:7H", CardLook(20), Rect(600, 500, 118, 210))  # type: ignore[arg-type]
    above = toast.items(metrics, [felt, card])[0].rect
    assert above.y + above.h <= 492
    assert toast.items(metrics, [felt])[0].rect == above


def test_on_the_smallest_window_it_lies_at_the_top() -> None:
    metrics = Metrics(1, 1)
    card = Item("card:7H", CardLook(20), Rect(0, 0, 40, 56))  # type: ignore[arg-type]
    assert pill(metrics, [card], "Nothing can be kept here.").y <= metrics.px(8)


def test_a_long_text_stays_longer_and_a_press_takes_it_away() -> None:
    metrics, toast = Metrics(1280, 720), Toast()
    assert toast.tick("x" * 100, 16)
    assert not toast.tick("x" * 100, 5900)
    assert toast.items(metrics, [])
    assert toast.tick("x" * 100, 101)
    assert not toast.items(metrics, [])
    toast.say("Short.")
    assert toast.tick("x" * 100, 16)
    toast.close()
    assert toast.tick("x" * 100, 16)
    assert not toast.items(metrics, [])
    assert not toast.tick("x" * 100, 16)


def test_the_apps_notice_goes_with_the_next_press() -> None:
    host = MemoryHost({"game": "poker"})
    app = App(host, first_scene)
    host.clock.next_frame()
    app.frame()
    assert any(item.id == "notice:pill" for item in app._stage.items)
    host.bridge.presses.append("menu:settings")
    for _ in range(2):
        host.clock.next_frame()
        app.frame()
    assert not any(item.id == "notice:pill" for item in app._stage.items)
