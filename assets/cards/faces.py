"""The large face: index column, number cards, aces, courts, and the wild badge."""

from assets.cards.bodies import BODY, HEAD
from assets.cards.courts import FIGURES
from assets.cards.deck import RADIUS, RANKS, DeckOptions, H, W, label
from assets.cards.glyphs import CENTRE, SIDES
from assets.cards.ink import Ink
from assets.cards.motifs import BELT
from assets.cards.shapes import at, box, polygon, rose, star, twice


def blank(ink: Ink, options: DeckOptions) -> str:
    """Return the card's body: an edge line of at least one pixel, then the stock."""
    edge = max(4, W / options.width)
    return box(0, 0, W, H, ink.names["edge"], RADIUS) + box(
        edge, edge, W - 2 * edge, H - 2 * edge, ink.names["stock"], RADIUS - edge
    )


def index(ink: Ink, rank: str, options: DeckOptions) -> str:
    """Return rank over suit at the card's upper left."""
    if options.index == "large":
        return ink.glyph(label(rank, options), 92, 30, 136) + ink.pip(92, 218, 84)
    return ink.glyph(label(rank, options), 60, 36, 92) + ink.pip(60, 172, 62)


def court(ink: Ink, rank: str) -> str:
    """Return the panel, centred on 0,0: half a figure, its turn, and the belt over the seam."""
    figure = FIGURES[rank + ink.suit].replace("BODY\n", BODY[rank].lstrip() + HEAD[rank].lstrip())
    half = ink.draw(figure) + ink.pip(-142, -332, 74)
    belt = box(-190, -36, 380, 72, ink.names["gold"]) + box(-190, -28, 380, 56, ink.names["main"])
    belt += "".join(at(54 * i, 0, ink.draw(BELT[ink.suit])) for i in range(-3, 4))
    panel = box(-190, -388, 380, 776, ink.names["tint"], 16)
    return panel + half + f'<g transform="rotate(180)">{half}</g>' + belt


def face(code: str, options: DeckOptions, dim: bool = False, wild: str | None = None) -> str:
    """Return one card in card units.

    `code` is rank and suit as in `Th`; `wild` is the rank a wild card stands for, `*` for none yet, or None
    for a card that is not wild.
    """
    rank, suit = code
    ink = Ink(options, suit, dim)
    large = options.index == "large"
    art = index(ink, rank, options) if large else twice(index(ink, rank, options))
    if rank in "JQK":
        art += at(378 if large else 300, 420, court(ink, rank))
    elif rank == "A":
        x, height = (384, 390) if large else (300, 430)
        art += ink.pip(x, 420, height) + rose(x, 426, 88, ink.names["gold"])
    elif large:
        art += ink.pip(384, 420, 376) + stitches(ink, RANKS.index(rank) + 2)
    else:
        art += number(ink, rank)
    if wild:
        mark = badge(options, wild, dim)
        art += at(92, 340, mark) if large else at(60, 262, mark, 0.66)
    return blank(ink, options) + art


def number(ink: Ink, rank: str) -> str:
    """Return a classic number card's pips; those below the middle stand on their heads."""
    places: list[tuple[int, float]] = [(x, row) for x in (190, 410) for row in SIDES.get(rank, ())]
    places += [(300, row) for row in CENTRE.get(rank, ())]
    return "".join(at(x, 150 + 90 * row, ink.pip(0, 0, 120), turn=180 if row > 3 else 0) for x, row in places)


def stitches(ink: Ink, count: int) -> str:
    """Return one knitted stitch a point, from the foot of the index column upwards."""
    chevron = [(-24, -16), (0, 2), (24, -16), (24, 0), (0, 18), (-24, 0)]
    stitch = polygon(chevron, ink.names["main"])
    return "".join(at(92, 784 - 34 * i, stitch) for i in range(count))


def badge(options: DeckOptions, rank: str = "*", dim: bool = False) -> str:
    """Return the wild badge, centred on 0,0, radius 68: a gold star, alone or behind a rank."""
    ink = Ink(options, dim=dim)
    disc = '<circle r="{}" fill="{}"/>'
    art = disc.format(68, ink.names["stock"]) + disc.format(63, ink.names["ink"])
    art += star(0, 0, 58, ink.names["gold"])
    if rank == "*":
        return art + rose(0, 0, 26, ink.names["ink"])
    ink.names["hole"] = ink.names["gold"]
    return art + disc.format(47, ink.names["gold"]) + ink.glyph(rank, 0, -32, 64)
