"""How tests come by states of the games: deals with chosen cards and lines, and Hypothesis's strategies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from hypothesis import settings
from hypothesis import strategies as st
from random_play import number_range

from game.cards import FULL_DECK, SEED_LIMIT, Card, parse_cards, rng_from, shuffled
from game.rules import (
    RULESETS,
    Action,
    Option,
    OptionError,
    Position,
    Ruleset,
    Seat,
    parse_action,
    ruleset,
)

Events = tuple[Any, ...]


def deck_for(hands: Sequence[str], dealer: int, stock: str = "") -> tuple[Card, ...]:
    """A deck that deals these hands of five by seat; the stock begins with the given cards."""
    seats = len(hands)
    dealt = [parse_cards(hand) for hand in hands]
    order = [(dealer + 1 + i) % seats for i in range(seats)]
    top = [dealt[seat][place] for place in range(5) for seat in order] + list(parse_cards(stock))
    assert len(set(top)) == seats * 5 + len(stock.split())
    return (*top, *(card for card in FULL_DECK if card not in top))


class Table:
    """A deal in play, for tests that read like a record: `table.play("1 stand", "0 exchange 4D")`."""

    def __init__(self, rules: Ruleset, state: Any, events: Events) -> None:
        self.rules, self.state, self.events = rules, state, events

    def play(self, *lines: str) -> Events:
        """Play the lines and return the events of the last one."""
        events: Events = ()
        for line in lines:
            self.state, events = self.rules.advance(self.state, parse_action(line))
            self.events += events
        return events

    def why(self, line: str) -> str | None:
        """The English reason against a line, None if it is legal."""
        reason = self.rules.why_not(self.state, parse_action(line))
        return None if reason is None else reason.message

    def all_stand(self) -> None:
        """Everybody stands pat until the exchange round is over; whoever is stopped is skipped."""
        number = self.probe["round"]
        while self.probe["phase"] == "exchange" and self.probe["round"] == number:
            self.play(f"{self.state.to_act} stand")

    def all_pass(self) -> None:
        """Everybody passes in the declaring."""
        while self.probe["phase"] == "declare":
            self.play(f"{self.state.to_act} pass")

    def to_tricks(self) -> None:
        """Stand, pass and decline until the first lead."""
        calm = {"exchange": "stand", "declare": "pass", "chicago": "decline"}
        while self.probe["phase"] in calm:
            self.play(f"{self.state.to_act} {calm[self.probe['phase']]}")

    @property
    def probe(self) -> dict[str, Any]:
        return self.rules.probe(self.state)

    def told(self, kind: type) -> list[Any]:
        """The events of one kind so far."""
        return [event for event in self.events if type(event) is kind]


def table(
    hands: Sequence[str],
    *,
    name: str = "chicago-classic",
    dealer: int = 0,
    scores: Sequence[int] | None = None,
    stock: str = "",
    restock: Iterable[str] = (),
    called: Iterable[int] = (),
    **changes: object,
) -> Table:
    """A deal with these hands by seat; the dealer is seat 0, so seat 1 is the first seat."""
    rules = ruleset(name)
    position = Position(
        len(hands),
        Seat(dealer),
        tuple(scores or [0] * len(hands)),
        deck_for(hands, dealer, stock),
        tuple(map(parse_cards, restock)),
        tuple(map(Seat, called)),
    )
    return Table(rules, *rules.deal_from(rules.make_options(changes), position))


# Hypothesis: every failure comes back the same way on every machine, and none depends on how fast it is.
settings.register_profile("checks", derandomize=True, deadline=None, database=None)
settings.load_profile("checks")

RULES = tuple(map(ruleset, RULESETS))
seeds = st.integers(0, SEED_LIMIT - 1)


def values_of(option: Option) -> st.SearchStrategy[object]:
    """Values that an option's description allows: what the title offers, and numbers from the least up."""
    offered = st.sampled_from(option.choices)
    if option.at_least is None:
        return offered
    numbers = number_range(option)
    return offered | st.integers(numbers[0], numbers[-1])


def wrong_values_of(option: Option) -> st.SearchStrategy[object]:
    """Values that an option's description forbids: of another type, too small, or unknown words."""
    wrong: list[object] = ["", "No", "pairs", 1.5, (), b"pair"]
    if option.at_least is None:
        wrong += [-1, 0, 1, 52]
    else:
        wrong += [option.at_least - 1, -7, True]
    if None not in option.choices:
        wrong.append(None)
    if not any(type(choice) is bool for choice in option.choices):
        wrong.append(False)
    return st.sampled_from(wrong)


def combinations_of(rules: Ruleset) -> st.SearchStrategy[dict[str, object]]:
    """Changes whose values are right one by one; some combinations are impossible all the same."""
    return st.fixed_dictionaries({}, optional={option.name: values_of(option) for option in rules.options})


def changes_of(rules: Ruleset) -> st.SearchStrategy[dict[str, object]]:
    """Changes that the rules accept together."""

    def possible(changes: dict[str, object]) -> bool:
        try:
            rules.make_options(changes)
        except OptionError:
            return False
        return True

    return combinations_of(rules).filter(possible)


@st.composite
def positions_of(draw: st.DrawFn, rules: Ruleset) -> Position:
    """A deal to begin: seats, dealer, pack, and scores, or stacks of which some are short or gone."""
    seats = draw(st.integers(rules.seats[0], rules.seats[-1]))
    dealer = Seat(draw(st.integers(0, seats - 1)))
    called: set[int] = set()
    if rules.counts == "stacks":
        stack = st.sampled_from((0, 1, 2, 3, 5, 8, 20, 100)) | st.integers(0, 300)
        counts = draw(
            st.lists(stack, min_size=seats, max_size=seats).filter(lambda all_: sum(map(bool, all_)) > 1)
        )
    else:
        counts = draw(st.lists(st.integers(0, 51), min_size=seats, max_size=seats))
        called = draw(st.sets(st.integers(0, seats - 1)))
    pack, _ = shuffled(FULL_DECK, rng_from(draw(seeds), "position"))
    return Position(seats, dealer, tuple(counts), pack, called=tuple(map(Seat, sorted(called))))


def draw_action(draw: st.DrawFn, rules: Ruleset, state: Any) -> Action:
    """A legal action, drawn so that it shrinks to the first offer, the fewest cards, the least amount."""
    seat = rules.to_act(state)
    assert seat is not None
    offer = draw(st.sampled_from(rules.offers(state)))
    if offer.cards:
        cards = draw(
            st.lists(st.sampled_from(offer.cards), min_size=offer.least, max_size=offer.most, unique=True)
        )
        return Action(seat, offer.verb, tuple(cards))
    if offer.amount is not None and offer.amount_most is not None:
        return Action(seat, offer.verb, amount=draw(st.integers(offer.amount, offer.amount_most)))
    return Action(seat, offer.verb, category=offer.category)


class Moment(NamedTuple):
    """A deal somewhere in its course: how it began and what has been done since."""

    rules: Ruleset
    changes: dict[str, object]
    position: Position
    actions: tuple[Action, ...]
    state: Any


@st.composite
def moments_of(draw: st.DrawFn, rules: Ruleset, *, house_rules: bool = True, most: int = 40) -> Moment:
    """A deal after any sequence of at most so many actions."""
    changes = draw(changes_of(rules)) if house_rules else {}
    position = draw(positions_of(rules))
    state, _ = rules.deal_from(rules.make_options(changes), position)
    actions: list[Action] = []
    for _ in range(draw(st.integers(0, most))):
        if rules.is_deal_over(state):
            break
        actions.append(draw_action(draw, rules, state))
        state, _ = rules.advance(state, actions[-1])
    return Moment(rules, changes, position, tuple(actions), state)


moments = st.sampled_from(RULES).flatmap(moments_of)
