"""The house-rule panel: every option can be changed, is kept, is used, and says why where it can't be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.app import App, first_scene
from game.host.memory import MemoryHost, MemoryStorage
from game.match import Match, dumps, loads
from game.rules import RULESETS, ruleset
from game.scenes import title_match as matches
from game.scenes.api import Context, Frame, Settings
from game.scenes.house_rules import HouseRulesScene
from game.scenes.house_rules_kept import changed, family, set_right, values_of
from game.scenes.settings_store import load_settings
from game.stage.item import Item
from game.stage.metrics import Metrics
from game.telling.options import refusal_words
from game.text import load


class Panel:
    """A running game with the panel of one ruleset open; what is pressed is pressed by its id."""

    def __init__(self, game: str, lang: str = "en", texts: dict[str, str] | None = None) -> None:
        settings = {"last_ruleset": game, "lang": lang}
        self.storage = MemoryStorage({"settings": json.dumps(settings), **(texts or {})})
        self.host = MemoryHost(storage=self.storage)
        self.app = App(self.host, first_scene)
        self.press("menu:house-rules")

    def step(self, *events: pygame.event.Event) -> None:
        for event in events:
            pygame.event.post(event)
        for _ in range(2):
            self.host.clock.next_frame()
            self.app.frame()

    def press(self, *idents: str) -> None:
        for ident in idents:
            self.step()
            assert ident in self.targets(), ident
            self.host.bridge.presses.append(ident)
            self.step()

    def key(self, *names: str) -> None:
        for name in names:
            self.step(pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0))

    def targets(self) -> dict[str, dict[str, object]]:
        described = self.app.describe()
        assert described["state"] == "title"
        return {target["id"]: target for target in described["targets"]}  # type: ignore[attr-defined]

    def name(self, ident: str) -> str:
        return str(self.targets()[ident]["name"])

    def kept(self) -> dict[str, dict[str, object]]:
        return load_settings(self.storage).house_rules

    def focused(self) -> str | None:
        return self.app._pointer.focused


class Direct:
    """The panel's scene alone, without a window: quicker for many presses."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.settings = Settings()
        nothing: Any = lambda *_: None  # noqa: E731
        host = MemoryHost()
        context = Context(host, load("en"), self.settings, nothing, nothing, nothing, nothing)
        self.scene = HouseRulesScene(context, game, nothing, ())

    def targets(self) -> dict[str, Item]:
        items = self.scene.items(Frame(Metrics(640, 360)))
        return {item.id: item for item in items if item.role is not None}

    def press(self, *idents: str) -> None:
        for ident in idents:
            self.scene.press(self.targets()[ident].press)

    @property
    def changes(self) -> dict[str, object]:
        return self.settings.house_rules.get(self.game, {})


@pytest.fixture(autouse=True)
def left() -> Iterator[None]:
    yield
    pygame.quit()


def idents(name: str, value: object) -> str:
    return f"option:{name}:{'null' if value is None else value}"


@pytest.mark.parametrize("game", RULESETS)
def test_every_option_can_have_each_of_its_choices_and_goes_back(game: str) -> None:
    panel = Direct(game)
    rules = ruleset(game)
    defaults = rules.default_options()
    for option in rules.options:
        name, usual = option.name, defaults[option.name]
        assert panel.targets()[f"option:{name}"].name
        for value in (v for v in option.choices if v != usual):
            if isinstance(usual, bool):
                panel.press(f"option:{name}")
            elif idents(name, value) in panel.targets():
                panel.press(idents(name, value))
            else:  # words too long to stand side by side
                while panel.changes.get(name, usual) != value:
                    panel.press(f"option:{name}:more")
            assert panel.changes == {name: value}
            assert "Standard: " in panel.targets()[f"option:{name}"].name
            panel.press(f"option:{name}" if isinstance(usual, bool) else f"option:{name}:reset")
            assert panel.changes == {}
        if len(option.choices) == 1:
            panel.press(f"option:{name}:more", f"option:{name}:more", f"option:{name}:less")
            assert panel.changes == {name: usual + 1}  # type: ignore[operator]
            panel.press(f"option:{name}:reset")


@pytest.mark.parametrize("game", RULESETS)
def test_every_number_can_be_typed(game: str) -> None:
    panel = Direct(game)
    for option in ruleset(game).options:
        if option.at_least is None or option.name == "bring_in":  # which has to be less than the small bet
            continue
        panel.press(f"option:{option.name}:other", "number:6", "number:3", "number:0", "number:erase")
        panel.press("number:ok")
        assert panel.changes == {option.name: 63}
        assert "63" in panel.targets()[f"option:{option.name}"].name
        panel.press("menu:reset")
        assert panel.changes == {}


def test_a_number_is_typed_on_the_keyboard_and_escape_leaves_it() -> None:
    panel = Panel("chicago-classic")
    panel.press("option:target:other")
    panel.key("4", "0", "backspace", "9", "return")
    assert panel.kept() == {"chicago-classic": {"target": 49}}
    panel.press("option:target:other")
    panel.key("7", "escape")
    assert panel.kept() == {"chicago-classic": {"target": 49}}
    assert "option:target:other" in panel.targets()
    panel.press("option:target:other")
    panel.key("0")
    ok = panel.targets()["number:ok"]
    assert (ok["enabled"], ok["why"]) == (False, "A whole number from 1 to 99999")
    panel.key("return")
    assert panel.kept() == {"chicago-classic": {"target": 49}}


def test_what_cannot_go_together_is_refused_with_the_rules_reason_in_plain_words() -> None:
    panel = Panel("dirty-schultz")
    panel.press("option:small_bet:other", "number:1")
    why = "A “Bring-in” of 1 is too much: it must be less than the “Small bet” of 1."
    assert panel.targets()["number:ok"]["why"] == why
    panel.press("number:cancel", "option:limit:spread", "option:small_bet:10")
    assert panel.name("option:small_bet").endswith(
        "With spread limit a bet lies between “Small bet” 10 and “Big bet” 4: swap them."
    )
    assert panel.kept() == {"dirty-schultz": {"limit": "spread"}}
    assert not panel.targets()["option:small_bet:10"]["selected"]
    panel.press("option:big_bet:20", "option:small_bet:10")
    assert panel.kept()["dirty-schultz"] == {"limit": "spread", "small_bet": 10, "big_bet": 20}


def test_nothing_that_scores_is_refused_naming_the_rules_as_people_know_them() -> None:
    rules = ruleset("chicago-classic")
    nothing = {option.name: 0 for option in rules.options if option.name.endswith("_points")}
    with pytest.raises(Exception, match="never end") as caught:
        rules.make_options(nothing)
    said = refusal_words(load("sv"), rules, caught.value.reason)
    assert "”Poäng för Chicago”" in said
    assert "_points" not in said


def test_presets_are_the_rulesets_of_the_family() -> None:
    assert family("dirty-schultz") == ("dirty-schultz", "follow-the-queen", "seven-card-stud")
    assert family("chicago-en-giv-till") == ("chicago-classic", "chicago-en-giv-till")
    panel = Panel("dirty-schultz")
    panel.press("option:ante:2", "ruleset:follow-the-queen")
    assert panel.targets()["option:trigger:queen"]["selected"]
    assert panel.targets()["option:opening:casino"]["selected"]
    panel.press("option:ante:5", "menu:title")
    title = panel.targets()
    assert title["ruleset:follow-the-queen"]["selected"]
    assert title["menu:house-rules"]["name"] == "House rules. 1 house rule changed: Ante: 5"
    panel.press("menu:play")
    record = loads(panel.storage.texts["match.follow-the-queen"])
    assert (record.ruleset, dict(record.changes)) == ("follow-the-queen", {"ante": 5})
    assert load_settings(panel.storage).last_ruleset == "follow-the-queen"


def test_a_new_match_has_the_house_rules_and_the_saved_one_keeps_its_own() -> None:
    old = Match.start("chicago-classic", {"target": 41}, matches.players(3, "steady"), 3)
    panel = Panel("chicago-classic", texts={"match.chicago-classic": dumps(old.record)})
    assert panel.name("note").endswith("The saved match goes on with the rules it began with.")
    panel.press(
        "option:exchange_rounds:2", "option:royal_flush_wins", "option:exchange_stop:46", "menu:title"
    )
    assert panel.name("menu:house-rules").startswith("House rules. 3 house rules changed: ")
    panel.press("menu:continue")
    assert dict(loads(panel.storage.texts["match.chicago-classic"]).changes) == {"target": 41}
    again = App(MemoryHost(storage=panel.storage), first_scene)
    again._scene.press("play")
    again._scene.press("yes")
    changes = dict(loads(panel.storage.texts["match.chicago-classic"]).changes)
    assert changes == {"exchange_rounds": 2, "exchange_stop": 46, "royal_flush_wins": True}


@pytest.mark.parametrize(
    ("given", "left"),
    [
        (5, {}),
        ({"whist": {"target": 3}}, {}),
        ({"chicago-classic": [1]}, {}),
        ({"chicago-classic": {"target": 41, "tie": "dance", "nil": 1, "pair_points": 10**9}}, {"target": 41}),
        ({"chicago-classic": {"target": [41], "one_open": 1, "win_check": {}}}, {}),
        ({"dirty-schultz": {"bring_in": 9, "ante": 0}}, {"ante": 0}),
    ],
)
def test_remembered_rules_that_cannot_be_are_left_out_with_a_word(given: object, left: object) -> None:
    texts = {"settings": json.dumps({"lang": "en", "speed": "fast", "house_rules": given})}
    host = MemoryHost(storage=MemoryStorage(texts))
    app = App(host, first_scene)
    for _ in range(3):
        host.clock.next_frame()
        app.frame()
    targets = {target["id"]: target["name"] for target in app.describe()["targets"]}  # type: ignore[attr-defined]
    assert targets["notice:text"].startswith("Some remembered house rules are not possible here")
    settings = app._context.settings
    assert settings.speed == "fast"
    assert [changes for changes in settings.house_rules.values() if changes] == ([left] if left else [])


def test_values_that_go_together_only_all_at_once_are_kept() -> None:
    settings = Settings(house_rules={"dirty-schultz": {"bring_in": 5, "small_bet": 10}})
    assert not set_right(settings)
    assert settings.house_rules == {"dirty-schultz": {"bring_in": 5, "small_bet": 10}}
    assert changed("dirty-schultz", {"ante": 2}, "ante", 1) == {}


def test_numbers_stand_in_rising_order_and_words_always_in_the_same() -> None:
    by_name = {option.name: option for option in ruleset("chicago-en-giv-till").options}
    assert values_of(by_name["exchange_stop"]) == (None, 42, 45, 46, 47)
    assert values_of(by_name["target"]) == (41, 51, 52)
    queen = {option.name: option for option in ruleset("follow-the-queen").options}
    assert values_of(queen["trigger"]) == ("pair", "queen", "none")


def test_storage_that_fails_is_told_and_the_rules_hold_until_the_end() -> None:
    panel = Panel("chicago-classic")
    panel.storage.blocked = True
    panel.press("option:target:41")
    assert panel.name("notice:text") == "Nothing can be saved here."
    assert panel.targets()["option:target:41"]["selected"]


def test_the_keyboard_reaches_every_rule_in_order_and_escape_goes_back() -> None:
    panel = Panel("chicago-classic")
    panel.key("down")
    panel.app._pointer.focus("option:target:52", panel.app._stage)
    seen = []
    for _ in range(60):
        ident = panel.focused() or ""
        if not ident.startswith("option:"):
            break
        seen.append(ident.split(":")[1])
        assert panel.targets()[ident]["rect"] is not None, ident
        panel.key("down")
    assert seen == [option.name for option in ruleset("chicago-classic").options]
    panel.app._pointer.focus("option:tie:shared", panel.app._stage)
    panel.key("left", "space")
    assert panel.kept() == {"chicago-classic": {"tie": "another_deal"}}
    panel.key("home")
    assert panel.targets()["option:target:52"]["rect"] is not None
    assert panel.targets()["option:tie:shared"]["rect"] is None
    panel.key("page down", "page down", "page down", "page down")
    assert panel.targets()["option:target:52"]["rect"] is None
    assert panel.targets()["option:tie:shared"]["rect"] is not None
    panel.key("page up", "end", "escape")
    assert "menu:play" in panel.targets()


def test_wheel_and_finger_move_the_list_and_press_nothing() -> None:
    panel = Panel("chicago-classic")
    before = panel.targets()["option:one_open"]["rect"]
    assert isinstance(before, list)
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0, flipped=False)
    panel.step(wheel)
    after = panel.targets()["option:one_open"]["rect"]
    assert after == [before[0], before[1] - 72, *before[2:]]
    x, y = (after[0] + 40) / 1280, (after[1] + 20) / 720
    moves = [(pygame.FINGERDOWN, y), (pygame.FINGERMOTION, y - 0.1), (pygame.FINGERUP, y - 0.1)]
    panel.step(*(pygame.event.Event(kind, x=x, y=at, finger_id=0) for kind, at in moves))
    dragged = panel.targets()["option:one_open"]["rect"]
    assert isinstance(dragged, list)
    assert after[1] - dragged[1] in (71, 72)  # a tenth of the screen
    assert panel.kept() == {}
    y = (dragged[1] + 20) / 720
    panel.step(*(pygame.event.Event(k, x=x, y=y, finger_id=0) for k in (pygame.FINGERDOWN, pygame.FINGERUP)))
    assert panel.kept() == {"chicago-classic": {"one_open": True}}


def test_more_leads_down_and_to_the_beginning_again() -> None:
    panel = Panel("dirty-schultz")
    assert panel.name("menu:more") == "9 more rules"
    while panel.name("menu:more") != "To the beginning":
        panel.press("menu:more")
    assert panel.targets()["option:deals:null"]["rect"] is not None
    panel.press("menu:more")
    assert panel.name("menu:more") == "9 more rules"


def test_what_changes_out_of_sight_comes_into_sight() -> None:
    panel = Panel("chicago-classic")
    assert panel.targets()["option:tie:shared"]["rect"] is None
    panel.press("option:tie:shared")
    assert panel.targets()["option:tie:shared"]["rect"] is not None


def test_a_list_let_go_glides_on_and_comes_to_rest_and_a_touch_holds_it() -> None:
    def pulled(still: bool) -> tuple[HouseRulesScene, MemoryHost]:
        panel = Direct("chicago-classic")
        host = panel.scene._context.host
        assert isinstance(host, MemoryHost)
        host.bridge.still = still
        panel.targets()
        for _ in range(5):
            panel.scene.scroll(20)
            panel.scene.tick(20, False)
        panel.scene.scroll(0, free=True)
        return panel.scene, host

    scene, _ = pulled(still=True)
    scene.tick(20, False)
    assert scene._list.offset == 100
    scene, _ = pulled(still=False)
    scene.tick(20, False)
    assert 110 < scene._list.offset <= 120
    scene.scroll(0)
    at = scene._list.offset
    scene.tick(20, False)
    assert scene._list.offset == at
    scene, _ = pulled(still=False)
    for _ in range(200):
        scene.tick(20, False)
    assert 200 < scene._list.offset < 500
    scene.stale = False
    scene.tick(20, False)
    assert not scene.stale


def test_ok_twice_in_one_moment_takes_the_number_once() -> None:
    panel = Panel("dirty-schultz")
    panel.press("option:stack:other", "number:9")
    panel.host.bridge.presses += ["number:ok", "number:ok"]
    panel.step()
    assert load_settings(panel.storage).house_rules == {"dirty-schultz": {"stack": 9}}
