"""The card's proportions, the deck's colours, and the choices one can make about the drawing."""

from typing import NamedTuple

W, H, RADIUS = 600, 840, 36  # card units, y down; 5:7, corners 6 % of the width
SUITS = "shdc"
RANKS = "23456789TJQKA"
BACKS = "knit", "wave", "star"

COLOURS = {
    "stock": "#F8F2E4",
    "tint": "#EBDBB8",
    "edge": "#B5AB96",
    "ink": "#1B2838",
    "red": "#BC3023",
    "gold": "#D99A2B",
    "blue": "#1C6AAE",
    "green": "#24713F",
    "sea": "#2A5270",
    "table": "#2E5D4B",
}
SUIT_COLOUR = {
    2: {"s": "ink", "h": "red", "d": "red", "c": "ink"},
    4: {"s": "ink", "h": "red", "d": "blue", "c": "green"},
}
ROLES = {  # what else the courts wear
    "s": {"alt": "red", "hair": "ink", "cloth": "gold", "motif": "main"},
    "h": {"alt": "ink", "hair": "gold", "cloth": "ink", "motif": "gold"},
    "d": {"alt": "ink", "hair": "ink", "cloth": "gold", "motif": "main"},
    "c": {"alt": "red", "hair": "red", "cloth": "gold", "motif": "main"},
}
DIM = (0.66, 0.70, 0.68)  # per-channel factor of the dimmed state


LETTERS = {  # the glyphs that stand for the ranks: what differs from the international ones
    "international": {"T": "10"},
    "swedish": {"T": "10", "J": "Kn", "Q": "D", "A": "E"},
    "russian": {"T": "10", "J": "Ve", "Q": "De", "A": "T"},
}


class DeckOptions(NamedTuple):
    """How the deck is drawn.

    index: "large" (one index in a column of 30 % of the width), "classic" (two, the second turned) or
    "small" (the face of cards under 70 px). colours: 2 or 4 suit colours. letters: a key of LETTERS. width:
    of a card in pixels, for the edge line.
    """

    index: str = "large"
    colours: int = 2
    letters: str = "international"
    width: float = 300


def label(rank: str, options: DeckOptions) -> str:
    """Return the name of the glyph that stands for a rank."""
    return LETTERS[options.letters].get(rank, rank)


def multiply(colour: str, factors: tuple[float, float, float]) -> str:
    """Return a #RRGGBB colour with each channel times its factor."""
    channels = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{round(c * f):02X}" for c, f in zip(channels, factors, strict=True))
