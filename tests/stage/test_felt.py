"""The felt: its three tones where they belong, no visible steps, and the mat's line."""

import math
from itertools import pairwise

import pygame
import pytest

from game.stage import theme
from game.stage.felt import felt


def rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))


def apart(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return max(abs(a - b) for a, b in zip(one[:3], other[:3], strict=True))


@pytest.mark.parametrize("colour", list(theme.FELTS))
def test_light_middle_and_edge_have_the_themes_tones(colour: str) -> None:
    surface, tones = felt(1280, 720, colour), theme.FELTS[colour]
    assert apart(surface.get_at((640, 310)), rgb(tones.hi)) <= 1
    assert apart(surface.get_at((640 + round(0.52 * 0.72 * 1280), 310)), rgb(tones.mid)) <= 1
    corner = math.hypot(640 / (0.72 * 1280), (720 - 309.6) / (0.8 * 720))
    assert 0.95 < corner < 1.07
    assert apart(surface.get_at((0, 719)), rgb(tones.lo)) <= 3


def test_neighbours_are_never_more_than_one_level_apart() -> None:
    surface = felt(640, 360)
    for y in range(0, 359, 11):
        row = [surface.get_at((x, y)) for x in range(640)]
        below = [surface.get_at((x, y + 1)) for x in range(640)]
        assert max(apart(a, b) for a, b in pairwise(row)) <= 1
        assert max(apart(a, b) for a, b in zip(row, below, strict=True)) <= 1


def test_the_mat_is_lighter_inside_and_has_a_whole_line() -> None:
    plain, matted = felt(1280, 720), felt(1280, 720, mat=(270, 172, 1010, 440, 134))
    inside = [a - b for a, b in zip(matted.get_at((640, 306)), plain.get_at((640, 306)), strict=True)]
    assert inside[:3] == [5, 4, 5]
    assert matted.get_at((200, 306)) == plain.get_at((200, 306))
    for spot in ((640, 172), (640, 439), (270, 306), (1009, 306)):  # top, bottom, left, right
        assert matted.get_at(spot)[0] - plain.get_at(spot)[0] > 15
    for x, y in ((404, 306), (876, 306)):  # the line runs through the arcs too
        side = -1 if x < 640 else 1
        for turn in range(-80, 81, 10):
            reach = [
                (
                    round(x + side * r * math.cos(math.radians(turn))),
                    round(y + r * math.sin(math.radians(turn))),
                )
                for r in (132.5, 133.5, 134.5)
            ]
            assert max(matted.get_at(spot)[0] - plain.get_at(spot)[0] for spot in reach) > 12


def test_another_colour_is_refused() -> None:
    with pytest.raises(ValueError, match="there are: green, blue, burgundy"):
        felt(10, 10, "purple")


def test_the_felt_is_opaque() -> None:
    assert not felt(33, 47).get_flags() & pygame.SRCALPHA
