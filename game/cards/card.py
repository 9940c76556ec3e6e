"""A card is a small int: the rank in the upper bits, the suit in the lowest two."""

from typing import Final, NewType

from game.cards.errors import CardError
from game.cards.words import N_

Card = NewType("Card", int)

RANKS: Final = "23456789TJQKA"
SUITS: Final = "CDHS"

UNKNOWN: Final = Card(-1)
"""A card that lies face down for whoever is looking."""


def make_card(rank: int, suit: int) -> Card:
    """Return the card of a rank (0 = two … 12 = ace) and a suit (0 clubs, 1 diamonds, 2 hearts, 3 spades).

    Raises CardError if there is no such rank or suit.
    """
    if not (isinstance(rank, int) and 0 <= rank < 13):
        raise CardError(N_("There is no rank {rank}: ranks go from 0 (two) to 12 (ace)."), rank=rank)
    if not (isinstance(suit, int) and 0 <= suit < 4):
        raise CardError(N_("There is no suit {suit}: suits go from 0 (clubs) to 3 (spades)."), suit=suit)
    return Card(rank << 2 | suit)


def rank_of(card: Card) -> int:
    """Return the rank of a known card, 0 = two … 12 = ace."""
    return card >> 2


def suit_of(card: Card) -> int:
    """Return the suit of a known card: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3
