"""How tests come by states of the games: deals with chosen cards, random deals, lines played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.cards import FULL_DECK, Card, Dice, parse_cards, rng_from
from game.rules import Action, Position, Ruleset, Seat, parse_action, ruleset
from game.rules.actions import actions_of

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


def random_action(rules: Ruleset, state: Any, dice: Dice) -> Action:
    """First a kind of action, then one of that kind, each with equal chance."""
    seat = rules.to_act(state)
    assert seat is not None
    offer = dice.choice(rules.offers(state))
    if offer.cards and offer.most == len(offer.cards):
        chosen = 1 + dice.below(2**offer.most - 1)  # a bit a card, as listing all subsets takes long
        cards = tuple(card for place, card in enumerate(offer.cards) if chosen >> place & 1)
        return Action(seat, offer.verb, cards)
    return dice.choice(actions_of(seat, offer))


def random_deals(
    name: str,
    seats: int,
    count: int,
    seed: int,
    visit: Callable[[Any, Action | None, Any, Events], None],
    **changes: object,
) -> None:
    """Play random deals, match after match; visit(state, action, next state, events) sees every step.

    For the beginning of a deal action is None, and both states are the same.
    """
    rules = ruleset(name)
    options = rules.make_options(changes)
    dice = Dice(rng_from(seed, "random deals"))
    state = None
    for number in range(count):
        if state is None or rules.is_match_over(state):
            state, events = rules.first_deal(options, seats, seed + number)
        else:
            state, events = rules.next_deal(state)
        visit(state, None, state, events)
        for _ in range(400):
            if rules.is_deal_over(state):
                break
            action = random_action(rules, state, dice)
            before = state
            state, events = rules.advance(before, action)
            visit(before, action, state, events)
        assert rules.is_deal_over(state)
