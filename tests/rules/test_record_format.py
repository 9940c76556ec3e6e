"""Malformed records and failing ones: what the checker answers (conformance.md)."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.rules.conformance import check_line, reprint_line
from game.rules.record_format import RecordFormatError

VECTORS = Path(__file__).parent.parent / "vectors"


def record(name: str) -> dict[str, Any]:
    for path in VECTORS.glob("*.jsonl"):
        for line in path.read_text("utf-8").splitlines():
            found = json.loads(line)
            if found["id"] == name:
                return found
    raise LookupError(name)


PLAIN = record("SR-07")
RENEWED = record("chicago-classic-p-0008")


def check(changes: dict[str, Any], base: dict[str, Any] = PLAIN) -> str:
    return check_line(json.dumps({**base, **changes})).message


def cut(base: dict[str, Any], actions: int) -> dict[str, Any]:
    return {"actions": base["actions"][:actions], "probes": base["probes"][: actions + 1]}


def test_a_record_may_end_before_the_deal_and_have_no_actions() -> None:
    assert check(cut(PLAIN, 7)) == "SR-07 ok"
    assert check(cut(PLAIN, 0)) == "SR-07 ok"


def test_optional_fields_may_be_left_out() -> None:
    bare = {name: value for name, value in PLAIN.items() if name not in ("options", "restock", "called")}
    assert check_line(json.dumps(bare)).ok


@pytest.mark.parametrize(
    ("at", "field", "value", "message"),
    [
        (0, "stock", 36, "SR-07 differs at 0: stock expected 36 got 37"),
        (3, "legal", ["pass"], 'SR-07 differs at 3: legal expected ["pass"] got ["declare pair","pass"]'),
        (15, "phase", "play", 'SR-07 differs at 15: phase expected "play" got "chicago"'),
        (20, "to_act", 0, "SR-07 differs at 20: to_act expected 0 got null"),
        (20, "scores", [20, 1, 15], "SR-07 differs at 20: scores expected [20,1,15] got [20,1,14]"),
        (17, "caller", True, "SR-07 differs at 17: caller expected true got 1"),
    ],
)
def test_the_first_difference_is_told(at: int, field: str, value: object, message: str) -> None:
    probes = [dict(probe) for probe in PLAIN["probes"]]
    probes[at][field] = value
    verdict = check_line(json.dumps({**PLAIN, "probes": probes}))
    assert (verdict.ok, verdict.id, verdict.message) == (False, "SR-07", message)


def test_a_refused_action_and_an_accepted_one_fail_at_that_action() -> None:
    actions = list(PLAIN["actions"])
    actions[1] = "0 stand"
    assert (
        check({"actions": actions}) == 'SR-07 differs at 2: action expected "accepted: 0 stand" got "refused"'
    )
    actions[1] = "!2 stand"
    assert (
        check({"actions": actions}) == 'SR-07 differs at 2: action expected "refused: 2 stand" got "accepted"'
    )


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"id": ""}, "id must be a name in one line"),
        ({"id": 7}, "id must be"),
        ({"ruleset": "poker"}, "ruleset must be chicago-classic"),
        ({"ruleset": None}, "ruleset must be"),
        ({"options": []}, "options must be a JSON object"),
        ({"options": {"targt": 1}}, "options: There is no option"),
        ({"options": {"target": "52"}}, "options: target can't be 52"),
        ({"seats": 7}, "seats must be a whole number, 2 … 6"),
        ({"seats": True}, "seats must be"),
        ({"seats": 3.0}, "seats must be"),
        ({"seats": 2}, "scores must have 2 numbers"),
        ({"dealer": 3}, "dealer must be a whole number, 0 … 2"),
        ({"scores": [20, -1, 14]}, "scores must be a whole number, 0 …"),
        ({"scores": [20, 2**53, 14]}, "scores must be a whole number, 0 … 9007199254740991"),
        ({"scores": 5}, "scores must be a JSON list"),
        ({"stacks": [1, 1, 1]}, "no field “stacks”"),
        ({"deck": "AS KS"}, "deck must have 52 cards, it has 2"),
        ({"deck": PLAIN["deck"].split()}, "deck must be cards in a text"),
        ({"deck": " ".join(["AS", *PLAIN["deck"].split()[1:], "AS"])}, "deck must be different cards"),
        ({"deck": PLAIN["deck"].replace("AS", "XS")}, "deck: “XS”"),
        ({"deck": PLAIN["deck"].replace("AS", "??")}, "deck must be different cards"),
        ({"restock": "AS"}, "restock must be a JSON list"),
        ({"restock": ["AS"]}, "restock: 1 orders are given, but the stock is renewed 0 times"),
        ({"called": [3]}, "called must be a whole number, 0 … 2"),
        ({"called": [1, 1]}, "called must be a list of different seats"),
        ({"actions": "1 stand"}, "actions must be a JSON list"),
        ({"actions": [5]}, "actions must be a list of texts"),
        ({"actions": ["1 dance"]}, "actions: “dance” is no verb"),
        ({"actions": ["! 1 stand"]}, "actions: “ 1 stand” must be written “1 stand”"),
        ({"actions": ["1  stand"]}, "must be written “1 stand”"),
        ({"actions": ["!!1 stand"]}, "is no seat"),
        ({"probes": []}, "probes must be one more than the actions: 21, not 0"),
        ({"probes": PLAIN["probes"][:-1]}, "21, not 20"),
        ({"probes": [1] * 21}, "a probe must be a JSON object"),
        ({"probes": [{}] * 21}, "probe 0 has no field “phase”"),
        ({"probes": [{**probe, "pot": 0} for probe in PLAIN["probes"]]}, "probe 0 can't have a field “pot”"),
        ({"comment": "x"}, "no field “comment”"),
    ],
)
def test_malformed_records(changes: dict[str, Any], part: str) -> None:
    with pytest.raises(RecordFormatError) as caught:
        check(changes)
    assert part in str(caught.value)


@pytest.mark.parametrize("name", ["id", "ruleset", "seats", "dealer", "scores", "deck", "actions", "probes"])
def test_a_missing_field(name: str) -> None:
    rest = {each: value for each, value in PLAIN.items() if each != name}
    with pytest.raises(RecordFormatError) as caught:
        check_line(json.dumps(rest))
    assert name in str(caught.value)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "no JSON"),
        ("{", "no JSON"),
        ("[1]", "the line must be a JSON object"),
        ("null", "the line must be a JSON object"),
        ('{"id": "a", "id": "b"}', "“id” is there twice"),
        ('{"id": NaN}', "“NaN” is no JSON value"),
        ("[" * 100000, "nested too deeply"),
    ],
)
def test_lines_that_are_no_records(text: str, part: str) -> None:
    with pytest.raises(RecordFormatError) as caught:
        check_line(text)
    assert part in str(caught.value)


def test_a_restock_must_be_there_fit_and_be_used() -> None:
    orders = RENEWED["restock"]
    assert len(orders) == 1
    assert check({}, RENEWED) == "chicago-classic-p-0008 ok"
    with pytest.raises(RecordFormatError, match="renewed 1 times, but 0 orders are given"):
        check({"restock": []}, RENEWED)
    with pytest.raises(RecordFormatError, match="2 orders are given, but the stock is renewed 1 times"):
        check({"restock": [*orders, "AS"]}, RENEWED)
    with pytest.raises(RecordFormatError, match="does not hold exactly"):
        check({"restock": [orders[0].rsplit(" ", 1)[0]]}, RENEWED)
    first = orders[0].split()
    with pytest.raises(RecordFormatError, match="restock must be different cards"):
        check({"restock": [" ".join([first[0], *first])]}, RENEWED)


def test_reprinting_needs_no_probes_and_corrects_wrong_ones() -> None:
    bare = {name: value for name, value in PLAIN.items() if name != "probes"}
    assert json.loads(reprint_line(json.dumps(bare))) == PLAIN
    wrong = {**PLAIN, "probes": [{}] * len(PLAIN["probes"])}
    assert json.loads(reprint_line(json.dumps(wrong))) == PLAIN
