"""Which game the table plays: one line for each kind of observation."""

from __future__ import annotations

from typing import Any, Final

from game.rules.chicago.observation import ChicagoView
from game.rules.schultz.observation import SchultzView
from game.scenes.chicago_game import ChicagoGame
from game.scenes.stud_game import StudGame
from game.scenes.table_game import TableGame

_GAMES: Final[dict[type, TableGame]] = {
    ChicagoView: ChicagoGame(),
    SchultzView: StudGame(),
}


def game_for(view: Any) -> TableGame:
    """The game of an observation; raises TypeError for one that no table can show."""
    try:
        return _GAMES[type(view)]
    except KeyError:
        raise TypeError(f"no table shows a {type(view).__name__}") from None
