"""Chicago as a Ruleset: both variants are values of this one class."""

from __future__ import annotations

from typing import Any

from game.rules.actions import actions_of
from game.rules.api import Action, Verb
from game.rules.chicago import calling, course, declaring, exchange, tricks
from game.rules.chicago.deal import SEATS, deal_from, first_deal, next_deal
from game.rules.chicago.house_rules import make_options, options_of
from game.rules.chicago.legality import offers, why_not
from game.rules.chicago.observation import Phase
from game.rules.chicago.observe import observe, redact
from game.rules.chicago.probe import probe
from game.rules.chicago.sample import sample_world
from game.rules.chicago.state import State
from game.rules.family import Family


def act(state: State, action: Action, events: list[Any]) -> State:
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


class ChicagoRules(Family):
    """One ruleset: see Family, and the Ruleset protocol."""

    counts = "scores"
    seats = SEATS
    offered_seats = range(2, 5)

    _options_of = staticmethod(options_of)
    _make_options = staticmethod(make_options)
    _first_deal = staticmethod(first_deal)
    _deal_from = staticmethod(deal_from)
    _act = staticmethod(act)
    _go_on = staticmethod(course.go_on)
    next_deal = staticmethod(next_deal)
    offers = staticmethod(offers)
    why_not = staticmethod(why_not)
    observe = staticmethod(observe)
    redact = staticmethod(redact)
    probe = staticmethod(probe)
    sample_world = staticmethod(sample_world)

    def is_deal_over(self, state: State) -> bool:
        """True when the deal is settled."""
        return state.phase is Phase.OVER

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Every legal action; exchanges with the cards in the order of the hand."""
        seat = state.to_act
        if seat is None:
            return ()
        return tuple(action for offer in offers(state) for action in actions_of(seat, offer))
