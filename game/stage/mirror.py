"""The table for left-handed people: buttons to the left of the hand, the own corner to its right."""

from __future__ import annotations

from game.stage.layout import Box, Own, Spot, Zones


def mirrored(zones: Zones) -> Zones:
    """Return the layout with own corner and buttons exchanged; tall screens exchange only the buttons' order.

    Cards keep their order: later ones lie over earlier ones from left to right (look.md, section 6).
    """
    if zones.kind == "tall":
        return zones._replace(mirrored=True)
    hand, w = zones.hand, zones.width
    inner = 16 if zones.kind == "wide" else 15  # what is left of the corner's room beside the hand
    dx = w - zones.own.token.x - (hand.zone.x - inner)
    log, log_button = turned_spot(zones.log, w), zones.log_button
    if zones.kind == "wide":  # there it stands under the own corner
        log, log_button = shifted_spot(zones.log, dx), shifted(zones.log_button, dx)
    return zones._replace(
        own=_own(zones.own, dx),
        hand=hand._replace(zone=turned(hand.zone, w), middle=w - hand.middle),
        buttons=turned(zones.buttons, w),
        log=log,
        log_button=log_button,
        note=zones.note and turned_spot(zones.note, w),
        mirrored=True,
    )


def turned(box: Box, width: float) -> Box:
    """Return a box at the same distance from the other side."""
    return box._replace(x=width - box.right)


def turned_spot(spot: Spot, width: float) -> Spot:
    """Return a text's place at the same distance from the other side, which it hangs on."""
    return spot._replace(x=width - spot.x, align=-spot.align)


def shifted(box: Box, dx: float) -> Box:
    """Return a box so much further to the right."""
    return box._replace(x=box.x + dx)


def shifted_spot(spot: Spot, dx: float) -> Spot:
    """Return a text's place so much further to the right."""
    return spot._replace(x=spot.x + dx)


def _own(own: Own, dx: float) -> Own:
    """The own corner moved as it is; a prompt in the middle of the table stays there."""
    prompt = own.prompt if own.prompt.align == 0 else shifted_spot(own.prompt, dx)
    return own._replace(
        token=shifted(own.token, dx),
        name=own.name and shifted_spot(own.name, dx),
        score=shifted_spot(own.score, dx),
        track=own.track and shifted(own.track, dx),
        target=own.target and shifted_spot(own.target, dx),
        hand_name=shifted_spot(own.hand_name, dx),
        explained=own.explained and shifted_spot(own.explained, dx),
        prompt=prompt,
    )
