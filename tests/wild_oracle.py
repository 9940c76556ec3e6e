"""What hands with wild cards are worth by trying every card for every wild one (rules.md 1).

Independent of `game.cards`, like `plain_hands`: hands are numbered 1 = five aces … 13 = five twos,
14 = royal flush … 7475 = 7-5-4-3-2.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

import plain_hands

Suits = tuple[int, ...]
"""The cards of a hand as one number a suit, a bit for each rank, in descending order: suits are alike."""


def suits_of(cards: Sequence[int]) -> Suits:
    """The cards by suit."""
    held = [0, 0, 0, 0]
    for card in cards:
        held[card & 3] |= 1 << (card >> 2)
    return tuple(sorted(held, reverse=True))


def cards_of(held: Suits) -> plain_hands.Hand:
    """Cards that are held so: those of the first suit first."""
    return tuple(rank * 4 + suit for suit in range(4) for rank in range(13) if held[suit] >> rank & 1)


def with_one_more(held: Suits) -> Iterator[Suits]:
    """The hand with each card that it does not hold yet."""
    for suit, ranks in enumerate(held):
        if suit and ranks == held[suit - 1]:
            continue  # as good as the suit before
        for rank in range(13):
            if not ranks >> rank & 1:
                more = (*held[:suit], ranks | 1 << rank, *held[suit + 1 :])
                yield tuple(sorted(more, reverse=True))


@cache
def best_of_five(held: Suits, wilds: int) -> int:
    """The best number of five cards, so many of them wild: try every card, then do so for the others."""
    if wilds > 1:
        return min(best_of_five(more, wilds - 1) for more in with_one_more(held))
    ranks_only, suited = _tables()
    key = sum(1 << 3 * (card >> 2) for card in cards_of(held))
    flush = not any(held[1:])
    if not wilds:
        return suited[held[0]] if flush else ranks_only[key]
    return min(
        suited[ranks | 1 << rank] if flush and not suit else ranks_only[key + (1 << 3 * rank)]
        for suit, ranks in enumerate(held)
        for rank in range(13)
        if not ranks >> rank & 1
    )


@cache
def _tables() -> tuple[dict[int, int], dict[int, int]]:
    """The number of five cards by how many there are of each rank (three bits each), and of five suited."""
    numbers = plain_hands.numbers_by_plain_rank()
    ranks_only, suited = {}, {}
    for ranks in plain_hands.rank_multisets(5):
        found = numbers[plain_hands.plain_rank(plain_hands.spread(ranks))]
        ranks_only[sum(1 << 3 * rank for rank in ranks)] = plain_hands.FIVES_OF_A_KIND + found
    for ranks in combinations(range(13), 5):
        found = numbers[plain_hands.plain_rank(plain_hands.in_one_suit(ranks))]
        suited[sum(1 << rank for rank in ranks)] = plain_hands.FIVES_OF_A_KIND + found
    return ranks_only, suited


def best_number(naturals: Sequence[int], wilds: int) -> int:
    """The number of the best five of 5 to 7 cards: these natural ones and so many wild ones.

    Whatever the wild cards stand for, the best five are made of some natural cards and some stand-ins: so
    every choice of natural cards is filled up with every card. Where that repeats a natural card left out,
    the same hand is also met with that card itself. Five of a kind alone needs no card to be free.
    """
    ranks = [card >> 2 for card in naturals]
    for rank in range(12, -1, -1):
        if ranks.count(rank) + wilds >= 5:
            return 13 - rank
    return min(
        best_of_five(suits_of(part), used)
        for used in range(max(0, 5 - len(naturals)), wilds + 1)
        for part in combinations(naturals, 5 - used)
    )


def multisets() -> Iterator[tuple[plain_hands.Hand, int]]:
    """All multisets of ranks with wild cards: natural cards and the number of wild ones.

    First five cards with 0 to 5 wild ones, then seven cards with 1 to 4. For each number of wild cards the
    ranks of the natural ones ascend (`rank_multisets`), the cards of several suits (`spread`) and, if all
    ranks differ, then those of one suit; where these two are the same hand it comes twice.
    """
    for size, least, most in ((5, 0, 5), (7, 1, 4)):
        for wilds in range(least, most + 1):
            for ranks in plain_hands.rank_multisets(size - wilds):
                yield plain_hands.spread(ranks), wilds
                if len(set(ranks)) == len(ranks):
                    yield plain_hands.in_one_suit(ranks), wilds


@cache
def suit_classes(size: int) -> frozenset[Suits]:
    """All hands of so many cards, one of those each that exchanging suits turns into one another."""
    if not size:
        return frozenset({(0, 0, 0, 0)})
    return frozenset(more for held in suit_classes(size - 1) for more in with_one_more(held))
