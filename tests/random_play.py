"""Random play of any ruleset: actions, house rules, matches. No pytest here: the long run uses it too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.cards import FULL_DECK, UNKNOWN, Category, Dice, rng_from
from game.match import Player, Record
from game.match.record import NEXT
from game.rules import Action, Offer, Option, OptionError, Ruleset, Seat, Verb, action_text, ruleset
from game.rules.actions import actions_of

Events = tuple[Any, ...]
Visit = Callable[[Any, Action | None, Any, Events], None]
"""Sees every step: the state before, the action, the state after, the events.

For the beginning of a deal the action is None, and both states are the same.
"""

MOST_ACTIONS = 2000  # of one deal: far more than any deal can have, so that one without end is found
_VERBS = tuple(Verb)
_CATEGORIES = tuple(Category)


def random_action(rules: Ruleset, state: Any, dice: Dice) -> Action:
    """First a kind of action, then one of that kind, each with equal chance; folding more seldom."""
    seat = rules.to_act(state)
    offers = rules.offers(state)
    if seat is None or not offers:
        raise AssertionError("nobody is to act")
    offer = dice.choice(offers)
    if offer.verb is Verb.FOLD and dice.below(3):
        offer = dice.choice(offers)  # else most deals of stud end on third street
    return action_of(seat, offer, dice)


def action_of(seat: Seat, offer: Offer, dice: Dice) -> Action:
    """One of an offer's actions, any amount and any selection of cards among them."""
    if offer.cards:
        if offer.most < len(offer.cards):
            return dice.choice(actions_of(seat, offer))
        chosen = 1 + dice.below(2**offer.most - 1)  # a bit a card, as listing all subsets takes long
        cards = tuple(card for place, card in enumerate(offer.cards) if chosen >> place & 1)
        return Action(seat, offer.verb, cards)
    if offer.amount is not None and offer.amount_most is not None:
        between = offer.amount + dice.below(offer.amount_most - offer.amount + 1)
        return Action(seat, offer.verb, amount=dice.choice((offer.amount, between, offer.amount_most)))
    return actions_of(seat, offer)[0]


def any_action(rules: Ruleset, state: Any, dice: Dice) -> Action:
    """Something that somebody could try, legal or not: often a legal action spoilt in one place."""
    seats = len(rules.observe(state, None).seats)
    if dice.below(2) and rules.to_act(state) is not None:
        action = random_action(rules, state, dice)
    else:
        cards = tuple(FULL_DECK[dice.below(52)] for _ in range(dice.below(4)))
        action = Action(Seat(dice.below(seats)), dice.choice(_VERBS), cards)
    spoilt = dice.below(8)
    if spoilt == 0:
        return action._replace(seat=Seat(dice.below(seats + 2) - 1))
    if spoilt == 1:
        return action._replace(verb=dice.choice(_VERBS))
    if spoilt == 2:
        return action._replace(cards=(*action.cards, FULL_DECK[dice.below(52)]))
    if spoilt == 3:
        return action._replace(cards=action.cards * 2 or (UNKNOWN,))
    if spoilt == 4:
        return action._replace(cards=action.cards[1:])
    if spoilt == 5:
        return action._replace(category=dice.choice((None, *_CATEGORIES)))
    if spoilt == 6:
        return action._replace(amount=dice.choice((None, dice.below(10), dice.below(1000))))
    return action


def is_offered(offers: Sequence[Offer], to_act: Seat | None, action: Action) -> bool:
    """True if the action is one of those that the offers stand for; cards may be named in any order."""
    if action.seat != to_act:
        return False
    return any(_is_of(offer, action) for offer in offers if offer.verb is action.verb)


def _is_of(offer: Offer, action: Action) -> bool:
    cards = set(action.cards)
    if len(cards) < len(action.cards) or not cards <= set(offer.cards):
        return False
    if not offer.least <= len(cards) <= offer.most or action.category != offer.category:
        return False
    if offer.amount is None or offer.amount_most is None:
        return action.amount is None
    return action.amount is not None and offer.amount <= action.amount <= offer.amount_most


def random_changes(rules: Ruleset, dice: Dice) -> dict[str, object]:
    """House rules as a table could have them: any value, in any combination that the rules accept."""
    while True:
        changes = {option.name: _value(option, dice) for option in rules.options if dice.below(3) == 0}
        try:
            rules.make_options(changes)
        except OptionError:
            continue
        return changes


def number_range(option: Option) -> range:
    """Numbers worth trying for an option that takes numbers: from the least to twice what is usual."""
    least = option.at_least or 0
    usual = max((value for value in option.choices if type(value) is int), default=0)
    return range(least, max(2 * usual, least + 3) + 1)


def _value(option: Option, dice: Dice) -> object:
    if option.at_least is None or dice.below(2):
        return dice.choice(option.choices)
    return dice.choice(number_range(option))


class Playing:
    """A match played at random: its present state, and the lines of the record that led there."""

    def __init__(
        self, rules: Ruleset, changes: dict[str, object], seats: int, seed: int, visit: Visit
    ) -> None:
        """Deal nothing yet: `deal` begins the first deal and each further one."""
        self.rules, self.changes, self.seats, self.seed = rules, changes, seats, seed
        self.state: Any = None
        self.lines: list[str] = []
        self._visit = visit
        self._dice = Dice(rng_from(seed, "random play"))

    @property
    def is_over(self) -> bool:
        """True when somebody has won the match."""
        return self.state is not None and self.rules.is_match_over(self.state)

    @staticmethod
    def player(seat: int) -> Player:
        """Who sits at a seat."""
        return Player("bot", f"Seat {seat}", "random")

    def record(self) -> Record:
        """The match so far, the action that is being looked at included."""
        rules = self.rules
        players = tuple(map(self.player, range(self.seats)))
        return Record(
            rules.name, rules.version, self.changes, self.seats, self.seed, players, tuple(self.lines)
        )

    def deal(self) -> None:
        """Play the next deal to its end; AssertionError if it has none."""
        rules, dice, lines, visit = self.rules, self._dice, self.lines, self._visit
        if self.state is None:
            self.state, events = rules.first_deal(rules.make_options(self.changes), self.seats, self.seed)
        else:
            lines.append(NEXT)
            self.state, events = rules.next_deal(self.state)
        visit(self.state, None, self.state, events)
        for _ in range(MOST_ACTIONS):
            if rules.is_deal_over(self.state):
                return
            action = random_action(rules, self.state, dice)
            lines.append(action_text(action))
            before = self.state
            self.state, events = rules.advance(before, action)
            visit(before, action, self.state, events)
        raise AssertionError(f"the deal does not end within {MOST_ACTIONS} actions")


def random_deals(name: str, seats: int, count: int, seed: int, visit: Visit, **changes: object) -> None:
    """Play random deals, match after match."""
    playing = None
    for number in range(count):
        if playing is None or playing.is_over:
            playing = Playing(ruleset(name), changes, seats, seed + number, visit)
        playing.deal()
