"""Several people at one device: the curtain between them, and nothing of the next hand anywhere."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pygame
import pytest
from people_help import METRICS, Device, hands, hidden_from, match_of, public_log, whispers

from game.app import App, first_scene
from game.cards import FULL_DECK, Category
from game.host.memory import MemoryHost, MemoryStorage
from game.match import Match, dumps, loads
from game.rules import MAIN
from game.rules.api import Seat, Verb
from game.scenes import table_pace
from game.scenes import title_match as matches
from game.scenes.curtain import GUARD_MS, CurtainScene
from game.scenes.games import game_for
from game.scenes.saves import load_match
from game.scenes.summary import SummaryScene
from game.scenes.table import TableScene
from game.telling import capital, category_name, hand_name

PEOPLE = ("person", "random", "person")


@pytest.fixture(autouse=True)
def fonts() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


def hand_names(device: Device, match: Match) -> dict[Seat, str]:
    """What each seat's hand is called to its owner."""
    found = {}
    for seat in hands(match):
        rank = getattr(match.observe(seat).seats[seat], "hand_rank", None)
        if rank is not None:
            found[seat] = capital(hand_name(device.context.words, rank))
    return found


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("ruleset", MAIN)
def test_nobody_sees_anything_of_anothers_hand(ruleset: str, lang: str) -> None:
    first = {"sv": 0, "en": 1}[lang]  # once a person acts first, once the opponent
    seeds = (match_of(ruleset, *PEOPLE, seed=seed) for seed in range(99))
    match = next(match for match in seeds if match.to_act() == first)
    device = Device(match, lang)
    words = device.context.words
    seen: list[Seat | None] = []
    for scene in device.moments():
        if isinstance(scene, CurtainScene):
            said = device.said()
            assert whispers(device, FULL_DECK) == []
            for category in Category:
                assert category_name(words, category).lower() not in device.words()
            for name in hand_names(device, match).values():
                assert name.lower() not in said.lower()
            assert scene.facts()["lines"] == []
            assert "scores" not in scene.facts()
            seen.append(Seat(-1))
        elif isinstance(scene, TableScene):
            you, names = scene._you, hand_names(device, match)
            assert you is None or match.players[you].kind == "person"
            for seat, cards in hidden_from(match, you).items():
                assert whispers(device, cards) == [], (match.actions, you, seat)
                for sheet in ("log", "scores"):
                    scene.press(sheet)
                    assert whispers(device, cards) == [], (match.actions, you, seat, sheet)
                    scene.press("stay")
                name = names.get(seat, "")
                public = " ".join(public_log(match, words)).lower()
                if name and name != names.get(you) and name.lower() not in public:
                    assert name not in device.said(), (match.actions, you, seat)
            seen.append(you)
    assert isinstance(device.scene, SummaryScene)
    assert {0, 2} <= set(seen)
    assert seen[0] == (-1 if first == 0 else None)
    for before, after in itertools.pairwise(seen):
        if after is not None and after >= 0 and before != after:
            assert before == -1, "a person's table came without the curtain"


def test_the_one_who_acts_again_needs_no_curtain() -> None:
    match = match_of("chicago-en-giv-till", "person", "person")
    device = Device(match)
    curtains, turns, last = 0, 0, None
    for scene in device.moments():
        curtains += isinstance(scene, CurtainScene)
        seat = match.to_act()
        forced = table_pace.forced(match, game_for(match.observe(seat)).only_action)
        if seat is not None and seat != last and forced is None:
            last, turns = seat, turns + 1
    assert 4 < curtains == turns


def test_forced_moves_between_people_tell_nothing_but_the_last_card_goes_by_itself() -> None:
    match = match_of("chicago-classic", "person", "person")
    waited, alone = set(), set()
    while not match.is_deal_over:
        seat = match.to_act()
        assert seat is not None
        view = match.observe(seat)
        action = game_for(view).only_action(view)
        if action is not None:
            (alone if table_pace.forced(match, game_for(view).only_action) else waited).add(action.verb)
        match.submit(match.ruleset.legal_actions(match.state)[-1])
    assert alone == {Verb.PLAY}
    assert waited >= {Verb.PASS}


def test_what_one_did_is_seen_before_the_curtain_falls() -> None:
    match = match_of("chicago-classic", "person", "person")
    device = Device(match, speed="instant")
    first = match.to_act()
    device.tick(GUARD_MS)
    device.press("menu:ready")
    table = device.scene
    assert isinstance(table, TableScene)
    device.scene.press(("card", table._hand()[0]))
    device.scene.press(("button", "action:exchange"))
    new = table._hand()
    assert match.to_act() != first
    device.tick(500)
    assert device.scene is table
    assert whispers(device, new) != []
    for _ in range(30):
        device.tick(100)
    assert isinstance(device.scene, CurtainScene)
    assert whispers(device, FULL_DECK) == []


def test_a_hasty_press_does_not_open_the_curtain() -> None:
    device = Device(match_of("chicago-classic", "person", "person"))
    curtain = device.scene
    device.press("menu:ready")
    device.press("menu:title")
    assert device.scene is curtain
    assert curtain.busy
    device.tick(GUARD_MS)
    assert not curtain.busy
    device.press("menu:ready")
    assert isinstance(device.scene, TableScene)


@pytest.mark.parametrize("ruleset", MAIN)
def test_a_match_of_several_people_goes_on_behind_the_curtain(ruleset: str) -> None:
    match = match_of(ruleset, *PEOPLE, seed=5)
    device = Device(match)
    for _ in device.moments():
        if match.actions < 2 or match.to_act() not in (0, 2):
            continue
        device.context.host.storage.write(f"match.{ruleset}", dumps(match.record))
        again = load_match(device.context.host.storage, ruleset)
        assert isinstance(again, Match)
        assert again.record == match.record
        assert again.state == match.state
        scene = matches.scene_of(device.context, again)
        assert isinstance(scene, CurtainScene)
        assert scene.facts()["turn"] == match.to_act()
        return
    raise AssertionError("nobody was to act after two actions")


@pytest.mark.parametrize("kinds", [("person",) * 3, ("random", "person"), ("random", "person", "random")])
@pytest.mark.parametrize("ruleset", MAIN)
def test_any_mix_can_be_played_and_replayed(ruleset: str, kinds: tuple[str, ...]) -> None:
    match = match_of(ruleset, *kinds, seed=8)
    device = Device(match, speed="instant")
    curtains = sum(isinstance(scene, CurtainScene) for scene in device.moments())
    assert (curtains > 0) is (kinds.count("person") > 1)
    assert isinstance(device.scene, SummaryScene)
    assert Match.resume(loads(dumps(match.record))).state == match.state
    facts = device.scene.facts()
    if kinds.count("person") > 1:
        assert facts["you"] is None
        assert facts["names"] == [player.name for player in match.players]
        assert " Du " not in f" {device.said()} "
    else:
        assert facts["you"] == kinds.index("person")
        assert facts["names"][facts["you"]] == "Du"


def test_opponents_alone_are_watched() -> None:
    match = match_of("chicago-classic", "random", "steady", "random")
    device = Device(match, speed="instant")
    for scene in device.moments():
        if isinstance(scene, TableScene):
            assert scene._you is None
            assert whispers(device, sum(hidden_from(match, None).values(), ())) == []
    assert isinstance(device.scene, SummaryScene)


def test_only_moves_wait_until_their_person_looks() -> None:
    match = match_of("chicago-en-giv-till", "person", "person")
    device = Device(match, speed="instant")
    for scene in device.moments():
        if isinstance(scene, CurtainScene):
            before = match.actions
            for _ in range(50):
                scene.tick(1000, False)
            assert match.actions == before


def test_the_curtain_may_be_paused_and_loses_nothing() -> None:
    match = match_of("chicago-classic", "person", "person")
    device = Device(match)
    device.tick(GUARD_MS)
    device.press("menu:title")
    assert device.scene.state == "title"
    assert METRICS.layout == "wide"


def test_the_curtain_covers_everything_in_its_first_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """In each frame the description is wholly of one scene, and the curtain's picture hides the table's."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    match = match_of("chicago-classic", "person", "person", seed=4)
    storage = MemoryStorage({"match.chicago-classic": dumps(match.record)})
    host = MemoryHost(storage=storage)
    host.bridge.still = False
    app = App(host, first_scene)
    pictures = set()
    try:
        for number in range(700):
            host.clock.next_frame()
            app.frame()
            told = app.describe()
            ids = {target["id"] for target in told["targets"]}  # type: ignore[attr-defined]
            if told["state"] == "curtain":
                assert ids == {"curtain:asks", "curtain:name", "curtain:means", "menu:ready", "menu:title"}
                surface = app._window.surface
                around = [surface.get_at((x, y)) for x in range(20, 400, 3) for y in range(20, 700, 3)]
                pictures.add((told["turn"], hash(tuple(map(tuple, around)))))
            wanted = {"title": "menu:continue", "curtain": "menu:ready", "table": "action:stand"}
            if number % 3 == 0 and wanted.get(str(told["state"])) in ids:
                host.bridge.presses.append(wanted[str(told["state"])])
    finally:
        app.close()
    assert {turn for turn, _ in pictures} == {0, 1}
    assert len({picture for _, picture in pictures}) == 1, "something of a table shone through"
