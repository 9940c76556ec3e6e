"""Stud with a moving wild rank as a Ruleset: the three games of the family are values of this one class."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.api import Action, IllegalAction, Option, Position, Seat
from game.rules.schultz.acting import act
from game.rules.schultz.betting import actions_for, offers, why_not
from game.rules.schultz.course import SEATS, deal_from, first_deal, go_on, next_deal
from game.rules.schultz.house_rules import make_options, options_of
from game.rules.schultz.observe import observe, redact
from game.rules.schultz.options import SchultzOptions
from game.rules.schultz.probe import probe
from game.rules.schultz.sample import sample_world
from game.rules.schultz.state import State

Events = tuple[Any, ...]


class SchultzRules:
    """One ruleset of the family: a name, a title, and default options; see the Ruleset protocol."""

    version = 1
    counts = "stacks"
    seats = SEATS
    offered_seats = range(2, 9)

    def __init__(self, name: str, title: str, defaults: SchultzOptions) -> None:
        self.name = name
        self.title = title
        self.defaults = defaults
        self.options: tuple[Option, ...] = options_of(defaults)

    def default_options(self) -> Mapping[str, object]:
        """The values of all options, enums as texts' own values."""
        return self.defaults._asdict()

    def make_options(self, changes: Mapping[str, object]) -> SchultzOptions:
        """The defaults with changes; OptionError says what would be right."""
        return make_options(self.defaults, changes)

    def first_deal(self, options: SchultzOptions, seats: int, seed: int) -> tuple[State, Events]:
        """The match's first deal from its seed."""
        return first_deal(self.name, options, seats, seed)

    def deal_from(self, options: SchultzOptions, position: Position) -> tuple[State, Events]:
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
        """True when the pots are paid."""
        return state.over

    def is_match_over(self, state: State) -> bool:
        """True when somebody has won."""
        return bool(state.winners)

    def winners(self, state: State) -> tuple[Seat, ...]:
        """The seats that have won the match, () while it goes on."""
        return state.winners

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Every legal action; of free amounts the least and the most."""
        seat = state.to_act
        return () if seat is None else actions_for(seat, offers(state))

    def advance(self, state: State, action: Action) -> tuple[State, Events]:
        """The next State and what happened; raises IllegalAction."""
        refused = why_not(state, action)
        if refused is not None:
            raise IllegalAction(refused)
        events: list[Any] = []
        state = act(state, action, events)
        if state.to_act is None:
            state = go_on(state, events)
        return state, tuple(events)
