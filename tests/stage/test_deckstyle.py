"""The styles of the deck: both indexes, two and four colours, court letters, backs; how they change."""

from collections.abc import Iterator
from itertools import product

import pygame
import pytest

from game.cards import Card, make_card
from game.stage.cardart import GOLD, STOCK, CardArt
from game.stage.deckstyle import BACKS, INDEXES, LETTERS, DeckStyle, letters_of, rank_sign
from game.stage.item import CardLook, Item, Rect
from game.stage.looks import cardlooks
from game.stage.looks.kit import NORMAL, Kit
from game.stage.metrics import Metrics
from game.stage.stage import Stage

STYLES = [DeckStyle(*style) for style in product(INDEXES, (False, True), LETTERS)]
INK, RED, BLUE, GREEN = (0x1B, 0x28, 0x38), (0xBC, 0x30, 0x23), (0x1C, 0x6A, 0xAE), (0x24, 0x71, 0x3F)
TWO, FOUR = (INK, RED, RED, INK), (GREEN, BLUE, RED, INK)  # clubs, diamonds, hearts, spades
ICE = (0x7F, 0xE0, 0xCF)


@pytest.fixture(autouse=True)
def display(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def near(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(abs(a - b) <= 3 for a, b in zip(one[:3], other[:3], strict=True))


def raw(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("style", STYLES, ids=lambda style: "-".join(map(str, style[:3])))
@pytest.mark.parametrize(("width", "small"), [(54, True), (84, False)])
def test_in_every_style_52_cards_are_52_pictures_and_opaque(
    style: DeckStyle, width: int, small: bool
) -> None:
    art = CardArt(style)
    faces = [art.face(Card(card), width, small=small) for card in range(52)]
    assert len({raw(face) for face in faces}) == 52
    inside = pygame.Rect(0, 0, width, round(1.4 * width)).inflate(-16, -16)
    for face in faces:
        assert set(raw(face.subsurface(inside))[3::4]) == {255}


@pytest.mark.parametrize("style", STYLES[::3], ids=lambda style: "-".join(map(str, style[:2])))
def test_a_face_has_its_suits_colour(style: DeckStyle) -> None:
    art = CardArt(style)
    middle = (192, 200) if style.index == "large" else (150, 200)
    for suit, colour in enumerate(FOUR if style.four_colours else TWO):
        ace = art.face(make_card(12, suit), 300)
        assert near(ace.get_at((middle[0], middle[1] - 40)), colour)  # above the rose
        assert near(ace.get_at((middle[0], middle[1] - 10)), GOLD)
        jack = art.face(make_card(9, suit), 300)
        assert near(jack.get_at((middle[0], 198)), colour)  # the belt
        assert ace.get_at((4, 300))[:3] == STOCK
        small = art.face(make_card(5, suit), 100, small=True)
        assert near(small.get_at((70, 109)), colour)


def test_four_colours_change_nothing_but_diamonds_and_clubs() -> None:
    two, four = CardArt(DeckStyle()), CardArt(DeckStyle(four_colours=True))
    for suit, changed in ((0, True), (1, True), (2, False), (3, False)):
        for rank in (0, 9, 10, 11, 12):
            card = make_card(rank, suit)
            assert (raw(two.face(card, 80)) != raw(four.face(card, 80))) == changed


@pytest.mark.parametrize(("index", "small"), [("large", False), ("classic", False), ("large", True)])
def test_letters_change_what_the_language_calls_otherwise(index: str, small: bool) -> None:
    arts = {letters: CardArt(DeckStyle(index, False, letters)) for letters in LETTERS}
    for rank in range(13):
        faces = {letters: raw(art.face(make_card(rank, 2), 90, small=small)) for letters, art in arts.items()}
        # jack, queen and ace differ three ways; king and numbers are the same in all of them
        assert len(set(faces.values())) == (3 if rank in (9, 10, 12) else 1), rank


def test_the_languages_have_the_letters_that_their_players_expect() -> None:
    found = {lang: letters_of(lang) for lang in ("sv", "en", "ru", "sr")}
    assert found == {"sv": "swedish", "en": "international", "ru": "russian", "sr": "international"}
    parts = CardArt()._parts
    for letters, names in (
        ("swedish", "Kn D K E"),
        ("russian", "Ve De K T"),
        ("international", "J Q K A"),
    ):
        assert [parts.glyph(rank, letters) for rank in "JQKA"] == [f"glyphs/{n}" for n in names.split()]
    assert parts.glyph("T", "russian") == "glyphs/10"  # a ten is no ace


def test_a_rank_in_text_is_as_it_stands_on_the_card() -> None:
    ranks = (5, 8, 9, 10, 11, 12)
    assert [rank_sign(rank, "international") for rank in ranks] == ["7", "10", "J", "Q", "K", "A"]
    assert [rank_sign(rank, "swedish") for rank in ranks] == ["7", "10", "Kn", "D", "K", "E"]
    assert [rank_sign(rank, "russian") for rank in ranks] == ["7", "10", "В", "Д", "К", "Т"]


def test_the_classic_face_reads_the_same_upside_down() -> None:
    art = CardArt(DeckStyle("classic"))
    for rank, width in ((0, 100), (2, 101), (11, 100)):
        face = art.face(make_card(rank, 1), width)
        turned = pygame.transform.flip(face, True, True)
        index = pygame.Rect(3, 5, round(0.17 * width), round(0.34 * width))
        one, other = raw(face.subsurface(index)), raw(turned.subsurface(index))
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 2  # blits round by the column
        assert len(set(one)) > 3


def test_pips_stand_in_mirrored_columns() -> None:
    art = CardArt(DeckStyle("classic"))
    for width in (60, 61, 75, 92, 133):
        face = art.face(make_card(8, 3), width, small=False)  # the ten of spades
        box = pygame.Rect(round(0.2 * width), 4, width - 2 * round(0.2 * width), round(0.5 * width))
        strip = face.subsurface(box)
        assert all(
            near(strip.get_at((x, y)), strip.get_at((box.w - 1 - x, y)))
            for x in range(box.w // 2)
            for y in range(0, box.h, 3)
        ), width


def test_a_dimmed_face_differs_in_every_style() -> None:
    for style in STYLES[::3]:
        art = CardArt(style)
        plain, dimmed = (art.face(make_card(9, 1), 92, dimmed=dim) for dim in (False, True))
        assert near(dimmed.get_at((6, 100)), (163, 169, 155))
        assert near(plain.get_at((6, 100)), STOCK)


@pytest.mark.parametrize("index", INDEXES)
def test_a_wild_card_bears_its_mark(index: str) -> None:
    kit = Kit(CardArt(DeckStyle(index)), 1.0, 1.0)
    large = cardlooks.card(CardLook(make_card(5, 2), wild="as K"), (118, 165), NORMAL, kit).image
    assert near(large.get_at((10, 150)), ICE)
    assert not near(large.get_at((10, 130)), ICE)
    small = cardlooks.card(CardLook(make_card(5, 2), True, wild=""), (56, 78), NORMAL, kit).image
    plain = cardlooks.card(CardLook(make_card(5, 2), True), (56, 78), NORMAL, kit).image
    star = [(x, y) for x in range(56) for y in range(78) if near(small.get_at((x, y)), ICE)]
    assert len(star) > 60
    assert max(x for x, _ in star) < 22
    assert min(y for _, y in star) > 54
    assert raw(small.subsurface((0, 0, 56, 50))) == raw(plain.subsurface((0, 0, 56, 50)))


def test_another_style_lets_the_old_pictures_go() -> None:
    art = CardArt()
    old, back = art.face(make_card(10, 3), 92), art.back(92)
    assert art.dress(DeckStyle()) is False
    assert art.face(make_card(10, 3), 92) is old
    assert art.dress(DeckStyle("classic", True, "swedish", "wave")) is True
    assert art.style == DeckStyle("classic", True, "swedish", "wave")
    assert raw(art.face(make_card(10, 3), 92)) != raw(old)
    assert raw(art.back(92)) == raw(art.back(92, "wave")) != raw(back)


@pytest.mark.parametrize(
    ("style", "message"),
    [
        (DeckStyle(index="huge"), "no index 'huge'; there are: large, classic"),
        (DeckStyle(letters="sv"), "no letters 'sv'; there are: international, swedish, russian"),
        (DeckStyle(back="plaid"), "no back 'plaid'; there are: knit, wave, star"),
    ],
)
def test_a_style_that_is_not_there_is_refused(style: DeckStyle, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        CardArt(style)
    art = CardArt()
    with pytest.raises(ValueError, match=message):
        art.dress(style)
    assert art.style == DeckStyle()


def test_the_stage_shows_the_new_style_at_once() -> None:
    stage = Stage(Metrics(640, 540, 1.0))
    stage.show([Item("card", CardLook(make_card(10, 3)), Rect(40, 40, 100, 140))])
    surface = pygame.Surface((640, 540))
    stage.draw(surface)
    before = raw(surface.subsurface((40, 40, 100, 140)))
    assert stage.draw(surface) is False
    stage.dress(DeckStyle("classic"))
    assert stage.draw(surface) is True
    assert raw(surface.subsurface((40, 40, 100, 140))) != before
    stage.dress(DeckStyle("classic"))
    assert stage.draw(surface) is False


def test_backs_differ_in_every_width() -> None:
    for width in (16, 54, 118):
        assert len({raw(CardArt(DeckStyle(back=back)).back(width)) for back in BACKS}) == 3
