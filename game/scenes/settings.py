"""The settings: what people choose once, everything saved as a file and back, and what the program is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import fields
from typing import Any

from game.cards import N_, GameError
from game.host.api import StorageError
from game.scenes import savefile
from game.scenes.api import Change, Context, Frame, Scene
from game.scenes.scrolling import Scrolling
from game.scenes.settings_items import SettingsView, settings_items
from game.scenes.settings_store import load_settings
from game.scenes.title_items import behind, question_items
from game.scenes.ways import to_title
from game.stage.item import Item
from game.text import LANGUAGES


class SettingsScene:
    """See the module's docstring. `leave` goes back to where one was.

    Once a file has been fetched, the way back leads to the title: what was on the screen may be gone.
    """

    state = "settings"
    busy = False

    def __init__(
        self, context: Context, leave: Callable[[], None], title: Callable[[Context], Scene] = to_title
    ) -> None:
        self._context, self._leave, self._title = context, leave, title
        self._page = ""
        self._above = 0  # how far the settings had been moved when another page was opened
        self._list = Scrolling()
        self._texts: dict[str, str] | None = None  # of a file that would be fetched
        self._undoing = False
        self._told, self._failed = "", False
        self._fetched = False
        self.stale = True

    # what is shown

    def items(self, frame: Frame) -> Sequence[Item]:
        """See Scene."""
        view = self._view()
        shown = settings_items(view, frame.metrics, self._list.offset)
        if self._list.settle(shown.view, shown.most, shown.spans):
            shown = settings_items(view, frame.metrics, self._list.offset)
        if not self._asking:
            return shown.items
        words = self._context.words
        title = words(N_("Bring back what was here before?") if self._undoing else N_("Fetch this file?"))
        told = words(
            N_("It takes the place of what is saved here. What is here now is kept and can be brought back.")
        )
        yes, no = ("menu:fetch", words(N_("Fetch it"))), ("menu:keep", words(N_("Cancel")))
        if self._undoing:
            yes = ("menu:fetch", words(N_("Bring it back")))
        return [*behind(shown.items), *question_items(frame.metrics, title, told, yes, no)]

    @property
    def _asking(self) -> bool:
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

    def take_change(self) -> Change:
        """Nothing travels here."""
        return Change()

    def facts(self) -> dict[str, Any]:
        """Nothing of a deal."""
        return {"names": [], "lines": []}

    # what people do

    def press(self, press: Hashable) -> None:
        """See Scene."""
        self.stale = True
        if self._asking:
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
        self.stale |= self._list.tick(ms)
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

    def key(self, name: str) -> bool:
        """Esc goes back; Page up and down, Home and End move the list."""
        if name == "escape":
            self.press("no" if self._asking else "back")
        elif (px := self._list.key(name)) is not None:
            self.scroll(px)
        else:
            return False
        return True

    def scroll(self, px: int, free: bool = False) -> None:
        """See Scrolls."""
        if not self._asking:
            self.stale |= self._list.pull(px, free, self._context.still)

    def reveal(self, ident: str) -> None:
        """See Scrolls."""
        kind, _, rest = ident.partition(":")
        self._list.want({"setting": rest.split(":")[0], "language": "language"}.get(kind, ident))
        if ident.startswith("menu:"):
            self._list.want(rest if rest not in ("export", "import") else ident)
        self.stale = True

    def skip(self) -> None:
        """Nothing moves that could be skipped."""
