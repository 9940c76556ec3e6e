"""The stud table: nothing overlaps, prompts and buttons say what may be done, a deal goes to its summary."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest
from table_help import EXTREMES, OTHERS, cut_off, end, faults, new_context, new_match, some_sizes

from game.app import App, first_scene
from game.host.memory import MemoryHost, MemoryStorage
from game.match import Match, Player
from game.rules.api import Seat, Verb
from game.rules.schultz.observation import SchultzView
from game.scenes.api import Frame
from game.scenes.games import game_for
from game.scenes.stud_prompt import make_prompt, only_action
from game.scenes.summary import SummaryScene
from game.scenes.table import TableScene
from game.scenes.table_game import Choice
from game.stage.item import CardLook, Item
from game.stage.metrics import Metrics
from game.text import LANGUAGES, load

YOU = Seat(0)
SIZES = (*EXTREMES, *OTHERS[:3])
NAMES = ("Anna", "Björn", "Karin", "David", "Elsa", "Folke", "Greta")


def stud(seats: int, seed: int, ruleset: str = "dirty-schultz", **changes: object) -> Match:
    others = [Player("bot", name, "random") for name in NAMES[: seats - 1]]
    return Match.start(ruleset, changes, [Player("person", "Du"), *others], seed)


def scene_of(match: Match, lang: str = "sv") -> TableScene:
    context, _ = new_context(lang)
    return TableScene(context, match, YOU, on_deal_over=end, on_leave=end)  # type: ignore[arg-type]


def moments(match: Match, seed: int, lang: str = "sv") -> Iterator[TableScene]:
    """Every third moment of a deal in which few fold, and its end."""
    dice, count = random.Random(seed), 0
    while True:
        if count % 3 == 0 or match.is_deal_over:
            yield scene_of(match, lang)
        if match.is_deal_over:
            return
        legal = match.ruleset.legal_actions(match.state)
        staying = [action for action in legal if action.verb is not Verb.FOLD]
        match.submit(dice.choice(staying if dice.random() < 0.93 else legal))
        count += 1


def until(match: Match, wanted: object) -> SchultzView:
    """Call and check until the view of seat 0 is as wanted."""
    while not match.is_deal_over:
        view: SchultzView = match.observe(YOU)
        if view.to_act == YOU and wanted(view):  # type: ignore[operator]
            return view
        legal = match.ruleset.legal_actions(match.state)
        match.submit(next(action for action in legal if action.verb in (Verb.CALL, Verb.CHECK)))
    raise AssertionError("it never comes")


def first_view(seed: int) -> SchultzView:
    """The first decision of seat 0 in a deal of three."""
    return until(stud(3, seed), lambda view: True)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 8])
@pytest.mark.parametrize(
    ("ruleset", "changes"),
    [("dirty-schultz", {}), ("follow-the-queen", {}), ("dirty-schultz", {"limit": "pot", "stack": 30})],
    ids=["schultz", "queen", "pot"],
)
def test_nothing_overlaps_or_leaves_the_screen(seats: int, ruleset: str, changes: dict) -> None:
    seen = 0
    lang = LANGUAGES[(seats + len(ruleset) + len(changes)) % len(LANGUAGES)]
    for scene in moments(stud(seats, seats + 10, ruleset, **changes), seats, lang):
        for size in some_sizes(seen):
            assert faults(list(scene.items(Frame(Metrics(*size)))), *size) == [], size
        seen += 1
    assert seen >= 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 5, 6, 7, 8])
def test_every_language_fits_and_is_whole(seats: int, lang: str) -> None:
    ruleset, changes = ("dirty-schultz", {"limit": "pot"}) if seats == 3 else ("follow-the-queen", {})
    scenes = list(moments(stud(seats, seats, ruleset, **changes), seats, lang))
    for number, scene in enumerate(scenes[:: -seats // 2]):  # with its end
        for size in some_sizes(number):
            items = list(scene.items(Frame(Metrics(*size))))
            assert faults(items, *size) == [], size
            assert cut_off(items, Metrics(*size)) == [], size
    summary = SummaryScene(scenes[0]._context, scenes[0]._match)
    for size in (*SIZES, (2560, 1440)):
        assert cut_off(list(summary.items(Frame(Metrics(*size)))), Metrics(*size)) == [], size


@pytest.mark.parametrize("size", [*EXTREMES, *OTHERS])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_targets_are_big_enough(seats: int, size: tuple[int, int]) -> None:
    scene = scene_of(stud(seats, 3))
    until(scene._match, lambda view: True)
    scene = scene_of(scene._match)
    for item in scene.items(Frame(Metrics(*size))):
        if item.press is not None:
            assert min(item.rect.w, item.rect.h) >= 44, item.id


def test_the_prompt_says_what_is_to_be_called() -> None:
    words = load("en")
    view = next(view for view in map(first_view, range(1, 30)) if view.offers[0].verb is Verb.FOLD)
    prompt = make_prompt(words, view, Choice())
    to_call = view.betting.current - view.seats[0].bet
    assert prompt.line == f"Your turn – {to_call} to call"
    assert [button.id for button in prompt.buttons] == ["action:fold", "action:call", "action:raise"]
    assert [button.text for button in prompt.buttons] == ["Fold", f"Call {to_call}", "Complete to 2"]
    assert [button.primary for button in prompt.buttons] == [False, True, False]
    assert prompt.amount is None


def test_the_prompt_in_swedish_where_nothing_is_bet() -> None:
    view = until(stud(3, 5), lambda view: view.street == 5 and view.offers[0].verb is Verb.CHECK)
    prompt = make_prompt(load("sv"), view, Choice())
    assert prompt.line == "Din tur – passa eller satsa"
    assert [button.text for button in prompt.buttons] == ["Passa", "Satsa 4"]
    assert only_action(view) is None


def test_a_free_amount_is_chosen_in_steps_and_named_in_the_action() -> None:
    match = stud(3, 5, limit="none")
    until(match, lambda view: view.street == 4 and view.offers[0].verb is Verb.CHECK)
    scene = scene_of(match)

    def press(id: str) -> Item:
        found = next(item for item in scene.items(Frame(Metrics(1280, 720))) if item.id == id)
        scene.press(found.press)
        return found

    assert press("amount:more").enabled
    assert press("amount:more").enabled
    assert next(i for i in scene.items(Frame(Metrics(1280, 720))) if i.id == "amount").look.text == "6"
    press("action:bet")
    assert match.observe(YOU).seats[0].bet == 6
    assert match.record.lines[-1] == "0 bet 6"


def test_wild_cards_are_marked_in_picture_and_name() -> None:
    for seed in range(1, 60):
        match = stud(5, seed)
        try:
            view = until(match, lambda view: bool(view.wild_ranks))
        except AssertionError:
            continue
        break
    wild = view.wild
    assert wild is not None
    items = scene_of(match).items(Frame(Metrics(1280, 720)))
    marked = {i.look.card for i in items if isinstance(i.look, CardLook) and i.look.wild is not None}
    known = {c for seat in view.seats for c in (*seat.down, *seat.up) if c >= 0 and c >> 2 == wild >> 2}
    assert marked == known
    assert wild in marked
    names = [i.name for i in items if isinstance(i.look, CardLook) and i.look.card in marked]
    assert all(name.endswith(", vilt") for name in names)
    assert "är vilda" in next(i.name for i in items if i.id == "pill")


def test_the_description_has_stacks_and_street_and_hides_cards() -> None:
    scene = scene_of(stud(4, 9))
    facts = scene.facts()
    assert sum(facts["stacks"]) + scene._match.observe(YOU).pot == 400
    assert facts["street"] == 3
    assert "round" not in facts
    others = [i for i in scene.items(Frame(Metrics(1280, 720))) if i.id.startswith("back:")]
    assert len(others) == 6
    assert all(item.role is None for item in others)


def test_the_summary_shows_the_opened_hands_and_the_chips() -> None:
    match = stud(3, 5)
    while not match.is_deal_over:
        legal = match.ruleset.legal_actions(match.state)
        match.submit(next(action for action in legal if action.verb in (Verb.CALL, Verb.CHECK)))
    context, _ = new_context("en")
    items = {item.id: item for item in SummaryScene(context, match).items(Frame(Metrics(1280, 720)))}
    assert len([id for id in items if id.startswith("final:")]) == 21
    stacks = match.observe(YOU).seats
    assert [items[f"score:{seat}"].look.text for seat in range(3)] == [str(seat.stack) for seat in stacks]


def test_an_observation_that_no_table_shows_is_refused() -> None:
    with pytest.raises(TypeError, match="no table shows a str"):
        game_for("table")
    assert game_for(new_match().observe(YOU)) is not game_for(stud(2, 1).observe(YOU))


# through the app's frames

HABITS = ("action:check", "action:call", "menu:next")


@pytest.fixture
def no_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    pygame.quit()


def frames(app: App, count: int) -> None:
    host = app._host
    assert isinstance(host, MemoryHost)
    for _ in range(count):
        host.clock.next_frame()
        app.frame()


def next_press(described: dict) -> str | None:
    """The first habit that is on the screen, None while the table is busy with something else."""
    ids = [target["id"] for target in described["targets"] if target["enabled"]]
    if described["busy"] and "menu:next" not in ids:
        return None
    return next((id for id in HABITS if id in ids), None)


@pytest.mark.usefixtures("no_screen")
def test_a_deal_through_the_apps_presses_and_on_to_the_next() -> None:
    storage = MemoryStorage()
    app = App(MemoryHost({"game": "dirty-schultz", "seats": "4", "seed": "7"}, storage=storage), first_scene)
    frames(app, 1)
    presses = 0
    for _ in range(4000):
        described = app.describe()
        if described["state"] != "table":
            break
        pressed = next_press(described)
        if pressed is not None:
            app._host.bridge.presses.append(pressed)  # type: ignore[attr-defined]
            presses += 1
        frames(app, 1)
    assert described["state"] == "summary"
    assert presses >= 4
    assert sum(described["stacks"]) == 400
    assert "match.dirty-schultz" in storage.texts
    assert app._host.bridge.reports == []  # type: ignore[attr-defined]
    app._host.bridge.presses.append("menu:next")  # type: ignore[attr-defined]
    frames(app, 2)
    assert app.describe()["state"] == "table"
    assert app.describe()["street"] == 3


def test_to_go_beyond_the_small_bet_is_to_raise_not_to_complete() -> None:
    words = load("en")
    match = stud(3, 5, limit="none")
    until(match, lambda view: view.street == 3 and not view.betting.level)
    view = match.observe(YOU)
    texts = {amount: make_prompt(words, view, Choice(amount=amount)).buttons[-1].text for amount in (2, 6)}
    assert texts == {2: "Complete to 2", 6: "Raise to 6"}
