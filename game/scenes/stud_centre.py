"""The middle of a stud table: what is wild, deck and pending trigger, the pot, a community card."""

from __future__ import annotations

from game.cards import N_, card_text
from game.rules.schultz.options import LastUpcardPair
from game.scenes.stud_layout import StudZones
from game.scenes.stud_seats import draw_bet
from game.scenes.stud_sight import StudSight, is_pending
from game.scenes.stud_words import badge, pots
from game.scenes.table_brush import Brush
from game.scenes.table_centre import SEEN
from game.stage.item import CardLook, ChipsLook, IconLook, PanelLook, PileLook, Role, TextLook
from game.stage.layout import Box, Spot
from game.telling import card_name

SMALL_BELOW = 70  # narrower cards are small faces


def draw_centre(brush: Brush, layout: StudZones, sight: StudSight) -> None:
    """Add everything that lies in the middle."""
    _badge(brush, layout, sight)
    _deck(brush, layout, sight)
    _pot(brush, layout, sight)
    if sight.over:
        _go_on(brush, layout, sight)


def _badge(brush: Brush, layout: StudZones, sight: StudSight) -> None:
    wordings = badge(sight)
    if not wordings:
        return
    at, wide = layout.centre.badge, layout.zones.kind == "wide"
    size = 26.0 if wide else 20.0 if at.h > 40 else 16.0
    star = at.h * 0.62
    room = min(layout.zones.width - 32, layout.centre.badge_room) - star - at.h * 0.55 - 14
    text = next((each for each in wordings if brush.width(each, 14, 600) <= room), wordings[-1])
    while size > 14 and brush.width(text, size, 600) > room:
        size -= 1
    told = brush.width(text, size, 600)
    width = told + star + at.h * 0.25 + 10 + at.h * 0.3
    left = at.x if layout.centre.badge_left else at.x - width / 2
    slot, empty = layout.centre.slot, not is_pending(sight.view) and sight.view.community is None
    if wide and layout.centre.badge_left and slot is not None and empty:
        left = slot.x + 8  # next to the deck: nothing lies between them
    top = at.y - at.h / 2
    px = brush.metrics.px(at.h / 2)
    brush.add(
        "pill", PanelLook("pill", "paper", px), Box(left, top, width, at.h), role=Role.TEXT, name=wordings[0]
    )
    disc = Box(left + at.h * 0.2, at.y - star / 2, star, star)
    brush.add("pill:disc", PanelLook("dot", "ice"), disc)
    inner = star * 0.7
    brush.add(
        "pill:star",
        IconLook("star", "on-ice"),
        Box(disc.x + (star - inner) / 2, at.y - inner / 2, inner, inner),
    )
    spot = Spot(disc.right + 10, at.y - size * 0.62, told + 8, size)
    brush.text("pill:text", text, spot, 600, "ink")


def _deck(brush: Brush, layout: StudZones, sight: StudSight) -> None:
    centre, view, words = layout.centre, sight.view, sight.words
    if centre.deck is not None:
        name = words.plural(N_("Deck, {n} card"), N_("Deck, {n} cards"), view.stub)
        brush.add("stock", PileLook("stock", view.stub), centre.deck, role=Role.TEXT, name=name)
    if view.community is not None and centre.slot is not None:
        wild = sight.is_wild(view.community)
        small = centre.slot.w < SMALL_BELOW
        look = CardLook(view.community, small, wild="" if wild else None)
        name = words(N_("{card}, for everyone"), card=card_name(words, view.community))
        brush.add(f"community:{card_text(view.community)}", look, centre.slot, role=Role.CARD, name=name)
        brush.text("community", words(N_("For everyone")), centre.pending, 500, "cream")
    elif is_pending(view) and not sight.over:
        if centre.slot is not None:
            slot = centre.slot
            brush.add("slot", PanelLook("slot", "ice"), slot)
            star = slot.w * 0.46
            disc = Box(slot.x + (slot.w - star) / 2, slot.y + (slot.h - star) / 2, star, star)
            brush.add("slot:disc", PanelLook("dot", "ice"), disc)
            inner = star * 0.7
            at = Box(disc.x + (star - inner) / 2, disc.y + (star - inner) / 2, inner, inner)
            brush.add("slot:star", IconLook("star", "on-ice"), at)
        told = words(N_("Next upcard becomes wild")), words(N_("Next upcard: wild"))
        brush.text("trigger", told, centre.pending, 600, "ice", Role.TEXT, told[0])
    elif view.trigger and not sight.over:
        told = words(N_("No upcard follows: nothing new becomes wild.")), words(N_("No upcard follows"))
        if view.options.last_upcard_pair is LastUpcardPair.NONE:
            told = words(N_("No upcard follows: the wild rank ends.")), told[1]
        brush.text("trigger", told, centre.pending, 500, "dim", Role.TEXT, told[0])


def _pot(brush: Brush, layout: StudZones, sight: StudSight) -> None:
    centre, view, words = layout.centre, sight.view, sight.words
    settled = sum(pot.amount for pot in view.pots)
    if sight.over:
        settled = sum(pot.amount for pot in view.results)
    if settled and not sight.over:  # then they have gone to the winners
        brush.add("pot:chips", ChipsLook(settled), centre.pot_chips)
    brush.text("pot:label", words(N_("Pot")), centre.pot_label, colour="dim")
    told = pots(sight) if not sight.over else ("",)
    name = ". ".join(part for part in (words(N_("Pot {n}"), n=settled), told[0]) if part)
    brush.text("pot", str(settled), centre.pot, 600, role=Role.TEXT, name=name)
    brush.text("pots", told, centre.pots, colour="dim", name=told[0])
    draw_bet(brush, layout, sight, sight.you, centre.own_bet)


def _go_on(brush: Brush, layout: StudZones, sight: StudSight) -> None:
    """A press in the middle says that the end has been seen."""
    zones = layout.zones
    box = Box(zones.width / 2 - 60, zones.height * 0.3, 120, zones.height * 0.2)
    look = TextLook("", brush.metrics.font(14))
    name = sight.words(N_("Go on"))
    brush.add("menu:next", look, box, role=Role.BUTTON, name=name, press=SEEN, key="return")
