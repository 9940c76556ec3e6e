"""A stud deal in short: who takes the chips, with which hand, and what each seat put in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.cards import N_, HandRank
from game.rules.api import Seat
from game.rules.schultz import events as stud
from game.telling.names import capital, hand_name, hand_wordings
from game.telling.people import People
from game.telling.points import points_text
from game.telling.stud_log import STUD_EVENTS, pots
from game.text import Words

_PAYING = (stud.Anted, stud.BringInPosted, stud.Called, stud.Bet, stud.Raised)


def stud_headline(people: People, deal_events: Sequence[Any]) -> str | None:
    """Return who takes the most chips of the deal, “Anna takes 23 chips with four kings”; None before."""
    won = _won(deal_events)
    if not won:
        return None
    most = max(won.values())
    seats = [seat for seat, chips in won.items() if chips == most]
    if len(seats) > 1:
        return capital(people.words("{names} split the pot", names=people.names_of(seats)))
    hand = _hand(deal_events, seats[0])
    if hand is None:
        mine = N_("You take {chips}: everyone else has folded")
        other = N_("{name} takes {chips}: everyone else has folded")
        return people.say(seats[0], mine, other, chips=_chips(people.words, most))
    mine, other = N_("You win {chips} with {hand}"), N_("{name} wins {chips} with {hand}")
    return people.say(
        seats[0], mine, other, chips=_chips(people.words, most), hand=hand_name(people.words, hand)
    )


def stud_explanation(people: People, deal_events: Sequence[Any]) -> list[str]:
    """Return the sentences about the pots and about who is out."""
    taken = [event for event in deal_events if isinstance(event, stud.PotTaken)]
    lines = list(pots(people, taken))
    for event in deal_events:
        if isinstance(event, stud.SeatOut):
            lines += STUD_EVENTS[stud.SeatOut](people, event)
    return lines


def stud_causes(words: Words, deal_events: Sequence[Any], seat: Seat) -> tuple[tuple[str, str], ...]:
    """Return a seat's chips of the deal and their causes: (“−5”, “put in”), (“+23”, “four kings”)."""
    paid, lines = 0, []
    for event in deal_events:
        if isinstance(event, _PAYING) and event.seat == seat:
            paid += event.chips
        elif isinstance(event, stud.ExcessReturned) and event.seat == seat:
            paid -= event.chips
        elif isinstance(event, stud.PotTaken):
            cause = words("all others folded") if event.rank is None else hand_name(words, event.rank)
            if event.number:
                cause = words("side pot {n}: {hand}", n=event.number, hand=cause)
            lines += [(points_text(chips), cause) for winner, chips in event.shares if winner == seat]
    if paid:
        folded = any(isinstance(event, stud.Folded) and event.seat == seat for event in deal_events)
        lines.insert(0, (points_text(-paid), words("put in, then folded") if folded else words("put in")))
    return tuple(lines)


def stud_final_wordings(words: Words, deal_events: Sequence[Any], seat: Seat) -> tuple[str, ...]:
    """Return the name of the hand that a seat showed (“Four kings”), then its kind; () if it showed none."""
    hand = _hand(deal_events, seat)
    return () if hand is None else hand_wordings(words, hand)


def _chips(words: Words, chips: int) -> str:
    return words.plural("{n} chip", "{n} chips", chips)


def _won(deal_events: Sequence[Any]) -> dict[Seat, int]:
    """Chips from all pots by seat."""
    won: dict[Seat, int] = {}
    for event in deal_events:
        for seat, chips in event.shares if isinstance(event, stud.PotTaken) else ():
            won[seat] = won.get(seat, 0) + chips
    return won


def _hand(deal_events: Sequence[Any], seat: Seat) -> HandRank | None:
    shown = (hand for event in deal_events if isinstance(event, stud.HandsShown) for hand in event.hands)
    return next((rank for owner, _, rank in shown if owner == seat), None)
