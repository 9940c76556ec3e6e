"""A machine made of nothing: for tests, where everything saved, every seed and the time are known."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Mapping

from game.host.api import Field, FileThereError, StorageError, Written


class MemoryStorage:
    """A dict; `blocked` makes every call fail as a sandboxed frame's storage does."""

    def __init__(self, texts: Mapping[str, str] | None = None) -> None:
        self.texts = dict(texts or {})
        self.blocked = False

    def _check(self) -> None:
        if self.blocked:
            raise StorageError("Storage is blocked here.")

    def read(self, key: str) -> str | None:
        self._check()
        return self.texts.get(key)

    def write(self, key: str, text: str) -> None:
        self._check()
        self.texts[key] = text

    def remove(self, key: str) -> None:
        self._check()
        self.texts.pop(key, None)

    def keys(self) -> tuple[str, ...]:
        self._check()
        return tuple(sorted(self.texts))

    def set_aside(self, key: str) -> str:
        self._check()
        number = 1
        while (new_key := f"{key}.aside-{number}") in self.texts:
            number += 1
        self.texts[new_key] = self.texts.pop(key)
        return new_key


class _Once(Awaitable[None]):
    """Hands the loop back once, so that other tasks get their turn, and takes no time."""

    def __await__(self) -> Generator[None, None, None]:
        yield


class MemoryClock:
    """Time that passes only when a frame is asked for: `frame_ms` each."""

    def __init__(self, frame_ms: float = 50.0) -> None:
        self.frame_ms = frame_ms
        self.time_ms = 0.0

    def now_ms(self) -> float:
        return self.time_ms

    def next_frame(self, idle: bool = False) -> Awaitable[object]:
        self.time_ms += self.frame_ms
        return _Once()


class MemoryBridge:
    """Remembers what it is told; `presses` are delivered one a frame."""

    def __init__(self, params: Mapping[str, str] | None = None, languages: tuple[str, ...] = ("sv",)) -> None:
        self.size: tuple[int, int, float] | None = (1280, 720, 1.0)
        self.safe = (0, 0, 0, 0)
        self.describe: Callable[[], Mapping[str, object]] | None = None
        self.descriptions: list[Mapping[str, object]] = []
        self.states: list[tuple[str, str]] = []
        self.reports: list[str] = []
        self.tabs = False, False
        self.presses: list[str] = []
        self.shown_fields: tuple[Field, ...] = ()
        self.writes: list[Written] = []  # what a page's fields would tell
        self.still = True
        self.contrast = False
        self.next_seed = 1
        self._params = dict(params or {})
        self._languages = languages

    def viewport(self) -> tuple[int, int, float] | None:
        return self.size

    def safe_area(self) -> tuple[int, int, int, int]:
        return self.safe

    def publish(self, describe: Callable[[], Mapping[str, object]]) -> None:
        self.describe = describe

    def mirror(self, description: Mapping[str, object]) -> None:
        self.descriptions.append(description)

    def pressed(self) -> tuple[str, ...]:
        return (self.presses.pop(0),) if self.presses else ()

    def fields(self, fields: tuple[Field, ...]) -> None:
        self.shown_fields = fields

    def written(self) -> tuple[Written, ...]:
        told, self.writes = tuple(self.writes), []
        return told

    def tab(self, back: bool, on: bool) -> None:
        self.tabs = back, on

    def changed(self, state: str, lang: str) -> None:
        self.states.append((state, lang))

    def languages(self) -> tuple[str, ...]:
        return self._languages

    def params(self) -> Mapping[str, str]:
        return self._params

    def reduced_motion(self) -> bool:
        return self.still

    def more_contrast(self) -> bool:
        return self.contrast

    def report(self, text: str) -> None:
        self.reports.append(text)

    def fresh_seed(self) -> int:
        """1, 2, 3 …: each match another one, each test the same."""
        seed, self.next_seed = self.next_seed, self.next_seed + 1
        return seed


class MemoryAudio:
    """Remembers what was played; `broken` makes it silent as a machine without a sound card is."""

    def __init__(self) -> None:
        self.ready = False
        self.broken = False
        self.played: list[str] = []
        self.stops = 0

    def prepare(self) -> None:
        self.ready = True

    def play(self, name: str) -> bool:
        heard = self.ready and not self.broken
        if heard:
            self.played.append(name)
        return heard

    def stop(self) -> None:
        self.stops += 1


class MemoryFiles:
    """A dict of files by name; `folder` "" makes it ask as a page does, where `chosen` is then chosen."""

    def __init__(self) -> None:
        self.folder = "/home/anna"
        self.texts: dict[str, str] = {}
        self.chosen: str | None = None
        self.blocked = False
        self._asked = ""

    def proposed(self) -> str:
        return f"{self.folder}/sista-sticket-{len(self.texts) + 1}.json" if self.folder else ""

    def save(self, text: str, path: str = "", over: bool = False) -> str:
        if self.blocked:
            raise StorageError("The folder is read-only.")
        if path.startswith("/root"):
            raise StorageError(f"{path}: Permission denied.", "forbidden")
        name = (path or f"sista-sticket-{len(self.texts) + 1}.json").removeprefix(f"{self.folder}/")
        if name in self.texts and not over:
            raise FileThereError(name)
        self.texts[name] = text
        return f"{self.folder}/{name}" if self.folder and not name.startswith("/") else name

    def offered(self) -> tuple[str, ...]:
        return tuple(reversed(self.texts)) if self.folder else ()

    def ask(self, name: str = "") -> None:
        self._asked = name or self.chosen or ""

    def taken(self) -> str | None:
        name, self._asked = self._asked, ""
        if self.blocked and name:
            raise StorageError("The file can't be read.")
        if name and name not in self.texts:
            raise StorageError(f"{name}: No such file or directory.", "missing")
        return self.texts[name] if name else None


class MemoryHost:
    """A Host in memory; a second one on the same `storage` is the program started again."""

    def __init__(
        self,
        params: Mapping[str, str] | None = None,
        languages: tuple[str, ...] = ("sv",),
        storage: MemoryStorage | None = None,
        can_quit: bool = True,
    ) -> None:
        self.storage = storage or MemoryStorage()
        self.clock = MemoryClock()
        self.bridge = MemoryBridge(params, languages)
        self.audio = MemoryAudio()
        self.files = MemoryFiles()
        self.version = "1.2.3"
        self.can_quit = can_quit
