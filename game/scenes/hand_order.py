"""How a person's cards lie: sorted by rank or suit, or as they have been arranged by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from game.cards import Card, rank_of, suit_of

RANK: Final = "rank"
SUIT: Final = "suit"
DEALT: Final = "dealt"
SORT_KEY: Final = "a"
_WITHIN_RANK = (2, 1, 0, 3)  # by suit number (clubs first): hearts, diamonds, clubs, spades
_GROUPS = (2, 3, 1, 0)  # spades, hearts, clubs, diamonds


def by_rank(card: Card) -> tuple[int, int]:
    """The key that sorts by rank, the highest first."""
    return -rank_of(card), _WITHIN_RANK[suit_of(card)]


def by_suit(card: Card) -> tuple[int, int]:
    """The key that sorts by suit, black and red in turn, within a suit the highest first."""
    return _GROUPS[suit_of(card)], -rank_of(card)


KEYS: Final[dict[str, Callable[[Card], tuple[int, int]]]] = {RANK: by_rank, SUIT: by_suit}


Deal = tuple[int, str, int]  # the match's seed, the ruleset, the deal's number


class Kept(Protocol):
    """Where what was arranged in a deal outlives the program (see hand_order_kept)."""

    def read(self, seed: int, ruleset: str, deal: int) -> dict[int, tuple[Card, ...]]: ...
    def write(self, seed: int, ruleset: str, deal: int, arranged: Mapping[int, tuple[Card, ...]]) -> None: ...


class HandOrder:
    """What has been arranged by hand, for each person of the present deal, and where that is `kept`.

    What was arranged in another deal is forgotten. No rule and no record knows of it.
    """

    def __init__(self, kept: Kept | None = None) -> None:
        self._kept = kept
        self._deal: Deal | None = None
        self._arranged: dict[int, tuple[Card, ...]] = {}

    def lay(self, deal: Deal, owner: int | None, cards: Sequence[Card], sort: str) -> tuple[Card, ...]:
        """The cards as they lie: as arranged, new ones where they belong by `sort` (DEALT: at the end)."""
        self._begin(deal)
        key = KEYS.get(sort)
        ordered = sorted(cards, key=key) if key is not None else list(cards)
        arranged = None if owner is None else self._arranged.get(owner)
        if owner is None or arranged is None:
            return tuple(ordered)
        lying = [card for card in arranged if card in cards]
        for card in ordered:
            if card in lying:
                continue
            place = len(lying)
            if key is not None:
                place = next((at for at, other in enumerate(lying) if key(other) > key(card)), place)
            lying.insert(place, card)
        if tuple(lying) != arranged:
            self._arranged[owner] = tuple(lying)
            self._keep()
        return tuple(lying)

    def arrange(self, deal: Deal, owner: int | None, cards: Sequence[Card] | None) -> None:
        """From now on the cards lie like this; None: sorted again."""
        self._begin(deal)
        if owner is None:
            return  # an onlooker has no hand
        if cards is None:
            self._arranged.pop(owner, None)
        else:
            self._arranged[owner] = tuple(cards)
        self._keep()

    def arranged(self, deal: Deal, owner: int | None) -> tuple[Card, ...] | None:
        """What was arranged by hand, None while nothing was."""
        self._begin(deal)
        return None if owner is None else self._arranged.get(owner)

    def _begin(self, deal: Deal) -> None:
        if deal != self._deal:
            self._deal = deal
            self._arranged = self._kept.read(*deal) if self._kept is not None else {}

    def _keep(self) -> None:
        if self._kept is not None and self._deal is not None:
            self._kept.write(*self._deal, self._arranged)


def moved(cards: Sequence[Card], card: Card, place: int) -> tuple[Card, ...]:
    """The cards with one of them taken to another place of the row."""
    rest = [each for each in cards if each != card]
    rest.insert(max(0, min(place, len(rest))), card)
    return tuple(rest)
