"""Prunes and compiles what the page's Python runs; itself run by that Python, under Node (precompile.mjs)."""

import py_compile
from pathlib import Path

from stdlib import prune

# parts of pygame that a page can't have, and its own font
UNUSED = """
    _camera_opencv.py camera.py macosx.py midi.py surfarray.py sndarray.py freesansbold.ttf
"""


def compile_all(tree: Path) -> None:
    """Replaces every x.py below `tree` by x.pyc, except main.py; the same bytes each time."""
    for source in sorted(tree.rglob("*.py")):
        name = source.relative_to(tree)
        if source.name == "main.py":
            continue
        # without docstrings and assertions; but Pyodide's own modules read their docstrings
        optimize = 0 if any("pyodide" in part for part in name.parts) else 2
        py_compile.compile(
            str(source),
            cfile=str(source.with_suffix(".pyc")),
            dfile="/".join(name.parts[1:]),
            doraise=True,
            optimize=optimize,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        source.unlink()


def precompile(tree: Path) -> None:
    """Treats tree/stdlib, tree/pygame and tree/app."""
    for name in UNUSED.split():
        (tree / "pygame" / "pygame" / name).unlink()
    prune(tree / "stdlib", {tree / "pygame": False, tree / "app": True})
    compile_all(tree)
