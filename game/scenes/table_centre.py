"""The middle of the table: stock and discards, or the trick in front of its players (look.md, section 7)."""

from __future__ import annotations

from game.cards import N_, card_text
from game.rules.api import Seat
from game.rules.chicago.observation import Phase
from game.scenes.table_brush import Brush
from game.scenes.table_sight import Sight
from game.stage.item import CardLook, PanelLook, PileLook, Role, TextLook
from game.stage.layout import CROWDED, Box, Spot, Zones
from game.stage.seating import CARD, trick_places
from game.telling import card_name

SMALL_BELOW = 70  # narrower cards are small faces
RISE = 8  # of the card that takes the trick
_ROOMY = 1200  # width from which something can stand between the trick and the seats
SEEN = ("seen",)  # the press that says: I have seen the finished trick


def draw_centre(brush: Brush, zones: Zones, sight: Sight) -> None:
    """Add the piles or the trick, whichever lies there now."""
    if sight.view.phase is Phase.PLAY or sight.held:
        draw_trick(brush, zones, sight)
    else:
        _piles(brush, zones, sight)


def _piles(brush: Brush, zones: Zones, sight: Sight) -> None:
    centre, words, view = zones.centre, sight.words, sight.view
    height = centre.pile * CARD
    for id, x, count in (("stock", centre.stock, view.stock), ("discards", centre.discards, view.discards)):
        if id == "stock":
            name = words.plural(N_("Stock, {n} card"), N_("Stock, {n} cards"), count)
            label = words(N_("in the stock"))
        else:
            name = words.plural(N_("Discards, {n} card"), N_("Discards, {n} cards"), count)
            label = words(N_("discarded"))
        box = Box(x - centre.pile / 2, centre.pile_y - height / 2, centre.pile, height)
        brush.add(id, PileLook(id, count), box, role=Role.TEXT, name=name)
        if count or id == "stock":
            _count(brush, id, count, label, x + (-10 if id == "stock" else 10), centre.counts_y)
    if view.offered is not None:
        x = centre.stock - centre.pile * 1.5 - 12
        look = CardLook(view.offered, small=centre.pile < SMALL_BELOW)
        brush.add(
            "offered",
            look,
            Box(x, centre.pile_y - height / 2, centre.pile, height),
            role=Role.CARD,
            name=card_name(words, view.offered),
        )


def _count(brush: Brush, id: str, count: int, label: str, x: float, y: float) -> None:
    number = str(count)
    first, second = brush.width(number, 20, 600), brush.width(label, 15)
    left = x - (first + 8 + second) / 2
    brush.text(f"{id}:count", number, Spot(left, y - 2, 60, 20), 600)
    brush.text(f"{id}:label", label, Spot(left + first + 8, y + 3, 200, 15))


def draw_trick(brush: Brush, zones: Zones, sight: Sight) -> None:
    """Add the trick's cards at their players' sides, the empty place of the person to act, who led."""
    trick = sight.trick
    taker = sight.view.last_taker if sight.held else None
    for seat, card in sorted(trick, key=lambda lying: lying[0] == taker):  # what is raised lies on top
        box = trick_box(zones, sight, seat)
        taking = seat == taker
        if taking:
            box = box._replace(y=box.y - RISE)
        look = CardLook(card, small=zones.centre.card < SMALL_BELOW, ringed=taking)
        brush.add(
            f"trick:{seat}:{card_text(card)}", look, box, role=Role.CARD, name=card_name(sight.words, card)
        )
        if (seat, card) == trick[0] and not sight.held:
            _led(brush, zones, sight, seat, trick_box(zones, sight, seat))
    own = any(seat == sight.you for seat, _ in trick)
    if sight.asks() and sight.view.phase is Phase.PLAY and not own and not sight.held:
        brush.add("slot", PanelLook("slot", "amber"), trick_box(zones, sight, sight.you))
    if sight.held:
        _taken(brush, zones, sight)


def trick_box(zones: Zones, sight: Sight, seat: Seat) -> Box:
    """Where a seat's card of the trick lies, in logical px."""
    centre = zones.centre
    x, y = trick_places(zones, sight.seats)[(seat - sight.you) % sight.seats]
    return Box(x - centre.card / 2, y - centre.card * CARD / 2, centre.card, centre.card * CARD)


def _led(brush: Brush, zones: Zones, sight: Sight, seat: Seat, box: Box) -> None:
    told = sight.people.say(seat, N_("You led"), N_("{name} led"))
    spot = _crowded_led(zones, box) if sight.seats > CROWDED else _led_spot(zones, box)
    if sight.seats > CROWDED and sight.caller is not None:  # the pill may stand there
        spot = None
    if spot is not None:
        brush.text("trick:led", told, spot, colour="dim")


def _led_spot(zones: Zones, box: Box) -> Spot | None:
    """The place of “Anna led” at its card; None without room: the order of the cards and the log say it."""
    middle, card = zones.centre.x, zones.centre.card
    if zones.kind == "low":
        return None
    if box.x <= middle <= box.right:  # above or below: beside its card, clear of the others
        y = box.y + 8 if box.y < zones.centre.y - card * 0.7 else box.bottom - 26
        spot = Spot(box.right + 8, y, min(zones.width - box.right - 20, 200), 14)
    else:
        side = -1 if box.x > middle else 1
        half = card / 2 + 8  # clear of the own card
        spot = Spot(middle - side * half, box.bottom + 8, zones.width / 2 - half - 12, 14, side)
        if zones.kind == "wide":
            spot = Spot(box.x + box.w / 2, box.bottom + 8, zones.centre.dx + 20, 14, 0, lines=2)
    return None if zones.kind == "tall" and spot.y + 20 > zones.log_button.y else spot


def _crowded_led(zones: Zones, box: Box) -> Spot | None:
    """The same with five and more seats: below the outermost cards, else at their outer side."""
    middle, centre = zones.centre.x, zones.centre
    if zones.kind != "wide" or box.x <= middle <= box.right:
        return None
    if abs(box.x + box.w / 2 - middle) > 1.5 * centre.card:
        return Spot(box.x + box.w / 2, box.bottom + 8, 150, 14, 0)
    if zones.width < _ROOMY:
        return None
    left = box.right < middle
    return Spot(box.x - 10 if left else box.right + 10, box.y + box.h / 2 - 9, 150, 14, 1 if left else -1)


def _taken(brush: Brush, zones: Zones, sight: Sight) -> None:
    """Who takes the trick, at the prompt's place or below the cards; a press anywhere there goes on."""
    taker, centre = sight.view.last_taker, zones.centre
    if taker is None:
        return
    told = sight.people.say(taker, N_("You take the trick"), N_("{name} takes the trick"))
    half = centre.dx + centre.card
    top = centre.y - centre.dy - centre.card * 0.7
    height = 2 * (centre.y - top)
    brush.add(
        "menu:next",
        TextLook("", brush.metrics.font(14)),
        Box(centre.x - half, top, 2 * half, height),
        role=Role.BUTTON,
        name=told,
        press=SEEN,
        key="return",
    )
    spot = taken_spot(zones, sight)
    if spot is not None:
        brush.text("trick:taken", told, spot, 600)


def taken_spot(zones: Zones, sight: Sight) -> Spot | None:
    """The place of “You take the trick”; None where the prompt says it: “Your trick – lead a card”."""
    own, centre = zones.own, zones.centre
    if sight.asks():
        return None
    if zones.kind == "wide" or sight.seats > CROWDED:
        return own.prompt
    if zones.kind == "tall":  # beside the own card, under the right one
        x = centre.x + centre.card / 2 + 10
        return Spot(x, centre.y + centre.card * 0.7 + 8, zones.width - 16 - x, 16, lines=2)
    return Spot(centre.x + centre.card, centre.y + centre.dy + 8, 145, 16, lines=2)
