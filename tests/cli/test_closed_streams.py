"""Closed and full streams, and numbers beyond all sense: an exit code, never a traceback."""

import json
import os
import subprocess
import sys

import pytest


def run(command: str) -> tuple[int, str]:
    """The exit code and everything said; `{game}` stands for the program."""
    program = f"{sys.executable} -m game"
    result = subprocess.run(
        ["bash", "-c", command.replace("{game}", program)],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    return result.returncode, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("{game} options chicago-classic >&-", 0),
        ("{game} demo bogus 2>&-", 2),
        ("{game} demo --seats 99999999999999999", 2),
        ("{game} demo --seats 7", 2),
        ("{game} demo --seed 3 | head -1; exit ${PIPESTATUS[0]}", 1),
    ],
)
def test_no_traceback(command, code):
    found, said = run(command)
    assert (found, "Traceback" in said) == (code, False), said


def test_records_are_printed_in_utf8_whatever_the_terminal_writes(tmp_path):
    deck = " ".join(rank + suit for rank in "23456789TJQKA" for suit in "CDHS")
    record = {"id": "Åsas giv", "ruleset": "chicago-classic", "seats": 2, "dealer": 0, "actions": []}
    record |= {"scores": [0, 2**53 - 1], "deck": deck}
    file = tmp_path / "records.jsonl"
    file.write_text(json.dumps(record), encoding="utf-8")
    result = subprocess.run(
        [sys.executable, "-m", "game", "conform", "--print", str(file)],
        capture_output=True, timeout=60, check=False, env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )  # fmt: skip
    printed = json.loads(result.stdout.decode())
    assert (result.returncode, printed["id"], printed["probes"][0]["scores"]) == (
        0,
        "Åsas giv",
        [0, 2**53 - 1],
    )
