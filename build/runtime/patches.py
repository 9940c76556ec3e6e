"""The changes to the libraries' sources that WebAssembly needs, each with its reason."""

import re
import sys
from pathlib import Path


def replace(path: Path, old: str, new: str) -> None:
    """Replaces the one place where `old` stands; stops the build when the source has changed."""
    text = path.read_text(encoding="utf-8")
    if text.count(old) != 1:
        sys.exit(f"{path}: expected exactly once, found {text.count(old)} times:\n{old}")
    path.write_text(text.replace(old, new), encoding="utf-8")


def switch_off_signals(config: Path) -> None:
    """SDL: no Unix signals.

    A browser has none, and sigset_t (so struct sigaction) differs in size between emscripten releases: a side
    module that calls the main module's sigaction() would have its stack overwritten.
    """
    text = config.read_text(encoding="utf-8")
    for macro in ("HAVE_SIGACTION", "HAVE_SIGNAL_H", "HAVE_SA_SIGACTION"):
        text = re.sub(rf"^#define {macro}\b.*$", f"/* {macro} off */", text, flags=re.M)
    config.write_text(text, encoding="utf-8")


def drop_audio_callback(sdl: Path) -> None:
    """SDL: forget the sound callback when the device is closed, or a late call reads freed memory."""
    old = "                SDL2.audio.scriptProcessorNode.disconnect();"
    new = "                SDL2.audio.scriptProcessorNode.onaudioprocess = null;\n" + old
    replace(sdl / "src/audio/emscripten/SDL_emscriptenaudio.c", old, new)


def register_submodules(pygame: Path) -> None:
    """pygame: register each submodule's state.

    In the build as one library the import system does not create the submodules, so PyState_FindModule()
    finds none of them, and pygame.freetype and parts of pygame.display would read through a null pointer.
    """
    old = (
        "        PyObject *modules = PyImport_GetModuleDict();\n\n"
        "        PyObject *pmod = PyDict_GetItemString(modules, parent);"
    )
    new = (
        "        if (PyModule_GetDef(mod))\n            PyState_AddModule(mod, PyModule_GetDef(mod));\n" + old
    )
    replace(pygame / "src_c/base.c", old, new)


def allow_file_objects(pygame: Path) -> None:
    """pygame: load pictures, fonts and sounds from BytesIO too, which upstream switches off on Emscripten."""
    path = pygame / "src_c/rwobject.c"
    text = path.read_text(encoding="utf-8")
    old = "#if __EMSCRIPTEN__\n    SDL_RWops *rw;"
    if old not in text:
        sys.exit(f"{path}: the switch for Emscripten is not where it was")
    path.write_text(text.replace(old, "#if 0\n    SDL_RWops *rw;"), encoding="utf-8")
