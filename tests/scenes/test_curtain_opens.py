"""The curtain slides off the table of whoever asked for it, and nothing beneath can be pressed meanwhile."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pygame
import pytest

from game.app import App, first_scene
from game.host.memory import MemoryHost, MemoryStorage

STEP = 16


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    pygame.quit()


def at_the_curtain(still: bool = False, **settings: object) -> tuple[App, MemoryHost]:
    settings |= {"tables": {"chicago-classic": [["person", "Anna"], ["person", "Eva"]]}}
    params = {"game": "chicago-classic", "seats": "2", "seed": "7"}
    host = MemoryHost(params, storage=MemoryStorage({"settings": json.dumps(settings)}))
    host.bridge.still, host.clock.frame_ms = still, STEP
    app = App(host, first_scene)
    for _ in range(1000):
        frame(app, host)
        if app.describe()["state"] == "curtain" and not app.describe()["busy"]:
            return app, host
    raise AssertionError("the curtain does not fall")


def frame(app: App, host: MemoryHost) -> None:
    host.clock.next_frame()
    app.frame()


def open_it(app: App, host: MemoryHost) -> None:
    host.bridge.presses.append("menu:ready")
    frame(app, host)


def corner(app: App) -> tuple[int, ...]:
    """A pixel at the lower left, where the curtain leaves first."""
    return tuple(app._window.surface.get_at((4, 700)))[:3]


def test_it_slides_up_for_240_ms_and_then_the_cards_are_dealt() -> None:
    app, host = at_the_curtain()
    covered = corner(app)
    open_it(app, host)
    said = app.describe()
    assert (said["state"], said["busy"]) == ("table", True)
    slides = app._stage._travel.passing
    assert len(slides) > 5
    assert {sprite.at.y - sprite.item.rect.y for sprite in slides} != {0}
    assert corner(app) != covered
    for _ in range(240 // STEP - 1):
        assert not any(item.visible for item in app._stage.seen if item.id.startswith(("card:", "back:")))
        frame(app, host)
    assert app._stage._travel.passing == []
    for _ in range(100):
        frame(app, host)
    assert sum(item.visible for item in app._stage.seen if item.id.startswith("card:")) == 5


def test_a_press_while_it_slides_only_ends_that() -> None:
    app, host = at_the_curtain()
    open_it(app, host)
    card = next(item for item in app._stage.items if item.id.startswith("card:")).rect
    at = (card.x + card.w // 2, card.y + card.h // 2)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=False))
    frame(app, host)
    assert not app._stage.busy
    assert not any(target["selected"] for target in app.describe()["targets"])  # type: ignore[attr-defined]


@pytest.mark.parametrize(("still", "speed"), [(True, "normal"), (False, "instant")])
def test_without_movement_it_is_gone_at_once(still: bool, speed: str) -> None:
    app, host = at_the_curtain(still, speed=speed)
    open_it(app, host)
    assert not app._stage.busy
    assert app._stage._travel.passing == []


def test_pausing_does_not_open_it() -> None:
    app, host = at_the_curtain()
    host.bridge.presses.append("menu:title")
    frame(app, host)
    assert app.describe()["state"] == "title"
    assert app._stage._travel.passing == []
