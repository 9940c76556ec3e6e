"""Cards as text, the same in records, on the command line and in tests: rank then suit, `AS KD TC 2H`."""

from collections.abc import Iterable
from typing import Final

from game.cards.card import RANKS, SUITS, UNKNOWN, Card, make_card
from game.cards.errors import CardError
from game.cards.words import N_

UNKNOWN_TEXT: Final = "??"

_TEXTS: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)
_CARDS: Final = {text: make_card(*divmod(number, 4)) for number, text in enumerate(_TEXTS)} | {
    UNKNOWN_TEXT: UNKNOWN
}


def card_text(card: Card) -> str:
    """Return a card's text: `AS` for the ace of spades, `??` for UNKNOWN; CardError if it is no card."""
    if isinstance(card, int):
        if 0 <= card < 52:
            return _TEXTS[card]
        if card == UNKNOWN:
            return UNKNOWN_TEXT
    raise CardError(
        N_("There is no card number {number}: cards go from 0 to 51, unknown is -1."), number=card
    )


def parse_card(text: str) -> Card:
    """Return the card that a text names, `??` giving UNKNOWN; raises CardError for any other text."""
    try:
        return _CARDS[text]
    except (KeyError, TypeError):  # a list can't even be looked up
        raise _no_card(text, 1) from None


def cards_text(cards: Iterable[Card]) -> str:
    """Return the texts of cards in their order, a space between, `AS KD`; no cards give an empty text."""
    return " ".join(map(card_text, cards))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text such as `AS KD`, in order; CardError names the first word that is none."""
    if not isinstance(text, str):
        raise _no_card(text, 1)
    found = []
    for place, word in enumerate(text.split(), 1):
        if word not in _CARDS:
            raise _no_card(word, place)
        found.append(_CARDS[word])
    return tuple(found)


def rank_text(rank: int) -> str:
    """Return a rank's letter: 0 gives `2`, 8 gives `T`, 12 gives `A`; CardError if there is no such rank."""
    if isinstance(rank, int) and 0 <= rank < 13:
        return RANKS[rank]
    raise CardError(N_("There is no rank {rank}: ranks go from 0 (two) to 12 (ace)."), rank=rank)


def parse_rank(text: str) -> int:
    """Return the rank of one letter, `2` giving 0 and `A` giving 12; raises CardError for any other text."""
    if isinstance(text, str) and len(text) == 1 and text in RANKS:
        return RANKS.index(text)
    raise CardError(
        N_("“{text}” is no rank: write one of {ranks}."), text=_short(text), ranks=" ".join(RANKS)
    )


def _no_card(word: object, place: int) -> CardError:
    message = N_(
        "“{text}” (card {place}) is no card: write a rank of {ranks} and a suit of {suits}, such as AS."
    )
    return CardError(message, text=_short(word), place=place, ranks=RANKS, suits=SUITS)


def _short(given: object) -> str:
    """Keep a hostile or mistaken text from filling the whole message."""
    text = str(given)
    return text if len(text) <= 20 else text[:20] + "…"
