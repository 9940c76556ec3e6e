"""Every language at the table: switching keeps the deal, and every prompt fits its place."""

import pytest
from table_help import WIDE, new_match, new_scene, person_decides, play_until

from game.cards import Category
from game.scenes.chairs import names as names_of
from game.scenes.chairs import seated
from game.scenes.stud_layout import stud_zones
from game.scenes.title_match import players
from game.stage import fonts
from game.stage.layout import Spot, zones
from game.stage.metrics import Metrics
from game.telling import category_name, suit_name
from game.text import LANGUAGES, load

SIZES = ((360, 640), (390, 844), (640, 360), (844, 390), (1280, 720), (2560, 1440))
CHICAGO = (
    "Your turn – choose cards",
    "Your turn – show, then exchange",
    "Your turn – take the open card?",
    "Your turn – choose",
    "Your turn – declare your hand",
    "Your turn – lead a card",
    "Your trick – lead a card",
    "Your turn – play any card",
)
STUD = ("Your turn – check or bet", "Your turn – check or raise", "Your turn – you can only check")
PAIR_OR_BETTER = [category for category in Category if category > Category.HIGH_CARD]


def fits(text: str, spot: Spot, metrics: Metrics) -> bool:
    full = metrics.font(spot.size)
    least = min(full, metrics.font(min(spot.least, spot.size)))
    return fonts.fit(text, full, least, 600, round(spot.room * metrics.scale), spot.lines).fits


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_prompt_fits(size: tuple[int, int], lang: str) -> None:
    words, metrics = load(lang), Metrics(*size)
    said = [words(text) for text in CHICAGO]
    said.append(words("Your turn – all 5 tricks for ±{points}?", points=15))
    said += [words("Your turn – follow {suit}", suit=suit_name(words, suit)) for suit in range(4)]
    for category in PAIR_OR_BETTER:
        said.append(words("Your turn – highest: {hand}", hand=category_name(words, category)))
    bets = [*(words(text) for text in STUD), words("Your turn – {n} to call", n=120)]
    for texts, spot in (
        (said, zones(metrics, 4).own.prompt),
        (bets, stud_zones(metrics, 4).zones.own.prompt),
    ):
        assert [text for text in texts if not fits(text, spot, metrics)] == []


def test_switching_the_language_keeps_the_deal_and_says_it_all_anew() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match, "sv")
    assert play_until(scene, match, person_decides)
    lines, told = match.record.lines, {}
    for lang in LANGUAGES:
        scene._context.words = load(lang)
        told[lang] = {item.id: item.name for item in scene.items(WIDE) if item.role is not None}
    assert match.record.lines == lines
    assert told["sv"].keys() == told["en"].keys() == told["ru"].keys() == told["sr"].keys()
    assert [told[lang]["action:stand"] for lang in LANGUAGES] == ["Stå", "Stand", "При своих", "Без замене"]
    assert told["ru"]["prompt"] == "Ваш ход\N{NO-BREAK SPACE}— выберите карты для обмена"
    assert told["sr"]["prompt"] == "Ваш потез\N{NO-BREAK SPACE}– изаберите карте за замену"


def test_the_opponents_are_named_in_the_languages_letters() -> None:
    names = {lang: list(names_of(load(lang), seated(players(4, "steady")))) for lang in LANGUAGES}
    assert names == {
        "sv": ["Du", "Anna", "Björn", "Karin"],
        "en": ["You", "Anna", "Björn", "Karin"],
        "ru": ["Вы", "Анна", "Бьёрн", "Карин"],
        "sr": ["Ви", "Ана", "Бјерн", "Карин"],
    }
