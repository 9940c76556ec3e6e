"""Where the settings' parts lie, in the three layouts (look.md, picture 08)."""

from __future__ import annotations

from typing import NamedTuple

from game.stage.item import Rect
from game.stage.metrics import Metrics


class Plan(NamedTuple):
    """The places in device px. `view` is where the list shows; its rows are as wide as `column`.

    None: this layout leaves the part out. `on_felt`: heading and way back stand beside the paper.
    """

    sheet: Rect
    view: Rect
    column: Rect
    back: Rect
    heading: Rect
    on_felt: bool
    foot: Rect | None = None
    promise: Rect | None = None
    about: Rect | None = None
    sample: Rect | None = None  # where cards show how they look now
    columns: int = 2  # of the sample


def plan_of(m: Metrics) -> Plan:
    """The plan for a screen."""
    return {"tall": _tall, "low": _low}.get(m.layout, _wide)(m)


def _wide(m: Metrics) -> Plan:
    width, height = m.logical_size
    x, target = min(368.0, width * 0.2875), m.target(44) / m.scale
    right, strip = width - 48, max(52.0, target + 4)
    sheet_x = m.rect(x - 48, 0, 1, 1).x
    sheet = Rect(sheet_x, 0, m.width - sheet_x, m.height)
    foot = sheet._replace(y=m.rect(0, height - strip, 1, 1).y, h=m.height - m.rect(0, height - strip, 1, 1).y)
    half = (right - x) / 2
    return Plan(
        sheet=sheet,
        view=sheet._replace(y=m.content.y, h=foot.y - m.content.y),
        column=m.rect(x, 0, right - x, height - strip),
        back=m.rect(20, 58 - target / 2, target, target),  # on the heading's line
        heading=m.rect(26 + target, 32, x - 48 - 26 - target - 12, 52),
        on_felt=True,
        foot=foot,
        promise=m.rect(x, height - strip, half, strip),
        about=m.rect(x + half, height - strip + (strip - target) / 2, half + 12, target),
        sample=m.rect(40, 124, x - 48 - 72, height - 124 - 48),
    )


def _low(m: Metrics) -> Plan:
    width, height = m.logical_size
    left, target = max(184.0, 0.29 * width), m.target(44) / m.scale
    x = left + 30
    sheet_x = m.rect(left, 0, 1, 1).x
    sheet = Rect(sheet_x, 0, m.width - sheet_x, m.height)
    return Plan(
        sheet=sheet,
        view=sheet._replace(y=m.content.y, h=m.content.h),
        column=m.rect(x, 0, width - x - 28, height),
        back=m.rect(6, 10, target, target),
        heading=m.rect(10 + target, 4, left - 18 - target, 12 + target),
        on_felt=True,
        promise=m.rect(18, height - 66, left - 36, 54),
        sample=m.rect(18, 26 + target, left - 36, height - 26 - target - 82),
    )


def _tall(m: Metrics) -> Plan:
    width, height = m.logical_size
    target = m.target(44) / m.scale
    top, strip = 8 + target + 8, max(48.0, target + 4)
    end = m.rect(0, height - strip, 1, 1).y
    first = m.rect(0, top, 1, 1).y
    promise = (width - 40) * 0.58
    return Plan(
        sheet=Rect(0, 0, m.width, m.height),
        view=Rect(0, first, m.width, end - first),
        column=m.rect(20, top, width - 40, height - strip - top),
        back=m.rect(4, 8, target, target),
        heading=m.rect(12 + target, 8, width - 32 - target, target),
        on_felt=False,
        foot=Rect(0, end, m.width, m.height - end),
        promise=m.rect(20, height - strip, promise, strip),
        about=m.rect(20 + promise, height - strip + (strip - target) / 2, width - 32 - promise, target),
    )
