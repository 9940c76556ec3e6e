"""What a scene is to the app, and what the app gives to scenes.

A scene is data in, Items out: `items(frame)` says what is on the screen for its present state, `press` and
`key` change that state, `tick` lets time pass (opponents, pauses). The app calls `stage.show(scene.items())`
whenever `scene.stale` is true and clears it. Scenes never draw, never wait and never look at a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from game.host.api import Host
from game.rules import RULESETS
from game.scenes.hand_order import HandOrder
from game.stage.item import Fade, Item, Move, Passing, Rect
from game.stage.metrics import Metrics
from game.text import Words

HELP: Final = "help"  # the press that leads to the help from any scene


class Frame(NamedTuple):
    """What the layout of a picture depends on: the screen's metrics, and the item under the pointer."""

    metrics: Metrics
    hovered: str | None = None


class Change(NamedTuple):
    """How the new picture comes about; empty: at once (with the ordinary short glide)."""

    moves: tuple[Move, ...] = ()
    passings: tuple[Passing, ...] = ()
    sounds: tuple[str, ...] = ()
    fades: tuple[Fade, ...] = ()


@dataclass
class Settings:
    """What people choose once; kept in storage under the key `settings` as JSON."""

    lang: str = ""  # "" until chosen: the surroundings' language
    speed: str = "normal"  # slow, normal, fast, instant
    last_ruleset: str = "chicago-classic"
    seats: dict[str, int] = field(default_factory=dict)  # number of seats by ruleset
    tables: dict[str, list[list[str]]] = field(default_factory=dict)  # who and name by seat, by ruleset
    house_rules: dict[str, dict[str, object]] = field(default_factory=dict)  # changed options by ruleset
    level: str = "steady"  # the opponents' (game.bots.BOTS)
    auto_only_move: bool = True  # a move that is the only one possible is made by itself
    sound: bool = True
    table: str = "green"  # green, blue, burgundy
    back: str = "knit"  # knit, wave, star
    four_colours: bool = False
    figures: bool = False  # extra large ones
    index: str = "large"  # large, classic
    letters: str = ""  # of courts: international, swedish, russian; "": as the language
    reduced_motion: bool = False
    confirm_play: bool = False  # a press selects the card, and another button plays it
    left_handed: bool = False
    contrast: bool = False  # high
    sorted_by: dict[str, str] = field(default_factory=dict)  # the own hand, by ruleset: rank, suit, dealt

    @property
    def game(self) -> str:
        """The ruleset played last, or the first one where that is not known here."""
        return self.last_ruleset if self.last_ruleset in RULESETS else RULESETS[0]


@dataclass
class Context:
    """What all scenes share. `go` shows another scene from the next frame on."""

    host: Host
    words: Words
    settings: Settings
    go: Callable[[Scene], None]
    quit: Callable[[], None]
    save_settings: Callable[[], None]
    set_language: Callable[[str], None]  # loads the catalogue, replaces `words`, saves
    hear: Callable[[str], None] = lambda name: None  # begins a sound; those of movements go with the Change
    hands: HandOrder = field(default_factory=HandOrder)  # how people have arranged their cards
    notice: str = ""  # one line that the app shows on any scene for a while, such as "nothing can be saved"

    @property
    def still(self) -> bool:
        """True if little motion is asked for, here or by the surroundings."""
        return self.settings.reduced_motion or self.host.bridge.reduced_motion()


class Scene(Protocol):
    """See the module's docstring. `state` is the word of page-interface.md."""

    state: str
    stale: bool

    def items(self, frame: Frame) -> Sequence[Item]: ...
    def take_change(self) -> Change:
        """How to get to the present items; asked once right after `items`, then forgotten."""

    def press(self, press: Hashable) -> None:
        """An item was pressed (also a disabled one: then say why)."""

    def key(self, name: str) -> bool:
        """A key that no item claims (pygame.key.name); True if it was used."""

    def skip(self) -> None:
        """A press while something moved: it finished the movement and is used up."""

    def tick(self, ms: float, moving: bool) -> None:
        """Time passes; `moving` while the stage animates."""

    @property
    def busy(self) -> bool:
        """True while an opponent thinks or a pause runs."""

    def facts(self) -> dict[str, Any]:
        """ruleset, phase, round, you, turn, names, scores, lines as in page-interface.md; missing: null."""


@runtime_checkable
class Writes(Protocol):
    """What a Scene with text fields can do besides: a press on a FieldLook's item begins to write there."""

    @property
    def written(self) -> tuple[str, str] | None:
        """The id of the field in use and what stands in it so far; None: no field is in use."""

    def write(self, text: str) -> None:
        """What stands in the field in use is now this."""

    def press(self, press: Hashable) -> None:
        """See Scene."""

    def wrote(self, keep: bool) -> None:
        """The writing is over; `keep` False: the field is as it was before."""


@runtime_checkable
class Explained(Protocol):
    """What a Scene of a game does besides: it says what the help is to explain."""

    @property
    def explained(self) -> tuple[str, Any]:
        """The ruleset's name, and the options it is played with; None: as a new match would begin."""


@runtime_checkable
class Scrolls(Protocol):
    """What a Scene with a list that scrolls can do besides."""

    def scroll(self, px: int, free: bool = False) -> None:
        """Move the list by so many device px (positive: on to its end); `free`: it may glide on."""

    def reveal(self, ident: str) -> None:
        """The keyboard's focus is now on this item: bring it into sight."""


@runtime_checkable
class Taps(Protocol):
    """What a Scene that goes on by itself can do besides."""

    def tap(self, moved: bool) -> None:
        """A press where nothing can be pressed: on to the next stop; `moved`: it has finished a movement."""


@runtime_checkable
class Parts(Protocol):
    """What a Scene that leaves the next one's picture in its own way has besides."""

    def part(self, change: Change) -> Change:
        """How the next scene's first picture comes about, which by itself would come by `change`."""


class Hands(Protocol):
    """What a row of items that can be dragged does; rectangles in device px say where the item is held."""

    def drag(self, ident: str, at: Rect) -> None:
        """It is held there: others may make room."""

    def drop(self, ident: str, at: Rect) -> None:
        """It has been let go there."""

    def put_back(self, ident: str) -> None:
        """The drag is called off: everything as it was before."""

    def nudge(self, ident: str, step: int) -> None:
        """The keyboard moves it one place to the left (-1) or right (1)."""

    def explain(self, ident: str, press: Hashable) -> bool:
        """Say what this item is, or why it can't be chosen; False: its name or its `why` will do."""


@runtime_checkable
class Handles(Protocol):
    """What a Scene with items that `drags` has besides."""

    @property
    def hands(self) -> Hands: ...
