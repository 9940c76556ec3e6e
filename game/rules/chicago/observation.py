"""What one seat may know of a Chicago deal: all that screens, words, bots and remote views get."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from game.cards import Card, Category, HandRank
from game.rules.api import Offer, Seat
from game.rules.chicago.options import ChicagoOptions
from game.rules.events import Scored


class Phase(StrEnum):
    EXCHANGE = "exchange"
    DECLARE = "declare"
    CHICAGO = "chicago"
    PLAY = "play"
    OVER = "over"


class SeatView(NamedTuple):
    """One seat as the observer sees it. Cards that it may not know are UNKNOWN."""

    playing: bool  # False: not in this play-off deal
    score: int
    hand: tuple[Card, ...]  # cards still held, by suit then rank for one's own; others' UNKNOWN ones last
    played: tuple[Card, ...]  # cards played to tricks in this deal, in order, the current trick's included
    final: tuple[Card, ...]  # the five compared cards when the deal is over and hands are open, else ()
    hand_rank: HandRank | None  # of `final`, or of the observer's own five cards, played ones included
    exchanged: int | None  # cards exchanged in this round (0: stood), None: not yet
    thrown_shown: tuple[Card, ...]  # cards that all saw it throw or refuse and that still are discards
    stopped: bool  # exchange_stop holds it
    must_show: bool  # must show its hand before it exchanges in this round
    shown: bool  # its hand has been shown in this deal
    declared: Category | None  # in this phase
    passed: bool  # passed in this phase's declaring
    revealed: tuple[int, ...]  # ranks that it had to name in the latest declaring
    chicago_asked: bool  # has answered the Chicago question with no
    tricks: int  # tricks taken in this deal
    thrown: tuple[Card, ...] = ()  # as thrown_shown, for the observer's own seat all that it threw


class ChicagoView(NamedTuple):
    """The whole table for one observer (`seat` None: an onlooker)."""

    ruleset: str
    options: ChicagoOptions
    seat: Seat | None
    deal: int  # from 1
    dealer: Seat
    first: Seat  # first seat clockwise of the dealer that plays
    playoff: bool
    phase: Phase
    round: int  # as in conformance.md: exchange/declare 1 … 3, play: trick 1 … 5, else 0
    to_act: Seat | None
    seats: tuple[SeatView, ...]
    stock: int
    discards: int
    offered: Card | None  # with one_open: the card shown to all
    trick: tuple[tuple[Seat, Card], ...]  # on the table, in order of play
    last_trick: tuple[tuple[Seat, Card], ...]  # the finished trick, until the next action
    last_taker: Seat | None
    caller: Seat | None
    chicago_result: bool | None  # True made, False broken, None open or not called
    highest: tuple[Seat, Category] | None  # highest declared in this phase, its first declarer
    scored: tuple[Scored, ...]  # all points of this deal so far
    offers: tuple[Offer, ...]  # what the observer may do now; () unless it is to act
    winners: tuple[Seat, ...]  # () while the match goes on
    match_over: bool
    called: tuple[Seat, ...] = ()  # seats that have made a Chicago in this match
