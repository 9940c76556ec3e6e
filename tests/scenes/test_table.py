"""The table in play: opponents, holds, the only move, points as they are earned, leaving, the end."""

import pytest
from table_help import (
    WIDE,
    YOU,
    act,
    advice,
    ids,
    item,
    new_match,
    new_scene,
    person_decides,
    play_until,
    press,
)

from game.cards import card_text
from game.match import Match
from game.rules.chicago.observation import Phase
from game.scenes.api import Frame
from game.scenes.table import TableScene
from game.scenes.table_pace import BUBBLE_MS, PAUSES, SCORE_MS, TRICK_MS, trick_wait
from game.stage.item import CardLook, Role
from game.stage.metrics import Metrics
from game.stage.stage import Stage
from game.telling.tally import tally, tally_line
from game.text import load


def at(scene: TableScene, phase: Phase) -> bool:
    return person_decides(scene) and scene.facts()["phase"] == phase


def test_opponents_act_by_themselves_after_a_pause() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    assert scene.busy
    scene.tick(400, False)
    assert match.actions == 0
    scene.tick(max(PAUSES.values()), False)
    assert match.actions == 1
    assert match.record.lines[0].startswith("1 ")


def test_nothing_is_decided_while_something_moves_or_a_sheet_lies_open() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    for _ in range(50):
        scene.tick(100, True)
    assert match.actions == 0
    press(scene, "menu:title")
    for _ in range(50):
        scene.tick(100, False)
    assert match.actions == 0


def test_the_speed_setting_shortens_pauses_but_not_a_finished_trick() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match, speed="instant")
    scene.tick(1, False)
    assert match.actions == 1
    assert [trick_wait(speed) for speed in ("slow", "normal", "fast", "instant")] == [2560, 1600, 900, 900]


def test_exchange_button_counts_the_chosen_cards_and_says_what_is_missing() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    assert play_until(scene, match, person_decides)
    before = item(scene, "action:exchange")
    assert (before.name, before.enabled) == ("Exchange", False)
    assert before.why == "First choose the cards that you want to exchange."
    press(scene, "action:exchange")
    assert item(scene, "why").name == before.why
    hand = scene._hand()
    scene.press(("card", hand[0]))
    scene.press(("card", hand[1]))
    after = item(scene, "action:exchange")
    assert (after.name, after.enabled, after.key) == ("Exchange 2 cards", True, "e")
    chosen = item(scene, f"card:{card_text(hand[0])}")
    assert (chosen.selected, chosen.rect.y) == (True, 532 - 24)
    assert scene.key("b")
    assert match.record.lines[-1].startswith("0 exchange ")
    assert len(scene._hand()) == 5
    assert not set(hand[:2]) & set(scene._hand())


def test_cards_and_buttons_have_keys_and_roles() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    assert play_until(scene, match, person_decides)
    own = [item for item in scene.items(WIDE) if item.id.startswith("card:")]
    assert [item.key for item in own] == ["1", "2", "3", "4", "5"]
    assert {item.role for item in own} == {Role.CARD}
    assert item(scene, "action:stand").key == "s"
    assert [item.role for item in scene.items(WIDE) if item.id.startswith("back:")] == [None] * 15


def test_a_card_that_does_not_follow_says_why_for_four_seconds() -> None:
    for seed in range(1, 30):
        match = new_match(4, seed)
        scene, _ = new_scene(match)

        def follows(scene: TableScene) -> bool:
            return (
                at(scene, Phase.PLAY)
                and bool(scene._view.trick)
                and len(scene._prompt().plays) < len(scene._hand())
            )

        if play_until(scene, match, follows):
            break
    wrong = next(card for card in scene._hand() if card not in scene._prompt().plays)
    lying = item(scene, f"card:{card_text(wrong)}")
    assert not lying.enabled
    assert isinstance(lying.look, CardLook)
    assert lying.look.dimmed
    press(scene, lying.id)
    assert item(scene, "why").name == lying.why
    scene.tick(BUBBLE_MS - 1, False)
    assert "why" in ids(scene)
    scene.tick(2, False)
    assert "why" not in ids(scene)


def test_pressing_a_playable_card_plays_it() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    assert play_until(scene, match, lambda scene: at(scene, Phase.PLAY))
    card = next(iter(scene._prompt().plays))
    assert "slot" in ids(scene)
    press(scene, f"card:{card_text(card)}")
    assert match.record.lines[-1] == f"0 play {card_text(card)}"
    assert f"trick:0:{card_text(card)}" in ids(scene)


def test_a_finished_trick_stays_until_seen() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    assert play_until(scene, match, lambda scene: scene._held and scene._view.to_act not in (YOU, None))
    actions = match.actions
    trick = [id for id in ids(scene) if id.startswith("trick:") and id[6].isdigit()]
    assert len(trick) == 4
    taking = [item for item in scene.items(WIDE) if isinstance(item.look, CardLook) and item.look.ringed]
    assert [item.id.split(":")[1] for item in taking] == [str(scene._view.last_taker)]
    assert "takes the trick" in item(scene, "menu:next").name
    scene.tick(TRICK_MS - 200, False)
    assert (scene._held, match.actions) == (True, actions)
    press(scene, "menu:next")
    assert not scene._held
    assert [id for id in ids(scene) if id.startswith("trick:") and id[6].isdigit()] == []


def test_your_own_trick_waits_for_you() -> None:
    for seed in range(1, 40):
        match = new_match(3, seed)
        scene, _ = new_scene(match)
        if play_until(scene, match, lambda scene: scene._held and person_decides(scene)):
            break
    for _ in range(100):
        scene.tick(100, False)
    assert scene._held
    assert item(scene, "menu:next").name == "You take the trick"
    assert item(scene, "prompt").name == "Your trick – lead a card"
    press(scene, f"card:{card_text(scene._hand()[0])}")
    assert not scene._held
    assert len(scene._view.trick) == 1


@pytest.mark.parametrize("by_itself", [True, False])
def test_the_only_possible_move_is_made_by_itself_unless_switched_off(by_itself: bool) -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match, auto_only_move=by_itself)

    def only(scene: TableScene) -> bool:
        return (
            match.to_act() == YOU and len(match.ruleset.legal_actions(match.state)) == 1 and not scene._holds
        )

    assert play_until(scene, match, only)
    actions = match.actions
    assert scene.busy is by_itself
    for _ in range(20):
        scene.tick(100, False)
    assert (match.actions > actions) is by_itself


def test_points_are_told_with_their_cause_and_the_score_with_them() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    assert play_until(scene, match, lambda scene: bool(scene._gains))
    seat = next(iter(scene._gains))
    assert scene._gains[seat].startswith("+")
    assert scene.facts()["scores"][seat] == match.observe(YOU).seats[seat].score > 0
    for _ in range(SCORE_MS // 100 + 1):
        scene.tick(100, False)
    assert scene._gains == {}


def test_the_last_points_wait_until_the_last_trick_is_seen() -> None:
    match = new_match(4, seed=7)
    scene, gone = new_scene(match)
    assert play_until(scene, match, lambda scene: match.is_deal_over)
    told = scene.facts()["scores"]
    assert scene._held
    assert told != [seat.score for seat in match.observe(YOU).seats]
    press(scene, "menu:next")
    assert scene.facts()["scores"] == [seat.score for seat in match.observe(YOU).seats]
    assert scene._gains
    assert gone == []
    for _ in range(SCORE_MS // 100 + 2):
        scene.tick(100, False)
    assert gone == ["end"]


def test_leaving_asks_first() -> None:
    match = new_match(4, seed=7)
    scene, gone = new_scene(match)
    press(scene, "menu:title")
    readable = [item.id for item in scene.items(WIDE) if item.role is not None]
    ways = ["menu:scores", "menu:settings", "menu:help"]
    assert readable == ["sheet:title", "sheet:text", *ways, "menu:quit", "menu:stay"]
    everything = [item.id for item in scene.items(WIDE)]
    assert len(everything) == len(set(everything))
    press(scene, "menu:stay")
    assert "menu:quit" not in ids(scene)
    press(scene, "menu:title")
    press(scene, "menu:quit")
    assert gone == ["end"]


def test_the_log_opens_and_closes() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    press(scene, "log")
    lines = [item.name for item in scene.items(WIDE) if item.id.startswith("log:") and item.role is Role.TEXT]
    assert lines == [line["text"] for line in scene.facts()["lines"]]
    press(scene, "menu:close")
    assert "sheet" not in ids(scene)


def test_the_score_sheet_has_a_row_for_each_deal() -> None:
    match = new_match(3, seed=3)
    for _ in range(30):
        while not match.is_deal_over:
            match.submit(advice(match))
        if match.is_match_over:
            break
        match.next_deal()
    while match.is_deal_over and not match.is_match_over:
        match.next_deal()
    scene, _ = new_scene(match)
    press(scene, "menu:scores")

    def rows() -> list[str]:
        items = scene.items(Frame(Metrics(390, 640)))
        return [item.name for item in items if item.role is Role.TEXT and item.id.count(":") == 1][1:]

    newest = rows()
    told = tally(match.history, (0, 0, 0))
    names = scene.facts()["names"]
    assert newest == [tally_line(load("en"), deal, names) for deal in told[-len(newest) :]]
    assert 0 < len(newest) < len(told)
    assert scene.key("home")
    assert rows()[0] == tally_line(load("en"), told[0], names)
    assert scene.key("end")
    assert rows() == newest
    scene.scroll(-44, free=True)
    assert rows()[-1] == tally_line(load("en"), told[-2], names)
    assert not scene.key("e")
    press(scene, "menu:close")
    assert "sheet" not in ids(scene)


def test_line_numbers_rise_over_the_deals() -> None:
    match = new_match(3, seed=3)
    first, _ = new_scene(match)
    while not match.is_deal_over:
        match.submit(advice(match))
    last = [line["n"] for line in first.facts()["lines"]]
    assert last == sorted(set(last))
    match.next_deal()
    second, _ = new_scene(match)
    assert second.facts()["lines"][0]["n"] > last[-1]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_movement_ends_where_the_layout_says(seats: int, seed: int) -> None:
    match = new_match(seats, seed)
    scene, gone = new_scene(match, "sv")
    metrics = Metrics(844, 390)
    stage, moved = Stage(metrics), 0
    for _ in range(4000):
        if scene.stale:
            scene.stale = False
            items = scene.items(WIDE._replace(metrics=metrics))
            change = scene.take_change()
            moved += len(change.moves) + len(change.passings)
            stage.show(items, change.moves, change.passings)
            for shown in items:
                assert stage.rect_of(shown.id) == (shown.rect if shown.visible else None)
        stage.tick(120)
        if gone:
            break
        if person_decides(scene) and not stage.moving:
            act(scene, match)
        scene.tick(120, stage.moving)
    assert gone == ["end"]
    assert moved > 10 * seats  # the deal, the exchanges, the cards played and home again
    assert not stage.moving


def test_a_resumed_match_goes_on_where_it_was() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    assert play_until(scene, match, lambda scene: scene._held)
    again, _ = new_scene(Match.resume(match.record))
    assert again._held
    assert ids(again) == [ident for ident in ids(scene) if ident != "menu:hurry"]
    assert again.take_change().moves == ()


def test_in_trick_play_the_bar_counts_ones_own_tricks() -> None:
    match = new_match(4, seed=1)
    scene, _ = new_scene(match, "en")
    for _ in range(400):
        view = match.observe(YOU)
        if match.is_deal_over or (view.phase is Phase.PLAY and view.seats[YOU].tricks):
            break
        match.submit(advice(match))
    assert match.observe(YOU).seats[YOU].tricks == 1
    scene, _ = new_scene(match, "en")
    assert item(scene, "subtitle").name.endswith("you have 1")
