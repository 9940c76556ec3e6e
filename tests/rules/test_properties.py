"""What every registered ruleset has to keep, at any moment of any deal, under any house rules.

A new ruleset is tested here by being registered. The states, options and actions come from Hypothesis, so a
failure is shown with the fewest house rules, actions and cards that bring it about.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from insights import card_fault, exchange_cards, insight, swapped
from invariants import check_attempt, check_line, check_offers, check_resume, check_swap, check_world
from random_play import MOST_ACTIONS, Playing, any_action, random_action, random_changes
from strategies import (
    RULES,
    Moment,
    changes_of,
    combinations_of,
    moments_of,
    positions_of,
    seeds,
    wrong_values_of,
)

from game.cards import SUITS, Card, Dice, parse_card, rng_from
from game.match import dumps, loads
from game.rules import OptionError, Ruleset, Seat, action_text, parse_action
from game.rules.conformance import check_line as conforms
from game.rules.conformance import reprint_line
from game.rules.events import StockRenewed

for_every_ruleset = pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)


def observers(state: Any, rules: Ruleset) -> list[Seat | None]:
    """Every seat, and an onlooker."""
    return [None, *map(Seat, range(len(rules.observe(state, None).seats)))]


@for_every_ruleset
@given(data=st.data())
@settings(max_examples=20)
def test_options_come_back_from_their_text_or_are_refused_with_a_reason(
    rules: Ruleset, data: st.DataObject
) -> None:
    changes = data.draw(combinations_of(rules))
    options, refused = options_or_reason(rules, changes)
    if options is None:
        assert any(option.name in refused for option in rules.options)
        return
    written = json.loads(json.dumps(options._asdict()))
    assert rules.make_options(written) == options
    assert {name: written[name] for name in changes} == json.loads(json.dumps(changes))
    usual = rules.default_options()
    assert all(written[name] == value for name, value in usual.items() if name not in changes)


def options_or_reason(rules: Ruleset, changes: dict[str, object]) -> tuple[Any, str]:
    try:
        return rules.make_options(changes), ""
    except OptionError as error:
        return None, str(error)


@for_every_ruleset
@given(data=st.data())
@settings(max_examples=20)
def test_values_that_a_description_forbids_are_refused_by_name(rules: Ruleset, data: st.DataObject) -> None:
    option = data.draw(st.sampled_from(rules.options))
    value = data.draw(wrong_values_of(option))
    with pytest.raises(OptionError, match=f"{option.name} can't be"):
        rules.make_options({option.name: value})
    with pytest.raises(OptionError, match="There is no option “"):
        rules.make_options({option.name + "x": value})


@for_every_ruleset
@given(data=st.data(), seed=seeds)
@settings(max_examples=12)
def test_what_is_offered_is_accepted_and_nothing_else(rules: Ruleset, data: st.DataObject, seed: int) -> None:
    moment = data.draw(moments_of(rules))
    check_offers(rules, moment.state)
    for observer in observers(moment.state, rules):
        if observer is None or observer != rules.to_act(moment.state):
            assert rules.observe(moment.state, observer).offers == ()
    for action in rules.legal_actions(moment.state):
        state, events = rules.advance(moment.state, action)
        assert card_fault(insight(state).cards(state)) is None
        assert insight(state).fault(moment.state, state, events) is None
    dice = Dice(rng_from(seed, "attempts"))
    for _ in range(20):
        check_attempt(rules, moment.state, any_action(rules, moment.state, dice))


@for_every_ruleset
@given(data=st.data())
@settings(max_examples=12)
def test_action_lines_come_back_and_replay_to_the_same_state(rules: Ruleset, data: st.DataObject) -> None:
    moment = data.draw(moments_of(rules))
    state, _ = rules.deal_from(rules.make_options(moment.changes), moment.position)
    for action in moment.actions:
        before = state
        state, events = rules.advance(before, parse_action(action_text(action)))
        check_line(rules, before, action, state)
        assert card_fault(insight(state).cards(state)) is None
        assert insight(state).fault(before, state, events) is None
    assert state == moment.state
    assert hash(state) == hash(moment.state)


@for_every_ruleset
@given(data=st.data())
@settings(max_examples=8)
def test_a_conformance_record_of_any_deal_conforms(rules: Ruleset, data: st.DataObject) -> None:
    moment = data.draw(moments_of(rules))
    text = conformance_record(moment)
    assume(text is not None)
    printed = reprint_line(str(text))
    assert conforms(printed).ok
    assert json.loads(printed)["probes"][-1] == json.loads(json.dumps(rules.probe(moment.state)))
    assert reprint_line(printed) == printed


def conformance_record(moment: Moment) -> str | None:
    """The moment's deal as a record; None if chance has renewed the stock in it."""
    rules, position = moment.rules, moment.position
    state, events = rules.deal_from(rules.make_options(moment.changes), position)
    for action in moment.actions:
        state, told = rules.advance(state, action)
        events += told
    if any(type(event) is StockRenewed for event in events):
        return None
    fields = {
        "id": "any deal",
        "ruleset": rules.name,
        "options": moment.changes,
        "seats": position.seats,
        "dealer": position.dealer,
        rules.counts: position.scores,
        "called": position.called,
        "deck": " ".join(map(card_word, position.deck)),
        "actions": list(map(action_text, moment.actions)),
    }
    return json.dumps(fields)


def card_word(card: Card) -> str:
    return "23456789TJQKA"[card >> 2] + SUITS[card & 3]


@for_every_ruleset
@given(data=st.data(), seed=st.integers(0, 10**6))
@settings(max_examples=12)
def test_hidden_cards_make_no_difference_to_whoever_cannot_see_them(
    rules: Ruleset, data: st.DataObject, seed: int
) -> None:
    moment = data.draw(moments_of(rules))
    state, dice = moment.state, Dice(rng_from(seed, "hidden"))
    for observer in observers(state, rules):
        check_world(rules, state, observer, seed)
        hidden = insight(state).hidden(state, observer)
        if len(hidden) < 2:
            continue
        a, b = dice.choice(hidden), dice.choice(hidden)
        assert rules.observe(swapped(state, a, b), observer) == rules.observe(state, observer)
        if rules.to_act(state) is not None:
            action = random_action(rules, state, dice)
            after, events = rules.advance(state, action)
            check_swap(rules, (state, action, after, events), observer, a, b)


@for_every_ruleset
@given(data=st.data(), seed=st.integers(0, 10**6))
@settings(max_examples=10)
def test_a_deal_with_other_hidden_cards_is_told_alike(rules: Ruleset, data: st.DataObject, seed: int) -> None:
    changes, position = data.draw(changes_of(rules)), data.draw(positions_of(rules))
    options, dice = rules.make_options(changes), Dice(rng_from(seed, "hidden"))
    state, events = rules.deal_from(options, position)
    for observer in observers(state, rules):
        hidden = insight(state).hidden(state, observer)
        if len(hidden) < 2:
            continue
        deck = exchange_cards(position.deck, dice.choice(hidden), dice.choice(hidden))
        other, told = rules.deal_from(options, position._replace(deck=deck))
        assert rules.observe(other, observer) == rules.observe(state, observer)
        assert [rules.redact(each, observer) for each in told] == [
            rules.redact(each, observer) for each in events
        ]


@for_every_ruleset
@given(data=st.data(), seed=seeds)
@settings(max_examples=10)
def test_every_deal_ends_from_anywhere(rules: Ruleset, data: st.DataObject, seed: int) -> None:
    """Also in a world sampled from what one seat knows, which is what opponents play out."""
    moment = data.draw(moments_of(rules))
    dice = Dice(rng_from(seed, "to the end"))
    observer = dice.choice(observers(moment.state, rules))
    world = rules.sample_world(rules.observe(moment.state, observer), rng_from(seed))
    for state in (moment.state, world):
        for _ in range(MOST_ACTIONS):
            if rules.is_deal_over(state):
                break
            state, _ = rules.advance(state, random_action(rules, state, dice))  # noqa: PLW2901
        assert rules.is_deal_over(state)
        assert rules.to_act(state) is None
        assert rules.legal_actions(state) == rules.offers(state) == ()


@for_every_ruleset
@given(data=st.data(), perm=st.permutations(range(4)))
@settings(max_examples=12)
def test_suits_permuted_give_the_same_result(rules: Ruleset, data: st.DataObject, perm: list[int]) -> None:
    """Save where rules.md lets suits decide, and where chance renews the stock."""
    moment = data.draw(moments_of(rules))
    options, position = rules.make_options(moment.changes), moment.position
    here, _ = rules.deal_from(options, position)
    assume(not insight(here).suits_decide(here))
    deck = tuple(turned(card, perm) for card in position.deck)
    there, _ = rules.deal_from(options, position._replace(deck=deck))
    assert words(rules.probe(here), perm) == words(rules.probe(there), [0, 1, 2, 3])
    for action in moment.actions:
        here, events = rules.advance(here, action)
        if any(type(event) is StockRenewed for event in events):
            return
        mirrored = action._replace(cards=tuple(turned(card, perm) for card in action.cards))
        there, _ = rules.advance(there, mirrored)
        assert words(rules.probe(here), perm) == words(rules.probe(there), [0, 1, 2, 3])


def turned(card: Card, perm: list[int]) -> Card:
    """The card of the same rank in the suit that takes the place of its own."""
    return Card(card >> 2 << 2 | perm[card & 3])


def words(value: Any, perm: list[int]) -> Any:
    """A probe with the suits changed; the words of its texts, and what is legal, in alphabetical order."""
    if isinstance(value, dict):
        changed = {name: words(each, perm) for name, each in value.items()}
        return {**changed, "legal": sorted(changed["legal"])}
    if isinstance(value, list):
        return [words(each, perm) for each in value]
    if not isinstance(value, str):
        return value
    return " ".join(sorted(_word(word, perm) for word in value.split()))


def _word(word: str, perm: list[int]) -> str:
    seat, colon, card = word.rpartition(":")
    if len(card) == 2 and card[0] in "23456789TJQKA" and card[1] in SUITS:
        return f"{seat}{colon}{card_word(turned(parse_card(card), perm))}"
    return word


@for_every_ruleset
@given(seed=st.integers(0, 10**6))
@settings(max_examples=3)
def test_records_come_back_and_undo_redo_and_restart_give_the_same_hashes(rules: Ruleset, seed: int) -> None:
    dice = Dice(rng_from(seed, "records"))
    seats = dice.choice(rules.seats)
    hashes: list[int] = []
    playing = Playing(
        rules, random_changes(rules, dice), seats, seed, lambda _, __, state, ___: hashes.append(hash(state))
    )
    for _ in range(2):
        if not playing.is_over:
            playing.deal()
    record = playing.record()
    check_resume(record, playing.state)
    assert loads(dumps(record)) == record
    assert len(hashes) == len(record.lines) + 1
    for count in (0, len(record.lines) // 2, dice.below(len(record.lines) + 1)):
        state, _ = rules.first_deal(rules.make_options(record.changes), seats, seed)
        for line in record.lines[:count]:
            if line == "next":
                state, _ = rules.next_deal(state)
            else:
                state, _ = rules.advance(state, parse_action(line))
        assert hash(state) == hashes[count]


# Random players call Chicago as soon as they may and lose their points again: so nobody may.
SHORT = (
    {"target": 10, "chicago_minimum": 52},
    {"target": 20, "tie": "playoff", "chicago_minimum": 52},
    {"exchange_rounds": 1, "tie": "shared", "chicago_minimum": 52},
    {"deals": 3},
    {"ante": 20},
    {"stack": 10, "limit": "none"},
)


@for_every_ruleset
def test_every_match_ends(rules: Ruleset) -> None:
    """With high stakes, low targets, or a number of deals, whichever the ruleset knows."""
    short = [changes for changes in SHORT if set(changes) <= set(rules.default_options())]
    assert short
    for number, changes in enumerate(short):
        for seats in (rules.seats[0], 4, rules.seats[-1]):
            playing = Playing(rules, changes, seats, number, lambda *_: None)
            for _ in range(500):
                playing.deal()
                if playing.is_over:
                    break
            assert playing.is_over
            winners = rules.winners(playing.state)
            assert winners
            assert set(winners) <= set(range(seats))
