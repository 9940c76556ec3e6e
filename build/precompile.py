"""Prunes and compiles what the page's Python runs; itself run by that Python, under Node (precompile.mjs)."""

import marshal
import py_compile
from pathlib import Path
from types import CodeType

from bare import compiled
from stdlib import prune

# parts of pygame that a page can't have, and its own font
UNUSED = """
    _camera_opencv.py camera.py macosx.py midi.py surfarray.py sndarray.py freesansbold.ttf
"""

HEADER = 16  # bytes of a .pyc before its code


def compile_all(tree: Path) -> None:
    """Replaces every x.py below `tree` by x.pyc, except main.py; the same bytes each time."""
    for source in sorted(tree.rglob("*.py")):
        name = source.relative_to(tree)
        if source.name == "main.py":
            continue
        # without docstrings and assertions; but Pyodide's own modules read their docstrings
        optimize = 0 if any("pyodide" in part for part in name.parts) else 2
        if name.parts[0] == "app":
            dfile = "/".join(name.parts[1:])
            source.with_suffix(".pyc").write_bytes(compiled(source.read_bytes(), dfile, optimize))
            source.unlink()
            continue
        py_compile.compile(
            str(source),
            cfile=str(source.with_suffix(".pyc")),
            dfile="/".join(name.parts[1:]),
            doraise=True,
            optimize=optimize,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        if name.parts[0] == "stdlib" and optimize:
            drop_lines(source.with_suffix(".pyc"))
        source.unlink()


def drop_lines(compiled: Path) -> None:
    """Takes the line numbers out of a .pyc: a sixth of the standard library's bytes on the wire.

    A traceback still names its files and functions, and gives the lines of the game's own code.
    """
    data = compiled.read_bytes()
    header, code = data[:HEADER], marshal.loads(data[HEADER:])
    compiled.write_bytes(header + marshal.dumps(lineless(code)))


def lineless(code: CodeType) -> CodeType:
    """The code and all within it with tables that cover it and know no line (CPython's locations.md)."""
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = b"\xff" * whole + (bytes([0xF8 | (rest - 1)]) if rest else b"")
    inner = tuple(lineless(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)


def precompile(tree: Path) -> None:
    """Treats tree/stdlib, tree/pygame and tree/app."""
    for name in UNUSED.split():
        (tree / "pygame" / "pygame" / name).unlink()
    prune(tree / "stdlib", {tree / "pygame": False, tree / "app": True})
    compile_all(tree)
