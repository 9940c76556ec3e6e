"""The draw for first dealer, the same in every game (rules.md 2 and 3, "First dealer")."""

from __future__ import annotations

from typing import Any

from game.cards import FULL_DECK, Rng, rank_of, shuffled
from game.rules.api import Seat
from game.rules.events import DealerDrawn


def draw_dealer(rng: Rng, seats: int, events: list[Any]) -> tuple[Rng, Seat]:
    """Draw until one seat alone has the lowest card; each time from the whole pack, shuffled anew."""
    drawing = [Seat(seat) for seat in range(seats)]
    while len(drawing) > 1:
        pack, rng = shuffled(FULL_DECK, rng)
        draws = tuple(zip(drawing, pack, strict=False))
        lowest = min(rank_of(card) for _, card in draws)
        drawing = [seat for seat, card in draws if rank_of(card) == lowest]
        events.append(DealerDrawn(draws, drawing[0] if len(drawing) == 1 else None))
    return rng, drawing[0]
