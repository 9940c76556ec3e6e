"""How the stud table gets from one picture to the next: cards come from the deck, chips from their seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.cards import UNKNOWN, card_text
from game.rules.api import Seat
from game.rules.events import CardDealt
from game.rules.schultz import events
from game.scenes.api import Change
from game.scenes.stud_sight import StudSight
from game.scenes.table_sounds import sounds_of
from game.stage import theme
from game.stage.item import Move, Rect

_BETS = (events.BringInPosted, events.Called, events.Bet, events.Raised)
BET = 200  # ms


def change_for(happened: Sequence[Any], sight: StudSight, shown: Mapping[str, Rect]) -> Change:
    """The movements for redacted events, on the way to the picture of `sight`."""
    moves: list[Move] = []
    delay, hidden = 0, _hidden_before(happened, sight)
    for event in happened:
        if isinstance(event, CardDealt | events.UpcardDealt | events.CommunityDealt):
            id = _dealt_id(event, sight, hidden)
            moves.append(Move(id, "stock", delay, theme.DEAL, event.card != UNKNOWN, "deal"))
            delay += theme.DEAL_STEP
        elif isinstance(event, _BETS):
            moves += [
                Move(f"bet:{event.seat}{part}", f"seat:{event.seat}", 0, BET) for part in ("", ":chips")
            ]
        elif isinstance(event, events.HandsShown):
            moves += _opened(event, sight)
    return Change(tuple(moves), (), sounds_of(happened))


def _hidden_before(happened: Sequence[Any], sight: StudSight) -> dict[Seat, int]:
    """How many down cards each seat had before these events."""
    dealt: dict[Seat, int] = {}
    for event in happened:
        if isinstance(event, CardDealt):
            dealt[event.seat] = dealt.get(event.seat, 0) + 1
    return {
        Seat(seat): len(player.down) - dealt.get(Seat(seat), 0)
        for seat, player in enumerate(sight.view.seats)
    }


def _dealt_id(event: Any, sight: StudSight, hidden: dict[Seat, int]) -> str:
    """The id of the item that a dealt card becomes; counts the down cards on."""
    if isinstance(event, events.CommunityDealt):
        return f"community:{card_text(event.card)}"
    if isinstance(event, events.UpcardDealt):
        return f"up:{event.seat}:{card_text(event.card)}"
    number = hidden[event.seat]
    hidden[event.seat] += 1
    if event.card != UNKNOWN:
        return f"card:{card_text(event.card)}"
    return f"back:{event.seat}:{number}"


def _opened(event: events.HandsShown, sight: StudSight) -> list[Move]:
    """Each shown hole card turns over where its back lay."""
    moves = []
    for seat, _, _ in event.hands:
        for i, card in enumerate(sight.seat(seat).down):
            if seat != sight.you and card != UNKNOWN:
                id = f"shown:{seat}:{card_text(card)}"
                moves.append(Move(id, f"back:{seat}:{i}", i * theme.SHOW_STEP, theme.SHOW, True))
    return moves
