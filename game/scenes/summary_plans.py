"""Where the summary's sheet, its rows and their parts lie on each of the three layouts."""

from __future__ import annotations

from typing import NamedTuple

from game.stage import fonts
from game.stage.metrics import Metrics

GAP = 24.0  # logical px between two columns of rows
ROOMY = 130.0  # logical px: from this height on a row of the tall layout has its hand's name on two lines
ROOMY_HEAD = 700.0  # logical px: from this width on a low sheet's head has room for both buttons' words
LOW_ROWS = 4  # so many fit under one another on a low screen
LEAST_CARD = 16.0  # logical px: what is narrower can't be read


class Columns(NamedTuple):
    """A row's parts in logical px from its upper left corner: x, y, w, h; text sizes."""

    token: tuple[float, float, float]  # x, y, diameter
    name: tuple[float, float, float, float]
    hand: tuple[float, float, float, float]
    cards: tuple[float, float, float, float]  # x, y, card width, step
    causes: tuple[float, float, float, float]
    cause_step: float  # 0: one after the other
    score: tuple[float, float, float, float]
    track: tuple[float, float, float, float]
    sizes: tuple[float, float, float, float]  # name, hand, cause, score


class Plan(NamedTuple):
    """Where the sheet and its parts lie, in logical px of the content."""

    sheet: tuple[float, float, float, float]
    title: tuple[float, float, float, float]
    title_size: float
    explanation: tuple[float, float, float, float]
    target: tuple[float, float, float, float] | None
    first: float  # y of the first row
    row: float  # height of a row
    under: int  # so many rows lie under one another; more begin another column
    left: float
    width: float  # of a row
    aside: float  # from one column of rows to the next
    columns: Columns
    primary: tuple[float, float, float, float]
    secondary: tuple[float, float, float, float]
    log: tuple[float, float, float, float]
    scores: tuple[float, float, float, float]  # a square: there is room for an icon alone


def plan_of(m: Metrics, seats: int, explained: bool = True) -> Plan:
    """The layout's plan for so many rows; the rest moves up where there is no explanation."""
    return _PLANS[m.layout](m, seats, explained)


def _wide(m: Metrics, seats: int, explained: bool) -> Plan:
    width, height = m.logical_size
    row = min(98.0, (height - 32 - 248) / seats)
    tall = 130 + row * seats + 114 + 4
    x, y = (width - 1000) / 2, max(16.0, (height - tall) / 2)
    left = x + 48
    first = y + 130
    low = first + row * seats + 30
    return Plan(
        sheet=(x, y, 1000, tall),
        title=(left, y + (32 if explained else 46), 800 if not explained else 904, 44),
        title_size=34,
        explanation=(left, y + 130 - max(50, 2 * _line(m, 14) + 2), 800, max(46, 2 * _line(m, 14) + 1)),
        target=(left + 804, y + 106, 100, 22),
        first=first,
        row=row,
        under=seats,
        left=left,
        width=904,
        aside=0,
        columns=_wide_columns(m, row),
        primary=(left + 664, low, 240, 60),
        secondary=(left + 448, low, 200, 60),
        log=(left - 12, low + 6, 180, max(48, _target(m))),
        scores=(left + 180, low + 6, 250, max(48, _target(m))),
    )


def _wide_columns(m: Metrics, row: float) -> Columns:
    """The parts of a wide row."""
    hand = 2 * _line(m, 14) + 1
    up = (98 - row) / 2  # lower rows: everything closer to their middle
    card = min(50.0, (row - 14) / 1.4)
    cards = 188 + 5.32 * (50 - card)  # smaller ones leave their room to the hand's name
    name = max(2 - min(up, 20) / 10, min(22 - min(up, 20), row - 33 - hand))
    return Columns(
        token=(0, 25 - min(up, 20), 48),
        name=(64, name, cards - 72, 26),
        hand=(64, name + 26, cards - 72, min(hand, row - name - 26)),
        cards=(cards, (row - card * 1.4) / 2, card, card * 1.08),
        causes=(478, 10 - min(up, 8), 246, row - 20 + min(up, 16)),
        cause_step=28,
        score=(734, 16 - min(up, 14), 170, 42),
        track=(734, 64 - min(up * 1.4, 24), 170, 6),
        sizes=(20, 16, 17, 34),
    )


def _target(m: Metrics) -> float:
    """How big what can be pressed is at least, in logical px."""
    return m.target(44) / m.scale


def _line(m: Metrics, size: float) -> float:
    """How high a line of text is, in logical px."""
    return fonts.line_height(m.font(size)) / m.scale


def _cell(m: Metrics, width: float, row: float) -> Columns:
    """A narrow row's parts: name and score, below the hand's name, below that the cards and the causes."""
    pad = 3 if row > 90 else 1
    name, hand = _line(m, 16), _line(m, 14)
    token = min(38.0, name + hand - 3)
    low = pad + name + hand
    rest = row - low - 1
    card = min(38.0, (rest - 3) / 1.4)
    shown = card >= LEAST_CARD
    left = 4 * card * 1.08 + card + 8 if shown else token + 10
    right = 72
    return Columns(
        token=(0, pad + 1, token),
        name=(token + 10, pad, width - token - 18 - right, name),
        hand=(token + 10, pad + name, width - token - 18 - right, hand),
        cards=(0, low + 2, card, card * 1.08),
        causes=(left, low, width - left, rest),
        cause_step=20 if shown else 0,
        score=(width - right, pad, right, 26),
        track=(width - right + 4, pad + 30, right - 4, 4),
        sizes=(16, 14, 15, 22),
    )


def _tall(m: Metrics, seats: int, explained: bool) -> Plan:
    width, height = m.logical_size
    high = height > 760
    top, pad = (28.0, 16) if high else (12.0, 10)
    target = _target(m)
    more = height - target - (12 if high else 4)
    buttons = more - 60 - (8 if high else 4)
    spare, apart = (16, 20) if high else (8, 10)
    said = max(42 + spare, 3 * _line(m, 14) + 2)
    head = pad + 48 + (said if explained else spare)
    row = min(142.0, (buttons - apart - top - head) / seats)
    top = buttons - apart - row * seats - head  # few rows: the sheet is lower, not empty
    first = top + head
    room = width - 40
    return Plan(
        sheet=(0, top, width, height - top + 24),
        title=(20, top + pad, room, 48),
        title_size=26,
        explanation=(20, top + pad + 48, room, said),
        target=None,
        first=first,
        row=row,
        under=seats,
        left=20,
        width=room,
        aside=0,
        columns=_roomy(room) if row > ROOMY else _cell(m, room, row),
        primary=(16, buttons, width - 32 - 136, 60),
        secondary=(width - 16 - 124, buttons, 124, 60),
        log=(16, more, (width - 40) / 2, target),
        scores=(24 + (width - 40) / 2, more, (width - 40) / 2, target),
    )


def _roomy(room: float) -> Columns:
    """A high row's parts on the tall layout."""
    return Columns(
        token=(0, 14, 40),
        name=(52, 8, room - 150, 24),
        hand=(52, 31, room - 150, 34),
        cards=(0, 66, 38, 38 * 1.08),
        causes=(212, 64, room - 212, 66),
        cause_step=26,
        score=(room - 90, 8, 90, 34),
        track=(room - 80, 46, 80, 5),
        sizes=(18, 15, 15, 28),
    )


def _low(m: Metrics, seats: int, explained: bool) -> Plan:
    width, height = m.logical_size
    x, y, left = 12.0, 8.0, 30.0
    room = width - 2 * x - 36
    target, lines = _target(m), 2 * _line(m, 14) + 1
    high = max(48.0, target)
    roomy = room > ROOMY_HEAD
    last, beside = (140.0, high) if roomy else (target, target)
    taken = 144 + 8 + last + 2 * (target + 4) + 12
    head = 38 + lines + 2
    across = 1 if seats <= LOW_ROWS else 2
    under = -(-seats // across)
    part = (room - GAP * (across - 1)) / across
    row = min(74.0 if across == 1 else 100.0, (height - 10 - y - head) / under)
    y = max(y, (height - head - row * under - 10) / 2)  # few rows: a lower sheet in the middle
    first = y + head
    end = left + room
    return Plan(
        sheet=(x, y, width - 2 * x, height - 2 * y),
        title=(left, y + 8, room - taken, 29 if explained else 56),
        title_size=24,
        explanation=(left, y + 38, room - taken, lines),
        target=None,
        first=first,
        row=row,
        under=under,
        left=left,
        width=part,
        aside=part + GAP,
        columns=_low_columns(m, room, row) if across == 1 else _cell(m, part, row),
        primary=(end - 144, y + 10, 144, high),
        secondary=(end - 152 - last, y + 10 + (high - beside) / 2, last, beside),
        log=(end - taken + 12, y + 10 + (high - target) / 2, target, target),
        scores=(end - taken + 16 + target, y + 10 + (high - target) / 2, target, target),
    )


def _low_columns(m: Metrics, room: float, row: float) -> Columns:
    """The parts of a row as wide as a low screen."""
    card = min(38.0, (row - 4) / 1.4)
    name, line = _line(m, 16), _line(m, 14)
    hand = 2 * line + 1 if name + 2 * line + 1 <= row else line
    top, disc = max(0.0, (row - name - hand) / 2), 36 if hand > line else 26
    left = disc + (10 if hand > line else 6)
    return Columns(
        token=(0, (row - disc) / 2, disc),
        name=(left, top, 156 - left, name),
        hand=(left, top + name, 156 - left, hand),
        cards=(158, (row - card * 1.4) / 2, card, card * 1.08),
        causes=(366, 3, room - 452, row - 6),
        cause_step=22,
        score=(room - 84, row / 2 - 20, 84, 26),
        track=(room - 74, row / 2 + 10, 74, 4),
        sizes=(16, 14, 15, 22),
    )


_PLANS = {"wide": _wide, "tall": _tall, "low": _low}
