"""Notches and system bars: what is to be read or pressed keeps away from them, the felt does not."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app import App, first_scene
from game.host.memory import MemoryHost

PHONES = {  # CSS width and height, pixel ratio; left, top, right, bottom
    "lying": ((844, 390, 3.0), (47, 0, 47, 21)),
    "lying, small": ((812, 375, 3.0), (44, 0, 44, 21)),
    "upright": ((390, 844, 3.0), (0, 47, 0, 34)),
    "upright, small": ((360, 640, 2.0), (0, 24, 0, 16)),
}


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    pygame.quit()


@pytest.mark.parametrize("game", ["", "chicago-classic", "dirty-schultz"])
@pytest.mark.parametrize("phone", PHONES)
def test_everything_stays_clear_of_the_edges(phone: str, game: str) -> None:
    (width, height, ratio), safe = PHONES[phone]
    host = MemoryHost({"game": game, "seats": "4", "seed": "7"} if game else {})
    host.bridge.size = (width, height, ratio)
    app = App(host, first_scene)
    app.frame()
    app._stage.finish()
    host.bridge.safe = safe  # turned while it lies there
    host.clock.next_frame()
    app.frame()
    targets = [target for target in app.describe()["targets"] if target["rect"]]
    assert len(targets) >= 8
    for target in targets:
        x, y, w, h = target["rect"]
        assert x >= safe[0] - 0.5, target
        assert y >= safe[1] - 0.5, target
        assert x + w <= width - safe[2] + 0.5, target
        assert y + h <= height - safe[3] + 0.5, target
    felt = next((item for item in app._stage.items if item.id == "felt"), None)
    assert felt is None or felt.rect == (0, 0, width * ratio, height * ratio)
    assert app._host.bridge.reports == []
