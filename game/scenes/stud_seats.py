"""The other players at a stud table: token, name, chips, cards, bet and what they did."""

from __future__ import annotations

from game.cards import UNKNOWN, Card, card_text, rank_of
from game.rules.api import Seat
from game.rules.schultz.options import Trigger
from game.scenes.stud_layout import StudZones
from game.scenes.stud_places import Place, Row, places, seat_row
from game.scenes.stud_sight import StudSight
from game.scenes.stud_words import did, opens, seat_name, short_hand, short_state, trigger_cause
from game.scenes.table_brush import Brush
from game.scenes.tokens import name_wordings, seat_token
from game.stage.item import CardLook, ChipsLook, IconLook, PanelLook, PuckLook, Role
from game.stage.layout import Box, Spot
from game.stage.seating import CARD, covered
from game.telling import card_name, hand_wordings

STAR = 16  # logical px: the sign of the trigger at a token
BRACKET = 6  # logical px: how high the mark under the causing cards is
LINE = 19  # a line of text under the cards


def draw_seats(brush: Brush, layout: StudZones, sight: StudSight) -> None:
    """Add all other players, clockwise."""
    for place, seat in zip(places(layout, sight.seats), sight.others, strict=True):
        _head(brush, place, sight, seat)
        _cards(brush, place, sight, seat)
        _bet(brush, layout, place, sight, seat)


def _head(brush: Brush, place: Place, sight: StudSight, seat: Seat) -> None:
    form, player = place.form, sight.seat(seat)
    side, out = (1 if place.mirrored else -1), player.folded or not player.playing
    names = sight.moment.people.names
    look = seat_token(names, seat, sight.view.to_act == seat, out)
    x = place.x + side * -form.text_dx
    left = place.x - form.token if place.mirrored else place.x
    box = Box(left, place.y, form.token, form.token)
    brush.add(f"seat:{seat}", look, box, role=Role.TEXT, name=seat_name(sight, seat))
    dealer = sight.view.dealer == seat
    puck = min(27.0, form.name * 1.3) if dealer else 0
    room = form.name_room - (puck + 4 if dealer else 0)
    shade = "dim" if out else "cream"
    spot = Spot(x, place.y - 3, room, form.name, side, least=14)
    brush.text(f"seat:{seat}:name", name_wordings(names[seat]), spot, 600, shade, name=names[seat])
    if dealer:
        dx = min(brush.width(names[seat], form.name, 600), room) + 6
        start = x - dx - puck if place.mirrored else x + dx
        letter = sight.words("dealer")[:1].upper()
        brush.add(f"seat:{seat}:dealer", PuckLook(letter), Box(start, place.y - 4, puck, puck))
    _chips(brush, place, sight, seat, x)


def _chips(brush: Brush, place: Place, sight: StudSight, seat: Seat, x: float) -> None:
    """The chips left, or why there are none to count; on one line behind the name where that is needed."""
    form, told = place.form, short_state(sight, seat)
    side = 1 if place.mirrored else -1
    y = place.y + form.chips_dy
    if not form.chips_dy:
        x += form.name_room + 2
    out = sight.seat(seat).folded or not sight.seat(seat).playing
    room = form.state_room if form.state_room and sight.seat(seat).bet else form.name_room
    if not form.chips_dy:
        room = form.state_room
    if sight.seat(seat).bet and place.bet is not None and abs(place.bet.x - x) > 40:
        room = min(room, abs(place.bet.x - x) - (12 if place.bet.size >= 16 else 4))
    if shown := _shown_in_head(place, sight, seat):
        won, full = sight.seat(seat).won, shown[0]
        if won and form.state_room and form.chips_dy:  # nowhere else is room for what is won
            shown = (*(f"+{won} {hand}" for hand in shown), f"+{won}")
        room, lines = _hand_room(place, x, won > 0), 1 if won else form.hand_lines
        spot = Spot(x, y + 1, room, min(form.chips, 17), side, lines, 14)
        brush.text(f"seat:{seat}:hand", shown, spot, 500, "cream", Role.TEXT, full)
        return
    fits = brush.width(told[-1], 14, 500) <= room
    if out or (told[0] and form.name_room < 90 and (fits or not sight.seat(seat).bet)):
        spot = Spot(x, y + 1, room, min(form.chips, 17), side, least=14)
        if not fits and sight.seat(seat).bet:
            return  # the dimmed token and cards say it, until the bet is collected
        brush.text(f"seat:{seat}:state", told, spot, 500, "dim" if out else "cream")
        return
    figure = str(sight.scores[seat])
    brush.text(f"seat:{seat}:chips", figure, Spot(x, y, room, form.chips, side), 600)
    checked = did(sight, seat) if not sight.seat(seat).bet else ""
    if form.name_room < 90 or not (told[0] or checked):
        return
    dx = brush.width(figure, form.chips, 600) + 8
    x = x - dx if place.mirrored else x + dx
    spot = Spot(x, y + (form.chips - 15) * 0.6, room, 15, side)
    if told[0]:
        brush.text(f"seat:{seat}:state", told, spot, 500)
    else:
        brush.text(f"seat:{seat}:state", checked, spot, colour="dim")


def _shown_in_head(place: Place, sight: StudSight, seat: Seat) -> tuple[str, ...]:
    """At the showdown the hand's name, where there is no room for it under the cards; else ()."""
    player = sight.seat(seat)
    if not sight.over or place.form.under >= LINE or player.best is None or player.folded:
        return ()
    return (*hand_wordings(sight.words, player.best), short_hand(sight.words, player.best))


def _hand_room(place: Place, x: float, won: bool) -> float:
    """How wide the hand's name may be in the head from `x` on: up to the cards, or to what is won."""
    form = place.form
    if form.cards_dx:
        return form.cards_dx - 4 - abs(x - place.x)
    return form.room - abs(x - place.x) - (54 if won else 0)


def row_of(place: Place, sight: StudSight, seat: Seat) -> Row:
    """A seat's row of cards."""
    player = sight.seat(seat)
    opened = any(card != UNKNOWN for card in player.down)
    return seat_row(place.form, len(player.down), len(player.up), opened)


def _cards(brush: Brush, place: Place, sight: StudSight, seat: Seat) -> None:
    form, player, row = place.form, sight.seat(seat), row_of(place, sight, seat)
    start = place.x + form.cards_dx
    if place.mirrored:
        start = place.x - form.cards_dx - row.width
    y, height = place.y + form.cards_dy, row.card * CARD
    for i, (card, x) in enumerate(zip(player.down, row.downs, strict=True)):
        box, strip = Box(start + x, y, row.card, height), covered(row.downs, i, row.card)
        if card == UNKNOWN:
            brush.add(f"back:{seat}:{i}", CardLook(UNKNOWN, True, player.folded), box)
        else:
            _open(brush, sight, f"shown:{seat}:{card_text(card)}", card, box, (player.folded, strip))
    for i, (card, x) in enumerate(zip(player.up, row.ups, strict=True)):
        box, strip = Box(start + x, y, row.card, height), covered(row.ups, i, row.card)
        _open(brush, sight, f"up:{seat}:{card_text(card)}", card, box, (player.folded, strip))
    low = y + height + 2
    bracketed = None
    if form.under >= BRACKET:  # else the next seat's cards would lie over it
        bracketed = draw_bracket(brush, sight, seat, tuple(start + x for x in row.ups), row.card, low)
    side = 1 if place.mirrored else -1
    low = y + form.card * CARD + (3 + BRACKET if bracketed else 2)
    spot = Spot(place.x - side * form.cards_dx, low, form.room, 15 if form.card > 50 else 14, side)
    if form.under >= (LINE + 1 + BRACKET if bracketed else LINE):
        _under(brush, sight, seat, spot, bracketed)
    elif sight.cause is not None and sight.cause.seat == seat and not sight.over:
        _starred(brush, place, sight, seat)


def _open(brush: Brush, sight: StudSight, id: str, card: Card, box: Box, lying: tuple[bool, bool]) -> None:
    """An open card; `lying`: whether its seat has folded, whether the next card covers its right side."""
    folded, strip = lying
    words = sight.words
    wild = sight.is_wild(card)
    name = card_name(words, card)
    if wild:
        name = words("{card}, wild", card=name)
    look = CardLook(card, True, folded, strip=strip, wild="" if wild else None)
    brush.add(id, look, box, role=Role.CARD, name=name)


def draw_bracket(
    brush: Brush, sight: StudSight, seat: Seat, lefts: tuple[float, ...], card: float, y: float
) -> Box | None:
    """Mark the upcards that set the pending trigger, at y below them; returns where, None: there are none."""
    if sight.cause is None or sight.cause.seat != seat or sight.over:
        return None
    up, rank = sight.seat(seat).up, rank_of(sight.cause.card)
    alone = sight.view.options.trigger is Trigger.QUEEN
    causing = [
        x
        for x, each in zip(lefts, up, strict=True)
        if (each == sight.cause.card if alone else rank_of(each) == rank)
    ]
    if not causing:
        return None
    own = "own" if seat == sight.you else f"seat:{seat}"
    box = Box(causing[0], y, causing[-1] + card - causing[0], BRACKET)
    brush.add(f"{own}:bracket", PanelLook("bracket", "ice"), box)
    return box


def _under(brush: Brush, sight: StudSight, seat: Seat, spot: Spot, bracket: Box | None) -> None:
    """Under the cards: at the showdown the hand's name, before it the pair that set the trigger."""
    player = sight.seat(seat)
    if sight.over and player.best is not None and not player.folded:
        told: tuple[str, ...] = hand_wordings(sight.words, player.best)
        brush.text(f"seat:{seat}:hand", told, spot, 500, "cream", Role.TEXT, told[0])
    elif sight.cause is not None and sight.cause.seat == seat and not sight.over:
        told = (trigger_cause(sight),)
        if bracket is not None:
            spot = _middle_of(bracket, spot, brush.width(told[0], spot.size, 600))
        brush.text(f"seat:{seat}:trigger", told, spot, 600, "ice", Role.TEXT)
    elif first := opens(sight, seat):
        brush.text(f"seat:{seat}:opens", first, spot, 400, "dim", Role.TEXT, first[0])


def _starred(brush: Brush, place: Place, sight: StudSight, seat: Seat) -> None:
    """Where no words fit under the cards: a star of ice at the token's foot says who set the trigger."""
    token, disc = place.form.token, STAR
    left = place.x - token if place.mirrored else place.x
    at = Box(left - 3 if place.mirrored else left + token - disc + 3, place.y + token - disc + 3, disc, disc)
    brush.add(f"seat:{seat}:trigger:disc", PanelLook("dot", "ice"), at)
    inner = disc * 0.7
    star = Box(at.x + (disc - inner) / 2, at.y + (disc - inner) / 2, inner, inner)
    look = IconLook("star", "on-ice")
    brush.add(f"seat:{seat}:trigger", look, star, role=Role.TEXT, name=trigger_cause(sight))


def _middle_of(bracket: Box, spot: Spot, width: float) -> Spot:
    """The spot under the bracket's middle, or as near to it as the seat's own width allows."""
    left = spot.x - spot.room if spot.align > 0 else spot.x
    middle = bracket.x + bracket.w / 2
    middle = max(left + width / 2, min(left + spot.room - width / 2, middle))
    return spot._replace(x=middle, align=0)


def _bet(brush: Brush, layout: StudZones, place: Place, sight: StudSight, seat: Seat) -> None:
    """The bet; at the end what the seat wins, if its hand's name has taken the place of that."""
    if place.bet is None:
        return
    if _shown_in_head(place, sight, seat):
        won = sight.seat(seat).won
        if not (place.form.state_room and place.form.chips_dy):
            brush.text(f"seat:{seat}:won", f"+{won}" if won else "", _won_spot(place, place.bet), 600)
        return
    draw_bet(brush, layout, sight, seat, place.bet)


def _won_spot(place: Place, bet: Spot) -> Spot:
    """Where a bet lies, or at the end of the row of cards that are under the head."""
    if place.form.cards_dx:
        return bet
    side = 1 if place.mirrored else -1
    return bet._replace(x=place.x - side * place.form.room, y=place.y + place.form.chips_dy, align=-side)


def draw_bet(brush: Brush, layout: StudZones, sight: StudSight, seat: Seat, spot: Spot) -> None:
    """Add a seat's bet on this street: chips, the figure on the spot's inner side, the verb in dim."""
    bet = sight.seat(seat).bet
    if not bet:
        return
    wide, side = layout.zones.kind == "wide", spot.align
    d = {18.0: 28.0, 16.0: 18.0 if wide else 20.0, 15.0: 14.0, 14.0: 10.0}[spot.size]
    figure = str(bet)
    if wide:
        brush.add(f"bet:{seat}", ChipsLook(bet), _chip_box(spot.x - d / 2, spot.y + 12, d))
        x = spot.x + (d / 2 + 8) * (-side or 1)
        brush.text(f"bet:{seat}:chips", figure, Spot(x, spot.y, 60, spot.size, side or -1), 600)
        x += (brush.width(figure, spot.size, 600) + 9) * (-side or 1)
        if spot.room > 60:
            brush.text(
                f"bet:{seat}:verb", did(sight, seat), Spot(x, spot.y + 3, 100, 15, side or -1), colour="dim"
            )
        return
    width = brush.width(figure, spot.size, 600)
    left = spot.x - width - d - 4 if side > 0 else spot.x
    brush.add(f"bet:{seat}", ChipsLook(bet), _chip_box(left, spot.y + spot.size * 0.55, d))
    brush.text(f"bet:{seat}:chips", figure, Spot(left + d + 4, spot.y, 60, spot.size), 600)


def _chip_box(x: float, middle: float, d: float) -> Box:
    """One stack wide, and as high as a full one, on a middle line."""
    return Box(x, middle - d * 0.9, d, d * 1.78)
