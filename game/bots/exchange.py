"""Which cards to throw: rules of thumb that a good home player would give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.cards import Card, Category, category_of, evaluate, rank_of, suit_of

KING = 11


def to_throw(hand: Sequence[Card], last_round: bool) -> tuple[Card, ...]:
    """The cards of a five-card hand to exchange, () to stand pat.

    Made hands from a straight up stand; groups are kept; four to a flush or an open straight draw one card;
    in the last round an ace or king beside a pair stays for the last trick.
    """
    category = category_of(evaluate(hand))
    if category >= Category.STRAIGHT and category != Category.FOUR_OF_A_KIND:
        return ()
    counts = Counter(rank_of(card) for card in hand)
    loose = [card for card in hand if counts[rank_of(card)] == 1]
    if category >= Category.TWO_PAIR:
        # a high side card already helps in the tricks
        return tuple(card for card in loose if rank_of(card) < KING or category == Category.TWO_PAIR)
    if category == Category.HIGH_CARD or max(counts, key=lambda rank: (counts[rank], rank)) < 5:
        drawing = _flush_draw(hand) or _straight_draw(hand)
        if drawing:
            return drawing
    if category == Category.PAIR:
        return tuple(card for card in loose if not (last_round and rank_of(card) >= KING))
    return _without_hand(hand, last_round)


def _flush_draw(hand: Sequence[Card]) -> tuple[Card, ...]:
    suits = Counter(suit_of(card) for card in hand)
    suit, count = suits.most_common(1)[0]
    return tuple(card for card in hand if suit_of(card) != suit) if count == 4 else ()


def _straight_draw(hand: Sequence[Card]) -> tuple[Card, ...]:
    """The card outside four in a row that are open at both ends."""
    for card in hand:
        ranks = sorted({rank_of(other) for other in hand if other != card})
        if len(ranks) == 4 and ranks[3] - ranks[0] == 3 and ranks[3] < 12:
            return (card,)
    return ()


def _without_hand(hand: Sequence[Card], last_round: bool) -> tuple[Card, ...]:
    """Keeps the ace and king in the last round (for the tricks), else the single best card."""
    ordered = sorted(hand, key=rank_of, reverse=True)
    keep = [card for card in ordered if rank_of(card) >= KING][: 2 if last_round else 1]
    return tuple(card for card in ordered if card not in keep)
