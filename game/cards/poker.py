"""How good a poker hand is, for 1 to 7 cards without wild cards (rules section 1).

Each rank has a key such that the sum of seven keys tells which ranks were added (at most four of each); for
fewer cards it then does too, since two hands of five with equal sums would still have equal sums with two
more cards. Beside the key, seven bits up, each suit has a weight, so that one sum of seven numbers below
2**30 tells the ranks, and whether a flush is out of the question (it is for 93 % of seven cards). What a
sum means is worked out when it is first met and then kept: 6,175 sums of five cards, 49,205 of seven.
The keys and weights are proved in the tests, not here. Ints stay below 2**30 because WebAssembly's Python
needs two digits for longer ones.
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


def _flush_sums(rest: int) -> bytes:
    """Return for each sum of suit weights 1 if five of one suit and `rest` other cards may make it, else 0."""
    possible = bytearray(1 << 7)
    for suit in SUIT_WEIGHTS:
        for others in product(SUIT_WEIGHTS, repeat=rest):
            possible[5 * suit + sum(others)] = 1
    return bytes(possible)


_FLUSH_SUMS_SIX: Final = _flush_sums(1)
_FLUSH_SUMS_SEVEN: Final = _flush_sums(2)
_CARD_KEYS: Final = [key | weight << _RANK_BITS for key in RANK_KEYS for weight in SUIT_WEIGHTS]
_FIVE_KEYS: Final = [key for key in RANK_KEYS for _ in SUIT_WEIGHTS]

# What has been worked out so far, by sum of keys; filled by `_unsuited` alone.
_PARTIAL: Final[tuple[dict[int, HandRank], ...]] = ({}, {}, {}, {}, {})
_FIVE: Final[dict[int, HandRank]] = {}
_SIX: Final[dict[int, HandRank]] = {}
_SEVEN: Final[dict[int, HandRank]] = {}


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
        key = _FIVE_KEYS[a] + _FIVE_KEYS[b] + _FIVE_KEYS[c] + _FIVE_KEYS[d] + _FIVE_KEYS[e]
        try:
            return _FIVE[key]
        except KeyError:
            return _unsuited(_FIVE, key, (a, b, c, d, e))
    return _suited((a, b, c, d, e))


def evaluate6(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card) -> HandRank:  # noqa: PLR0917  (no tuple to build)
    """Return how good the best five of six cards are, unchecked like `evaluate5`."""
    key = _CARD_KEYS[a] + _CARD_KEYS[b] + _CARD_KEYS[c] + _CARD_KEYS[d] + _CARD_KEYS[e] + _CARD_KEYS[f]
    if _FLUSH_SUMS_SIX[key >> 23]:
        return _maybe_flush(_SIX, key, (a, b, c, d, e, f))
    try:
        return _SIX[key & 0x7FFFFF]
    except KeyError:
        return _unsuited(_SIX, key & _RANK_MASK, (a, b, c, d, e, f))


def evaluate7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card) -> HandRank:  # noqa: PLR0917
    """Return how good the best five of seven cards are, unchecked like `evaluate5`."""
    keys = _CARD_KEYS
    key = keys[a] + keys[b] + keys[c] + keys[d] + keys[e] + keys[f] + keys[g]
    if _FLUSH_SUMS_SEVEN[key >> 23]:
        return _maybe_flush(_SEVEN, key, (a, b, c, d, e, f, g))
    try:
        return _SEVEN[key & 0x7FFFFF]
    except KeyError:
        return _unsuited(_SEVEN, key & _RANK_MASK, (a, b, c, d, e, f, g))


def _check(hand: Sequence[Card]) -> None:
    """Raise CardError if a card is unknown, no card, or there twice."""
    for place, card in enumerate(hand, 1):
        if not 0 <= card < 52:
            message = N_("Card {place} ({card}) can't be ranked: only cards that are known can.")
            raise CardError(message, place=place, card=card_text(card))
    if len(set(hand)) < len(hand):
        twice = next(card for place, card in enumerate(hand) if card in hand[:place])
        raise CardError(N_("{card} is there twice: a hand holds each card once."), card=card_text(twice))


def _maybe_flush(known: dict[int, HandRank], key: int, hand: Sequence[Card]) -> HandRank:
    """Rank six or seven cards among which five may be of one suit.

    With a flush among seven cards there is no room for a full house or four of a kind.
    """
    suits = [card & 3 for card in hand]
    for suit in range(4):
        if suits.count(suit) >= 5:
            return _suited([card for card in hand if card & 3 == suit])
    key &= _RANK_MASK
    return known[key] if key in known else _unsuited(known, key, hand)


def _suited(hand: Sequence[Card]) -> HandRank:
    """Rank five or more cards of one suit."""
    ranks = sorted((card >> 2 for card in hand), reverse=True)
    top = _straight_top(ranks)
    if top is None:
        return hand_rank(Category.FLUSH, ranks[:5])
    return hand_rank(Category.ROYAL_FLUSH if top == 12 else Category.STRAIGHT_FLUSH, (top,))


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
    value = known[key] = hand_rank(category, made + side_cards)
    return value
