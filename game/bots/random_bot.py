"""An opponent that does anything legal: the measure for all others, and a tester of the rules."""

from __future__ import annotations

from typing import Any

from game.bots.api import Thought
from game.cards import Dice
from game.rules.actions import actions_of


class RandomBot:
    """First a kind of action, then one of that kind, each with equal chance."""

    name = "random"

    def think(self, observation: Any, budget: int, dice: Dice) -> Thought:
        """Never yields; needs no playouts."""
        offer = dice.choice(observation.offers)
        return dice.choice(actions_of(observation.seat, offer))
        yield  # makes this a generator
