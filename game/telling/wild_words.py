"""What the wild cards of a hand stand for."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from game.cards import Card, Category, HandRank, category_of, make_card, rank_of, ranks_of, suit_of
from game.telling.names import card_name, rank_name
from game.text import Words

_ACE = 12
_SUITED = (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)
_GROUPS = {
    Category.PAIR: (2,),
    Category.TWO_PAIR: (2, 2),
    Category.THREE_OF_A_KIND: (3,),
    Category.FULL_HOUSE: (3, 2),
    Category.FOUR_OF_A_KIND: (4,),
    Category.FIVE_OF_A_KIND: (5,),
}


class StandsFor(NamedTuple):
    """A wild card and the rank it stands for, in hands of one suit the suit too."""

    card: Card
    rank: int
    suit: int | None


def stands_for(rank: HandRank, cards: Sequence[Card], wild: Collection[Card]) -> tuple[StandsFor, ...]:
    """Return what the wild cards among `cards` make the hand `rank` as; those that stand for themselves or
    are not needed are left out.
    """
    category = category_of(rank)
    wanted = _ranks_wanted(category, ranks_of(rank))
    wilds = [card for card in cards if card in wild]
    naturals = [card for card in cards if card not in wild]
    if category not in _SUITED:
        return _fill(wanted, [rank_of(card) for card in naturals], wilds, None)
    for suit in range(4):
        held = [rank_of(card) for card in naturals if suit_of(card) == suit]
        if len(_missing(wanted, held)) <= len(wilds):
            return _fill(wanted, held, wilds, suit)
    return ()


def stands_for_words(words: Words, standing: Sequence[StandsFor]) -> str:
    """Return it in words, “seven of hearts as king, seven of clubs as ace”; “” for none."""
    return ", ".join(
        words(
            "{card} as {wanted}",
            card=card_name(words, card),
            wanted=rank_name(words, rank) if suit is None else card_name(words, make_card(rank, suit)),
        )
        for card, rank, suit in standing
    )


def _ranks_wanted(category: Category, ranks: Sequence[int]) -> list[int]:
    """The five ranks of a hand, as often as it holds them."""
    if category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH):
        return [_ACE if rank < 0 else rank for rank in range(ranks[0], ranks[0] - 5, -1)]
    wanted = list(ranks)
    for rank, size in zip(ranks, _GROUPS.get(category, ()), strict=False):
        wanted += [rank] * (size - 1)
    return wanted


def _missing(wanted: Sequence[int], held: Sequence[int]) -> list[int]:
    """The ranks that natural cards leave open."""
    left = list(wanted)
    for rank in held:
        if rank in left:
            left.remove(rank)
    return left


def _fill(
    wanted: Sequence[int], held: Sequence[int], wilds: Sequence[Card], suit: int | None
) -> tuple[StandsFor, ...]:
    """Give each open rank a wild card, its own rank first."""
    left, others = _missing(wanted, held), []
    for card in wilds:
        if rank_of(card) in left and suit in (None, suit_of(card)):
            left.remove(rank_of(card))
        else:
            others.append(card)
    return tuple(StandsFor(card, rank, suit) for card, rank in zip(others, left, strict=False))
