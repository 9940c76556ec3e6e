"""Lays out the files that pygbag packs: the game, what assets made, its fonts and two small programs."""

import base64
import io
import os
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

import fontpkg_fira_sans  # the fonts come with the package's own files
from fontTools import subset

FACES = ("Regular", "Medium", "SemiBold")
# Latin-1, the Russian and the Serbian alphabet (all of them, for names that are typed), and punctuation
CYRILLIC = [*range(0x410, 0x450), *(ord(c) for c in "ЁёЂђЈјЉљЊњЋћЏџ№")]
LETTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *CYRILLIC,
    *(ord(c) for c in "–—−·•…‘’‚“”„‹›×\u2009\u202f"),
]
ASCII = range(0x20, 0x7F)
HEADINGS = re.compile(r'\b(?:title|stopped|over|retry|again): "([^"]*)"')  # what page.css makes bold
FONTS = Path(fontpkg_fira_sans.__file__).parent / "files"
FONT_LICENCE = Path(fontpkg_fira_sans.__file__).parent / "LICENSE"
# the command line and its modules, the desktop's host, large pictures for app menus; the page fetches the
# sounds by themselves, when the game runs already
DESKTOP_ONLY = (
    *("cli", "__main__.py", "native.py", "conformance.py", "record_format.py", "memory.py"),
    *("icon-512.png", "manifest.json", "table.ogg"),
)
FIXED_TIME = 1_700_000_000  # seconds: every staged file has it, so that archives are the same each time
READY = """\
# All that is done before anything of the page is needed: a later visit begins where this has ended.
import os

os.environ["SDL_EMSCRIPTEN_KEYBOARD_ELEMENT"] = "#canvas"  # the host page's text fields keep their keys
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import game.app
import game.host.browser
"""
MAIN = """\
# Starts the game in the page; the loader runs this file and shows what leaves it as an exception.
from ready import game

await game.app.start_in_browser()
"""


def stage(folder: Path, game: Path, made: Path) -> None:
    """Fills `folder` with a copy of the game as it lies in an installed wheel.

    `game` is the package's folder and `made` what assets made; raises FileNotFoundError when one is missing.
    """
    skip = shutil.ignore_patterns("__pycache__", "*.pyc", ".*", *DESKTOP_ONLY)
    shutil.copytree(game, folder / "game", ignore=skip)
    shutil.copytree(made, folder / "game" / "made", ignore=skip, dirs_exist_ok=True)
    subset_fonts(folder / "game" / "made" / "fonts")
    (folder / "ready.py").write_text(READY, encoding="utf-8")
    (folder / "main.py").write_text(MAIN, encoding="utf-8")
    for path in folder.rglob("*"):
        os.utime(path, (FIXED_TIME, FIXED_TIME))


def subset_fonts(folder: Path) -> None:
    """Writes FiraSans-FACE.ttf with only the letters that the game's languages need."""
    folder.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        (folder / f"FiraSans-{face}.ttf").write_bytes(subset_font(face, LETTERS))


def subset_font(face: str, letters: Iterable[int], flavor: str | None = None) -> bytes:
    """Returns one face with only the given code points; `flavor` "woff2" makes a web font of it."""
    options = subset.Options(flavor=flavor)
    options.layout_features = ["kern"]
    options.hinting = False  # drawn in device pixels and anti-aliased; halves the file
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]  # with the licence
    font = subset.load_font(str(FONTS / f"FiraSans-{face}.ttf"), options)
    font.recalcTimestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    made = io.BytesIO()
    subset.save_font(font, made, options)
    return made.getvalue()


def font_styles(title: str, panel: str) -> str:
    """Returns CSS with the fonts of the loading screen inside, so that they are there at first paint.

    They hold the letters of the page's `title` and of the texts in `panel` (panel.js) and no more; file names
    and numbers are in ASCII.
    """
    plain = {*ASCII, *(ord(c) for c in panel if ord(c) > 0x7F)}
    bold = {ord(c) for c in "".join([title, *HEADINGS.findall(panel)])}
    rules = []
    for face, weight, letters in (("Regular", 400, plain), ("SemiBold", 600, bold)):
        data = base64.b64encode(subset_font(face, sorted(letters), "woff2")).decode()
        rules.append(
            f'@font-face {{ font-family: "Fira Sans"; font-weight: {weight}; '
            f"src: url(data:font/woff2;base64,{data}) format('woff2'); }}\n"
        )
    return "".join(rules)
