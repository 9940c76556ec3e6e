"""The desktop: saves are files, time is the machine's, the surroundings are a window and a terminal."""

from __future__ import annotations

import asyncio
import json
import locale
import os
import re
import secrets
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from importlib import metadata
from pathlib import Path

import platformdirs

from game.assets import made
from game.host.api import Field, StorageError, Written
from game.host.mixer import MixerAudio
from game.host.native_files import NAME, NativeFiles

FRAME_MS = 1000 / 60
IDLE_MS = 33.0  # a press is seen within two frames, and an idle table costs about a hundredth of a core
_KEY = re.compile(r"[A-Za-z0-9-][A-Za-z0-9.-]{0,99}")
_SUFFIX = ".txt"


def home() -> Path:
    """The folder where everything saved lies: SISTA_STICKET_HOME, or where the system keeps such things."""
    chosen = os.environ.get("SISTA_STICKET_HOME")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("sista-sticket", appauthor=False))


class FileStorage:
    """One file for each key in a folder, which is made when something is first written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def _path(self, key: str) -> Path:
        if not _KEY.fullmatch(key):
            raise StorageError(f"A saved text can't be called {key!r}: letters, digits, - and . only.")
        return self.folder / (key + _SUFFIX)

    def read(self, key: str) -> str | None:
        """The text, or None if there is none. Bytes that are no text become U+FFFD: damaged, but kept."""
        try:
            return self._path(key).read_bytes().decode("utf-8", errors="replace")
        except FileNotFoundError:
            return None
        except OSError as error:
            raise StorageError(f"{self._path(key)} can't be read: {error.strerror or error}.") from error

    def write(self, key: str, text: str) -> None:
        """Write beside, then rename: whoever pulls the plug finds the old text or the new one."""
        path = self._path(key)
        beside: str | None = None
        try:
            content = text.encode("utf-8")
        except UnicodeEncodeError as error:
            raise StorageError(f"{path} can't be written: {error.reason}.") from error
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle, beside = tempfile.mkstemp(prefix=".new-", dir=self.folder)
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, path)
        except OSError as error:
            if beside is not None:
                Path(beside).unlink(missing_ok=True)
            raise StorageError(f"{path} can't be written: {error.strerror or error}.") from error

    def remove(self, key: str) -> None:
        try:
            self._path(key).unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(f"{self._path(key)} can't be removed: {error.strerror or error}.") from error

    def keys(self) -> tuple[str, ...]:
        try:
            names = [path.name for path in self.folder.iterdir()]
        except FileNotFoundError:
            return ()
        except OSError as error:
            raise StorageError(f"{self.folder} can't be read: {error.strerror or error}.") from error
        found = [name.removesuffix(_SUFFIX) for name in names if name.endswith(_SUFFIX)]
        return tuple(sorted(key for key in found if _KEY.fullmatch(key)))

    def set_aside(self, key: str) -> str:
        taken = set(self.keys())
        number = 1
        while (new_key := f"{key}.aside-{number}") in taken:
            number += 1
        try:
            os.replace(self._path(key), self._path(new_key))
        except OSError as error:
            raise StorageError(f"{self._path(key)} can't be set aside: {error.strerror or error}.") from error
        return new_key


def files_folder() -> Path:
    """The folder for files of people's own."""
    downloads = Path(platformdirs.user_downloads_dir())
    return downloads if downloads.is_dir() else Path.cwd()


def version() -> str:
    """The version of the installed program."""
    try:
        return metadata.version(NAME)
    except metadata.PackageNotFoundError:
        return "0"


class NativeClock:
    """Sixty frames a second while something moves, thirty looks at the keyboard while nothing does."""

    def __init__(self) -> None:
        self._due = self.now_ms()

    def now_ms(self) -> float:
        return time.perf_counter() * 1000

    def next_frame(self, idle: bool = False) -> Awaitable[object]:
        now = self.now_ms()
        self._due = max(self._due + (IDLE_MS if idle else FRAME_MS), now)
        if self._due - now > IDLE_MS:
            self._due = now + FRAME_MS
        return asyncio.sleep((self._due - now) / 1000)


class NativeBridge:
    """A window that rules its own size; `describes` prints each new description as a line of JSON."""

    def __init__(self, params: Mapping[str, str] | None = None, describes: bool = False) -> None:
        self._params = dict(params or {})
        self._describes = describes
        self._printed = ""

    def viewport(self) -> tuple[int, int, float] | None:
        return None

    def safe_area(self) -> tuple[int, int, int, int]:
        """The system keeps windows clear of such edges."""
        return (0, 0, 0, 0)

    def publish(self, describe: Callable[[], Mapping[str, object]]) -> None:
        """Nobody asks from outside a window: see `mirror`."""

    def mirror(self, description: Mapping[str, object]) -> None:
        line = json.dumps(description, ensure_ascii=False) if self._describes else ""
        if line != self._printed:
            self._printed = line
            print(line, flush=True)

    def pressed(self) -> tuple[str, ...]:
        return ()

    def fields(self, fields: tuple[Field, ...]) -> None:
        """A window's fields are written in by its own keys."""

    def written(self) -> tuple[Written, ...]:
        return ()

    def tab(self, back: bool, on: bool) -> None:
        """In a window Tab goes round."""

    def changed(self, state: str, lang: str) -> None:
        """A window shows its state itself."""

    def languages(self) -> tuple[str, ...]:
        """From the variables that gettext looks at, in its order, then from the system's settings."""
        found: list[str] = []
        for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
            found += os.environ.get(variable, "").split(":")
        found.append(locale.getlocale()[0] or "")
        tags = (name.split(".")[0].split("@")[0].replace("_", "-") for name in found)
        return tuple(dict.fromkeys(tag for tag in tags if tag and tag not in {"C", "POSIX"}))

    def params(self) -> Mapping[str, str]:
        return self._params

    def reduced_motion(self) -> bool:
        return False

    def more_contrast(self) -> bool:
        return False

    def report(self, text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    def fresh_seed(self) -> int:
        return secrets.randbelow(2**53)


class NativeHost:
    """The desktop as a Host."""

    can_quit = True

    def __init__(self, params: Mapping[str, str] | None = None, describes: bool = False) -> None:
        self.storage = FileStorage(home())
        self.clock = NativeClock()
        self.bridge = NativeBridge(params, describes)
        self.audio = MixerAudio(lambda: made("sounds", "table.ogg").read_bytes(), self.bridge.report)
        self.files = NativeFiles(files_folder())
        self.version = version()
