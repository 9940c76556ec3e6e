"""Between deals: who deals first, who deals next, who takes part, and dealing five cards each."""

from __future__ import annotations

from typing import Any

from game.cards import FULL_DECK, N_, Card, GameError, Rng, cards_text, rng_from, shuffled
from game.rules.api import Position, Seat, seats_from
from game.rules.chicago import course
from game.rules.chicago.observation import Phase
from game.rules.chicago.options import ChicagoOptions, Tie
from game.rules.chicago.scoring import leaders
from game.rules.chicago.state import Declaring, Exchanging, Setup, State, Tricks, in_order
from game.rules.drawing import draw_dealer
from game.rules.events import CardDealt, DealBegan

Events = tuple[Any, ...]
SEATS = range(2, 7)
HAND = 5


def first_deal(ruleset: str, options: ChicagoOptions, seats: int, seed: int) -> tuple[State, Events]:
    """A match's first deal from its seed (0 … 2**64 - 1): the draw for first dealer, then the cards."""
    check_seats(seats)
    events: list[Any] = []
    rng, dealer = draw_dealer(rng_from(seed, "deals"), seats, events)
    deck, rng = shuffled(FULL_DECK, rng)
    start = (0,) * seats
    setup = Setup(ruleset, options, 1, dealer, tuple(seats_from(dealer + 1, seats)), False, start)
    return _deal(setup, (), deck, (), rng, events)


def next_deal(state: State) -> tuple[State, Events]:
    """The deal after a finished one, among the tied seats alone if there is to be a play-off.

    Raises GameError while the deal goes on, or when the match is over.
    """
    if state.phase is not Phase.OVER:
        raise GameError(N_("The deal is not over yet: the next one can't begin."))
    if state.winners:
        raise GameError(N_("The match is over: there is no next deal."))
    setup = state.setup
    seats = len(state.scores)
    tied = leaders(state)
    playoff = setup.options.tie is Tie.PLAYOFF and len(tied) > 1
    clockwise = [seat for seat in seats_from(setup.dealer + 1, seats) if not playoff or seat in tied]
    players = (*clockwise[1:], clockwise[0])
    deck, rng = shuffled(FULL_DECK, state.rng)
    begun = Setup(
        setup.ruleset, setup.options, setup.number + 1, clockwise[0], players, playoff, state.scores
    )
    return _deal(begun, state.called, deck, (), rng, [])


def deal_from(ruleset: str, options: ChicagoOptions, position: Position) -> tuple[State, Events]:
    """A deal whose cards are given; raises GameError if the position is impossible.

    The stock is renewed in the orders of `restock`; where those end, and for later deals, chance comes from a
    seed made of the deck.
    """
    check_seats(position.seats)
    if len(position.scores) != position.seats or not 0 <= position.dealer < position.seats:
        raise GameError(
            N_("A deal for {count} needs {count} scores and a dealer below {count}."), count=position.seats
        )
    if len(position.deck) != 52 or set(position.deck) != set(FULL_DECK):
        raise GameError(N_("A deck holds each of the 52 cards once."))
    seats = position.seats
    players = tuple(seats_from(position.dealer + 1, seats))
    setup = Setup(ruleset, options, 1, position.dealer, players, False, position.scores)
    rng = rng_from(0, "copied deal", cards_text(position.deck))
    return _deal(setup, tuple(sorted(position.called)), position.deck, position.restock, rng, [])


def check_seats(seats: int) -> None:
    """Raise GameError for a number of seats that can't play."""
    if seats not in SEATS:
        raise GameError(
            N_("{count} can't play Chicago: it needs {least} to {most} players."),
            count=seats,
            least=SEATS[0],
            most=SEATS[-1],
        )


def _deal(
    setup: Setup,
    called: tuple[Seat, ...],
    deck: tuple[Card, ...],
    restock: tuple[tuple[Card, ...], ...],
    rng: Rng,
    events: list[Any],
) -> tuple[State, Events]:
    """Five cards each, one at a time, clockwise, the first seat first; then the first exchange round."""
    players, seats = setup.players, len(setup.start)
    events.append(DealBegan(setup.number, setup.dealer, players, setup.playoff))
    dealt = len(players) * HAND
    events += [CardDealt(players[i % len(players)], deck[i]) for i in range(dealt)]
    hands: list[tuple[Card, ...]] = [()] * seats
    for place, seat in enumerate(players):
        hands[seat] = in_order(deck[place : dealt : len(players)])
    nothing: tuple[tuple[Any, ...], ...] = ((),) * seats
    state = State(
        setup=setup,
        scores=setup.start,
        called=called,
        phase=Phase.EXCHANGE,
        round=0,
        to_act=None,
        hands=tuple(hands),
        stock=deck[dealt:],
        discards=(),
        restock=restock,
        rng=rng,
        exchanging=Exchanging((None,) * seats),
        declaring=Declaring((None,) * seats, (False,) * seats, nothing),
        tricks=Tricks((), nothing, (0,) * seats),
        known=nothing,
        thrown=nothing,
        seen=nothing,
    )
    state = course.begin(state, events)
    return state, tuple(events)
