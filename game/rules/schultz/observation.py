"""What one seat may know of a stud deal: all that screens, words, bots and remote views get."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from game.cards import Card, HandRank
from game.rules.api import Action, Offer, Seat
from game.rules.schultz.options import SchultzOptions
from game.rules.schultz.state import Betting, Pot, PotWon


class Phase(StrEnum):
    BETTING = "betting"
    OVER = "over"


class StudSeatView(NamedTuple):
    """One seat as the observer sees it. Cards that it may not know are UNKNOWN; amounts are chips."""

    playing: bool  # False: it had no chips when the deal began
    folded: bool  # False for a seat that is not playing
    all_in: bool
    stack: int  # behind
    bet: int  # on this street, the ante not included
    paid: int  # in this deal, the antes included; what was returned uncalled no more
    down: tuple[Card, ...]  # in the order dealt; all open for the seats in a showdown
    up: tuple[Card, ...]
    exposed: HandRank | None  # of its upcards alone, as the opener is found; None without upcards
    best: HandRank | None  # the observer's own hand as it stands, of all seats in a showdown
    did: Action | None  # its last action on this street; the amount is chips added, or a bet's total
    won: int  # chips from the pots when the deal is over


class SchultzView(NamedTuple):
    """The whole table for one observer (`seat` None: an onlooker). Amounts are chips."""

    ruleset: str
    options: SchultzOptions
    seat: Seat | None
    deal: int  # from 1
    dealer: Seat
    first: Seat  # the first seat clockwise of the dealer that plays
    players: tuple[Seat, ...]  # who plays, clockwise from `first`
    start: tuple[int, ...]  # stacks before the antes
    phase: Phase
    street: int  # 3 … 7
    to_act: Seat | None
    seats: tuple[StudSeatView, ...]
    pot: int  # all chips put in so far, this street's included; 0 when the deal is over
    pots: tuple[Pot, ...]  # the main pot and side pots of the earlier streets; () when the deal is over
    results: tuple[PotWon, ...]  # how the pots were divided when the deal is over
    betting: Betting
    poster: Seat | None  # of the bring-in
    opener: Seat | None  # whose upcards open this street
    stub: int  # numbers of cards
    burned: int
    community: Card | None
    wild: Card | None  # the card that is wild or whose rank is; UNKNOWN if only another seat knows it
    wild_owner: Seat | None  # who alone knows the wild card until showdown
    wild_ranks: tuple[int, ...]  # ranks that are wild for everyone
    trigger: bool  # the next upcard becomes wild
    showdown: bool
    offers: tuple[Offer, ...]  # what the observer may do now; () unless it is to act
    winners: tuple[Seat, ...]  # () while the match goes on
    match_over: bool
