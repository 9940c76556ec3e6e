"""Sound through the app's frames: a deal is heard, fast ones less, and nothing of it can stop the game."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app import App, first_scene
from game.host.memory import MemoryHost, MemoryStorage

ADDRESS = {"game": "chicago-classic", "seats": "3", "seed": "7"}


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    pygame.quit()


def opened(
    settings: str = "{}", still: bool = False, storage: MemoryStorage | None = None
) -> tuple[App, MemoryHost]:
    host = MemoryHost(ADDRESS, storage=storage or MemoryStorage({"settings": settings}))
    host.bridge.still = still
    host.clock.frame_ms = 16
    return App(host, first_scene), host


def frames(app: App, host: MemoryHost, count: int) -> None:
    for _ in range(count):
        host.clock.next_frame()
        app.frame()


def test_a_deal_is_heard_card_by_card() -> None:
    app, host = opened()
    frames(app, host, 1)
    assert not host.audio.ready
    frames(app, host, 72)  # 1.15 s: the last of 15 cards sets out after 0.98
    assert 12 <= host.audio.played.count("deal") <= 15
    assert host.bridge.reports == []


@pytest.mark.parametrize(("settings", "still"), [('{"speed": "instant"}', False), ("{}", True)])
def test_without_movement_cards_are_hardly_heard(settings: str, still: bool) -> None:
    app, host = opened(settings, still)
    frames(app, host, 200)
    assert host.audio.played.count("deal") <= 1


def test_a_skipped_deal_is_not_heard_afterwards() -> None:
    app, host = opened()
    frames(app, host, 20)
    before = host.audio.played.count("deal")
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 60), button=1, touch=False))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(640, 60), button=1, touch=False))
    frames(app, host, 60)
    assert host.audio.played.count("deal") <= before + 1


def test_the_switch_is_remembered() -> None:
    storage = MemoryStorage()
    app, host = opened(storage=storage)
    frames(app, host, 10)
    host.bridge.presses = ["menu:sound"]
    frames(app, host, 2)
    played = list(host.audio.played)
    frames(app, host, 200)
    assert host.audio.played == played
    assert host.audio.stops == 1
    again, other = opened(storage=storage)
    frames(again, other, 100)
    assert (other.audio.ready, other.audio.played) == (False, [])
    assert '"sound": false' in storage.texts["settings"]


def test_a_machine_without_sound_plays_on() -> None:
    app, host = opened()
    host.audio.broken = True
    frames(app, host, 300)
    assert app.describe()["state"] == "table"
    assert host.audio.played == []
