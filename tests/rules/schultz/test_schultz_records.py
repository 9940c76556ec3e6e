"""The conformance records of the family are there; tests/rules/test_vectors.py replays them one by one."""

import json
from pathlib import Path

from game.rules.conformance import check_line

FOLDER = Path(__file__).parents[2] / "vectors"


def test_all_sixty_records_and_the_twelve_scenarios_pass() -> None:
    for name, expected in (("dirty-schultz", 60), ("scenarios", 12)):
        lines = (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()
        family = [line for line in lines if json.loads(line)["ruleset"] == "dirty-schultz"]
        assert sum(check_line(line).ok for line in family) == len(family) == expected
