"""Where the keyboard's focus begins, and that Escape leaves it behind."""

from game.cards import Card
from game.stage.focus import beginning
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
