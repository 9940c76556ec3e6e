"""Computer opponents. They see an Observation, never a State.

`BOTS` names them, weakest first; `bot(name)` makes one; `think_safely` runs one so that the game goes on
whatever it does.
"""

from game.bots.api import Bot, Fault, Report, Thought, dice_for, legal_from
from game.bots.registry import BOTS, bot
from game.bots.safely import think_safely

__all__ = [
    "BOTS",
    "Bot",
    "Fault",
    "Report",
    "Thought",
    "bot",
    "dice_for",
    "legal_from",
    "think_safely",
]
