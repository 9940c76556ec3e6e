"""The house rules of Dirty Schultz and its family, and their defaults per ruleset (rules.md 3)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class WildScope(StrEnum):
    RANK = "rank"
    CARD = "card"


class LastUpcardPair(StrEnum):
    KEEP = "keep"
    NONE = "none"


class Trigger(StrEnum):
    PAIR = "pair"
    QUEEN = "queen"
    NONE = "none"


class Opening(StrEnum):
    HIGH_CARD = "high_card"
    CASINO = "casino"


class Limit(StrEnum):
    FIXED = "fixed"
    SPREAD = "spread"
    POT = "pot"
    NONE = "none"


class SchultzOptions(NamedTuple):
    """Every house rule of the family with the defaults of `dirty-schultz`; amounts are in chips."""

    trigger: Trigger = Trigger.PAIR
    wild_scope: WildScope = WildScope.RANK
    last_upcard_pair: LastUpcardPair = LastUpcardPair.KEEP
    opener_counts_wild: bool = True
    opening: Opening = Opening.HIGH_CARD
    limit: Limit = Limit.FIXED
    ante: int = 1
    bring_in: int = 1
    small_bet: int = 2
    big_bet: int = 4
    max_raises: int = 3
    open_pair_doubles: bool = False
    stack: int = 100
    deals: int | None = None


DIRTY_SCHULTZ = SchultzOptions()
FOLLOW_THE_QUEEN = SchultzOptions(trigger=Trigger.QUEEN, opening=Opening.CASINO)
SEVEN_CARD_STUD = SchultzOptions(trigger=Trigger.NONE, opening=Opening.CASINO)
