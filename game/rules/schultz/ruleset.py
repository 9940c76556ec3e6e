"""Stud with a moving wild rank as a Ruleset: the three games of the family are values of this one class."""

from __future__ import annotations

from game.rules.api import Action
from game.rules.family import Family
from game.rules.schultz.acting import act
from game.rules.schultz.betting import actions_for, offers, why_not
from game.rules.schultz.course import SEATS, deal_from, first_deal, go_on, next_deal
from game.rules.schultz.house_rules import make_options, options_of
from game.rules.schultz.observe import observe, redact
from game.rules.schultz.probe import probe
from game.rules.schultz.sample import sample_world
from game.rules.schultz.state import State


class SchultzRules(Family):
    """One ruleset: see Family, and the Ruleset protocol."""

    counts = "stacks"
    seats = SEATS
    offered_seats = range(2, 6)

    _options_of = staticmethod(options_of)
    _make_options = staticmethod(make_options)
    _first_deal = staticmethod(first_deal)
    _deal_from = staticmethod(deal_from)
    _act = staticmethod(act)
    _go_on = staticmethod(go_on)
    next_deal = staticmethod(next_deal)
    offers = staticmethod(offers)
    why_not = staticmethod(why_not)
    observe = staticmethod(observe)
    redact = staticmethod(redact)
    probe = staticmethod(probe)
    sample_world = staticmethod(sample_world)

    def is_deal_over(self, state: State) -> bool:
        """True when the pots are paid."""
        return state.over

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Every legal action; of free amounts the least and the most."""
        seat = state.to_act
        return () if seat is None else actions_for(seat, offers(state))
