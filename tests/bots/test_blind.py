"""No bot sees what it must not: hidden cards swapped in 1,000 states, and it decides the same.

And whatever a bot does wrong, in any ruleset, the deal goes on to its end with legal actions.
"""

from __future__ import annotations

from typing import Any

import pytest
from insights import insight, swapped
from random_play import is_offered, random_deals

from game.bots import BOTS, Fault, bot, legal_from, think_safely
from game.cards import Dice, rng_from
from game.rules import RULESETS, Action, Ruleset, Seat, Verb, ruleset

STATES = -(-1000 // len(RULESETS))  # of each ruleset, so that each bot gets 1,000
BUDGET = 2


def decide(rules: Ruleset, state: Any, player: Any, count: int, faults: list[Fault]) -> Action:
    """What the bot does in a state, by what its seat may know of it."""
    view = rules.observe(state, rules.to_act(state))
    thought = think_safely(player, view, legal_from(view), 5, count, BUDGET, faults.append)
    while True:
        try:
            next(thought)
        except StopIteration as end:
            action: Action = end.value
            return action


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("level", BOTS)
def test_hidden_cards_swapped_give_the_same_decision(level: str, name: str) -> None:
    rules, dice, faults = ruleset(name), Dice(rng_from(6, "swaps")), []
    looked = 0

    def visit(before: Any, action: Action | None, state: Any, events: Any) -> None:
        nonlocal looked
        seat = rules.to_act(state)
        if seat is None or looked == STATES or dice.below(3):
            return
        hidden = insight(state).hidden(state, seat)
        other = state
        for _ in range(8):  # several swaps, so that hands really are others
            other = swapped(other, dice.choice(hidden), dice.choice(hidden))
        assert other != state
        here = decide(rules, state, bot(level), looked, faults)
        assert decide(rules, other, bot(level), looked, faults) == here
        assert is_offered(rules.offers(state), seat, here)
        looked += 1

    for seed in range(200):
        if looked < STATES:
            seats = rules.offered_seats[seed % len(rules.offered_seats)]
            random_deals(name, seats, 4, seed * 10, visit)
    assert looked == STATES
    assert faults == []


class Raises:
    """A bot that fails before its first yield."""

    name = "raises"

    def think(self, observation: Any, budget: int, dice: Dice) -> Any:
        raise RuntimeError("no idea")
        yield


class PlaysForOthers:
    """A bot that plays what is legal, but for the next seat."""

    name = "plays for others"

    def think(self, observation: Any, budget: int, dice: Dice) -> Any:
        yield
        return legal_from(observation)[0]._replace(seat=Seat(observation.seat + 1))


class Sings:
    """A bot that returns something that is no action at all."""

    name = "sings"

    def think(self, observation: Any, budget: int, dice: Dice) -> Any:
        yield
        return "0 sing"


class Dreams:
    """A bot that does what only other phases allow, with an amount and a card of its own."""

    name = "dreams"

    def think(self, observation: Any, budget: int, dice: Dice) -> Any:
        yield
        return Action(observation.seat, Verb.RAISE, (0,), amount=10**9)


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize(
    "faulty", [Raises(), PlaysForOthers(), Sings(), Dreams()], ids=lambda each: each.name
)
def test_a_faulty_bot_is_replaced_told_and_the_deal_goes_on(faulty: Any, name: str) -> None:
    rules, faults = ruleset(name), []
    for seed in range(2):
        state, _ = rules.first_deal(rules.make_options({}), 4, seed)
        faults.clear()
        count = 0
        while not rules.is_deal_over(state):
            action = decide(rules, state, faulty, count, faults)
            assert rules.why_not(state, action) is None
            state, _ = rules.advance(state, action)
            count += 1
        assert count >= 3
        assert [fault.bot for fault in faults] == [faulty.name] * count
