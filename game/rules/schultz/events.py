"""What happens in stud, as data.

DealerDrawn, DealBegan, CardDealt (down cards), StockRenewed (the stub), DealEnded and MatchEnded are those of
game.rules.events, with stacks for scores.
"""

from __future__ import annotations

from typing import NamedTuple

from game.cards import Card, HandRank
from game.rules.api import Seat


class Anted(NamedTuple):
    seat: Seat
    chips: int
    all_in: bool


class StreetBegan(NamedTuple):
    """Cards for this street (3 … 7) follow; `burned`: a card was burned first."""

    street: int
    burned: bool


class UpcardDealt(NamedTuple):
    seat: Seat
    card: Card


class CommunityDealt(NamedTuple):
    """Seventh street's only card, for everyone: the pack ran out."""

    card: Card


class TriggerSet(NamedTuple):
    """The next upcard will be wild: this card made a natural pair, or is a queen."""

    seat: Seat
    card: Card


class TriggerEnded(NamedTuple):
    """No upcard followed the last one: the trigger ends, and with `wild_ended` the wild rank too."""

    wild_ended: bool


class WildSet(NamedTuple):
    """This card's rank, or with `single` this card alone, is wild now; what was wild before no longer is.

    `owner` is the seat that alone knows a card dealt face down, else None.
    """

    card: Card
    single: bool
    owner: Seat | None = None


class BringInPosted(NamedTuple):
    seat: Seat
    chips: int
    all_in: bool


class BettingOpened(NamedTuple):
    """The seat that acts first on this street; `bet` is the street's bet."""

    street: int
    seat: Seat
    bet: int


class Folded(NamedTuple):
    seat: Seat


class Checked(NamedTuple):
    seat: Seat


class Called(NamedTuple):
    """`chips` were added; `all_in` with `short`: the call was not covered."""

    seat: Seat
    chips: int
    all_in: bool
    short: bool


class Bet(NamedTuple):
    """The street's first bet: so many chips; `full` is False for a short all-in."""

    seat: Seat
    chips: int
    all_in: bool
    full: bool


class Raised(NamedTuple):
    """`chips` were added and make `total` on this street; `completed`: the bring-in was completed."""

    seat: Seat
    chips: int
    total: int
    all_in: bool
    full: bool
    completed: bool


class ExcessReturned(NamedTuple):
    """Chips that nobody called go back."""

    seat: Seat
    chips: int


class HandsShown(NamedTuple):
    """The showdown: each seat's seven cards (a community card not among them) and its best hand.

    `wild` are the wild cards among all that lie open now, the community card included.
    """

    hands: tuple[tuple[Seat, tuple[Card, ...], HandRank], ...]
    community: Card | None = None
    wild: tuple[Card, ...] = ()


class PotTaken(NamedTuple):
    """A pot (0 the main pot, then the side pots) and who gets how much of it.

    `rank` is the best hand, None if all others folded.
    """

    number: int
    chips: int
    shares: tuple[tuple[Seat, int], ...]
    rank: HandRank | None


class SeatOut(NamedTuple):
    """The seat has no chips left."""

    seat: Seat
