"""Writes the licences of what the runtime contains, next to it."""

from pathlib import Path

from runtime.debian import Debian
from runtime.pins import PYODIDE, SOURCES

LIST = """\
This page carries the following works of others, each under its own licence.

Pyodide {pyodide}: CPython compiled to WebAssembly. Mozilla Public License 2.0. From npm, unchanged.
CPython {python}: Python Software Foundation License.
pygame-ce {pygame}: GNU Lesser General Public License 2.1. Compiled from its source archive as published on
  PyPI. The complete recipe, with every change to the sources (patches.py), is the folder build/runtime/ of
  the game's source code: with it anybody can make this page with another version of pygame-ce.
{libraries}
  as Debian {suite} has their sources. SDL and its companions: zlib licence. FreeType: FreeType licence.
The full texts follow; other works inside these (stb, yuv2rgb, musl, zlib ...) are named in them.
"""


def write_licences(target: Path, debian: Debian, version: str) -> None:
    """Writes the list and the full texts to `target`; raises FileNotFoundError when a text is missing."""
    sources = debian.folder / "build" / "sources"
    libraries = [
        path.name for path in sorted(sources.iterdir()) if path.name.startswith(("SDL", "freetype-"))
    ]
    python = PYODIDE[version].python
    text = LIST.format(
        pyodide=version,
        python=python,
        pygame=SOURCES.pygame,
        libraries=", ".join(libraries),
        suite=SOURCES.suite,
    )
    headers = sources / f"libpython{python}-dev" / "usr" / "share" / "doc"
    texts = {
        "SDL": next(sources.glob("SDL2-*/LICENSE.txt")),
        "SDL_image": next(sources.glob("SDL2_image-*/LICENSE.txt")),
        "SDL_ttf": next(sources.glob("SDL2_ttf-*/LICENSE.txt")),
        "SDL_mixer": next(sources.glob("SDL2_mixer-*/LICENSE.txt")),
        "FreeType": next(sources.glob("freetype-*/docs/FTL.TXT")),
        "pygame-ce": debian.file("/usr/share/common-licenses/LGPL-2.1"),
        "Pyodide": debian.file("/usr/share/common-licenses/MPL-2.0"),
        "CPython": python_licence(headers, debian),
    }
    parts = [text]
    for name, path in texts.items():
        parts.append(f"\n{'=' * 100}\n{name}\n{'=' * 100}\n\n{path.read_text(encoding='utf-8').strip()}\n")
    target.write_text("".join(parts), encoding="utf-8")


def python_licence(headers: Path, debian: Debian) -> Path:
    """Finds CPython's licence: with its headers, or with the interpreter that emscripten needs."""
    places = [
        *headers.glob("*/copyright"),
        *debian.file("/usr/share/doc").glob("libpython3*-minimal/copyright"),
    ]
    for path in places:
        if path.is_file():
            return path
    raise FileNotFoundError("CPython's licence is neither with its headers nor with the interpreter")
