"""The whole space of poker hands: all five-card hands counted, sums proved distinct, best five of seven."""

from collections import Counter
from itertools import combinations, combinations_with_replacement, permutations, starmap
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plain_hands import plain_rank

from game.cards import (
    FULL_DECK,
    Card,
    Category,
    HandRank,
    category_of,
    evaluate,
    evaluate5,
    evaluate6,
    evaluate7,
    evaluate_partial,
    hand_rank,
    poker,
    ranks_of,
)

# https://en.wikipedia.org/wiki/Poker_probability: hands of each category, and how many of them differ.
FREQUENCIES = {
    Category.HIGH_CARD: (1_302_540, 1277),
    Category.PAIR: (1_098_240, 2860),
    Category.TWO_PAIR: (123_552, 858),
    Category.THREE_OF_A_KIND: (54_912, 858),
    Category.STRAIGHT: (10_200, 10),
    Category.FLUSH: (5_108, 1277),
    Category.FULL_HOUSE: (3_744, 156),
    Category.FOUR_OF_A_KIND: (624, 156),
    Category.STRAIGHT_FLUSH: (36, 9),
    Category.ROYAL_FLUSH: (4, 1),
}


@pytest.fixture(scope="module")
def hands_by_rank() -> Counter[HandRank]:
    return Counter(starmap(evaluate5, combinations(FULL_DECK, 5)))


def test_all_five_card_hands_have_their_known_frequencies(hands_by_rank: Counter[HandRank]) -> None:
    hands, different = Counter[Category](), Counter[Category]()
    for found, count in hands_by_rank.items():
        hands[category_of(found)] += count
        different[category_of(found)] += 1
    assert {category: (hands[category], different[category]) for category in hands} == FREQUENCIES
    assert hands.total() == 2_598_960
    assert len(hands_by_rank) == 7462


def test_a_rank_is_made_of_its_category_and_ranks(hands_by_rank: Counter[HandRank]) -> None:
    for found in hands_by_rank:
        assert hand_rank(category_of(found), ranks_of(found)) == found < 2**24


def test_order_and_equality_are_those_of_a_plain_ranking() -> None:
    chance = Random(8)
    hands = [tuple(chance.sample(FULL_DECK, 5)) for _ in range(4_000)]
    # Straights and flushes are rare among random hands: add some of each.
    hands += [tuple(chance.sample(FULL_DECK[suit::4], 5)) for suit in range(4) for _ in range(200)]
    hands += [
        tuple(Card(low + step & ~3 | chance.randrange(4)) for step in range(0, 20, 4))
        for low in range(0, 36, 4)
        for _ in range(20)
    ]
    ours_of: dict[tuple[int, ...], HandRank] = {}
    for hand in hands:
        plain, ours = plain_rank(hand), evaluate5(*hand)
        assert category_of(ours) == plain[0]
        assert ours_of.setdefault(plain, ours) == ours
    in_order = [ours_of[plain] for plain in sorted(ours_of)]
    assert len(in_order) > 2_000
    assert in_order == sorted(set(in_order))


def test_the_best_of_seven_is_the_best_of_its_21_fives() -> None:
    chance = Random(21)
    for number in range(2_000):
        # Every fourth hand comes from half the pack, so that flushes and full houses are met often.
        pack = FULL_DECK[number % 3 :: 2] if number % 4 == 0 else FULL_DECK
        hand = tuple(chance.sample(pack, 7))
        assert evaluate7(*hand) == max(starmap(evaluate5, combinations(hand, 5))), hand
        assert evaluate6(*hand[:6]) == max(starmap(evaluate5, combinations(hand[:6], 5))), hand


@given(st.lists(st.sampled_from(FULL_DECK), min_size=1, max_size=7, unique=True), st.data())
def test_neither_order_nor_exchanged_suits_change_a_hand(hand: list[Card], data: st.DataObject) -> None:
    rank = evaluate if len(hand) >= 5 else evaluate_partial
    suits = data.draw(st.sampled_from(list(permutations(range(4)))))
    other = [Card(card & ~3 | suits[card & 3]) for card in data.draw(st.permutations(hand))]
    assert rank(other) == rank(hand)


@given(st.lists(st.sampled_from(FULL_DECK), min_size=2, max_size=7, unique=True))
def test_one_more_card_never_makes_a_hand_worse(hand: list[Card]) -> None:
    fewer = evaluate(hand[:-1]) if len(hand) > 5 else evaluate_partial(hand[:-1])
    assert (evaluate(hand) if len(hand) > 4 else evaluate_partial(hand)) >= fewer


def test_sums_of_keys_tell_the_ranks() -> None:
    for size, expected in ((5, 6_175), (6, 18_395), (7, 49_205)):
        sums = [
            sum(poker.RANK_KEYS[rank] for rank in ranks)
            for ranks in combinations_with_replacement(range(13), size)
            if all(ranks[place] != ranks[place + 4] for place in range(size - 4))
        ]
        assert len(sums) == len(set(sums)) == expected
        assert max(sums) < 2**23


def test_suit_weights_never_miss_a_flush_and_seldom_look_in_vain() -> None:
    for size, table in ((6, poker._FLUSH_SUITS_SIX), (7, poker._FLUSH_SUITS_SEVEN)):
        for suits in combinations_with_replacement(range(4), size):
            found = table[sum(poker.SUIT_WEIGHTS[suit] for suit in suits)]
            assert {suit for suit in suits if suits.count(suit) >= 5} <= set(found)
        assert max(map(len, table)) == 2
    assert 7 * max(poker.SUIT_WEIGHTS) < 2**7
