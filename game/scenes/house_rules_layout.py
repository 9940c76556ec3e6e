"""Where the house-rule panel's parts lie, in the three layouts (look.md, picture 09)."""

from __future__ import annotations

from typing import NamedTuple

from game.stage.item import Rect
from game.stage.metrics import Metrics


class Plan(NamedTuple):
    """The panel's places in device px. `view` is where the list shows; its rows are as wide as `column`."""

    sheet: Rect
    view: Rect
    column: Rect
    heading: Rect
    legend: Rect
    reset: Rect
    done: Rect
    more: Rect | None = None
    close: Rect | None = None
    side: Rect | None = None  # the first of the games beside the list
    note: Rect | None = None  # it ends at this place's foot
    mark: Rect | None = None


def plan_of(m: Metrics) -> Plan:
    """The plan for a screen."""
    return {"tall": _tall, "low": _low}.get(m.layout, _wide)(m)


def _wide(m: Metrics) -> Plan:
    width, height = m.logical_size
    right, target = width - 48, m.target(44) / m.scale
    x = min(368.0, width * 0.2875)

    def at(x: float, y: float, w: float, h: float) -> Rect:
        return m.rect(x, y, w, h)

    sheet_x = at(x - 48, 0, 1, 1).x
    foot = height - 84
    whole = right - x
    done, reset = min(180.0, 0.28 * whole), min(268.0, 0.42 * whole)
    return Plan(
        sheet=Rect(sheet_x, 0, m.width - sheet_x, m.height),
        view=Rect(sheet_x, at(0, 110, 1, 1).y, m.width - sheet_x, m.px(foot - 110)),
        column=at(x, 110, right - x, foot - 110),
        heading=at(x, 30, right - x - 60, 36),
        legend=at(x, 66, right - x - 60, 24),
        mark=at(40, 34, x - 48 - 52, 56),
        reset=at(right - done - 16 - reset, foot + 12, reset, max(56, target)),
        done=at(right - done, foot + 12, done, max(56, target)),
        more=at(x - 12, foot + 14, min(220.0, whole - done - reset - 32), max(52, target)),
        close=at(right + 10 - target, 24, target, target),
        side=at(24, 116, x - 48 - 24, max(58, target)),
        note=at(40, 110, x - 48 - 72, height - 110 - 32),
    )


def _low(m: Metrics) -> Plan:
    width, height = m.logical_size
    left = max(184.0, 0.29 * width)
    x = left + 30
    sheet_x = m.rect(left, 0, 1, 1).x
    low = m.target(48) / m.scale
    return Plan(
        sheet=Rect(sheet_x, 0, m.width - sheet_x, m.height),
        view=Rect(sheet_x, m.content.y, m.width - sheet_x, m.content.h),
        column=m.rect(x, 0, width - x - 20, height),
        heading=m.rect(16, 20, left - 32, 34),
        legend=m.rect(16, 58, left - 32, height - 58 - 2 * low - 44),
        reset=m.rect(16, height - 2 * low - 26, left - 32, low),
        done=m.rect(16, height - low - 16, left - 32, low),
    )


def _tall(m: Metrics) -> Plan:
    width, height = m.logical_size
    top, foot = 76.0, height - 92
    done = (width - 40 - 12) * 0.42
    return Plan(
        sheet=Rect(0, 0, m.width, m.height),
        view=Rect(0, m.rect(0, top, 1, 1).y, m.width, m.px(foot - top)),
        column=m.rect(24, top, width - 44, foot - top),
        heading=m.rect(60, 10, width - 80, 34),
        legend=m.rect(60, 44, width - 80, 22),
        reset=m.rect(20, foot + 12, width - 40 - 12 - done, 56),
        done=m.rect(width - 20 - done, foot + 12, done, 56),
        close=m.rect(8, 8, max(44, m.target(44) / m.scale), max(44, m.target(44) / m.scale)),
    )
