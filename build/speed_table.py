"""Judges measured speeds by their goals and prints the table.

What other processes do slows a shared machine down by a factor of two or more. So a ratio is the median over
rounds in which both sides ran in turn, and an absolute figure the best of several rounds. It also counts when
it would be reached at the pace of the machine that the goals come from, on which treys ranked 3.2 million
five-card hands a second; how fast this machine was is measured in every round.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

GOALS_PACE = 3.2e6  # treys' five-card hands a second where the goals were measured
HEADINGS = ("work", "ours", "peer", "ratio", "goal", "")
NOTES = """\
Times are the processor's. Ratios: median of rounds in which both ran in turn. Absolute figures: best round;
"at pace": the median at the pace of the machine that the goals come from. There treys ranked {goals:.1f} M
five-card hands a second, here {here:.1f} M at best. "ok at pace": the goal is reached only so."""


class Row(NamedTuple):
    """One line of the table, as printed."""

    work: str
    ours: str
    peer: str
    ratio: str
    goal: str
    verdict: str

    @property
    def missed(self) -> bool:
        return self.verdict == "MISSED"


class Goal(NamedTuple):
    """An absolute goal; `shown` is how many printed units one of the values' unit is."""

    limit: float
    unit: str
    shown: float = 1.0
    less: bool = False  # the value must not be above the limit, else not below it

    def met(self, value: float) -> bool:
        """True if the value reaches the goal."""
        return value <= self.limit if self.less else value >= self.limit

    def text(self, value: float) -> str:
        """The value with its unit."""
        return f"{number(value * self.shown)} {self.unit}"

    def wanted(self) -> str:
        """The goal itself, as printed."""
        return f"{'<=' if self.less else '>='} {self.text(self.limit)}"


# from a press on "play" at the title: the first frame with the table, a card of one's own hand on the screen
FIRST_TABLE = Goal(0.150, "ms", 1000.0, less=True)
FIRST_CARD = Goal(1.0, "ms", 1000.0, less=True)


def number(value: float) -> str:
    """Three figures, or all in front of the point."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def absolute(work: str, goal: Goal, values: Sequence[float], paces: Sequence[float]) -> Row:
    """A row for one value a round, and treys' rate beside each."""
    best = min(values) if goal.less else max(values)
    parts = [min(pace / GOALS_PACE, 1.0) for pace in paces]
    scaled = [v * part if goal.less else v / part for v, part in zip(values, parts, strict=True)]
    at_pace = median(scaled)
    verdict = "ok" if goal.met(best) else "ok at pace" if goal.met(at_pace) else "MISSED"
    return Row(work, goal.text(best), f"at pace {goal.text(at_pace)}", "", goal.wanted(), verdict)


def middle(work: str, goal: Goal, values: Sequence[float]) -> Row:
    """A row for what people wait for, by the clock on the wall: the median counts."""
    found = median(values)
    verdict = "ok" if goal.met(found) else "MISSED"
    spread = f"{goal.text(min(values))} to {goal.text(max(values))}"
    return Row(work, goal.text(found), spread, "", goal.wanted(), verdict)


def beside(
    work: str, peer: str, ours: Sequence[float], theirs: Sequence[float], least: float, unit: str = "/s"
) -> Row:
    """A row for rates of ours and a peer's by round; `least` is the ratio that ours must reach."""
    ratio = median(our / their for our, their in zip(ours, theirs, strict=True))
    verdict = "ok" if ratio >= least else "MISSED"
    shown = f"{peer} {number(max(theirs))}{unit}"
    return Row(work, f"{number(max(ours))}{unit}", shown, f"{ratio:.2f}", f">= {least:.3g} x", verdict)


def slower(work: str, ours: Sequence[float], native: Sequence[float], most: float) -> Row:
    """A row for rates in WebAssembly and natively; `most` is how many times slower it may be."""
    ratio = median(fast / slow for slow, fast in zip(ours, native, strict=True))
    verdict = "ok" if ratio <= most else "MISSED"
    shown = f"native {number(max(native))}/s"
    return Row(work, f"{number(max(ours))}/s", shown, f"1/{ratio:.2f}", f"<= {most:g} x slower", verdict)


def table(rows: Sequence[Row]) -> str:
    """The rows under their headings, in columns."""
    lines = [HEADINGS, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )
