"""The running score sheet: what each deal of a match brought each seat, and where it left them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.cards import N_
from game.rules.events import DealBegan, DealEnded, Scored
from game.telling.points import points_text
from game.text import Words


class DealTally(NamedTuple):
    """One deal: points or chips by seat that it brought, and the totals after it (so far, while it goes on).

    A change of None: the seat takes no part in the deal.
    """

    number: int
    changes: tuple[int | None, ...]
    totals: tuple[int, ...]
    playoff: bool = False


def tally(history: Sequence[Any], start: Sequence[int]) -> tuple[DealTally, ...]:
    """The deals of a match's events, oldest first; `start` are the scores or stacks it began with."""
    deals: list[DealTally] = []
    totals = tuple(start)
    for event in history:
        if isinstance(event, DealBegan):
            taking_part = (0 if seat in event.players else None for seat in range(len(totals)))
            deals.append(DealTally(event.number, tuple(taking_part), totals, event.playoff))
            before = totals
        elif isinstance(event, Scored):
            totals = (*totals[: event.seat], event.total, *totals[event.seat + 1 :])
            deals[-1] = _with(deals[-1], before, totals)
        elif isinstance(event, DealEnded):
            totals = event.scores
            deals[-1] = _with(deals[-1], before, totals)
    return tuple(deals)


def _with(deal: DealTally, before: Sequence[int], totals: tuple[int, ...]) -> DealTally:
    changes = (
        None if change is None else after - was
        for change, was, after in zip(deal.changes, before, totals, strict=True)
    )
    return deal._replace(changes=tuple(changes), totals=totals)


def tally_line(words: Words, deal: DealTally, names: Sequence[str]) -> str:
    """A deal in a sentence, as it is read out: “Deal 3: Anna 24 (+5), you 17 (±0)”."""
    parts = [
        f"{name} {total}" if change is None else f"{name} {total} ({points_text(change)})"
        for name, change, total in zip(names, deal.changes, deal.totals, strict=True)
    ]
    return words(N_("Deal {n}: {scores}"), n=deal.number, scores=", ".join(parts))
