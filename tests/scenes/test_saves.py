"""Saved matches: written after everything, refused politely, kept aside, never overwritten unasked."""

from __future__ import annotations

import json

import pytest

from game.cards import Reason
from game.host.memory import MemoryHost, MemoryStorage
from game.match import Match, Player, dumps
from game.scenes import saves
from game.scenes.api import Context, Settings
from game.scenes.settings_store import KEY, load_settings, store_settings
from game.text import load

NAME = "chicago-classic"
SAVE = "match.chicago-classic"


def new_context(storage: MemoryStorage) -> Context:
    def nothing(*_given: object) -> None: ...

    host = MemoryHost(storage=storage)
    return Context(host, load("en"), Settings(), nothing, nothing, nothing, nothing)


def new_match(seed: int = 3) -> Match:
    return Match.start(NAME, {}, (Player("person", "You"), Player("bot", "Anna", "steady")), seed)


def act(match: Match) -> None:
    match.submit(match.ruleset.legal_actions(match.state)[-1])


def test_a_match_is_written_at_once_and_after_every_action() -> None:
    storage = MemoryStorage()
    match = new_match()
    saves.keep(new_context(storage), match)
    assert storage.texts[SAVE] == dumps(match.record)
    for _ in range(5):
        act(match)
        assert storage.texts[SAVE] == dumps(match.record)
        again = saves.load_match(storage, NAME)
        assert isinstance(again, Match)
        assert again.state == match.state


def test_a_new_deal_is_written_too() -> None:
    storage = MemoryStorage()
    match = new_match()
    saves.keep(new_context(storage), match)
    while not match.is_deal_over:
        act(match)
    match.next_deal()
    assert storage.texts[SAVE].splitlines()[-2] == "next"


def good_text() -> str:
    match = new_match()
    act(match)
    act(match)
    return dumps(match.record)


def edited() -> str:
    return good_text().replace('"seed": 3', '"seed": 4')


DAMAGED = {
    "empty": lambda: "",
    "truncated": lambda: good_text()[:-20],
    "no line": lambda: good_text()[:30],
    "edited": edited,
    "future": lambda: good_text().replace("record 1", "record 2"),
    "foreign": lambda: "a shopping list\nmilk\n",
    "binary": lambda: "\ufffd\x00\ufffd",
}


@pytest.mark.parametrize("kind", DAMAGED)
def test_what_can_not_be_read_is_refused_in_words_and_kept_aside(kind: str) -> None:
    text = DAMAGED[kind]()
    storage = MemoryStorage({SAVE: text})
    refused = saves.load_match(storage, NAME)
    assert isinstance(refused, saves.Refused)
    assert refused.kept_aside
    assert storage.texts == {f"{SAVE}.aside-1": text}
    told = load("en").say(saves.lost(refused))
    assert told.startswith("The saved match can't be continued and has been set aside. ")
    assert told.endswith((".", "”"))
    assert load("sv").say(saves.lost(refused)) != told


def test_a_match_of_another_game_in_the_place_is_refused() -> None:
    other = Match.start("chicago-en-giv-till", {}, new_match().players, 3)
    storage = MemoryStorage({SAVE: dumps(other.record)})
    refused = saves.load_match(storage, NAME)
    assert isinstance(refused, saves.Refused)
    assert "chicago-en-giv-till" in load("en").say(saves.lost(refused))


def test_older_rules_are_told_as_such() -> None:
    record = new_match().record
    storage = MemoryStorage({SAVE: dumps(record._replace(version=record.version + 1))})
    refused = saves.load_match(storage, NAME)
    assert isinstance(refused, saves.Refused)
    assert f"version {record.version + 1}" in load("en").say(refused.reason)


def test_what_can_not_be_set_aside_says_only_that() -> None:
    told = load("en").say(saves.lost(saves.Refused(Reason("It is empty."), False)))
    assert told == "The saved match can't be continued. It is empty."


def test_nothing_there_is_no_match() -> None:
    storage = MemoryStorage()
    assert saves.load_match(storage, NAME) is None
    storage.blocked = True
    assert saves.load_match(storage, NAME) is None


def test_blocked_storage_is_told_once_and_play_goes_on() -> None:
    storage = MemoryStorage()
    storage.blocked = True
    context, match = new_context(storage), new_match()
    saves.keep(context, match)
    assert context.notice == "Nothing can be saved here."
    context.notice = ""
    act(match)
    assert context.notice == ""
    assert match.actions == 1


def test_a_second_window_does_not_overwrite_the_first() -> None:
    storage = MemoryStorage()
    first, here = new_match(), new_context(storage)
    saves.keep(here, first)
    second = saves.load_match(storage, NAME)
    assert isinstance(second, Match)
    there = new_context(storage)
    saves.keep(there, second)
    act(first)
    ahead = storage.texts[SAVE]
    act(second)
    assert storage.texts[SAVE] == ahead
    assert there.notice.startswith("This match goes on in another window.")
    assert here.notice == ""


def test_a_finished_match_is_forgotten_but_no_other() -> None:
    storage = MemoryStorage()
    context, match = new_context(storage), new_match()
    saves.keep(context, match)
    saves.forget(context, new_match(seed=4))
    assert SAVE in storage.texts
    saves.forget(context, match)
    assert storage.texts == {}


def test_settings_come_back_as_kept() -> None:
    storage = MemoryStorage()
    assert load_settings(storage) == Settings()
    kept = Settings(
        lang="en", speed="fast", last_ruleset="chicago-en-giv-till", seats={NAME: 3}, level="random"
    )
    store_settings(storage, kept)
    assert load_settings(storage) == kept


def test_settings_of_a_later_version_keep_what_is_known() -> None:
    storage = MemoryStorage({KEY: json.dumps({"lang": "sv", "carpet": "red"})})
    assert load_settings(storage) == Settings(lang="sv")
    assert KEY in storage.texts


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "[" * 100_000,
    ],
)
def test_damaged_settings_are_set_aside_and_defaults_hold(text: str) -> None:
    storage = MemoryStorage({KEY: text})
    assert load_settings(storage) == Settings()
    assert storage.texts == {f"{KEY}.aside-1": text}


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ({"lang": 3, "speed": "slow"}, Settings(speed="slow")),
        ({"speed": "warp", "table": "blue"}, Settings(table="blue")),
        ({"table": ["blue"], "back": "wave", "contrast": 1}, Settings(back="wave")),
        ({"letters": "greek", "index": "classic", "confirm_play": True},
         Settings(index="classic", confirm_play=True)),
        ({"seats": {"chicago-classic": "two", "dirty-schultz": 5, "whist": True}},
         Settings(seats={"dirty-schultz": 5})),
        ({"seats": 4, "four_colours": True, "figures": None}, Settings(four_colours=True)),
    ],
)  # fmt: skip
def test_values_that_cannot_be_are_left_out_and_the_rest_holds(given: object, left: Settings) -> None:
    storage = MemoryStorage({KEY: json.dumps(given)})
    assert load_settings(storage) == left
    assert list(storage.texts) == [KEY]


def test_blocked_storage_gives_default_settings() -> None:
    storage = MemoryStorage()
    storage.blocked = True
    assert load_settings(storage) == Settings()


def test_a_damaged_match_can_go_on_from_before_its_damage() -> None:
    match = new_match()
    for _ in range(4):
        act(match)
    lines = dumps(match.record).splitlines(keepends=True)
    text = "".join((*lines[:5], "3 sing\n", *lines[6:]))
    storage = MemoryStorage({SAVE: text})
    refused = saves.load_match(storage, NAME)
    assert isinstance(refused, saves.Refused)
    assert storage.texts == {f"{SAVE}.aside-1": text}
    assert refused.rescued is not None
    assert refused.rescued.record == match.record._replace(lines=match.record.lines[:3])
    saves.keep(new_context(storage), refused.rescued)
    act(refused.rescued)
    assert storage.texts[f"{SAVE}.aside-1"] == text
    again = saves.load_match(storage, NAME)
    assert isinstance(again, Match)
    assert again.state == refused.rescued.state


def test_nothing_is_rescued_where_nothing_was_played() -> None:
    lines = dumps(new_match().record).splitlines(keepends=True)
    refused = saves.load_match(MemoryStorage({SAVE: "".join((*lines[:2], "3 sing\n"))}), NAME)
    assert isinstance(refused, saves.Refused)
    assert refused.rescued is None


@pytest.mark.parametrize("name", ["lang", "level", "last_ruleset"])
def test_half_a_surrogate_pair_in_the_settings_is_left_out(name: str) -> None:
    storage = MemoryStorage({KEY: f'{{"{name}": "\\ud800", "speed": "fast", "seats": {{"\\ud800": 3}}}}'})
    settings = load_settings(storage)
    assert getattr(settings, name) == getattr(Settings(), name)
    assert (settings.speed, settings.seats) == ("fast", {})
    store_settings(storage, settings)
    storage.texts[KEY].encode("utf-8")
