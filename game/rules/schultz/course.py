"""The course of a deal, street after street, and from deal to deal."""

from __future__ import annotations

from typing import Any

from game.cards import FULL_DECK, N_, GameError, Rng, cards_text, rng_from, shuffled
from game.rules.api import Position, Seat, seats_from
from game.rules.drawing import draw_dealer
from game.rules.events import DealBegan
from game.rules.schultz.dealing import deal_street
from game.rules.schultz.events import Anted
from game.rules.schultz.opening import open_street
from game.rules.schultz.options import SchultzOptions
from game.rules.schultz.settling import settle
from game.rules.schultz.state import Betting, Cards, Setup, State
from game.rules.schultz.streets import SEVENTH, THIRD

Events = tuple[Any, ...]
SEATS = range(2, 9)


def first_deal(ruleset: str, options: SchultzOptions, seats: int, seed: int) -> tuple[State, Events]:
    """A match's first deal from its seed (0 … 2**64 - 1): the draw for first dealer, then the cards."""
    _check_seats(seats)
    events: list[Any] = []
    rng, dealer = draw_dealer(rng_from(seed, "deals"), seats, events)
    deck, rng = shuffled(FULL_DECK, rng)
    setup = _setup(ruleset, options, 1, dealer, (options.stack,) * seats)
    return _deal(_blank(setup, deck, rng), events)


def next_deal(state: State) -> tuple[State, Events]:
    """The deal after a finished one; the dealer moves clockwise over the seats with chips.

    Raises GameError while the deal goes on, or when the match is over.
    """
    if not state.over:
        raise GameError(N_("The deal is not over yet: the next one can't begin."))
    if state.winners:
        raise GameError(N_("The match is over: there is no next deal."))
    old = state.setup
    dealer = next(seat for seat in seats_from(old.dealer + 1, len(state.stacks)) if state.stacks[seat])
    deck, rng = shuffled(FULL_DECK, state.rng)
    setup = _setup(old.ruleset, old.options, old.number + 1, dealer, state.stacks)
    return _deal(_blank(setup, deck, rng), [])


def deal_from(ruleset: str, options: SchultzOptions, position: Position) -> tuple[State, Events]:
    """A deal whose cards are given; raises GameError if the position is impossible.

    The stub is renewed in the order of `restock`; without one, and for later deals, chance comes from a seed
    made of the deck.
    """
    _check_seats(position.seats)
    count, stacks, deck = position.seats, position.scores, position.deck
    if len(stacks) != count or not 0 <= position.dealer < count:
        raise GameError(
            N_("A deal for {count} needs {count} stacks and a dealer below {count}."), count=count
        )
    if min(stacks) < 0 or sum(stack > 0 for stack in stacks) < 2:
        raise GameError(N_("No stack is less than 0, and at least two seats have chips."))
    if len(deck) != 52 or set(deck) != set(FULL_DECK):
        raise GameError(N_("A deck holds each of the 52 cards once."))
    rng = rng_from(0, "copied deal", cards_text(deck))
    setup = _setup(ruleset, options, 1, position.dealer, tuple(stacks))
    state = _blank(setup, tuple(deck), rng)._replace(restock=position.restock)
    return _deal(state, [])


def _blank(setup: Setup, deck: Cards, rng: Rng) -> State:
    """The table after the antes and before the first card."""
    nobody, nothing = (False,) * len(setup.start), ((),) * len(setup.start)
    ante = setup.options.ante
    return State(
        setup=setup,
        stacks=tuple([max(0, stack - ante) for stack in setup.start]),
        paid=tuple([min(ante, stack) for stack in setup.start]),
        folded=tuple([not stack for stack in setup.start]),
        street=THIRD,
        betting=Betting(0, (), nobody),
        to_act=None,
        did=(None,) * len(setup.start),
        opener=None,
        poster=None,
        stub=deck,
        burned=(),
        down=nothing,
        up=nothing,
        rng=rng,
    )


def _check_seats(seats: int) -> None:
    if seats not in SEATS:
        raise GameError(
            N_("{count} can't play stud: it needs {least} to {most} players."),
            count=seats,
            least=SEATS[0],
            most=SEATS[-1],
        )


def _setup(
    ruleset: str, options: SchultzOptions, number: int, dealer: Seat, stacks: tuple[int, ...]
) -> Setup:
    players = tuple(seat for seat in seats_from(dealer + 1, len(stacks)) if stacks[seat])
    return Setup(ruleset, options, number, dealer, players, stacks)


def _deal(state: State, events: list[Any]) -> tuple[State, Events]:
    """Antes, third street's cards, and the betting up to the first decision."""
    setup, paid = state.setup, state.paid
    events.append(DealBegan(setup.number, setup.dealer, setup.players, False))
    events += [
        Anted(seat, paid[seat], paid[seat] == setup.start[seat]) for seat in setup.players if paid[seat]
    ]
    state = open_street(deal_street(state, THIRD, events), events)
    return go_on(state, events), tuple(events)


def go_on(state: State, events: list[Any]) -> State:
    """While nobody is to act, deal and open the next street, or pay the pots."""
    while state.to_act is None and not state.over:
        if state.street == SEVENTH or state.folded.count(False) == 1:
            return settle(state, events)
        state = open_street(deal_street(state, state.street + 1, events), events)
    return state
