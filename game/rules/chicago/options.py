"""Chicago's options: names, defaults per ruleset, and what each value may be (rules.md 2a-2c)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Declaring(StrEnum):
    VOLUNTARY = "voluntary"
    AUTOMATIC = "automatic"
    NONE = "none"


class ShowBeforeExchange(StrEnum):
    HAND = "hand"
    OFF = "off"


class WinCheck(StrEnum):
    SETTLEMENT = "settlement"
    INSTANT = "instant"
    DEAL_END = "deal_end"


class Tie(StrEnum):
    PLAYOFF = "playoff"
    ANOTHER_DEAL = "another_deal"
    SHARED = "shared"


class ChicagoOptions(NamedTuple):
    """Every house rule of Chicago with the defaults of `chicago-classic`; points unless said otherwise."""

    declaring: Declaring = Declaring.VOLUNTARY
    show_before_exchange: ShowBeforeExchange = ShowBeforeExchange.HAND
    exchange_rounds: int = 3
    exchange_stop: int | None = None
    one_open: bool = False
    chicago_minimum: int = 15
    chicago_points: int = 15
    last_trick_points: int = 5
    last_trick_with_two: bool = False
    pair_points: int = 1
    two_pair_points: int = 2
    three_of_a_kind_points: int = 3
    straight_points: int = 4
    flush_points: int = 5
    full_house_points: int = 6
    four_of_a_kind_points: int = 7
    straight_flush_points: int = 8
    royal_flush_points: int = 52
    four_of_a_kind_resets: bool = False
    royal_flush_wins: bool = False
    must_have_called: bool = False
    hand_points_after_failed_chicago: bool = True
    target: int = 52
    win_check: WinCheck = WinCheck.SETTLEMENT
    tie: Tie = Tie.PLAYOFF


CLASSIC = ChicagoOptions()
EN_GIV_TILL = ChicagoOptions(
    declaring=Declaring.NONE,
    show_before_exchange=ShowBeforeExchange.OFF,
    exchange_stop=46,
    hand_points_after_failed_chicago=False,
    win_check=WinCheck.DEAL_END,
    tie=Tie.ANOTHER_DEAL,
)
