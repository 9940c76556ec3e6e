"""The games' rules: `ruleset(name)` gives one, `RULESETS` names them; pure functions on immutable states."""

from game.rules.api import (
    Action,
    IllegalAction,
    Offer,
    Option,
    OptionError,
    Position,
    Ruleset,
    Seat,
    Verb,
    seats_from,
)
from game.rules.lines import ActionError, action_text, parse_action
from game.rules.registry import MAIN, RULESETS, ruleset

__all__ = [
    "MAIN",
    "RULESETS",
    "Action",
    "ActionError",
    "IllegalAction",
    "Offer",
    "Option",
    "OptionError",
    "Position",
    "Ruleset",
    "Seat",
    "Verb",
    "action_text",
    "parse_action",
    "ruleset",
    "seats_from",
]
