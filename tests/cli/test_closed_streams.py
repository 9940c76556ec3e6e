"""Closed and full streams, and numbers beyond all sense: an exit code, never a traceback."""

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
