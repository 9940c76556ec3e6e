"""Runs the benchmarks natively and in the page's Python (Pyodide under Node) and prints one table of both."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from packing import copy_for_node
from runtime.make import recipe_hash
from runtime.pins import DEFAULT_PYODIDE
from speed_table import (
    FIRST_CARD,
    FIRST_TABLE,
    GOALS_PACE,
    NOTES,
    Goal,
    Row,
    absolute,
    beside,
    slower,
    table,
)

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "benchmarks"
RUNTIMES = ROOT / "build" / "out" / "runtime"
PAIRS = 5  # rounds in which native Python and the page's take turns
MOST_TIMES_SLOWER = 3.0  # WebAssembly against native
HOT = (
    *("five cards", "seven cards", "seven cards, 1-3 wild", "random play-outs", "play-outs with manners"),
    *("last trick", "sampled worlds", "stud deals"),
)
# a third of what 55 and 30 frames a second leave, since the page's Python is so much slower
FRAME, BIG_FRAME = (Goal(seconds / 3, "ms", 1000.0, less=True) for seconds in (1 / 55, 1 / 30))
WASM_GOALS = {
    "random play-outs": Goal(25_000, "/s"),
    "worlds in 300 ms": Goal(300, "worlds"),
    "longest cold call": Goal(0.050, "ms", 1000.0, less=True),
}


class CannotMeasureError(Exception):
    """Something that the benchmarks need is not there, or they failed."""


def native_rows() -> tuple[list[Row], float]:
    """The rows of this Python, and treys' best rate."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [sys.executable, "-m", "pytest", str(FOLDER), "-p", "benchmark", "--benchmark-quiet"]
        command += [f"--benchmark-json={report}", "--benchmark-timer=time.process_time"]
        done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
        if done.returncode:
            raise CannotMeasureError(f"the benchmarks failed:\n{done.stdout}{done.stderr}")
        found = {each["name"]: each for each in json.loads(report.read_text())["benchmarks"]}

    def rates(name: str) -> list[float]:
        each = found[name]
        return [each["extra_info"]["units"] / seconds for seconds in each["stats"]["data"]]

    def peer(name: str, whose: str = "treys") -> list[float]:
        return list(found[name]["extra_info"]["peers"][whose])

    def compared(work: str, whose: str, least: float) -> Row:
        name = f"test_work[{work}]"
        return beside(work, whose, rates(name), peer(name, whose), least)

    def reached(work: str, goal: Goal) -> Row:
        name = f"test_work[{work}]"
        return absolute(work, goal, rates(name), peer(name))

    def valued(work: str, name: str, goal: Goal) -> Row:
        return absolute(work, goal, found[name]["extra_info"]["values"], peer(name))

    fives, treys_fives = rates("test_all_fives"), peer("test_all_fives")
    rows = [
        compared("five cards", "treys", 1.3),
        compared("seven cards", "phevaluator", 3),
        compared("seven cards", "treys 7", 15),
        reached("seven cards, 1-3 wild", Goal(800_000, "/s")),
        beside("all 2,598,960 fives", "treys", fives, treys_fives, 1 / 1.1),
        compared("stud deals", "PokerKit", 10),
        reached("random play-outs", Goal(50_000, "/s")),
        valued("last trick, p95", "test_last_trick_p95", Goal(0.002, "ms", 1000.0, less=True)),
        valued("import game.rules", "test_fresh[import]", Goal(0.060, "ms", 1000.0, less=True)),
        valued("longest cold call", "test_fresh[cold]", Goal(0.050, "ms", 1000.0, less=True)),
    ]
    grown = found["test_memory"]["extra_info"]["values"]
    rows += [
        valued("frame, 20 cards, 1280x720", "test_moving_frame[1280-720]", FRAME),
        valued("frame, 20 cards, 2560x1440", "test_moving_frame[2560-1440]", BIG_FRAME),
        valued("table after “play”", "test_first_card[table]", FIRST_TABLE),
        valued("first card after “play”", "test_first_card[card]", FIRST_CARD),
        valued("core at your turn", "test_idle", Goal(0.05, "%", 100.0, less=True)),
        absolute("memory, 200 deals by 10", Goal(1.1, "x", less=True), grown, [GOALS_PACE]),
    ]
    return rows, max(peer("test_work[five cards]"))


class Python:
    """A running Python, native or the page's, that times what it is asked for."""

    def __init__(self, title: str, command: list[str]) -> None:
        self.title = title
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, name: str) -> float:
        """The rate or value of `hot_paths.measure`, or treys' `pace`; CannotMeasureError if it died."""
        if self.process.stdin is None or self.process.stdout is None:
            raise CannotMeasureError("a Python without pipes can't be asked")
        try:
            self.process.stdin.write(name + "\n")
            self.process.stdin.flush()
            return float(self.process.stdout.readline())
        except (OSError, ValueError) as error:
            raise CannotMeasureError(f"{self.title} failed at {name!r}") from error

    def end(self) -> None:
        """Close its input, at which it ends."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait(timeout=30)


def wasm_rows() -> list[Row]:
    """The rows of the page's Python; CannotMeasureError says how to build it where it is not there."""
    runtime = RUNTIMES / recipe_hash(DEFAULT_PYODIDE)
    if not (runtime / "licences.txt").is_file():
        raise CannotMeasureError("the page's Python is not built: python build/runtime/make.py builds it")
    if shutil.which("node") is None:
        raise CannotMeasureError("Node.js is not installed: apt-get install nodejs")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "runtime"
        copy_for_node(runtime, copy)
        page = Python("the page's Python", ["node", str(FOLDER / "in_pyodide.mjs"), str(copy), str(ROOT)])
        native = Python("native Python", [sys.executable, str(FOLDER / "natively.py")])
        try:
            return compare(page, native)
        finally:
            page.end()
            native.end()


def compare(page: Python, native: Python) -> list[Row]:
    """Asks both in turn; the cold tables first, while they are."""
    rows = []
    for name in ("longest cold call", "worlds in 300 ms", *HOT):
        ours, paces, natives = [], [], []
        for _ in range(1 if name == "longest cold call" else PAIRS):
            paces.append(native.ask("pace"))
            natives.append(native.ask(name))
            ours.append(page.ask(name))
        work = f"in the page: {name}"
        if name in WASM_GOALS:
            rows.append(absolute(work, WASM_GOALS[name], ours, paces))
        if name in HOT:
            rows.append(slower(work, ours, natives, MOST_TIMES_SLOWER))
    return rows


def run_benchmarks() -> int:
    """Prints the table; 1 when a goal is missed or something can't be measured, else 0."""
    wrong: list[str] = []
    rows: list[Row] = []
    pace = 0.0
    print("== benchmarks: natively, then in the page's Python; this takes some minutes", flush=True)
    try:
        rows, pace = native_rows()
    except CannotMeasureError as error:
        wrong.append(str(error))
    try:
        rows += wasm_rows()
    except CannotMeasureError as error:
        wrong.append(str(error))
    print(table(rows), NOTES.format(goals=GOALS_PACE / 1e6, here=pace / 1e6), sep="\n\n")
    wrong += [f"{row.work}: {row.goal} missed" for row in rows if row.missed]
    print("\nFAILED: " + "\n        ".join(wrong) if wrong else "\nAll goals reached.")
    return 1 if wrong else 0
