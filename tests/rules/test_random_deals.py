"""Random deals of every ruleset and number of seats, with and without house rules: nothing ever breaks.

The same watch looks on in the long run (build/soak.py).
"""

from __future__ import annotations

import inspect
from types import ModuleType

import pytest
from invariants import Watch, check_replay, check_resume
from random_play import Playing, random_changes, random_deals

from game.cards import Dice, rng_from
from game.rules import RULESETS, Verb, ruleset
from game.rules import events as shared_events
from game.rules.schultz import events as stud_events
from game.rules.schultz.options import Limit

TABLES = [(name, seats) for name in RULESETS for seats in ruleset(name).seats]
TABLES_OF_ALL = [(*table, None) for table in TABLES * 2]
RARE: list[tuple[str, int, dict[str, object]]] = [  # what chance alone would seldom bring about
    ("chicago-classic", 4, {"exchange_stop": 2, "exchange_rounds": 4}),
    ("seven-card-stud", 8, {"stack": 1}),
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_deals(name: str, seats: int) -> None:
    watch = Watch(ruleset(name), Dice(rng_from(seats, "watch", name)), 12)
    random_deals(name, seats, 25, 1, watch)
    assert watch.refused > 10
    assert watch.worlds > 10
    assert watch.swaps > 5


def kinds_of(module: ModuleType) -> set[type]:
    """The events that a module defines."""
    return {
        each
        for _, each in inspect.getmembers(module, inspect.isclass)
        if each.__module__ == module.__name__ and hasattr(each, "_fields")
    }


def test_random_deals_with_random_house_rules() -> None:
    """Together they do everything that can be done, and tell everything that can happen."""
    verbs: set[Verb] = set()
    told: set[type] = set()
    for number, (name, seats, changes) in enumerate((*TABLES_OF_ALL, *RARE)):
        rules, dice = ruleset(name), Dice(rng_from(number, "house rules"))
        watch = Watch(rules, dice, 12)
        chosen = random_changes(rules, dice) if changes is None else changes
        playing = Playing(rules, chosen, seats, number, watch)
        for _ in range(8):
            playing.deal()
            if playing.is_over:
                break
        check_replay(rules, playing.record(), playing.state)
        if number % 4 == 0:
            check_resume(playing.record(), playing.state)
        verbs |= watch.verbs
        told |= watch.told
    # Four of a kind is too rare to wait for its choice: test_chicago_winning.py makes it.
    assert verbs >= set(Verb) - {Verb.POINTS, Verb.RESET}
    assert told == kinds_of(shared_events) | kinds_of(stud_events)


def test_bets_of_nothing_end_too() -> None:
    for limit in Limit:
        watch = Watch(ruleset("seven-card-stud"), Dice(rng_from(4, "nothing")))
        changes = {"ante": 1, "bring_in": 0, "small_bet": 0, "big_bet": 0, "limit": limit.value}
        random_deals("seven-card-stud", 3, 10, 4, watch, **changes)
        assert (Verb.BET in watch.verbs) is (limit in (Limit.POT, Limit.NONE))
