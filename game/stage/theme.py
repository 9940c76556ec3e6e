"""The look's figures: colours by name, durations, easings (look.md, sections 2, 4, 8 and 10)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

Colour = tuple[int, int, int]


class Felt(NamedTuple):
    """A table's colours: its centre, between, its edge, secondary text on it, the veil behind sheets."""

    hi: str
    mid: str
    lo: str
    dim: str
    veil: str


FELTS = {
    "green": Felt("#1C513A", "#164433", "#0A251D", "#C3D3C4", "#061611"),
    "blue": Felt("#274670", "#1C3558", "#0F213B", "#BECCDF", "#060E1C"),
    "burgundy": Felt("#6E2E3B", "#56222D", "#37131B", "#E0C6C4", "#1C070C"),
}
VEIL = 0.62  # opacity

COLOURS = {
    "cream": "#F6F1E6",
    "paper": "#FBF7EE",
    "paper-2": "#F1EBDD",
    "rule": "#DDD4C1",
    "white": "#FFFFFF",
    "stock": "#F8F2E4",
    "ink": "#22282B",
    "ink-2": "#5C6263",
    "amber": "#F2B441",
    "amber-hover": "#FFC963",
    "amber-pressed": "#D6962A",
    "on-amber": "#2B1D05",
    "amber-text": "#8A5A00",
    "ice": "#7FE0CF",
    "on-ice": "#06302B",
    "gain": "#1B6B3F",
    "loss": "#A3222A",
    "outline": "#8E8A7E",
    "suit-ink": "#1B2838",
    "suit-red": "#BC3023",
    "suit-green": "#24713F",
    "suit-blue": "#1C6AAE",
    "you": "#F6F1E6",
    "clay": "#E3B9A6",
    "fjord": "#B4C8DC",
    "straw": "#DECB94",
    "lichen": "#BCD1AE",
    "mist": "#D3C3DB",
    "heather": "#D9B0C4",
    "stone": "#C9C4B8",
    "pass": "#DCE2D6",
    "curtain": "#1F2D40",
    "curtain-star": "#3A4D66",
    "curtain-deep": "#17212F",
    "disabled": "#8D937F",
    "on-disabled": "#232A26",
    "disabled-edge": "#5E7A6C",
    "disabled-text": "#9DB3A6",
    "chip-1": "#EFE8D8",
    "chip-1-mark": "#7E8C95",
    "chip-5": "#A8463B",
    "chip-5-mark": "#F3E4D6",
    "chip-20": "#35507A",
    "chip-20-mark": "#E8E2D4",
    "chip-100": "#22282B",
    "chip-100-mark": "#DECB94",
    "hi": FELTS["green"].hi,
    "mid": FELTS["green"].mid,
    "lo": FELTS["green"].lo,
    "dim": FELTS["green"].dim,
    "veil": FELTS["green"].veil,
}
SEAT_COLOURS = ("you", "clay", "fjord", "straw", "lichen", "mist", "heather", "stone")


class Palette(NamedTuple):
    """The colours on one table (a key of FELTS); `contrast`: with high contrast (look.md, section 9).

    What is the same on every table can be had from `rgb` too.
    """

    table: str = "green"
    contrast: bool = False

    def rgb(self, name: str) -> Colour:
        """Red, green, blue of a colour's name on this table; raises ValueError with the names there are."""
        return _on_table(self).get(name) or rgb(name)


GREEN = Palette()


@lru_cache(maxsize=8)
def _on_table(palette: Palette) -> dict[str, Colour]:
    """The colours that are others on this table than on the green one without high contrast."""
    if palette.table not in FELTS:
        raise ValueError(f"there is no felt {palette.table!r}; there are: {', '.join(FELTS)}")
    felt = FELTS[palette.table]
    own = {name: _hex(value) for name, value in felt._asdict().items()}
    if palette.table != "green":
        own["disabled-edge"] = _blend(own["dim"], own["mid"], 0.42)
        own["disabled-text"] = _blend(own["dim"], own["mid"], 0.76)
    if palette.contrast:
        grey = own.get("disabled-text", rgb("disabled-text"))
        own |= {"dim": rgb("cream"), "hi": own["lo"], "mid": own["lo"], "disabled-edge": grey}
        own |= {"ink-2": rgb("ink"), "rule": rgb("outline")}
    return own


def rgb(name: str) -> Colour:
    """Red, green, blue of a colour's name; raises ValueError with the names there are."""
    try:
        return _RGB[name]
    except KeyError:
        raise ValueError(f"no colour {name!r}; there are: {', '.join(sorted(_RGB))}") from None


def rgba(name: str, opacity: float) -> tuple[int, int, int, int]:
    """A named colour with an opacity of 0 … 1."""
    return (*rgb(name), round(255 * opacity))


def mixed(over: str, under: str, opacity: float) -> Colour:
    """The opaque colour that `over` at an opacity gives on `under`."""
    return _blend(rgb(over), rgb(under), opacity)


def _blend(over: Colour, under: Colour, opacity: float) -> Colour:
    r, g, b = (round(u + (o - u) * opacity) for o, u in zip(over, under, strict=True))
    return r, g, b


def _hex(value: str) -> Colour:
    return int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)


_RGB = {name: _hex(value) for name, value in COLOURS.items()}


class Shadow(NamedTuple):
    """A black shadow: how far below, how soft (both px, or parts of a card's width), how dark (0 … 1)."""

    offset: float
    blur: float
    opacity: float


CARD_SHADOW = Shadow(0.025, 0.07, 0.34)  # parts of the card's width
LIFTED_SHADOW = Shadow(0.10, 0.20, 0.42)
PAPER_SHADOW = Shadow(4, 14, 0.35)  # logical px
SHEET_SHADOW = Shadow(24, 70, 0.50)
BUTTON_SHADOW = Shadow(4, 12, 0.28)
LIP = 2  # logical px

CARD_RADIUS = 0.06  # of the card's width, as the deck is drawn
BUTTON_RADIUS = 14
FOCUS_GAP = 3
FOCUS_RING = 3
SELECTED_RING = 3
CONTRAST_RING = 5  # a selected card's with high contrast
CONTRAST_EDGE = 2  # a secondary button's with high contrast

SPEEDS = {"slow": 1.6, "normal": 1.0, "fast": 0.55, "instant": 0.0}  # times the durations below

DEAL, DEAL_STEP = 180, 70
SELECT = 110
EXCHANGE_OUT, EXCHANGE_STEP, EXCHANGE_PAUSE, EXCHANGE_IN = 220, 90, 120, 220
SORT = 160
SHOW, SHOW_STEP = 160, 60
PLAY = 220
GLIDE = 140  # others close the gap
FLIP = 140
TRICK_WAIT, TRICK_HOME = 900, 260
RISE, RISE_MS = 8, 140  # the card that takes the trick, logical px
SCORE, SCORE_RISE = 500, 24
CALLED, CALLED_SLIDE = 240, 12
BET, POT, CHIPS_COUNT = 200, 320, 400
TURN = 160
BUBBLE = 90
APPEAR = 120  # what has waited for a movement
REFUSE, REFUSE_DROP = 90, 4
SHEET_IN, SHEET_RISE, VEIL_MS = 220, 24, 160
STAR, STAR_STEP, BADGE, LIFT = 120, 40, 280, 10  # a wild rank changes, in WILD ms in all
WILD = 600
BRACKET = 240
CURTAIN = 240
