"""The whole game in memory, with keys, pointers and presses."""

from __future__ import annotations

from typing import Any

import pygame

from game.app import App, first_scene
from game.host.memory import MemoryHost


class Player:
    """Someone at the game in memory, with keys and presses."""

    def __init__(self, size: tuple[int, int, float] = (1280, 720, 1.0), **params: str) -> None:
        self.host = MemoryHost({"lang": "en", **params})
        self.host.bridge.size = size
        self.app = App(self.host, first_scene)
        self.frame()

    def frame(self, count: int = 3) -> None:
        for _ in range(count):
            self.host.clock.next_frame()
            self.app.frame()

    def key(self, key: int, text: str = "") -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=text, scancode=0))
        self.frame()

    def press(self, ident: str) -> None:
        assert ident in {target["id"] for target in self.told["targets"]}
        self.host.bridge.presses.append(ident)
        self.frame()

    def post(self, kind: int, **what: Any) -> None:
        """An event of pygame's."""
        pygame.event.post(pygame.event.Event(kind, **what))
        self.frame()

    def rest(self, limit: int = 2000) -> None:
        """Until nothing moves and nobody else is to act."""
        for _ in range(limit):
            if not self.told["busy"]:
                return
            self.frame(1)

    @property
    def told(self) -> dict[str, Any]:
        return dict(self.app.describe())

    @property
    def texts(self) -> str:
        return " ".join(target["name"] for target in self.told["targets"])
