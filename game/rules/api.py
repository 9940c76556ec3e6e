"""What every ruleset offers: data types that all rooms share, and the Ruleset protocol.

A Ruleset's functions are pure: they take a State and return a new one with the events that led there.
Rooms outside `game.rules` treat State as opaque and see a table only through an Observation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, NewType, Protocol

from game.cards import RANKS, SUITS, Card, Category, GameError, Reason, Rng

Seat = NewType("Seat", int)  # 0 … n-1, clockwise
LARGEST = 2**53 - 1  # of points, chips and options in records: what every reader of JSON keeps exact


class Verb(StrEnum):
    """The verbs of action lines (conformance.md, "Actions")."""

    EXCHANGE = "exchange"
    STAND = "stand"
    SHOW = "show"
    DECLARE = "declare"
    PASS = "pass"
    CHICAGO = "chicago"
    DECLINE = "decline"
    PLAY = "play"
    EXCHANGE_OPEN = "exchange_open"
    TAKE = "take"
    REFUSE = "refuse"
    POINTS = "points"
    RESET = "reset"
    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"


class Action(NamedTuple):
    """One decision of one seat; its text form is the records' `SEAT VERB [ARGS]`."""

    seat: Seat
    verb: Verb
    cards: tuple[Card, ...] = ()  # exchange: any number, any order; play, exchange_open: one
    category: Category | None = None  # declare
    amount: int | None = None  # bet and raise without fixed limit: the seat's chips on this street


class Offer(NamedTuple):
    """A kind of action that is legal now, in short: what a button or a probe's `legal` shows.

    `cards` are the cards to choose from, at least `least` and at most `most` of them.
    """

    verb: Verb
    cards: tuple[Card, ...] = ()
    least: int = 0
    most: int = 0
    category: Category | None = None
    amount: int | None = None
    amount_most: int | None = None


class Option(NamedTuple):
    """One house rule as people meet it: the panel, the command line and validation come from this.

    `choices` are the values the title offers, the usual default first; `at_least` is the smallest number
    the rules accept where numbers stand (None where only the choices do). Titles and help are messages.
    """

    name: str
    title: str
    help: str
    choices: tuple[object, ...]
    at_least: int | None = None


class OptionError(GameError):
    """An unknown option, a value out of range, or options that can't go together."""


class RestockError(GameError):
    """The given order of a renewed stock does not hold exactly the cards that are being recycled."""


class IllegalAction(GameError):  # noqa: N818  (a refused action is not an error of the program)
    """An action that the rules refuse; `reason` says why.

    The reason's parameters are plain values that telling puts in words: a Card under the name `card`, a suit
    0 … 3 under `suit`, a Category under `category` and names ending in it, a Seat under `seat`, else numbers.
    `str()` gives records' words for them.
    """

    def __init__(self, reason: Reason) -> None:
        words = {name: _in_words(name, value) for name, value in reason.params}
        super().__init__(Reason(reason.message.format(**words)))
        self.reason = reason


def _in_words(name: str, value: object) -> object:
    if isinstance(value, Category):
        return value.record_name.replace("_", " ")
    if name == "suit" and isinstance(value, int):
        return ("clubs", "diamonds", "hearts", "spades")[value]
    if name == "card" and isinstance(value, int) and 0 <= value < 52:
        return RANKS[value >> 2] + SUITS[value & 3]
    if name == "seat":
        return f"seat {value}"
    return value


class Position(NamedTuple):
    """Where a deal begins when it is not dealt from a seed: conformance records and copied deals."""

    seats: int
    dealer: Seat
    scores: tuple[int, ...]  # points, or stacks in chips
    deck: tuple[Card, ...]  # 52 cards, top first
    restock: tuple[tuple[Card, ...], ...] = ()
    called: tuple[Seat, ...] = ()


class Ruleset(Protocol):
    """One line of the registry. State, options and observations are NamedTuples of the game's own."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str:
        """A message: the name that people read."""

    @property
    def version(self) -> int:
        """Rises when the same record would replay differently."""

    @property
    def seats(self) -> range:
        """Numbers of seats that the rules accept."""

    @property
    def offered_seats(self) -> range:
        """Numbers of seats that the title offers."""

    @property
    def options(self) -> tuple[Option, ...]: ...
    @property
    def counts(self) -> str:
        """The record's field for Position.scores: `scores` or `stacks`."""

    def default_options(self) -> Mapping[str, object]: ...
    def make_options(self, changes: Mapping[str, object]) -> Any:
        """Options with the changes applied to the defaults; raises OptionError."""

    def first_deal(self, options: Any, seats: int, seed: int) -> tuple[Any, tuple[Any, ...]]:
        """State and events of a match's first deal: the first dealer is drawn, the cards are dealt."""

    def next_deal(self, state: Any) -> tuple[Any, tuple[Any, ...]]:
        """State and events of the deal after a finished one; GameError while it goes on or at the end."""

    def deal_from(self, options: Any, position: Position) -> tuple[Any, tuple[Any, ...]]: ...
    def to_act(self, state: Any) -> Seat | None: ...
    def is_deal_over(self, state: Any) -> bool: ...
    def is_match_over(self, state: Any) -> bool: ...
    def winners(self, state: Any) -> tuple[Seat, ...]: ...
    def offers(self, state: Any) -> tuple[Offer, ...]:
        """What the seat to act may do, in the order of the screen's buttons; empty when nobody acts."""

    def legal_actions(self, state: Any) -> tuple[Action, ...]: ...
    def why_not(self, state: Any, action: Action) -> Reason | None: ...
    def advance(self, state: Any, action: Action) -> tuple[Any, tuple[Any, ...]]:
        """The next State and what happened; raises IllegalAction and changes nothing."""

    def observe(self, state: Any, seat: Seat | None) -> Any:
        """What that seat may know (None: an onlooker without a hand)."""

    def redact(self, event: Any, seat: Seat | None) -> Any: ...
    def sample_world(self, observation: Any, rng: Rng) -> Any:
        """A State that could be behind an observation, drawn with `rng`: it gives the same observation."""

    def probe(self, state: Any) -> dict[str, object]:
        """The state in the words of conformance.md, all cards open."""


def seats_from(first: int, count: int) -> Sequence[Seat]:
    """All seats clockwise, beginning with `first`."""
    return [Seat((first + i) % count) for i in range(count)]
