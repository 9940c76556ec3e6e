"""The players' panel: kinds, names, seats; what is kept; that nothing lies over anything."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pygame
import pytest
from table_help import cut_off

from game.host.memory import MemoryHost, MemoryStorage
from game.match import Match, Player, dumps
from game.scenes import chairs as table
from game.scenes.api import Context, Frame, Scene, Settings, Writes
from game.scenes.chairs import PERSON, Chair, Chairs
from game.scenes.curtain import CurtainScene
from game.scenes.players import TYPED, PlayersScene
from game.scenes.settings_store import load_settings, store_settings
from game.scenes.title import TitleScene
from game.stage.item import FieldLook, Item, Rect
from game.stage.metrics import Metrics
from game.text import LANGUAGES, load

WIDE = Metrics(1280, 720)
SCREENS = [
    *((1280, 720, 1.0), (2560, 1440, 2.0), (960, 540, 1.25), (1024, 768, 1.0), (3840, 2160, 1.0)),
    *((390, 844, 3.0), (844, 390, 1.0), (360, 640, 1.0), (640, 360, 1.0)),
]


@pytest.fixture(autouse=True)
def fonts() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


class Panel:
    """A panel, what it left behind, and what is stored."""

    def __init__(self, chairs: Chairs | None = None, game: str = "chicago-classic", lang: str = "sv") -> None:
        self.storage, self.left, self.went = MemoryStorage(), [], []
        self.settings = Settings(lang=lang)
        self.context = Context(
            MemoryHost(storage=self.storage), load(lang), self.settings, self.went.append, lambda: None,
            lambda: store_settings(self.storage, self.settings), lambda lang: None,
        )  # fmt: skip
        self.game = game
        chairs = table.usual(self.settings, game) if chairs is None else chairs
        self.scene = PlayersScene(self.context, game, chairs, self.left.append)

    def items(self, metrics: Metrics = WIDE) -> dict[str, Item]:
        return {item.id: item for item in self.scene.items(Frame(metrics)) if item.role is not None}

    def press(self, ident: str) -> None:
        self.scene.press(self.items()[ident].press)

    def write(self, seat: int, text: str) -> None:
        self.press(f"name:{seat}")
        self.scene.write(text)
        self.scene.wrote(True)

    @property
    def names(self) -> list[str]:
        return list(self.scene.facts()["names"])


def test_each_seat_is_a_person_or_an_opponent_of_a_level() -> None:
    panel = Panel()
    assert panel.names == ["Du", "Anna", "Björn", "Karin"]
    panel.press("who:2:person")
    panel.press("who:3:random")
    assert panel.names == ["Spelare 1", "Anna", "Spelare 3", "Karin"]
    panel.press("menu:title")
    (chairs,) = panel.left
    assert [chair.who for chair in chairs] == [PERSON, "steady", PERSON, "random"]
    assert table.players(chairs)[3] == Player("bot", "", "random")
    assert load_settings(panel.storage).tables["chicago-classic"][2] == [PERSON, ""]


def test_names_are_typed_cleaned_and_no_two_alike() -> None:
    panel = Panel()
    panel.write(0, "  Åsa\t\u200b von   der Långa Vägen  ")
    panel.write(1, "Åsa")
    panel.write(3, "åsa")
    assert panel.names == ["Åsa von der Långa", "Åsa", "Björn", "åsa 2"]
    panel.write(0, "   ")
    assert panel.names[0] == "Du"
    assert load_settings(panel.storage).tables["chicago-classic"][1] == ["steady", "Åsa"]
    panel.press("name:1")
    assert isinstance(panel.scene, Writes)
    assert panel.scene.written == ("name:1", "Åsa")
    panel.scene.write("Nej")
    panel.scene.wrote(False)
    assert panel.scene.written is None
    assert panel.names[1] == "Åsa"


def test_another_press_keeps_what_was_written() -> None:
    panel = Panel()
    panel.press("name:1")
    panel.scene.write("Berit")
    panel.press("name:2")
    panel.scene.write("Bo")
    panel.press("menu:title")
    assert [chair.name for chair in panel.left[0]] == ["", "Berit", "Bo", ""]


def test_seats_come_and_go_within_what_the_game_offers() -> None:
    panel = Panel(game="dirty-schultz")
    panel.write(1, "Berit")
    for _ in range(1):
        panel.press("menu:add-player")
    assert "menu:add-player" not in panel.items()
    assert len(set(panel.names)) == 5
    panel.press("remove:0")
    assert panel.names[0] == "Berit"
    panel.press("seats:2")
    assert "remove:0" not in panel.items()
    assert panel.names == ["Berit", "Anna"]
    assert "Only opponents: you watch." in panel.items()["note"].name or "ser på" in (
        panel.items()["note"].name
    )
    panel.press("menu:usual")
    assert panel.names == ["Du", "Anna", "Björn", "Karin"]


def test_a_bot_and_a_person_do_not_share_a_name() -> None:
    chairs = (Chair(PERSON, "Anna"), Chair("steady"), Chair("random", "Björn"))
    assert table.names(load("sv"), chairs) == ("Anna", "Karin", "Björn")


@pytest.mark.parametrize(
    "given",
    [
        *("list", 7, [], [["person", ""]], [["person"], ["steady", ""]], [["person", ""], ["genius", ""]]),
        *([["person", ""]] * 9, [["person", ""], "steady"], None),
    ],
)
def test_a_damaged_table_is_the_usual_one(given: object) -> None:
    settings = Settings(seats={"chicago-classic": 3})
    settings.tables = {"chicago-classic": given, "dirty-schultz": [["person", 5], ["random", "\x07"]]}  # type: ignore[dict-item]
    assert table.remembered(settings, "chicago-classic") == table.usual(settings, "chicago-classic")
    assert len(table.remembered(settings, "chicago-classic")) == 3
    assert table.remembered(settings, "dirty-schultz") == (Chair(PERSON), Chair("random"))


def test_a_match_of_two_people_begins_behind_the_curtain() -> None:
    went: list[Scene] = []
    settings = Settings(tables={"chicago-classic": [["person", "Åsa"], ["person", ""]]})
    context = Context(
        MemoryHost(), load("en"), settings, went.append, lambda: None, lambda: None, lambda lang: None
    )
    title = TitleScene(context)
    title.press("play")
    (curtain,) = went
    assert isinstance(curtain, CurtainScene)
    assert curtain.facts()["names"] == ["Åsa", "Player 2"]


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.x + other.w
        and other.x < one.x + one.w
        and one.y < other.y + other.h
        and other.y < one.y + one.h
    )


def check(items: list[Item], metrics: Metrics) -> None:
    """Everything in sight is within the screen, big enough, and apart from what can be pressed."""
    seen = [item for item in items if item.role is not None and item.visible]
    pressable = [item for item in seen if item.press is not None]
    for item in seen:
        x, y, w, h = item.rect
        assert 0 <= x <= x + w <= metrics.width, item.id
        assert 0 <= y <= y + h <= metrics.height, item.id
        if item.press is not None:
            assert min(w, h) >= 44 * metrics.ratio - 1, item.id
    for one, other in itertools.combinations(pressable, 2):
        assert not overlap(one.rect, other.rect), (one.id, other.id)
    for text in (item for item in seen if item.press is None):
        for item in pressable:
            assert not overlap(text.rect, item.rect), (text.id, item.id)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_nothing_lies_over_anything_or_beyond_the_screen(screen: tuple[int, int, float], lang: str) -> None:
    width, height, ratio = screen
    metrics = Metrics(round(width * ratio), round(height * ratio), ratio)
    people = (Chair(PERSON, "Wilhelmina Wåhlström"), Chair(PERSON), *(Chair("steady"),) * 6)
    for chairs, game in ((people[:2], "chicago-classic"), (people, "dirty-schultz")):
        panel = Panel(chairs, game, lang)
        for offset in (0, 10_000):
            panel.items(metrics)
            panel.scene.scroll(offset)
            items = list(panel.scene.items(Frame(metrics)))
            check(items, metrics)
            assert [fault for fault in cut_off(items, metrics) if "name:" not in fault] == []
        if chairs is people:
            shown = [item for item in items if isinstance(item.look, FieldLook) and item.visible]
            assert shown, "no field is in sight at the list's end"
    curtain = CurtainScene(panel.context, _match(), 0)  # type: ignore[arg-type]
    items = list(curtain.items(Frame(metrics)))
    check(items, metrics)
    assert cut_off(items, metrics) == []


def _match() -> object:
    from people_help import match_of

    match = match_of("chicago-classic", "person", "person")
    long = match.record.players[0]._replace(name="Wilhelmina Wåhlström")
    match.record = match.record._replace(players=(long, match.record.players[1]))
    return match


@pytest.mark.parametrize(
    ("lang", "names"),
    [("sv", ["Du", "Anna", "Bo"]), ("en", ["You", "Anna", "Bo"]), ("sr", ["Ви", "Ана", "Bo"])],
)
def test_in_a_match_usual_names_follow_the_language_and_typed_ones_stay(lang: str, names: list[str]) -> None:
    who = table.players((Chair(PERSON), Chair("steady"), Chair("steady", "Bo")))
    match, _ = Match.open(dumps(Match.start("chicago-classic", {}, who, 3).record))
    assert list(table.match_names(load(lang), match)) == names


STRANGE = (
    "日本",
    "נועה",
    "ليلى",
    "😀👍🏽",
    "a\u202eb",
    "e\u0301\u0301\u0301",
    "\ud800",
    "x" * 40,
    "👨‍👩‍👧",
    "Ω ß Đ ħ",
)


def test_signs_that_cannot_be_drawn_are_not_taken_and_that_is_said() -> None:
    shown = Panel(lang="en")
    shown.scene.press(("name", 1))
    shown.scene.write("Zoë Ђурђа Ωμ")
    assert shown.scene.written == ("name:1", "Zoë Ђурђа Ωμ")
    assert shown.context.notice == ""
    shown.scene.write("Zoë 日本😀 א")
    assert shown.scene.written == ("name:1", "Zoë  ")
    assert shown.context.notice == TYPED
    for text in STRANGE:
        shown.scene.write(text)
        shown.items()
        shown.scene.wrote(keep=True)
        shown.items()
        shown.scene.press(("name", 1))


def test_names_of_a_save_that_cannot_be_drawn_have_question_marks() -> None:
    assert table.drawn("日本 Åsa") == "?? Åsa"
    assert table.drawn("א\u202e😀Ω") == "???Ω"
    chairs = (Chair("person", "日本"), Chair("steady", "山田"), Chair("steady", ""))
    assert table.names(load("en"), chairs) == ("??", "?? 2", "Björn")


def test_a_typed_name_and_the_other_opponents_stay_when_another_kind_sits_down() -> None:
    panel = Panel()
    panel.write(1, "Olga")
    panel.press("who:1:person")
    assert panel.names == ["Spelare 1", "Olga", "Björn", "Karin"]
    panel.press("who:1:random")
    assert panel.names == ["Du", "Olga", "Björn", "Karin"]


def test_nobody_else_is_called_you() -> None:
    for lang, you in (("en", "You"), ("sv", "Du")):
        words = load(lang)
        typed = (Chair(PERSON), Chair("steady", you.upper()), Chair("steady"))
        assert table.names(words, typed) == (you, f"{you.upper()} 2", "Björn")
        assert table.names(words, (Chair(PERSON, you), Chair("steady")))[0] == you
        two = (Chair(PERSON, you), Chair(PERSON, "Bo"))
        assert table.names(words, two) == (f"{you} 2", "Bo")
