"""The deck's PNGs: 52 large faces, three backs, and the parts of the small face."""

import json
from pathlib import Path

from assets.cards.backs import back
from assets.cards.deck import BACKS, COLOURS, RANKS, SUIT_COLOUR, SUITS, DeckOptions, W, label
from assets.cards.faces import blank, face
from assets.cards.glyphs import GLYPHS
from assets.cards.ink import Ink
from assets.cards.shapes import at, document
from assets.cards.small import MARGIN, geometry, glyph_box, pip_box
from assets.raster import rasterise, write_light_png, write_mask_png, write_palette_png

WIDTH, HEIGHT = 360, 504  # px; a hand's card on a 4K screen is 354 wide
GLYPH_SCALE = 1.28  # px per unit of a glyph's 100
PIP_SCALE = 96 / 100
NUMBER_COLOURS, COURT_COLOURS, BACK_COLOURS = 24, 48, 32
SUIT_NAMES = {"s": "spade", "h": "heart", "d": "diamond", "c": "club"}


def make(made: Path) -> None:
    """Draw `cards/` and `pips/` into the folder of made assets."""
    options = DeckOptions(width=WIDTH)
    for suit in SUITS:
        for rank in RANKS:
            colours = COURT_COLOURS if rank in "JQK" else NUMBER_COLOURS
            write_card(face(rank + suit, options), made / "cards" / f"{rank}{suit}.png", colours)
    for name in BACKS:
        write_card(back(name, options), made / "cards" / f"back-{name}.png", BACK_COLOURS)
    write_card(blank(Ink(options), options), made / "cards" / "blank.png", NUMBER_COLOURS)
    for rank in RANKS:
        write_glyph(label(rank, options), made / "cards" / "glyphs" / f"{rank}.png")
    (made / "cards" / "small.json").write_text(json.dumps(geometry(), indent=1) + "\n", encoding="utf-8")
    write_pips(made / "pips")


def write_card(art: str, path: Path, colours: int) -> None:
    """Draw one card's art as a palette PNG."""
    image = rasterise(document(at(0, 0, art, WIDTH / W), WIDTH, HEIGHT))
    write_palette_png(image, path, colours, matte=COLOURS["edge"])


def write_glyph(name: str, path: Path) -> None:
    """Draw one rank's glyph in white, with real holes, to be tinted."""
    wide, high = glyph_box(name)
    ink = Ink(DeckOptions())
    ink.names |= {"main": "#FFFFFF", "hole": "#000000"}
    art = at(MARGIN * GLYPH_SCALE, MARGIN * GLYPH_SCALE, ink.draw(GLYPHS[name][1]), GLYPH_SCALE)
    size = round(wide * GLYPH_SCALE), round(high * GLYPH_SCALE)
    write_light_png(rasterise(document(art, *size, ground="#000000")), path)


def write_pips(folder: Path) -> None:
    """Draw the four pips in the suits' colours, and those of the four-colour deck that differ."""
    wide, high = (round(side * PIP_SCALE) for side in pip_box())
    for colours, ending in ((2, ""), (4, "-4")):
        for suit, name in SUIT_NAMES.items():
            if colours == 4 and SUIT_COLOUR[4][suit] == SUIT_COLOUR[2][suit]:
                continue
            ink = Ink(DeckOptions(colours=colours), suit)
            art = ink.pip(wide / 2, high / 2, 100 * PIP_SCALE)
            path = folder / f"{name}{ending}.png"
            write_mask_png(rasterise(document(art, wide, high)), path, COLOURS[SUIT_COLOUR[colours][suit]])
