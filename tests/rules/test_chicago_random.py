"""Random deals of both rulesets and of house rules: nothing is lost, everything legal goes, deals end."""

from typing import Any

import pytest
from strategies import random_deals

from game.cards import FULL_DECK, Dice, rng_from
from game.rules import Action, IllegalAction, Seat, Verb, action_text, parse_action, ruleset

ALL = set(FULL_DECK)
DEALS = 1000


def places(state: Any) -> list[int]:
    """All cards of a state, wherever they lie."""
    held = [card for hand in state.hands for card in hand]
    played = [card for cards in state.tricks.played for card in cards]
    return [*held, *played, *state.stock, *state.discards]


class Watch:
    """Checks every step; some more costly things only now and then."""

    def __init__(self, name: str) -> None:
        self.rules = ruleset(name)
        self.dice = Dice(rng_from(11, "watch"))
        self.verbs: set[Verb] = set()
        self.refused = 0

    def __call__(self, before: Any, action: Action | None, after: Any, events: tuple[Any, ...]) -> None:
        cards = places(after)
        assert len(cards) == 52
        assert set(cards) == ALL
        assert min(after.scores) >= 0
        assert events
        if action is None:
            return
        self.verbs.add(action.verb)
        number = self.dice.below(40)
        if number == 0:
            self.check_legal(before)
        elif number < 4:
            self.check_illegal(before)
        elif number == 4:
            assert parse_action(action_text(action)) == action
            shuffled = list(action.cards)
            self.dice.shuffle(shuffled)
            again, _ = self.rules.advance(before, action._replace(cards=tuple(shuffled)))
            assert self.rules.probe(again) == self.rules.probe(after)

    def check_legal(self, state: Any) -> None:
        legal = self.rules.legal_actions(state)
        assert len(set(legal)) == len(legal) > 0
        for action in legal:
            assert self.rules.why_not(state, action) is None
            assert parse_action(action_text(action)) == action

    def check_illegal(self, state: Any) -> None:
        """An action made up at random is refused with a reason exactly if it is not among the legal ones."""
        dice, seats = self.dice, len(state.scores)
        cards = tuple(FULL_DECK[dice.below(52)] for _ in range(dice.below(3)))
        action = Action(Seat(dice.below(seats + 1)), dice.choice(tuple(Verb)), cards)
        legal = {each._replace(cards=tuple(sorted(each.cards))) for each in self.rules.legal_actions(state)}
        if action._replace(cards=tuple(sorted(action.cards))) in legal:
            return
        self.refused += 1
        kept = self.rules.probe(state)
        reason = self.rules.why_not(state, action)
        assert reason is not None
        assert reason.english()
        with pytest.raises(IllegalAction) as caught:
            self.rules.advance(state, action)
        assert caught.value.reason == reason
        assert self.rules.probe(state) == kept


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["chicago-classic", "chicago-en-giv-till"])
def test_random_deals(name: str, seats: int) -> None:
    watch = Watch(name)
    random_deals(name, seats, DEALS, 1, watch)
    assert watch.verbs >= {Verb.EXCHANGE, Verb.STAND, Verb.CHICAGO, Verb.DECLINE, Verb.PLAY}
    assert (Verb.DECLARE in watch.verbs) is (name == "chicago-classic")
    assert watch.refused > 500


@pytest.mark.parametrize(
    "changes",
    [
        {"one_open": True, "exchange_rounds": 4, "tie": "shared", "win_check": "instant"},
        {"declaring": "automatic", "four_of_a_kind_resets": True, "target": 20, "royal_flush_wins": True},
        {"must_have_called": True, "chicago_minimum": 0, "last_trick_with_two": True, "exchange_rounds": 1},
        {
            "exchange_stop": 0,
            "show_before_exchange": "off",
            "target": 5,
            "hand_points_after_failed_chicago": False,
        },
    ],
)
def test_random_deals_with_house_rules(changes: dict[str, object]) -> None:
    for seats in (2, 5, 6):
        watch = Watch("chicago-classic")
        random_deals("chicago-classic", seats, 40, 2, watch, **changes)
        assert (Verb.EXCHANGE_OPEN in watch.verbs) is ("one_open" in changes)
