"""A deal of seven-card stud played in PokerKit card for card and action for action as our engine plays it."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from pokerkit import Automation, FixedLimitSevenCardStud, StandardHighHand
from pokerkit import Card as TheirCard

from game.cards import RANKS, SUITS, Card
from game.rules import Action, Seat, Verb
from game.rules.events import CardDealt, StockRenewed
from game.rules.schultz.events import BringInPosted, StreetBegan, UpcardDealt

_AUTOMATIC: Final = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
_CARDS: Final = [next(TheirCard.parse(rank + suit.lower())) for rank in RANKS for suit in SUITS]
_NO_CARD: Final = next(TheirCard.parse("??"))
_RAISES: Final = {Verb.BET, Verb.RAISE}

Offered = dict[str, int]
"""What the seat to act may do: `fold` 0, `stay` (check, call) and the chips to add, `raise` and the total."""


class _KeptHand(StandardHighHand):
    """Their hands, each made once: at the showdown they would make every hand again at every step."""

    @classmethod
    def from_game(cls, hole_cards: Any, board_cards: Any = ()) -> Any:
        return _hand((*hole_cards, *board_cards))


@lru_cache(maxsize=64)
def _hand(cards: tuple[Any, ...]) -> Any:
    return StandardHighHand.from_game(cards)


class _Stud(FixedLimitSevenCardStud):
    hand_types = (_KeptHand,)


class Mirror:
    """PokerKit's state of a deal, made from ours.

    Its players are the seats that were dealt in, clockwise from the dealer, whose own seat is last.
    """

    def __init__(self, state: Any, deck: Sequence[Card], events: Sequence[Any]) -> None:
        options, self.players = state.setup.options, list(state.setup.players)
        self.deck = list(deck)
        self.renewed = False
        self.their = _Stud.create_state(
            _AUTOMATIC,
            True,  # antes count as contributions to side pots
            options.ante,
            options.bring_in,
            options.small_bet,
            options.big_bet,
            [state.setup.start[seat] for seat in self.players],
            len(self.players),
        )
        self.follow(events)

    def follow(self, events: Sequence[Any]) -> None:
        """Burn and deal what our engine has burned and dealt, in its order."""
        for event in events:
            if type(event) is StreetBegan and event.burned:
                self.their.burn_card(_CARDS[self.deck.pop(0)])
            elif type(event) is StockRenewed:
                self.renewed = True
                self.their.burn_card(_NO_CARD)
            elif type(event) in (CardDealt, UpcardDealt):
                self._deal(event.seat, event.card)
            elif type(event) is BringInPosted and event.all_in and self.to_act == event.seat:
                self.their.post_bring_in()

    def _deal(self, seat: Seat, card: Card) -> None:
        """Deal a card; our engine must take it from the top of the pack, and for the seat that is next."""
        player = self.players.index(seat)
        assert self.their.hole_dealee_index == player
        if not self.renewed:
            assert self.deck.pop(0) == card
            self.their.deal_hole(_CARDS[card], player)
            return
        with warnings.catch_warnings():
            # PokerKit would deal the stub first, and only then the burns.
            warnings.filterwarnings("ignore", r"A card being dealt .* is not recommended", UserWarning)
            self.their.deal_hole(_CARDS[card], player)

    @property
    def to_act(self) -> Seat | None:
        player = self.their.actor_index
        return None if player is None else self.players[player]

    @property
    def offered(self) -> Offered:
        """What the seat to act may do; posting the bring-in is our engine's check after it."""
        their, found = self.their, {}
        if their.can_fold():
            found["fold"] = 0
        found["stay"] = 0 if their.bring_in_status else their.checking_or_calling_amount
        total = their.min_completion_betting_or_raising_to_amount
        if total is not None:
            found["raise"] = total
        return found

    def act(self, action: Action) -> None:
        """Do the same."""
        if action.verb is Verb.FOLD:
            self.their.fold()
        elif action.verb in _RAISES:
            self.their.complete_bet_or_raise_to()
        elif self.their.bring_in_status:
            self.their.post_bring_in()
        else:
            self.their.check_or_call()

    def by_seat(self, values: Sequence[int], seats: int) -> list[int]:
        """PokerKit's numbers by seat, 0 for seats that were not dealt in."""
        return [values[self.players.index(Seat(s))] if s in self.players else 0 for s in range(seats)]


def our_offers(offers: Sequence[Any]) -> Offered:
    """Our engine's offers in the same words."""
    names = {Verb.FOLD: "fold", Verb.CHECK: "stay", Verb.CALL: "stay", Verb.BET: "raise", Verb.RAISE: "raise"}
    return {names[offer.verb]: offer.amount or 0 for offer in offers}
