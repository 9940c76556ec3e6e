"""A list that scrolls: what is dragged is no press, the wheel moves it, and keys go through all of it."""

from __future__ import annotations

import pygame
import pytest

from game.stage.focus import reachable, toward
from game.stage.item import ButtonLook, Item, PanelLook, Rect, Role, SwitchLook
from game.stage.pointer import Pointer, Press, Scroll

DOWN, UP, MOTION = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION


def button(name: str, x: int, y: int, w: int = 100, **more: bool) -> Item:
    return Item(name, ButtonLook(name, "quiet", 16), Rect(x, y, w, 44), Role.BUTTON, press=name, **more)


LIST = [
    button("one:a", 300, 100, scrolls=True),
    button("one:b", 420, 100, scrolls=True),
    button("two", 0, 160, 520, scrolls=True),
    button("three", 420, 400, scrolls=True, visible=False),
    button("done", 300, 220),
]


@pytest.fixture(autouse=True)
def video():
    pygame.display.init()


@pytest.fixture
def table(stage):
    stage.show(LIST)
    return stage


def mouse(kind: int, pos: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=pos, button=1, touch=False)


def test_a_drag_moves_the_list_and_presses_nothing(table) -> None:
    pointer = Pointer()
    pointer.handle(mouse(DOWN, (450, 120)), table)
    assert not [e for e in pointer.handle(mouse(MOTION, (450, 115)), table) if isinstance(e, Scroll)]
    assert pointer.handle(mouse(MOTION, (450, 90)), table)[-1] == Scroll(30)
    assert pointer.handle(mouse(MOTION, (450, 95)), table)[-1] == Scroll(-5)
    assert pointer.handle(mouse(UP, (450, 120)), table)[-1] == Scroll(0, free=True)
    assert not [e for e in pointer.handle(mouse(MOTION, (450, 60)), table) if isinstance(e, Scroll)]


def test_a_press_that_hardly_moves_is_a_press(table) -> None:
    pointer = Pointer()
    assert Scroll(0) in pointer.handle(mouse(DOWN, (450, 120)), table)  # a list that glides is held
    pointer.handle(mouse(MOTION, (450, 126)), table)
    assert pointer.handle(mouse(UP, (450, 126)), table) == [Press("one:b", "one:b")]


def test_the_wheel_moves_the_list_unless_something_lies_over_it(table, stage) -> None:
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=0.5)
    pointer = Pointer()
    assert pointer.handle(wheel, table) == [Scroll(-stage.metrics.px(72) // 2)]
    stage.show([*LIST, Item("veil", PanelLook("veil"), Rect(0, 0, 640, 540)), button("no", 10, 10)])
    assert pointer.handle(wheel, stage) == []
    stage.show([button("done", 420, 220)])
    assert pointer.handle(wheel, stage) == []


def test_without_a_list_a_press_may_wander_within_its_item(stage) -> None:
    stage.show([button("wide", 0, 160, 520)])
    pointer = Pointer()
    pointer.handle(mouse(DOWN, (20, 180)), stage)
    pointer.handle(mouse(MOTION, (400, 195)), stage)
    assert pointer.handle(mouse(UP, (400, 195)), stage) == [Press("wide", "wide")]


def test_keys_go_line_by_line_also_out_of_sight_and_then_on() -> None:
    items = reachable(LIST)
    by_id = {item.id: item for item in items}
    walk = ["one:b"]
    for direction in ((-1, 0), (0, 1), (0, 1), (0, -1), (0, -1)):
        found = toward(items, by_id[walk[-1]], direction)
        assert found is not None
        walk.append(found.id)
    assert walk == ["one:b", "one:a", "two", "three", "two", "one:a"]
    below = toward([*items[:3], items[4]], by_id["two"], (0, 1))
    assert below is not None
    assert below.id == "done"
    beside = button("menu", 0, 130)
    left = toward([*items, beside], by_id["one:a"], (-1, 0))
    assert left is beside


@pytest.mark.parametrize("on", [True, False])
def test_a_switch_shows_on_by_its_side_and_its_colour(stage, on: bool) -> None:
    stage.show([Item("switch", SwitchLook(on), Rect(100, 100, 52, 32))])
    surface = pygame.Surface((640, 540))
    stage.draw(surface)
    left, right = surface.get_at((107, 116)), surface.get_at((145, 116))
    assert (right if on else left)[:3] == (255, 255, 255)
    assert (left if on else right)[:3] == ((0x1B, 0x6B, 0x3F) if on else (0x8E, 0x8A, 0x7E))
