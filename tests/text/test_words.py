import gettext

import pytest

from game.cards import reason
from game.text import LANGUAGES, TextError, Words, best_language, forms, load


def test_english_is_the_message_itself() -> None:
    words = load("en")
    assert words.lang == "en"
    assert words("{name} takes the trick.", name="Anna") == "Anna takes the trick."
    assert words.plural("{n} card", "{n} cards", 1) == "1 card"
    assert words.plural(*forms("{n} card", "{n} cards"), 0) == "0 cards"
    assert words("braces {without} parameters stay") == "braces {without} parameters stay"


def test_swedish_has_the_words_of_card_players() -> None:
    words = load("sv")
    assert words("{name} takes the trick.", name="Anna") == "Anna tar sticket."
    assert words("full house") == "kåk"
    assert words.plural("Exchange {n} card", "Exchange {n} cards", 2) == "Byt 2 kort"


def test_a_message_nobody_translated_comes_out_in_english() -> None:
    assert load("sv")("No catalogue has this: {n}.", n=3) == "No catalogue has this: 3."
    assert load("sv")("") == ""


def test_reasons_are_said_with_the_reasons_inside_them() -> None:
    inner = reason("“{text}” is no rank: write one of {ranks}.", text="X", ranks="2 3")
    outer = reason("The saved match can't be continued. {reason}", reason=inner)
    assert load("sv").say(outer) == (
        "Den sparade matchen kan inte fortsättas. ”X” är ingen valör: skriv en av 2 3."
    )
    assert load("en").say(outer) == outer.english()


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(TextError, match="“tlh”: choose one of sv, en, ru, sr"):
        load("tlh")


def test_a_missing_or_damaged_catalogue_says_where_it_should_be(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("game.text.words.made", tmp_path.joinpath)
    with pytest.raises(TextError, match=r"“sv” can't be read from .*game\.mo: .*assets/make\.py"):
        load("sv")
    path = tmp_path / "locale" / "sv" / "LC_MESSAGES" / "game.mo"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"not a catalogue at all")
    with pytest.raises(TextError, match=r"can't be read"):
        load("sv")
    path.write_bytes(b"")
    with pytest.raises(TextError, match=r"can't be read"):
        load("sv")


@pytest.mark.parametrize(
    ("preferences", "expected"),
    [
        (("sv-SE", "en"), "sv"),
        (("de", "en-GB", "sv"), "en"),
        (("sv_FI.UTF-8",), "sv"),
        (("SV",), "sv"),
        (("ru-RU", "en"), "ru"),
        (("sr-Latn-RS",), "sr"),
        (("sr-Cyrl-BA", "en"), "sr"),
        (("sr_RS.UTF-8",), "sr"),
        (("nb-NO",), "sv"),
        (("da-DK", "da"), "sv"),
        (("nb-NO", "nb", "en-US"), "en"),
        (("cnr-ME",), "sr"),
        (("de-AT", "fr"), "en"),
        ((), "en"),
        (("", "svenska"), "en"),
    ],
)
def test_the_best_language_is_the_first_that_we_have(preferences: tuple[str, ...], expected: str) -> None:
    assert best_language(preferences) == expected


def test_words_take_any_gettext_catalogue() -> None:
    assert LANGUAGES == ("sv", "en", "ru", "sr")
    assert Words("xx", gettext.NullTranslations())("a {b}", b=1) == "a 1"
