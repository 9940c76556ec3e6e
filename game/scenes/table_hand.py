"""The person's own corner: token, score, the live name of the hand, the prompt, the cards, the buttons."""

from __future__ import annotations

from game.cards import UNKNOWN, Card, card_text
from game.rules.chicago.observation import Phase
from game.scenes.prompt import Button
from game.scenes.table_brush import Brush
from game.scenes.table_sight import Sight
from game.scenes.table_words import broken, figures, own_hand, own_worth, pill, said, seat_name, short_worth
from game.scenes.tokens import seat_token
from game.stage import fonts
from game.stage.item import (
    CardLook,
    DotsLook,
    PanelLook,
    PuckLook,
    Rect,
    Role,
    TextLook,
)
from game.stage.layout import CROWDED, Box, Own, Spot, Zones
from game.stage.metrics import Metrics
from game.stage.mirror import turned
from game.stage.seating import CARD, LEAST_SMALL, covered, hand_row
from game.telling import capital, card_name

SMALL_BELOW = 70  # narrower cards are small faces
PLAYED_STEP = 0.55  # in card widths


def draw_own(brush: Brush, zones: Zones, sight: Sight) -> None:
    """Add the corner with token, score and hand name, and the prompt."""
    own, view = zones.own, sight.view
    me = sight.people.you == sight.you
    mine = capital(sight.people.name(sight.you)) if me else sight.people.names[sight.you]
    on_turn = view.to_act == sight.you and not sight.held
    brush.add(
        f"seat:{sight.you}",
        seat_token(sight.people.names, sight.you, on_turn),
        own.token,
        role=Role.TEXT,
        name=seat_name(sight, sight.you),
    )
    if own.name:
        brush.text("own:name", mine, own.name, 600)
    if view.dealer == sight.you:
        _puck(brush, own, sight, mine)
    _score(brush, zones, sight)
    _hand_name(brush, zones, sight)
    if sight.caller == sight.you:
        _called(brush, zones, sight)
    elif sight.you in sight.said:
        _said(brush, zones, sight)


def _puck(brush: Brush, own: Own, sight: Sight, mine: str) -> None:
    letter = sight.words("dealer")[:1].upper()
    if own.name:
        size = 27.0
        box = Box(own.name.x + brush.width(mine, own.name.size, 600) + 8, own.name.y - 2, size, size)
    else:
        size = 19.0  # no room for the name: at the token's foot, clear of the hand's name
        box = Box(own.token.x - 8, own.token.bottom - 14, size, size)
    brush.add("own:dealer", PuckLook(letter), box)


def _score(brush: Brush, zones: Zones, sight: Sight) -> None:
    own, score = zones.own, sight.scores[sight.you]
    words, target = sight.words, sight.view.options.target
    on_turn = sight.view.to_act == sight.you and not sight.held
    if zones.kind == "low":
        gain = sight.gains.get(sight.you, "")
        strong = bool(gain)
        told = (gain, figures(gain)) if gain else (words.plural("{n} point", "{n} points", score),)
        brush.text("own:score", told, own.score, 600 if strong else 400, "cream" if strong else "dim")
        return
    brush.text("own:score", str(score), own.score, 600)
    if own.track:
        look = PanelLook("track", "amber" if on_turn else "cream", 0, min(1.0, score / target))
        brush.add("own:track", look, own.track)
    if own.target:
        brush.text("own:target", str(target), own.target, colour="dim")


def _hand_name(brush: Brush, zones: Zones, sight: Sight) -> None:
    own, gain = zones.own, sight.gains.get(sight.you, "")
    name = own_hand(sight)
    worth = gain or own_worth(sight)
    placed = None
    if name[0]:
        placed = brush.text("own:hand", name, own.hand_name, 600, role=Role.TEXT, name=name[0])
    if own.explained:
        spot = own.explained
        if placed is not None:  # a name on two lines pushes what explains it down
            low = (placed.y + placed.h - brush.metrics.content.y) / brush.metrics.scale + 2
            small = gain or low > spot.y + 1
            spot = spot._replace(y=max(spot.y, low), size=15 if small else spot.size)
            step = fonts.line_height(brush.metrics.font(spot.size)) / brush.metrics.scale
            s = min(1.0, brush.metrics.s)
            end = min(zones.log.y - 18 / s, zones.height - 44 / s) if zones.kind == "wide" else zones.height
            spot = spot._replace(lines=2 if gain and spot.y + 2 * step <= end else 1)
        told = worth, figures(worth) if gain else short_worth(sight) or worth
        brush.text(
            "own:worth", told, spot, 600 if gain else 400, "cream" if gain else "dim", Role.TEXT, worth
        )
    _prompt(brush, zones, sight, worth, bool(gain))


def _prompt(brush: Brush, zones: Zones, sight: Sight, worth: str, gain: bool) -> None:
    spot, prompt = zones.own.prompt, sight.prompt
    if sight.asks():
        if zones.kind == "wide" and sight.bubble is not None:
            spot = _clear_of_bubble(brush, zones, sight, spot)
        if zones.kind == "tall" and zones.stretch > 0.5:
            spot = spot._replace(lines=2)
        told = (prompt.full, prompt.short) if prompt.full and not notes_fit(brush, zones) else ()
        brush.text("prompt", told or (prompt.line, prompt.short), spot, 600, "amber", Role.TEXT)
    elif zones.kind == "tall" and not (sight.held and sight.seats > CROWDED):
        spot = spot._replace(lines=2)
        brush.text("own:worth", worth, spot, 600 if gain else 400, "cream" if gain else "dim", Role.TEXT)


def _clear_of_bubble(brush: Brush, zones: Zones, sight: Sight, spot: Spot) -> Spot:
    box = bubble_box(brush, zones, sight)
    if box is None:
        return spot
    half = brush.width(sight.prompt.line, spot.size, 600) / 2
    if box.right + 22 < spot.x - half or box.x - 22 > spot.x + half:
        return spot
    if box.x + box.w / 2 < zones.width / 2:
        return spot._replace(x=box.right + 22, align=-1)
    return spot._replace(x=box.x - 22, align=1)


def _called(brush: Brush, zones: Zones, sight: Sight) -> None:
    own, wide = zones.own, zones.kind == "wide"
    text, height = pill(sight, sight.you), 40 if wide else 30
    size = 17.0 if wide else 15.0
    width = min(brush.width(text, size, 600) + 32, 290 if wide else zones.width - 32)
    box = Box(own.token.x, own.pill_y, width, height)
    if zones.kind == "tall":
        box = Box(16, zones.log.y - 24, zones.width - 32 - zones.log_button.w - 8, height)
    elif not wide:
        x = zones.width - 16 - width if not zones.mirrored else 16
        box = Box(x, own.pill_y, width, 28)
    while brush.width(text, size, 600) > box.w - 20 and size > 14:
        size -= 1
    brush.add(
        "pill", PanelLook("pill", "paper", brush.metrics.px(height / 2)), box, role=Role.TEXT, name=text
    )
    brush.add("pill:text", TextLook(text, brush.metrics.font(size), 600, "ink", 0), box)
    if own.name:
        dots = Box(own.token.right + 18 + 100, own.name.y + 6, 88, 12)
        brush.add("own:dots", DotsLook(sight.seat(sight.you).tricks), dots)


def _said(brush: Brush, zones: Zones, sight: Sight) -> None:
    if zones.kind != "wide":
        return  # no room; the log line says it
    text, passed = said(sight, sight.you), sight.said[sight.you] is None
    size = 17.0 if passed else 20.0
    width = brush.width(text, size, 600) + 36
    box = Box(zones.own.token.x, zones.own.token.y - 58, width, 40)
    tail = brush.metrics.rect(box.x + 28, box.bottom + 9, 1, 1)
    brush.add(
        "own:bubble",
        PanelLook("bubble", "pass" if passed else "paper", brush.metrics.px(12), tail=(tail.x, tail.y)),
        box,
    )
    brush.add("own:said", TextLook(text, brush.metrics.font(size), 500 if passed else 600, "ink", 0), box)


def draw_hand(brush: Brush, zones: Zones, sight: Sight) -> None:
    """Add the own cards, those played small to the left of the others; at the end all five in their place."""
    hand, zone = zones.hand, zones.hand.zone
    played = sight.played(sight.you)
    count = len(sight.hand) or len(sight.seat(sight.you).hand)
    if sight.view.phase is Phase.OVER and not sight.held and not count:
        lefts, width = hand_row(len(played), zones)
        y = zone.y + (hand.card - width) * CARD / 2
        _row(brush, sight, played, [Box(left, y, width, width * CARD) for left in lefts])
        return
    lefts, width = hand_row(count, zones, _played_room(zones, sight))
    y = zone.y + (hand.card - width) * CARD / 2
    if played:
        step = hand.small * PLAYED_STEP
        total = hand.small + step * (len(played) - 1)
        first = lefts[0] if lefts else zones.hand.middle
        left = max(zone.x, first - (16 if zones.kind == "wide" else 8) - total)
        low = y + (width - hand.small) * CARD
        boxes = [Box(left + step * i, low, hand.small, hand.small * CARD) for i in range(len(played))]
        _row(brush, sight, played, boxes)
    for i, left in enumerate(lefts):
        box = Box(left, y, width, width * CARD)
        if i < len(sight.hand):
            step = lefts[i + 1] - left if i + 1 < len(lefts) else box.w
            _card(brush, zones, sight, i, box, step / box.w)
        else:
            brush.add(f"back:{sight.you}:{i}", CardLook(UNKNOWN), box)


def _row(brush: Brush, sight: Sight, cards: tuple[Card, ...], boxes: list[Box]) -> None:
    """The own cards that have been played."""
    lefts = [box.x for box in boxes]
    for i, (card, box) in enumerate(zip(cards, boxes, strict=True)):
        look = CardLook(card, small=box.w < SMALL_BELOW, strip=covered(lefts, i, box.w))
        name = card_name(sight.words, card)
        brush.add(f"played:{sight.you}:{card_text(card)}", look, box, role=Role.CARD, name=name)


def _played_room(zones: Zones, sight: Sight) -> float:
    """How much of the hand's zone the small played cards need."""
    count = len(sight.played(sight.you))
    return zones.hand.small * (1 + PLAYED_STEP * (count - 1)) + 8 if count else 0


def _card(brush: Brush, zones: Zones, sight: Sight, place: int, box: Box, seen: float) -> None:
    """A card of the hand; the next one leaves this part of its width to be seen."""
    card = sight.hand[place]
    prompt, chosen = sight.prompt, card in sight.selected
    playable = card in prompt.picks or card in prompt.plays
    if chosen:
        box = box._replace(y=box.y - zones.hand.raised)
    small = box.w < SMALL_BELOW
    dimmed = bool(prompt.plays) and not playable
    brush.add(
        f"card:{card_text(card)}",
        CardLook(card, small, dimmed, chosen, strip=seen < 1, tight=seen < LEAST_SMALL),
        box,
        role=Role.CARD,
        name=card_name(sight.words, card),
        enabled=playable,
        selected=chosen,
        why=None if playable else sight.whys.get(card),
        press=("card", card),
        key=str(place + 1),
        drags=True,
    )


def draw_buttons(brush: Brush, zones: Zones, sight: Sight) -> None:
    """Add a button for each legal kind of action, and the remark beside them."""
    buttons = sight.prompt.buttons
    boxes = _button_boxes(zones, buttons, brush.metrics)
    size = {"wide": 22.0, "tall": 20.0, "low": 18.0}[zones.kind]
    others = [(button.text, box) for button, box in zip(buttons, boxes, strict=True) if not button.primary]
    even = brush.even_size(others, size - 2)
    for button, box in zip(buttons, boxes, strict=True):
        kind = "primary" if button.primary else "secondary"
        brush.button(
            button.id,
            button.text,
            kind,
            box,
            ("button", button.id),
            size if button.primary else even,
            14 if button.primary else even,
            enabled=button.why is None,
            why=button.why,
            key=button.key,
        )
    if zones.note:
        _note(brush, zones, sight, boxes)


def _button_boxes(zones: Zones, buttons: tuple[Button, ...], m: Metrics) -> tuple[Box, ...]:
    target, apart = m.target(44) / m.scale, 8 / m.s  # low, with more than two: a finger each
    zone, count = zones.buttons, len(buttons)
    if zones.kind == "tall":
        shares = [1.0] * count
        if count == 2:
            shares = [2.2 if button.primary else 1.0 for button in buttons]
            if max((len(button.text) for button in buttons if not button.primary), default=0) > 8:
                shares = [1.2 if button.primary else 1.0 for button in buttons]
        room, x, boxes = zone.w - 12 * (count - 1), zone.x, []
        for share in shares:
            boxes.append(Box(x, zone.y, room * share / sum(shares), zone.h))
            x += boxes[-1].w + 12
        return tuple(turned(box, zones.width) if zones.mirrored else box for box in boxes)
    if zones.kind == "wide":
        heights = [64.0, 56.0] if count < 3 else [56.0] + [50.0] * (count - 1)
        gap = 14.0 if count < 3 else 10.0
    else:
        heights, gap = ([48.0] * count, 10.0) if count < 3 else ([target] * count, apart)
    y = zone.y if zones.kind == "wide" else zone.y + 22
    if zones.kind == "low" and count > 2:
        y = zones.height - apart - count * (target + apart) + apart
    boxes = []
    for height in heights[:count]:
        boxes.append(Box(zone.x, y, zone.w, height))
        y += height + gap
    return tuple(boxes)


def notes_fit(brush: Brush, zones: Zones) -> bool:
    """Whether there is room for remarks beside the buttons."""
    return zones.note is not None and brush.metrics.s >= 0.9


def _note(brush: Brush, zones: Zones, sight: Sight, boxes: tuple[Box, ...]) -> None:
    spot = zones.note
    lines = sight.prompt.note if boxes else broken(sight)
    if spot is None or not notes_fit(brush, zones) or (boxes and boxes[-1].bottom > zones.height - 50):
        return
    y = boxes[-1].bottom + 7 if boxes else spot.y
    for i, line in enumerate(lines):
        colour, weight = ("dim", 400) if boxes or i else ("cream", 500)
        at = spot._replace(y=y + i * 24, size=15.0 if boxes else spot.size)
        if boxes:
            at = at._replace(x=zones.buttons.x + zones.buttons.w / 2, align=0, y=y + i * 20)
        brush.text(f"note:{i}", line, at, weight, colour, Role.TEXT)


def bubble_box(brush: Brush, zones: Zones, sight: Sight) -> Box | None:
    """Where the why-bubble opens: above its card, within the screen; None if there is none."""
    if sight.bubble is None or (sight.bubble[0] is not None and sight.bubble[0] not in sight.hand):
        return None
    card, text = sight.bubble
    lines, size = _bubble_lines(brush, zones, text)
    height = fonts.line_height(size) * len(lines) / brush.metrics.scale + 22
    width = max(brush.metrics.text_width(line, size, 500) for line in lines) / brush.metrics.scale + 36
    middle = _card_middle(zones, sight, card)
    x = min(max(16, middle - width * 0.78), zones.width - 16 - width)
    if card is not None and zones.kind == "tall":  # below: the prompt stands above
        return Box(x, min(zones.hand.zone.bottom + 12, zones.height - 4 - height), width, height)
    top = zones.hand.zone.y if card is not None else zones.buttons.y
    return Box(x, top - 14 - height, width, height)


def _bubble_lines(brush: Brush, zones: Zones, text: str) -> tuple[tuple[str, ...], int]:
    size = brush.metrics.font(14 if zones.kind == "low" else 16)
    room = zones.width - 70 if zones.kind == "tall" else 244
    return fonts.wrap(text, size, 500, round(room * brush.metrics.scale)), size


def _card_middle(zones: Zones, sight: Sight, card: Card | None) -> float:
    if card is None:
        return zones.buttons.x + min(zones.buttons.w / 2, 118)
    lefts, width = hand_row(len(sight.hand), zones, _played_room(zones, sight))
    place = sight.hand.index(card)
    visible = lefts[place + 1] - lefts[place] if place + 1 < len(lefts) else width
    return lefts[place] + min(width, visible) / 2


def draw_bubble(brush: Brush, zones: Zones, sight: Sight) -> None:
    """Add the reason why a pressed card can't be played."""
    box = bubble_box(brush, zones, sight)
    if box is None or sight.bubble is None:
        return
    card, text = sight.bubble
    lines, size = _bubble_lines(brush, zones, text)
    below = box.y > zones.hand.zone.y
    tip = box.y - 9 if below and card is not None else box.bottom + 9
    tail: Rect = brush.metrics.rect(_card_middle(zones, sight, card), tip, 1, 1)
    look = PanelLook("bubble", "paper", brush.metrics.px(12), tail=(tail.x, tail.y))
    brush.add("why", look, box, role=Role.TEXT, name=text)
    brush.add("why:text", TextLook("\n".join(lines), size, 500, "ink", 0), box)
