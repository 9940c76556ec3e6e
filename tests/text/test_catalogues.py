"""The catalogues hold every sentence of game/ and nothing else; the checker finds what is not so."""

import importlib.util
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from game.text import LANGUAGES

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "catalogues"


@pytest.fixture(scope="module")
def update():
    spec = importlib.util.spec_from_file_location("catalogue_update", FOLDER / "update.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_catalogues_are_complete_and_up_to_date(update) -> None:
    before = {path: path.read_bytes() for path in FOLDER.iterdir() if path.is_file()}
    assert update.problems() == []
    assert before == {path: path.read_bytes() for path in FOLDER.iterdir() if path.is_file()}


def test_every_language_but_english_has_a_catalogue(update) -> None:
    assert {path.stem for path in update.languages()} == set(LANGUAGES) - {"en"}


def test_all_ways_of_marking_are_found(update, tmp_path) -> None:
    (tmp_path / "a.py").write_text(
        'context.words("one {a}", a=1)\nwords.plural("{n} two", "{n} twos", n)\n'
        'X = N_("three")\nY = forms("{n} four", "{n} fours")\nother("five")\n'
        'words.plural(N_("{n} six"), N_("{n} sixes"), n)\nwords(N_("seven"))\nwords(variable)\n',
        encoding="utf-8",
    )
    found = {message.id for message in update.extract(tmp_path) if message.id}
    assert found == {
        "one {a}",
        ("{n} two", "{n} twos"),
        "three",
        ("{n} four", "{n} fours"),
        ("{n} six", "{n} sixes"),
        "seven",
    }


def test_missing_fuzzy_superfluous_and_misplaced_are_told_apart(update) -> None:
    template, catalogue = Catalog(), Catalog(locale="sv")
    for message in ("Hi {name}", "Missing", "Doubtful", "Good", ("{n} card", "{n} cards")):
        template.add(message)
    catalogue.add("Hi {name}", "Hej {namn}")
    catalogue.add("Missing", "")
    catalogue.add("Doubtful", "Tvivelaktig", flags=["fuzzy"])
    catalogue.add("Good", "Bra")
    catalogue.add(("{n} card", "{n} cards"), ("ett kort", "{n} kort"))
    catalogue.add("Gone", "Borta")
    assert update.faults(template, catalogue) == [
        "other places (name, namn): Hej {namn}",
        "missing: Missing",
        "fuzzy: Doubtful",
        "superfluous: Gone",
    ]


def test_updating_keeps_translations_and_drops_what_is_gone(update) -> None:
    template, catalogue = Catalog(), Catalog(locale="sv")
    template.add("Good")
    template.add("New")
    catalogue.add("Good", "Bra")
    catalogue.add("Gone", "Borta")
    update.update(template, catalogue)
    assert catalogue.get("Good").string == "Bra"
    assert update.faults(template, catalogue) == ["missing: New", "superfluous: Gone"]
