"""What the game puts its cards together from: half courts, half backs, masks to be tinted, their places."""

import json
from pathlib import Path

from assets.cards.backs import field
from assets.cards.deck import BACKS, COLOURS, LETTERS, RANKS, SUIT_COLOUR, SUITS, DeckOptions, H, W
from assets.cards.faces import court, stitch
from assets.cards.glyphs import GLYPHS
from assets.cards.ink import Ink
from assets.cards.places import FIELD, PANEL, STITCH, places, stitches
from assets.cards.shapes import box, document, rose
from assets.raster import ink_box, rasterise, write_light_png, write_palette_png

COURT_WIDTH, BACK_WIDTH = (
    450,
    360,
)  # px of the card they are drawn for; a hand's card on a 4K screen is 354 wide
COURT_COLOURS, BACK_COLOURS = 48, 24
Box = tuple[float, float, float, float]  # left, top, width, height
INDEXES = ("large", "classic", "small")


def make(made: Path) -> None:
    """Draw `cards/` into the folder of made assets."""
    folder = made / "cards"
    palettes = {rank + suit: write_court(rank, suit, folder) for suit in SUITS for rank in "JQK"}
    for name in BACKS:
        write_back(name, folder)
    boxes = {name: write_mask(art, scale, folder / f"{name}.png") for name, (art, scale) in masks().items()}
    written = {"boxes": boxes, **tables()}
    written["palettes"] = {name: four for name, (two, four) in palettes.items() if two != four}
    text = json.dumps(written, separators=(",", ":")).replace("},", "},\n")
    (folder / "parts.json").write_text(text + "\n", encoding="utf-8", newline="\n")


def tables() -> dict[str, object]:
    """Return where the parts lie on a card, in card units, and the colours of the suits."""
    return {
        "letters": LETTERS,
        "places": {index: {rank: places(index, rank) for rank in RANKS} for index in INDEXES},
        "stitches": {rank: stitches("large", rank) for rank in RANKS},
        "stitch": STITCH,
        "panel": PANEL,
        "field": FIELD,
        "colours": {n: {suit: COLOURS[SUIT_COLOUR[n][suit]] for suit in SUITS} for n in (2, 4)},
    }


def write_court(rank: str, suit: str, folder: Path) -> list[str]:
    """Draw the upper half of a court's panel; return its palette with two suit colours and with four, in hex.

    One picture serves both: a colour of the palette is one both ways.
    """
    half = (-190, -388, 380, 388)
    size = round(COURT_WIDTH * half[2] / W), round(COURT_WIDTH * half[3] / W)
    drawn = []
    for colours in (2, 4):
        ink = Ink(DeckOptions(colours=colours), suit)
        art = box(-200, -400, 400, 800, ink.names["stock"]) + court(ink, rank)
        drawn.append(rasterise(window(art, half, size)))
    palettes = write_palette_png(drawn, folder / "courts" / f"{rank}{suit}.png", COURT_COLOURS)
    return [palette.hex() for palette in palettes]


def write_back(name: str, folder: Path) -> None:
    """Draw the upper half of a back's field."""
    wide, high = W - 2 * FIELD, H - 2 * FIELD
    ground = box(0, 0, W, H, COLOURS["stock"])
    size = round(BACK_WIDTH * wide / W), round(BACK_WIDTH * high / W / 2)
    svg = window(ground + field(name, DeckOptions()), (FIELD, FIELD, wide, high / 2), size)
    write_palette_png([rasterise(svg)], folder / "backs" / f"{name}.png", BACK_COLOURS)


def masks() -> dict[str, tuple[str, float]]:
    """Return art in white on black about its own middle, with px per unit: of glyphs, pips, rose and stitch.

    A glyph, a pip and a stitch are 100 high, the rose is 100 across.
    """
    white, black = "#FFFFFF", "#000000"
    drawn = {}
    for name in GLYPHS:
        ink = Ink(DeckOptions())
        ink.names |= {"main": white, "hole": black}
        drawn[f"glyphs/{name}"] = (ink.glyph(name, 0, -50, 100), 1.28)
    for suit in SUITS:
        ink = Ink(DeckOptions(), suit)
        ink.names["main"] = white
        drawn[f"pips/{suit}"] = (ink.pip(0, 0, 100), 2.56)
    drawn["rose"] = (rose(0, 0, 50, white), 1.28)
    drawn["stitch"] = (f'<g transform="scale({100 / STITCH[2]})">{stitch(0, -1, white)}</g>', 0.48)
    return drawn


def write_mask(art: str, scale: float, path: Path) -> Box:
    """Draw a mask without any margin, so that its straight sides stay sharp at every size; return its box."""
    fine, reach = 8, 128  # px per unit when looking where the art is; units round its middle
    svg = window(art, (-reach, -reach, 2 * reach, 2 * reach), (2 * reach * fine, 2 * reach * fine), "#000000")
    left, top, right, bottom = ink_box(rasterise(svg))
    found = (left / fine - reach, top / fine - reach, (right - left) / fine, (bottom - top) / fine)
    size = round(found[2] * scale), round(found[3] * scale)
    write_light_png(rasterise(window(art, found, size, "#000000")), path)
    return found


def window(art: str, seen: Box, size: tuple[int, int], ground: str | None = None) -> str:
    """Return an SVG document of `size` px that shows exactly the box `seen` of the art."""
    left, top, wide, high = seen
    moved = f'<g transform="scale({size[0] / wide} {size[1] / high}) translate({-left} {-top})">{art}</g>'
    return document(moved, *size, ground=ground)
