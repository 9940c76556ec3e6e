"""From the tables of shapes to SVG.

All art is data: one shape a line, `colour kind numbers`, flat fills only.
    COLOUR M...Z          path of absolute M L C A Z commands, nonzero fill
    COLOUR o x y r        disc
    COLOUR b x y w h      box
    COLOUR l x y x y w    capsule: a line of width w with round ends
A semicolon adds a shape of the same colour; a star after the colour (`gold*`) repeats the line mirrored in x.
The words in capitals (BODY, BEARD, DRESS, ARM, STAR) stand for shared parts. `hole` is the ground's colour.
Card units: 600 x 840, y down. Court units: the same, from the panel's centre.
"""

import math

from assets.cards.bodies import BEARD
from assets.cards.deck import COLOURS, DIM, ROLES, SUIT_COLOUR, DeckOptions, multiply
from assets.cards.glyphs import GLYPHS
from assets.cards.motifs import DRESS
from assets.cards.pips import PIPS
from assets.cards.shapes import at, star


class Ink:
    """Turns shape tables into SVG with one palette; suit None for backs and badge."""

    def __init__(self, options: DeckOptions, suit: str | None = None, dim: bool = False) -> None:
        main = SUIT_COLOUR[options.colours].get(suit or "", "ink")
        roles = {"main": main, "hole": "stock"} | ROLES.get(suit or "", {})
        self.suit = suit or ""
        self.names = COLOURS | {
            role: COLOURS[main if name == "main" else name] for role, name in roles.items()
        }
        if dim:
            self.names = {name: multiply(colour, DIM) for name, colour in self.names.items()}

    def draw(self, art: str) -> str:
        """Return a table's shapes, back to front."""
        return "".join(self.line(line) for line in art.strip().splitlines())

    def line(self, line: str) -> str:
        """Return the shapes of one line, or the shared part it names."""
        colour, rest = line.split(maxsplit=1)
        if colour == "STAR":
            name, x, y, size = rest.split()
            return star(float(x), float(y), float(size), self.names[name])
        if colour == "ARM":
            sleeve, *numbers = rest.split()
            return self.arm(sleeve, *map(float, numbers))
        if colour == "DRESS":
            rows, top = map(int, rest.split())
            return "".join(at(0, top + 42 * row, self.draw(DRESS[self.suit])) for row in range(rows))
        if rest.startswith("BEARD "):
            rest = BEARD.format(rest.removeprefix("BEARD "))
        fill = self.names[colour.rstrip("*")]
        drawn = "".join(self.primitive(fill, shape.strip()) for shape in rest.split(";"))
        return drawn + f'<g transform="scale(-1 1)">{drawn}</g>' if colour.endswith("*") else drawn

    def primitive(self, fill: str, rest: str) -> str:
        """Return one shape as an SVG element."""
        kind, *numbers = rest.split()
        if kind == "o":
            return '<circle cx="{}" cy="{}" r="{}" fill="{}"/>'.format(*numbers, fill)
        if kind == "b":
            return '<rect x="{}" y="{}" width="{}" height="{}" fill="{}"/>'.format(*numbers, fill)
        if kind == "l":
            line = '<path d="M{},{} L{},{}" stroke-width="{}" stroke="{}" stroke-linecap="round"/>'
            return line.format(*numbers, fill)
        return f'<path d="{rest}" fill="{fill}"/>'

    def arm(
        self,
        sleeve: str,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        width: float,
        hand_x: float,
        hand_y: float,
    ) -> str:
        """Return a sleeve from the belt to the wrist, a gold cuff across it, a hand."""
        length = math.hypot(x1 - x0, y1 - y0)
        across = (y1 - y0) * width / 2.4 / length, (x0 - x1) * width / 2.4 / length
        wrist = x1 + (x1 - x0) * 10 / length, y1 + (y1 - y0) * 10 / length
        ends = [f"{w + sign * a:.1f}" for sign in (-1, 1) for w, a in zip(wrist, across, strict=True)]
        return self.draw(
            f"{sleeve} l {x0:g} {y0:g} {x1:g} {y1:g} {width:g}\n"
            f"stock o {hand_x:g} {hand_y:g} 23\n"
            f"gold l {' '.join(ends)} 13"
        )

    def pip(self, x: float, y: float, height: float) -> str:
        """Return the suit's pip, centred on x, y."""
        return at(x, y, self.draw(PIPS[self.suit]), height / 100)

    def glyph(self, rank: str, x: float, y: float, height: float) -> str:
        """Return the rank, centred on x, with its top at y."""
        width, art = GLYPHS[rank]
        scale = height / 100
        return at(x - width * scale / 2, y, self.draw(art), scale)
