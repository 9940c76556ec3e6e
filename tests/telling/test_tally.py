"""The running score sheet adds up: every deal's changes lead to its totals."""

import pytest

from game.cards import Dice, rng_from
from game.match import Match, Player
from game.rules import RULESETS
from game.rules.events import Cause, DealBegan, DealEnded, Scored
from game.telling.tally import DealTally, tally, tally_line
from game.text import load

HISTORY = (
    DealBegan(1, 0, (0, 1, 2), False),
    Scored(1, 1, 1, Cause.HAND, 1),
    Scored(1, 5, 6, Cause.LAST_TRICK, 3),
    DealEnded(1, (0, 6, 0)),
    DealBegan(2, 1, (0, 1, 2), False),
    Scored(2, 7, 7, Cause.HAND, 1),
    Scored(1, -6, 0, Cause.RESET, 1),
)


def test_deals_with_what_they_brought_and_the_totals() -> None:
    assert tally(HISTORY, (0, 0, 0)) == (
        DealTally(1, (0, 6, 0), (0, 6, 0)),
        DealTally(2, (0, -6, 7), (0, 0, 7)),
    )


def test_who_takes_no_part_has_no_change() -> None:
    history = (DealBegan(9, 2, (0, 2), True), Scored(0, 5, 57, Cause.LAST_TRICK, 3))
    assert tally(history, (52, 40, 52)) == (DealTally(9, (5, None, 0), (57, 40, 52), True),)


def test_a_deal_in_words() -> None:
    deal = tally(HISTORY, (0, 0, 0))[1]
    assert tally_line(load("en"), deal, ("Anna", "Björn", "you")) == (
        "Deal 2: Anna 0 (±0), Björn 0 (\u22126), you 7 (+7)"
    )


@pytest.mark.parametrize("name", RULESETS)
def test_the_sheet_of_a_match_ends_with_its_scores(name: str) -> None:
    match = Match.start(name, {}, [Player("bot", each, "random") for each in ("A", "B", "C")], seed=3)
    dice = Dice(rng_from(1, "tally"))
    for number in range(3):
        if number:
            match.next_deal()
        while not match.is_deal_over:
            match.submit(dice.choice(match.ruleset.legal_actions(match.state)))
    start = 100 if match.ruleset.counts == "stacks" else 0
    deals = tally(match.history, (start,) * 3)
    before = (start,) * 3
    for deal in deals:
        assert deal.totals == tuple(
            was + (change or 0) for was, change in zip(before, deal.changes, strict=True)
        )
        before = deal.totals
    assert [deal.number for deal in deals] == [1, 2, 3]
    assert list(before) == match.ruleset.probe(match.state)[match.ruleset.counts]
