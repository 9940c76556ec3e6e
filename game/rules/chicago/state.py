"""Everything about a Chicago match in its present deal, hidden cards and chance to come included."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from game.cards import Card, Category, HandRank, Rng, evaluate5
from game.rules.api import Seat
from game.rules.chicago.observation import Phase
from game.rules.chicago.options import ChicagoOptions
from game.rules.events import Scored

T = TypeVar("T")
Cards = tuple[Card, ...]
Plays = tuple[tuple[Seat, Card], ...]


class Setup(NamedTuple):
    """What stays the same through a deal."""

    ruleset: str
    options: ChicagoOptions
    number: int  # of the deal in the match, from 1
    dealer: Seat
    players: tuple[Seat, ...]  # clockwise from the first seat; the dealer is the last
    playoff: bool
    start: tuple[int, ...]  # scores when the deal began, by seat


class Exchanging(NamedTuple):
    """The present exchange round, or the latest one."""

    counts: tuple[int | None, ...]  # cards exchanged in this round by seat, None: not yet
    duty: Seat | None = None  # who must show before exchanging: it scored in the phase before
    showed: bool = False  # that seat has shown in this round
    offered: bool = False  # the top card of the stock is shown, for the seat to take or refuse


class Declaring(NamedTuple):
    """Who has declared what in this phase, and the ranks revealed in the latest declaring."""

    declared: tuple[Category | None, ...]
    passed: tuple[bool, ...]
    revealed: tuple[tuple[int, ...], ...]
    highest: tuple[Seat, Category] | None = None


class Tricks(NamedTuple):
    """The trick play so far."""

    trick: Plays
    played: tuple[Cards, ...]  # by seat, in order of play
    taken: tuple[int, ...]  # tricks by seat
    last_trick: Plays = ()  # until the next action
    last_taker: Seat | None = None


class State(NamedTuple):
    """One moment of a match. Tuples by seat cover all seats of the match, also those out of a play-off."""

    setup: Setup
    scores: tuple[int, ...]
    called: tuple[Seat, ...]  # seats that have made a Chicago in this match
    phase: Phase
    round: int  # as in conformance.md
    to_act: Seat | None
    hands: tuple[Cards, ...]  # cards held, by suit then rank
    stock: Cards  # top first
    discards: Cards
    restock: tuple[Cards, ...]  # orders of the next renewals of the stock, before `rng` gives them
    rng: Rng
    exchanging: Exchanging
    declaring: Declaring
    tricks: Tricks
    known: tuple[Cards, ...]  # cards in hand that all have seen
    thrown: tuple[Cards, ...]  # each seat's cards among the discards
    seen: tuple[Cards, ...]  # those of them that all have seen
    shown: tuple[Seat, ...] = ()  # seats that have shown in this deal, sorted
    caller: Seat | None = None
    chicago_made: bool | None = None
    declined: tuple[Seat, ...] = ()
    choosing: bool = False  # the seat to act chooses between the points of four of a kind and the reset
    opened: bool = False  # the hands lie open for the final comparison
    scored: tuple[Scored, ...] = ()
    winners: tuple[Seat, ...] = ()


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The tuple with another value at one place."""
    return (*values[:at], value, *values[at + 1 :])


def in_order(cards: Iterable[Card]) -> Cards:
    """Cards by suit (clubs, diamonds, hearts, spades), then by rank from the two up."""
    return tuple(sorted(cards, key=_suit_then_rank))


def _suit_then_rank(card: Card) -> int:
    return (card & 3) << 4 | card >> 2


def next_player(state: State, seat: Seat) -> Seat | None:
    """The seat after this one in the round that begins with the first seat; None after the dealer."""
    players = state.setup.players
    at = players.index(seat) + 1
    return players[at] if at < len(players) else None


def final_hand(state: State, seat: Seat) -> Cards:
    """The five cards that are compared: those held and those played; four while one is being exchanged."""
    return in_order(state.hands[seat] + state.tricks.played[seat])


def final_rank(state: State, seat: Seat) -> HandRank:
    """How good a player's five cards are."""
    a, b, c, d, e = state.hands[seat] + state.tricks.played[seat]
    return evaluate5(a, b, c, d, e)


def is_stopped(state: State, seat: Seat) -> bool:
    """True if `exchange_stop` keeps the seat from exchanging in this deal."""
    stop = state.setup.options.exchange_stop
    return stop is not None and state.setup.start[seat] >= stop


def must_show(state: State, seat: Seat) -> bool:
    """True if the seat, when it acts in this exchange round, must show its hand before it may exchange."""
    exchanging = state.exchanging
    return (
        state.phase is Phase.EXCHANGE
        and exchanging.duty == seat
        and not exchanging.showed
        and exchanging.counts[seat] is None
        and not is_stopped(state, seat)
    )
