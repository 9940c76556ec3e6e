"""A window made larger and smaller, a phone turned round in mid-deal: everything lies as if laid afresh."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app import App, first_scene
from game.host.memory import MemoryHost
from game.scenes.api import Frame
from game.scenes.table import TableScene

SIZES = (
    (1280, 720, 1.0), (390, 844, 2.0), (844, 390, 2.0), (360, 640, 1.0), (640, 360, 1.0), (800, 600, 1.25),
    (1080, 1920, 1.0), (1280, 720, 1.0),
)  # fmt: skip
HABITS = (
    "action:stand",
    "action:declare",
    "action:pass",
    "action:decline",
    "action:check",
    "action:call",
    "card:",
)


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    pygame.quit()


def until_asked(app: App, host: MemoryHost, times: int) -> None:
    """Play by habit until the person has been asked so many times."""
    for _ in range(3000):
        host.clock.next_frame()
        app.frame()
        told = app.describe()
        ids = [target["id"] for target in told["targets"] if target["enabled"]]
        habit = next((id for habit in HABITS for id in ids if id.startswith(habit)), None)
        if told["busy"] or habit is None:
            continue
        times -= 1
        if not times:
            return
        host.bridge.presses.append(habit)
        host.clock.next_frame()
        app.frame()
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize(
    ("game", "seats", "asked"),
    [
        ("chicago-classic", 4, 1),
        ("chicago-classic", 6, 4),
        ("dirty-schultz", 5, 3),
        ("follow-the-queen", 8, 4),
    ],
)
def test_through_all_sizes_as_laid_afresh(game: str, seats: int, asked: int) -> None:
    host = MemoryHost({"game": game, "seats": str(seats), "seed": "7"})
    app = App(host, first_scene)
    until_asked(app, host, asked)
    for _ in range(40):  # what has just been told fades
        host.clock.next_frame()
        app.frame()
    scene = app._scene
    assert isinstance(scene, TableScene)
    before = app.describe()
    for width, height, ratio in SIZES:
        host.bridge.size = (width, height, ratio)
        host.clock.next_frame(0)
        app.frame()
        fresh = TableScene(scene._context, scene._match).items(Frame(app._stage.metrics))
        lying = {item.id: item.rect for item in app._stage.items}
        assert lying == {item.id: item.rect for item in fresh}, (width, height)
        for id, sprite in app._stage._sprites.items():
            assert sprite.at == lying[id], (width, height, id)
        screen = app._window.surface.get_size()
        assert screen == (round(width * ratio), round(height * ratio))
    assert app.describe() == before
    assert host.bridge.reports == []
