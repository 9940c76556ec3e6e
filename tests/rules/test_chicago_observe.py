"""What a seat may know: swapped hidden cards change nothing, and a sampled world looks the same."""

from typing import Any

import pytest
from strategies import random_deals, table

from game.cards import UNKNOWN, Dice, cards_text, parse_cards, rng_from
from game.rules import Action, Seat, Verb, ruleset
from game.rules.chicago.observation import Phase
from game.rules.events import CardDealt

NAMES = ("chicago-classic", "chicago-en-giv-till")
HOUSE = {"one_open": True, "four_of_a_kind_resets": True, "target": 25, "chicago_minimum": 3}


def hidden_cards(state: Any, observer: Seat | None) -> list[int]:
    """Every card that the observer must not know."""
    others = [seat for seat in range(len(state.scores)) if seat != observer]
    hidden = list(state.stock[1:] if state.exchanging.offered else state.stock)
    for seat in others:
        if not state.opened:
            hidden += [card for card in state.hands[seat] if card not in state.known[seat]]
        hidden += [card for card in state.thrown[seat] if card not in state.seen[seat]]
    return hidden


def swapped(value: Any, a: int, b: int) -> Any:
    """Tuples of cards with two cards changed for each other."""
    if isinstance(value, tuple):
        return tuple(swapped(each, a, b) for each in value)
    return {a: b, b: a}.get(value, value)


def with_swap(state: Any, a: int, b: int) -> Any:
    names = ("hands", "stock", "discards", "thrown", "known", "seen")
    return state._replace(**{name: swapped(getattr(state, name), a, b) for name in names})


class Watch:
    """Swaps hidden cards before a step, for one observer; both worlds must look the same to it."""

    def __init__(self, name: str) -> None:
        self.rules = ruleset(name)
        self.dice = Dice(rng_from(4, "swaps"))
        self.swaps = self.exchanges = self.worlds = 0

    def __call__(self, before: Any, action: Action | None, after: Any, events: tuple[Any, ...]) -> None:
        number = self.dice.below(len(after.scores) + 1)
        observer = None if number == len(after.scores) else Seat(number)
        self.swap(before, action, events, observer)
        self.sample(after, observer)

    def swap(
        self, before: Any, action: Action | None, events: tuple[Any, ...], observer: Seat | None
    ) -> None:
        hidden = hidden_cards(before, observer)
        if len(hidden) < 2:
            return
        a, b = self.dice.choice(hidden), self.dice.choice(hidden)
        other = with_swap(before, a, b)
        assert self.rules.observe(other, observer) == self.rules.observe(before, observer)
        self.swaps += 1
        if action is None or action.verb not in (Verb.EXCHANGE, Verb.STAND) or action.seat == observer:
            return
        mirrored = action._replace(cards=swapped(action.cards, a, b))
        _, told = self.rules.advance(other, mirrored)
        quiet = before.phase is Phase.EXCHANGE and before.setup.options.declaring.value == "none"
        if quiet:
            self.exchanges += 1
            redacted = [self.rules.redact(event, observer) for event in events]
            assert redacted == [self.rules.redact(event, observer) for event in told]

    def sample(self, state: Any, observer: Seat | None) -> None:
        view = self.rules.observe(state, observer)
        world = self.rules.sample_world(view, rng_from(self.dice.below(1000), "world"))
        assert self.rules.observe(world, observer) == view
        held = [card for hand in world.hands for card in hand]
        played = [card for cards in world.tricks.played for card in cards]
        assert sorted([*held, *played, *world.stock, *world.discards]) == list(range(52))
        assert sorted(card for cards in world.thrown for card in cards) == sorted(world.discards)
        assert (world.exchanging.duty, world.choosing) in (
            (state.exchanging.duty, state.choosing),
            (None, state.choosing),
        )
        self.worlds += 1


@pytest.mark.parametrize("name", NAMES)
def test_hidden_cards_stay_hidden(name: str) -> None:
    watch = Watch(name)
    for seats in (2, 3, 4):
        random_deals(name, seats, 15, 5, watch)
    assert watch.swaps > 800
    assert watch.worlds > 800
    assert (watch.exchanges > 60) is (name == "chicago-en-giv-till")


def test_hidden_cards_stay_hidden_with_house_rules() -> None:
    watch = Watch("chicago-classic")
    for seats in (3, 6):
        random_deals("chicago-classic", seats, 15, 6, watch, **HOUSE)
    assert watch.worlds > 800


@pytest.mark.parametrize("name", NAMES)
def test_a_sampled_world_plays_to_the_end(name: str) -> None:
    rules = ruleset(name)
    dice = Dice(rng_from(8, "worlds"))

    def visit(before: Any, action: Action | None, state: Any, events: Any) -> None:
        if state.to_act is None or dice.below(8):
            return
        world = rules.sample_world(rules.observe(state, state.to_act), rng_from(dice.below(99)))
        for _ in range(200):
            if rules.is_deal_over(world):
                return
            world, _ = rules.advance(world, dice.choice(rules.legal_actions(world)))
        raise AssertionError("the deal did not end")

    random_deals(name, 4, 20, 9, visit, one_open=True)


def test_a_sampled_world_keeps_voids() -> None:
    play = table(("2C 4D 6H 8C TC", "AS KS QS JS 9D", "3C 5D 7H 9S JC"))
    play.to_tricks()
    play.play("1 play AS", "2 play 9S", "0 play TC")
    view = play.rules.observe(play.state, Seat(1))
    for seed in range(50):
        world = play.rules.sample_world(view, rng_from(seed))
        assert all(card & 3 != 3 for card in world.hands[0])


def test_one_sees_only_the_own_cards() -> None:
    play = table(("2C 4D 6H 8C TC", "AS KS QS JS 9D"), stock="3C 3D")
    view = play.rules.observe(play.state, Seat(0))
    assert cards_text(view.seats[0].hand) == "2C 8C TC 4D 6H"
    assert view.seats[1].hand == (UNKNOWN,) * 5
    assert (view.seats[0].hand_rank is None, view.seats[1].hand_rank) == (False, None)
    onlooker = play.rules.observe(play.state, None)
    assert [seat.hand for seat in onlooker.seats] == [(UNKNOWN,) * 5] * 2
    assert (onlooker.offers, view.offers) == ((), ())
    assert [offer.verb for offer in play.rules.observe(play.state, Seat(1)).offers] == ["exchange", "stand"]
    dealt = play.told(CardDealt)[0]
    assert play.rules.redact(dealt, Seat(0)) == CardDealt(Seat(1), UNKNOWN)
    assert play.rules.redact(dealt, Seat(1)) == dealt


def test_one_knows_what_one_threw_oneself() -> None:
    play = table(("2C 4D 6H 8C TC", "AS KS QS JS 9D"))
    play.play("1 exchange 9D JS")
    assert play.rules.observe(play.state, Seat(1)).seats[1].thrown == parse_cards("9D JS")
    assert play.rules.observe(play.state, Seat(0)).seats[1].thrown == ()
    assert play.rules.observe(play.state, Seat(1)).seats[1].thrown_shown == ()
    assert play.rules.observe(play.state, Seat(0)).seats[1].exchanged == 2
