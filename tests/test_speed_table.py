"""The speed table judges by its goals, so that `check.py --bench` fails when one is missed."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import hot_paths
import pytest

BUILD = Path(__file__).parent.parent / "build"


def load(name: str) -> Any:
    """A file of build/ as a module: build/ is no package."""
    spec = importlib.util.spec_from_file_location(name, BUILD / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TABLE = load("speed_table")
PACE = TABLE.GOALS_PACE


@pytest.mark.parametrize(
    ("values", "paces", "verdict"),
    [
        ([90.0, 100.0], [PACE, PACE], "ok"),
        ([60.0, 70.0, 50.0], [PACE / 2] * 3, "ok at pace"),
        ([60.0, 70.0, 50.0], [PACE] * 3, "MISSED"),
        ([60.0, 70.0, 50.0], [PACE * 2] * 3, "MISSED"),  # a faster machine makes no goal harder or easier
        ([45.0, 45.0, 90.0], [PACE / 2] * 3, "MISSED"),  # one lucky round below the goal is not enough
    ],
)
def test_at_least_100_a_second(values: list[float], paces: list[float], verdict: str) -> None:
    row = TABLE.absolute("work", TABLE.Goal(100, "/s"), values, paces)
    assert row.verdict == verdict
    assert row.missed is (verdict == "MISSED")
    assert row.goal == ">= 100 /s"


@pytest.mark.parametrize(
    ("values", "pace", "verdict"),
    [([0.003, 0.0019], PACE, "ok"), ([0.003, 0.003], PACE / 2, "ok at pace"), ([0.003], PACE, "MISSED")],
)
def test_at_most_2_ms(values: list[float], pace: float, verdict: str) -> None:
    goal = TABLE.Goal(0.002, "ms", 1000.0, less=True)
    row = TABLE.absolute("last trick", goal, values, [pace] * len(values))
    assert (row.verdict, row.goal) == (verdict, "<= 2 ms")


def test_ratios_are_medians_of_rounds() -> None:
    """A slow phase that hits both sides of a round changes nothing."""
    row = TABLE.beside("fives", "treys", [13, 2.6, 26], [10, 2, 20], 1.3)
    assert (row.ratio, row.verdict, row.peer) == ("1.30", "ok", "treys 20/s")
    assert TABLE.beside("fives", "treys", [12, 2.6, 24], [10, 2, 20], 1.3).verdict == "MISSED"
    assert TABLE.slower("fives", [10, 1], [29, 2.9], 3).verdict == "ok"
    assert TABLE.slower("fives", [10, 1, 10], [31, 3.1, 20], 3).ratio == "1/3.10"
    assert TABLE.slower("fives", [10, 1, 10], [31, 3.1, 20], 3).verdict == "MISSED"


def test_a_table_has_a_line_for_each_row() -> None:
    rows = [TABLE.Row("work", "1/s", "", "", ">= 2/s", "MISSED"), TABLE.Row("more", "3/s", "", "", "", "ok")]
    lines = TABLE.table(rows).splitlines()
    assert len(lines) == 3
    assert lines[1].split() == ["work", "1/s", ">=", "2/s", "MISSED"]


@pytest.fixture
def benchmarks(monkeypatch: pytest.MonkeyPatch) -> Any:
    """build/benchmarks.py, which imports its neighbours."""
    monkeypatch.syspath_prepend(str(BUILD))
    return load("benchmarks")


def test_without_the_page_python_the_benchmarks_fail_and_say_how_to_build_it(
    benchmarks: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(benchmarks, "RUNTIMES", tmp_path)
    monkeypatch.setattr(benchmarks, "native_rows", lambda: ([], 0.0))
    assert benchmarks.run_benchmarks() == 1
    assert "python build/runtime/make.py" in capsys.readouterr().out


def test_every_hot_path_runs_and_has_a_row(benchmarks: Any) -> None:
    """A few units of each, so that the benchmarks are sound though the normal run leaves them out."""
    for name, make in hot_paths.WORKS.items():
        assert hot_paths.rate(make(4), rounds=1) > 0, name
    assert set(benchmarks.HOT) == set(hot_paths.WORKS)
    assert 0 < hot_paths.last_trick_p95(20) < 10
