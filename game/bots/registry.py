"""The opponents by name; a new one is a line here."""

from __future__ import annotations

from game.bots.api import Bot
from game.bots.random_bot import RandomBot
from game.bots.steady import SteadyBot
from game.cards import GameError

_ALL: dict[str, Bot] = {each.name: each for each in (RandomBot(), SteadyBot())}

BOTS: tuple[str, ...] = tuple(_ALL)


def bot(name: str) -> Bot:
    """The opponent of that name; raises GameError naming the known ones."""
    if name not in _ALL:
        raise GameError(f"no opponent is called {name!r}; there are {', '.join(BOTS)}")
    return _ALL[name]
