"""Stud's opponents: legal under every house rule, repeatable, blind to hidden cards, better than chance."""

from typing import Any

import pytest

from game.bots import bot, legal_from, think_safely
from game.bots.stud_worlds import imagine, packs, share_won
from game.cards import FULL_DECK, Dice, Rng, parse_cards, rng_from
from game.rules import Action, Position, Seat, Verb, ruleset

FAMILY = ("dirty-schultz", "follow-the-queen", "seven-card-stud")
LEVELS = ("steady", "random")


def decide(rules: Any, state: Any, level: str, seed: int, count: int, budget: int) -> Any:
    faults: list[object] = []
    view = rules.observe(state, rules.to_act(state))
    thought = think_safely(bot(level), view, legal_from(view), seed, count, budget, faults.append)
    while True:
        try:
            next(thought)
        except StopIteration as end:
            assert faults == []
            return end.value


def play(
    name: str, levels: tuple[str, ...], seed: int, deals: int, budget: int = 8, **changes: object
) -> tuple[Any, list[Any]]:
    rules = ruleset(name)
    state, _ = rules.first_deal(rules.make_options(changes), len(levels), seed)
    actions: list[Any] = []
    for _ in range(deals):
        while not rules.is_deal_over(state):
            action = decide(rules, state, levels[rules.to_act(state)], seed, len(actions), budget)
            actions.append(action)
            state, _ = rules.advance(state, action)
        if rules.is_match_over(state):
            break
        state, _ = rules.next_deal(state)
    return state, actions


def test_steady_beats_random() -> None:
    """Of 10 short matches with two seats steady wins at least 8; of long ones it wins practically all."""
    won = 0
    for seed in range(10):
        steady = seed % 2
        levels = LEVELS if steady == 0 else LEVELS[::-1]
        state, _ = play("dirty-schultz", levels, seed, 60, stack=60)
        won += state.stacks[steady] > state.stacks[1 - steady]
    assert won >= 8


@pytest.mark.parametrize("name", FAMILY)
@pytest.mark.parametrize("limit", ["fixed", "spread", "pot", "none"])
def test_always_legal(name: str, limit: str) -> None:
    """With 2 and with 8 seats, where the pack runs out, and with one wild card that only its owner knows."""
    for seats, scope in ((2, "rank"), (8, "card"), (8, "rank")):
        _, actions = play(name, LEVELS * (seats // 2), 7, 2, 2, limit=limit, wild_scope=scope)
        assert len(actions) >= seats


def test_the_same_seed_gives_the_same_match() -> None:
    first = play("dirty-schultz", ("steady", "steady", "random"), 5, 3)
    assert first == play("dirty-schultz", ("steady", "steady", "random"), 5, 3)
    assert first[1] != play("dirty-schultz", ("steady", "steady", "random"), 6, 3)[1]


def deal(cards: str, seats: int = 2) -> Any:
    """A deal that begins with these cards."""
    first = parse_cards(cards)
    deck = (*first, *(card for card in FULL_DECK if card not in first))
    rules = ruleset("dirty-schultz")
    state, _ = rules.deal_from(rules.make_options({}), Position(seats, Seat(seats - 1), (100,) * seats, deck))
    return state


def share(state: Any, seat: int, playouts: int = 200) -> float:
    world = imagine(ruleset("dirty-schultz").observe(state, Seat(seat)), Seat(seat))
    return sum(share_won(world, pack) for pack in packs(world, playouts, Dice(rng_from(1)))) / playouts


def test_a_good_hand_wins_more_of_the_pot() -> None:
    aces = share(deal("AS 2C AH 7D AD 9H"), 0)
    rags = share(deal("2S AC 7H AD 9D AH"), 0)
    assert aces > 0.75
    assert rags < 0.4


def test_hidden_cards_make_no_difference() -> None:
    """Two deals that differ in the opponent's down cards alone look the same and are decided alike."""
    rules = ruleset("dirty-schultz")
    first, second = deal("AS 2C AH 7D AD 9H"), deal("AS KC AH KD AD 9H")
    assert rules.observe(first, Seat(0)) == rules.observe(second, Seat(0))
    assert share(first, 0) == share(second, 0)


def test_three_aces_raise_and_nothing_is_thrown_away_for_free() -> None:
    rules = ruleset("dirty-schultz")
    state = deal("AS 2C AH 7D AD 9H")
    assert decide(rules, state, "steady", 1, 0, 60) == Action(Seat(0), Verb.RAISE)
    for seed in range(20):
        begun, _ = rules.first_deal(rules.make_options({}), 3, seed)
        while not rules.is_deal_over(begun):
            action = decide(rules, begun, "steady", seed, 0, 4)
            can_check = any(each.verb is Verb.CHECK for each in rules.legal_actions(begun))
            assert not (can_check and action.verb is Verb.FOLD)
            begun, _ = rules.advance(begun, action)


def test_packs_hold_all_unseen_cards_each_time() -> None:
    world = imagine(ruleset("dirty-schultz").observe(deal("AS 2C AH 7D AD 9H"), Seat(0)), Seat(0))
    drawn = list(packs(world, 5, Dice(Rng(1, 2, 3, 4))))
    assert len(world.unseen) == 48
    assert all(sorted(pack) == sorted(world.unseen) for pack in drawn)
    assert len({tuple(pack) for pack in drawn}) == 5
