"""The other players: token, name, score, cards, what they did and said (look.md, section 7)."""

from __future__ import annotations

from game.cards import N_, UNKNOWN, card_text
from game.rules.api import Seat
from game.rules.chicago.observation import Phase
from game.scenes.table_brush import Brush
from game.scenes.table_sight import Sight
from game.scenes.table_words import pill, said, seat_name, short_pill, short_status, status
from game.scenes.tokens import name_wordings, seat_token
from game.stage.item import (
    CardLook,
    DotsLook,
    LittleBacksLook,
    PanelLook,
    PuckLook,
    Role,
    TextLook,
)
from game.stage.layout import CROWDED, NARROW_LOW, Box, Spot, Zones
from game.stage.seating import CARD, LEAST_SMALL, Block, Place, Row, covered, places, seat_row, trick_places
from game.telling import card_name

_FULL = 54  # width of the cards where there are not too many seats
_WIDEST = 200  # of a row of cards with five seats and more
_ROOMY = 1200  # width from which a pill finds room between seats and trick


def draw_seats(brush: Brush, zones: Zones, sight: Sight) -> None:
    """Add all other players, clockwise."""
    for place, seat in zip(places(zones, sight.seats), sight.others, strict=True):
        row = seat_row(place, len(sight.played(seat)), len(sight.known(seat)), sight.backs(seat))
        _head(brush, place, sight, seat)
        start = _cards(brush, place, row, sight, seat)
        _state(brush, zones, place, row, start, sight, seat)


def _beside(place: Place, dx: float, width: float) -> float:
    """The left edge of something `dx` from the outer edge and so wide."""
    return place.x - dx - width if place.mirrored else place.x + dx


def _head(brush: Brush, place: Place, sight: Sight, seat: Seat) -> None:
    block, view = place.block, sight.view
    player, side = sight.seat(seat), 1 if place.mirrored else -1
    on_turn = view.to_act == seat and not sight.held
    token = seat_token(sight.people.names, seat, on_turn, not player.playing)
    box = Box(_beside(place, 0, block.token), place.y, block.token, block.token)
    brush.add(f"seat:{seat}", token, box, role=Role.TEXT, name=seat_name(sight, seat))
    x = place.x - block.text_dx if place.mirrored else place.x + block.text_dx
    puck = block.name * 1.35 if view.dealer == seat else 0
    colour, name = "cream" if player.playing else "dim", sight.people.names[seat]
    beside = block.name_room - puck - 6
    shoulder = block.compact or brush.width(name, 14, 600) > beside  # no room beside the name
    room = block.name_room if shoulder or not puck else beside
    spot = Spot(x, place.y - 3, room, block.name, side, least=14)
    told = brush.text(f"seat:{seat}:name", name_wordings(name), spot, 600, colour, name=name)
    if puck:
        dx = (told.w / brush.metrics.scale if told else 0) + 5
        left, top = (x - dx - puck if place.mirrored else x + dx), place.y - 4
        if shoulder:
            puck = 18
            left, top = _beside(place, -6, puck), place.y + block.token - 14
        letter = sight.words(N_("dealer"))[:1].upper()
        brush.add(f"seat:{seat}:dealer", PuckLook(letter), Box(left, top, puck, puck))
    score = str(sight.scores[seat])
    brush.text(f"seat:{seat}:score", score, Spot(x, place.y + block.score_dy, 60, block.score, side), 600)
    if block.track:
        dx, dy, w, h = block.track
        left = x - dx - w if place.mirrored else x + dx
        part = min(1.0, sight.scores[seat] / view.options.target)
        brush.add(f"seat:{seat}:track", PanelLook("track", "cream", 0, part), Box(left, place.y + dy, w, h))


def _cards(brush: Brush, place: Place, row: Row, sight: Sight, seat: Seat) -> float:
    """The row of cards; returns its left edge."""
    block, words = place.block, sight.words
    start = _beside(place, block.cards_dx, row.width)
    y = place.y + block.cards_dy
    height = row.card * CARD
    played, known, backs = row.groups
    for kind, cards, xs in (("played", sight.played(seat), played), ("up", sight.known(seat), known)):
        for i, (card, x) in enumerate(zip(cards, xs, strict=True)):
            brush.add(
                f"{kind}:{seat}:{card_text(card)}",
                CardLook(card, small=True, strip=covered(xs, i, row.card)),
                Box(start + x, y, row.card, height),
                role=Role.CARD,
                name=card_name(words, card),
            )
    for i, x in enumerate(backs, sight.thrown_before(seat)):
        brush.add(f"back:{seat}:{i}", CardLook(UNKNOWN, small=True), Box(start + x, y, row.card, height))
    return start


def _state(
    brush: Brush, zones: Zones, place: Place, row: Row, start: float, sight: Sight, seat: Seat
) -> None:
    block, wide = place.block, zones.kind == "wide"
    spot = _state_spot(zones, place, row, start)
    below = not place.line or _below_line(block, zones)
    bubble = seat in sight.said and sight.caller is None and seat not in sight.gains
    apart = zones.kind != "tall" and sight.seats <= CROWDED and not place.line
    if sight.caller == seat:
        _called(brush, zones, place, spot, sight, seat)
    elif not bubble or apart:
        _status(brush, spot, sight, seat, zones, block.compact or (place.line and below))
    if bubble and apart:  # beside the head, the tail to the speaker
        dx = (226 if place.mirrored else 218) if wide else 128
        at = Box(place.x - dx if place.mirrored else place.x + dx, place.y, 150, 0)
        _bubble(brush, zones, at, spot.align, sight, seat, 1 if place.mirrored else -1)
    elif bubble:
        at, side = Box(spot.x, spot.y - (0 if place.line else 2), spot.room, 0), spot.align
        if block.compact:  # under the cards, clear of the next row's token and name
            inner = block.cards_dx + block.room
            at, side = Box(spot.x - inner if place.mirrored else spot.x + inner, spot.y, spot.room, 0), -side
        _bubble(brush, zones, at, side, sight, seat, 0 if below else -1)
    if sight.seat(seat).thrown_shown:
        _thrown(brush, zones, place, (start, row.width), spot, sight, seat)


def _below_line(block: Block, zones: Zones) -> bool:
    """Whether the state of the seat straight across stands under its cards: there is no room beside."""
    return zones.kind == "wide" and block.card < _FULL


def _state_spot(zones: Zones, place: Place, row: Row, start: float) -> Spot:
    """Where a seat's state stands in words: behind its cards in a line, else below them."""
    block = place.block
    if place.line and not _below_line(block, zones):
        x = start + max(row.width, block.card) + 10
        room = min(zones.width - x - (100 if zones.kind == "low" else 40), 230)
        return Spot(x, place.y + (6 if block.track else 4), room, block.status)
    if place.line:
        return Spot(start, place.y + block.cards_dy + block.card * CARD + 6, 230, block.status)
    room = block.cards_dx + block.room if block.compact else block.room
    side = 1 if place.mirrored else -1
    return Spot(place.x, place.y + block.status_dy, room, block.status, side)


def _status(brush: Brush, spot: Spot, sight: Sight, seat: Seat, zones: Zones, compact: bool) -> None:
    kind = zones.kind
    roomy = zones.stretch > 0.6 and (kind != "low" or zones.width >= NARROW_LOW)
    told, count = status(sight, seat), sight.seat(seat).exchanged
    strong = bool(count) or seat in sight.gains or sight.view.to_act == seat
    colour = "cream" if strong or sight.seat(seat).tricks else "dim"
    backs = count or 0 if sight.view.phase is Phase.EXCHANGE or sight.view.phase is Phase.DECLARE else 0
    size = 16 if kind == "wide" else 12
    width = size + (backs - 1) * size * 0.62 if backs else 0
    acting = sight.view.to_act == seat
    if (
        not told
        or acting
        or seat in sight.gains
        or spot.room - width - 10 < brush.width(told, spot.size, 600)
    ):
        backs = 0
    told_in = short_status(sight, seat)
    if not compact and (seat in sight.gains or (kind == "tall" and len(told_in) == 1)):
        spot = spot._replace(
            lines=(4 if kind == "tall" else 3) if roomy and sight.view.phase is Phase.OVER else 2
        )
    brush.text(f"seat:{seat}:status", told_in, spot, 600 if strong else 400, colour)
    if backs and told:
        dx = brush.width(told, spot.size, 600) + 10
        left, top = (spot.x - dx - width if spot.align > 0 else spot.x + dx), spot.y - 1
        if kind == "wide" and spot.y < zones.seats_top + 20:  # straight across: below the words
            left, top = spot.x + 1, spot.y + 26
        brush.add(f"seat:{seat}:exchanged", LittleBacksLook(backs), Box(left, top, width, size * 1.4))


def _bubble(brush: Brush, zones: Zones, at: Box, side: int, sight: Sight, seat: Seat, towards: int) -> None:
    """Speech: `at` gives the edge next to the speaker, the top and the room.

    `towards` says where its tail points: to the left (-1), up at the speaker's cards (0), to the right.
    """
    text, passed = said(sight, seat), sight.said[seat] is None
    small, tight = zones.kind != "wide", zones.kind != "wide" and sight.seats > CROWDED
    size = (17.0 if passed else 24.0) if not small else (14.0 if passed or tight else 16.0)
    pad = 22 if not small else 12
    while size > 14 and brush.width(text, size, 600) + 2 * pad > at.w:
        size, pad = size - 1, max(8, pad - 3)
    width, height = (
        brush.width(text, size, 600) + 2 * pad,
        size * 1.2 + (22 if not small else 3 if tight else 9),
    )
    left = at.x - width if side > 0 else at.x
    box = Box(left, at.y + (0 if towards else 3 if tight else 6), width, height)
    if towards:
        tip = (box.right + 9 if towards > 0 else left - 9, box.y + height / 2)
    else:
        tip = (left + (width - 20 if side > 0 else 20), box.y - (4 if tight else 8))
    point = brush.metrics.rect(*tip, 1, 1)
    brush.add(
        f"seat:{seat}:bubble",
        PanelLook("bubble", "pass" if passed else "paper", brush.metrics.px(12), tail=(point.x, point.y)),
        box,
    )
    brush.add(
        f"seat:{seat}:said", TextLook(text, brush.metrics.font(size), 500 if passed else 600, "ink", 0), box
    )


def _thrown(
    brush: Brush,
    zones: Zones,
    place: Place,
    row: tuple[float, float],
    spot: Spot,
    sight: Sight,
    seat: Seat,
) -> None:
    """The cards that all saw a seat throw, where there is room: below its state, else beside its `row`.

    The row is given by its left edge and its width.
    """
    cards, wide = sight.seat(seat).thrown_shown, zones.kind == "wide"
    if wide and sight.seats <= CROWDED:
        if seat in sight.gains:
            return
        width, step = 38.0, min(44.0, (spot.room - 88) / max(1, len(cards)))
        total = width + step * (len(cards) - 1)
        left, top = spot.x - total if spot.align > 0 else spot.x, spot.y + 30
    else:
        width = 38.0 if wide else place.block.card * 0.84
        room = _beside_row(zones, place, row, sight)
        step = min(width * 1.08, (room - width) / max(1, len(cards) - 1))
        if room < width or step < LEAST_SMALL * width:
            return
        total = width + step * (len(cards) - 1)
        left = row[0] - 12 - total if place.mirrored else row[0] + row[1] + 12
        top = place.y + place.block.cards_dy
    lefts = [left + step * i for i in range(len(cards))]
    for i, card in enumerate(cards):
        brush.add(
            f"thrown:{seat}:{card_text(card)}",
            CardLook(card, small=True, dimmed=True, strip=covered(lefts, i, width)),
            Box(lefts[i], top, width, width * CARD),
        )
    if wide:  # elsewhere they are only dimmed; a listener is told
        _thrown_label(brush, sight, seat, Box(left, top, total, width * CARD), spot.align)


def _thrown_label(brush: Brush, sight: Sight, seat: Seat, cards: Box, align: int) -> None:
    """What the small dimmed cards are: beside them, or with five seats and more below."""
    if sight.seats > CROWDED:
        at = Spot(cards.right if align > 0 else cards.x, cards.bottom + 3, 100, 14, align)
    else:
        x = cards.x - 10 if align > 0 else cards.right + 10
        at = Spot(x, cards.y + 8, 90, 14, align, lines=2)
    brush.text(f"seat:{seat}:thrown", sight.words(N_("thrown")), at, colour="dim")


def _beside_row(zones: Zones, place: Place, row: tuple[float, float], sight: Sight) -> float:
    """How wide cards may lie beside a seat's row, clear of the middle of the table."""
    if place.line or zones.kind == "tall":
        return 0
    centre = zones.centre
    side = max(abs(x - centre.x) for x, _ in trick_places(zones, sight.seats)) + centre.card / 2
    piles = (
        max(centre.x - centre.stock, centre.discards - centre.x)
        + centre.pile / 2
        + (12 if zones.kind == "wide" else 30)
    )
    inner = row[0] if place.mirrored else row[0] + row[1]
    return abs(centre.x - inner) - max(side, piles) - 20


def _called(brush: Brush, zones: Zones, place: Place, spot: Spot, sight: Sight, seat: Seat) -> None:
    """The caller's pill and dots."""
    wide = zones.kind == "wide"
    height, size = (44, 18.0) if wide else (32, 15.0)
    text = pill(sight, seat)
    box = _pill_box(zones, place, spot, brush.width(text, size, 600) + height * 0.84, height)
    room = box.w - 16
    shown = next((each for each in short_pill(sight, seat) if brush.width(each, 14, 600) <= room), text)
    if shown != text:  # the paper is no wider than the words
        width = min(box.w, brush.width(shown, size, 600) + height * 0.84)
        box = box._replace(x=box.right - width if place.mirrored else box.x, w=width)
        room = box.w - 16
    if place.line and not wide:
        spot = spot._replace(x=spot.x + 4, y=spot.y + 28)
    radius = brush.metrics.px(box.h / 2)
    brush.add("pill", PanelLook("pill", "paper", radius), box, role=Role.TEXT, name=text)
    while brush.width(shown, size, 600) > room and size > 14:
        size -= 1
    brush.add("pill:text", TextLook(shown, brush.metrics.font(size), 600, "ink", 0), box)
    _dots(brush, spot, sight, seat, 12 if wide else 9)


def _pill_box(zones: Zones, place: Place, spot: Spot, width: float, height: float) -> Box:
    """Over the caller's token; where that is not free: beside it, under its cards, or under all seats."""
    block, wide = place.block, zones.kind == "wide"
    if zones.kind == "tall":
        return Box(16, zones.seats_end + 2, zones.width - 32, 30)
    if block.compact:  # in the top bar, between the title and the buttons
        middle = (zones.subtitle.x + zones.subtitle.room + zones.sound.x) / 2
        return Box(middle - width / 2, 8, width, height)
    if wide and block.room < _WIDEST and zones.width < _ROOMY and not place.line:  # in the top bar as well
        end = zones.scores.x - 64 if zones.scores else zones.width - 300
        return Box(end - width, 8, width, 40)
    if place.line:
        if wide:
            return Box(place.x, place.y - 62, width, height)
        return Box(spot.x + 4, spot.y - 8, min(width, spot.room - 4), height)
    if place.y > 150 or not wide:
        dx = 0 if wide or not place.mirrored else zones.width - zones.sound.x - 16 + 4  # clear of the switch
        return Box(_beside(place, dx, width), place.y - (72 if wide else 48), width, height)
    if block.card < _FULL:
        return Box(_beside(place, 0, width), place.y + block.status_dy + 24, width, 40)
    return Box(_beside(place, 208, width), place.y, width, height)


def _dots(brush: Brush, spot: Spot, sight: Sight, seat: Seat, size: float) -> None:
    taken, gap = sight.seat(seat).tricks, size * 0.58
    width = size * 5 + gap * 4
    left = spot.x - width if spot.align > 0 else spot.x
    brush.add(f"seat:{seat}:dots", DotsLook(taken), Box(left, spot.y + 4, width, size))
    x = left - 10 if spot.align > 0 else left + width + 10
    words = sight.gains.get(seat) or [
        sight.words(N_("{n} of 5 tricks"), n=taken),
        sight.words(N_("{n} of 5"), n=taken),
        str(taken),
    ]
    room = spot.room - width - 10
    brush.text(f"seat:{seat}:status", words, Spot(x, spot.y, room, spot.size, spot.align), 500)
