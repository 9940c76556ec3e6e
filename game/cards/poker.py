"""How good a poker hand is, for 1 to 7 cards without wild cards (rules section 1).

Each rank has a key such that the sum of seven keys tells which ranks were added (at most four of each); for
fewer cards it then does too, since two hands with equal sums would still have equal sums with the same cards
added to both. Each key is the smallest number that keeps these sums apart, given those before it. Above the
key each suit has a weight, so that one sum of seven numbers below 2**30 tells the ranks, and which suits can
still have a flush: none for 94 % of seven cards. What a sum means is worked out when it is first met and then
kept: 6,175 sums of five cards, 49,205 of seven. The tests prove keys and weights. Ints stay below 2**30
because longer ones take two digits, and WebAssembly is slow at those.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from game.cards.card import Card
from game.cards.category import Category, HandRank, category_from_name, category_of, hand_rank, ranks_of
from game.cards.errors import CardError
from game.cards.notation import card_text
from game.cards.words import N_

__all__ = [
    "Category",
    "HandRank",
    "category_from_name",
    "category_of",
    "evaluate",
    "evaluate5",
    "evaluate6",
    "evaluate7",
    "evaluate_partial",
    "hand_rank",
    "ranks_of",
]

RANK_KEYS: Final = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
SUIT_WEIGHTS: Final = (0, 1, 13, 18)
_RANK_BITS: Final = 23
_RANK_MASK: Final = (1 << _RANK_BITS) - 1
_FIVE_SUITED: Final = 5 << 13


def _flush_suits(others: int) -> list[tuple[int, ...]]:
    """Return for each sum of suit weights the suits that may have five cards beside so many other cards."""
    suits: list[set[int]] = [set() for _ in range(1 << 7)]
    for suit, weight in enumerate(SUIT_WEIGHTS):
        for rest in product(SUIT_WEIGHTS, repeat=others):
            suits[5 * weight + sum(rest)].add(suit)
    return [tuple(sorted(found)) for found in suits]


_FLUSH_SUITS_SIX: Final = _flush_suits(1)
_FLUSH_SUITS_SEVEN: Final = _flush_suits(2)
_FIVE_KEYS: Final = [key for key in RANK_KEYS for _ in SUIT_WEIGHTS]
_CARD_KEYS: Final = [key | weight << _RANK_BITS for key in RANK_KEYS for weight in SUIT_WEIGHTS]
# For each suit, by card: 1 << 13 to count it and a bit for its rank, or 0 if it is of another suit.
_SUIT_KEYS: Final = [
    [1 << 13 | 1 << (card >> 2) if card & 3 == suit else 0 for card in range(52)] for suit in range(4)
]

# What has been worked out so far, by sum of keys; nothing but `_suited` and `_unsuited` fills them.
_PARTIAL: Final[tuple[dict[int, HandRank], ...]] = ({}, {}, {}, {}, {})
_FIVE: Final[dict[int, HandRank]] = {}
_SIX: Final[dict[int, HandRank]] = {}
_SEVEN: Final[dict[int, HandRank]] = {}
_SUITED: Final[dict[int, HandRank]] = {}
_ONCE: Final[dict[HandRank, HandRank]] = {}


def evaluate(cards: Iterable[Card]) -> HandRank:
    """Return how good the best five of 5, 6 or 7 cards are; greater wins, equal is exactly equal.

    Raises CardError for another number of cards, an unknown card or a card that is there twice.
    """
    hand = tuple(cards)
    if not 5 <= len(hand) <= 7:
        raise CardError(N_("A poker hand is made of 5, 6 or 7 cards, not {number}."), number=len(hand))
    _check(hand)
    if len(hand) == 5:
        return evaluate5(*hand)
    return evaluate6(*hand) if len(hand) == 6 else evaluate7(*hand)


def evaluate_partial(cards: Iterable[Card]) -> HandRank:
    """Return how good 1 to 4 cards are by themselves, on the same scale: no straights, no flushes.

    Compared place by place; of hands that agree as far as both go, the one with more cards is greater.
    Raises CardError for another number of cards, an unknown card or a card that is there twice.
    """
    hand = tuple(cards)
    if not 1 <= len(hand) <= 4:
        raise CardError(N_("An exposed hand is made of 1 to 4 cards, not {number}."), number=len(hand))
    _check(hand)
    known = _PARTIAL[len(hand)]
    key = sum(_FIVE_KEYS[card] for card in hand)
    return known[key] if key in known else _unsuited(known, key, hand)


def evaluate5(a: Card, b: Card, c: Card, d: Card, e: Card) -> HandRank:
    """Return how good five cards are, unchecked: unknown or equal cards give nonsense."""
    if (a ^ b) & 3 or (a ^ c) & 3 or (a ^ d) & 3 or (a ^ e) & 3:
        keys = _FIVE_KEYS
        key = keys[a] + keys[b] + keys[c] + keys[d] + keys[e]
        try:
            return _FIVE[key]
        except KeyError:
            return _unsuited(_FIVE, key, (a, b, c, d, e))
    keys = _SUIT_KEYS[a & 3]
    return _suited(keys[a] + keys[b] + keys[c] + keys[d] + keys[e])


def evaluate6(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card) -> HandRank:
    """Return how good the best five of six cards are, unchecked like `evaluate5`."""
    keys = _CARD_KEYS
    key = keys[a] + keys[b] + keys[c] + keys[d] + keys[e] + keys[f]
    for suit in _FLUSH_SUITS_SIX[key >> 23]:
        keys = _SUIT_KEYS[suit]
        suited = keys[a] + keys[b] + keys[c] + keys[d] + keys[e] + keys[f]
        if suited >= _FIVE_SUITED:
            return _suited(suited)
    try:
        return _SIX[key & 0x7FFFFF]
    except KeyError:
        return _unsuited(_SIX, key & _RANK_MASK, (a, b, c, d, e, f))


def evaluate7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card) -> HandRank:
    """Return how good the best five of seven cards are, unchecked like `evaluate5`.

    A flush among seven cards leaves no room for four of a kind or a full house.
    """
    keys = _CARD_KEYS
    key = keys[a] + keys[b] + keys[c] + keys[d] + keys[e] + keys[f] + keys[g]
    for suit in _FLUSH_SUITS_SEVEN[key >> 23]:
        keys = _SUIT_KEYS[suit]
        suited = keys[a] + keys[b] + keys[c] + keys[d] + keys[e] + keys[f] + keys[g]
        if suited >= _FIVE_SUITED:
            return _suited(suited)
    try:
        return _SEVEN[key & 0x7FFFFF]
    except KeyError:
        return _unsuited(_SEVEN, key & _RANK_MASK, (a, b, c, d, e, f, g))


def _check(hand: Sequence[Card]) -> None:
    """Raise CardError if a card is unknown, no card, or there twice."""
    if len(set(hand)) == len(hand) and min(hand) >= 0 and max(hand) < 52:
        return
    for place, card in enumerate(hand, 1):
        if not 0 <= card < 52:
            message = N_("Card {place} ({card}) can't be ranked: only cards that are known can.")
            raise CardError(message, place=place, card=card_text(card))
    twice = next(card for place, card in enumerate(hand) if card in hand[:place])
    raise CardError(N_("{card} is there twice: a hand holds each card once."), card=card_text(twice))


def _suited(suited: int) -> HandRank:
    """Rank five or more cards of one suit by their sum of suit keys, and keep the answer."""
    try:
        return _SUITED[suited]
    except KeyError:
        ranks = [rank for rank in range(12, -1, -1) if suited >> rank & 1]
        top = _straight_top(ranks)
        if top is None:
            value = hand_rank(Category.FLUSH, ranks)
        else:
            value = hand_rank(Category.ROYAL_FLUSH if top == 12 else Category.STRAIGHT_FLUSH, (top,))
        _SUITED[suited] = value
        return value


def _straight_top(ranks: Iterable[int]) -> int | None:
    """Return the top rank of the best straight among ranks, None without one; an ace is also below a two."""
    held = 0
    for rank in ranks:
        held |= 2 << rank
    held |= held >> 13
    for top in range(12, 2, -1):
        if held >> (top - 3) & 31 == 31:
            return top
    return None


def _unsuited(known: dict[int, HandRank], key: int, hand: Sequence[Card]) -> HandRank:
    """Rank 1 to 7 cards by their ranks alone, and keep the answer under the sum of their keys."""
    ranks = sorted((card >> 2 for card in hand), reverse=True)
    distinct = sorted(set(ranks), reverse=True)
    pairs = [rank for rank in distinct if ranks.count(rank) == 2]
    trips = [rank for rank in distinct if ranks.count(rank) == 3]
    quads = [rank for rank in distinct if ranks.count(rank) == 4]
    top = _straight_top(distinct)
    if quads:
        category, made, sides = Category.FOUR_OF_A_KIND, quads[:1], 1
    elif trips and (pairs or trips[1:]):
        category, made, sides = Category.FULL_HOUSE, [trips[0], max(trips[1:] + pairs)], 0
    elif top is not None:
        category, made, sides = Category.STRAIGHT, [top], 0
    elif trips:
        category, made, sides = Category.THREE_OF_A_KIND, trips, 2
    elif pairs[1:]:
        category, made, sides = Category.TWO_PAIR, pairs[:2], 1
    elif pairs:
        category, made, sides = Category.PAIR, pairs, 3
    else:
        category, made, sides = Category.HIGH_CARD, [], 5
    side_cards = [rank for rank in distinct if rank not in made][:sides]
    value = hand_rank(category, made + side_cards)
    # Equal values share one int: the tables stay small enough for the processor's cache.
    value = known[key] = _ONCE.setdefault(value, value)
    return value
