"""What happened, as data: rules return events, scenes animate them, telling makes sentences of them.

Every event is a NamedTuple. Cards that an onlooker may not see become UNKNOWN in `redact`; nothing else
in an event is secret. Annotations are values here, not texts, which would each be compiled when the module is
loaded.
"""

from enum import StrEnum
from typing import NamedTuple

from game.cards import Card, Category
from game.rules.api import Seat


class Cause(StrEnum):
    """Why points were scored or lost."""

    HAND = "hand"  # best hand of a phase or of the deal
    LAST_TRICK = "last_trick"
    CHICAGO_MADE = "chicago_made"
    CHICAGO_BROKEN = "chicago_broken"
    RESET = "reset"  # four of a kind set this seat to 0


class DealerDrawn(NamedTuple):
    """One round of the draw for first dealer: a card a seat that draws; `dealer` when it is decided."""

    draws: tuple[tuple[Seat, Card], ...]
    dealer: Seat | None


class DealBegan(NamedTuple):
    """A new deal: its number in the match from 1, who deals, who takes part (fewer in a play-off)."""

    number: int
    dealer: Seat
    players: tuple[Seat, ...]
    playoff: bool


class CardDealt(NamedTuple):
    """One card from the stock to a seat, face down (hidden from others)."""

    seat: Seat
    card: Card


class Exchanged(NamedTuple):
    """A seat threw cards face down and took as many.

    All know the thrown ones after `show`, and the taken one if it was offered openly and not refused.
    """

    seat: Seat
    thrown: tuple[Card, ...]
    taken: tuple[Card, ...]
    thrown_known: bool = False
    taken_known: bool = False


class CardOffered(NamedTuple):
    """With `one_open`: the top card is shown to all, for the seat to take or refuse."""

    seat: Seat
    card: Card


class CardRefused(NamedTuple):
    """The offered card goes to the discards; the seat takes the next one unseen (an Exchanged follows)."""

    seat: Seat
    card: Card


class StoodPat(NamedTuple):
    seat: Seat


class ExchangeStopped(NamedTuple):
    """A seat is skipped in this exchange round because of `exchange_stop`."""

    seat: Seat


class StockRenewed(NamedTuple):
    """The earlier discards were shuffled into a new stock of so many cards."""

    cards: int


class HandShown(NamedTuple):
    """A seat showed its whole hand to all before exchanging."""

    seat: Seat
    cards: tuple[Card, ...]


class Declared(NamedTuple):
    seat: Seat
    category: Category


class DeclarePassed(NamedTuple):
    seat: Seat


class RanksRevealed(NamedTuple):
    """Ranks named where several hold the highest declared category (0 = two … 12 = ace)."""

    seat: Seat
    category: Category
    ranks: tuple[int, ...]


class NobodyScored(NamedTuple):
    """A comparison without a winner: nobody had or declared a hand, or the best were exactly equal."""

    phase: int
    tied: tuple[Seat, ...]


class Scored(NamedTuple):
    """Points (negative for a loss) and the seat's score afterwards.

    For Cause.HAND: the category, the deciding ranks that all may know, and the phase (1 … 3; the end of the
    deal counts as the phase of the last exchange round). A seat that resets the others scores 0 for its hand.
    """

    seat: Seat
    points: int
    total: int
    cause: Cause
    phase: int
    category: Category | None = None
    ranks: tuple[int, ...] = ()


class ChicagoCalled(NamedTuple):
    seat: Seat


class ChicagoDeclined(NamedTuple):
    seat: Seat


class CardPlayed(NamedTuple):
    seat: Seat
    card: Card
    trick: int  # 1 … 5
    led: bool


class TrickTaken(NamedTuple):
    seat: Seat
    trick: int
    cards: tuple[tuple[Seat, Card], ...]  # in order of play


class HandsOpened(NamedTuple):
    """The final comparison: each player's five cards as after the last exchange, and its hand."""

    hands: tuple[tuple[Seat, tuple[Card, ...], Category], ...]


class DealEnded(NamedTuple):
    number: int
    scores: tuple[int, ...]


class MatchEnded(NamedTuple):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
