"""Poker hands ranked as plainly as can be, for tests that must not trust `game.cards`.

Nothing here uses the game's own ranking: a card is its number alone (rank * 4 + suit, from 0 = two of clubs,
1 = two of diamonds … 51 = ace of spades), and a hand's worth is its number among all that differ.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement

Hand = tuple[int, ...]

CLASSES = 7462
FIVES_OF_A_KIND = 13
ORDER_DIGEST = "648f85ab1f60d90933bfa42458e250b31d1870e5750fd1dd05212ac3be384952"
"""SHA-256 over the complete ordering of all 2,598,960 five-card hands, whichever engine ranks them.

What is hashed: for each hand its number among the 7462 that differ, 1 for a royal flush down to 7462 for
7-5-4-3-2 (the numbers that Cactus Kev's evaluator and its descendants use), as two bytes, the higher first.
The hands follow each other as `combinations` lists them from the pack 2C 2D 2H 2S 3C … AS.
"""


def plain_rank(hand: Hand) -> tuple[int, ...]:
    """Rank five cards without wild ones: a tuple that compares as the hands do, the category first."""
    ranks = sorted((card // 4 for card in hand), reverse=True)
    groups = sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True)
    shape = [ranks.count(rank) for rank in groups]
    flush = len({card % 4 for card in hand}) == 1
    if ranks == [12, 3, 2, 1, 0]:
        groups = [3, 2, 1, 0, -1]
    straight = len(groups) == 5 and groups[0] - groups[4] == 4
    if straight:
        category = (9 if groups[0] == 12 else 8) if flush else 4
    elif shape[0] == 4 or shape == [3, 2]:
        category = 7 if shape[0] == 4 else 6
    elif flush:
        category = 5
    else:
        category = {3: 3, 2: 2 if shape == [2, 2, 1] else 1, 1: 0}[shape[0]]
    return category, *groups


def rank_multisets(size: int) -> Iterator[tuple[int, ...]]:
    """All choices of so many ranks (0 = two … 12 = ace), none more than four times, in ascending order."""
    for ranks in combinations_with_replacement(range(13), size):
        if all(ranks[place] != ranks[place + 4] for place in range(size - 4)):
            yield ranks


def spread(ranks: Iterable[int]) -> Hand:
    """Cards of ascending ranks, their suits in turn clubs, diamonds, hearts, spades, clubs …

    Cards of one rank follow each other, so they differ. No suit has more than two of up to seven cards.
    """
    return tuple(rank * 4 + place % 4 for place, rank in enumerate(ranks))


def in_one_suit(ranks: Iterable[int]) -> Hand:
    """Clubs of these ranks, which must differ."""
    return tuple(rank * 4 for rank in ranks)


def one_of_each_class() -> Iterator[Hand]:
    """One hand of each of the 7462 that differ: all multisets of ranks, all sets of ranks in one suit."""
    yield from map(spread, rank_multisets(5))
    yield from map(in_one_suit, combinations(range(13), 5))


@cache
def numbers_by_plain_rank() -> dict[tuple[int, ...], int]:
    """The number of each class by its plain rank: 1 is the royal flush, 7462 is 7-5-4-3-2."""
    in_order = sorted(set(map(plain_rank, one_of_each_class())), reverse=True)
    return {found: number for number, found in enumerate(in_order, 1)}


def digest(numbers: Iterable[int]) -> str:
    """The SHA-256 of numbers below 65536, two bytes each, the higher byte first."""
    found = array("H", numbers)
    if sys.byteorder == "little":
        found.byteswap()
    return hashlib.sha256(found.tobytes()).hexdigest()
