"""Random deals of the family and its house rules: nothing is lost, everything legal goes, deals end."""

from typing import Any

import pytest
from strategies import random_deals

from game.cards import FULL_DECK, UNKNOWN, Dice, rng_from
from game.rules import Action, IllegalAction, Seat, Verb, action_text, parse_action, ruleset
from game.rules.events import DealEnded, StockRenewed
from game.rules.schultz.events import CommunityDealt, ExcessReturned, PotTaken
from game.rules.schultz.house_rules import _OPTIONS
from game.rules.schultz.options import Limit

ALL = set(FULL_DECK)


def places(state: Any) -> list[int]:
    """All cards of a state, wherever they lie."""
    held = [card for cards in (*state.down, *state.up) for card in cards]
    community = [] if state.community is None else [state.community]
    return [*held, *community, *state.stub, *state.burned]


class Watch:
    """Checks every step; some more costly things only now and then."""

    def __init__(self, name: str) -> None:
        self.rules = ruleset(name)
        self.dice = Dice(rng_from(12, "watch"))
        self.verbs: set[Verb] = set()
        self.seen: set[type] = set()
        self.refused = 0

    def __call__(self, before: Any, action: Action | None, after: Any, events: tuple[Any, ...]) -> None:
        cards = places(after)
        assert len(cards) == 52
        assert set(cards) == ALL
        assert events
        self.seen |= {type(event) for event in events}
        self.check_chips(before, action, after, events)
        number = self.dice.below(40)
        if number < 2:
            self.check_view(after)
        if action is None:
            return
        self.verbs.add(action.verb)
        if number == 2:
            self.check_legal(before)
        elif number < 6:
            self.check_illegal(before)

    def check_chips(self, before: Any, action: Action | None, after: Any, events: tuple[Any, ...]) -> None:
        assert min(after.stacks) >= 0
        total = sum(after.setup.start)
        if not after.over:
            assert sum(after.stacks) + sum(after.paid) == total
            assert after.to_act is not None
            return
        assert sum(after.stacks) == total
        won = [event for event in events if type(event) is PotTaken]
        assert sum(event.chips for event in won) == sum(after.paid)
        assert all(event.chips == sum(chips for _, chips in event.shares) for event in won)
        assert type(events[-1 if not after.winners else -2]) is DealEnded

    def check_legal(self, state: Any) -> None:
        legal = self.rules.legal_actions(state)
        assert len(set(legal)) == len(legal) > 0
        for action in legal:
            assert self.rules.why_not(state, action) is None
            assert parse_action(action_text(action)) == action

    def check_illegal(self, state: Any) -> None:
        """An action made up at random is refused with a reason, without effect, unless it is offered."""
        dice, seats = self.dice, len(state.stacks)
        seat = state.to_act if dice.below(3) else dice.below(seats + 1)
        verb = dice.choice((Verb.FOLD, Verb.CHECK, Verb.CALL, Verb.BET, Verb.RAISE, Verb.STAND))
        action = Action(Seat(seat), verb, amount=dice.choice((None, None, dice.below(300))))
        if self.is_offered(state, action):
            assert self.rules.why_not(state, action) is None
            return
        self.refused += 1
        kept = state._replace()
        reason = self.rules.why_not(state, action)
        assert reason is not None
        assert reason.english()
        with pytest.raises(IllegalAction) as caught:
            self.rules.advance(state, action)
        assert caught.value.reason == reason
        assert state == kept

    def is_offered(self, state: Any, action: Action) -> bool:
        for offer in self.rules.offers(state):
            if action.seat == state.to_act and offer.verb is action.verb:
                if offer.amount_most is None:
                    return action.amount is None
                return action.amount is not None and offer.amount <= action.amount <= offer.amount_most
        return False

    def check_view(self, state: Any) -> None:
        """No hidden card shows; another dealing of what is hidden looks the same."""
        for seat in (None, *range(len(state.stacks))):
            view = self.rules.observe(state, seat)
            world = self.rules.sample_world(view, rng_from(self.dice.below(1000), "world"))
            assert sorted(places(world)) == list(FULL_DECK)
            assert self.rules.observe(world, seat) == view
            for other, each in enumerate(view.seats):
                hidden = UNKNOWN in each.down
                assert hidden is (
                    bool(each.down)
                    and other != seat
                    and (state.showdown is None or state.showdown[other] is None)
                )


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("name", ["dirty-schultz", "follow-the-queen", "seven-card-stud"])
def test_random_deals(name: str, seats: int) -> None:
    watch = Watch(name)
    random_deals(name, seats, 60, 3, watch)
    assert watch.verbs == {Verb.FOLD, Verb.CHECK, Verb.CALL, Verb.BET, Verb.RAISE}
    assert watch.refused > 20


def test_random_deals_with_random_house_rules() -> None:
    dice, seen = Dice(rng_from(8, "house rules")), set()
    for seed in range(90):
        changes: dict[str, Any] = {option.name: dice.choice(option.choices) for option in _OPTIONS}
        changes |= {
            "stack": dice.choice((1, 3, 10, 30, 100)),
            "ante": dice.below(4),
            "max_raises": dice.below(4),
        }
        changes["bring_in"] = dice.below(changes["small_bet"])
        if changes["limit"] is Limit.SPREAD:
            changes["big_bet"] += changes["small_bet"]
        watch = Watch("dirty-schultz")
        random_deals("dirty-schultz", 2 + dice.below(7), 8, seed, watch, **changes)
        seen |= watch.seen
    assert seen >= {StockRenewed, CommunityDealt, ExcessReturned}


def test_bets_of_nothing_end_too() -> None:
    for limit in Limit:
        watch = Watch("seven-card-stud")
        changes = {"ante": 1, "bring_in": 0, "small_bet": 0, "big_bet": 0, "limit": limit.value}
        random_deals("seven-card-stud", 3, 10, 4, watch, **changes)
        assert (Verb.BET in watch.verbs) is (limit in (Limit.POT, Limit.NONE))
