"""Who is spoken of: names by seat, and the one who is spoken to as “you”."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.rules.api import Seat
from game.telling.names import capital, listed, possessive
from game.text import Words


class People(NamedTuple):
    """The names of the seats, and the seat that reads (None: nobody is “you”)."""

    words: Words
    names: tuple[str, ...]
    you: Seat | None

    def name(self, seat: Seat) -> str:
        """Return a seat's name inside a sentence, “you” for the reader."""
        return self.words("you") if seat == self.you else self.names[seat]

    def names_of(self, seats: Iterable[Seat]) -> str:
        """Return several names inside a sentence: “you and Anna”."""
        return listed(self.words, [self.name(seat) for seat in seats])

    def whose(self, seat: Seat) -> str:
        """Return whose something is inside a sentence: “your” or “Anna's”."""
        return self.words("your") if seat == self.you else possessive(self.words, self.names[seat])

    def standing(self, scores: Sequence[int]) -> str:
        """Return everybody's score: “Anna 24, you 17”."""
        return ", ".join(f"{self.name(Seat(seat))} {score}" for seat, score in enumerate(scores))

    def say(self, seat: Seat, mine: str, other: str, /, **params: object) -> str:
        """Return the message for the reader or the one with the seat's {name}, its first letter a capital."""
        if seat == self.you:
            return capital(self.words(mine, **params))
        return capital(self.words(other, name=self.names[seat], **params))

    def counted(
        self, seat: Seat, mine: tuple[str, str], other: tuple[str, str], n: int, /, **params: object
    ) -> str:
        """Return the message, in the form that goes with n, for the reader or with the seat's {name}."""
        if seat == self.you:
            return capital(self.words.plural(*mine, n, **params))
        return capital(self.words.plural(*other, n, name=self.names[seat], **params))
