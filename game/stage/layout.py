"""Where things lie on the table, in logical px of the content (look.md, sections 5 to 9).

The figures are those of the three reference pictures; other sizes stretch them between the same edges.
"""

from __future__ import annotations

from typing import NamedTuple

from game.stage.metrics import Metrics

SMALLEST_TALL, REFERENCE_TALL = 640, 844  # logical heights between which the tall zones run linearly
NARROW_LOW = 700  # a low screen narrower than this has thinner columns


CROWDED = 4  # more seats than this sit in rows on small screens


class Box(NamedTuple):
    """A rectangle in logical px."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h


class Spot(NamedTuple):
    """A place for text: the edge or middle it hangs on, its top, how wide it may be, size and lines."""

    x: float
    y: float
    room: float
    size: float
    align: int = -1  # -1: x is the left edge, 0 the middle, 1 the right edge
    lines: int = 1
    least: float = 14
    up: bool = False  # y is the lower edge: more lines grow upwards


class Centre(NamedTuple):
    """The middle of the table: the trick's cards, and the two piles with their counts below."""

    x: float
    y: float
    card: float  # width of a trick card
    dx: float  # from the middle to the cards at the sides
    dy: float
    pile: float  # width of a pile's card
    stock: float  # x of the pile's middle
    discards: float
    pile_y: float  # y of both piles' middle
    counts_y: float
    half: float = 0  # tall: half the height of what there is room for


class Own(NamedTuple):
    """The person's own corner. None: this layout has no such thing."""

    token: Box
    name: Spot | None
    score: Spot
    track: Box | None
    target: Spot | None
    hand_name: Spot
    explained: Spot | None
    prompt: Spot
    pill_y: float  # of "you have called Chicago"


class Hand(NamedTuple):
    """The own hand's row: where it may lie, how big its cards are, how far a chosen one is raised."""

    zone: Box
    card: float
    step: float
    raised: float
    small: float  # width of the own played cards
    middle: float  # x on which the row is centred


class Zones(NamedTuple):
    """One table's layout; `width` and `height` are the content's logical px."""

    kind: str
    width: float
    height: float
    menu: Box
    sound: Box
    scores: Box | None  # None: its button stands in the menu
    title: Spot
    subtitle: Spot
    centre: Centre
    own: Own
    hand: Hand
    buttons: Box
    log: Spot
    log_button: Box
    hairline: float | None
    note: Spot | None
    seats_top: float
    stretch: float  # tall: 0 at the smallest height … 1 at the reference; else 1
    seats_end: float = 0  # tall: where the others' part ends
    settings: Box | None = None  # None: its button stands in the menu
    mirrored: bool = False  # for left-handed people


def zones(metrics: Metrics, seats: int, pill: bool = False, playing: bool = False) -> Zones:
    """The layout for these measures and so many seats.

    The tall one leaves room for the caller's `pill`; while tricks are `playing` it has lower buttons, and
    what lies over them moves down, so that the middle gets the room.
    """
    width, height = metrics.logical_size
    if metrics.layout == "tall":
        return _tall(width, height, seats, pill, playing)
    return _wide(width, height, metrics.s) if metrics.layout == "wide" else _low(width, height, seats)


def _wide(w: float, h: float, s: float) -> Zones:
    b = h - 720  # what hangs on the lower edge moves down by this
    target = max(44.0, 44 / s)  # buttons don't get smaller than fingers
    own = b - max(0.0, 1 / s - 1) * 76  # texts that shrink no further need more room
    middle = w / 2
    hand = Box(316, b + 532, w - 284 - 316, 165)
    return Zones(
        "wide",
        w,
        h,
        menu=Box(12, 8, 44, 44),
        sound=Box(w - 16 - 2 * target, 8, 44, 44),
        settings=Box(w - 12 - target, 8, 44, 44),
        scores=Box(w - 192 - 2 * target, 8, 160, 44),
        title=Spot(64, 8, 340, 17),
        subtitle=Spot(64, 30, 360, 15),
        centre=Centre(
            middle, h * 0.425, 88, 112, 64, 84, middle - 51, middle + 58, h * 0.425 + 2, h * 0.425 + 74
        ),
        own=Own(
            token=Box(32, own + 534, 56, 56),
            name=Spot(106, own + 531, 150, 20),
            score=Spot(106, own + 556, 44, 28),
            track=Box(150, own + 571, 110, 4),
            target=Spot(268, own + 562, 36, 15),
            hand_name=Spot(32, own + 614, 276, 28, lines=2, least=18),
            explained=Spot(32, own + 652, 276, 17, lines=2, least=14),
            prompt=Spot(middle, h * 0.65 - 12, 560, 20, 0),
            pill_y=own + 476,
        ),
        hand=Hand(hand, 118, 130, 24, 54, min(max(middle + 3, hand.x + 319), hand.right - 319)),
        buttons=Box(w - 268, b + 532, 236, 176),
        log=Spot(32, b + 708, 200, 15, lines=2, up=True),
        log_button=Box(222, b + 676, 78, 44),
        hairline=None,
        note=Spot(w - 32, b + 536, 236, 17, 1, lines=2, least=14),
        seats_top=h * 0.1,
        stretch=1,
    )


class _Stretch(NamedTuple):
    """Between the smallest tall screen and the reference; what is higher still goes to the table."""

    part: float  # 0 … 1
    more: float

    def at(self, least: float, most: float) -> float:
        return least + (most - least) * self.part

    def below(self, least: float, most: float) -> float:
        """For what lies under the table."""
        return self.at(least, most) + self.more


def _tall(w: float, h: float, seats: int, pill: bool, playing: bool) -> Zones:
    part = min(max((h - SMALLEST_TALL) / (REFERENCE_TALL - SMALLEST_TALL), 0.0), 1.0)
    more = max(0.0, h - REFERENCE_TALL) + min(0.0, h - SMALLEST_TALL)
    at = _Stretch(part, more).at
    stretch = _Stretch(part, more + (at(56, 41) if playing else 0))
    below, top = stretch.below, at(52, 76)
    hand = Box(16, below(400, 602), w - 32, at(106, 129))
    buttons = Box(16, below(524, 752), w - 32, at(56, 60))
    if playing:  # a single one at most, and not always
        buttons = Box(16, hand.bottom + 8, w - 32, 48)
    end = top + (at(104, 136) if seats <= CROWDED else tall_rows(seats) * at(56, 67))
    log = Spot(16, below(314, 477), w - 32 - 86, 15, lines=2 if playing or part > 0.5 else 1, up=True)
    middle = end + at(0, 40 if seats <= CROWDED else 24), log.y - 19.5 * log.lines
    return Zones(
        "tall",
        w,
        h,
        menu=Box(4, at(2, 6), 44, 44),
        sound=Box(w - 96, at(2, 6), 44, 44),
        settings=Box(w - 48, at(2, 6), 44, 44),
        scores=Box(w - 144, at(2, 6), 44, 44),
        title=Spot(52, at(4, 7), w - 204, 16),
        subtitle=Spot(52, at(24, 27), w - 204, 14),
        centre=_tall_centre(w, part, (max(middle[0], end + 40 if pill else 0), middle[1])),
        own=_tall_own(w, stretch),
        hand=Hand(hand, at(76, 92), 69, at(18, 22), 40, w / 2),
        buttons=buttons,
        log=log,
        log_button=Box(w - 16 - 76, below(282, 445), 76, 44),
        hairline=below(328, 489),
        note=None,
        seats_top=top,
        stretch=part,
        seats_end=end,
    )


def tall_rows(seats: int) -> int:
    """In how many rows five and more seats' opponents sit on a tall screen: two a row, one at the top."""
    return seats // 2


def _tall_centre(w: float, part: float, between: tuple[float, float]) -> Centre:
    """The middle of a tall table, between the y where the seats end and that of the log."""
    top, bottom = between
    most = 62 + 16 * part
    y, card = (top + bottom) / 2, min(most, (bottom - top) / 2.95)
    room = bottom - 8 - 7 * (1 - part) - top  # for a pile and its count, clear of the log's button
    pile = min(most, (room - 32) / 1.4)
    pile_y = top + (room - pile * 1.4 - 32) / 2 + pile * 0.7
    piles = pile, w * 0.35, w * 0.66, pile_y, pile_y + pile * 0.7 + 8
    return Centre(w / 2, y, card, card * 1.17, card * 0.72, *piles, half=min(170, (bottom - top) / 2))


def _tall_own(w: float, stretch: _Stretch) -> Own:
    at, below = stretch.at, stretch.below
    return Own(
        token=Box(16, below(332, 506), at(36, 40), at(36, 40)),
        name=None,
        score=Spot(w - 16, below(328, 500), 60, at(24, 28), 1),
        track=Box(w - 64, below(364, 539), 48, 3),
        target=None,
        hand_name=Spot(68, below(328, 502), w - 68 - 76, at(20, 24), least=15),
        explained=None,
        prompt=Spot(68, below(353, 533), w - 68 - 78, 15),
        pill_y=below(300, 454),
    )


def _low(w: float, h: float, seats: int) -> Zones:
    b = h - 390
    narrow = w < NARROW_LOW
    column = 134 if narrow else 150
    left = 160 if narrow else 189
    hand = Box(left, b + 266, w - 16 - column - 12 - left, 120)
    x, y = w / 2, h * 0.39
    # the seat straight across needs the room beside two icons, seats in rows the one below them
    last = (w - 48, 57) if seats <= CROWDED else (w - 144, 4)
    return Zones(
        "low",
        w,
        h,
        menu=Box(4, 4, 44, 44),
        sound=Box(*last, 44, 44),
        scores=Box(w - 48, 4, 44, 44),
        title=Spot(52, 6, x - 190 if narrow else 230, 15),
        subtitle=Spot(52, 25, x - 180 if narrow else 240, 14),
        centre=Centre(x, y, 62, 64 if narrow else 78, 44, 62, x - 42, x + 48, y - 10, y + 44),
        own=_low_narrow(b) if narrow else _low_own(b),
        hand=Hand(hand, 86, 95, 18, 38, min(x, hand.x + hand.w / 2) if narrow else x),
        buttons=Box(w - 16 - column, b + 244, column, 138),
        log=Spot(w - 16, b + 300, column, 14, 1, lines=3),
        log_button=Box(w - 96, 4, 44, 44),
        hairline=None,
        note=None,
        seats_top=10,
        stretch=1,
    )


def _low_own(b: float) -> Own:
    return Own(
        token=Box(16, b + 282, 44, 44),
        name=None,
        score=Spot(76, b + 312, 108, 15),
        track=None,
        target=None,
        hand_name=Spot(76, b + 311, 105, 20, lines=2, least=15, up=True),
        explained=None,
        prompt=Spot(16, b + 340, 166, 16, lines=2),
        pill_y=b + 236,
    )


def _low_narrow(b: float) -> Own:
    return Own(
        token=Box(16, b + 252, 40, 40),
        name=None,
        score=Spot(70, b + 262, 80, 15),
        track=None,
        target=None,
        hand_name=Spot(16, b + 298, 134, 16, lines=2, least=14),
        explained=None,
        prompt=Spot(16, b + 340, 134, 15, lines=2),
        pill_y=b + 236,
    )
