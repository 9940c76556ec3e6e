"""The sheets over the table move under wheel, mouse and finger."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from app_help import Player


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    pygame.quit()


def seen(player: Player) -> list[int]:
    """The numbers of the log's lines that are in sight."""
    ids = [target["id"] for target in player.told["targets"] if target["id"].startswith("log:")]
    return [int(ident.partition(":")[2]) for ident in ids]


def test_the_log_moves_under_wheel_mouse_and_finger_back_to_its_first_line() -> None:
    player = Player((640, 360, 1.0), game="chicago-classic", seats="4", seed="7")
    for ident in ("action:stand", "action:pass"):
        player.rest()
        player.press(ident)
    player.rest()
    player.press("log")
    newest = seen(player)
    assert newest[0] > 6
    player.post(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0, touch=False)
    wheeled = seen(player)
    assert wheeled[0] < newest[0]
    player.post(pygame.MOUSEBUTTONDOWN, pos=(320, 120), button=1, touch=False)
    player.post(pygame.MOUSEMOTION, pos=(320, 220), rel=(0, 100), buttons=(1, 0, 0), touch=False)
    player.post(pygame.MOUSEBUTTONUP, pos=(320, 220), button=1, touch=False)
    pulled = seen(player)
    assert pulled[0] < wheeled[0]
    for _ in range(4):
        for kind, y in ((pygame.FINGERDOWN, 0.3), (pygame.FINGERMOTION, 0.9), (pygame.FINGERUP, 0.9)):
            player.post(kind, x=0.5, y=y, dx=0.0, dy=0.0, finger_id=1, touch_id=1)
    assert seen(player)[0] == 0
    assert player.told["state"] == "table"
