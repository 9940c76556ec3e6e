"""The icons' PNGs (white, to be tinted) and the game's own picture in three sizes."""

from pathlib import Path

from assets.cards.backs import back
from assets.cards.deck import COLOURS, DeckOptions, W
from assets.cards.faces import blank
from assets.cards.ink import Ink
from assets.cards.shapes import at, box, document, rose
from assets.icons.lines import LINES, SOLID
from assets.raster import rasterise, write_mask_png, write_palette_png

SIZE = 96  # px, four for each unit of the box
FELT, FELT_EDGE = "#1C513A", "#0F2F25"
ICON_COLOURS = 64


def make(made: Path) -> None:
    """Draw `icons/` and `icon/` into the folder of made assets."""
    line = (
        '<path d="{}" fill="none" stroke="#fff" stroke-width="2" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    drawings = {name: line.format(path) for name, path in LINES.items()}
    drawings |= {name: f'<path d="{path}" fill="#fff"/>' for name, path in SOLID.items()}
    for name, drawing in drawings.items():
        svg = document(at(0, 0, drawing, SIZE / 24), SIZE, SIZE)
        write_mask_png(rasterise(svg), made / "icons" / f"{name}.png")
    for size in (64, 180, 512):
        # 180 is for home screens, which cut the corners themselves
        image = rasterise(picture(size, rounded=size != 180))
        write_palette_png([image], made / "icon" / f"icon-{size}.png", ICON_COLOURS, matte=FELT)


def picture(size: int, rounded: bool = True) -> str:
    """Return the game's picture as SVG, `size` px square: an ace of hearts over a back, on felt."""
    options = DeckOptions(width=size / 2)
    ink = Ink(options, "h")
    ace = blank(ink, options) + ink.pip(300, 414, 500) + rose(300, 424, 122, ink.names["gold"])
    cards = at(222, 262, at(-W / 2, -420, back("star", options)), 0.47, turn=-13)
    cards += at(290, 262, at(-W / 2 - 10, -428, shade()) + at(-W / 2, -420, ace), 0.47, turn=9)
    ground = box(0, 0, 512, 512, FELT_EDGE, 112 if rounded else 0)
    ground += box(10, 8, 492, 492, FELT, 104) if rounded else box(0, 0, 512, 512, FELT)
    return document(at(0, 0, ground + cards, size / 512), size, size)


def shade() -> str:
    """Return the dark line that parts the ace from the card below it."""
    return box(-4, -4, W + 28, 864, COLOURS["ink"], 48).replace("/>", ' fill-opacity="0.45"/>')
