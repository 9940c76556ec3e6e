"""How many may sit at a table."""

from __future__ import annotations

from game.cards import N_, GameError
from game.rules import Ruleset


def check_seats(rules: Ruleset, seats: int) -> None:
    """Raise GameError, with what would be right, unless the rules accept so many seats."""
    if seats not in rules.seats:
        raise GameError(
            N_("{count} can't play this game: it needs {least} to {most} players."),
            count=seats,
            least=rules.seats[0],
            most=rules.seats[-1],
        )
