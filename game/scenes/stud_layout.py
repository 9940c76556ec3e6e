"""Where things lie on a stud table, in logical px of the content (look.md, sections 6 and 7)."""

from __future__ import annotations

from typing import NamedTuple

from game.stage.layout import Box, Hand, Own, Spot, Zones, zones
from game.stage.metrics import Metrics
from game.stage.mirror import mirrored, turned
from game.stage.seating import CARD

CROWDED = 5  # more seats than this need smaller cards
ROOMY = 1200  # wide: from this width seven cards of each seat lie clear of the middle
LIST = 5  # tall: more seats than this are rows of a list


class Centre(NamedTuple):
    """The middle of the table; `badge` gives the pill's middle and height, `left` that it begins at its x."""

    badge: Box
    deck: Box | None
    slot: Box | None
    pending: Spot
    pot_chips: Box
    pot_label: Spot
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
    row: float  # tall: how high a row of seats is
    low_ends: tuple[float, float] = (0, 0)  # low: where the rows of seats end, left and right


def stud_zones(metrics: Metrics, seats: int, free: bool = False) -> StudZones:
    """The layout for these measures and so many seats; `free`: bets whose amount is chosen."""
    base = zones(metrics, min(seats, 4))
    if base.kind == "low":  # the seats take the room below the bar: the score sheet is in the menu
        base = base._replace(scores=None, sound=base.scores or base.sound)
    if base.kind == "tall":
        found = _tall(base, seats, free)
    else:
        found = _wide(base, seats) if base.kind == "wide" else _low(base, seats)
    if base.kind == "low":
        found = _low_buttons(found, metrics, free, seats > 6)
    if base.kind == "tall" and not free:  # nothing else needs the room under the cards
        found = found._replace(labels=True)
    return found


def _low_buttons(found: StudZones, metrics: Metrics, free: bool, many: bool) -> StudZones:
    """Three buttons of a finger's height at the foot, above them the amount, 8 CSS px away.

    With `many` seats and the amount the column of seats needs what can be spared between and below them.
    """
    base, target, gap = found.zones, metrics.target(44) / metrics.scale, 8 / metrics.s
    between, foot = (gap * 0.75, gap / 2) if many and free else (gap, gap)
    high = 3 * target + 2 * between
    buttons = base.buttons._replace(y=base.height - foot - high, h=high)
    ends, amount = (found.low_ends[0], min(found.low_ends[1], buttons.y - 4)), found.amount
    if amount is not None:
        amount = amount._replace(y=buttons.y - gap - target, h=target)
        ends = (ends[0], amount.y - 4) if free else ends
    return found._replace(zones=base._replace(buttons=buttons), amount=amount, low_ends=ends)


def mirrored_stud(layout: StudZones) -> StudZones:
    """The same for left-handed people; a low screen's free amount stays, clear of the list of seats."""
    amount = layout.amount
    if amount is not None and layout.zones.kind == "wide":
        amount = turned(amount, layout.zones.width)
    flipped = mirrored(layout.zones)
    if flipped.kind == "wide":  # the hand ends clear of the ring round the own token
        zone = flipped.hand.zone
        flipped = flipped._replace(hand=flipped.hand._replace(zone=zone._replace(w=zone.w - 8)))
    return layout._replace(zones=flipped, amount=amount)


def has_top(seats: int) -> bool:
    """Whether somebody sits straight across, so that the badge moves down."""
    return seats in (2, 4) or seats > CROWDED


def _wide(base: Zones, seats: int) -> StudZones:
    w, h = base.width, base.height
    b, middle, top = h - 720, w / 2, has_top(seats)
    deck_x, deck_y = (middle - 152, 0.375 * h) if top else (0.463 * w, 0.345 * h)
    slot_x = deck_x + (78 if top else 90)
    pending = Spot((deck_x + slot_x) / 2, deck_y + 50, 230 if top else 260, 17, 0, least=14)
    grown = max(0.0, (w - 16 - base.sound.x) / 88 - 1)  # by how much small screens' texts are larger
    pot_y = min(0.53 * h, 0.425 * h + 130 - 20 - 24 * (1 + grown) - 10)  # all of it within the mat
    centre = Centre(
        badge=Box(slot_x + 50, deck_y, 0, 56) if top else Box(middle, h * 0.155, 0, 56),
        deck=Box(deck_x - 31, deck_y - 43.5, 62, 87),
        slot=Box(slot_x - 31, deck_y - 43.5, 62, 87),
        pending=pending,
        pot_chips=Box(middle - 54, pot_y - 28, 38, 44),
        pot_label=Spot(middle + 2, pot_y - 42, 120, 16),
        pot=Spot(middle + 2, pot_y - 18, 140, 32),
        pots=Spot(middle, pot_y + 20, 300, 15, 0),
        own_bet=Spot(middle, h * 0.61 - 13.5, 200, 16),
        badge_left=top,
        badge_room=270 if top else 210 if seats == CROWDED else 300,
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
        Box(w - 324, b + 588, 292, max(46.0, (w - 16 - base.sound.x) / 2)),  # as high as a target
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


def _tall(base: Zones, seats: int, free: bool) -> StudZones:
    w, h, part = base.width, base.height, base.stretch
    more = max(0.0, h - 844) + min(0.0, h - 640)

    def at(least: float, most: float) -> float:
        return least + (most - least) * part

    line = (
        at(306 if free else 336, 484 if free else 492) + more
    )  # without a chosen amount there is room above the buttons
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
    top = at(50, 68)
    row = _tall_row(line - top, part, seats)
    card = at(64, 72)
    return StudZones(
        base._replace(
            own=own,
            hand=Hand(Box(16, line + at(92, 106), w - 32, card * CARD), card, card * 1.03, 0, card, w / 2),
            buttons=Box(16, at(548, 752) + more, w - 32, at(56, 60)),
            log=Spot(w - 16 - 80, line + at(65, 74), w - 32 - 190, 14, 1),
            log_button=Box(w - 16 - 76, line + at(47, 60), 76, 44),
            hairline=line,
            seats_top=top,
        ),
        _tall_centre(w, top + row * _tall_rows(seats), line, at(28, 46)),
        (card * 0.75, 12, card * 1.03),
        part > 0.6,
        Box(16, at(494, 698) + more, w - 32, 44),
        row,
    )


def _tall_rows(seats: int) -> int:
    """Rows of seats in the tall layout, or of its list."""
    return seats - 1 if seats > LIST else 1 if seats < 4 else 2


def _tall_row(room: float, part: float, seats: int) -> float:
    """How high a row of seats is: it leaves the middle its least height."""
    if seats > LIST:
        return min(50.0, (room - 46 - 50 * part) / _tall_rows(seats))
    if seats == 2:
        return 110 + 66 * part
    return min(94 + 36 * part, (room - 88 - 60 * part) / _tall_rows(seats))


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
            Box(w - 85, y, 20, 26),
            Spot(w - 91, y + 5, 60, 14, 1),
            Spot(w - 16, y, 48, 22, 1),
            Spot(w - 16, y + 25, w / 2 - 107, 14, 1),
            Spot(w / 2 + 40, y + badge + 1, 80, 14),
            True,
            220,
        )
    badge = min(badge, max(28.0, room * 0.36))
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
        Spot(w - 16, middle - 44, 90, 15, 1),
        Spot(w - 16, middle - 25, 46, 26, 1),
        Spot(w - 16, middle + 7, 150, 14, 1, lines=2, up=False),
        Spot(w / 2 + 50, middle - 18, 90, 15),
        badge_room=w - 140,
    )


def _low(base: Zones, seats: int) -> StudZones:
    w, h = base.width, base.height
    b, middle = h - 390, w / 2
    hand = base.hand.zone
    centre = Centre(
        badge=Box(middle, 87, 0, 32),
        deck=Box(middle - 104, 110, 40, 56),
        slot=Box(middle - 56, 110, 40, 56),
        pending=Spot(middle - 104, 171, 112, 14, lines=3),
        pot_chips=Box(middle + 12, 122, 28, 32),
        pot_label=Spot(middle + 48, 105, 66, 14),
        pot=Spot(middle + 48, 124, 66, 24),
        pots=Spot(middle + 12, 155, 94, 14, lines=3),
        own_bet=Spot(middle, b + 220, 160, 16),
        badge_room=216 if seats > 4 else 300,
    )
    own = base.own._replace(track=None, target=None)
    if own.explained is None and w >= 700:
        # seven cards reach further to the left than five; the chips stand below the token, clear of its ring
        name = own.hand_name._replace(room=104, y=own.hand_name.y - 8)
        token = own.token._replace(y=own.token.y - 8)
        own = own._replace(token=token, score=Spot(16, b + 330, 166, 15), hand_name=name)
    return StudZones(
        base._replace(
            own=own._replace(prompt=own.prompt._replace(y=b + 350, lines=2, size=15)),
            hand=Hand(Box(hand.x, b + 272, hand.w, 106), 76, 80, 0, 76, middle),
            log=Spot(hand.x + hand.w / 2, b + 249, hand.w, 14, 0),
        ),
        centre,
        (50, 14, 80),
        False,
        Box(w - 16 - 214, b + 192, 214, 44),
        0,
        (b + 246, b + 238),
    )
