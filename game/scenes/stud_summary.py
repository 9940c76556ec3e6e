"""A stud deal's result by seat, for the summary: who has how many chips, which cards were opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.cards import N_, UNKNOWN
from game.match import Match
from game.rules.api import Seat
from game.rules.events import MatchEnded
from game.rules.schultz.events import PotTaken
from game.scenes.summary_items import Row
from game.telling import summary as telling
from game.text import Words


def rows(match: Match, words: Words, names: Sequence[str], you: Seat | None) -> tuple[Row, ...]:
    """One row a seat, the most chips first; hidden cards of seats that need not show stay backs."""
    happened, table = match.redact(match.deal_events, you), match.observe(you)
    whole = max(1, sum(seat.stack for seat in table.seats))
    order = sorted(range(len(names)), key=lambda seat: (-table.seats[seat].stack, seat))
    made = []
    for number in order:
        seat, view = Seat(number), table.seats[number]
        hand = telling.final_wordings(words, happened, seat)
        if view.folded:
            hand = (words(N_("Folded")),)
        elif not view.playing:
            hand = (words(N_("Out")),)
        told = telling.causes(words, happened, seat)
        known = [card for card in view.down if card != UNKNOWN]
        hidden = [card for card in view.down if card == UNKNOWN]
        row = Row(
            seat=seat,
            name=names[number],
            hand=hand,
            cards=(*known, *view.up, *hidden),
            causes=tuple((chips, why, _short(words, chips)) for chips, why in told),
            score=view.stack,
            part=view.stack / whole,
            won=seat in table.winners,
            wild=frozenset(card for card in (*known, *view.up) if card >> 2 in table.wild_ranks),
        )
        made.append(row)
    return tuple(made)


def unrepeated(happened: Sequence[Any]) -> Sequence[Any]:
    """The deal's events without the only pot's if the headline says all about it: who won it and how."""
    pots = [event for event in happened if isinstance(event, PotTaken)]
    if len(pots) != 1 or len(pots[0].shares) > 1 or any(isinstance(event, MatchEnded) for event in happened):
        return happened
    return [event for event in happened if event is not pots[0]]


def _short(words: Words, chips: str) -> str:
    """Why chips went or came, in one word."""
    return words(N_("pot")) if chips.startswith("+") else words(N_("put in"))
