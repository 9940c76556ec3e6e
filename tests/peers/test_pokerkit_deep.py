"""Seven-card stud against PokerKit's fixed-limit seven-card stud, with stacks that nobody can lose."""

from __future__ import annotations

from typing import Any

import pytest
from pokerkit_mirror import Mirror, our_offers

from game.cards import FULL_DECK, Dice, rng_from
from game.rules import Position, Seat, Verb, ruleset
from game.rules.actions import actions_of

DEALS = {2: 600, 3: 500, 4: 300, 5: 240, 6: 200, 7: 160}  # by number of seats: 2,000 in all
STAKES = (  # ante, bring-in, small bet, big bet
    (1, 1, 2, 4),
    (1, 2, 4, 8),
    (5, 5, 10, 20),
    (0, 3, 10, 15),
    (2, 0, 3, 7),
)


def deal(dice: Dice, seats: int) -> tuple[Any, Mirror]:
    """A random deal in both engines."""
    rules, deck = ruleset("seven-card-stud"), list(FULL_DECK)
    dice.shuffle(deck)
    ante, bring_in, small_bet, big_bet = dice.choice(STAKES)
    options = rules.make_options(
        {"ante": ante, "bring_in": bring_in, "small_bet": small_bet, "big_bet": big_bet}
    )
    position = Position(seats, Seat(dice.below(seats)), (1000 + dice.below(50),) * seats, tuple(deck))
    state, events = rules.deal_from(options, position)
    return state, Mirror(state, deck, events)


def check_step(state: Any, mirror: Mirror, seats: int) -> None:
    """The same seat is to act, may do the same, and everyone has the same chips."""
    rules = ruleset("seven-card-stud")
    assert mirror.to_act == state.to_act
    assert mirror.offered == our_offers(rules.offers(state))
    posted = [0] * seats
    if mirror.their.bring_in_status:
        posted[state.poster] = state.setup.options.bring_in  # PokerKit still waits for it
    stacks = mirror.by_seat(mirror.their.stacks, seats)
    assert [stack - chips for stack, chips in zip(stacks, posted, strict=True)] == list(state.stacks)
    bets = mirror.by_seat(mirror.their.bets, seats)
    assert [bet + chips for bet, chips in zip(bets, posted, strict=True)] == list(state.betting.bets)


@pytest.mark.parametrize(("seats", "deals"), DEALS.items())
def test_deep_stacks(seats: int, deals: int) -> None:
    """At every step the same seat may do the same; at the end everybody has the same chips.

    In every fourth deal nobody folds, so that seven seats run out of cards.
    """
    rules, dice = ruleset("seven-card-stud"), Dice(rng_from(1977, "pokerkit", seats))
    steps = showdowns = renewals = 0
    for number in range(deals):
        state, mirror = deal(dice, seats)
        while state.to_act is not None:
            check_step(state, mirror, seats)
            offers = rules.offers(state)
            offer = dice.choice(offers)
            if offer.verb is Verb.FOLD and (number % 4 == 0 or dice.below(2)):
                offer = offers[1]
            action = actions_of(state.to_act, offer)[0]
            state, events = rules.advance(state, action)
            mirror.act(action)
            mirror.follow(events)
            steps += 1
        assert not mirror.their.status
        assert mirror.by_seat(mirror.their.stacks, seats) == list(state.stacks)
        showdowns += state.showdown is not None
        renewals += mirror.renewed
    assert steps > 9 * deals
    assert deals // 4 < showdowns < deals
    assert (renewals >= deals // 4) is (seats == 7)
