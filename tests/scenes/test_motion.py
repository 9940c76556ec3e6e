"""Whatever moves, fades or counts: in the end every sprite stands where the layout says."""

from __future__ import annotations

import random

import pygame
import pytest
from table_help import YOU, end, item, new_context, new_match, new_scene, person_decides, play_until, press

from game.cards import card_text
from game.match import Match, Player
from game.rules import RULESETS
from game.rules.api import Verb
from game.rules.chicago.observation import Phase
from game.rules.events import TrickTaken
from game.scenes.api import Change, Frame
from game.scenes.describe import describe
from game.scenes.table import TableScene
from game.stage.item import Fade, Item, Move
from game.stage.metrics import Metrics
from game.stage.stage import Stage

SMALL = Frame(Metrics(844, 390))
LEAVING = (("quit",), ("settings",))
WIDE = Frame(Metrics(1280, 720))


def show(scene: TableScene, stage: Stage, frame: Frame, speed: str = "normal", still: bool = False) -> Change:
    """The scene's picture on the stage, as the app does it."""
    scene.stale = False
    items = scene.items(frame)
    change = scene.take_change()
    stage.show(items, change.moves, change.passings, speed, change.fades, still)
    return change


def faults(stage: Stage) -> list[str]:
    """What is not as the Items say, although nothing moves any more."""
    found = []
    for each in stage.items:
        sprite = stage._sprites[each.id]
        if sprite.at != each.rect:
            found.append(f"{each.id} at {sprite.at}, not {each.rect}")
        if sprite.hidden or sprite.flight or sprite.legs or sprite.fading or sprite.look != each.look:
            found.append(f"{each.id} is not as it should be")
    left = len(stage._travel.passing) + len(stage._fader.leaving)
    return found + ([f"{left} sprites without an item"] if left else [])


def drawn(stage: Stage, frame: Frame) -> bytes:
    surface = pygame.Surface((frame.metrics.width, frame.metrics.height))
    stage.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def fresh(stage: Stage, frame: Frame) -> bytes:
    """The same picture on a stage that never showed anything else."""
    other = Stage(frame.metrics, stage._art)
    other.show(stage.items)
    return drawn(other, frame)


def act_at_random(scene: TableScene, match: Match, dice: random.Random) -> None:
    """A legal action through the items, or now and then something that is refused or only looked at."""
    if dice.random() < 0.2:
        pressable = [
            each for each in scene.items(SMALL) if each.press is not None and each.id != "menu:title"
        ]
        scene.press(dice.choice(pressable).press)
        if scene._sheets.open:
            scene.press(("stay",))
        return
    legal = match.ruleset.legal_actions(match.state)
    staying = [action for action in legal if action.verb is not Verb.FOLD] or legal
    action = dice.choice(staying)
    if action.verb is Verb.PLAY:
        scene.press(("card", action.cards[0]))
        return
    scene._selected = frozenset(action.cards)
    scene.press(("button", f"action:{action.verb}"))


def play_a_deal(match: Match, dice: random.Random) -> int:
    """Watch a deal on a stage, drained now and then; returns how much moved."""
    context, gone = new_context("sv")
    scene = TableScene(context, match, YOU, on_deal_over=end, on_leave=end)  # type: ignore[arg-type]
    stage, drained, moved = Stage(SMALL.metrics), 0, 0
    for _ in range(6000):
        if scene.stale:
            change = show(scene, stage, SMALL, still=dice.random() < 0.05)
            moved += len(change.moves) + len(change.passings) + len(change.fades)
        if dice.random() < 0.05:
            stage.finish()
        stage.tick(dice.choice((16, 60, 400)))
        if not stage.moving:
            assert faults(stage) == []
            drained += 1
            if drained % 10 == 1:
                assert drawn(stage, SMALL) == fresh(stage, SMALL)
        if gone:
            return moved
        if person_decides(scene) and not stage.busy:
            act_at_random(scene, match, dice)
        scene.tick(120, stage.busy)
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2)])
def test_every_sprite_stands_where_the_layout_says(ruleset: str, seats: int, seed: int) -> None:
    dice = random.Random(f"{ruleset} {seats} {seed}")
    others = [Player("bot", name, "random") for name in ("Anna", "Björn", "Karin")[: seats - 1]]
    match = Match.start(ruleset, {}, [Player("person", "Du"), *others], seed)
    moved = play_a_deal(match, dice)
    if not match.is_match_over:
        match.next_deal()
        moved += play_a_deal(match, dice)
    assert moved > 60


def stage_after_deal() -> tuple[TableScene, Match, Stage]:
    match = new_match(2, seed=7)
    scene, _ = new_scene(match)
    stage = Stage(WIDE.metrics)
    show(scene, stage, WIDE)
    return scene, match, stage


def seen(stage: Stage) -> dict[str, Item]:
    return {item.id: item for item in stage.seen}


def test_the_hands_name_waits_until_the_cards_have_been_dealt() -> None:
    scene, _, stage = stage_after_deal()
    assert stage.busy
    assert not seen(stage)["own:hand"].visible
    assert not stage._sprites["own:hand"].drawn
    stage.tick(1500)
    assert not stage.busy
    assert stage._sprites["own:hand"].drawn
    assert stage.seen == stage.items
    said = describe(scene, stage.seen, WIDE.metrics, "en", stage.busy)
    assert next(each for each in said["targets"] if each["id"] == "own:hand")["rect"] is not None


def to_own_exchange(scene: TableScene, match: Match, stage: Stage) -> None:
    stage.finish()
    assert play_until(scene, match, person_decides)
    show(scene, stage, WIDE)


def test_buttons_can_be_pressed_once_the_others_exchange_has_landed() -> None:
    scene, match, stage = stage_after_deal()
    to_own_exchange(scene, match, stage)
    assert stage.busy
    before = describe(scene, stage.seen, WIDE.metrics, "en", stage.busy)
    stand = next(each for each in before["targets"] if each["id"] == "action:stand")
    assert (stand["enabled"], stand["rect"], before["busy"]) == (False, None, True)
    stage.tick(3000)
    after = describe(scene, stage.seen, WIDE.metrics, "en", stage.busy)
    stand = next(each for each in after["targets"] if each["id"] == "action:stand")
    assert (stand["enabled"], after["busy"]) == (True, False)


def test_after_an_exchange_the_new_cards_lie_in_the_gaps_before_all_are_sorted() -> None:
    scene, match, stage = stage_after_deal()
    to_own_exchange(scene, match, stage)
    stage.finish()
    hand = scene._hand()
    gaps = sorted(item(scene, f"card:{card_text(card)}").rect.x for card in (hand[0], hand[2]))
    scene.press(("card", hand[0]))
    scene.press(("card", hand[2]))
    show(scene, stage, WIDE)
    stage.finish()
    press(scene, "action:exchange")
    change = show(scene, stage, WIDE)
    legs = [move for move in change.moves if move.end is not None]
    assert sorted(move.end.x for move in legs if move.end) == gaps
    sorting = [move for move in change.moves if move.id.startswith("card:") and move.end is None]
    assert len(sorting) == 5
    assert {move.ms for move in sorting} == {160}
    assert not seen(stage)[legs[0].id].visible  # still in the stock
    stage.tick(5000)
    assert faults(stage) == []


def test_the_taking_card_rises_when_the_last_one_lies_there() -> None:
    match = new_match(3, seed=3)
    scene, _ = new_scene(match)
    stage = Stage(WIDE.metrics)

    while not any(isinstance(event, TrickTaken) for event in match.deal_events):
        show(scene, stage, WIDE)
        stage.finish()
        played = match.actions
        assert play_until(scene, match, lambda scene, played=played: match.actions > played)  # type: ignore[misc]
    change = show(scene, stage, WIDE)
    taking = next(each for each in stage.items if getattr(each.look, "ringed", False))
    rise = [move for move in change.moves if move.id == taking.id][-1]
    low = change.moves[0].end if rise.then else rise.start
    assert isinstance(low, tuple)
    assert low[1] - taking.rect.y == 8
    assert rise.ms == 140
    assert not stage._sprites["trick:taken"].drawn
    stage.tick(700)
    assert stage._sprites["trick:taken"].drawn


def test_points_rise_to_the_score_which_counts() -> None:
    match = new_match(3, seed=3)
    scene, _ = new_scene(match)
    stage = Stage(WIDE.metrics)
    show(scene, stage, WIDE)
    stage.finish()
    assert play_until(scene, match, lambda scene: bool(scene._gains))
    change = show(scene, stage, WIDE)
    fades = {fade.id: fade for fade in change.fades}
    seat = next(iter(scene._gains))
    score = "own:score" if seat == YOU else f"seat:{seat}:score"
    told = "own:worth" if seat == YOU else f"seat:{seat}:status"
    assert fades[score] == Fade(score, 500, after=True, how="count")
    assert fades[told] == Fade(told, 500, after=True, rise=24)


def test_the_own_part_glides_to_its_place_for_the_tricks() -> None:
    tall = Frame(Metrics(390, 844))
    match = new_match(3, seed=3)
    scene, _ = new_scene(match)
    stage = Stage(tall.metrics)

    def tricks() -> bool:
        return match.observe(YOU).phase in (Phase.CHICAGO, Phase.PLAY)

    while not tricks():
        show(scene, stage, tall)
        stage.finish()
        played = match.actions
        assert play_until(scene, match, lambda scene, played=played: match.actions > played)  # type: ignore[misc]
    before = {name: sprite.at.y for name, sprite in stage._sprites.items()}
    change = show(scene, stage, tall)
    piles = {"stock", "stock:count", "discards"}
    assert {fade.id for fade in change.fades if fade.id in piles} == piles  # they go softly
    gliding = {"own:score", "own:track", "seat:0", "hairline", "log"}
    assert gliding <= {move.id for move in change.moves if move.ms == 140 and not move.told}
    stage.tick(35)
    cards = {f"card:{card_text(card)}" for card in scene._hand()}
    ways = {stage._sprites[name].at.y - before[name] for name in (gliding | cards) & before.keys()}
    assert len(ways) == 1
    assert 0 < ways.pop() < 41
    stage.tick(5000)
    assert faults(stage) == []


def test_a_refused_card_drops_a_little_and_comes_back() -> None:
    scene, match, stage = stage_after_deal()
    to_own_exchange(scene, match, stage)
    stage.finish()
    card = scene._hand()[0]
    scene.hands.tell(card, "No.")
    change = show(scene, stage, WIDE)
    place = item(scene, f"card:{card_text(card)}").rect
    low = place._replace(y=place.y + 4)
    assert change.moves == (
        Move(f"card:{card_text(card)}", place, 0, 45, end=low, told=False),
        Move(f"card:{card_text(card)}", low, 0, 45, then=True, told=False),
    )
    assert Fade("why", 90) in change.fades
    assert not stage.busy
    stage.tick(45)
    assert stage._sprites[f"card:{card_text(card)}"].at == low
    stage.tick(90)
    assert faults(stage) == []


def test_a_sheet_slides_up_over_a_veil_and_goes_by_opacity() -> None:
    scene, _, stage = stage_after_deal()
    stage.finish()
    press(scene, "log")
    fades = {fade.id: fade for fade in show(scene, stage, WIDE).fades}
    assert fades["veil"] == Fade("veil", 160)
    assert fades["sheet"] == Fade("sheet", 220, rise=24)
    stage.tick(230)
    assert not stage.moving
    press(scene, "menu:close")
    fades = {fade.id: fade for fade in show(scene, stage, WIDE).fades}
    assert fades["sheet"] == Fade("sheet", 160)
    assert "sheet" not in {item.id for item in stage.items}
    stage.tick(170)
    assert faults(stage) == []


def test_with_reduced_motion_nothing_travels() -> None:
    match = new_match(2, seed=7)
    scene, _ = new_scene(match)
    stage = Stage(WIDE.metrics)
    show(scene, stage, WIDE, still=True)
    assert not stage.busy
    assert all(sprite.at == sprite.item.rect for sprite in stage._sprites.values())
    stage.tick(130)
    assert not stage.moving
