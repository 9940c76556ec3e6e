"""The table's frames, idle cost and memory, timed by pytest-benchmark beside the hot paths.

What is measured is kept in `extra_info` as `values`: seconds a frame, a share of one core, a ratio.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import frames
import hot_paths
import peers
import pytest
from frames import Waits
from test_speed import measured

HERE = Path(__file__).resolve().parent
FRAMES_A_SECOND = 60
# glibc gives back what was freed, instead of keeping it: the holes between surfaces are not ours
GIVING_BACK = {"MALLOC_MMAP_THRESHOLD_": "32768", "MALLOC_TRIM_THRESHOLD_": "65536"}


@pytest.fixture(scope="module")
def pace() -> hot_paths.Work:
    """What tells how fast this machine is just now."""
    return peers.treys_five_cards()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (2560, 1440)])
def test_moving_frame(benchmark: Any, pace: hot_paths.Work, width: int, height: int) -> None:
    """Seconds a frame while twenty cards travel."""
    measured(benchmark, pace, lambda: frames.moving_frame(width, height), 5)


def test_idle(benchmark: Any, pace: hot_paths.Work) -> None:
    """The share of one core at sixty frames a second while nothing moves."""
    measured(benchmark, pace, lambda: frames.idle_frame() * FRAMES_A_SECOND, 3)


@pytest.mark.parametrize("place", [0, 1], ids=Waits._fields)
def test_first_card(benchmark: Any, pace: hot_paths.Work, place: int) -> None:
    """Seconds from "play" at the title to the table and to a card of one's own, each in a new process."""
    measured(benchmark, pace, lambda: printed("first-card")[place], 5)


def printed(*arguments: str, **environment: str) -> list[float]:
    """The numbers that frames.py prints in a process of its own."""
    command, root = [sys.executable, str(HERE / "frames.py"), *arguments], HERE.parents[1]
    environment = {**os.environ, "PYTHONPATH": str(root), "PYGAME_HIDE_SUPPORT_PROMPT": "1", **environment}
    done = subprocess.run(command, capture_output=True, check=True, cwd=root, env=environment, text=True)
    return [float(word) for word in done.stdout.split()]


def test_memory(benchmark: Any) -> None:
    """The most memory after 200 deals by that after ten, in a process of its own."""

    def grown() -> float:
        return printed(**GIVING_BACK)[0]

    benchmark.extra_info["values"] = [benchmark.pedantic(grown, rounds=1)]
