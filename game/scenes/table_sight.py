"""Everything a picture of the table is made from: what one person may know, and what it has chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.cards import UNKNOWN, Card, Category
from game.rules.api import Seat
from game.rules.chicago.observation import ChicagoView, Phase, SeatView
from game.scenes.prompt import Prompt
from game.telling import People
from game.text import Words

Trick = tuple[tuple[Seat, Card], ...]


class Sight(NamedTuple):
    """One moment of the table for the person at `you` (the seat drawn at the bottom).

    `held`: the finished trick lies there until it is seen. `said` holds what was declared (None: a pass),
    `gains` the points just scored in words, `scores` the points as told so far.
    """

    words: Words
    view: ChicagoView
    people: People
    you: Seat
    hand: tuple[Card, ...]
    selected: frozenset[Card]
    prompt: Prompt
    whys: Mapping[Card, str]
    scores: Sequence[int]
    said: Mapping[Seat, Category | None]
    gains: Mapping[Seat, str]
    title: str
    thrown: Mapping[Seat, int]  # cards exchanged in this deal
    held: bool = False
    bubble: tuple[Card | None, str] | None = None  # why a card (None: a button) can't be pressed
    newest: str = ""
    sound: bool = True  # whether it is on
    hurry: bool = False  # the way to one's next decision is offered
    left_handed: bool = False
    next_sort: str = ""  # the order that the own hand can be sorted into

    @property
    def seats(self) -> int:
        return len(self.view.seats)

    @property
    def trick(self) -> Trick:
        """The cards on the table: the trick in play, or the finished one that is still shown."""
        return self.view.last_trick if self.held else self.view.trick

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats clockwise: the first sits to the left."""
        return tuple(Seat((self.you + i) % self.seats) for i in range(1, self.seats))

    def seat(self, seat: Seat) -> SeatView:
        return self.view.seats[seat]

    def played(self, seat: Seat) -> tuple[Card, ...]:
        """A seat's played cards that have come home, the trick on the table left out."""
        lying = {card for owner, card in self.trick if owner == seat}
        return tuple(card for card in self.seat(seat).played if card not in lying)

    def known(self, seat: Seat) -> tuple[Card, ...]:
        """The cards in a seat's hand that the observer knows, the highest first."""
        view = self.seat(seat)
        hand = view.hand
        if view.final and self.view.phase is Phase.OVER and not self.held:
            hand = tuple(card for card in view.final if card not in view.played)
        return tuple(sorted((card for card in hand if card != UNKNOWN), reverse=True))

    def backs(self, seat: Seat) -> int:
        """How many cards a seat holds that the observer doesn't know."""
        return max(0, len(self.seat(seat).hand) - len(self.known(seat)))

    def thrown_before(self, seat: Seat) -> int:
        """How many cards a seat has exchanged in this deal: its backs are numbered from there."""
        return self.thrown.get(seat, 0)

    @property
    def caller(self) -> Seat | None:
        """Who has called Chicago, until the deal is settled and the points say how it went."""
        return None if self.view.phase is Phase.OVER and not self.held else self.view.caller

    def asks(self) -> bool:
        """True while the person is asked for something."""
        return bool(self.prompt.line)
