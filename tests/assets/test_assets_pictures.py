"""The committed PNGs: every card is there, its own, of the right size, and opaque to the last bit."""

from collections import Counter
from pathlib import Path

import pytest
from PIL import Image

from game.assets import made

CODES = [rank + suit for rank in "23456789TJQKA" for suit in "shdc"]
BACKS = ["back-knit", "back-star", "back-wave"]
STOCK, INK, RED = (0xF8, 0xF2, 0xE4), (0x1B, 0x28, 0x38), (0xBC, 0x30, 0x23)


def read(*parts: str) -> Image.Image:
    with Image.open(made(*parts)) as picture:
        return picture.convert("RGBA")


def test_the_52_faces_are_52_pictures() -> None:
    faces = {read("cards", f"{code}.png").tobytes() for code in CODES}
    assert len(faces) == 52


@pytest.mark.parametrize("name", [*CODES, *BACKS, "blank"])
def test_a_card_is_opaque_but_for_its_corners(name: str) -> None:
    picture = read("cards", f"{name}.png")
    assert picture.size == (360, 504)
    alphas = Counter(picture.tobytes()[3::4])
    assert alphas[254] == 0
    assert alphas[255] / (360 * 504) > 0.996
    arc = 22  # 6 % of the width
    for inside in ((0, arc, 360, 504 - arc), (arc, 0, 360 - arc, 504)):
        assert set(picture.crop(inside).tobytes()[3::4]) == {255}
    assert picture.getpixel((0, 0))[3] == 0


@pytest.mark.parametrize(("code", "colour"), [("7s", INK), ("7c", INK), ("7h", RED), ("7d", RED)])
def test_the_flat_colours_are_exact(code: str, colour: tuple[int, int, int]) -> None:
    picture = read("cards", f"{code}.png")
    colours = {entry[:3]: count for count, entry in picture.getcolors(360 * 504)}
    assert colours[STOCK] > 0.5 * 360 * 504
    assert colours[colour] > 0.1 * 360 * 504


def test_a_back_is_its_own_half_turn() -> None:
    for name in BACKS:
        picture = read("cards", f"{name}.png")
        turned = picture.rotate(180)
        apart = [abs(a - b) for a, b in zip(picture.tobytes(), turned.tobytes(), strict=True)]
        # the renderer rounds the edges of thin shapes to its own side, but no shape lies elsewhere
        assert sum(far > 40 for far in apart) / len(apart) < 0.0005, name
        assert sum(apart) / len(apart) < 0.2, name


def test_glyphs_icons_and_pips_hold_one_colour_each() -> None:
    pictures = [
        *made("cards", "glyphs").glob("*.png"),
        *made("icons").glob("*.png"),
        *made("pips").glob("*.png"),
    ]
    assert len([p for p in pictures if p.parent.name == "glyphs"]) == 13
    for path in pictures:
        picture = read(path.parent.relative_to(made()).as_posix(), path.name)
        colours = {entry[:3] for _, entry in picture.getcolors(1 << 16)}
        assert len(colours) == 1, path
        assert {0, 255} <= set(picture.tobytes()[3::4]), path
        assert picture.getbbox() is not None, path


def test_the_icons_that_the_screens_need_are_there() -> None:
    asked = "menu back help settings sound-on sound-off check plus minus left right close sheet star undo"
    there = {path.stem for path in made("icons").glob("*.png")}
    assert {*asked.split(), "fullscreen"} <= there
    assert {read("icons", f"{name}.png").size for name in there} == {(96, 96)}


def test_the_pips_have_the_suits_colours() -> None:
    for name, colour in (("spade", INK), ("club", INK), ("heart", RED), ("diamond", RED)):
        picture = read("pips", f"{name}.png")
        assert picture.getpixel((picture.width // 2, picture.height // 2)) == (*colour, 255)


@pytest.mark.parametrize("size", [64, 180, 512])
def test_the_games_own_picture_is_square(size: int) -> None:
    assert read("icon", f"icon-{size}.png").size == (size, size)


def test_the_cards_stay_within_their_bytes() -> None:
    total = sum(path.stat().st_size for path in Path(made("cards")).rglob("*") if path.is_file())
    assert total < 360_000
