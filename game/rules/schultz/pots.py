"""Side pots, the uncalled excess, and odd chips (rules.md 3, "Betting" and "Showdown")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.cards import HandRank
from game.rules.api import Seat
from game.rules.schultz.state import Pot, PotWon


def uncalled(paid: Sequence[int]) -> tuple[Seat, int]:
    """Who put in the most, and by how much that exceeds the second-highest contribution."""
    *_, second, most = sorted((0, *paid))
    return Seat(paid.index(most)), most - second


def side_pots(paid: Sequence[int], live: Sequence[Seat]) -> tuple[Pot, ...]:
    """The main pot and the side pots, divided at the contributions of the seats that have not folded."""
    levels = sorted({paid[seat] for seat in live if paid[seat]})
    pots, below = [], 0
    for level in levels:
        # What folded seats put in above the highest level is in the last pot.
        upto = sum(paid) if level == levels[-1] else sum([min(chips, level) for chips in paid])
        pots.append(Pot(upto - below, tuple([seat for seat in live if paid[seat] >= level])))
        below = upto
    return tuple(pots)


def divide(pot: Pot, ranks: Mapping[Seat, HandRank]) -> PotWon:
    """Give a pot to its best hand; equal hands split it, odd chips one each in the pot's order of seats."""
    best = max([ranks[seat] for seat in pot.seats])
    winners = [seat for seat in pot.seats if ranks[seat] == best]
    share, odd = divmod(pot.amount, len(winners))
    shares = tuple((seat, share + (place < odd)) for place, seat in enumerate(winners))
    return PotWon(pot.amount, pot.seats, shares, best)
