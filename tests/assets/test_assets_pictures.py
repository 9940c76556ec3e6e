"""The committed PNGs: what cards are put together from is there, of the right size, colours and bytes."""

import gzip
import json
import zlib

import pytest
from PIL import Image

from game.assets import made

COURTS = [rank + suit for rank in "JQK" for suit in "shdc"]
BACKS = ["knit", "star", "wave"]
GLYPHS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A", "J", "Q", "K", "T", "D", "E", "Kn", "Ve", "De"]
STOCK, TINT, INK = (0xF8, 0xF2, 0xE4), (0xEB, 0xDB, 0xB8), (0x1B, 0x28, 0x38)
RED, BLUE, GREEN = (0xBC, 0x30, 0x23), (0x1C, 0x6A, 0xAE), (0x24, 0x71, 0x3F)


def read(*parts: str) -> Image.Image:
    with Image.open(made(*parts)) as picture:
        return picture.convert("RGBA")


def tables() -> dict:
    return json.loads(made("cards", "parts.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("code", COURTS)
def test_a_court_is_opaque_and_its_flat_colours_are_exact(code: str) -> None:
    picture = read("cards", "courts", f"{code}.png")
    assert picture.size == (285, 291)  # half a panel, drawn for cards of 450 px
    assert set(picture.tobytes()[3::4]) == {255}
    colours = {entry[:3]: count for count, entry in picture.getcolors(285 * 291)}
    suit = INK if code[1] in "sc" else RED
    assert colours[TINT] > 0.2 * 285 * 291
    assert colours[suit] > 0.05 * 285 * 291
    assert colours[STOCK] > 0.02 * 285 * 291


def test_the_courts_are_twelve_pictures() -> None:
    assert len({read("cards", "courts", f"{code}.png").tobytes() for code in COURTS}) == 12


@pytest.mark.parametrize("code", [rank + suit for rank in "JQK" for suit in "dc"])
def test_a_second_palette_changes_the_suits_colour_alone(code: str) -> None:
    with Image.open(made("cards", "courts", f"{code}.png")) as picture:
        two = picture.getpalette("RGB")
        used = picture.getcolors()
    four = bytes.fromhex(tables()["palettes"][code])
    assert len(four) % 3 == 0
    assert len(four) // 3 > max(number for _, number in used)
    pairs = [(tuple(two[i : i + 3]), tuple(four[i : i + 3])) for i in range(0, len(four), 3)]
    before, after = (INK, GREEN) if code[1] == "c" else (RED, BLUE)
    assert (before, after) in pairs
    assert (before, before) in pairs  # of the same colour, but not the suit's: hair, lips
    for fixed in (STOCK, TINT):
        assert (fixed, fixed) in pairs


def test_suits_whose_colour_stays_need_no_second_palette() -> None:
    assert sorted(tables()["palettes"]) == sorted(rank + suit for rank in "JQK" for suit in "dc")


@pytest.mark.parametrize(("name", "colour"), [("knit", INK), ("star", RED), ("wave", (0x2A, 0x52, 0x70))])
def test_a_back_is_half_of_its_field(name: str, colour: tuple[int, int, int]) -> None:
    picture = read("cards", "backs", f"{name}.png")
    assert picture.size == (326, 235)
    colours = {entry: count for count, entry in picture.getcolors(326 * 235)}
    assert colours[*colour, 255] > 0.3 * 326 * 235
    assert set(picture.tobytes()[3::4]) == {255}


def test_masks_and_icons_hold_one_colour_each() -> None:
    masks = [made("cards", "glyphs", f"{name}.png") for name in GLYPHS]
    masks += [made("cards", "pips", f"{suit}.png") for suit in "shdc"]
    masks += [made("cards", "rose.png"), made("cards", "stitch.png")]
    for path in [*masks, *made("icons").glob("*.png")]:
        picture = read(path.parent.relative_to(made()).as_posix(), path.name)
        assert {entry[:3] for _, entry in picture.getcolors(1 << 16)} == {(255, 255, 255)}, path
        assert {0, 255} <= set(picture.tobytes()[3::4]), path
    there = {path.relative_to(made("cards")).as_posix() for path in made("cards").rglob("*.png")}
    assert len(there) == len(masks) + len(COURTS) + len(BACKS)


def test_a_mask_reaches_to_the_sides_of_its_picture() -> None:
    """Then a straight side falls on whole pixels at every size."""
    for name in GLYPHS:
        picture = read("cards", "glyphs", f"{name}.png")
        alpha = picture.getchannel("A")
        width, height = picture.size
        for side in ((0, 0, width, 1), (0, height - 1, width, height), (0, 0, 1, height)):
            assert max(alpha.crop(side).tobytes()) > 150, (name, side)


def test_every_letter_has_its_glyph_and_its_box() -> None:
    written = tables()
    assert written["letters"]["swedish"] == {"T": "10", "J": "Kn", "Q": "D", "A": "E"}
    assert written["letters"]["russian"] == {"T": "10", "J": "Ve", "Q": "De", "A": "T"}
    for letters in written["letters"].values():
        for rank in "23456789TJQKA":
            left, top, wide, high = written["boxes"][f"glyphs/{letters.get(rank, rank)}"]
            assert (top, 100 <= high <= 102, wide <= 90, -45 <= left < 0) == (-50, True, True, True)


def test_the_icons_that_the_screens_need_are_there() -> None:
    asked = "menu back help settings sound-on sound-off check plus minus left right close sheet star undo"
    there = {path.stem for path in made("icons").glob("*.png")}
    assert {*asked.split(), "fullscreen"} <= there
    assert {read("icons", f"{name}.png").size for name in there} == {(96, 96)}


@pytest.mark.parametrize("size", [64, 180, 512])
def test_the_games_own_picture_is_square(size: int) -> None:
    assert read("icon", f"icon-{size}.png").size == (size, size)


def test_the_cards_stay_within_their_bytes() -> None:
    files = sorted(path for path in made("cards").rglob("*") if path.is_file())
    together = gzip.compress(b"".join(path.read_bytes() for path in files), 9)
    assert len(together) < 100_000


def test_the_pictures_are_packed_as_small_as_they_get() -> None:
    """Zlib at its best would not make them smaller, so nobody has written one past the packer."""
    for path in made("cards").rglob("*.png"):
        content = path.read_bytes()
        at = content.index(b"IDAT")
        length = int.from_bytes(content[at - 4 : at])
        packed = content[at + 4 : at + 4 + length]
        assert length <= len(zlib.compress(zlib.decompress(packed), 9)), path
