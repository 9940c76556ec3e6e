import pygame

from game.stage.ground import Ground
from game.stage.item import Item, PanelLook, Rect, TextLook
from game.stage.metrics import Metrics

FELT = Item("felt", PanelLook("felt"), Rect(0, 0, 1280, 720))
MAT = Item("mat", PanelLook("mat"), Rect(270, 172, 740, 268))


def ground(*items: Item) -> pygame.Surface:
    made = Ground()
    made.resize(Metrics(1280, 720))
    assert made.show(items)
    assert made.surface is not None
    return made.surface


def test_the_felt_is_lightest_a_little_above_the_middle() -> None:
    felt = ground(FELT)
    assert felt.get_size() == (1280, 720)
    middle, corner = felt.get_at((640, 310)), felt.get_at((2, 2))
    assert middle[1] == 0x51
    assert corner[1] < 0x30


def test_the_mat_is_lighter_than_the_felt() -> None:
    plain, mat = ground(FELT), ground(FELT, MAT)
    assert mat.get_at((640, 310))[1] - plain.get_at((640, 310))[1] in (4, 5)
    assert mat.get_at((640, 460)) == plain.get_at((640, 460))
    assert mat.get_at((272, 174)) == plain.get_at((272, 174))  # its corners are round


def test_the_titles_light_is_at_the_left() -> None:
    title = ground(FELT._replace(look=PanelLook("felt", "title")))
    assert title.get_at((320, 390))[1] == 0x51
    assert title.get_at((640, 390))[1] < 0x51


def test_it_is_drawn_once() -> None:
    made = Ground()
    made.resize(Metrics(320, 200))
    text = Item("text", TextLook("x", 16), Rect(0, 0, 10, 10))
    assert made.show((FELT, MAT))
    assert not made.show((FELT, MAT, text))
    with_mat = made.surface
    assert made.show((FELT,))
    assert made.show((FELT, MAT))
    assert made.surface is with_mat
    made.resize(Metrics(640, 400))
    assert made.show((FELT,))


def test_without_felt_the_ground_is_plain() -> None:
    assert ground().get_at((5, 5))[:3] == (0x16, 0x44, 0x33)
