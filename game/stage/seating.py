"""Where the others sit, how their blocks are built, and how rows of cards close up (look.md, 6 and 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.stage.layout import CROWDED, NARROW_LOW, Zones, tall_rows

LEAST_LARGE, LEAST_SMALL = 0.30, 0.52  # smallest step of a face-up row, in card widths
CARD = 1.4  # height by width
GAP = 0.1  # between own cards side by side, in card widths


class Block(NamedTuple):
    """The measures of a seat's block in logical px, from the token's upper outer corner."""

    token: float
    text_dx: float
    name: float
    name_room: float
    score: float
    score_dy: float
    track: tuple[float, float, float, float] | None  # dx from the text, dy, width, height
    cards_dx: float  # 0: the cards lie under the head, else beside it
    cards_dy: float
    card: float
    step: float
    face_step: float  # of played cards
    room: float  # widest row of cards
    status: float  # text size
    status_dy: float
    compact: bool = False  # head and cards in one row, one short line below


class Place(NamedTuple):
    """One opponent's place: outer upper corner, mirrored in the right half, in one line at the top."""

    x: float
    y: float
    mirrored: bool
    line: bool
    block: Block


_WIDE = Block(52, 68, 20, 110, 28, 21, (46, 37, 74, 4), 0, 66, 54, 27, 30, 232, 16, 152)
_LOW = Block(36, 46, 16, 72, 20, 17, None, 0, 48, 38, 16, 21, 120, 14, 107)
_SIDE_WIDE = {
    5: ((0.133, 0.52), (0.258, 0.20), (0.742, 0.20), (0.867, 0.52)),
    6: ((0.133, 0.52), (0.167, 0.20), (0.5, 0.155), (0.833, 0.20), (0.867, 0.52)),
}
_TALL = {2: (0.5,), 3: (0.27, 0.73), 4: (0.18, 0.5, 0.82)}


def places(zones: Zones, seats: int) -> tuple[Place, ...]:
    """The places of the seats after the person's own, clockwise: the first sits to the left."""
    if zones.kind == "tall":
        return _tall(zones, seats) if seats <= CROWDED else _tall_compact(zones, seats)
    if seats > CROWDED:
        return _wide_many(zones, seats) if zones.kind == "wide" else _low_many(zones, seats)
    wide = zones.kind == "wide"
    block, w = _WIDE if wide else _LOW, zones.width
    side_y = zones.height * 0.42 - (80 if wide else 54)
    left = Place(40 if wide else 16, side_y, False, False, block)
    right = Place(w - left.x, side_y, True, False, block)
    top = _top(zones, block)
    return {2: (top,), 3: (left, right)}.get(seats, (left, top, right))


def _top(zones: Zones, block: Block) -> Place:
    """Straight across: head, cards and state in one line."""
    wide = zones.kind == "wide"
    block = block._replace(cards_dx=214 if wide else 122, cards_dy=-6)
    x = zones.width * 0.515 - (220 if wide else 126)
    return Place(x, zones.seats_top + (6 if wide else 0), False, True, block)


def _wide_many(zones: Zones, seats: int) -> tuple[Place, ...]:
    w, h = zones.width, zones.height
    block = _WIDE._replace(room=180)
    if seats > 5:
        block = block._replace(card=46, step=24, status_dy=140)
    made = []
    for x, y in _SIDE_WIDE[seats]:
        if x == 0.5:
            made.append(_top(zones, block))
        else:
            made.append(Place(w * x + (94 if x > 0.5 else -94), h * y - 80, x > 0.5, False, block))
    return tuple(made)


def _low_many(zones: Zones, seats: int) -> tuple[Place, ...]:
    """Rows at both sides, the first seat lowest at the left."""
    on_left = seats // 2
    narrow = zones.width < NARROW_LOW
    block = _LOW._replace(
        token=32, text_dx=40, name=15, name_room=56, score=17, cards_dx=98, cards_dy=-3,
        card=30, step=12, face_step=16, room=80, status_dy=42, compact=True,
    )  # fmt: skip
    if not narrow:
        block = block._replace(name_room=72, cards_dx=114, card=32, step=14, face_step=17, room=108)
    pitch, made = (zones.height - 140 - 58) / on_left, []
    for i in range(seats - 1):
        left = i < on_left
        number = on_left - 1 - i if left else i - on_left
        y = 54 + pitch * number
        made.append(Place(16 if left else zones.width - 16, y, not left, False, block))
    return tuple(made)


def _tall(zones: Zones, seats: int) -> tuple[Place, ...]:
    part, w = zones.stretch, zones.width

    def at(least: float, most: float) -> float:
        return least + (most - least) * part

    columns = _TALL[seats]
    gap = w * (columns[1] - columns[0]) if len(columns) > 1 else w
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
        room=min(gap - 10, 210, w - 16 - (w * columns[-1] - 54)),
        status=15,
        status_dy=at(85, 114),
    )
    return tuple(Place(w * x - 54, zones.seats_top, False, False, block) for x in columns)


def _tall_compact(zones: Zones, seats: int) -> tuple[Place, ...]:
    """Two a row as round a table, the first seat lowest at the left; an odd one alone at the top."""
    part, w, rows = zones.stretch, zones.width, tall_rows(seats)
    column, token, card = (w - 32 - 12) / 2, 32 + 2 * part, 25 + 4 * part
    step, pitch = card * 0.36, (zones.seats_end - zones.seats_top) / rows
    room = 72.0
    block = Block(
        token=token,
        text_dx=token + 6,
        name=15,
        name_room=column - token - 6 - room - 6,
        score=17,
        score_dy=16,
        track=(26, 25, 26, 3),
        cards_dx=column - room,
        cards_dy=-2,
        card=card,
        step=step,
        face_step=card * 0.525,
        room=room,
        status=14,
        status_dy=card * CARD,
        compact=True,
    )
    right, made = w - 16 - column, []
    for i in range(seats - 1):
        row = abs(i - (seats - 2) / 2)  # from the top
        number = int(row) if seats % 2 else round(row)
        x = (w - column) / 2 if seats % 2 == 0 and not number else 16 if i < (seats - 1) / 2 else right
        made.append(Place(x, zones.seats_top + pitch * number, False, False, block))
    return tuple(made)


def trick_places(zones: Zones, seats: int) -> tuple[tuple[float, float], ...]:
    """Where each seat's card of the trick lies (its middle), the person's own first, then clockwise."""
    card, dx, dy = zones.centre.card, zones.centre.dx, zones.centre.dy
    inner, beside = (0.64, 1.13) if dx > 1.15 * card else (0.55, 1.07)
    inner, beside = inner * card, beside * card
    around = {
        2: ((0.0, -dy),),
        3: ((-dx, 0.0), (dx, 0.0)),
        4: ((-dx, 0.0), (0.0, -dy), (dx, 0.0)),
        5: ((-inner - beside, dy / 4), (-inner, -dy), (inner, -dy), (inner + beside, dy / 4)),
        6: ((-dx, dy), (-dx, -dy), (0.0, -dy), (dx, -dy), (dx, dy)),
    }[seats]
    return tuple((zones.centre.x + x, zones.centre.y + y) for x, y in ((0.0, dy), *around))


def hand_row(count: int, zones: Zones, taken: float = 0) -> tuple[tuple[float, ...], float]:
    """Left edges and width of the own cards: side by side if they fit, closer, then smaller.

    Fewer than five cards keep their size, use the room that they have, and stay centred; `taken` px at
    the left end are kept free.
    """
    hand = zones.hand
    width, most = hand.card, max(5, count)
    step = min(hand.step, (hand.zone.w - width) / max(1, most - 1))
    if step < LEAST_LARGE * width:
        width = hand.zone.w / (1 + LEAST_LARGE * max(1, most - 1))
        step = LEAST_LARGE * width
    if 1 < count < most:
        step = max(step, min(width * (1 + GAP), (hand.zone.w - taken - width) / (count - 1)))
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
    for shrink in (1.0, 0.92, 0.85, 0.78, 0.7, 0.6, 0.55):
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
