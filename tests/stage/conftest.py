"""A deck of plain cards and a stage to show things on, without a window."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.cards import Card
from game.stage.deckstyle import DeckStyle
from game.stage.item import CardLook, Item, PanelLook, Rect, Role
from game.stage.metrics import Metrics
from game.stage.stage import Stage


class PlainArt:
    """Cards of one colour each: quick to draw, and any two differ."""

    style = DeckStyle()

    def face(
        self,
        card: Card,
        width: int,
        *,
        dimmed: bool = False,
        small: bool = False,
        strip: bool = False,
        bare: bool = False,
    ) -> pygame.Surface:
        shade = 120 if dimmed else 250
        return self._plain(width, (shade, 4 * card, 200 if small else 100))

    def back(self, width: int, name: str | None = None) -> pygame.Surface:
        return self._plain(width, (10, 20, 90))

    def dress(self, style: DeckStyle) -> bool:
        another, self.style = style != self.style, style
        return another

    def forget(self) -> None:
        pass

    @staticmethod
    def _plain(width: int, colour: tuple[int, int, int]) -> pygame.Surface:
        surface = pygame.Surface((width, round(1.4 * width)), pygame.SRCALPHA)
        surface.fill((*colour, 255))
        surface.fill((0, 0, 0, 0), (0, 0, 3, 3))
        return surface


@pytest.fixture
def stage() -> Stage:
    return Stage(Metrics(640, 540, 1.0), PlainArt())


@pytest.fixture
def hand() -> list[Item]:
    """The felt and five own cards in a row, each of which can be pressed."""
    felt = Item("felt", PanelLook("felt"), Rect(0, 0, 640, 540))
    cards = [
        Item(
            f"card:{i}",
            CardLook(Card(10 + i)),
            Rect(40 + 110 * i, 300, 100, 140),
            role=Role.CARD,
            press=("card", i),
            key=str(i + 1),
        )
        for i in range(5)
    ]
    return [felt, *cards]
