"""Every conformance record of the known rulesets passes, and prints again as it is."""

import json
from pathlib import Path

import pytest

from game.rules import RULESETS
from game.rules.conformance import Verdict, check_line, reprint_line

FOLDER = Path(__file__).parent.parent / "vectors"
LINES = [
    line for path in sorted(FOLDER.glob("*.jsonl")) for line in path.read_text("utf-8").splitlines() if line
]
RECORDS = {record["id"]: line for line in LINES if (record := json.loads(line))["ruleset"] in RULESETS}


def test_there_are_records_of_both_chicagos() -> None:
    names = [json.loads(line)["ruleset"] for line in RECORDS.values()]
    assert names.count("chicago-classic") == 68
    assert names.count("chicago-en-giv-till") == 71


@pytest.mark.parametrize("name", RECORDS)
def test_record(name: str) -> None:
    line = RECORDS[name]
    assert check_line(line) == Verdict(name, True, f"{name} ok")
    assert reprint_line(line) == line
