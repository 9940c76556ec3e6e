"""The watch itself: each kind of breach that it is there for is found soon, and sound rules pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from insights import card_fault, insight
from invariants import InvariantError, Watch, check_replay, hold
from random_play import Playing, any_action, is_offered, random_changes, random_deals

from game.cards import FULL_DECK, Card, Dice, rng_from
from game.rules import RULESETS, Action, Offer, Seat, Verb, ruleset
from game.rules.chicago.options import CLASSIC
from game.rules.chicago.ruleset import ChicagoRules
from game.rules.schultz.options import DIRTY_SCHULTZ
from game.rules.schultz.ruleset import SchultzRules


def chicago(**changed: Callable[..., Any]) -> Any:
    """Classic Chicago with some of its functions changed for others."""
    return type("Changed", (ChicagoRules,), {k: staticmethod(v) for k, v in changed.items()})(
        "chicago-classic", "", CLASSIC
    )


def stud(**changed: Callable[..., Any]) -> Any:
    """Dirty Schultz with some of its functions changed for others."""
    return type("Changed", (SchultzRules,), {k: staticmethod(v) for k, v in changed.items()})(
        "dirty-schultz", "", DIRTY_SCHULTZ
    )


CHICAGO, STUD = ruleset("chicago-classic"), ruleset("dirty-schultz")


def counts_hidden_cards(state: Any, seat: Any) -> Any:
    """An observation that shows how good the cards of the first seat's left neighbour are."""
    view = CHICAGO.observe(state, seat)
    return view._replace(stock=view.stock + sum(state.hands[1]))


def shows_the_stub(state: Any, seat: Any) -> Any:
    view = STUD.observe(state, seat)
    return view._replace(stub=sum(state.stub[:1]))


def forgets_who_dealt(view: Any, rng: Any) -> Any:
    world = STUD.sample_world(view, rng)
    return world._replace(setup=world.setup._replace(number=world.setup.number + 1))


def deals_a_card_twice(view: Any, rng: Any) -> Any:
    world = CHICAGO.sample_world(view, rng)
    return world._replace(stock=world.stock[:1] * len(world.stock))


def lets_anybody_fold(state: Any, action: Action) -> Any:
    return None if action.verb is Verb.FOLD else STUD.why_not(state, action)


def refuses_calls(state: Any, action: Action) -> Any:
    return STUD.why_not(state, action._replace(seat=Seat(9)) if action.verb is Verb.CALL else action)


def takes_chips(state: Any, action: Action) -> Any:
    state, events = STUD.advance(state, action)
    return state._replace(stacks=tuple(max(0, stack - 1) for stack in state.stacks)), events


def tells_nothing(state: Any, action: Action) -> Any:
    return CHICAGO.advance(state, action)[0], ()


def looks_at_the_first_card(state: Any, action: Action) -> Any:
    """The order in which cards are named changes the scores, and an event tells of it."""
    after, events = CHICAGO.advance(state, action)
    if action.cards[1:] and action.cards[0] > action.cards[1]:
        after = after._replace(round=after.round + 1)
    return after, events


def repeats_actions(state: Any) -> Any:
    return CHICAGO.legal_actions(state) * 2


def offers_nothing(state: Any) -> Any:
    return ()


BREACHES = {
    "a count that depends on hidden cards": (chicago(observe=counts_hidden_cards), "sees|looks otherwise"),
    "the top card of the stub": (stud(observe=shows_the_stub), "sees|looks otherwise"),
    "a sampled world that looks otherwise": (stud(sample_world=forgets_who_dealt), "looks otherwise"),
    "a sampled world without a pack": (chicago(sample_world=deals_a_card_twice), "otherwise|world has"),
    "an action that is not offered": (stud(why_not=lets_anybody_fold), "not offered, but accepted"),
    "an offer that is refused": (
        stud(why_not=refuses_calls, advance=STUD.advance),
        "but refused|is not There is no seat 9",
    ),
    "chips that vanish": (stud(advance=takes_chips), "chips do not add up to 400"),
    "nothing told": (chicago(advance=tells_nothing), "nothing was told|but events make"),
    "the order of cards": (chicago(advance=looks_at_the_first_card), "the order of cards matters"),
    "actions listed twice": (chicago(legal_actions=repeats_actions), "listed twice"),
    "nothing to do": (chicago(legal_actions=offers_nothing), "has nothing to do"),
}


class SwapsEach(Watch):
    """Changes hidden cards at every step, and looks at nothing else."""

    def _look(self, before: Any, action: Action | None, after: Any, events: Any) -> None:
        if action is not None:
            self._check_swap(before, action, after, events)


def play_watched(rules: Any, changes: dict[str, object], kind: type[Watch] = Watch) -> None:
    """Deals with the watch at its most attentive; long before the last one it should have found a breach."""
    for seed in range(60):
        Playing(rules, changes, 4, seed, kind(rules, Dice(rng_from(seed, "watch")), 6)).deal()


def test_sound_rules_pass() -> None:
    play_watched(CHICAGO, {"declaring": "none", "show_before_exchange": "off"})
    play_watched(STUD, {})


@pytest.mark.parametrize("name", BREACHES)
def test_a_breach_is_found(name: str) -> None:
    rules, message = BREACHES[name]
    with pytest.raises(InvariantError, match=message):
        play_watched(rules, {})


def test_told_hidden_cards_are_found() -> None:
    """Redaction that redacts nothing: found at the first exchange whose cards somebody must not know."""
    rules = chicago(redact=lambda event, seat: event)
    with pytest.raises(InvariantError, match="is told of"):
        play_watched(rules, {"declaring": "none", "show_before_exchange": "off"})


@pytest.mark.parametrize("name", ["chicago-classic", "chicago-en-giv-till"])
def test_hands_that_declare_by_themselves_are_no_leak(name: str) -> None:
    """Another hand declares another category, which is public: these seeds were taken for leaks."""
    rules = ruleset(name)
    for seed in (20, 46, 86, 101, 117):
        for seats in (2, 3, 4):
            watch = SwapsEach(rules, Dice(rng_from(seed, "watch")))
            Playing(rules, {"declaring": "automatic"}, seats, seed, watch).deal()
            assert watch.swaps > 3


def test_what_automatic_declaring_does_not_make_public_is_still_found() -> None:
    """Redaction that redacts nothing tells of exchanged cards, whoever declares by himself."""
    rules = chicago(redact=lambda event, seat: event)
    changes = {"declaring": "automatic", "show_before_exchange": "off"}
    with pytest.raises(InvariantError, match="is told of"):
        play_watched(rules, changes, SwapsEach)


def test_a_deal_without_end_is_found() -> None:
    rules = chicago(is_deal_over=lambda state: False, advance=lambda state, action: (state, ("again",)))
    with pytest.raises(AssertionError, match="the deal does not end within 2000 actions"):
        Playing(rules, {}, 2, 1, lambda *_: None).deal()


def test_a_record_that_leads_elsewhere_is_found() -> None:
    playing = Playing(CHICAGO, {}, 2, 1, lambda *_: None)
    playing.deal()
    check_replay(CHICAGO, playing.record(), playing.state)
    with pytest.raises(InvariantError, match="another state"):
        check_replay(CHICAGO, playing.record()._replace(lines=tuple(playing.lines[:-1])), playing.state)


def test_what_is_wrong_with_a_pack_is_said() -> None:
    assert card_fault(FULL_DECK) is None
    assert card_fault(FULL_DECK[1:]) == "51 cards; missing [0], more than once []"
    assert card_fault((*FULL_DECK[1:], Card(7))) == "52 cards; missing [0], more than once [7]"
    hold(True, "never said")
    with pytest.raises(LookupError, match="a game needs its line there"):
        insight(())


def test_what_is_offered() -> None:
    cards = FULL_DECK[:3]
    throw, bet = Offer(Verb.EXCHANGE, cards, 1, 3), Offer(Verb.BET, amount=2, amount_most=5)
    call, seat = Offer(Verb.CALL, amount=2), Seat(1)
    right = (
        Action(seat, Verb.EXCHANGE, cards[:1]),
        Action(seat, Verb.EXCHANGE, cards[::-1]),
        Action(seat, Verb.BET, amount=2),
        Action(seat, Verb.BET, amount=5),
        Action(seat, Verb.CALL),
    )
    wrong = (
        Action(Seat(0), Verb.CALL),
        Action(seat, Verb.EXCHANGE),
        Action(seat, Verb.EXCHANGE, cards[:1] * 2),
        Action(seat, Verb.EXCHANGE, FULL_DECK[3:4]),
        Action(seat, Verb.BET),
        Action(seat, Verb.BET, amount=6),
        Action(seat, Verb.BET, cards[:1], amount=2),
        Action(seat, Verb.CALL, amount=2),
        Action(seat, Verb.FOLD),
    )
    offers = (throw, bet, call)
    assert [is_offered(offers, seat, action) for action in right] == [True] * len(right)
    assert [is_offered(offers, seat, action) for action in wrong] == [False] * len(wrong)
    assert not is_offered(offers, None, Action(seat, Verb.CALL))


@pytest.mark.parametrize("name", RULESETS)
def test_the_pool_of_attempts_is_wide(name: str) -> None:
    """Every verb, wrong seats, cards and amounts; some attempts are legal, most are not."""
    rules, dice = ruleset(name), Dice(rng_from(2, "attempts"))
    tried: list[tuple[Action, bool]] = []

    def visit(before: Any, action: Action | None, state: Any, events: Any) -> None:
        attempt = any_action(rules, state, dice)
        tried.append((attempt, is_offered(rules.offers(state), rules.to_act(state), attempt)))

    random_deals(name, 4, 30, 3, visit)
    assert {attempt.verb for attempt, _ in tried} == set(Verb)
    assert {-1, 0, 1, 2, 3, 4} <= {attempt.seat for attempt, _ in tried}
    assert 0.05 < sum(legal for _, legal in tried) / len(tried) < 0.6


@pytest.mark.parametrize("name", RULESETS)
def test_random_house_rules_use_every_option(name: str) -> None:
    dice = Dice(rng_from(1, "options"))
    chosen = [random_changes(ruleset(name), dice) for _ in range(80)]
    assert set().union(*chosen) == {option.name for option in ruleset(name).options}
    numbers = [changes["ante"] for changes in chosen if "ante" in changes]
    assert not numbers or len(set(numbers)) > 3
