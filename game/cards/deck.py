"""The pack of 52 cards, and shuffling it."""

from collections.abc import Iterable
from typing import Final

from game.cards.card import Card
from game.cards.shuffle import Dice, Rng

FULL_DECK: Final = tuple(Card(number) for number in range(52))
"""All 52 cards in order: 2C 2D 2H 2S 3C … AS."""


def shuffled(cards: Iterable[Card], rng: Rng) -> tuple[tuple[Card, ...], Rng]:
    """Return the cards in a random order (top first) and the generator after it; every order equally likely.

    Fisher–Yates, see `Dice.shuffle`; n cards take n - 1 draws, more only where a draw has to be repeated.
    """
    pack, dice = list(cards), Dice(rng)
    dice.shuffle(pack)
    return tuple(pack), dice.rng
