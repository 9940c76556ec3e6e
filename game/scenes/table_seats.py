"""The other players: token, name, score, cards, what they did and said (look.md, section 7)."""

from __future__ import annotations

from game.cards import N_, UNKNOWN, card_text
from game.rules.api import Seat
from game.rules.chicago.observation import Phase
from game.scenes.table_brush import Brush
from game.scenes.table_sight import Sight
from game.scenes.table_words import pill, said, seat_name, short_status, status
from game.stage.item import (
    CardLook,
    DotsLook,
    LittleBacksLook,
    PanelLook,
    PuckLook,
    Role,
    TextLook,
    TokenLook,
)
from game.stage.layout import NARROW_LOW, Box, Spot, Zones
from game.stage.seating import CARD, Place, Row, covered, places, seat_row
from game.stage.theme import SEAT_COLOURS
from game.telling import card_name


def letters(names: tuple[str, ...], seat: Seat) -> str:
    """A token's letter, or two where another player's name begins alike."""
    name = names[seat].strip() or "?"
    alike = [other for other in names if other.strip()[:1].upper() == name[:1].upper()]
    return name[:2].capitalize() if len(alike) > 1 else name[:1].upper()


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
    token = TokenLook(
        letters(_names(sight), seat),
        SEAT_COLOURS[(seat - sight.you) % sight.seats % len(SEAT_COLOURS)],
        view.to_act == seat and not sight.held,
        not player.playing,
    )
    box = Box(_beside(place, 0, block.token), place.y, block.token, block.token)
    brush.add(f"seat:{seat}", token, box, role=Role.TEXT, name=seat_name(sight, seat))
    x = place.x - block.text_dx if place.mirrored else place.x + block.text_dx
    puck = block.name * 1.35 if view.dealer == seat else 0
    room = block.name_room - (puck + 6 if puck else 0)
    colour = "cream" if player.playing else "dim"
    name = sight.people.names[seat]
    brush.text(f"seat:{seat}:name", name, Spot(x, place.y - 3, room, block.name, side, least=14), 600, colour)
    if puck:
        dx = min(brush.width(name, block.name, 600), room) + 7
        left = x - dx - puck if place.mirrored else x + dx
        letter = sight.words(N_("dealer"))[:1].upper()
        brush.add(f"seat:{seat}:dealer", PuckLook(letter), Box(left, place.y - 4, puck, puck))
    score = str(sight.scores[seat])
    brush.text(f"seat:{seat}:score", score, Spot(x, place.y + block.score_dy, 60, block.score, side), 600)
    if block.track:
        dx, dy, w, h = block.track
        left = x - dx - w if place.mirrored else x + dx
        part = min(1.0, sight.scores[seat] / view.options.target)
        brush.add(f"seat:{seat}:track", PanelLook("track", "cream", 0, part), Box(left, place.y + dy, w, h))


def _names(sight: Sight) -> tuple[str, ...]:
    own = sight.words(N_("You"))
    return tuple(own if seat == sight.people.you else name for seat, name in enumerate(sight.people.names))


def _cards(brush: Brush, place: Place, row: Row, sight: Sight, seat: Seat) -> float:
    """The row of cards; returns its left edge."""
    block, words = place.block, sight.words
    start = place.x + block.cards_dx if place.line else _beside(place, 0, row.width)
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
    block = place.block
    if place.line:
        x, y, side = start + max(row.width, block.card) + 10, place.y + (6 if block.track else 4), -1
        room = min(zones.width - x - (100 if zones.kind == "low" else 40), 230)
    else:
        x, y, side = place.x, place.y + block.status_dy, 1 if place.mirrored else -1
        room = block.room
    bubble = seat in sight.said and sight.caller is None
    apart = zones.kind != "tall" and sight.seats < 5 and not place.line
    if sight.caller == seat:
        _called(brush, zones, place, Spot(x, y, room, block.status, side), sight, seat)
    elif bubble and not apart and seat not in sight.gains:
        _bubble(brush, place, Box(x, y - (2 if not place.line else 0), room, 0), side, sight, seat)
    else:
        _status(brush, Spot(x, y, room, block.status, side, least=14), sight, seat, zones)
    if bubble and apart:
        dx = (226 if place.mirrored else 218) if zones.kind == "wide" else 128
        edge = place.x - dx if place.mirrored else place.x + dx
        _bubble(brush, place, Box(edge, place.y, 150, 0), side, sight, seat)
    free = zones.kind == "wide" and sight.seats < 5 and seat not in sight.gains
    if sight.seat(seat).thrown_shown and free:
        _thrown(brush, place, Spot(x, y + 30, room, 14, side), sight, seat)


def _status(brush: Brush, spot: Spot, sight: Sight, seat: Seat, zones: Zones) -> None:
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
    if seat in sight.gains or kind == "tall":
        spot = spot._replace(
            lines=(4 if kind == "tall" else 3) if roomy and sight.view.phase is Phase.OVER else 2
        )
    brush.text(f"seat:{seat}:status", short_status(sight, seat), spot, 600 if strong else 400, colour)
    if backs and told:
        dx = brush.width(told, spot.size, 600) + 10
        left = spot.x - dx - width if spot.align > 0 else spot.x + dx
        brush.add(f"seat:{seat}:exchanged", LittleBacksLook(backs), Box(left, spot.y - 1, width, size * 1.4))


def _bubble(brush: Brush, place: Place, at: Box, side: int, sight: Sight, seat: Seat) -> None:
    """Speech: `at` gives the edge next to the speaker, the top and the room."""
    text, passed = said(sight, seat), sight.said[seat] is None
    small = place.block.track is None or not place.block.status > 15
    size = (17.0 if passed else 24.0) if not small else (14.0 if passed else 16.0)
    pad = 22 if not small else 12
    while size > 14 and brush.width(text, size, 600) + 2 * pad > at.w:
        size, pad = size - 1, max(8, pad - 3)
    width, height = brush.width(text, size, 600) + 2 * pad, size * 1.2 + (22 if not small else 9)
    left = at.x - width if side > 0 else at.x
    box = Box(left, at.y, width, height)
    below = place.block.track is not None and small
    if below:  # under the seat's cards: the tail points up at them
        tip = (left + (width - 20 if side > 0 else 20), at.y - 6)
    else:
        tip = (at.x + 9 if side > 0 else at.x - 9, at.y + height / 2)
    point = brush.metrics.rect(*tip, 1, 1)
    brush.add(
        f"seat:{seat}:bubble",
        PanelLook("bubble", "pass" if passed else "paper", brush.metrics.px(12), tail=(point.x, point.y)),
        box,
    )
    brush.add(
        f"seat:{seat}:said", TextLook(text, brush.metrics.font(size), 500 if passed else 600, "ink", 0), box
    )


def _thrown(brush: Brush, place: Place, spot: Spot, sight: Sight, seat: Seat) -> None:
    cards = sight.seat(seat).thrown_shown
    width, step = 38, min(44.0, (spot.room - 88) / max(1, len(cards)))
    total = width + step * (len(cards) - 1)
    left = spot.x - total if spot.align > 0 else spot.x
    lefts = [left + step * i for i in range(len(cards))]
    for i, card in enumerate(cards):
        brush.add(
            f"thrown:{seat}:{card_text(card)}",
            CardLook(card, small=True, dimmed=True, strip=covered(lefts, i, width)),
            Box(lefts[i], spot.y, width, width * CARD),
        )
    label = sight.words(N_("thrown"))
    x = left - 10 if spot.align > 0 else left + total + 10
    brush.text(f"seat:{seat}:thrown", label, Spot(x, spot.y + 18, 80, 14, spot.align), colour="dim")


def _called(brush: Brush, zones: Zones, place: Place, spot: Spot, sight: Sight, seat: Seat) -> None:
    """The caller's pill and dots."""
    wide = zones.kind == "wide"
    height, size = (44, 18.0) if wide else (32, 15.0)
    text = pill(sight, seat)
    width = brush.width(text, size, 600) + height * 0.84
    if zones.kind == "tall":
        height, size, width = 30, 15.0, zones.width - 32
        box = Box(16, place.y + place.block.status_dy + 20, width, height)
    elif place.line and not wide:
        box = Box(spot.x + 4, spot.y - 8, min(width, spot.room - 4), height)
        spot = spot._replace(x=spot.x + 4, y=spot.y + 28)
    elif place.line:
        box = Box(place.x, place.y - 62, width, height)
    else:
        box = Box(_beside(place, 0, width), place.y - (72 if wide else 48), width, height)
    brush.add(
        "pill", PanelLook("pill", "paper", brush.metrics.px(height / 2)), box, role=Role.TEXT, name=text
    )
    while brush.width(text, size, 600) > box.w - 16 and size > 14:
        size -= 1
    brush.add("pill:text", TextLook(text, brush.metrics.font(size), 600, "ink", 0), box)
    _dots(brush, spot, sight, seat, 12 if wide else 9)


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
