"""What people choose about the deck: index, colours, court letters, back."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.cards import RANKS

INDEXES: Final = ("large", "classic")
LETTERS: Final = ("international", "swedish", "russian")
BACKS: Final = ("knit", "wave", "star")


class DeckStyle(NamedTuple):
    """How the deck looks.

    index: one of INDEXES. four_colours: diamonds blue, clubs green. letters: one of LETTERS, for jack, queen,
    king and ace (J Q K A, Kn D K E, В Д К Т). back: one of BACKS. figures: extra large ones.
    """

    index: str = "large"  # type: ignore[assignment]  # a field, not tuple.index
    four_colours: bool = False
    letters: str = "international"
    back: str = "knit"
    figures: bool = False

    def checked(self) -> DeckStyle:
        """Return the style itself; raises ValueError for a value that is not there."""
        for what, value, among in (
            ("index", self.index, INDEXES),
            ("letters", self.letters, LETTERS),
            ("back", self.back, BACKS),
        ):
            if value not in among:
                raise ValueError(f"there is no {what} {value!r}; there are: {', '.join(among)}")
        return self


_SIGNS: Final = {  # as LETTERS; what differs from the ranks' own letters
    "international": {"T": "10"},
    "swedish": {"T": "10", "J": "Kn", "Q": "D", "A": "E"},
    "russian": {"T": "10", "J": "В", "Q": "Д", "K": "К", "A": "Т"},
}


def rank_sign(rank: int, letters: str) -> str:
    """Return a rank (0 to 12) in text as it stands on the card with these letters: 7, 10, Kn."""
    return _SIGNS[letters].get(RANKS[rank], RANKS[rank])


def letters_of(lang: str) -> str:
    """Return the court letters that players of a language expect: Serbian ones the international."""
    return {"sv": "swedish", "ru": "russian"}.get(lang, "international")
