"""Hand ranking without wild cards against evaluators that others wrote: treys and phevaluator."""

from collections.abc import Callable
from itertools import combinations, pairwise

import plain_hands
import pytest
import treys
from phevaluator.evaluator import _evaluate_cards as phevaluator_number

from game.cards import FULL_DECK, Card, Dice, HandRank, evaluate5, evaluate7, rng_from

HANDS = 100_000


def test_treys_gives_the_digest_of_all_five_card_hands() -> None:
    """Not one number comes from our code: treys ranks, and the pack is written out here."""
    deck = [treys.Card.new(rank + suit) for rank in "23456789TJQKA" for suit in "cdhs"]
    number = treys.Evaluator().hand_size_map[5]
    assert plain_hands.digest(map(number, combinations(deck, 5))) == plain_hands.ORDER_DIGEST


def test_phevaluator_numbers_all_classes_as_the_plain_ranking_does() -> None:
    """Its cards have our numbers: rank * 4 + suit, clubs first."""
    numbers = plain_hands.numbers_by_plain_rank()
    hands = list(plain_hands.one_of_each_class())
    found = [phevaluator_number(*hand) for hand in hands]
    assert found == [numbers[plain_hands.plain_rank(hand)] for hand in hands]
    assert sorted(found) == list(range(1, plain_hands.CLASSES + 1))
    ours = sorted(hands, key=lambda hand: evaluate5(*hand), reverse=True)
    assert [phevaluator_number(*hand) for hand in ours] == list(range(1, plain_hands.CLASSES + 1))


def dealt(dice: Dice, pack: list[Card], size: int) -> tuple[Card, ...]:
    """So many cards off the top of the pack after as many steps of a shuffle."""
    for place in range(size):
        other = place + dice.below(52 - place)
        pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack[:size])


@pytest.mark.parametrize(("evaluate", "size", "least"), [(evaluate5, 5, 4_200), (evaluate7, 7, 3_500)])
def test_random_hands_are_ordered_as_phevaluator_orders_them(
    evaluate: Callable[..., HandRank], size: int, least: int
) -> None:
    """Equal hands are equal for both, and of any two hands the same one is better.

    The first is a one-to-one relation between the two scales, the second that it turns them round as a
    whole; together they hold for every pair of the hands, not only for neighbours.
    """
    dice, pack = Dice(rng_from(2024, "phevaluator", size)), list(FULL_DECK)
    theirs_by_ours: dict[int, int] = {}
    for _ in range(HANDS):
        hand = dealt(dice, pack, size)
        number = phevaluator_number(*hand)
        assert theirs_by_ours.setdefault(evaluate(*hand), number) == number, hand
    in_order = [theirs_by_ours[rank] for rank in sorted(theirs_by_ours)]
    assert len(in_order) > least
    assert all(worse > better for worse, better in pairwise(in_order))
