"""A match follows its record: resuming gives the same state, and what is illegal changes nothing."""

import pytest

from game.cards import (
    UNKNOWN,
    Dice,
    GameError,
    category_from_name,
    make_card,
    parse_card,
    parse_rank,
    rng_from,
)
from game.match import Fault, Match, Player, RecordError, dumps, loads
from game.rules import RULESETS, Action, IllegalAction, OptionError, Seat, Verb, parse_action, ruleset
from game.rules.events import CardDealt, DealBegan, Exchanged
from game.text import load

NAMES = ("Anna", "Björn", "Karin", "Erik", "Maja", "Lars")
ALL_OPTIONS = {"one_open": True, "four_of_a_kind_resets": True, "exchange_stop": 20, "target": 30}
ALL_OPTIONS |= {"wild_scope": "card", "limit": "spread", "last_upcard_pair": "none", "stack": 40}


def table(seats: int) -> list[Player]:
    return [Player("bot", name, "random") for name in NAMES[:seats]]


def play(match: Match, seed: int, most: int = 10_000) -> None:
    """Random legal actions, at most so many."""
    dice = Dice(rng_from(seed, "test"))
    for _ in range(most):
        if match.is_match_over:
            return
        if match.is_deal_over:
            match.next_deal()
        else:
            match.submit(dice.choice(match.ruleset.legal_actions(match.state)))


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_resuming_gives_the_same_match(name: str, seats: int) -> None:
    known = ruleset(name).default_options()
    changes = {option: value for option, value in ALL_OPTIONS.items() if option in known}
    match = Match.start(name, changes, table(seats), seed=seats * 11)
    play(match, seats, 400)
    again = Match.resume(loads(dumps(match.record)))
    assert again.state == match.state
    assert again.record == match.record
    assert again.history == match.history
    assert again.deal_events == match.deal_events
    assert again.actions == match.actions == sum(line != "next" for line in match.record.lines)
    assert again.players == tuple(table(seats))


def test_every_beginning_of_a_record_can_be_resumed() -> None:
    match = Match.start("chicago-classic", {}, table(3), seed=5)
    states = [match.state]
    match.subscribe(lambda changed, events: states.append(changed.state))
    play(match, 5, 60)
    for count, state in enumerate(states):
        assert Match.resume(match.record._replace(lines=match.record.lines[:count])).state == state


def test_a_whole_match_has_a_winner_and_no_next_deal() -> None:
    match = Match.start("chicago-en-giv-till", {}, table(2), seed=1)
    play(match, 1)
    assert match.is_match_over
    assert match.is_deal_over
    assert match.to_act() is None
    record = match.record
    with pytest.raises(GameError, match="there is no next deal"):
        match.next_deal()
    assert match.record is record


def test_what_is_illegal_changes_nothing() -> None:
    match = Match.start("chicago-classic", {}, table(3), seed=5)
    told = []
    match.subscribe(lambda changed, events: told.append(events))
    before = (match.state, match.record, match.history, match.deal_events, match.actions)
    seat = match.to_act()
    assert seat is not None
    other = Seat((seat + 1) % 3)
    for action in (
        Action(other, Verb.STAND),
        Action(seat, Verb.CHICAGO),
        Action(seat, Verb.PLAY, (UNKNOWN,)),
    ):
        assert match.why_not(action) is not None
        with pytest.raises(IllegalAction):
            match.submit(action)
    with pytest.raises(GameError, match="The deal is not over yet"):
        match.next_deal()
    assert (match.state, match.record, match.history, match.deal_events, match.actions) == before
    assert told == []


def test_events_are_told_to_every_listener_until_it_leaves() -> None:
    match = Match.start("chicago-classic", {}, table(2), seed=5)
    told: list[tuple[Match, tuple[object, ...]]] = []
    leave = match.subscribe(lambda changed, events: told.append((changed, events)))
    seat = match.to_act()
    events = match.submit(Action(seat, Verb.STAND))
    assert told == [(match, events)]
    assert match.history[-len(events) :] == events
    leave()
    match.submit(Action(match.to_act(), Verb.STAND))
    assert len(told) == 1


def test_deal_events_are_those_of_the_present_deal() -> None:
    match = Match.start("chicago-classic", {}, table(2), seed=5)
    while not match.is_deal_over:
        match.submit(match.ruleset.legal_actions(match.state)[0])
    first = match.deal_events
    assert match.history == first
    second = match.next_deal()
    assert match.deal_events == second
    assert match.history == first + second
    assert [event.number for event in match.history if isinstance(event, DealBegan)] == [1, 2]


def test_redacted_events_and_observations_hide_other_hands() -> None:
    match = Match.start("chicago-classic", {}, table(3), seed=5)
    seat = match.to_act()
    match.submit(Action(seat, Verb.EXCHANGE, match.observe(seat).seats[seat].hand[:2]))
    other = Seat((seat + 1) % 3)
    seen = match.redact(match.history, other)
    assert all(
        (event.card == UNKNOWN) == (event.seat != other) for event in seen if isinstance(event, CardDealt)
    )
    exchanged = next(event for event in seen if isinstance(event, Exchanged))
    assert set(exchanged.thrown + exchanged.taken) == {UNKNOWN}
    assert set(match.observe(other).seats[seat].hand) == {UNKNOWN}


@pytest.mark.parametrize(
    ("name", "changes", "players", "seed", "message"),
    [
        ("chicago", {}, table(3), 0, "No ruleset is called “chicago”"),
        ("chicago-classic", {}, table(1), 0, "1 can't play this game: it needs 2 to 6 players"),
        ("chicago-classic", {"aim": 52}, table(3), 0, "There is no option “aim”"),
        ("chicago-classic", {"target": 0}, table(3), 0, "target can't be 0"),
        ("chicago-classic", {}, [Player("bot", "Anna"), Player("person", "Björn")], 0, "“Anna” can't sit"),
        (
            "chicago-classic",
            {},
            [Player("person", " "), Player("person", "Björn")],
            0,
            "can't sit at the table",
        ),
        ("chicago-classic", {}, table(3), -1, "-1 is no seed"),
        ("chicago-classic", {}, table(3), 2**64, "is no seed"),
    ],
)
def test_what_no_match_begins_with(name, changes, players, seed, message: str) -> None:
    with pytest.raises(GameError, match=message):
        Match.start(name, changes, players, seed)


def refused(record) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Match.resume(record)
    return caught.value


def test_records_of_other_rules_are_refused_by_name() -> None:
    record = Match.start("chicago-classic", {}, table(2), seed=5).record
    assert refused(record._replace(ruleset="whist")).fault is Fault.RULESET
    newer = refused(record._replace(version=99))
    assert newer.fault is Fault.OTHER_RULES
    assert str(newer) == (
        "The record was begun under version 99 of the rules of chicago-classic; "
        f"they are now {ruleset('chicago-classic').version}."
    )
    unknown = refused(record._replace(changes={"aim": 3}))
    assert unknown.fault is Fault.OPTION
    assert "There is no option “aim”" in str(unknown)
    assert refused(record._replace(changes={"target": [52]})).fault is Fault.OPTION
    assert refused(record._replace(seats=7, players=(record.players * 4)[:7])).fault is Fault.EDITED
    assert refused(record._replace(seats=3)).fault is Fault.EDITED


@pytest.mark.parametrize(
    ("lines", "number", "why"),
    [
        (("0 stand", "0 stand"), 4, "is against the rules there."),
        (("next",), 3, "The deal is not over yet"),
        (("0 sing",), 3, "“sing” is no verb"),
        (("",), 3, "is no action"),
        (("0 stand", "1 exchange 2C"), 4, "is against the rules there."),
    ],
)
def test_illegal_lines_are_refused_with_their_number(lines: tuple[str, ...], number: int, why: str) -> None:
    record = Match.start("chicago-classic", {}, table(2), seed=4).record
    error = refused(record._replace(lines=lines))
    assert error.fault is Fault.ILLEGAL
    assert f"Line {number} of the record, “{lines[-1]}”, is " in str(error)
    assert why in str(error)
    assert load("sv").say(error.reason).startswith(f"Rad {number} i protokollet, ”{lines[-1]}”, är ")


def test_an_option_error_stays_an_option_error() -> None:
    with pytest.raises(OptionError):
        Match.start("chicago-classic", {"tie": "fight"}, table(2), 0)


def test_a_damaged_record_opens_up_to_its_damage() -> None:
    match = Match.start("chicago-classic", {}, table(2), seed=4)
    while not match.is_deal_over:
        match.submit(match.ruleset.legal_actions(match.state)[0])
    text = dumps(match.record)
    whole, damage = Match.open(text)
    assert (whole.record, whole.state, damage) == (match.record, match.state, None)
    lines = text.splitlines(keepends=True)
    for place in range(2, len(lines) - 1):
        broken = "".join((*lines[:place], "¤\n", *lines[place + 1 :]))
        opened, damage = Match.open(broken)
        assert damage is not None
        assert damage.fault is Fault.ILLEGAL
        assert f"Line {place + 1} of the record, “¤”" in str(damage)
        good = match.record._replace(lines=match.record.lines[: place - 2])
        assert opened.record == good
        assert opened.state == Match.resume(good).state
    cut, damage = Match.open("".join(lines[:5])[:-2])
    assert damage is not None
    assert damage.fault is Fault.TRUNCATED
    assert cut.record.lines == match.record.lines[:2]
    with pytest.raises(RecordError):
        Match.open(lines[0])


WRONG_TYPES = (None, "7", 3.5, True, b"7", [], [1], {1: 2}, (), object(), float("nan"))
TWO = table(2)
DOORS = {
    "ruleset": lambda given: Match.start(given, {}, TWO, 1),
    "option": lambda given: Match.start("chicago-classic", {"target": given}, TWO, 1),
    "changes": lambda given: Match.start("dirty-schultz", given or [given], TWO, 1),
    "players": lambda given: Match.start("chicago-classic", {}, given, 1),
    "player": lambda given: Match.start("chicago-classic", {}, [given, given], 1),
    "kind": lambda given: Match.start("chicago-classic", {}, [Player(given, "A"), TWO[0]], 1),
    "seed": lambda given: Match.start("chicago-classic", {}, TWO, given),
    "record's text": loads,
    "opened text": Match.open,
    "line": parse_action,
    "card": parse_card,
    "rank": lambda given: parse_rank(7 if given == "7" else given),
    "suit": lambda given: make_card(given if given is not True else 13, 0),
    "category": category_from_name,
    "generator": rng_from,
}


@pytest.mark.parametrize("door", DOORS)
def test_what_is_of_another_type_is_an_error_of_ours(door: str) -> None:
    """Whoever calls us with nonsense is told so, in our words, and not by an error of Python's."""
    for given in WRONG_TYPES:
        with pytest.raises(GameError) as caught:
            DOORS[door](given)
        assert len(str(caught.value)) > 20, given


def test_messages_name_what_was_given() -> None:
    with pytest.raises(GameError, match=r"3\.5 is no seed: it must be a whole number"):
        Match.start("chicago-classic", {}, TWO, 3.5)
    with pytest.raises(GameError, match="No ruleset is called “7”"):
        Match.start(7, {}, TWO, 1)
    with pytest.raises(GameError, match="“Anna” can't sit at the table"):
        Match.start("chicago-classic", {}, ["Anna", "Björn"], 1)
    with pytest.raises(OptionError, match="There is no option “7”"):
        Match.start("chicago-classic", 7, TWO, 1)
