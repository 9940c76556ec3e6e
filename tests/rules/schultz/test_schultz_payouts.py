"""Who gets what at the end of any stud deal, worked out anew from what was told (rules.md 3).

Single cases stand in test_schultz_pots.py: stakes of 50, 100 and 200 in all orders of strength, an all-in of
an early street, odd chips.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_play import random_action
from strategies import RULES, changes_of, positions_of, seeds

from game.cards import Dice, evaluate_wild, rng_from
from game.rules import Position, Ruleset
from game.rules.schultz.events import Anted, Bet, BringInPosted, Called, Folded, HandsShown, PotTaken, Raised
from game.rules.schultz.state import wilds_of

FAMILY = [rules for rules in RULES if rules.counts == "stacks"]


def payouts(position: Position, events: Iterable[Any]) -> list[int]:
    """The final stacks, from the chips that were told to be put in, the folds and the hands shown."""
    seats = range(position.seats)
    paid, stacks = [0] * position.seats, list(position.scores)
    left = [seat for seat in seats if stacks[seat]]
    ranks: dict[int, int] = {}
    for event in events:
        if isinstance(event, Anted | BringInPosted | Bet | Called | Raised):
            paid[event.seat] += event.chips
            stacks[event.seat] -= event.chips
        elif isinstance(event, Folded):
            left.remove(event.seat)
        elif isinstance(event, HandsShown):
            ranks = {seat: rank for seat, _, rank in event.hands}
    most = max(seats, key=lambda seat: paid[seat])
    excess = paid[most] - sorted(paid)[-2]
    paid[most] -= excess
    stacks[most] += excess
    if len(left) == 1:
        stacks[left[0]] += sum(paid)
        return stacks
    clockwise = sorted(left, key=lambda seat: (seat - position.dealer - 1) % position.seats)
    levels = sorted({paid[seat] for seat in left})
    for below, level in zip([0, *levels], levels, strict=False):
        top = max(paid) if level == levels[-1] else level
        amount = sum(max(0, min(chips, top) - below) for chips in paid)
        best = max(ranks[seat] for seat in left if paid[seat] >= level)
        winners = [seat for seat in clockwise if paid[seat] >= level and ranks[seat] == best]
        for chip in range(amount):  # one at a time, clockwise: so the odd ones go to the first
            stacks[winners[chip % len(winners)]] += 1
    return stacks


@pytest.mark.parametrize("rules", FAMILY, ids=lambda rules: rules.name)
@given(data=st.data(), seed=seeds)
@settings(max_examples=40)
def test_the_pots_are_paid_as_the_rules_say(rules: Ruleset, data: st.DataObject, seed: int) -> None:
    position = data.draw(positions_of(rules))
    options = rules.make_options(data.draw(changes_of(rules)))
    state, told = rules.deal_from(options, position)
    dice = Dice(rng_from(seed, "payouts"))
    while not rules.is_deal_over(state):
        state, events = rules.advance(state, random_action(rules, state, dice))
        told += events
    assert list(state.stacks) == payouts(position, told)
    for event in told:
        if isinstance(event, HandsShown):
            common = () if event.community is None else (event.community,)
            wilds = wilds_of(options, state.wild)
            for _, cards, rank in event.hands:
                assert rank == evaluate_wild((*cards, *common), wilds)
            assert set(event.wild) == wilds.cards & {
                card for _, cards, _ in event.hands for card in (*cards, *common)
            }
    assert sum(event.chips for event in told if isinstance(event, PotTaken)) == sum(state.paid)
