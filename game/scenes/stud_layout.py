"""Where things lie on a stud table, in logical px of the content (look.md, sections 6 and 7)."""

from __future__ import annotations

from typing import NamedTuple

from game.stage.layout import Box, Hand, Own, Spot, Zones, zones
from game.stage.metrics import Metrics
from game.stage.mirror import mirrored, turned
from game.stage.seating import CARD

CROWDED = 5  # more seats than this need smaller cards
ROOMY = 1200  # wide: from this width seven cards of each seat lie clear of the middle
LIST = 6  # tall: more seats than this are rows of a list


class Centre(NamedTuple):
    """The middle of the table; `badge` gives the pill's middle and height, `left` that it begins at its x."""

    badge: Box
    deck: Box | None
    slot: Box | None
    pending: Spot
    pot_chips: Box
    pot_label: Spot | None
    pot: Spot
    pots: Spot
    own_bet: Spot
    badge_left: bool = False
    badge_room: float = 300  # the widest pill


class StudZones(NamedTuple):
    """The common zones with stud's own hand, its middle, and what lies under the hand."""

    zones: Zones
    centre: Centre
    steps: tuple[float, float, float]  # own hand: of hole cards, the gap, of upcards
    labels: bool  # whether “hidden” and “open” stand under the own cards
    amount: Box | None  # the control for a free amount
    room_end: float  # tall: where the seats' part ends
    low_ends: tuple[float, float] = (0, 0)  # low: where the rows of seats end, left and right


def stud_zones(metrics: Metrics, seats: int, free: bool = False) -> StudZones:
    """The layout for these measures and so many seats; `free`: bets whose amount is chosen."""
    base = zones(metrics, min(seats, 4))
    if base.kind == "low":  # the seats take the room below the bar: the score sheet is in the menu
        base = base._replace(scores=None, sound=base.scores or base.sound)
    found = {"wide": _wide, "tall": _tall, "low": _low}[base.kind](base, seats)
    if base.kind == "low" and free and found.amount is not None:
        found = found._replace(low_ends=(found.low_ends[0], found.amount.y - 4))
    if base.kind == "tall" and not free:  # nothing else needs the room under the cards
        found = found._replace(labels=True)
    return found


def mirrored_stud(layout: StudZones) -> StudZones:
    """The same for left-handed people; a low screen's free amount stays, clear of the list of seats."""
    amount = layout.amount
    if amount is not None and layout.zones.kind == "wide":
        amount = turned(amount, layout.zones.width)
    return layout._replace(zones=mirrored(layout.zones), amount=amount)


def has_top(seats: int) -> bool:
    """Whether somebody sits straight across, so that the badge moves down."""
    return seats in (2, 4) or seats > CROWDED


def _wide(base: Zones, seats: int) -> StudZones:
    w, h = base.width, base.height
    b, middle, top = h - 720, w / 2, has_top(seats)
    deck_x, deck_y = (0.38 * w - 78, 0.38 * h) if top else (0.463 * w, 0.345 * h)
    slot_x = deck_x + (78 if top else 90)
    pending = Spot((deck_x + slot_x) / 2, deck_y + 54, 240 if top else 260, 17, 0, least=14)
    if w < ROOMY and top:  # clear of the seat at the left
        deck_x, slot_x, deck_y = deck_x - 10, slot_x - 10, 0.34 * h
        pending = Spot(middle, 0.4 * h, 310, 17, 0, least=14)
    pot_y = 0.53 * h
    centre = Centre(
        badge=Box(middle, h * (0.34 if top else 0.155), 0, 56),
        deck=Box(deck_x - 31, deck_y - 43.5, 62, 87),
        slot=Box(slot_x - 31, deck_y - 43.5, 62, 87),
        pending=pending,
        pot_chips=Box(middle - 54, pot_y - 28, 38, 44),
        pot_label=Spot(middle + 2, pot_y - 42, 120, 16),
        pot=Spot(middle + 2, pot_y - 18, 140, 32),
        pots=Spot(middle, pot_y + 20, 300, 15, 0),
        own_bet=Spot(middle, h * 0.61 - 13.5, 200, 16),
        badge_room=min(230, 0.24 * w - 78) if top else 190 if seats == CROWDED else 300,
    )
    zone = Box(300, b + 516, w - 336 - 300, 157)
    return StudZones(
        base._replace(
            own=_wide_own(base),
            hand=Hand(zone, 112, 116, 0, 112, middle),
            buttons=Box(w - 324, b + 516, 292, 184),
            log=Spot(32, b + 708, 180, 15, lines=2, up=True),
        ),
        centre,
        (92, 24, 116),
        True,
        Box(w - 324, b + 590, 292, 46),
        0,
    )


def _wide_own(base: Zones) -> Own:
    """The own corner; what can't shrink further on small screens gets more room upwards."""
    b = base.own.token.y - 534
    return base.own._replace(
        track=None,
        target=Spot(160, b + 553, 110, 15),
        token=Box(32, b + 520, 56, 56),
        name=Spot(106, b + 516, 150, 20),
        score=Spot(106, b + 541, 100, 28),
        hand_name=Spot(32, b + 596, 256, 28, lines=2, least=18),
        explained=Spot(32, b + 634, 256, 17, lines=2, least=14),
        prompt=Spot(base.width / 2, base.height * 0.65 - 14, 560, 20, 0),
    )


def _tall(base: Zones, seats: int) -> StudZones:
    w, h, part = base.width, base.height, base.stretch
    more = max(0.0, h - 844) + min(0.0, h - 640)

    def at(least: float, most: float) -> float:
        return least + (most - least) * part

    def below(least: float, most: float) -> float:
        return at(least, most) + more

    line = below(306, 492)
    own = Own(
        token=Box(16, line + at(6, 14), at(36, 40), at(36, 40)),
        name=None,
        score=Spot(w - 16, line + at(3, 12), 70, at(22, 26), 1),
        track=None,
        target=Spot(w - 16, line + at(27, 43), 70, 14, 1),
        hand_name=Spot(68, line + at(3, 10), w - 68 - 96, at(20, 24), least=15),
        explained=Spot(68, line + at(28, 39), w - 68 - 86, 14, lines=2),
        prompt=Spot(16, line + at(65, 74), w - 116, 15, least=14),
        pill_y=0,
    )
    end = at(50, 68) + _tall_rows(seats) * tall_row(part, seats)
    card = at(64, 72)
    return StudZones(
        base._replace(
            own=own,
            hand=Hand(Box(16, line + at(92, 106), w - 32, card * CARD), card, card * 1.03, 0, card, w / 2),
            buttons=Box(16, below(548, 752), w - 32, at(56, 60)),
            log=Spot(w - 16 - 80, line + at(65, 74), w - 32 - 190, 14, 1),
            log_button=Box(w - 16 - 76, line + at(47, 60), 76, 44),
            hairline=line,
            seats_top=at(50, 68),
        ),
        _tall_centre(w, end, line, at(28, 46)),
        (card * 0.75, 12, card * 1.03),
        part > 0.6,
        Box(16, below(490, 704), w - 32, 44),
        end,
    )


def _tall_rows(seats: int) -> int:
    """Rows of seats in the tall layout, or of its list."""
    return seats - 1 if seats > LIST else 1 if seats < 4 else 2


def tall_row(part: float, seats: int) -> float:
    """How high a row of seats is."""
    return 30 + 16 * part if seats > LIST else 78 + 46 * part


def _tall_centre(w: float, top: float, bottom: float, badge: float) -> Centre:
    """The badge above deck and pot; without room for both, badge and pot side by side."""
    room = bottom - top
    if room < 88:
        y = top + 4
        return Centre(
            Box(16, y + badge / 2, 0, badge),
            None,
            None,
            Spot(16, y + badge + 1, w / 2 + 20, 14),
            Box(w - 120, y, 22, 26),
            None,
            Spot(w - 90, y, 74, 22),
            Spot(w - 16, y + 25, w / 2 - 40, 14, 1),
            Spot(w / 2 + 34, y + 4, 80, 15),
            True,
        )
    high = min(66.0, room - badge - 22)
    gap = max(4.0, (room - badge - high) / 3)
    y = top + 2 * gap + badge
    wide = high / CARD
    middle = y + high / 2
    return Centre(
        Box(w / 2, top + gap + badge / 2, 0, badge),
        Box(18, y, wide, high),
        Box(18 + wide + 14, y, wide, high),
        Spot(18 + 2 * wide + 26, middle - 18, 104, 15, lines=2, least=14),
        Box(w - 92, middle - 24, 28, 28),
        None,
        Spot(w - 16, middle - 26, 46, 26, 1),
        Spot(w - 16, middle + 7, 150, 14, 1, lines=2, up=False),
        Spot(w / 2 + 50, middle - 18, 90, 15),
    )


def _low(base: Zones, seats: int) -> StudZones:
    w, h = base.width, base.height
    b, middle = h - 390, w / 2
    hand = base.hand.zone
    centre = Centre(
        badge=Box(middle, 80, 0, 32),
        deck=Box(middle - 104, 104, 40, 56),
        slot=Box(middle - 56, 104, 40, 56),
        pending=Spot(middle - 104, 164, 104, 14, lines=2),
        pot_chips=Box(middle + 8, 108, 28, 32),
        pot_label=None,
        pot=Spot(middle + 44, 110, 70, 24),
        pots=Spot(middle + 8, 142, 98, 14, lines=3),
        own_bet=Spot(middle, b + 228, 160, 16),
        badge_room=216 if seats > 4 else 300,
    )
    own = base.own._replace(track=None, target=None)
    if own.explained is None and w >= 700:
        name = own.hand_name._replace(room=104)  # seven cards reach further to the left than five
        own = own._replace(score=Spot(16, b + 330, 166, 15), hand_name=name)
    return StudZones(
        base._replace(
            own=own._replace(prompt=own.prompt._replace(y=b + 350, lines=2, size=15)),
            hand=Hand(Box(hand.x, b + 272, hand.w, 106), 76, 80, 0, 76, middle),
            log=Spot(w - 16, b + 300, base.buttons.w, 14, 1, lines=3),
        ),
        centre,
        (50, 14, 80),
        False,
        Box(w - 16 - 214, b + 197, 214, 43),
        0,
        (b + 246, b + 238),
    )


def own_row(layout: StudZones, downs: int, ups: int) -> tuple[tuple[float, ...], tuple[float, ...], float]:
    """Left edges of the own hole cards and upcards, and a card's width: closer, then smaller, to fit."""
    zone, (hole, gap, up) = layout.zones.hand.zone, layout.steps
    full = layout.zones.hand.card
    for shrink in (1.0, 0.95, 0.9, 0.85, 0.8, 0.7, 0.6):
        for close in (0.0, 0.25, 0.5, 0.75, 1.0):
            card = full * shrink
            hole_step = (hole * (1 - close) + 0.35 * full * close) * shrink
            up_step = (up * (1 - close) + 0.68 * full * close) * shrink
            first = card + hole_step * (downs - 1) + gap if downs else 0.0
            width = first + (card + up_step * (ups - 1) if ups else -gap)
            if width <= zone.w + 0.5:
                return _placed(layout, downs, ups, width, (card, hole_step, up_step, first))
    return _placed(layout, downs, ups, width, (card, hole_step, up_step, first))


def _placed(
    layout: StudZones, downs: int, ups: int, width: float, measures: tuple[float, float, float, float]
) -> tuple[tuple[float, ...], tuple[float, ...], float]:
    zone, (card, hole, up, first) = layout.zones.hand.zone, measures
    spare = max(0.0, zone.w - width)
    x = zone.x + (min(20.0, spare) if layout.zones.kind == "wide" else spare / 2)
    return (
        tuple(x + hole * i for i in range(downs)),
        tuple(x + first + up * i for i in range(ups)),
        card,
    )
