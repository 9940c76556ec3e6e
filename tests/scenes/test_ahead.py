"""What comes next is drawn ahead while nothing happens, and nobody notices anything of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.app import App, first_scene
from game.host.memory import MemoryHost, MemoryStorage
from game.rules import MAIN

ENOUGH = 60  # frames in which all is drawn


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    pygame.quit()


def at_the_title(**settings: object) -> tuple[App, MemoryHost]:
    host = MemoryHost({}, storage=MemoryStorage({"settings": json.dumps(settings)}))
    host.bridge.size, host.bridge.still = (640, 360, 1.0), False
    app = App(host, first_scene)
    frame(app, host)
    return app, host


def frame(app: App, host: MemoryHost) -> bool:
    host.clock.next_frame()
    return app.frame()


def drawn_at_the_first_deal(rest: int, game: str) -> tuple[int, bool]:
    """How many looks the table's first frame draws anew, and whether its felt was there already."""
    app, host = at_the_title(last_ruleset=game)
    for _ in range(rest):
        frame(app, host)
    grounds = len(app._stage._ground._kept)
    before = set(app._stage.advance.rasters._kept)
    host.bridge.presses.append("menu:play")
    frame(app, host)
    assert app.describe()["state"] == "table"
    return len(set(app._stage.advance.rasters._kept) - before), grounds == 2


@pytest.mark.parametrize("game", MAIN)
def test_the_first_deal_finds_nearly_everything_drawn(game: str) -> None:
    many, _ = drawn_at_the_first_deal(0, game)
    few, felt_was_there = drawn_at_the_first_deal(ENOUGH, game)
    assert felt_was_there
    assert many > 15
    assert few <= 5


def test_the_title_rests_meanwhile_and_nothing_is_kept() -> None:
    app, host = at_the_title()
    texts = dict(host.storage.texts)
    for _ in range(ENOUGH):
        assert frame(app, host)
    assert next(app._ahead._pieces, None) is None
    assert len(host.bridge.descriptions) == 1
    assert (host.storage.texts, host.audio.played, host.bridge.reports) == (texts, [], [])


def test_another_game_is_drawn_ahead_when_it_is_chosen() -> None:
    app, host = at_the_title()
    for _ in range(ENOUGH):
        frame(app, host)
    host.bridge.presses.append("ruleset:dirty-schultz")
    frame(app, host)
    assert next(app._ahead._pieces, "none") != "none"
    assert frame(app, host)


def test_at_the_table_all_faces_are_ready_on_ones_own_turn() -> None:
    host = MemoryHost({"game": "chicago-classic", "seats": "2", "seed": "7"})
    host.bridge.size = (640, 360, 1.0)
    app = App(host, first_scene)
    for _ in range(200):
        frame(app, host)
    card = next(item for item in app._stage.items if item.id.startswith("card:"))
    faces: set[Any] = {
        key[1].card
        for key in app._stage.advance.rasters._kept
        if isinstance(key, tuple) and key[0] is type(card.look) and key[2] == card.rect.w
    }
    assert set(range(52)) <= faces


def test_damaged_house_rules_do_no_harm() -> None:
    app, host = at_the_title(house_rules={"chicago-classic": {"target": -1}})
    for _ in range(2 * ENOUGH):
        frame(app, host)
    assert next(app._ahead._pieces, None) is None
    assert host.bridge.reports == []
