"""A Chicago deal's result by seat, for the summary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.cards import N_, Card, rank_of
from game.match import Match
from game.rules.api import Seat
from game.rules.events import Cause, HandsOpened, Scored
from game.scenes.summary_items import Row
from game.telling import summary as telling
from game.text import Words


def rows(match: Match, words: Words, names: Sequence[str], you: Seat | None) -> tuple[Row, ...]:
    """One row a seat, the best first."""
    happened, table = match.redact(match.deal_events, you), match.observe(you)
    order = sorted(range(len(names)), key=lambda seat: (-table.seats[seat].score, seat))
    return tuple(_row(words, Seat(seat), names[seat], table, happened) for seat in order)


def _row(words: Words, seat: Seat, name: str, table: Any, happened: Sequence[Any]) -> Row:
    view = table.seats[seat]
    hand = telling.final_wordings(words, happened, seat)
    if not view.playing:
        hand = (words(N_("Sat out this deal")),)
    cards = view.final or tuple(view.played) + tuple(view.hand)
    return Row(
        seat=seat,
        name=name,
        hand=hand,
        cards=_by_rank(cards) if view.playing else (),
        causes=_causes(words, seat, happened),
        score=view.score,
        part=max(0.0, min(1.0, view.score / table.options.target)),
        won=seat in table.winners,
    )


def _causes(words: Words, seat: Seat, happened: Sequence[Any]) -> tuple[tuple[str, str, str], ...]:
    """Points, why, and why in so few words that it fits beside the hand, whose name stands there."""
    found, opened = [], False
    for event in happened:
        opened = opened or isinstance(event, HandsOpened)
        if isinstance(event, Scored) and event.seat == seat:
            best = opened and event.cause is Cause.HAND
            phase = words(N_("phase {n}"), n=event.phase)
            short = words(N_("best hand")) if best else phase if event.cause is Cause.HAND else ""
            found.append(short)
    told = telling.causes(words, happened, seat)
    return tuple((points, why, short or why) for (points, why), short in zip(told, found, strict=True))


def _by_rank(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Pairs and more first, then by rank: the order in which a hand is read; unknown cards last."""
    known = [card for card in cards if card >= 0]
    counts = {rank: sum(rank_of(card) == rank for card in known) for rank in map(rank_of, known)}
    known.sort(key=lambda card: (-counts[rank_of(card)], -rank_of(card), -card))
    return (*known, *(card for card in cards if card < 0))
