"""The settings: what people choose once, everything saved as a file and back, and what the program is."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import fields

from game.cards import N_, GameError
from game.host.api import StorageError
from game.scenes import savefile
from game.scenes.api import Context, Scene
from game.scenes.listed import ListedScene, Shown
from game.scenes.settings_items import SettingsView, settings_items
from game.scenes.settings_store import load_settings
from game.scenes.title_items import question_items
from game.scenes.ways import to_title
from game.stage.item import Item
from game.stage.metrics import Metrics
from game.text import LANGUAGES


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
        self._texts: dict[str, str] | None = None  # of a file that would be fetched
        self._undoing = False
        self._told, self._failed = "", False
        self._fetched = False

    # what is shown

    def laid(self, metrics: Metrics, offset: int) -> Shown:
        """See ListedScene."""
        return settings_items(self._view(), metrics, offset)

    def cover(self, metrics: Metrics) -> list[Item]:
        """The question before everything is replaced."""
        words = self._context.words
        title = words(N_("Bring back what was here before?") if self._undoing else N_("Fetch this file?"))
        told = words(
            N_("It takes the place of what is saved here. What is here now is kept and can be brought back.")
        )
        yes, no = ("menu:fetch", words(N_("Fetch it"))), ("menu:keep", words(N_("Cancel")))
        if self._undoing:
            yes = ("menu:fetch", words(N_("Bring it back")))
        return question_items(metrics, title, told, yes, no)

    @property
    def covered(self) -> bool:
        """See ListedScene."""
        return self._texts is not None or self._undoing

    def _view(self) -> SettingsView:
        context, saved = self._context, self._page == "saved"
        return SettingsView(
            words=context.words,
            settings=context.settings,
            page=self._page,
            version=context.host.version,
            still=context.host.bridge.reduced_motion(),
            folder=context.host.files.folder,
            files=context.host.files.offered() if saved else (),
            can_bring_back=saved and savefile.can_bring_back(context.host.storage),
            told=self._told,
            failed=self._failed,
        )

    # what people do

    def press(self, press: Hashable) -> None:
        """See Scene."""
        self.stale = True
        if self.covered:
            self._answer(press)
        elif press == "back":
            self._back()
        elif press == "export":
            self._export()
        elif press == "import":
            self._ask("")
        elif press == "undo":
            self._undoing = True
        elif isinstance(press, tuple):
            self._press(*press)

    def _press(self, what: str, name: str, value: object = None) -> None:
        if what == "language":
            self._context.set_language(name)
        elif what == "page":
            self._open(name)
        elif what == "file":
            self._ask(name)
        elif what == "set":
            setattr(self._context.settings, name, value)
            self._context.save_settings()

    def _open(self, page: str) -> None:
        above, self._above = self._above, self._list.offset
        self._page, self._told, self._failed = page, "", False
        self._list.offset = 0 if page else above

    def _back(self) -> None:
        if self._page:
            self._open("")
        elif self._fetched:
            self._context.go(self._title(self._context))
        else:
            self._leave()

    # everything saved as a file

    def _export(self) -> None:
        words, host = self._context.words, self._context.host
        try:
            where = host.files.save(savefile.dump(host.storage, host.version))
        except StorageError as error:
            self._tell(words(N_("The file could not be saved. {why}"), why=str(error)), failed=True)
            return
        if host.files.folder:
            self._tell(words(N_("Saved as {path}"), path=where))
        else:
            self._tell(words(N_("{name} is now among your downloads."), name=where))

    def _ask(self, name: str) -> None:
        self._told = ""
        self._context.host.files.ask(name)

    def tick(self, ms: float, moving: bool) -> None:
        """The list glides on after a pull; a file that was asked for may have come."""
        super().tick(ms, moving)
        words = self._context.words
        try:
            text = self._context.host.files.taken()
            if text is not None:
                self._texts = savefile.parse(text)
                self.stale = True
        except StorageError as error:
            self._tell(words(N_("The file could not be read. {why}"), why=str(error)), failed=True)
        except GameError as error:
            self._tell(words.say(error.reason), failed=True)

    def _answer(self, press: Hashable) -> None:
        if press not in ("yes", "no"):
            return
        texts, undoing, self._texts, self._undoing = self._texts, self._undoing, None, False
        if press == "yes":
            self._take_in(texts if not undoing else None)

    def _take_in(self, texts: dict[str, str] | None) -> None:
        """Fetch the texts, or bring back what was there before (None); then nothing is as it was."""
        context, words = self._context, self._context.words
        try:
            if texts is None:
                savefile.bring_back(context.host.storage)
            else:
                savefile.take_in(context.host.storage, texts)
        except StorageError as error:
            context.host.bridge.report(str(error))
            self._tell(words(N_("There is no room for it here, and all is as it was.")), failed=True)
            return
        except GameError as error:
            self._tell(words.say(error.reason), failed=True)
            return
        self._fetched = True
        fresh = load_settings(context.host.storage)
        for field in fields(fresh):
            setattr(context.settings, field.name, getattr(fresh, field.name))
        if fresh.lang in LANGUAGES:
            context.set_language(fresh.lang)
        self._tell(context.words(N_("Everything has been fetched.")))

    def _tell(self, text: str, failed: bool = False) -> None:
        self._told, self._failed, self.stale = text, failed, True
        self._list.want("saved:told")

    # moving about

    def escape(self) -> None:
        """See ListedScene."""
        self.press("no" if self.covered else "back")

    def part_of(self, ident: str) -> str:
        """See ListedScene."""
        kind, _, rest = ident.partition(":")
        if kind == "menu":
            return ident if rest in ("export", "import") else rest
        return {"setting": rest.split(":")[0], "language": "language"}.get(kind, ident)
