"""How good a poker hand is when some of its cards are wild (rules section 1), by direct logic.

A wild card stands for whatever makes the best hand, but never for a card that the hand already holds; only
five of a kind needs more cards of a rank than there are. So the wild cards of a hand are alike, and what they
are worth depends on the ranks of the natural cards and on the number of wild ones, and for flushes on the
natural ranks of each suit. Both are worked out when they are first met and then kept, for all wild ranks in
the same tables: 27,131 sums for seven cards. What wild cards can do for the ranks alone and for one suit is
found separately; the better of the two is the hand.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from game.cards.card import Card
from game.cards.category import Category, HandRank, hand_rank
from game.cards.errors import CardError
from game.cards.notation import card_text
from game.cards.poker import RANK_KEYS
from game.cards.words import N_

_ACE: Final = 12
_WILD_KEY: Final = 1 << 23  # counted above the sum of the natural cards' rank keys
_WILD_SUIT: Final = 1 << 12  # counted above the four suits' counts of three bits each
_WILD_BIT: Final = 1 << 13  # counted above the thirteen ranks of one suit
_FIVE_OF_A_KIND: Final = Category.FIVE_OF_A_KIND << 20


class WildCards(NamedTuple):
    """Which cards are wild: whole ranks (0 = two … 12 = ace), and one card besides; made by `wild_cards`."""

    ranks: tuple[int, ...]
    card: Card | None
    cards: frozenset[Card]
    rank_keys: list[int]
    suit_counts: list[int]
    suit_keys: tuple[list[int], ...]


# What has been worked out so far; nothing but the functions below fills them.
_PARTIAL: Final[tuple[dict[int, HandRank], ...]] = ({}, {}, {}, {}, {})
_FIVE: Final[dict[int, HandRank]] = {}
_SIX: Final[dict[int, HandRank]] = {}
_SEVEN: Final[dict[int, HandRank]] = {}
_SUITED: Final[dict[int, HandRank]] = {}
_FLUSH_SUITS: Final[dict[int, tuple[int, ...]]] = {}


@lru_cache(maxsize=256)
def wild_cards(ranks: tuple[int, ...] = (), card: Card | None = None) -> WildCards:
    """Return the wild cards of these ranks and this card; CardError if there is no such rank or card."""
    for rank in ranks:
        if not 0 <= rank < 13:
            raise CardError(N_("There is no rank {rank}: ranks go from 0 (two) to 12 (ace)."), rank=rank)
    if card is not None and not 0 <= card < 52:
        raise CardError(N_("Card {card} can't be wild: only a known card can."), card=card_text(card))
    wild = frozenset(Card(each) for each in range(52) if each >> 2 in ranks or each == card)
    return WildCards(
        ranks=ranks,
        card=card,
        cards=wild,
        rank_keys=[_WILD_KEY if each in wild else RANK_KEYS[each >> 2] for each in range(52)],
        suit_counts=[_WILD_SUIT if each in wild else 1 << 3 * (each & 3) for each in range(52)],
        suit_keys=tuple(
            [_WILD_BIT if each in wild else 1 << (each >> 2) if each & 3 == suit else 0 for each in range(52)]
            for suit in range(4)
        ),
    )


def evaluate_wild(cards: Iterable[Card], wild: WildCards) -> HandRank:
    """Return how good the best five of 5, 6 or 7 cards are, the wild ones at their best.

    On the scale of `evaluate`: a hand made with wild cards equals the same hand without. Raises CardError for
    another number of cards, an unknown card or a card that is there twice.
    """
    hand = tuple(cards)
    if not 5 <= len(hand) <= 7:
        raise CardError(N_("A poker hand is made of 5, 6 or 7 cards, not {number}."), number=len(hand))
    _check(hand)
    if len(hand) == 7:
        return evaluate7_wild(*hand, wild)
    if len(hand) == 5:
        return evaluate5_wild(*hand, wild)
    known = _SIX
    key = sum(wild.rank_keys[card] for card in hand)
    value = known[key] if key in known else _unsuited(known, key, hand, wild)
    return _with_flushes(value, hand, sum(wild.suit_counts[card] for card in hand), wild)


def evaluate_partial_wild(cards: Iterable[Card], wild: WildCards) -> HandRank:
    """Return how good 1 to 4 cards are by themselves, the wild ones at their best: no straights or flushes.

    On the scale of `evaluate_partial`. Raises CardError as `evaluate_wild` does.
    """
    hand = tuple(cards)
    if not 1 <= len(hand) <= 4:
        raise CardError(N_("An exposed hand is made of 1 to 4 cards, not {number}."), number=len(hand))
    _check(hand)
    return evaluate_exposed(hand, wild)


def evaluate_exposed(hand: tuple[Card, ...], wild: WildCards) -> HandRank:
    """Return what `evaluate_partial_wild` does, unchecked: unknown or equal cards give nonsense."""
    keys, known, key = wild.rank_keys, _PARTIAL[len(hand)], 0
    for card in hand:
        key += keys[card]
    return known[key] if key in known else _grouped(known, key, hand, wild)


def evaluate5_wild(a: Card, b: Card, c: Card, d: Card, e: Card, wild: WildCards) -> HandRank:
    """Return how good five cards are, unchecked: unknown or equal cards give nonsense."""
    keys = wild.rank_keys
    key = keys[a] + keys[b] + keys[c] + keys[d] + keys[e]
    value = _FIVE[key] if key in _FIVE else _unsuited(_FIVE, key, (a, b, c, d, e), wild)
    keys = wild.suit_counts
    return _with_flushes(value, (a, b, c, d, e), keys[a] + keys[b] + keys[c] + keys[d] + keys[e], wild)


def evaluate7_wild(
    a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card, wild: WildCards
) -> HandRank:
    """Return how good the best five of seven cards are, unchecked: unknown or equal cards give nonsense."""
    keys = wild.rank_keys
    key = keys[a] + keys[b] + keys[c] + keys[d] + keys[e] + keys[f] + keys[g]
    try:
        value = _SEVEN[key]
    except KeyError:
        value = _unsuited(_SEVEN, key, (a, b, c, d, e, f, g), wild)
    keys = wild.suit_counts
    counts = keys[a] + keys[b] + keys[c] + keys[d] + keys[e] + keys[f] + keys[g]
    try:
        suits = _FLUSH_SUITS[counts]
    except KeyError:
        suits = _flush_suits(counts)
    for suit in suits:
        keys = wild.suit_keys[suit]
        suited = keys[a] + keys[b] + keys[c] + keys[d] + keys[e] + keys[f] + keys[g]
        try:
            flush = _SUITED[suited]
        except KeyError:
            flush = _suited(suited)
        if flush > value:  # noqa: PLR1730  (calling max here costs a tenth of the speed)
            value = flush
    return value


def _with_flushes(value: HandRank, hand: tuple[Card, ...], counts: int, wild: WildCards) -> HandRank:
    """Return the better of a value and the flushes of five or six cards."""
    for suit in _FLUSH_SUITS[counts] if counts in _FLUSH_SUITS else _flush_suits(counts):
        suited = sum(wild.suit_keys[suit][card] for card in hand)
        value = max(value, _SUITED[suited] if suited in _SUITED else _suited(suited))
    return value


def _check(hand: tuple[Card, ...]) -> None:
    """Raise CardError if a card is unknown, no card, or there twice."""
    if len(set(hand)) == len(hand) and min(hand) >= 0 and max(hand) < 52:
        return
    for place, card in enumerate(hand, 1):
        if not 0 <= card < 52:
            message = N_("Card {place} ({card}) can't be ranked: only cards that are known can.")
            raise CardError(message, place=place, card=card_text(card))
        if card in hand[: place - 1]:
            raise CardError(N_("{card} is there twice: a hand holds each card once."), card=card_text(card))


def _flush_suits(counts: int) -> tuple[int, ...]:
    """Find the suits in which natural and wild cards make five, and keep them under the sum of counts.

    Five wild cards are five aces already, and so is any flush of a suit without natural cards beaten.
    """
    wilds = counts >> 12
    suits = tuple(
        suit
        for suit in range(4)
        if wilds < 5 and (counts >> 3 * suit & 7) and (counts >> 3 * suit & 7) + wilds >= 5
    )
    _FLUSH_SUITS[counts] = suits
    return suits


def _suited(suited: int) -> HandRank:
    """Rank the natural cards of one suit with the wild ones, five or more in all, and keep the answer.

    There is no double-ace flush: a wild card becomes the highest card of the suit that is not there.
    """
    wilds = suited >> 13
    top = _straight_top(suited, wilds)
    if top is not None:
        value = hand_rank(Category.ROYAL_FLUSH if top == _ACE else Category.STRAIGHT_FLUSH, (top,))
    else:
        ranks = [rank for rank in range(_ACE, -1, -1) if suited >> rank & 1]
        missing = [rank for rank in range(_ACE, -1, -1) if not suited >> rank & 1]
        value = hand_rank(Category.FLUSH, sorted(ranks + missing[:wilds], reverse=True)[:5])
    _SUITED[suited] = value
    return value


def _straight_top(held: int, wilds: int) -> int | None:
    """Return the top of the best straight from ranks held (one bit each) and wild cards, None without one."""
    with_low_ace = (held & 0x1FFF) << 1 | held >> _ACE & 1
    for top in range(_ACE, 2, -1):
        if 5 - (with_low_ace >> (top - 3) & 31).bit_count() <= wilds:
            return top
    return None


def _naturals(hand: tuple[Card, ...], wild: WildCards) -> tuple[list[int], int]:
    """Return how many natural cards there are of each rank, and the number of wild cards."""
    counts = [0] * 13
    for card in hand:
        if card not in wild.cards:
            counts[card >> 2] += 1
    return counts, len(hand) - sum(counts)


def _unsuited(known: dict[int, HandRank], key: int, hand: tuple[Card, ...], wild: WildCards) -> HandRank:
    """Rank 5 to 7 cards without regard to suits, and keep the answer under the sum of their keys."""
    counts, wilds = _naturals(hand, wild)
    held = sum(1 << rank for rank in range(13) if counts[rank])
    top = _straight_top(held, wilds)
    found = _find_groups(counts, wilds, _GROUPS_ABOVE_STRAIGHT)
    if found is None:
        straight = (Category.STRAIGHT, [top]) if top is not None else None
        found = straight or _find_groups(counts, wilds, _GROUPS_BELOW_STRAIGHT)
    category, made = found or (Category.HIGH_CARD, [])
    sides = [rank for rank in range(_ACE, -1, -1) if counts[rank] and rank not in made]
    value = known[key] = hand_rank(category, made + sides[: _SIDE_CARDS[category]])
    return value


_GROUPS_ABOVE_STRAIGHT: Final = (
    (Category.FIVE_OF_A_KIND, (5,)),
    (Category.FOUR_OF_A_KIND, (4,)),
    (Category.FULL_HOUSE, (3, 2)),
)
_GROUPS_BELOW_STRAIGHT: Final = (
    (Category.THREE_OF_A_KIND, (3,)),
    (Category.TWO_PAIR, (2, 2)),
    (Category.PAIR, (2,)),
)
_SIDE_CARDS: Final = {
    Category.HIGH_CARD: 5,
    Category.PAIR: 3,
    Category.TWO_PAIR: 1,
    Category.THREE_OF_A_KIND: 2,
    Category.STRAIGHT: 0,
    Category.FULL_HOUSE: 0,
    Category.FOUR_OF_A_KIND: 1,
    Category.FIVE_OF_A_KIND: 0,
}


def _find_groups(
    counts: list[int], wilds: int, kinds: tuple[tuple[Category, tuple[int, ...]], ...]
) -> tuple[Category, list[int]] | None:
    """Return the first kind of hand that can be made, and the ranks of its groups; None without."""
    for category, sizes in kinds:
        made = _groups(counts, wilds, sizes)
        if made is not None:
            return category, made
    return None


def _groups(counts: list[int], wilds: int, sizes: tuple[int, ...]) -> list[int] | None:
    """Return the highest ranks of which natural and wild cards make groups of these sizes; None without."""
    if not sizes:
        return []
    if max(counts) + wilds < sizes[0]:
        return None
    for rank in range(_ACE, -1, -1):
        missing = sizes[0] - counts[rank]
        left = wilds - missing if missing > 0 else wilds
        if left >= 0:
            others = _groups([*counts[:rank], -13, *counts[rank + 1 :]], left, sizes[1:])
            if others is not None:
                return [rank, *others]
    return None


def _grouped(known: dict[int, HandRank], key: int, hand: tuple[Card, ...], wild: WildCards) -> HandRank:
    """Rank 1 to 4 cards: the wild ones join the largest group, of equal ones the highest; keep it."""
    counts, wilds = _naturals(hand, wild)
    best = max(range(13), key=lambda rank: (counts[rank], rank))
    counts[best] += wilds
    ranks = sorted((rank for rank in range(13) if counts[rank]), key=lambda rank: (-counts[rank], -rank))
    sizes = [counts[rank] for rank in ranks]
    if sizes[0] == 2:
        category = Category.TWO_PAIR if sizes[1:2] == [2] else Category.PAIR
    else:
        category = (Category.HIGH_CARD, Category.THREE_OF_A_KIND, Category.FOUR_OF_A_KIND)[
            max(0, sizes[0] - 2)
        ]
    value = known[key] = hand_rank(category, ranks)
    return value
