"""Dragging and long presses: the card follows, glides back, is dropped, put back, asked about."""

from __future__ import annotations

import pygame
import pytest

from game.stage.drag import Ask, Drag, Drop, Nudge, PutBack, asked_at, held_at
from game.stage.item import ButtonLook, Item, Move, PanelLook, Rect, Role, TokenLook
from game.stage.metrics import Metrics
from game.stage.pointer import Focus, Hover, Key, Pointer, Press, Skip
from game.stage.stage import Stage

DOWN, UP, MOTION = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION
FINGER_DOWN, FINGER_MOVE, FINGER_UP = pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP
STAND = Item("stand", ButtonLook("Stå", "secondary", 20), Rect(440, 120, 160, 60), Role.BUTTON, press="stand")
ANNA = Item("seat:1", TokenLook("A", "clay"), Rect(20, 20, 56, 56), Role.TEXT, "Anna, 4 points")
HOME = Rect(40, 300, 100, 140)


@pytest.fixture(autouse=True)
def video():
    pygame.display.init()


@pytest.fixture
def table(stage, hand):
    stage.show([hand[0], ANNA, *(item._replace(drags=True) for item in hand[1:]), STAND])
    return stage


def mouse(kind: int, pos: tuple[int, int], button: int = 1, **more: object) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=pos, button=button, touch=False, **more)


def finger(kind: int, pos: tuple[int, int], number: int = 0) -> pygame.event.Event:
    return pygame.event.Event(kind, x=pos[0] / 640, y=pos[1] / 540, finger_id=number)


def key(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod)


def at(stage: Stage, name: str = "card:0") -> Rect:
    return stage._sprites[name].at


def test_a_dragged_card_follows_one_to_one_above_the_others(table) -> None:
    pointer = Pointer()
    pointer.handle(mouse(DOWN, (60, 320)), table)
    assert pointer.handle(mouse(MOTION, (66, 326)), table) == []  # a trembling hand
    assert pointer.handle(mouse(MOTION, (260, 220)), table) == [
        Hover(None),
        Drag("card:0", Rect(238, 197, 104, 146)),
    ]
    assert at(table) == Rect(40 + 200 - 2, 300 - 100 - 3, 104, 146)
    assert table.lift.name == "card:0"
    assert table._sprites["card:0"].state.lifted
    assert not table.busy
    surface = pygame.Surface((640, 540))
    table.draw(surface)
    assert table._layers.sprites()[-1].item.id == "card:0"


def test_what_is_let_go_is_dropped_and_glides_home(table) -> None:
    pointer = Pointer()
    pointer.handle(mouse(DOWN, (60, 320)), table)
    pointer.handle(mouse(MOTION, (60, 220)), table)
    assert pointer.handle(mouse(UP, (70, 210)), table) == [Drop("card:0", held_at(HOME, 10, -110))]
    assert table.lift.name is None
    assert table.moving
    assert not table.busy
    table.tick(500)
    assert at(table) == HOME
    assert pointer.handle(mouse(UP, (60, 320)), table) == [Hover("card:0")]  # and no press afterwards


def test_the_way_to_the_trick_begins_where_the_card_was_let_go(table, hand) -> None:
    pointer = Pointer()
    pointer.handle(mouse(DOWN, (60, 320)), table)
    pointer.handle(mouse(MOTION, (260, 120)), table)
    (dropped,) = pointer.handle(mouse(UP, (260, 120)), table)
    played = hand[1]._replace(id="trick:0", rect=Rect(300, 100, 88, 123), drags=False, press=None)
    table.show([hand[0], *hand[2:], played], [Move("trick:0", dropped.at)])
    assert at(table, "trick:0") == dropped.at
    table.tick(1000)
    assert at(table, "trick:0") == Rect(300, 100, 88, 123)


def test_others_make_room_while_the_held_one_stays_in_the_hand(table, hand) -> None:
    pointer = Pointer()
    pointer.handle(mouse(DOWN, (60, 320)), table)
    pointer.handle(mouse(MOTION, (170, 320)), table)
    first, second = hand[1]._replace(drags=True, rect=hand[2].rect), hand[2]._replace(rect=hand[1].rect)
    table.show([hand[0], second, first, *hand[3:]])
    pointer.mark(table)
    table.tick(500)
    assert at(table, "card:1") == HOME
    assert at(table) == held_at(HOME, 110, 0)
    pointer.handle(mouse(UP, (170, 320)), table)
    table.tick(500)
    assert at(table) == Rect(150, 300, 100, 140)


@pytest.mark.parametrize("end", ["escape", "right", "leave", "released elsewhere"])
def test_a_drag_is_called_off(table, end) -> None:
    pointer = Pointer()
    pointer.handle(mouse(DOWN, (60, 320)), table)
    pointer.handle(mouse(MOTION, (60, 100)), table)
    event = {
        "escape": key(pygame.K_ESCAPE),
        "right": mouse(DOWN, (60, 100), button=3),
        "leave": pygame.event.Event(pygame.WINDOWLEAVE),
        "released elsewhere": mouse(MOTION, (60, 90), buttons=(0, 0, 0)),
    }[end]
    assert PutBack("card:0") in pointer.handle(event, table)
    assert table.lift.name is None
    table.tick(500)
    assert at(table) == HOME
    assert not [e for e in pointer.handle(mouse(UP, (60, 100)), table) if not isinstance(e, Hover)]


@pytest.mark.parametrize("pos", [(-3, 320), (60, -1), (640, 320), (60, 540)])
def test_beyond_the_edge_everything_is_put_back(table, pos) -> None:
    pointer = Pointer()
    pointer.handle(mouse(DOWN, (60, 320)), table)
    pointer.handle(mouse(MOTION, pos), table)
    assert pointer.handle(mouse(UP, pos), table)[-1] == PutBack("card:0")


def test_a_system_that_takes_the_finger_puts_back_and_the_next_finger_counts(table) -> None:
    pointer = Pointer()
    pointer.handle(finger(FINGER_DOWN, (60, 320)), table)
    pointer.handle(finger(FINGER_MOVE, (60, 100)), table)
    assert pointer.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST), table) == [PutBack("card:0")]
    assert pointer.handle(finger(FINGER_UP, (60, 100)), table) == []
    pointer.handle(finger(FINGER_DOWN, (170, 320), 4), table)
    assert pointer.handle(finger(FINGER_UP, (170, 320), 4), table) == [Press("card:1", ("card", 1))]


def test_a_second_finger_does_no_harm(table) -> None:
    pointer = Pointer()
    pointer.handle(finger(FINGER_DOWN, (60, 320), 1), table)
    pointer.handle(finger(FINGER_MOVE, (60, 200), 1), table)
    for kind, pos in ((FINGER_DOWN, (500, 150)), (FINGER_MOVE, (300, 20)), (FINGER_UP, (300, 20))):
        assert pointer.handle(finger(kind, pos, 2), table) == []
    assert at(table) == held_at(HOME, 0, -120)
    assert pointer.handle(finger(FINGER_UP, (60, 200), 1), table) == [Drop("card:0", held_at(HOME, 0, -120))]


def test_what_does_not_drag_is_still_pressed_or_left(table) -> None:
    pointer = Pointer()
    pointer.handle(mouse(DOWN, (500, 150)), table)
    pointer.handle(mouse(MOTION, (530, 150)), table)
    assert table.lift.name is None
    assert pointer.handle(mouse(UP, (530, 150)), table) == [Press("stand", "stand")]


def test_a_drag_begun_while_something_moves_is_only_a_skip(table, hand) -> None:
    card = hand[1]._replace(drags=True, rect=Rect(40, 200, 100, 140))
    table.show([hand[0], card], [Move("card:0", HOME)])
    pointer = Pointer()
    assert pointer.handle(mouse(DOWN, (60, 320)), table)[-1] == Skip()
    assert not [e for e in pointer.handle(mouse(MOTION, (60, 220)), table) if isinstance(e, Drag)]


@pytest.mark.parametrize("how", ["gone", "veil", "resize"])
def test_another_picture_ends_the_drag(table, hand, how) -> None:
    pointer = Pointer()
    pointer.handle(mouse(DOWN, (60, 320)), table)
    pointer.handle(mouse(MOTION, (60, 220)), table)
    items = [hand[0], *(item._replace(drags=True) for item in hand[1:])]
    if how == "gone":
        table.show([items[0], *items[2:]])
    elif how == "veil":
        table.show([*items, Item("veil", PanelLook("veil"), Rect(0, 0, 640, 540))])
    else:
        table.resize(Metrics(540, 640, 1.0))
        table.show(items)
    pointer.mark(table)
    assert table.lift.name is None
    assert pointer.wait(16, table) == [PutBack("card:0")]
    assert pointer.wait(16, table) == []
    assert not [e for e in pointer.handle(mouse(UP, (60, 220)), table) if not isinstance(e, Hover)]


def test_a_long_press_asks_once_and_does_not_press(table) -> None:
    pointer = Pointer()
    pointer.handle(finger(FINGER_DOWN, (60, 320)), table)
    assert pointer.wait(499, table) == []
    assert pointer.wait(1, table) == [Ask("card:0", ("card", 0))]
    assert pointer.wait(1000, table) == []
    assert pointer.handle(finger(FINGER_UP, (60, 320)), table) == []
    pointer.handle(finger(FINGER_DOWN, (60, 320)), table)
    assert pointer.handle(finger(FINGER_UP, (60, 320)), table) == [Press("card:0", ("card", 0))]


def test_a_finger_that_moves_or_a_patient_mouse_does_not_ask(table) -> None:
    pointer = Pointer()
    pointer.handle(finger(FINGER_DOWN, (60, 320)), table)
    pointer.handle(finger(FINGER_MOVE, (60, 300)), table)
    assert pointer.wait(2000, table) == []
    pointer.handle(finger(FINGER_UP, (60, 300)), table)
    pointer.handle(mouse(DOWN, (170, 320)), table)
    assert pointer.wait(2000, table) == []
    assert pointer.handle(mouse(UP, (170, 320)), table)[-1] == Press("card:1", ("card", 1))


def test_the_right_button_asks_about_seats_too(table) -> None:
    pointer = Pointer()
    assert pointer.handle(mouse(DOWN, (30, 30), button=3), table) == [Ask("seat:1", None)]
    assert pointer.handle(mouse(DOWN, (300, 20), button=3), table) == []
    bubble = Item("why", PanelLook("bubble"), Rect(0, 0, 200, 200), Role.TEXT, "No.")
    assert asked_at([*table.items, bubble], (30, 30)) == ANNA
    under = [*table.items, Item("sheet", PanelLook("sheet"), Rect(0, 0, 300, 300))]
    assert asked_at(under, (30, 30)) is None


def test_shift_and_an_arrow_move_the_card_in_focus(table) -> None:
    pointer = Pointer()
    shift = pygame.KMOD_LSHIFT
    assert pointer.handle(key(pygame.K_RIGHT, shift), table) == []
    assert pointer.handle(key(pygame.K_RIGHT), table) == [Focus("card:0")]
    assert pointer.handle(key(pygame.K_RIGHT, shift), table) == [Nudge("card:0", 1)]
    assert pointer.handle(key(pygame.K_LEFT, shift), table) == [Nudge("card:0", -1)]
    assert pointer.handle(key(pygame.K_UP, shift), table) == []
    pointer.focus("stand", table)
    assert pointer.handle(key(pygame.K_RIGHT, shift), table) == []
    assert pointer.handle(key(pygame.K_ESCAPE), table) == [Key("escape")]
