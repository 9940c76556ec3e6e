"""Where the parts of a face lie: one table for the SVG and for the game, which puts the parts together."""

from typing import NamedTuple

from assets.cards.deck import RANKS, H, W

PANEL = {
    "large": (188, 32, 32),
    "classic": (110, 110, 32),
}  # margins of a court's panel: left, right, top and foot
FIELD = 28  # margin of a back's field
STITCH = (92, 784, 34)  # x, y of the lowest stitch, pitch upwards: one stitch a point

# Pip places of the classic number cards: rows in sixths of the field, 0 top to 6 bottom.
SIDES = {
    "4": (0, 6),
    "5": (0, 6),
    "6": (0, 3, 6),
    "7": (0, 3, 6),
    "8": (0, 3, 6),
    "9": (0, 2, 4, 6),
    "T": (0, 2, 4, 6),
}
CENTRE = {"2": (0, 6), "3": (0, 3, 6), "5": (3,), "7": (1.5,), "8": (1.5, 4.5), "9": (3,), "T": (1, 5)}


class Place(NamedTuple):
    """One part of a face: `rank`, `pip` or `rose`, centred on x, y, `height` high, in card units.

    turned: it is then turned by 180 degrees about the card's centre. spare: it is left out when that part of
    the card is covered.
    """

    part: str
    x: float
    y: float
    height: float
    turned: bool = False
    spare: bool = False


def places(index: str, rank: str) -> list[Place]:
    """Return the parts of a face back to front, without court panel and stitches."""
    if index == "small":
        return small()
    if index == "large":
        return [*large_index(), *large_middle(rank)]
    corner = classic_index()
    second = [place._replace(turned=True, spare=True) for place in corner]
    return [*corner, *second, *classic_middle(rank)]


def large_index() -> list[Place]:
    """Return rank over suit in a column of 30 % of the width."""
    return [Place("rank", 92, 98, 136), Place("pip", 92, 218, 84)]


def large_middle(rank: str) -> list[Place]:
    """Return the one great pip; the ace's bears a rose."""
    if rank == "A":
        return [Place("pip", 384, 420, 390), Place("rose", 384, 426, 176)]
    return [] if rank in "JQK" else [Place("pip", 384, 420, 376)]


def classic_index() -> list[Place]:
    """Return rank over suit in a narrow column."""
    return [Place("rank", 60, 82, 92), Place("pip", 60, 172, 62)]


def classic_middle(rank: str) -> list[Place]:
    """Return a number card's pips; those below the middle stand on their heads."""
    if rank == "A":
        return [Place("pip", 300, 420, 430), Place("rose", 300, 426, 176)]
    rows: list[tuple[int, float]] = [(x, row) for x in (190, 410) for row in SIDES.get(rank, ())]
    rows += [(300, row) for row in CENTRE.get(rank, ())]
    return [Place("pip", x, 150 + 90 * min(row, 6 - row), 120, row > 3) for x, row in rows]


def small() -> list[Place]:
    """Return rank (0.27 of the height) over suit at the left and a second suit at the lower right."""
    return [
        Place("rank", 159, 176.4, 226.8),
        Place("pip", 159, 444, 216),
        Place("pip", 417, 651, 288, spare=True),
    ]


def stitches(index: str, rank: str) -> int:
    """Return how many stitches tell the value."""
    return RANKS.index(rank) + 2 if index == "large" and rank not in "JQKA" else 0


def panel_centre(index: str) -> tuple[float, float]:
    """Return the middle of a court's panel."""
    left, right, _ = PANEL[index]
    return (left + W - right) / 2, H / 2
