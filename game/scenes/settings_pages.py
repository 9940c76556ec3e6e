"""The settings' other pages: everything saved as a file and back, and what the program is made of."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, Protocol

from game.cards import N_
from game.scenes.keeping import FETCHING, PATH_MOST, SAVING
from game.scenes.settings_rows import Rows, Way
from game.stage.item import FieldLook, Item, Rect, Role
from game.stage.metrics import Metrics
from game.text import Words

FILES_SHOWN: Final = 8
PARTS: Final = (  # what is shipped, and its licence
    ("Sista sticket", "MIT"),
    ("Python", "PSF 2"),
    ("pygame-ce", "LGPL 2.1"),
    ("SDL, SDL_image, SDL_ttf, SDL_mixer", "zlib"),
    ("FreeType", "FTL"),
    ("Fira Sans", "SIL OFL 1.1"),
)
NATIVE: Final = (("platformdirs", "MIT"),)
IN_PAGE: Final = (("Pyodide", "MPL 2.0"),)


class Told(Protocol):
    """What the pages are made from."""

    @property
    def words(self) -> Words: ...
    @property
    def version(self) -> str: ...
    @property
    def folder(self) -> str: ...
    @property
    def files(self) -> tuple[str, ...]: ...
    @property
    def can_bring_back(self) -> bool: ...
    @property
    def told(self) -> str: ...
    @property
    def failed(self) -> bool: ...
    @property
    def proposed(self) -> str: ...
    @property
    def paths(self) -> tuple[str, str]: ...
    @property
    def writing(self) -> tuple[str, str]: ...


def saved_page(rows: Rows, view: Told, column: Rect) -> None:
    """Ways to a file and back."""
    words = view.words
    rows.y += rows.paper.metrics.px(12)
    _paragraph(rows, "saved:what", words(N_(
        "Matches, house rules and settings lie on this device alone. "
        "A file keeps a copy of them, or takes them to another device."
    )), column)  # fmt: skip
    if view.folder:
        _path(rows, SAVING, words(N_("Save as")), view, column)
    _button(rows, "menu:export", words(N_("Save to a file")), "export", column, primary=True)
    if view.told:
        _paragraph(rows, "saved:told", view.told, column, "loss" if view.failed else "gain", 600)
    if not view.folder:
        _button(rows, "menu:import", words(N_("Load from a file…")), "import", column)
    else:
        _files(rows, view, column)
    if view.can_bring_back:
        told = words(N_("What a loaded file replaced"))
        rows.add(Way("undo-import", words(N_("Bring back what was here before")), "undo", told))


def _files(rows: Rows, view: Told, column: Rect) -> None:
    """The files that can be fetched, and a field for another one's path."""
    words = view.words
    rows.y += rows.paper.metrics.px(8)
    _paragraph(rows, "saved:fetch", words(N_("Load")), column, "ink", 600, 18, after=8)
    if view.files:
        told = words(N_("Files in {folder}:"), folder=view.folder)
        _paragraph(rows, "saved:folder", told, column, after=6)
    for number, name in enumerate(view.files[:FILES_SHOWN]):
        rows.add(Way(f"file-{number}", name, ("file", name)))
    if view.files:
        rows.y += rows.paper.metrics.px(10)
    _path(rows, FETCHING, words(N_("Another file")), view, column)
    typed = bool(view.writing[1] if view.writing[0] == FETCHING else view.paths[1])
    why = None if typed else words(N_("Type where the file lies."))
    _button(rows, "menu:import", words(N_("Load it")), "import", column, why=why)


def _path(rows: Rows, id: str, label: str, view: Told, column: Rect) -> None:
    """A field for a path under its label."""
    m, saving = rows.paper.metrics, id == SAVING
    writing, typed = view.writing[0] == id, view.paths[0 if saving else 1]
    hint = view.words(N_("Its path, or its name in {folder}"), folder=view.folder)
    usual = view.proposed if saving else hint
    text = view.writing[1] if writing else typed or usual
    room = min(column.w, m.px(680)) - m.px(30)
    if not typed and not saving and m.text_width(hint, m.font(16), 600) > room:
        usual = hint = view.words(N_("Its path"))
    shown = text if writing else _end_of(typed, m, room) or (_end_of(usual, m, room) if saving else usual)
    _paragraph(rows, f"label:{id}", label, column, "ink", 600, after=4)
    rect = Rect(column.x, rows.y, min(column.w, m.px(680)), m.target(46))
    look = FieldLook(shown, m.font(16), not typed, writing, PATH_MOST)
    name = f"{label}: {text}"
    press = ("write", id)
    field = Item(f"path:{id}", look, rect, Role.BUTTON, name, selected=writing, press=press)
    rows.paper.items.append(field)
    rows.spans[f"path:{id}"] = (rows.y, rows.y + rect.h)
    rows.y += rect.h + m.px(14)


def _end_of(path: str, m: Metrics, room: int) -> str:
    """A path's end, which tells files apart, where all of it has no room."""
    shown = path
    while shown and m.text_width(shown if shown == path else f"…{shown}", m.font(16), 600) > room:
        shown = shown[1:]
    return shown if shown == path else f"…{shown}"


def about_page(rows: Rows, view: Told, column: Rect) -> None:
    """Version, promise, licences."""
    words = view.words
    rows.y += rows.paper.metrics.px(12)
    _paragraph(
        rows,
        "about:version",
        words(N_("Sista sticket, version {version}"), version=view.version),
        column,
        "ink",
        600,
        18,
    )
    _paragraph(rows, "about:promise", words(N_(
        "Nothing is sent anywhere: no account, no counting of visitors, no cookies. "
        "What is saved stays on this device."
    )), column)  # fmt: skip
    _paragraph(rows, "about:points", words(N_("Play points and play chips only, never money.")), column)
    _paragraph(rows, "about:parts", words(N_("What is in it, and the licences")), column, "ink", 600, 18)
    for name, licence in (*PARTS, *(NATIVE if view.folder else IN_PAGE)):
        _paragraph(rows, f"about:{name}", f"{name} – {licence}", column, after=4)
    where = N_("The licences in full lie beside the program.")
    rows.y += rows.paper.metrics.px(8)
    _paragraph(rows, "about:full", words(where), column)


def _paragraph(
    rows: Rows, id: str, text: str, column: Rect, colour: str = "ink-2", weight: int = 400,
    size: float = 16, after: int = 14,
) -> None:  # fmt: skip
    m, top = rows.paper.metrics, rows.y
    width = min(column.w, m.px(680))
    broken = " ".join(_broken(word, m, m.font(size), weight, width) for word in text.split(" "))
    rows.y += rows.paper.paragraph(
        id, broken, column._replace(y=top, w=width), size, weight, colour, Role.TEXT, text
    )
    rows.spans[id] = (top, rows.y)
    rows.y += m.px(after)


def _broken(word: str, m: Metrics, px: int, weight: int, width: int) -> str:
    """A word that is too long for a line, such as a path, on several ones."""
    lines = [""]
    for sign in word:
        if lines[-1] and m.text_width(lines[-1] + sign, px, weight) > width:
            lines.append("")
        lines[-1] += sign
    return "\n".join(lines)


def _button(
    rows: Rows, id: str, text: str, press: Hashable, column: Rect, primary: bool = False,
    why: str | None = None,
) -> None:  # fmt: skip
    m, top = rows.paper.metrics, rows.y
    rect = Rect(column.x, top, min(column.w, m.px(360 if m.layout == "tall" else 320)), m.target(56))
    kind = "primary" if primary else "paper"
    rows.paper.button(id, text, kind, rect, press, 19, on_paper=not primary, enabled=why is None, why=why)
    rows.y += rect.h
    rows.spans[id] = (top, rows.y)
    rows.y += m.px(18)
