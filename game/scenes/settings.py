"""The settings: what people choose once, everything saved as a file and back, and what the program is."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import fields

from game.scenes import savefile
from game.scenes.api import Context, Scene
from game.scenes.keeping import FETCHING, SAVING, Keeping
from game.scenes.listed import ListedScene, Shown
from game.scenes.settings_items import SettingsView, settings_items
from game.scenes.settings_store import load_settings
from game.scenes.ways import to_title
from game.stage.item import Item
from game.stage.metrics import Metrics
from game.text import LANGUAGES

FILES = ("file", "write")  # presses of the page for files


class SettingsScene(ListedScene):
    """See the module's docstring. `leave` goes back to where one was.

    Once a file has been fetched, the way back leads to the title: what was on the screen may be gone.
    """

    state = "settings"

    def __init__(
        self, context: Context, leave: Callable[[], None], title: Callable[[Context], Scene] = to_title
    ) -> None:
        super().__init__(context)
        self._leave, self._title = leave, title
        self._page = ""
        self._above = 0  # how far the settings had been moved when another page was opened
        self._keeping = Keeping(context, self._all_new)
        self._fetched = False

    # what is shown

    def laid(self, metrics: Metrics, offset: int) -> Shown:
        """See ListedScene."""
        return settings_items(self._view(), metrics, offset)

    def cover(self, metrics: Metrics) -> list[Item]:
        """The question before anything is replaced."""
        return self._keeping.question(metrics)

    @property
    def covered(self) -> bool:
        """See ListedScene."""
        return self._keeping.asking

    def _view(self) -> SettingsView:
        context, saved, keeping = self._context, self._page == "saved", self._keeping
        return SettingsView(
            words=context.words,
            settings=context.settings,
            page=self._page,
            version=context.host.version,
            still=context.host.bridge.reduced_motion(),
            folder=context.host.files.folder,
            files=context.host.files.offered() if saved else (),
            can_bring_back=saved and savefile.can_bring_back(context.host.storage),
            told=keeping.told,
            failed=keeping.failed,
            proposed=context.host.files.proposed() if saved else "",
            paths=(keeping.paths[SAVING], keeping.paths[FETCHING]),
            writing=(keeping.writing, keeping.text),
        )

    # what people do

    def press(self, press: Hashable) -> None:
        """See Scene."""
        self.stale = True
        if self.covered:
            self._keeping.answer(press)
            self._list.want("saved:told")
        elif press == "back":
            self._keeping.stop(keep=True)
            self._back()
        elif press in ("export", "import", "undo") or (isinstance(press, tuple) and press[0] in FILES):
            self._keeping.press(press)
            self._list.want(f"path:{self._keeping.writing}" if self._keeping.writing else "saved:told")
        elif isinstance(press, tuple):
            self._press(*press)

    def _press(self, what: str, name: str, value: object = None) -> None:
        if what == "language":
            self._context.set_language(name)
        elif what == "page":
            self._open(name)
        elif what == "set":
            setattr(self._context.settings, name, value)
            self._context.save_settings()

    def _open(self, page: str) -> None:
        above, self._above = self._above, self._list.offset
        self._page = page
        self._keeping.tell("")
        self._list.offset = 0 if page else above

    def _back(self) -> None:
        if self._page:
            self._open("")
        elif self._fetched:
            self._context.go(self._title(self._context))
        else:
            self._leave()

    # everything saved as a file

    @property
    def written(self) -> tuple[str, str] | None:
        """See Writes."""
        keeping = self._keeping
        return (f"path:{keeping.writing}", keeping.text) if keeping.writing else None

    def write(self, text: str) -> None:
        """See Writes."""
        self._keeping.write(text)
        self.stale = True

    def wrote(self, keep: bool) -> None:
        """See Writes."""
        self._keeping.stop(keep)
        self.stale = True

    def tick(self, ms: float, moving: bool) -> None:
        """The list glides on after a pull; a file that was asked for may have come."""
        super().tick(ms, moving)
        if self._keeping.poll():
            self.stale = True
            self._list.want("saved:told")

    def _all_new(self) -> None:
        """Everything saved has become another: the settings, too."""
        context, self._fetched = self._context, True
        fresh = load_settings(context.host.storage)
        for field in fields(fresh):
            setattr(context.settings, field.name, getattr(fresh, field.name))
        if fresh.lang in LANGUAGES:
            context.set_language(fresh.lang)

    # moving about

    def escape(self) -> None:
        """See ListedScene."""
        self.press("no" if self.covered else "back")

    def part_of(self, ident: str) -> str:
        """See ListedScene."""
        kind, _, rest = ident.partition(":")
        if kind == "menu":
            return ident if rest in ("export", "import") else rest
        if kind == "path":
            return ident
        return {"setting": rest.split(":")[0], "language": "language"}.get(kind, ident)
