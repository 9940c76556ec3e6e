"""Why something is refused, in words: the rules' plain values become names of cards, hands and people."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import Card, Category, Reason
from game.telling.names import capital, card_name, category_name, suit_name
from game.text import Words


def reason_words(words: Words, reason: Reason, names: Sequence[str] = ()) -> str:
    """Return a Reason of the rules as a sentence; `names` by seat say who is meant (see IllegalAction).

    A parameter `card` is a card, `suit` a suit, `category` and what ends in it a kind of hand, `seat` a seat;
    texts and everything else stay as they are.
    """
    params = {name: _named(words, name, value, names) for name, value in reason.params}
    return capital(words(reason.message, **params))


def _named(words: Words, name: str, value: object, names: Sequence[str]) -> object:
    if not isinstance(value, int):
        return value
    if name == "card":
        return card_name(words, Card(value))
    if name == "suit":
        return suit_name(words, value)
    if name.endswith("category"):
        return category_name(words, Category(value))
    if name == "seat":
        return names[value] if value < len(names) else words("seat {number}", number=value)
    return value
