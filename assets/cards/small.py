"""The small face, for cards under 70 px: rank over suit at the left, a second suit at the lower right.

It is nothing but one glyph and one pip twice, so the game gets the parts and puts them together at the size
it needs; `geometry` tells it where they go. `small_face` draws the same card as SVG.
"""

from assets.cards.deck import RANKS, DeckOptions, W, label
from assets.cards.faces import blank
from assets.cards.glyphs import GLYPHS
from assets.cards.ink import Ink

COLUMN = 0.265 * W  # the middle of rank and first suit
RANK_TOP, RANK_HEIGHT = 0.105 * W, 0.378 * W  # 0.27 of the card's height
FIRST = (COLUMN, 0.74 * W, 0.36 * W)  # x, y, height
SECOND = (0.695 * W, 1.085 * W, 0.48 * W)
MARGIN = 4  # units of a glyph's 100 round a part, so that no edge is cut off


def small_face(code: str, options: DeckOptions, dim: bool = False, strip: bool = False) -> str:
    """Return one small card in card units; `strip` leaves the second suit out, for covered cards."""
    rank, suit = code
    ink = Ink(options, suit, dim)
    art = ink.glyph(label(rank, options), COLUMN, RANK_TOP, RANK_HEIGHT) + ink.pip(*FIRST)
    return blank(ink, options) + art + ("" if strip else ink.pip(*SECOND))


def pip_box() -> tuple[float, float]:
    """Return how wide and high a pip's picture is, in units of its 100."""
    return 100 + 2 * MARGIN, 102 + 2 * MARGIN


def glyph_box(name: str) -> tuple[float, float]:
    """Return how wide and high a glyph's picture is, in units of its 100; the Q's tail hangs below."""
    return GLYPHS[name][0] + 2 * MARGIN + 8, 100 + 2 * MARGIN + 4


def geometry() -> dict[str, list[float]]:
    """Return where each part's picture lies on the card: x, y, width, height in parts of the card's width.

    The keys are the ranks' letters, `first` and `second` (suit).
    """
    places = {}
    scale = RANK_HEIGHT / 100
    for rank in RANKS:
        name = label(rank, DeckOptions())
        wide, high = glyph_box(name)
        left = COLUMN - GLYPHS[name][0] * scale / 2 - MARGIN * scale
        places[rank] = [left, RANK_TOP - MARGIN * scale, wide * scale, high * scale]
    for name, (x, y, height) in (("first", FIRST), ("second", SECOND)):
        wide, high = (side * height / 100 for side in pip_box())
        places[name] = [x - wide / 2, y - high / 2, wide, high]
    return {key: [round(value / W, 5) for value in place] for key, place in places.items()}
