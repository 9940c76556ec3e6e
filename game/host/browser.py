"""The page: everything goes through `window.sistaSticket`, which the page's own script sets up.

The only file that touches `js`, and only when a BrowserHost is made: the module itself can be imported
anywhere.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import parse_qsl

from game.host.api import Field, StorageError, Written
from game.host.fields import PageFields
from game.host.mirror import Mirror
from game.host.mixer import NO_SOUND, MixerAudio, Variants, read_places

BLOCKED = "The browser does not let this page keep anything."


class PageStorage:
    """localStorage behind the page's door, which answers false or null instead of throwing."""

    def __init__(self, store: Any) -> None:
        self._store = store

    def read(self, key: str) -> str | None:
        text = self._store.get(key)
        return text if isinstance(text, str) else None  # JavaScript's null has its own type

    def write(self, key: str, text: str) -> None:
        if not self._store.set(key, text):
            raise StorageError(BLOCKED)

    def remove(self, key: str) -> None:
        if not self._store.remove(key):
            raise StorageError(BLOCKED)

    def keys(self) -> tuple[str, ...]:
        keys = self._store.keys()
        if not hasattr(keys, "to_py"):  # null: blocked
            raise StorageError(BLOCKED)
        return tuple(sorted(str(key) for key in keys.to_py()))

    def set_aside(self, key: str) -> str:
        text = self.read(key)
        if text is None:
            raise StorageError(BLOCKED)
        taken = set(self.keys())
        number = 1
        while (new_key := f"{key}.aside-{number}") in taken:
            number += 1
        self.write(new_key, text)
        self.remove(key)
        return new_key


class PageClock:
    """One turn of the loop for each animation frame; a hidden page gets none."""

    def __init__(self, js: Any) -> None:
        self._js = js

    def now_ms(self) -> float:
        return float(self._js.performance.now())

    def next_frame(self, idle: bool = False) -> Awaitable[object]:
        frame: Awaitable[object] = self._js.sistaSticket.nextFrame(idle)
        return frame


class PageBridge:
    """The page around the canvas."""

    def __init__(self, js: Any) -> None:
        from pyodide.ffi import create_proxy

        self._js = js
        self._door = js.sistaSticket
        self._proxy_of = create_proxy
        self._kept: Any = None  # the page holds it: it must not be collected
        self._mirror = Mirror(js.document, create_proxy)
        self._fields = PageFields(js.document, create_proxy)

    def viewport(self) -> tuple[int, int, float] | None:
        width, height, ratio = self._door.viewport().to_py()
        return int(width), int(height), float(ratio)

    def safe_area(self) -> tuple[int, int, int, int]:
        left, top, right, bottom = (int(edge) for edge in self._door.safeArea().to_py())
        return left, top, right, bottom

    def publish(self, describe: Callable[[], Mapping[str, object]]) -> None:
        self._kept = self._proxy_of(lambda: json.dumps(describe(), ensure_ascii=False))
        self._door.connect(self._kept)

    def mirror(self, description: Mapping[str, object]) -> None:
        self._mirror.show(description)

    def pressed(self) -> tuple[str, ...]:
        return self._mirror.take()

    def fields(self, fields: tuple[Field, ...]) -> None:
        self._fields.show(fields)

    def written(self) -> tuple[Written, ...]:
        return self._fields.take()

    def tab(self, back: bool, on: bool) -> None:
        self._door.setTab(back, on)

    def changed(self, state: str, lang: str) -> None:
        self._door.setLang(lang)
        self._door.setState(state)

    def languages(self) -> tuple[str, ...]:
        return tuple(str(tag) for tag in self._door.languages().to_py())

    def params(self) -> Mapping[str, str]:
        return dict(parse_qsl(str(self._door.search()).removeprefix("?")))

    def reduced_motion(self) -> bool:
        return bool(self._door.reducedMotion())

    def more_contrast(self) -> bool:
        return bool(self._door.moreContrast())

    def report(self, text: str) -> None:
        self._js.console.warn(text)

    def fresh_seed(self) -> int:
        return secrets.randbelow(2**53)


class PageAudio:
    """Sounds through the page's door; where the browser can't decode them (old Safari), through the mixer."""

    def __init__(self, js: Any, report: Callable[[str], None]) -> None:
        from pyodide.ffi import create_proxy

        self._door = js.sistaSticket.sound
        self._report = report
        self._variants = Variants({})
        self._mixer: MixerAudio | None = None
        self._asked = False
        self._kept = create_proxy(self._failed)  # the page holds it: it must not be collected

    def prepare(self) -> None:
        if self._asked:
            return
        self._asked = True
        try:
            self._variants = Variants(read_places())
        except (OSError, ValueError) as error:
            self._report(NO_SOUND.format(why=error))
            return
        self._door.prepare(self._kept)

    def _failed(self, why: str) -> None:
        """The page has no sounds; if it got the file at least, the mixer may know how to decode it."""
        file = self._door.bytes()
        if not hasattr(file, "to_bytes"):  # null: it never came
            self._report(NO_SOUND.format(why=why))
            return
        content: bytes = file.to_bytes()
        self._mixer = MixerAudio(lambda: content, self._report)
        self._mixer.prepare()

    def play(self, name: str) -> bool:
        if self._mixer is not None:
            return self._mixer.play(name)
        place = self._variants.next(name)
        return place is not None and bool(self._door.play(*place))

    def stop(self) -> None:
        if self._mixer is not None:
            self._mixer.stop()
        else:
            self._door.stop()


class PageFiles:
    """Downloads, and uploads through the browser's own dialog."""

    folder = ""

    def __init__(self, files: Any) -> None:
        from pyodide.ffi import create_proxy

        self._files = files
        self._text: str | None = None
        self._why: str | None = None
        self._kept = create_proxy(self._got)  # the page holds it: it must not be collected

    def proposed(self) -> str:
        return ""

    def save(self, text: str, path: str = "", over: bool = False) -> str:
        name = self._files.save(text)
        if not isinstance(name, str):
            raise StorageError("The browser does not let this page hand out files.")
        return name

    def offered(self) -> tuple[str, ...]:
        return ()

    def ask(self, name: str = "") -> None:
        self._files.ask(self._kept)

    def _got(self, text: Any, why: Any) -> None:
        self._text = text if isinstance(text, str) else None
        self._why = why if isinstance(why, str) else None

    def taken(self) -> str | None:
        text, why, self._text, self._why = self._text, self._why, None, None
        if why is not None:
            raise StorageError(why)
        return text


class BrowserHost:
    """The page as a Host."""

    can_quit = False  # closing the tab is the browser's business

    def __init__(self) -> None:
        import js

        self.storage = PageStorage(js.sistaSticket.store)
        self.clock = PageClock(js)
        self.bridge = PageBridge(js)
        self.audio = PageAudio(js, self.bridge.report)
        self.files = PageFiles(js.sistaSticket.files)
        self.version = str(js.sistaSticket.version)
