"""The three backs; each is its own 180-degree turn, so no card can be marked by the way it lies."""

from assets.cards.deck import DeckOptions, H, W
from assets.cards.faces import blank
from assets.cards.ink import Ink
from assets.cards.places import FIELD
from assets.cards.shapes import box, lozenge, ribbon, rose, twice

Names = dict[str, str]


def back(name: str, options: DeckOptions) -> str:
    """Return the back `knit`, `wave` or `star` in card units."""
    return blank(Ink(options), options) + field(name, options)


def field(name: str, options: DeckOptions) -> str:
    """Return what a back shows inside its border of stock, in card units."""
    ink = Ink(options)
    ground, pattern = {
        "knit": ("ink", back_knit),
        "wave": ("sea", back_wave),
        "star": ("red", back_star),
    }[name]
    inside = box(FIELD, FIELD, W - 2 * FIELD, H - 2 * FIELD, ink.names[ground], 16)
    return inside + pattern(ink.names)


def back_knit(c: Names) -> str:
    """Return one great rose between rows of zigzag, lozenges and small roses."""
    half = "".join(rose(300 + 108.8 * i, 168, 46, c["stock"]) for i in range(-2, 3))
    half += "".join(lozenge(300 + 108.8 * i, 168, 20, 34, c["red"]) for i in (-1.5, -0.5, 0.5, 1.5))
    half += ribbon(64, 13, 18, 54.4, c["stock"])
    half += ribbon(94, 13, 10, 54.4, c["gold"]) + ribbon(240, 13, 10, 54.4, c["gold"])
    half += "".join(lozenge(70, 300 + 48 * i, 30, 42, c["red"]) for i in range(6))
    half += "".join(lozenge(x, 278, 26, 36, c["gold"]) for x in (150, 450))
    return twice(half) + rose(300, 420, 172, c["stock"]) + rose(300, 420, 60, c["red"])


def back_wave(c: Names) -> str:
    """Return ripples that thicken away from a sun on the horizon."""
    half = "".join(
        ribbon(420 - 24.5 - 49 * row, 13, 8 + 2.2 * row, 136, c["stock"], smooth=True) for row in range(8)
    )
    rings = ((132, "sea"), (112, "gold"), (92, "sea"), (80, "gold"))
    sun = "".join(f'<circle cx="300" cy="420" r="{r}" fill="{c[name]}"/>' for r, name in rings)
    return twice(half) + sun


def back_star(c: Names) -> str:
    """Return roses in quincunx, gold lozenges between them, inside a thin frame."""
    art = box(40, 40, 520, 760, c["stock"], 10) + box(46, 46, 508, 748, c["red"], 6)
    inner, outer = (-1, 0, 1), (-1.5, -0.5, 0.5, 1.5)
    for row in range(-3, 4):
        for column in inner if row % 2 else outer:
            art += rose(300 + 126 * column, 420 + 104 * row, 50, c["stock"])
        for column in outer if row % 2 else inner:
            art += lozenge(300 + 126 * column, 420 + 104 * row, 22, 34, c["gold"])
    return art
