"""What a scene shows: a flat list of Items, back to front. Picture, description, pointer and keyboard
all come from the same Items, so they cannot disagree.

Geometry is in device pixels of the drawing surface (the page's CSS pixels times its pixel ratio).
"""

from __future__ import annotations

from collections.abc import Hashable
from enum import StrEnum
from typing import NamedTuple

from game.cards import Card


class Rect(NamedTuple):
    x: int
    y: int
    w: int
    h: int


class Role(StrEnum):
    CARD = "card"
    BUTTON = "button"
    CHOICE = "choice"
    TEXT = "text"


class CardLook(NamedTuple):
    card: Card  # UNKNOWN shows the back
    small: bool = False  # the small face (look.md, section 6)
    dimmed: bool = False
    selected: bool = False  # amber ring
    ringed: bool = False  # cream ring: the card that takes the trick
    strip: bool = False  # small face without its second suit: the next card covers that
    angle: float = 0.0  # degrees clockwise about the rect's middle
    wild: str | None = None  # a wild card's mark: the star, on a large face with this word beside it
    back: str | None = None  # another back than the deck's present one
    tight: bool = False  # the next card leaves too little of it for extra large figures
    seen: float = 1.0  # the part of the width that the next card leaves: a wild large face's word keeps to it
    on_paper: bool = False  # its focus ring is seen on paper


class TextLook(NamedTuple):
    """Text set in Fira Sans; wraps to the rect's width; `align` -1 left, 0 centre, 1 right; size in px."""

    text: str
    size: int
    weight: int = 400  # 400, 500 or 600
    colour: str = "cream"  # a name of stage.theme.COLOURS
    align: int = -1
    middle: bool = True  # centred in the rect's height, else from its top


class ButtonLook(NamedTuple):
    """kind: primary, secondary (on felt), paper (secondary on paper), quiet, icon, segment, row.

    The text becomes smaller, then two lines, where it would not fit. On a row, "\n" begins a smaller second
    line. The Item's `selected` is the chosen segment or row.
    """

    text: str
    kind: str
    size: int
    icon: str | None = None
    on_paper: bool = False


class FieldLook(NamedTuple):
    """A line of text that people write, on paper; `usual`: it is only proposed. `most` characters.

    `writing`: the caret stands behind the text.
    """

    text: str
    size: int
    usual: bool = False
    writing: bool = False
    most: int = 20


class PanelLook(NamedTuple):
    """kind: felt, mat, veil, curtain, sheet, bubble, pill, dot, hairline, slot (dashed), track,
    bracket (dashed, under something).

    Felt and mat are the ground, drawn once: felt of colour "title" has the title's light, the mat is a
    stadium outlined on it. `radius` in px; 0: the kind's own, negative: square. On a hairline or track,
    `colour` tells felt (cream, amber) from paper.
    """

    kind: str
    colour: str = "paper"
    radius: int = 0
    value: float = 0.0  # track: filled part 0 … 1
    tail: tuple[int, int] | None = None  # bubble: the point on the screen its tail points to


class TokenLook(NamedTuple):
    """A player's disc with a letter or two."""

    letters: str
    colour: str
    on_turn: bool = False
    out: bool = False
    on_paper: bool = False


class PileLook(NamedTuple):
    """Stock (tidy, thickness by count) or discards (three fixed angles); `cards` is the count."""

    kind: str  # stock, discards
    cards: int


class IconLook(NamedTuple):
    name: str
    colour: str = "cream"


class PuckLook(NamedTuple):
    """The dealer's puck with its letter."""

    letter: str


class DotsLook(NamedTuple):
    """The caller's tricks: `filled` of `count` dots."""

    filled: int
    count: int = 5  # type: ignore[assignment]  # a field, not tuple.count


class RadioLook(NamedTuple):
    on: bool


class SwitchLook(NamedTuple):
    """A switch; on it is green and has a tick."""

    on: bool


class SwatchLook(NamedTuple):
    """A disc of a table's felt (a key of theme.FELTS)."""

    table: str


class LittleBacksLook(NamedTuple):
    """So many tiny card backs: how many a seat exchanged."""

    count: int  # type: ignore[assignment]  # a field, not tuple.count


class ChipsLook(NamedTuple):
    """Chips worth an amount, stacked, high to low; at most five discs in a stack."""

    amount: int


Look = (
    CardLook
    | TextLook
    | ButtonLook
    | FieldLook
    | PanelLook
    | TokenLook
    | PileLook
    | IconLook
    | PuckLook
    | DotsLook
    | RadioLook
    | SwitchLook
    | SwatchLook
    | LittleBacksLook
    | ChipsLook
)


class Item(NamedTuple):
    """One thing on the screen.

    `role` None: decoration that the description leaves out (and that can't be pressed). `press` is what the
    scene gets back when the item is pressed; it is delivered for disabled items too, so that the scene can
    say why. `key` is the keyboard letter or key name (pygame.key.name) that presses it. `scrolls`: it is in a
    list that scrolls; what can be pressed there is reached by keys even out of sight (not `visible`).
    """

    id: str
    look: Look
    rect: Rect
    role: Role | None = None
    name: str = ""
    enabled: bool = True
    selected: bool = False
    why: str | None = None
    press: Hashable = None
    key: str | None = None
    visible: bool = True  # False: described (rect null) but not drawn
    scrolls: bool = False
    drags: bool = False  # it can be taken up and carried elsewhere


class Move(NamedTuple):
    """How an item gets to where the new Items say it lies. Times in ms at speed normal.

    The item `id` starts at the place of `start` (an item id of the picture before, or a Rect) instead of its
    own old place, `delay` ms from now, and takes `ms`. `flip`: it turns over on arrival. Items without a Move
    that were there before glide for 140 ms; new ones appear.

    A Move with `then` goes on where the item's Move before it ended, which was at `end` (None: the item's own
    place); its `delay` runs from that arrival and its `start` is not looked at. Nothing waits for a Move that
    is not `told`. A new item that is `there` lies at its start while it waits, its other side up.
    """

    id: str
    start: str | Rect
    delay: int = 0
    ms: int = 220
    flip: bool = False
    sound: str | None = None
    easing: str = "out"  # a name of stage.tween.EASINGS
    end: Rect | None = None
    then: bool = False
    told: bool = True
    there: bool = False


class Passing(NamedTuple):
    """Something that travels and is gone on arrival, such as a thrown card on its way to the discards.

    `before`: it shows this look first, and turns over where it lies before it sets out. Cards lie at their
    start while they wait, other things only if they are `there`.
    """

    look: Look
    start: str | Rect
    end: str | Rect
    delay: int = 0
    ms: int = 220
    easing: str = "out"
    sound: str | None = None
    before: Look | None = None
    there: bool = False


class Fade(NamedTuple):
    """How an item comes, goes or changes its look without travelling. Times in ms at speed normal.

    Until `delay` is over the picture before is shown: nothing, or the item as it was. `after`: the delay runs
    from when all that was told to move has landed. `how`: "fade" by opacity, "count" a figure or a track's
    part to its new value, "turn" over in x about `pivot` (device px), "wipe" from left to right. What comes
    with `rise` moves up by so many device px meanwhile. `before` is the look shown first of a new item, or
    of a card that travels and changes only then. `sound` is heard when it begins. `anew`: what had this id
    before was another thing.
    """

    id: str
    ms: int = 160
    delay: int = 0
    after: bool = False
    how: str = "fade"
    rise: int = 0
    pivot: int = 0
    before: Look | None = None
    sound: str | None = None
    anew: bool = False
