"""The name that is shown for a hand and the points that it scores, on random hands and on every class."""

from __future__ import annotations

from collections import Counter

import plain_hands

from game.cards import FULL_DECK, Category, Dice, HandRank, category_of, evaluate, rng_from
from game.rules import ruleset
from game.rules.chicago.scoring import hand_points
from game.telling import category_name, hand_name
from game.text import load

HANDS = 10_000
ONE = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace",
)  # fmt: skip
MANY = (
    "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "jacks", "queens",
    "kings", "aces",
)  # fmt: skip
POINTS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 52)  # by category, high card to royal flush (rules.md 1)
NAMES = (
    "high card", "pair", "two pair", "three of a kind", "straight", "flush",
    "full house", "four of a kind", "straight flush", "royal flush",
)  # fmt: skip


def plain_name(plain: tuple[int, ...]) -> str:
    """The English name of a hand, made from its plain rank alone."""
    category, first, second = plain[:3]
    return (
        f"{ONE[first]} high",
        f"pair of {MANY[first]}",
        f"two pair: {MANY[first]} and {MANY[second]}",
        f"three {MANY[first]}",
        f"straight to the {ONE[first]}",
        f"flush, {ONE[first]} high",
        f"full house: {MANY[first]} and {MANY[second]}",
        f"four {MANY[first]}",
        f"straight flush to the {ONE[first]}",
        "royal flush",
    )[category]


def test_the_name_shown_is_the_category_scored() -> None:
    """For 10,000 random hands and one of each of the 7462 that differ."""
    english, options = load("en"), ruleset("chicago-classic").make_options({})
    dice, pack = Dice(rng_from(52, "names and points")), list(FULL_DECK)
    hands = list(plain_hands.one_of_each_class())
    for _ in range(HANDS):
        dice.shuffle(pack)
        hands.append(tuple(pack[:5]))
    known: dict[HandRank, tuple[str, str, int]] = {}
    scored: Counter[Category] = Counter()
    for hand in hands:
        rank, plain = evaluate(hand), plain_hands.plain_rank(hand)
        if rank not in known:
            category = category_of(rank)
            shown = hand_name(english, rank), category_name(english, category)
            known[rank] = (*shown, hand_points(options, category))
        assert known[rank] == (plain_name(plain), NAMES[plain[0]], POINTS[plain[0]])
        scored[category_of(rank)] += 1
    assert len(known) == plain_hands.CLASSES
    assert scored.total() == HANDS + plain_hands.CLASSES


def test_exchanged_suits_change_neither_name_nor_points() -> None:
    """The steel wheel too is an ordinary straight flush in every suit, and scores 8."""
    english, options = load("en"), ruleset("chicago-classic").make_options({})
    for suit in range(4):
        wheel = evaluate(FULL_DECK[rank * 4 + suit] for rank in (12, 0, 1, 2, 3))
        royal = evaluate(FULL_DECK[rank * 4 + suit] for rank in (8, 9, 10, 11, 12))
        assert hand_name(english, wheel) == "straight flush to the five"
        assert hand_points(options, category_of(wheel)) == 8
        assert hand_points(options, category_of(royal)) == 52
