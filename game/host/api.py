"""What the game needs from the machine it runs on; native.py, browser.py and memory.py provide it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple, Protocol


class StorageError(Exception):
    """Nothing could be saved or read; the message says why, for people.

    `kind` is what scenes have their own words for: `missing` (no such file or folder), `forbidden`, `folder`
    (it is no file), `full`; else empty.
    """

    def __init__(self, message: str = "", kind: str = "") -> None:
        super().__init__(message)
        self.kind = kind


class FileThereError(StorageError):
    """There is a file at this path already; the message is the path."""


class Storage(Protocol):
    """Small texts by key (letters, digits, `-` and `.`). Writing is atomic: the old text or the new one."""

    def read(self, key: str) -> str | None:
        """The text, or None if there is none; raises StorageError."""

    def write(self, key: str, text: str) -> None: ...
    def remove(self, key: str) -> None: ...
    def keys(self) -> tuple[str, ...]: ...
    def set_aside(self, key: str) -> str:
        """Renames a damaged text so that it is kept and no longer read; returns its new key."""


class Clock(Protocol):
    def now_ms(self) -> float:
        """Milliseconds from any fixed moment; never goes back."""

    def next_frame(self, idle: bool = False) -> Awaitable[object]:
        """To be awaited once a frame; `idle`: nothing moves, so the frame may be a longer one."""


class Field(NamedTuple):
    """A text field in the picture: its accessible name, what stands there, and what does if nothing does.

    `rect` (x, y, width, height) and the text's `size` in CSS px; `most` characters; `writing`: it is in use.
    """

    id: str
    name: str
    text: str
    proposed: str
    rect: tuple[float, float, float, float]
    size: float
    most: int
    writing: bool


class Written(NamedTuple):
    """What happened in a page's own field: `begin`, `text` (all of it), an end: `keep`, `drop`, `help`."""

    id: str
    what: str
    text: str = ""


class Bridge(Protocol):
    """The surroundings: the window or the page around the table."""

    def viewport(self) -> tuple[int, int, float] | None:
        """Width and height in CSS px and device pixel ratio; None: the window's own size rules."""

    def safe_area(self) -> tuple[int, int, int, int]:
        """CSS px at the left, top, right and bottom that hold no content: notches, bars of the system."""

    def publish(self, describe: Callable[[], Mapping[str, object]]) -> None:
        """Where the scene's description can be had from now on."""

    def mirror(self, description: Mapping[str, object]) -> None:
        """The description has become another one: show it to whoever does not look at the picture."""

    def pressed(self) -> tuple[str, ...]:
        """Ids of targets that were pressed outside the picture since the last call, oldest first."""

    def fields(self, fields: tuple[Field, ...]) -> None:
        """The text fields in the picture from now on.

        A page lays real ones over them: only these bring up a phone's keyboard.
        """

    def written(self) -> tuple[Written, ...]:
        """What happened in the page's fields since the last call, oldest first."""

    def tab(self, back: bool, on: bool) -> None:
        """Whether there is an item before or after the one in focus; beyond them Tab is the page's."""

    def changed(self, state: str, lang: str) -> None:
        """The scene's state word or the language changed."""

    def languages(self) -> tuple[str, ...]:
        """What the person reads, best first: `sv`, `en-GB` …"""

    def params(self) -> Mapping[str, str]:
        """The page's URL parameters or the command line's: game, seats, seed, lang."""

    def reduced_motion(self) -> bool: ...
    def more_contrast(self) -> bool:
        """True if the system asks for high contrast."""

    def report(self, text: str) -> None:
        """Something for the developer: the console or standard error."""

    def fresh_seed(self) -> int:
        """A seed that nobody can foresee, 0 <= seed < 2**53, drawn once for each match."""


class Audio(Protocol):
    """Short sounds by name (assets/sounds). Nothing here raises or waits.

    What fails (no device, a missing or damaged file, a browser that forbids it) is told once through the
    bridge and is silent from then on.
    """

    def prepare(self) -> None:
        """Get the sounds ready, at the first call; until they are, `play` is silent."""

    def play(self, name: str) -> bool:
        """Begin a sound, in one of its variants; True if it is heard."""

    def stop(self) -> None:
        """End what sounds."""


class Files(Protocol):
    """Files of people's own, outside the game's storage: one with everything saved goes out and comes in."""

    @property
    def folder(self) -> str:
        """Where the files lie, as the system writes it; "" where the browser asks or decides."""

    def proposed(self) -> str:
        """The path that `save` would take by itself; "" where the browser decides."""

    def save(self, text: str, path: str = "", over: bool = False) -> str:
        """Write a file and return its path or name; `path` "": a new one of the usual name.

        A path is absolute or begins in the folder; a folder's own gets the usual name. Raises FileThereError
        unless `over`, and StorageError.
        """

    def offered(self) -> tuple[str, ...]:
        """Names of files in the folder that `save` may have written, the newest first; none in a page."""

    def ask(self, name: str = "") -> None:
        """Read the offered file with this name, or the one at a path; in a page, people choose one.

        `taken` has it later.
        """

    def taken(self) -> str | None:
        """The text of the file asked for, once; None if it is not here yet. Raises StorageError."""


class Host(Protocol):
    @property
    def storage(self) -> Storage: ...
    @property
    def clock(self) -> Clock: ...
    @property
    def bridge(self) -> Bridge: ...
    @property
    def audio(self) -> Audio: ...
    @property
    def files(self) -> Files: ...
    @property
    def version(self) -> str:
        """The program's own version."""

    @property
    def can_quit(self) -> bool:
        """True where leaving the program means something (a window)."""
