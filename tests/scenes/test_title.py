"""The title: what it offers, what it remembers, what it asks, and that nothing lies over anything."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator

import pygame
import pytest
from table_help import cut_off

from game.host.memory import MemoryHost, MemoryStorage
from game.match import Match, dumps
from game.scenes import title_match as matches
from game.scenes.api import Context, Frame, Scene, Settings
from game.scenes.settings_store import load_settings, store_settings
from game.scenes.summary import SummaryScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.stage.item import Item, Rect, Role
from game.stage.metrics import Metrics
from game.text import LANGUAGES, load

SAVE = "match.chicago-classic"
WIDE = Metrics(1280, 720)
MANY = [["person", "Wilhelmina Wåhlström"], ["person", ""], *[["steady", ""]] * 4, *[["random", ""]] * 2]
SCREENS = [
    (1280, 720, 1.0),
    (2560, 1440, 2.0),
    (960, 540, 1.25),
    (1024, 768, 1.0),
    (390, 844, 3.0),
    (844, 390, 1.0),
    (360, 640, 1.0),
    (640, 360, 1.0),
]


@pytest.fixture(autouse=True)
def fonts() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


class Shown:
    """A title and where it led."""

    def __init__(self, texts: dict[str, str] | None = None, lang: str = "sv", can_quit: bool = True) -> None:
        self.storage = MemoryStorage(texts)
        self.went: list[Scene] = []
        self.left = False
        host = MemoryHost(storage=self.storage, can_quit=can_quit)
        settings = load_settings(self.storage)
        self.context = Context(
            host, load(lang), settings, self.went.append, self._leave,
            lambda: store_settings(self.storage, settings), self._speak,
        )  # fmt: skip
        self.title = TitleScene(self.context)

    def _leave(self) -> None:
        self.left = True

    def _speak(self, lang: str) -> None:
        self.context.words = load(lang)

    def items(self, metrics: Metrics = WIDE) -> dict[str, Item]:
        return {item.id: item for item in self.title.items(Frame(metrics)) if item.role is not None}

    def press(self, ident: str) -> None:
        self.title.press(self.items()[ident].press)


def saved(actions: int = 4, seed: int = 3) -> str:
    match = Match.start("chicago-classic", {}, matches.players(3, "steady"), seed)
    for _ in range(actions):
        match.submit(match.ruleset.legal_actions(match.state)[-1])
    return dumps(match.record)


def test_it_offers_games_seats_and_languages() -> None:
    shown = Shown()
    items = shown.items()
    for ident in ("ruleset:chicago-classic", "ruleset:chicago-en-giv-till", "language:sv", "language:en"):
        assert items[ident].role is Role.CHOICE
    assert {ident for ident, item in items.items() if item.selected} == {
        "ruleset:chicago-classic",
        "language:sv",
        "seats:4",
    }
    names = [item.name for ident, item in items.items() if ident.startswith("player:")]
    assert names == ["Du, här", "Anna, dator, stadig", "Björn, dator, stadig", "Karin, dator, stadig"]
    assert items["menu:play"].look.kind == "primary"
    assert items["menu:play"].key == "return"
    assert "menu:continue" not in items
    assert "menu:settings" in items
    assert "menu:quit" in items
    assert "menu:quit" not in Shown(can_quit=False).items()


def players_of(shown: Shown) -> list[str]:
    return [item.name for ident, item in shown.items().items() if ident.startswith("player:")]


def panel(shown: Shown, *presses: object) -> None:
    """Press in the players' panel, and leave it."""
    shown.press("player:0")
    scene = shown.went.pop()
    for press in (*presses, "done"):
        scene.press(press)
    assert shown.went.pop() is shown.title


def test_choices_are_remembered_by_game() -> None:
    shown = Shown()
    panel(shown, ("seats", "2"), ("who:1", "random"))
    shown.press("ruleset:dirty-schultz")
    panel(shown, ("seats", "3"))
    shown.press("menu:add-player")
    kept = load_settings(shown.storage)
    assert kept.last_ruleset == "dirty-schultz"
    assert kept.seats == {"chicago-classic": 2, "dirty-schultz": 4}
    assert kept.level == "random"
    again = Shown(shown.storage.texts)
    assert len(players_of(again)) == 4
    again.press("ruleset:chicago-classic")
    assert players_of(again) == ["Du, här", "Anna, dator, på måfå"]


def test_a_press_plays_with_the_chosen_people() -> None:
    shown = Shown()
    panel(shown, ("seats", "3"), ("who:1", "random"), ("who:2", "random"))
    shown.press("menu:play")
    (table,) = shown.went
    assert isinstance(table, TableScene)
    match = table._match
    assert [tuple(player) for player in match.players] == [
        ("person", "", None),
        ("bot", "", "random"),
        ("bot", "", "random"),
    ]
    assert table.facts()["names"] == ["Du", "Anna", "Björn"]
    assert match.record.seed == 1
    assert shown.storage.texts[SAVE] == dumps(match.record)


def test_a_saved_match_goes_on_with_its_standing_shown() -> None:
    shown = Shown({SAVE: saved()})
    items = shown.items()
    assert items["menu:continue"].look.kind == "primary"
    assert items["menu:play"].look.kind == "secondary"
    assert "Giv 1 · 0–0" in items["ruleset:chicago-classic"].name
    assert items["caption"].name == "Chicago, klassisk · giv 1 · delad ledning på 0" or "giv 1" in (
        items["caption"].name
    )
    shown.press("menu:continue")
    (table,) = shown.went
    assert isinstance(table, TableScene)
    assert dumps(table._match.record) == saved()


def test_a_new_match_over_an_unfinished_one_asks_first() -> None:
    text = saved()
    shown = Shown({SAVE: text})
    shown.press("menu:play")
    assert shown.went == []
    items = shown.items()
    pressable = [ident for ident, item in items.items() if item.press is not None]
    assert pressable == ["menu:replace", "menu:keep"]
    assert shown.storage.texts[SAVE] == text
    shown.press("menu:keep")
    assert shown.went == []
    assert "menu:continue" in shown.items()
    shown.press("menu:play")
    assert shown.title.key("escape")
    assert "menu:continue" in shown.items()
    shown.press("menu:play")
    shown.press("menu:replace")
    assert isinstance(shown.went[0], TableScene)
    assert shown.storage.texts[SAVE] != text


@pytest.mark.parametrize("text", [saved()[:-9], "", "list\n", saved().replace("record 1", "record 9")])
def test_a_damaged_save_is_told_and_kept_aside(text: str) -> None:
    shown = Shown({SAVE: text}, "en")
    items = shown.items()
    assert "menu:continue" not in items
    assert items["notice"].name.startswith("The saved match can't be continued and has been set aside.")
    assert shown.storage.texts == {f"{SAVE}.aside-1": text}
    shown.press("menu:play")
    assert isinstance(shown.went[0], TableScene)
    assert shown.storage.texts[f"{SAVE}.aside-1"] == text


def test_what_is_left_of_a_damaged_save_can_be_played_on() -> None:
    whole = saved()
    shown = Shown({SAVE: whole[:-9]}, "en")
    assert shown.items()["menu:rescue"].name == "Continue up to the damage"
    shown.press("menu:rescue")
    [table] = shown.went
    assert isinstance(table, TableScene)
    assert shown.storage.texts == {SAVE: whole, f"{SAVE}.aside-1": whole[:-9]}


def test_a_match_saved_between_deals_goes_on_at_its_summary() -> None:
    match = Match.start("chicago-classic", {}, matches.players(2, "steady"), 3)
    while not match.is_deal_over:
        match.submit(match.ruleset.legal_actions(match.state)[-1])
    shown = Shown({SAVE: dumps(match.record)})
    shown.press("menu:continue")
    assert isinstance(shown.went[0], SummaryScene)


def test_language_and_leaving() -> None:
    shown = Shown()
    shown.press("language:en")
    assert shown.items()["menu:play"].name == "New match"
    shown.press("menu:quit")
    assert shown.left


def test_settings_of_games_and_levels_that_are_gone_do_no_harm() -> None:
    shown = Shown(
        {"settings": '{"last_ruleset": "whist", "level": "genius", "seats": {"chicago-classic": 9}}'}
    )
    assert isinstance(shown.context.settings, Settings)
    items = shown.items()
    assert items["ruleset:chicago-classic"].selected
    assert len([ident for ident in items if ident.startswith("player:")]) == 4


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.x + other.w
        and other.x < one.x + one.w
        and one.y < other.y + other.h
        and other.y < one.y + one.h
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_nothing_lies_over_anything_or_beyond_the_screen(screen: tuple[int, int, float], lang: str) -> None:
    width, height, ratio = screen
    metrics = Metrics(round(width * ratio), round(height * ratio), ratio)
    stud = '{"last_ruleset": "seven-card-stud", "house_rules": {"seven-card-stud": {"ante": 2, "stack": 50}}}'
    for texts in (
        {},
        {SAVE: saved()},
        {SAVE: saved(22)},
        {SAVE: "damaged"},
        {"settings": stud},
        {"settings": stud, "match.seven-card-stud": "damaged"},
        {"settings": json.dumps({"last_ruleset": "dirty-schultz", "tables": {"dirty-schultz": MANY}})},
        {"settings": json.dumps({"tables": {"chicago-classic": MANY[:2]}})},
    ):
        items = list(Shown(texts, lang).items(metrics).values())
        for item in items:
            assert item.rect.x >= 0
            assert item.rect.x + item.rect.w <= metrics.width
            assert item.rect.y >= 0
            assert item.rect.y + item.rect.h <= metrics.height
            if item.press is not None:
                assert min(item.rect.w, item.rect.h) >= 44 * ratio - 1, item.id
        pressable = [item for item in items if item.press is not None]
        for one, other in itertools.combinations(pressable, 2):
            assert not overlap(one.rect, other.rect), (one.id, other.id)
        assert cut_off(items, metrics) == []
        for text in (item for item in items if item.role is Role.TEXT and item.name):
            for item in pressable:
                assert not overlap(text.rect, item.rect), (text.id, item.id)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_question_fits(screen: tuple[int, int, float], lang: str) -> None:
    width, height, ratio = screen
    metrics = Metrics(round(width * ratio), round(height * ratio), ratio)
    shown = Shown({SAVE: saved()}, lang)
    shown.press("menu:play")
    items = shown.items(metrics)
    assert cut_off(list(items.values()), metrics) == []
    for one, other in itertools.combinations(items.values(), 2):
        assert not overlap(one.rect, other.rect), (one.id, other.id)
    assert min(items["menu:keep"].rect.h, items["menu:replace"].rect.h) >= 44 * ratio - 1


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (360, 640)])
def test_the_number_of_players_is_one_press_away(size: tuple[int, int]) -> None:
    shown, metrics = Shown(), Metrics(*size)
    assert shown.items(metrics)["seats:4"].selected
    shown.title.press(shown.items(metrics)["seats:3"].press)
    items = shown.items(metrics)
    assert items["seats:3"].selected
    assert not items["seats:4"].selected
    shown.press("menu:play")
    assert len(shown.went[0]._match.players) == 3


def test_the_way_to_the_house_rules_tells_what_else_lies_behind_it() -> None:
    shown = Shown(lang="en")
    assert shown.items()["menu:house-rules"].name == "House rules. As standard"
    shown.press("ruleset:dirty-schultz")
    row = shown.items()["menu:house-rules"]
    assert row.name == "House rules. As standard · here also Follow the Queen, Seven-card stud"
    assert "here also Follow the Queen" in row.look.text
    narrow = shown.items(Metrics(360, 640))["menu:house-rules"]
    assert narrow.name == row.name
    assert narrow.look.text == "House rules\nAs standard · 2 more variants"
