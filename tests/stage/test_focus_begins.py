"""Where the keyboard's focus begins and goes, and that Escape leaves it behind."""

from game.cards import Card
from game.stage.focus import beginning, toward
from game.stage.item import ButtonLook, CardLook, Item, Rect, Role

HERE = Rect(0, 0, 44, 44)
MENU = Item("menu", ButtonLook("", "icon", 16, "menu"), HERE, Role.BUTTON, press="menu")
DIMMED = Item("card:2C", CardLook(Card(0), dimmed=True), HERE, Role.CARD, enabled=False, press="2C")
CARD = Item("card:3C", CardLook(Card(4)), HERE, Role.CARD, press="3C")
MAIN = Item("action:call", ButtonLook("Call", "primary", 20), HERE, Role.BUTTON, press="call")


def test_a_card_that_can_be_played_comes_first():
    assert beginning([MENU, MAIN, DIMMED, CARD]) is CARD


def test_then_the_main_button_then_anything():
    assert beginning([MENU, DIMMED, MAIN]) is MAIN
    assert beginning([MENU, DIMMED]) is MENU
    assert beginning([]) is None


def test_a_wide_row_below_comes_before_what_lies_further_down_in_line() -> None:
    small = Item("language", ButtonLook("SV", "quiet", 15), Rect(680, 20, 40, 44), Role.CHOICE, press=1)
    row = Item("row", ButtonLook("Chicago", "row", 20), Rect(680, 110, 560, 70), Role.CHOICE, press=2)
    disc = Item("disc", ButtonLook("D", "quiet", 20), Rect(680, 420, 52, 52), Role.BUTTON, press=3)
    assert toward([small, row, disc], small, (0, 1)) is row
    assert toward([small, row, disc], row, (0, 1)) is disc
    assert toward([small, row, disc], disc, (0, -1)) is row


def test_from_what_has_been_scrolled_out_of_sight_arrows_lead_nowhere() -> None:
    hidden = CARD._replace(visible=False, scrolls=True, rect=Rect(0, -90, 44, 44))
    assert toward([hidden, MENU], hidden, (0, 1)) is None


def test_a_wide_row_above_is_not_to_the_right() -> None:
    row = Item("help", ButtonLook("How to play", "paper", 17), Rect(400, 280, 416, 56), Role.BUTTON, press=1)
    leave = Item("leave", ButtonLook("Leave", "paper", 17), Rect(400, 348, 202, 56), Role.BUTTON, press=2)
    stay = Item("stay", ButtonLook("Back", "primary", 17), Rect(614, 348, 202, 56), Role.BUTTON, press=3)
    assert toward([row, leave, stay], leave, (1, 0)) is stay
    assert toward([row, leave, stay], stay, (-1, 0)) is leave
    assert toward([row, leave, stay], row, (0, 1)) in (leave, stay)
