"""Russian and Serbian: three plural forms, names that need no case, letters that the page's fonts have."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from babel.messages.pofile import read_po
from fontTools.ttLib import TTFont

from game.cards import Category, make_card, parse_cards
from game.rules import events
from game.rules.api import Seat
from game.rules.schultz import events as stud
from game.telling import card_name, sentences
from game.telling.names import hand_of
from game.text import LANGUAGES, forms, load

ROOT = Path(__file__).resolve().parents[2]
RU, SR = load("ru"), load("sr")
CARDS = forms("{n} card", "{n} cards")
NAMES = ("Anna", "Lars")


@pytest.fixture(scope="module")
def staging() -> ModuleType:
    spec = importlib.util.spec_from_file_location("staging", ROOT / "build" / "staging.py")
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)  # type: ignore[union-attr]
    return module


def test_counted_words_have_three_forms() -> None:
    counts = (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111)
    assert [RU.plural(*CARDS, n) for n in counts] == [
        *("0 карт", "1 карта", "2 карты", "4 карты", "5 карт", "11 карт", "12 карт", "14 карт"),
        *("21 карта", "22 карты", "25 карт", "101 карта", "111 карт"),
    ]
    assert [SR.plural(*CARDS, n) for n in counts] == [
        *("0 карата", "1 карта", "2 карте", "4 карте", "5 карата", "11 карата", "12 карата", "14 карата"),
        *("21 карта", "22 карте", "25 карата", "101 карта", "111 карата"),
    ]


@pytest.mark.parametrize("lang", ["ru", "sr"])
def test_every_counted_message_has_three_forms_that_count(lang: str) -> None:
    with (ROOT / "assets" / "catalogues" / f"{lang}.po").open("rb") as file:
        catalogue = read_po(file, locale=lang)
    assert catalogue.num_plurals == 3
    for message in catalogue:
        if message.id and message.pluralizable:
            assert len(message.string) == 3
            assert all("{n}" in form for form in message.string), message.id  # 1, 21 and 31 share a form


def test_cards_and_hands_are_in_the_right_case() -> None:
    assert card_name(RU, make_card(5, 2)) == "семёрка червей"
    assert card_name(SR, make_card(10, 3)) == "дама пик"
    assert hand_of(RU, Category.PAIR, (11,)) == "пара королей"
    assert hand_of(SR, Category.PAIR, (11,)) == "пар краљева"
    assert hand_of(RU, Category.FULL_HOUSE, (12, 10)) == "фул-хаус из тузов и дам"
    assert hand_of(SR, Category.FULL_HOUSE, (12, 10)) == "фул од кечева и дама"


def test_events_are_told_without_a_gender_or_a_declined_name() -> None:
    king = parse_cards("KH")[0]
    happened = (
        events.CardPlayed(Seat(1), king, trick=1, led=True),
        events.ChicagoCalled(Seat(0)),
        stud.Folded(Seat(1)),
    )
    assert [line for event in happened for line in sentences(RU, [event], NAMES)] == [
        "Lars заходит: король червей.",
        "Anna объявляет Чикаго!",
        "Lars: фолд.",
    ]
    assert [line for event in happened for line in sentences(SR, [event], NAMES)] == [
        "Lars излази: краљ херц.",
        "Anna најављује Чикаго!",
        "Lars одустаје.",
    ]


def test_the_pages_fonts_have_every_letter_of_the_catalogues_and_alphabets(staging: ModuleType) -> None:
    letters = set(staging.LETTERS)
    for face in staging.FACES:
        assert letters - set(TTFont(staging.FONTS / f"FiraSans-{face}.ttf").getBestCmap()) <= {
            0x2009,
            0x202F,
            0xAD,
        }
    for lang in set(LANGUAGES) - {"en"}:
        with (ROOT / "assets" / "catalogues" / f"{lang}.po").open("rb") as file:
            said = [
                text for message in read_po(file, locale=lang) if message.id for text in (message.string,)
            ]
        used = set("".join("".join(text) for text in said)) - set("\n≥")  # ≥ in the terminal alone
        assert {char for char in used if ord(char) not in letters} == set(), lang
    alphabets = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя" + "абвгдђежзијклљмнњопрстћуфхцчџш"
    assert {char for char in alphabets + alphabets.upper() if ord(char) not in letters} == set()


def test_the_first_screen_has_the_letters_of_its_words(staging: ModuleType) -> None:
    panel = (ROOT / "build" / "page" / "panel.js").read_text(encoding="utf-8")
    assert set(staging.HEADINGS.findall(panel)) >= {"Игра окончена", "Игра је завршена", "Försök igen"}
    assert len(staging.HEADINGS.findall(panel)) == 5 * len(LANGUAGES)
