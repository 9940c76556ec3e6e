"""Chicago as a Ruleset: both variants are values of this one class."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.actions import actions_of
from game.rules.api import Action, IllegalAction, Option, Position, Seat, Verb
from game.rules.chicago import calling, course, declaring, exchange, tricks
from game.rules.chicago.deal import SEATS, deal_from, first_deal, next_deal
from game.rules.chicago.house_rules import make_options, options_of
from game.rules.chicago.legality import offers, why_not
from game.rules.chicago.observation import Phase
from game.rules.chicago.observe import observe, redact
from game.rules.chicago.options import ChicagoOptions
from game.rules.chicago.probe import probe
from game.rules.chicago.sample import sample_world
from game.rules.chicago.state import State

Events = tuple[Any, ...]


class ChicagoRules:
    """One ruleset of the family: a name, a title, and default options; see the Ruleset protocol."""

    version = 1
    counts = "scores"
    seats = SEATS
    offered_seats = range(2, 7)

    def __init__(self, name: str, title: str, defaults: ChicagoOptions) -> None:
        self.name = name
        self.title = title
        self.defaults = defaults
        self.options: tuple[Option, ...] = options_of(defaults)

    def default_options(self) -> Mapping[str, object]:
        """The values of all options, enums as texts' own values."""
        return self.defaults._asdict()

    def make_options(self, changes: Mapping[str, object]) -> ChicagoOptions:
        """The defaults with changes; OptionError says what would be right."""
        return make_options(self.defaults, changes)

    def first_deal(self, options: ChicagoOptions, seats: int, seed: int) -> tuple[State, Events]:
        """The match's first deal from its seed."""
        return first_deal(self.name, options, seats, seed)

    def deal_from(self, options: ChicagoOptions, position: Position) -> tuple[State, Events]:
        """A deal whose cards are given."""
        return deal_from(self.name, options, position)

    next_deal = staticmethod(next_deal)
    offers = staticmethod(offers)
    why_not = staticmethod(why_not)
    observe = staticmethod(observe)
    redact = staticmethod(redact)
    probe = staticmethod(probe)
    sample_world = staticmethod(sample_world)

    def to_act(self, state: State) -> Seat | None:
        """The seat whose decision is awaited."""
        return state.to_act

    def is_deal_over(self, state: State) -> bool:
        """True when the deal is settled."""
        return state.phase is Phase.OVER

    def is_match_over(self, state: State) -> bool:
        """True when somebody has won."""
        return bool(state.winners)

    def winners(self, state: State) -> tuple[Seat, ...]:
        """The seats that have won the match, () while it goes on."""
        return state.winners

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Every legal action; exchanges with the cards in the order of the hand."""
        seat = state.to_act
        if seat is None:
            return ()
        return tuple(action for offer in offers(state) for action in actions_of(seat, offer))

    def advance(self, state: State, action: Action) -> tuple[State, Events]:
        """The next State and what happened; raises IllegalAction."""
        refused = why_not(state, action)
        if refused is not None:
            raise IllegalAction(refused)
        events: list[Any] = []
        state = _apply(state, action, events)
        if state.to_act is None:
            state = course.go_on(state, events)
        return state, tuple(events)


def _apply(state: State, action: Action, events: list[Any]) -> State:
    """Do what a legal action says."""
    seat, verb = action.seat, action.verb
    if verb is Verb.PLAY:
        return tricks.play(state, seat, action.cards[0], events)
    if verb is Verb.EXCHANGE:
        return exchange.exchange(state, seat, action.cards, events)
    if verb is Verb.EXCHANGE_OPEN:
        return exchange.ask_open(state, seat, action.cards[0], events)
    if verb is Verb.DECLARE and action.category is not None:
        return declaring.declare(state, seat, action.category, events)
    if verb in (Verb.POINTS, Verb.RESET):
        return course.choose(state, seat, verb, events)
    return _PLAIN[verb](state, seat, events)


_PLAIN = {
    Verb.STAND: exchange.stand,
    Verb.SHOW: exchange.show,
    Verb.TAKE: exchange.take,
    Verb.REFUSE: exchange.refuse,
    Verb.PASS: declaring.pass_on,
    Verb.CHICAGO: calling.call,
    Verb.DECLINE: calling.decline,
}
