"""The surface to draw on: a window that people resize, or the page's canvas in device pixels."""

from __future__ import annotations

import pygame

from game.assets import made
from game.host.api import Host, StorageError
from game.stage.metrics import Metrics, Safe

NAME = "Sista sticket"
WINDOW_KEY = "window"
WINDOW_SIZE = (1280, 720)
WINDOW_LEAST = (320, 320)
WINDOW_MOST = (15360, 8640)  # two 8K screens side by side; more is a damaged note


class Window:
    """The surface to draw on: a window that people resize, or the page's canvas in device pixels."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._full = False
        self._seen: tuple[int, int, float] | None = host.bridge.viewport()
        self._size = self._kept_size()
        self._kept = self._size
        pygame.display.set_caption(NAME)
        icon = made("icon", "icon-64.png")
        if icon.is_file():
            pygame.display.set_icon(pygame.image.load(icon))
        self._open()

    def _open(self) -> None:
        if self._seen is not None:
            width, height, ratio = self._seen
            pygame.display.set_mode((max(1, round(width * ratio)), max(1, round(height * ratio))))
        elif self._full:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._size, pygame.RESIZABLE)

    def poll(self) -> None:
        """Follow the page's size; a window's own size follows people."""
        seen = self._host.bridge.viewport()
        if seen != self._seen:
            self._seen = seen
            self._open()

    @property
    def surface(self) -> pygame.Surface:
        """What is on the screen, in device px."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise pygame.error("there is no window")
        return surface

    @property
    def metrics(self) -> Metrics:
        """The measures of the present surface."""
        width, height = self.surface.get_size()
        if self._seen is None and not self._full:
            self._size = (width, height)
        ratio = self._seen[2] if self._seen else 1.0
        return Metrics(width, height, ratio, Safe(*self._host.bridge.safe_area()))

    def toggle_full_screen(self) -> None:
        """Between the window and the whole screen; in a page that is the browser's business."""
        if self._seen is None:
            self._full = not self._full
            self._open()

    def _kept_size(self) -> tuple[int, int]:
        try:
            width, height = (int(part) for part in (self._host.storage.read(WINDOW_KEY) or "").split())
        except (StorageError, ValueError):
            return WINDOW_SIZE
        if width > WINDOW_MOST[0] or height > WINDOW_MOST[1]:
            return WINDOW_SIZE
        return max(width, WINDOW_LEAST[0]), max(height, WINDOW_LEAST[1])

    def keep_size(self) -> None:
        """Remember the window's size for the next time."""
        if self._seen is None and self._size != self._kept:
            try:
                self._host.storage.write(WINDOW_KEY, f"{self._size[0]} {self._size[1]}")
            except StorageError as error:
                self._host.bridge.report(str(error))
            self._kept = self._size
