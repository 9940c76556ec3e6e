"""Everything saved as a file and back, as people do it on the settings' page for it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from game.cards import N_, GameError
from game.host.api import FileThereError, StorageError
from game.scenes import savefile
from game.scenes.api import Context
from game.scenes.title_items import question_items
from game.stage.item import Item
from game.stage.metrics import Metrics

PATH_MOST: Final = 400  # characters of a path
WHY: Final = {  # by StorageError.kind; others speak for themselves
    "missing": N_("There is no such file or folder."),
    "forbidden": N_("The system does not allow it there."),
    "folder": N_("That is a folder, not a file."),
    "full": N_("There is no room left there."),
    "name": N_("No file can have that name."),
    "other": N_("That is something else than a file."),
}
WHAT_HAPPENS: Final = N_("It replaces what is saved here. What is here now is kept and can be brought back.")
SAVING, FETCHING = "saving", "fetching"


class Keeping:
    """What is typed, asked and told on that page. `fetched` is called when everything has become another."""

    def __init__(self, context: Context, fetched: Callable[[], None]) -> None:
        self._context, self._fetched = context, fetched
        self.told, self.failed = "", False
        self.paths = {SAVING: "", FETCHING: ""}  # as they were typed; empty for the proposed one
        self.writing = ""  # SAVING or FETCHING while somebody types there
        self._text = ""
        self._texts: dict[str, str] | None = None  # of a file that would be fetched
        self._undoing = False
        self._over = ""  # the path of a file that would be replaced

    @property
    def asking(self) -> bool:
        """Whether a question is to be answered first."""
        return self._texts is not None or self._undoing or bool(self._over)

    def question(self, m: Metrics) -> list[Item]:
        """The question, over a veil."""
        words = self._context.words
        if self._over:
            name = self._over.replace("\\", "/").rpartition("/")[2]
            title, yes = words(N_("Replace the file?")), words(N_("Replace it"))
            told = words(N_("There is a file called {name} already."), name=name)
        else:
            undo, told = self._undoing, words(WHAT_HAPPENS)
            title = words(N_("Bring back what was here before?") if undo else N_("Load this file?"))
            yes = words(N_("Bring it back") if undo else N_("Load it"))
        no = ("menu:keep", words(N_("Cancel")))
        return question_items(m, title, told, ("menu:replace" if self._over else "menu:fetch", yes), no)

    def answer(self, press: Hashable) -> None:
        """`yes` or `no` to the question."""
        if press not in ("yes", "no"):
            return
        texts, undoing, over = self._texts, self._undoing, self._over
        self._texts, self._undoing, self._over = None, False, ""
        if press == "yes" and over:
            self._save(over, over=True)
        elif press == "yes":
            self._take_in(None if undoing else texts)

    def press(self, press: Hashable) -> None:
        """A button of the page."""
        self.stop(keep=True)
        if press == "export":
            self._save(self.paths[SAVING])
        elif press == "import":
            self._ask(self.paths[FETCHING])
        elif press == "undo":
            self._undoing = True
        elif isinstance(press, tuple) and press[0] == "file":
            self._ask(press[1])
        elif isinstance(press, tuple) and press[0] == "write":
            self.writing = press[1]
            self._text = self.paths[press[1]] or (self._proposed if press[1] == SAVING else "")

    # typing

    @property
    def _proposed(self) -> str:
        return self._context.host.files.proposed()

    @property
    def text(self) -> str:
        """What stands in the field in use."""
        return self._text

    def write(self, text: str) -> None:
        """What stands in the field in use is now this."""
        self._text = "".join(filter(str.isprintable, text))[:PATH_MOST]

    def stop(self, keep: bool) -> None:
        """The typing is over; what was typed counts if `keep`."""
        if keep and self.writing:
            self.paths[self.writing] = "" if self._text.strip() == self._proposed else self._text.strip()
        self.writing = ""

    # files

    def _save(self, path: str, over: bool = False) -> None:
        words, host = self._context.words, self._context.host
        try:
            where = host.files.save(savefile.dump(host.storage, host.version), path, over)
        except FileThereError as error:
            self._over = str(error)
        except StorageError as error:
            self.tell(words(N_("The file could not be saved. {why}"), why=self._why(error)), failed=True)
        else:
            self.paths[SAVING] = ""
            if host.files.folder:
                self.tell(words(N_("Saved as {path}"), path=where))
            else:
                self.tell(words(N_("{name} is now among your downloads."), name=where))

    def _why(self, error: StorageError) -> str:
        return self._context.words(WHY[error.kind]) if error.kind in WHY else str(error)

    def _ask(self, name: str) -> None:
        self.told = ""
        self._context.host.files.ask(name)

    def poll(self) -> bool:
        """A file that was asked for may have come; True if there is news."""
        words, before = self._context.words, self.told
        try:
            text = self._context.host.files.taken()
            if text is None:
                return False
            self._texts = savefile.parse(text)
        except StorageError as error:
            self.tell(words(N_("The file could not be read. {why}"), why=self._why(error)), failed=True)
        except GameError as error:
            self.tell(words.say(error.reason), failed=True)
        return self._texts is not None or self.told != before

    def _take_in(self, texts: dict[str, str] | None) -> None:
        """Fetch the texts, or bring back what was there before (None); then nothing is as it was."""
        context, words = self._context, self._context.words
        storage = context.host.storage
        try:
            aside = savefile.bring_back(storage) if texts is None else savefile.take_in(storage, texts)
        except StorageError as error:
            context.host.bridge.report(str(error))
            self.tell(words(N_("There is no room for it here, and all is as it was.")), failed=True)
            return
        except GameError as error:
            self.tell(words.say(error.reason), failed=True)
            return
        self._fetched()
        words = context.words  # perhaps another language's
        told = words(N_("Everything has been loaded."))
        if aside:
            told += " " + words.plural(
                "{n} saved text of this device could not be read and was set aside.",
                "{n} saved texts of this device could not be read and were set aside.",
                len(aside),
            )
        self.tell(told)

    def tell(self, text: str, failed: bool = False) -> None:
        """What has happened, on the page."""
        self.told, self.failed = text, failed
