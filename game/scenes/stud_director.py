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
from game.stage.item import ChipsLook, Fade, Item, Move, Passing

_BETS = (events.BringInPosted, events.Called, events.Bet, events.Raised)
_DEALT = (CardDealt, events.UpcardDealt, events.CommunityDealt)
LOOK_MS = 700  # the opened hands are looked at before the pot is paid
Shown = Mapping[str, Item]


class _Plan:
    """The movements found so far; `at` is when the next one begins, in ms."""

    def __init__(self, sight: StudSight, shown: Shown, happened: Sequence[Any]) -> None:
        self.sight, self.shown = sight, shown
        self.at = 0
        self.moves: list[Move] = []
        self.passings: list[Passing] = []
        self.fades: list[Fade] = []
        self.hidden = _hidden_before(happened, sight)

    def bet(self, event: Any) -> None:
        """Chips go from the seat to its bet, or, when the street ends with them, straight to the pot."""
        seat, bet = event.seat, f"bet:{event.seat}"
        old = self.shown.get(bet)
        if not self.sight.seat(seat).bet:
            if event.chips:
                self.passings.append(
                    Passing(ChipsLook(event.chips), f"seat:{seat}", _pot(self), 0, theme.BET)
                )
            self.at = max(self.at, theme.BET)
        elif old is None:
            self.moves.append(Move(bet, f"seat:{seat}", 0, theme.BET))
            self.fades.append(Fade(f"{bet}:chips", theme.APPEAR, after=True))
        else:
            self.passings.append(Passing(ChipsLook(event.chips), f"seat:{seat}", bet, 0, theme.BET))
            self.fades.append(Fade(bet, theme.APPEAR, after=True))
            self.fades.append(Fade(f"{bet}:chips", theme.CHIPS_COUNT, theme.BET, how="count"))

    def collect(self) -> None:
        """The bets of the street that is over go to the pot all at once."""
        bets = [
            (id, item.look)
            for id, item in self.shown.items()
            if isinstance(item.look, ChipsLook) and id.startswith("bet:")
        ]
        gone = [(id, look) for id, look in bets if not self.sight.seat(Seat(int(id[4:]))).bet]
        if gone:  # what went straight to the pot lands there with the others
            ms = self.at + theme.POT
            self.passings = [
                each._replace(ms=ms, easing="inout") if each.end == _pot(self) else each
                for each in self.passings
            ]
        for id, look in gone:
            self.passings.append(Passing(look, id, _pot(self), self.at, theme.POT, "inout", there=True))
        if gone or self.passings:
            self.at += theme.POT if gone else 0
            lands = self.at - theme.APPEAR  # what travels is all but there
            self.fades.append(Fade("pot", theme.CHIPS_COUNT, lands, how="count"))
            self.fades.append(Fade("pot:chips", theme.APPEAR, lands))

    def deal(self, dealt: Sequence[Any]) -> None:
        """Cards come from the deck one after the other."""
        for event in dealt:
            id = _dealt_id(event, self.sight, self.hidden)
            self.moves.append(Move(id, "stock", self.at, theme.DEAL, event.card != UNKNOWN, "deal"))
            self.at += theme.DEAL_STEP
        if dealt:
            self.at += theme.DEAL - theme.DEAL_STEP + theme.FLIP

    def open(self, event: events.HandsShown) -> None:
        """Each shown hole card turns over where its back lay."""
        count = 0
        for seat, _, _ in event.hands:
            for i, card in enumerate(self.sight.seat(seat).down):
                if seat != self.sight.you and card != UNKNOWN:
                    id, delay = f"shown:{seat}:{card_text(card)}", self.at + i * theme.SHOW_STEP
                    sound = None if count else "flip"
                    self.moves.append(
                        Move(id, f"back:{seat}:{i}", delay, theme.SHOW, True, sound, there=True)
                    )
                    count = max(count, i + 1)
        self.at += count * theme.SHOW_STEP + (theme.SHOW if count else 0)

    def pay(self, pots: Sequence[events.PotTaken], shown: bool) -> None:
        """Each pot goes to its winners, whose chips count up."""
        self.at += LOOK_MS if shown else 0
        won: dict[Seat, int] = {}
        for pot in pots:
            for seat, chips in pot.shares:
                won[seat] = won.get(seat, 0) + chips
        for seat, chips in won.items():
            if not chips:
                continue
            self.passings.append(
                Passing(ChipsLook(chips), _pot(self), f"seat:{seat}", self.at, theme.POT, "inout", "pot")
            )
            own, lands = (
                "own" if seat == self.sight.you else f"seat:{seat}",
                self.at + theme.POT - theme.APPEAR,
            )
            self.fades.append(Fade(f"{own}:chips", theme.CHIPS_COUNT, lands, how="count"))
        if won:
            self.fades.append(Fade("pot:chips", theme.APPEAR, self.at))
            self.at += theme.POT


def change_for(happened: Sequence[Any], sight: StudSight, shown: Shown) -> Change:
    """The movements for redacted events, on the way to the picture of `sight`."""
    plan = _Plan(sight, shown, happened)
    for event in happened:
        if isinstance(event, _BETS):
            plan.bet(event)
    if any(isinstance(event, events.StreetBegan | events.PotTaken) for event in happened):
        plan.collect()
    plan.deal([event for event in happened if isinstance(event, _DEALT)])
    hands = [event for event in happened if isinstance(event, events.HandsShown)]
    for event in hands:
        plan.open(event)
    if pots := [event for event in happened if isinstance(event, events.PotTaken)]:
        plan.pay(pots, bool(hands))
    return Change(tuple(plan.moves), tuple(plan.passings), sounds_of(happened), tuple(plan.fades))


def _pot(plan: _Plan) -> str:
    return "pot" if plan.sight.over and "pot:chips" not in plan.shown else "pot:chips"


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
