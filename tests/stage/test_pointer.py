import pygame
import pytest

from game.stage import focus
from game.stage.item import ButtonLook, Item, Move, PanelLook, Rect, Role, TextLook
from game.stage.pointer import Focus, Hover, Key, Pointer, Press, Skip, Tap

EXCHANGE = Item(
    "exchange",
    ButtonLook("Byt", "primary", 20),
    Rect(440, 40, 160, 60),
    role=Role.BUTTON,
    press="exchange",
    key="return",
)
STAND = Item(
    "stand",
    ButtonLook("Stå", "secondary", 20),
    Rect(440, 120, 160, 60),
    role=Role.BUTTON,
    enabled=False,
    press="stand",
    key="s",
)


@pytest.fixture(autouse=True)
def video():
    pygame.display.init()  # names of keys come from the video system


@pytest.fixture
def table(stage, hand):
    stage.show([*hand, EXCHANGE, STAND])
    return stage


def mouse(kind: int, pos: tuple[int, int], button: int = 1, touch: bool = False) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=pos, button=button, touch=touch)


def finger(kind: int, pos: tuple[int, int], number: int = 0) -> pygame.event.Event:
    return pygame.event.Event(kind, x=pos[0] / 640, y=pos[1] / 540, finger_id=number)


def key(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod)


DOWN, UP, MOTION = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION


def test_a_click_presses_on_release_over_the_same_item(table) -> None:
    pointer = Pointer()
    assert pointer.handle(mouse(MOTION, (60, 320)), table) == [Hover("card:0")]
    assert pointer.handle(mouse(MOTION, (62, 322)), table) == []
    assert pointer.handle(mouse(DOWN, (60, 320)), table) == []
    assert table._sprites["card:0"].state.pressed
    assert pointer.handle(mouse(UP, (60, 320)), table) == [Press("card:0", ("card", 0))]
    assert not table._sprites["card:0"].state.pressed
    assert table._sprites["card:0"].state.hovered


def test_letting_go_elsewhere_presses_nothing(table) -> None:
    pointer = Pointer()
    pointer.handle(mouse(DOWN, (60, 320)), table)
    assert pointer.handle(mouse(MOTION, (170, 320)), table) == [Hover("card:1")]
    assert not table._sprites["card:0"].state.pressed
    assert pointer.handle(mouse(UP, (170, 320)), table) == []
    assert pointer.handle(mouse(UP, (60, 320)), table) == [Hover("card:0")]


def test_other_buttons_and_the_mouse_that_touch_makes_do_nothing(table) -> None:
    pointer = Pointer()
    assert pointer.handle(mouse(DOWN, (60, 320), button=2), table) == [Hover("card:0")]
    assert pointer.handle(mouse(UP, (60, 320), button=2), table) == []
    assert pointer.handle(mouse(DOWN, (170, 320), touch=True), table) == []
    assert pointer.handle(mouse(UP, (170, 320), touch=True), table) == []


def test_one_finger_presses_without_hovering(table) -> None:
    pointer = Pointer()
    assert pointer.handle(finger(pygame.FINGERDOWN, (500, 70)), table) == []
    assert table._sprites["exchange"].state.pressed
    assert pointer.handle(finger(pygame.FINGERDOWN, (60, 320), 1), table) == []
    assert pointer.handle(finger(pygame.FINGERUP, (60, 320), 1), table) == []
    assert pointer.handle(finger(pygame.FINGERMOTION, (505, 75)), table) == []
    assert pointer.handle(finger(pygame.FINGERUP, (505, 75)), table) == [Press("exchange", "exchange")]
    assert pointer.hovered is None


def test_disabled_items_are_pressed_too(table) -> None:
    pointer = Pointer()
    pointer.handle(mouse(DOWN, (500, 150)), table)
    assert pointer.handle(mouse(UP, (500, 150)), table) == [Press("stand", "stand")]
    assert pointer.handle(key(pygame.K_s), table) == [Press("stand", "stand")]


def test_arrows_go_to_the_nearest_in_their_direction(table) -> None:
    pointer = Pointer()
    assert pointer.focused is None
    assert pointer.handle(key(pygame.K_RIGHT), table) == [Focus("card:0")]
    assert table._sprites["card:0"].state.focused
    assert pointer.handle(key(pygame.K_RIGHT), table) == [Focus("card:1")]
    assert pointer.handle(key(pygame.K_LEFT), table) == [Focus("card:0")]
    assert pointer.handle(key(pygame.K_LEFT), table) == [Key("left")]
    pointer.focus("card:4", table)
    assert pointer.handle(key(pygame.K_UP), table) == [Focus("stand")]
    assert pointer.handle(key(pygame.K_UP), table) == [Focus("exchange")]
    assert pointer.handle(key(pygame.K_DOWN), table) == [Focus("stand")]


def test_tab_goes_in_list_order_and_round(table) -> None:
    pointer = Pointer()
    assert pointer.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT), table) == [Focus("stand")]
    assert pointer.handle(key(pygame.K_TAB), table) == [Focus("card:0")]
    assert pointer.handle(key(pygame.K_TAB), table) == [Focus("card:1")]


def test_in_a_page_tab_ends_where_the_table_ends(table) -> None:
    pointer = Pointer(round_ends=False)
    assert pointer.tabs(table) == (False, True)
    assert pointer.handle(key(pygame.K_TAB), table) == [Focus("card:0")]
    assert pointer.tabs(table) == (False, True)
    seen = ["card:0"]
    while pointer.tabs(table)[1]:
        [moved] = pointer.handle(key(pygame.K_TAB), table)
        assert pointer.focused == moved.id
        seen.append(moved.id)
    assert seen[-1] == "stand"
    assert len(set(seen)) == len(seen)
    assert pointer.tabs(table) == (True, False)
    assert pointer.handle(key(pygame.K_TAB), table) == []  # the page has it
    assert pointer.focused is None
    assert pointer.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT), table) == [Focus("stand")]
    pointer.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST), table)
    assert pointer.focused is None


def test_enter_and_space_press_what_is_in_focus(table) -> None:
    pointer = Pointer()
    assert pointer.handle(key(pygame.K_SPACE), table) == [Key("space")]
    assert pointer.handle(key(pygame.K_RETURN), table) == [Press("exchange", "exchange")]  # its own key
    pointer.handle(key(pygame.K_RIGHT), table)
    assert pointer.handle(key(pygame.K_RETURN), table) == [Press("card:0", ("card", 0))]
    assert pointer.handle(key(pygame.K_SPACE), table) == [Press("card:0", ("card", 0))]
    assert pointer.handle(key(pygame.K_KP_ENTER), table) == [Press("card:0", ("card", 0))]


def test_the_ring_goes_with_the_mouse_and_comes_back_with_the_keyboard(table) -> None:
    pointer = Pointer()
    pointer.handle(key(pygame.K_RIGHT), table)
    pointer.handle(mouse(DOWN, (280, 320)), table)
    pointer.handle(mouse(UP, (280, 320)), table)
    assert pointer.focused is None
    assert not table._sprites["card:0"].state.focused
    assert pointer.handle(key(pygame.K_RIGHT), table) == [Focus("card:3")]


def test_letters_press_and_other_keys_go_to_the_scene(table) -> None:
    pointer = Pointer()
    assert pointer.handle(key(pygame.K_3), table) == [Press("card:2", ("card", 2))]
    assert pointer.handle(key(pygame.K_q), table) == [Key("q")]
    assert pointer.handle(key(pygame.K_ESCAPE), table) == [Key("escape")]
    assert pointer.handle(key(pygame.K_3, pygame.KMOD_CTRL), table) == [Key("ctrl+3")]
    assert pointer.handle(key(pygame.K_3, pygame.KMOD_ALT), table) == []


def moving(stage, hand):
    there = [hand[0], hand[1]._replace(rect=Rect(40, 20, 100, 140)), *hand[2:], EXCHANGE]
    stage.show(there, [Move("card:0", "card:0", 0, 400)])
    stage.tick(50)
    assert stage.busy


@pytest.mark.parametrize(
    "event",
    [
        mouse(DOWN, (170, 320)),
        finger(pygame.FINGERDOWN, (170, 320)),
        key(pygame.K_RETURN),
        key(pygame.K_SPACE),
        key(pygame.K_2),
    ],
)
def test_a_press_while_something_moves_skips_and_is_used_up(stage, hand, event) -> None:
    stage.show(hand)
    moving(stage, hand)
    pointer = Pointer()
    assert Skip() in pointer.handle(event, stage)
    assert not stage.moving
    assert pointer.handle(mouse(UP, (170, 320)), stage) in ([], [Hover("card:1")])


def test_arrows_and_escape_do_not_skip(stage, hand) -> None:
    stage.show(hand)
    moving(stage, hand)
    assert Pointer().handle(key(pygame.K_ESCAPE), stage) == [Key("escape")]
    assert Pointer().handle(key(pygame.K_DOWN), stage) == [Focus("card:0")]
    assert stage.busy


def test_a_glide_by_itself_does_not_use_up_a_press(stage, hand) -> None:
    stage.show(hand)
    stage.show([hand[0], hand[1]._replace(rect=Rect(40, 276, 100, 140)), *hand[2:]])
    assert stage.moving
    pointer = Pointer()
    assert Skip() not in pointer.handle(mouse(DOWN, (170, 320)), stage)
    assert pointer.handle(mouse(UP, (170, 320)), stage) == [Press("card:1", ("card", 1))]


def test_leaving_the_window_takes_hover_and_press_away(table) -> None:
    pointer = Pointer()
    pointer.handle(mouse(DOWN, (60, 320)), table)
    assert pointer.handle(pygame.event.Event(pygame.WINDOWLEAVE), table) == [Hover(None)]
    assert pointer.handle(mouse(UP, (60, 320)), table) == [Hover("card:0")]


def test_keys_reach_only_what_lies_over_the_last_veil(hand) -> None:
    veil = Item("veil", PanelLook("veil"), Rect(0, 0, 640, 540))
    text = Item("text", TextLook("x", 16), Rect(0, 0, 50, 20), role=Role.TEXT)
    hidden = EXCHANGE._replace(id="hidden", visible=False)
    assert [item.id for item in focus.reachable([*hand, text, hidden])] == [f"card:{i}" for i in range(5)]
    assert [item.id for item in focus.reachable([*hand, veil, text, EXCHANGE])] == ["exchange"]


def test_focus_without_items_goes_nowhere() -> None:
    assert focus.toward([], None, (1, 0)) is None
    assert focus.beside([], None, 1) is None


def test_a_press_where_nothing_can_be_pressed_is_a_tap(table, hand) -> None:
    pointer = Pointer()
    assert pointer.handle(mouse(DOWN, (320, 500)), table) == [Tap(moved=False)]
    assert pointer.handle(mouse(UP, (320, 500)), table) == []
    assert Tap(moved=False) not in pointer.handle(mouse(DOWN, (60, 320)), table)
    pointer.handle(mouse(UP, (320, 500)), table)
    table.show([*hand, EXCHANGE, STAND], [Move("card:0", Rect(0, 0, 100, 140))])
    assert pointer.handle(finger(pygame.FINGERDOWN, (320, 500)), table) == [Skip(), Tap(moved=True)]
    assert not table.busy
    assert pointer.handle(finger(pygame.FINGERUP, (320, 500)), table) == []
