"""The person's own corner in stud: token, chips, the live name of the hand, the cards, the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import N_, UNKNOWN, Card, card_text
from game.rules.api import Seat
from game.scenes.prompt import Amount
from game.scenes.stud_layout import StudZones
from game.scenes.stud_row import own_row
from game.scenes.stud_seats import draw_bracket
from game.scenes.stud_sight import LOOKED_AT, StudSight
from game.scenes.stud_words import opens, own_hand, own_note, own_standing, seat_name, trigger_cause
from game.scenes.table_brush import Brush
from game.scenes.tokens import seat_token
from game.stage import fonts
from game.stage.deckstyle import letters_of, rank_sign
from game.stage.item import CardLook, IconLook, PanelLook, PuckLook, Role, TextLook
from game.stage.layout import Box, Spot
from game.stage.mirror import turned
from game.stage.seating import CARD, LEAST_SMALL
from game.telling import card_name

WORDED = 62  # logical px: where less of a wild card is seen, its band has no room for a word

LOG_ROOM = 130  # tall: what the prompt leaves the newest line of the log


def draw_own(brush: Brush, layout: StudZones, sight: StudSight) -> None:
    """Add token, name, chips, the hand's name and what explains it, and the prompt."""
    own, you = layout.zones.own, sight.you
    names = tuple(sight.name(Seat(seat)) for seat in range(sight.seats))
    me = sight.seat(you)
    out = me.folded or not me.playing
    look = seat_token(sight.moment.people.names, you, sight.view.to_act == you, out)
    brush.add(f"seat:{you}", look, own.token, role=Role.TEXT, name=seat_name(sight, you))
    if own.name:
        brush.text("own:name", names[you], own.name, 600)
    if sight.view.dealer == you:
        _puck(brush, layout, sight, names[you])
    _chips(brush, layout, sight)
    note, folded = own_note(sight), me.folded
    told, shade = own_hand(sight), "dim" if folded else "cream"
    placed = brush.text("own:hand", told, own.hand_name, 600, shade, Role.TEXT, told[0])
    if own.explained and note[0]:
        spot = own.explained
        if placed is not None:  # a name on two lines pushes what explains it down
            low = (placed.y + placed.h - brush.metrics.content.y) / brush.metrics.scale + 1
            spot = spot._replace(y=max(spot.y, low), lines=spot.lines if low <= spot.y + 1 else 1)
        brush.text("own:note", note, spot, 400, "dim", Role.TEXT, note[0])
    if sight.prompt.line:
        _prompt(brush, layout, sight)


def _prompt(brush: Brush, layout: StudZones, sight: StudSight) -> None:
    """What may be done; on tall screens shorter where the newest line of the log needs the room."""
    spot, told, prompt = layout.zones.own.prompt, sight.newest, sight.prompt
    if layout.zones.kind == "tall" and told:
        spot = spot._replace(room=layout.zones.log.x - 16 - min(LOG_ROOM, brush.width(told, 14)) - 12)
    brush.text("prompt", (prompt.line, prompt.short), spot, 600, "amber", Role.TEXT, prompt.line)


def _puck(brush: Brush, layout: StudZones, sight: StudSight, name: str) -> None:
    own, letter = layout.zones.own, sight.words("dealer")[:1].upper()
    if own.name:
        box = Box(own.name.x + brush.width(name, own.name.size, 600) + 8, own.name.y - 2, 27, 27)
    else:
        box = Box(own.token.right - 9, own.token.y - 6, 19, 19)
    brush.add("own:dealer", PuckLook(letter), box)


def _chips(brush: Brush, layout: StudZones, sight: StudSight) -> None:
    """The chips left as a figure; in low as words."""
    own, chips, words = layout.zones.own, sight.scores[sight.you], sight.words
    if layout.zones.kind == "low":
        told = words.plural(N_("{n} chip"), N_("{n} chips"), chips)
        brush.text("own:chips", told, own.score, 400, "dim")
        return
    figure = str(chips)
    brush.text("own:chips", figure, own.score, 600)
    if own.target:
        spot = own.target
        if layout.zones.kind == "wide":
            spot = spot._replace(x=own.score.x + brush.width(figure, own.score.size, 600) + 12)
        brush.text("own:left", words(N_("left")), spot, colour="dim")


def draw_hand(brush: Brush, layout: StudZones, sight: StudSight) -> None:
    """Add the own hole cards, a gap, the own upcards, and what they are."""
    me, you = sight.seat(sight.you), sight.you
    down, up = _lying(sight, me.down), _lying(sight, me.up)
    wild = [[sight.is_wild(card) for card in cards] for cards in (down, up)]
    row = own_row(layout, wild[0], wild[1])
    zone, card = layout.zones.hand.zone, row.card
    y = zone.y + (zone.h - card * CARD) / 2
    lefts = (*row.downs, *row.ups, (*row.downs, *row.ups)[-1] + card) if down or up else ()
    for i, (each, x) in enumerate(zip((*down, *up), lefts, strict=False)):
        box, hidden = Box(x, y, card, card * CARD), i < len(down)
        if each == UNKNOWN:
            brush.add(f"back:{you}:{i}", CardLook(UNKNOWN, dimmed=me.folded), box)
            continue
        id = f"card:{card_text(each)}" if hidden else f"up:{you}:{card_text(each)}"
        _card(brush, sight, id, each, box, min(1.0, (lefts[i + 1] - x) / card))
    low = y + card * CARD
    bracketed = draw_bracket(brush, sight, you, row.ups, card, low + 2)
    if (layout.labels and sight.prompt.amount is None) or layout.zones.kind == "wide":
        _labels(brush, layout, sight, (row.downs, row.ups), low + (10 if bracketed else 7))


def _lying(sight: StudSight, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Some of the own cards as the person has laid them; unknown ones first."""
    hand = sight.moment.hand
    return tuple(sorted(cards, key=lambda card: hand.index(card) if card in hand else -1))


def _labels(
    brush: Brush,
    layout: StudZones,
    sight: StudSight,
    lefts: tuple[tuple[float, ...], tuple[float, ...]],
    y: float,
) -> None:
    """Which of the cards the others can't see."""
    words, (downs, ups) = sight.words, lefts
    if not layout.labels or sight.over or not (downs and ups):
        return
    brush.add("own:hidden", IconLook("eye-off", "dim"), Box(downs[0], y, 18, 18))
    room = ups[0] - downs[0] - 40
    hidden = (words(N_("Hidden from the others")), words(N_("Hidden")))
    brush.text("own:hidden:text", hidden, Spot(downs[0] + 24, y, room, 15), colour="dim")
    spot = Spot(ups[0], y, max(120.0, ups[-1] - ups[0]), 15)
    if sight.cause is not None and sight.cause.seat == sight.you:
        brush.text("own:trigger", trigger_cause(sight), spot, 600, "ice", Role.TEXT)
    else:
        told = (*opens(sight, sight.you)[:1], words(N_("Open")))
        brush.text("own:open", told, spot, colour="dim")


def _card(brush: Brush, sight: StudSight, id: str, card: Card, box: Box, seen: float) -> None:
    """An own card; the next one leaves this part of its width to be seen."""
    words, wild = sight.words, sight.is_wild(card)
    name = card_name(words, card)
    if wild:
        name = words(N_("{card}, wild"), card=name)
    mark = _mark(sight, card, seen * box.w) if wild else None
    folded = sight.seat(sight.you).folded
    look = CardLook(
        card, False, folded, strip=seen < 1, wild=mark, tight=seen < LEAST_SMALL, seen=seen if wild else 1.0
    )
    own = card in sight.moment.hand and not sight.over
    why, press = (sight.words(LOOKED_AT), ("card", card)) if own else (None, None)
    brush.add(id, look, box, role=Role.CARD, name=name, enabled=not own, why=why, press=press, drags=own)


def _mark(sight: StudSight, card: Card, seen: float) -> str:
    """What the band on a wild card says in so many logical px: “as K” or “K”, or that it is wild."""
    for standing in own_standing(sight):
        if standing.card == card:
            sign = rank_sign(standing.rank, letters_of(sight.words.lang))
            return sight.words(N_("as {rank}"), rank=sign) if seen >= WORDED else sign
    return sight.words(N_("wild")) if seen >= WORDED else ""


def draw_buttons(brush: Brush, layout: StudZones, sight: StudSight) -> None:
    """Add a button for each legal action, and the control of a free amount."""
    buttons, zones = sight.prompt.buttons, layout.zones
    size = {"wide": 22.0, "tall": 20.0, "low": 18.0}[zones.kind]
    boxes = _boxes(layout, sight, brush.metrics.target(44) / brush.metrics.scale)
    others = [(button.text, box) for button, box in zip(buttons, boxes, strict=True) if not button.primary]
    even = brush.even_size(others, size - 2)
    for button, box in zip(buttons, boxes, strict=True):
        brush.button(
            button.id,
            button.text,
            "primary" if button.primary else "secondary",
            box,
            ("button", button.id),
            size if button.primary else even,
            14 if button.primary else even,
            key=button.key,
        )
    if sight.prompt.amount is not None and layout.amount is not None:
        _amount(brush, sight, sight.prompt.amount, layout.amount)


def _boxes(layout: StudZones, sight: StudSight, target: float) -> tuple[Box, ...]:
    """The buttons' places: on wide the primary on top, else left to right or one below the other.

    `target` is the height of a finger in logical px.
    """
    zones, buttons = layout.zones, sight.prompt.buttons
    zone, count, free = zones.buttons, len(buttons), sight.prompt.amount is not None
    if zones.kind == "tall":
        shares = [1.35 if button.primary else 1.0 for button in buttons]
        x, boxes = zone.x, []
        for share in shares:
            width = (zone.w - 10 * (count - 1)) * share / sum(shares)
            boxes.append(Box(x, zone.y, width, zone.h))
            x += width + 10
        return tuple(turned(box, zones.width) if zones.mirrored else box for box in boxes)
    if zones.kind == "low":
        y, high, pitch = zones.hand.zone.y, 48.0, 58.0
        if count > 2:  # each as high as a finger
            y, high, pitch = zone.y, target, (zone.h - target) / 2
        return tuple(Box(zone.x, y + pitch * i, zone.w, high) for i in range(count))
    under, high = zone.y + 78, 56.0
    if free and layout.amount is not None:
        under, high = layout.amount.bottom + 8, layout.amount.h + 2
    rest = [button for button in buttons if not button.primary]
    half = (zone.w - 12 * (len(rest) - 1)) / max(1, len(rest))
    boxes = []
    for button in buttons:
        if button.primary:
            boxes.append(Box(zone.x, zone.y, zone.w, 64))
        else:
            boxes.append(Box(zone.x + (half + 12) * rest.index(button), under, half, high))
    return tuple(boxes)


def _amount(brush: Brush, sight: StudSight, amount: Amount, box: Box) -> None:
    """Less, the amount, more, all that is allowed."""
    words = sight.words
    end, side = box.w * 0.24, 46.0
    less = max(amount.least, amount.chosen - amount.step)
    more = min(amount.most, amount.chosen + amount.step)
    steps = (
        ("amount:less", "minus", Box(box.x, box.y, side, box.h), less, words(N_("Less"))),
        ("amount:more", "plus", Box(box.right - end - 8 - side, box.y, side, box.h), more, words(N_("More"))),
    )
    for id, icon, where, value, name in steps:
        enabled = value != amount.chosen
        why = None if enabled else words(N_("From {least} to {most}."), least=amount.least, most=amount.most)
        brush.button(id, "", "icon", where, ("amount", value), icon=icon, name=name, enabled=enabled, why=why)
    told = words(N_("Your total for this street: {n}"), n=amount.chosen)
    middle = Box(box.x + side + 8, box.y, box.w - end - 2 * side - 24, box.h)
    following = more if more != amount.chosen else amount.least
    brush.button("amount", str(amount.chosen), "secondary", middle, ("amount", following), 20, 14, name=told)
    most = words(N_("Most"))
    last = Box(box.right - end, box.y, end, box.h)
    brush.button("amount:most", most, "secondary", last, ("amount", amount.most), 16, 14)


def draw_bubble(brush: Brush, layout: StudZones, sight: StudSight) -> None:
    """Add the reason why something pressed can't be done."""
    bubble = sight.moment.bubble
    if bubble is None:
        return
    size = brush.metrics.font(16)
    lines = fonts.wrap(bubble[1], size, 500, round(244 * brush.metrics.scale))
    height = fonts.line_height(size) * len(lines) / brush.metrics.scale + 22
    width = max(brush.metrics.text_width(line, size, 500) for line in lines) / brush.metrics.scale + 36
    zone = layout.zones.hand.zone
    box = Box(max(16.0, zone.right - width), zone.y - height - 10, width, height)
    brush.add("why", PanelLook("bubble", "paper", brush.metrics.px(12)), box, role=Role.TEXT, name=bubble[1])
    brush.add("why:text", TextLook("\n".join(lines), size, 500, "ink", 0), box)
