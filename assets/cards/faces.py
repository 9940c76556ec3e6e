"""A face as SVG: the card's body and its parts, courts, and the wild badge."""

from assets.cards.bodies import BODY, HEAD
from assets.cards.courts import FIGURES
from assets.cards.deck import RADIUS, DeckOptions, H, W, label
from assets.cards.ink import Ink
from assets.cards.motifs import BELT
from assets.cards.places import STITCH, Place, panel_centre, places, stitches
from assets.cards.shapes import at, box, polygon, rose, star


def blank(ink: Ink, options: DeckOptions) -> str:
    """Return the card's body: an edge line of at least one pixel, then the stock."""
    edge = max(4, W / options.width)
    return box(0, 0, W, H, ink.names["edge"], RADIUS) + box(
        edge, edge, W - 2 * edge, H - 2 * edge, ink.names["stock"], RADIUS - edge
    )


def court(ink: Ink, rank: str) -> str:
    """Return the panel, centred on 0,0: half a figure, its turn, and the belt over the seam."""
    figure = FIGURES[rank + ink.suit].replace("BODY\n", BODY[rank].lstrip() + HEAD[rank].lstrip())
    half = ink.draw(figure) + ink.pip(-142, -332, 74)
    belt = box(-190, -36, 380, 72, ink.names["gold"]) + box(-190, -28, 380, 56, ink.names["main"])
    belt += "".join(at(54 * i, 0, ink.draw(BELT[ink.suit])) for i in range(-3, 4))
    panel = box(-190, -388, 380, 776, ink.names["tint"], 16)
    return panel + half + f'<g transform="rotate(180)">{half}</g>' + belt


def face(
    code: str, options: DeckOptions, dim: bool = False, wild: str | None = None, strip: bool = False
) -> str:
    """Return one card in card units.

    `code` is rank and suit as in `Th`; `wild` is the rank a wild card stands for, `*` for none yet, or None
    for a card that is not wild; `strip` leaves out what may be spared on a covered card.
    """
    rank, suit = code
    ink = Ink(options, suit, dim)
    art = blank(ink, options)
    if rank in "JQK" and options.index != "small":
        art += at(*panel_centre(options.index), court(ink, rank))
    for place in places(options.index, rank):
        if not (strip and place.spare):
            drawn = part(ink, label(rank, options), place)
            art += f'<g transform="rotate(180 {W / 2:g} {H / 2:g})">{drawn}</g>' if place.turned else drawn
    art += column(ink, stitches(options.index, rank))
    if wild:
        mark = badge(options, wild, dim)
        art += at(92, 340, mark) if options.index == "large" else at(60, 262, mark, 0.66)
    return art


def part(ink: Ink, name: str, place: Place) -> str:
    """Return one part at its place; `name` is the glyph's."""
    if place.part == "rank":
        return ink.glyph(name, place.x, place.y - place.height / 2, place.height)
    if place.part == "rose":
        return rose(place.x, place.y, place.height / 2, ink.names["gold"])
    return ink.pip(place.x, place.y, place.height)


def stitch(x: float, y: float, fill: str) -> str:
    """Return one knitted stitch, 48 wide and 34 high, its middle at y + 1."""
    chevron = [(-24, -16), (0, 2), (24, -16), (24, 0), (0, 18), (-24, 0)]
    return at(x, y, polygon(chevron, fill))


def column(ink: Ink, count: int) -> str:
    """Return one stitch a point, from the foot of the index column upwards."""
    x, y, pitch = STITCH
    return "".join(stitch(x, y - pitch * i, ink.names["main"]) for i in range(count))


def badge(options: DeckOptions, rank: str = "*", dim: bool = False) -> str:
    """Return the wild badge, centred on 0,0, radius 68: a gold star, alone or behind a rank."""
    ink = Ink(options, dim=dim)
    disc = '<circle r="{}" fill="{}"/>'
    art = disc.format(68, ink.names["stock"]) + disc.format(63, ink.names["ink"])
    art += star(0, 0, 58, ink.names["gold"])
    if rank == "*":
        return art + rose(0, 0, 26, ink.names["ink"])
    ink.names["hole"] = ink.names["gold"]
    return art + disc.format(47, ink.names["gold"]) + ink.glyph(label(rank, options), 0, -32, 64)
