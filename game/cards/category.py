"""Poker categories, and the one number that says how good a hand is."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, NewType

from game.cards.errors import CardError
from game.cards.words import N_

HandRank = NewType("HandRank", int)
"""How good a hand is: greater wins, equal is exactly equal (suits never count).

Below 2**24: the category in bits 20–23, then five places of four bits with rank + 1 of the ranks that
decide, the most important first; a place is 0 where the hand has no such card (an exposed hand of three).
"""


class Category(IntEnum):
    """The kinds of poker hand, low to high (rules section 1)."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9
    FIVE_OF_A_KIND = 10

    @property
    def record_name(self) -> str:
        """The category's name in records: `two_pair`."""
        return _NAMES[self]


_CATEGORIES: Final = tuple(Category)
_NAMES: Final = tuple(category.name.lower() for category in Category)


def category_from_name(text: str) -> Category:
    """Return the category of a record's name such as `two_pair`; CardError if there is none."""
    if isinstance(text, str) and text in _NAMES:
        return _CATEGORIES[_NAMES.index(text)]
    names = ", ".join(_NAMES)
    raise CardError(N_("“{text}” is no poker hand: write one of {names}."), text=str(text)[:40], names=names)


def hand_rank(category: Category, ranks: Sequence[int]) -> HandRank:
    """Return the number of a hand of this category, decided by at most five ranks, most important first."""
    value = int(category)
    for place in range(5):
        value = value << 4 | (ranks[place] + 1 if place < len(ranks) else 0)
    return HandRank(value)


def category_of(rank: HandRank) -> Category:
    """Return the category of a hand's number."""
    return _CATEGORIES[rank >> 20]


def ranks_of(rank: HandRank) -> tuple[int, ...]:
    """Return the ranks that decide, in the order of comparison: the combination's, then the side cards'.

    A full house of aces and nines gives (12, 7), a straight its top card alone (the wheel (3,), a five),
    two pair (higher pair, lower pair, side card), a flush or high card its five ranks.
    """
    places = (rank >> shift & 15 for shift in (16, 12, 8, 4, 0))
    return tuple(place - 1 for place in places if place)
