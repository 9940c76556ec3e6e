"""Runs an opponent so that a fault of its own never stops the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.bots.api import Bot, Fault, Report, Thought, dice_for
from game.rules.api import Action, Verb

# What to do instead, the least harmful first; anything legal if none of these is.
_FALLBACKS = (Verb.STAND, Verb.PASS, Verb.DECLINE, Verb.REFUSE, Verb.CHECK, Verb.FOLD)


def fallback(legal: Sequence[Action]) -> Action:
    """The legal action that commits to least; raises ValueError when nothing is legal."""
    if not legal:
        raise ValueError("nobody is to act, so there is no action to fall back on")
    by_verb = {action.verb: action for action in reversed(legal)}
    return next((by_verb[verb] for verb in _FALLBACKS if verb in by_verb), legal[0])


def _same(action: Action) -> Action:
    """Cards may be named in any order."""
    return action._replace(cards=tuple(sorted(action.cards)))


def _is_legal(action: Action, legal: Sequence[Action]) -> bool:
    """True for a legal action, and for an amount between the least and the most that are legal."""
    if _same(action) in {_same(each) for each in legal}:
        return True
    amount, free = action.amount, action._replace(amount=None)
    ends = [each.amount for each in legal if each.amount is not None and each._replace(amount=None) == free]
    return amount is not None and bool(ends) and min(ends) <= amount <= max(ends)


def think_safely(
    bot: Bot, observation: Any, legal: Sequence[Action], seed: int, actions: int, budget: int, report: Report
) -> Thought:
    """Yields as the bot yields and returns a legal Action.

    `legal` are the legal actions, `seed` the match's, `actions` how many the match has seen, `budget` in
    playouts. An exception, anything that is no Action, or an illegal one is told to `report` and replaced.
    """
    try:
        action = yield from bot.think(observation, budget, dice_for(seed, observation.seat, actions))
        if isinstance(action, Action) and _is_legal(action, legal):
            return action
        message = f"illegal action {action!r}"
    except Exception as error:
        # whatever a bot does wrong, the people at the table go on playing
        message = f"{type(error).__name__}: {error}"
    report(Fault(bot.name, observation.seat, message))
    return fallback(legal)
