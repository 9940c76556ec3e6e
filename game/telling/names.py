"""Cards, suits, hands and people by the names that card players use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.cards import N_, RANKS, UNKNOWN, Card, Category, HandRank, category_of, rank_of, ranks_of, suit_of
from game.text import Words

_SUITS: Final = (N_("clubs"), N_("diamonds"), N_("hearts"), N_("spades"))
_SUIT_SIGNS: Final = "♣♦♥♠"
_RANKS: Final = (
    N_("two"),
    N_("three"),
    N_("four"),
    N_("five"),
    N_("six"),
    N_("seven"),
    N_("eight"),
    N_("nine"),
    N_("ten"),
    N_("jack"),
    N_("queen"),
    N_("king"),
    N_("ace"),
)
_RANKS_PLURAL: Final = (
    N_("twos"),
    N_("threes"),
    N_("fours"),
    N_("fives"),
    N_("sixes"),
    N_("sevens"),
    N_("eights"),
    N_("nines"),
    N_("tens"),
    N_("jacks"),
    N_("queens"),
    N_("kings"),
    N_("aces"),
)
_CATEGORIES: Final = {
    Category.HIGH_CARD: N_("high card"),
    Category.PAIR: N_("pair"),
    Category.TWO_PAIR: N_("two pair"),
    Category.THREE_OF_A_KIND: N_("three of a kind"),
    Category.STRAIGHT: N_("straight"),
    Category.FLUSH: N_("flush"),
    Category.FULL_HOUSE: N_("full house"),
    Category.FOUR_OF_A_KIND: N_("four of a kind"),
    Category.STRAIGHT_FLUSH: N_("straight flush"),
    Category.ROYAL_FLUSH: N_("royal flush"),
    Category.FIVE_OF_A_KIND: N_("five of a kind"),
}
# Hands that one rank names: (message, rank in the plural).
_BY_ONE_RANK: Final = {
    Category.HIGH_CARD: (N_("{rank} high"), False),
    Category.PAIR: (N_("pair of {ranks}"), True),
    Category.TWO_PAIR: (N_("two pair, {ranks} highest"), True),
    Category.THREE_OF_A_KIND: (N_("three {ranks}"), True),
    Category.STRAIGHT: (N_("straight to the {rank}"), False),
    Category.FLUSH: (N_("flush, {rank} high"), False),
    Category.FULL_HOUSE: (N_("full house with three {ranks}"), True),
    Category.FOUR_OF_A_KIND: (N_("four {ranks}"), True),
    Category.STRAIGHT_FLUSH: (N_("straight flush to the {rank}"), False),
    Category.FIVE_OF_A_KIND: (N_("five {ranks}"), True),
}
_BY_TWO_RANKS: Final = {
    Category.TWO_PAIR: N_("two pair: {high} and {low}"),
    Category.FULL_HOUSE: N_("full house: {high} and {low}"),
}


def suit_name(words: Words, suit: int) -> str:
    """Return a suit's name: 0 “clubs” … 3 “spades”."""
    return words(_SUITS[suit])


def rank_name(words: Words, rank: int, plural: bool = False) -> str:
    """Return a rank's name: 5 “seven”, or in the plural “sevens”."""
    return words((_RANKS_PLURAL if plural else _RANKS)[rank])


def card_name(words: Words, card: Card) -> str:
    """Return a card's name, “seven of hearts”; an unknown card is a “face-down card”."""
    if card == UNKNOWN:
        return words("face-down card")
    rank, suit = rank_name(words, rank_of(card)), suit_name(words, suit_of(card))
    return words("{rank} of {suit}", rank=rank, suit=suit)


def the_card(words: Words, card: Card) -> str:
    """Return a card as it stands in a sentence: “the seven of hearts”."""
    if card == UNKNOWN:
        return words("a face-down card")
    rank, suit = rank_name(words, rank_of(card)), suit_name(words, suit_of(card))
    return words("the {rank} of {suit}", rank=rank, suit=suit)


def card_short(card: Card) -> str:
    """Return a card in the least space, “10♥”, for the terminal (the screen's font lacks the suits)."""
    if card == UNKNOWN:
        return "??"
    letter = RANKS[rank_of(card)]
    return ("10" if letter == "T" else letter) + _SUIT_SIGNS[suit_of(card)]


def cards_short(cards: Iterable[Card]) -> str:
    """Return cards in their order in the least space: “K♠ 10♥”."""
    return " ".join(map(card_short, cards))


def category_name(words: Words, category: Category) -> str:
    """Return the name of a kind of hand: “two pair”."""
    return words(_CATEGORIES[category])


def hand_name(words: Words, rank: HandRank) -> str:
    """Return a hand's name without its side cards: “pair of kings”, “flush, ace high”."""
    return hand_of(words, category_of(rank), ranks_of(rank))


def hand_of(words: Words, category: Category, ranks: Sequence[int]) -> str:
    """Return a hand's name from its deciding ranks as far as they are known, the most important first."""
    if not ranks or category is Category.ROYAL_FLUSH:
        return category_name(words, category)
    if category in _BY_TWO_RANKS and len(ranks) > 1:
        high, low = (rank_name(words, rank, plural=True) for rank in ranks[:2])
        return words(_BY_TWO_RANKS[category], high=high, low=low)
    message, plural = _BY_ONE_RANK[category]
    name = rank_name(words, ranks[0], plural)
    return words(message, ranks=name) if plural else words(message, rank=name)


def hand_wordings(words: Words, rank: HandRank) -> tuple[str, str]:
    """Return a hand's name as a label, and for less room its kind alone: “Four aces”, “Four of a kind”."""
    return capital(hand_name(words, rank)), capital(category_name(words, category_of(rank)))


def hand_with_sides(words: Words, category: Category, ranks: Sequence[int]) -> str:
    """Return a hand's name with the side cards that are known: “pair of kings, ace, nine”."""
    made = 2 if category in _BY_TWO_RANKS else 1
    sides = (rank_name(words, rank) for rank in ranks[made:])
    return ", ".join((hand_of(words, category, ranks), *sides))


def possessive(words: Words, name: str) -> str:
    """Return whose something is: “Anna's”; names that end in s, x or z are said apart (“Lars'”)."""
    if name[-1:].lower() in ("s", "x", "z"):
        return words("{name}'", name=name)
    return words("{name}'s", name=name)


def listed(words: Words, parts: Sequence[str]) -> str:
    """Return “a”, “a and b” or “a, b and c”."""
    if len(parts) < 2:
        return "".join(parts)
    return words("{first} and {last}", first=", ".join(parts[:-1]), last=parts[-1])


def cards_listed(words: Words, cards: Iterable[Card]) -> str:
    """Return cards by suit as they stand in a sentence: “the nine of clubs and the king of hearts”."""
    in_order = sorted(cards, key=lambda card: (card & 3, card >> 2))
    return listed(words, [the_card(words, card) for card in in_order])


def capital(text: str) -> str:
    """Return a sentence or label with its first letter in upper case, the rest as it is."""
    return text[:1].upper() + text[1:]
