"""Five tricks without trump (rules.md 2)."""

from __future__ import annotations

from typing import Any

from game.cards import Card
from game.rules.api import Seat
from game.rules.chicago.observation import Phase
from game.rules.chicago.state import Cards, Plays, State, Tricks, put
from game.rules.events import CardPlayed, TrickTaken

LAST = 5


def begin(state: State) -> State:
    """The caller leads the first trick, without one the first seat."""
    leader = state.setup.players[0] if state.caller is None else state.caller
    return state._replace(phase=Phase.PLAY, round=1, to_act=leader)


def playable(hand: Cards, trick: Plays) -> Cards:
    """The cards of the led suit, or the whole hand if there are none or nothing is led."""
    if not trick:
        return hand
    led = trick[0][1] & 3
    return tuple([card for card in hand if card & 3 == led]) or hand


def taker(trick: Plays) -> tuple[Seat, Card]:
    """Who takes a complete trick, and with which card: the highest of the led suit."""
    best = trick[0]
    led = best[1] & 3
    for play in trick:
        if play[1] & 3 == led and play[1] > best[1]:
            best = play
    return best


def play(state: State, seat: Seat, card: Card, events: list[Any]) -> State:
    """Play a card; the trick play is over (to_act None) after the fifth trick or a broken Chicago."""
    tricks = state.tricks
    trick = (*tricks.trick, (seat, card))
    played = put(tricks.played, seat, (*tricks.played[seat], card))
    events.append(CardPlayed(seat, card, state.round, len(trick) == 1))
    hand = tuple([held for held in state.hands[seat] if held != card])
    hands = put(state.hands, seat, hand)
    players = state.setup.players
    if len(trick) < len(players):
        following = players[(players.index(seat) + 1) % len(players)]
        return state._replace(to_act=following, hands=hands, tricks=Tricks(trick, played, tricks.taken))
    winner, _ = taker(trick)
    events.append(TrickTaken(winner, state.round, trick))
    taken = put(tricks.taken, winner, tricks.taken[winner] + 1)
    over = state.round == LAST or (state.caller is not None and winner != state.caller)
    return state._replace(
        round=state.round if over else state.round + 1,
        to_act=None if over else winner,
        hands=hands,
        tricks=Tricks((), played, taken, trick, winner),
    )
