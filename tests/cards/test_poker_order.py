"""The complete ordering of five-card hands: one digest, and the plain ranking of every class."""

from itertools import combinations, starmap

import plain_hands

from game.cards import FULL_DECK, Category, category_of, evaluate5


def test_the_order_of_all_classes_is_that_of_the_plain_ranking() -> None:
    """Sorting one hand of each class either way gives the same 7462 places, and the same categories."""
    hands = list(plain_hands.one_of_each_class())
    assert len(hands) == plain_hands.CLASSES
    plainly = sorted(hands, key=plain_hands.plain_rank)
    assert sorted(hands, key=lambda hand: evaluate5(*hand)) == plainly
    assert len({evaluate5(*hand) for hand in hands}) == plain_hands.CLASSES
    assert all(category_of(evaluate5(*hand)) == plain_hands.plain_rank(hand)[0] for hand in hands)
    assert category_of(evaluate5(*plainly[-1])) is Category.ROYAL_FLUSH


def test_the_digest_of_all_five_card_hands() -> None:
    """The same constant comes from a foreign evaluator, see `tests/peers`."""
    numbers = plain_hands.numbers_by_plain_rank()
    number_of = {
        evaluate5(*hand): numbers[plain_hands.plain_rank(hand)] for hand in plain_hands.one_of_each_class()
    }
    found = (number_of[rank] for rank in starmap(evaluate5, combinations(FULL_DECK, 5)))
    assert plain_hands.digest(found) == plain_hands.ORDER_DIGEST
