"""Where the others sit at a stud table, and how their rows of cards close up (look.md, section 7)."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.stud_layout import CROWDED, LIST, ROOMY, StudZones
from game.stage.layout import NARROW_LOW, Spot
from game.stage.seating import CARD

LEAST = 0.52  # smallest step of open small cards, in card widths


class Form(NamedTuple):
    """The measures of a seat's block, from the outer upper corner of its token."""

    token: float
    text_dx: float
    name: float
    name_room: float
    chips: float
    chips_dy: float
    cards_dx: float
    cards_dy: float
    card: float
    back_step: float  # in card widths
    up_step: float
    room: float  # widest row of cards
    under: float  # room for a line of text under the cards
    state_room: float = 0  # of the state in place of the chips; 0: as the name's
    hand_lines: int = 1  # of the hand's name in place of the chips


class Place(NamedTuple):
    """One opponent's place; `bet` gives where the chips lie and the side (`align`) on which the figure is."""

    x: float
    y: float
    mirrored: bool
    form: Form
    bet: Spot | None


_WIDE = Form(44, 58, 19, 110, 20, 24, 0, 56, 56, 20 / 56, 60 / 56, 341, 30)
_WIDE_AT = {
    2: ((0.515, 0.155),),
    3: ((0.105, 0.42), (0.895, 0.42)),
    4: ((0.105, 0.42), (0.515, 0.155), (0.895, 0.42)),
    5: ((0.133, 0.49), (0.258, 0.20), (0.742, 0.20), (0.867, 0.49)),
    6: ((0.133, 0.49), (0.167, 0.20), (0.5, 0.20), (0.833, 0.20), (0.867, 0.49)),
    7: ((0.133, 0.51), (0.133, 0.25), (0.36, 0.17), (0.64, 0.17), (0.867, 0.25), (0.867, 0.51)),
    8: (
        (0.133, 0.51), (0.133, 0.265), (0.33, 0.17), (0.50, 0.17),
        (0.67, 0.17), (0.867, 0.265), (0.867, 0.51),
    ),
}  # fmt: skip
_LEFT, _RIGHT = (0.335, 0.52), (0.68, 0.52)
_WIDE_BETS = {  # where there is room before the seat; elsewhere bets lie beside its name
    (3, 0): _LEFT,
    (3, 1): _RIGHT,
    (4, 0): _LEFT,
    (4, 2): _RIGHT,
    (5, 0): _LEFT,
    (5, 1): (0.33, 0.35),
    (5, 2): (0.67, 0.35),
    (5, 3): _RIGHT,
}


def places(layout: StudZones, seats: int) -> tuple[Place, ...]:
    """The places of the seats after the person's own, clockwise: the first sits to the left."""
    return {"wide": _wide, "tall": _tall, "low": _low}[layout.zones.kind](layout, seats)


def _wide(layout: StudZones, seats: int) -> tuple[Place, ...]:
    w, h = layout.zones.width, layout.zones.height
    made = []
    for number, (x, y) in enumerate(_WIDE_AT[seats]):
        form = _WIDE
        if seats == CROWDED:  # the pill lies between the upper two
            form = form._replace(card=51, back_step=18 / 51, up_step=55 / 51, room=312)
        if seats > CROWDED or w < ROOMY:
            form = form._replace(card=46, back_step=17 / 46, up_step=50 / 46, room=282)
        if seats > CROWDED and w < ROOMY:
            form = form._replace(name_room=80, under=0 if 0.2 < x < 0.8 else 30)
        if seats > 6 and w < ROOMY:
            form = form._replace(card=38, back_step=0.2, up_step=34 / 38, room=204)
        if seats == 8 and 0.2 < x < 0.8:
            form = form._replace(card=38, back_step=0.2, up_step=34 / 38, room=204, name_room=80, under=0)
        mirrored = x > 0.515
        edge = w * x + (130.5 if mirrored else -130.5)
        if x in (0.5, 0.515):
            edge = w * 0.5 - form.room / 2
        edge = max(32.0, min(w - 32, edge))
        top, inner = max(62.0, h * y - 66), -1 if mirrored else 1
        bet = Spot(edge + inner * (form.room - 14), top + 10, 40, 18, inner)
        if seats > CROWDED or (w < ROOMY and x not in (0.5, 0.515)):  # behind the chips
            dx = form.text_dx + (100 if form.name_room >= 90 else 80)
            bet = Spot(edge + inner * dx, top + form.chips_dy, 40, 16, -inner)
        elif (seats, number) in _WIDE_BETS:
            bet_x, bet_y = _WIDE_BETS[seats, number]
            bet = Spot(w * bet_x, h * bet_y - 12, 130, 18, 1 if bet_x > 0.5 else -1)
        made.append(Place(edge, top, mirrored, form, bet))
    return tuple(made)


def _tall(layout: StudZones, seats: int) -> tuple[Place, ...]:
    zones, part, row = layout.zones, layout.zones.stretch, layout.row
    w, top = zones.width, zones.seats_top
    if seats > LIST:
        return _tall_list(layout, seats, row)
    card, head = 30 + 8 * part, 34 + 14 * part
    form = Form(
        30 + 10 * part, 38 + 6 * part, 16, 74, 15, 15 + 5 * part, 0, head,
        card, 0.2, 1.06, (w - 32 - 14) / 2, row - head - card * CARD - 2,
    )  # fmt: skip
    if seats == 2:  # the only one has the whole width
        card = (row - head - 24) / CARD
        form = form._replace(card=card, room=min(w - 32, card * 6.4), under=24)
    half, right = (w - form.room) / 2, w - 16 - form.room
    around = {
        2: ((half, 0),),
        3: ((16.0, 0), (right, 0)),
        4: ((16.0, 1), (half, 0), (right, 1)),
        5: ((16.0, 1), (16.0, 0), (right, 0), (right, 1)),
    }[seats]
    return tuple(
        Place(x, top + line * row, False, form, Spot(x + form.room, top + line * row + 6, 60, 16, 1))
        for x, line in around
    )


def _tall_list(layout: StudZones, seats: int, row: float) -> tuple[Place, ...]:
    zones = layout.zones
    card = min(33.0, (row - 3) / CARD)
    token = min(28.0, row - 4)
    form = Form(token, token + 8, 15, 66, 14, 15, 112, 0, card, 0.2, 1.06, zones.width - 32 - 112 - 50, 0)
    if row < 40:  # one line: the chips stand behind the name
        form = form._replace(chips_dy=0, cards_dx=182, state_room=74, room=form.room - 70)
    return tuple(
        Place(
            16,
            zones.seats_top + row * i,
            False,
            form,
            Spot(zones.width - 16, zones.seats_top + row * i + 3, 44, 15, 1),
        )
        for i in range(seats - 1)
    )


def _low(layout: StudZones, seats: int) -> tuple[Place, ...]:
    w = layout.zones.width
    raised = layout.low_ends[1] < layout.low_ends[0] - 40  # the control of an amount lies at the right
    form = Form(36, 46, 16, 96, 15, 19, 0, 46, 38, 0.16, 1.08, min(170.0, w / 2 - 160), 30)
    if seats <= 4:
        y = layout.zones.height * 0.42 - 67
        if raised:
            y = min(y - 7, layout.low_ends[1] - 100)
        x = w * 0.515 - 126
        line = form._replace(cards_dx=134, cards_dy=-2, room=w - x - 134 - 152, name_room=82, under=8)
        left = Place(16, y, False, form, Spot(22 + form.room, y + 70, 40, 16, -1))
        if raised:
            form = form._replace(under=0)
        right = Place(w - 16, y, True, form, Spot(w - 22 - form.room, y + 70, 40, 16, 1))
        if seats == 2:  # as large as the pill below it allows
            line = line._replace(token=40, text_dx=50, name=17, chips_dy=21, card=44, cards_dx=140)
            line = line._replace(room=line.room - 6)
        top = Place(x, 8, False, line, Spot(w - 106, 16, 50, 16, 1))
        return {2: (top,), 3: (left, right), 4: (left, top, right)}[seats]
    on_left = seats // 2
    first = _low_column(layout, on_left, False, layout.low_ends[0])
    return first[::-1] + _low_column(layout, seats - 1 - on_left, True, layout.low_ends[1])


def _low_column(layout: StudZones, count: int, mirrored: bool, end: float) -> tuple[Place, ...]:
    """Seats one below the other at a side of the middle, from the top: the fewer, the larger."""
    w, top = layout.zones.width, 54.0
    pitch, column = (end - top) / count, w / 2 - 118 - 16
    if pitch >= 58:  # the cards beside the head, the bet under the chips
        card = min(44.0, (pitch - 6) / CARD)
        under = pitch - card * CARD - 4
        form = Form(32, 40, 15, 64, 14, 16, 106, -3, card, 0.18, 1.06, column - 106, under, 0, 2)
        bet = (form.text_dx, 37.0, 14.0)
    else:  # the bet behind the chips
        card = min(34.0, (pitch - 3) / CARD)
        dx, chips = (110, 34) if w < NARROW_LOW else (132, 54)
        form = Form(28, 36, 14, dx - 44, 14, 15, dx, -2, card, 0.2, 1.06, column - dx, 0, chips - 2)
        bet = (form.text_dx + chips, 17.0, 14.0)
    inner = -1 if mirrored else 1
    edge = w - 16 if mirrored else 16.0
    return tuple(
        Place(
            edge,
            top + pitch * i,
            mirrored,
            form,
            Spot(edge + inner * bet[0], top + pitch * i + bet[1], 40, bet[2], -inner),
        )
        for i in range(count)
    )


class Row(NamedTuple):
    """Left edges of a seat's down cards and upcards from the row's own left edge, card width, row width."""

    downs: tuple[float, ...]
    ups: tuple[float, ...]
    card: float
    width: float


def seat_row(form: Form, downs: int, ups: int, opened: bool) -> Row:
    """A seat's row: hidden or opened down cards, then the upcards; closed up and shrunk until it fits."""
    for shrink in (1.0, 0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5):
        card = form.card * shrink
        for up in (form.up_step, 0.8, 0.66, LEAST):
            found = _row(card, form.back_step if not opened else max(LEAST, up * 0.6), up, downs, ups)
            if found.width <= form.room + 0.5:
                return found
    return found


def _row(card: float, down_step: float, up_step: float, downs: int, ups: int) -> Row:
    gap = card * 0.16
    down = tuple(card * down_step * i for i in range(downs))
    start = (down[-1] + card + gap) if downs else 0.0
    up = tuple(start + card * up_step * i for i in range(ups))
    width = (up[-1] if ups else down[-1] if downs else 0.0) + card
    return Row(down, up, card, width)


def row_height(row: Row) -> float:
    """How high a row's cards are."""
    return row.card * CARD
