"""Where the others sit, how their blocks are built, and how rows of cards close up (look.md, 6 and 7)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from game.stage.layout import Zones

LEAST_LARGE, LEAST_SMALL = 0.30, 0.52  # smallest step of a face-up row, in card widths
CARD = 1.4  # height by width


class Block(NamedTuple):
    """The measures of a seat's block in logical px, from the token's upper outer corner."""

    token: float
    text_dx: float
    name: float
    name_room: float
    score: float
    score_dy: float
    track: tuple[float, float, float, float] | None  # dx from the text, dy, width, height
    cards_dx: float  # line form only
    cards_dy: float
    card: float
    step: float
    face_step: float  # of played cards
    room: float  # widest row of cards
    status: float  # text size
    status_dy: float


class Place(NamedTuple):
    """One opponent's place: outer upper corner, mirrored in the right half, in one line at the top."""

    x: float
    y: float
    mirrored: bool
    line: bool
    block: Block


_WIDE = Block(52, 68, 20, 110, 28, 21, (46, 37, 74, 4), 214, 66, 54, 27, 30, 232, 16, 152)
_LOW = Block(36, 46, 16, 72, 20, 17, None, 122, 48, 38, 16, 21, 120, 14, 107)
_SIDE_WIDE = {
    5: ((0.133, 0.49), (0.258, 0.20), (0.742, 0.20), (0.867, 0.49)),
    6: ((0.133, 0.49), (0.167, 0.20), (0.5, 0.155), (0.833, 0.20), (0.867, 0.49)),
}
_TALL = {2: (0.5,), 3: (0.27, 0.73), 4: (0.18, 0.5, 0.82)}


def places(zones: Zones, seats: int) -> tuple[Place, ...]:
    """The places of the seats after the person's own, clockwise: the first sits to the left."""
    if zones.kind == "tall":
        return _tall(zones, seats)
    block = _WIDE if zones.kind == "wide" else _LOW
    if seats > 4:
        return _many(zones, seats, block)
    w, margin = zones.width, 40 if zones.kind == "wide" else 16
    side_y = zones.height * 0.42 - (80 if zones.kind == "wide" else 54)
    half = 220 if zones.kind == "wide" else 126
    top_y = zones.seats_top + (6 if zones.kind == "wide" else 0)
    left = Place(margin, side_y, False, False, block)
    top = Place(w * 0.515 - half, top_y, False, True, block._replace(cards_dy=-6))
    right = Place(w - margin, side_y, True, False, block)
    return {2: (top,), 3: (left, right)}.get(seats, (left, top, right))


def _many(zones: Zones, seats: int, block: Block) -> tuple[Place, ...]:
    w, h = zones.width, zones.height
    if zones.kind == "low":
        block = block._replace(
            token=28,
            text_dx=36,
            cards_dx=104,
            cards_dy=-4,
            card=24,
            step=11,
            face_step=13,
            room=70,
            status_dy=30,
            name=14,
            score=15,
            score_dy=16,
            name_room=56,
        )
        return tuple(Place(16, 58 + 38 * i, False, True, block) for i in range(seats - 1))
    block = block._replace(room=180)
    if seats > 5:
        block = block._replace(card=46, step=24)
    made = []
    for x, y in _SIDE_WIDE[min(seats, 6)]:
        if x == 0.5:
            made.append(Place(w * 0.515 - 220, h * 0.1 + 6, False, True, block._replace(cards_dy=-6)))
        else:
            made.append(Place(w * x + (94 if x > 0.5 else -94), h * y - 80, x > 0.5, False, block))
    return tuple(made)


def _tall(zones: Zones, seats: int) -> tuple[Place, ...]:
    part, w = zones.stretch, zones.width

    def at(least: float, most: float) -> float:
        return least + (most - least) * part

    columns = _TALL.get(min(seats, 4), _TALL[4]) if seats < 5 else ((0.27, 0.73) if seats == 5 else _TALL[4])
    gap = w * (columns[1] - columns[0]) if len(columns) > 1 else w
    room = min(gap - 10, 210, w - 16 - (w * columns[-1] - 54))
    card = at(30, 40)
    block = Block(
        token=at(34, 40),
        text_dx=at(40, 48),
        name=16,
        name_room=min(gap - 52, w - (w * columns[-1] - 6) - 4, 110),
        score=at(18, 22),
        score_dy=at(15, 16),
        track=(at(28, 32), at(24, 29), 32, 3),
        cards_dx=0,
        cards_dy=at(41, 54),
        card=card,
        step=card * 0.425,
        face_step=card * 0.525,
        room=room,
        status=15,
        status_dy=at(85, 114),
    )
    half = 54
    if seats < 5:
        return tuple(Place(w * x - half, zones.seats_top, False, False, block) for x in columns)
    low, high = zones.seats_top + at(92, 122), zones.seats_top
    spots = {
        5: ((0, low), (0, high), (1, high), (1, low)),
        6: ((0, low), (0, high), (1, high), (2, high), (2, low)),
    }[min(seats, 6)]
    block = block._replace(card=at(26, 32), step=at(12, 14), cards_dy=at(40, 48), status_dy=at(76, 95))
    return tuple(Place(w * columns[column] - half, y, False, False, block) for column, y in spots)


def trick_places(zones: Zones, seats: int) -> tuple[tuple[float, float], ...]:
    """Where each seat's card of the trick lies (its middle), the person's own first, then clockwise."""
    centre = zones.centre
    own = (centre.x, centre.y + centre.dy)
    top = (centre.x, centre.y - centre.dy)
    left, right = (centre.x - centre.dx, centre.y), (centre.x + centre.dx, centre.y)
    if seats <= 4:
        return {2: (own, top), 3: (own, left, right)}.get(seats, (own, left, top, right))
    across = centre.dx * 1.55
    made = []
    for i in range(seats):
        turn = math.pi / 2 + 2 * math.pi * i / seats
        made.append((centre.x + across * math.cos(turn), centre.y + centre.dy * math.sin(turn)))
    return tuple(made)


def hand_row(count: int, zones: Zones, taken: float = 0) -> tuple[tuple[float, ...], float]:
    """Left edges and width of the own cards: side by side if they fit, closer, then smaller.

    Fewer than five cards keep their size and stay centred; `taken` px at the left end are kept free.
    """
    hand = zones.hand
    width, most = hand.card, max(5, count)
    step = min(hand.step, (hand.zone.w - width) / max(1, most - 1))
    if step < LEAST_LARGE * width:
        width = hand.zone.w / (1 + LEAST_LARGE * max(1, most - 1))
        step = LEAST_LARGE * width
    first = hand.middle - (width + step * (count - 1)) / 2
    first = min(
        max(first, hand.zone.x + taken), max(hand.zone.x, hand.zone.right - width - step * (count - 1))
    )
    return tuple(first + step * i for i in range(count)), width


class Row(NamedTuple):
    """Left edges of a seat's cards group by group, their width, and the whole row's width."""

    groups: tuple[tuple[float, ...], ...]
    card: float
    width: float


def seat_row(place: Place, played: int, known: int, backs: int) -> Row:
    """A seat's cards from left to right: played, shown, backs; closed up and shrunk until they fit."""
    block = place.block
    for shrink in (1.0, 0.92, 0.85, 0.78, 0.7, 0.6):
        card = block.card * shrink
        for open_step, back_step in (
            (card * 1.08, block.step),
            (card * 0.56, block.step),
            (card * 0.54, card * 0.28),
            (LEAST_SMALL * card, card * 0.14),
        ):
            row = _row(
                (played, known, backs),
                (max(block.face_step * shrink, LEAST_SMALL * card), open_step, back_step),
                card,
            )
            if row.width <= block.room:
                return row
    return row


def _row(counts: tuple[int, ...], steps: tuple[float, ...], card: float) -> Row:
    x, groups, gap = 0.0, [], card * 0.22
    for count, step in zip(counts, steps, strict=True):
        groups.append(tuple(x + step * i for i in range(count)))
        if count:
            x += card + step * (count - 1) + gap
    return Row(tuple(groups), card, max(0.0, x - gap))


def covered(lefts: Sequence[float], i: int, width: float) -> bool:
    """Whether the next card of a row, laid from these left edges, lies over the i-th (look: "strip")."""
    return i + 1 < len(lefts) and lefts[i + 1] < lefts[i] + width
