"""Packs Python for the page: what is imported, compiled, stored so that it compresses well on the wire."""

import shutil
import subprocess
import zipfile
from pathlib import Path

# What a card game in a page never imports. Everything else of the standard library stays.
NEVER = """
    __hello__ __phello__ _android_support _apple_support _ios_support _aix_support _osx_support _pyrepl
    antigravity bdb cProfile cgi cgitb chunk cmd code codeop compileall crypt ctypes curses dbm doctest
    ensurepip fileinput ftplib idlelib imaplib lib2to3 mailbox mailcap mimetypes modulefinder msilib
    multiprocessing netrc nntplib ntpath nturl2path pdb pickletools plistlib poplib profile pstats pty
    py_compile pyclbr pydoc pydoc_data rlcompleter sched shelve smtplib sndhdr socketserver sqlite3 ssl
    symtable tabnanny telnetlib this timeit tkinter tomllib trace tracemalloc tty turtle turtledemo unittest
    venv wave webbrowser wsgiref xdrlib xml xmlrpc zipapp _pyio _pydatetime
"""
ENCODINGS = """__init__ aliases ascii charmap cp1252 cp437 idna latin_1 punycode raw_unicode_escape
    unicode_escape utf_16 utf_16_be utf_16_le utf_32 utf_8 utf_8_sig
"""
KEPT_ANYWAY = frozenset({"ntpath", "_sysconfigdata__emscripten_wasm32-emscripten"})


def wanted_from_stdlib(name: str) -> bool:
    """Says whether a file of python_stdlib.zip, by its name in there, belongs into the page."""
    parts = name.removesuffix(".py").split("/")
    if parts[0] in KEPT_ANYWAY:
        return True
    if parts[0] == "encodings":
        return parts[-1] in ENCODINGS.split()
    return parts[0] not in NEVER.split() and "tests" not in parts


def unpack_stdlib(archive: Path, folder: Path) -> None:
    """Unpacks the wanted part of python_stdlib.zip into `folder`."""
    with zipfile.ZipFile(archive) as packed:
        for name in packed.namelist():
            if not name.endswith("/") and wanted_from_stdlib(name):
                packed.extract(name, folder)


def unpack(archive: Path, folder: Path) -> None:
    """Unpacks a whole zip or wheel into `folder`."""
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(folder)


def compile_tree(tree: Path, runtime: Path, script: Path) -> None:
    """Compiles every Python file below `tree` with the runtime's own Python, under Node.

    Raises RuntimeError with Node's words when it fails.
    """
    copy = tree.parent / "node"
    shutil.copytree(runtime, copy, dirs_exist_ok=True)
    websockets = copy / "node_modules" / "ws"  # Pyodide imports it under Node; nothing here uses it
    websockets.mkdir(parents=True, exist_ok=True)
    (websockets / "package.json").write_text('{"name": "ws", "main": "index.js"}')
    (websockets / "index.js").write_text("module.exports = {};")
    done = subprocess.run(
        ["node", str(script), str(copy), str(tree)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"compiling with the runtime's Python failed:\n{done.stdout}{done.stderr}")


def store(folder: Path, archive: Path, prefix: str = "") -> None:
    """Zips `folder` without compression, sorted and with one fixed time: the same bytes each time.

    The wire compresses: one stream over the whole beats many small ones inside.
    """
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                info = zipfile.ZipInfo(prefix + path.relative_to(folder).as_posix(), (2024, 1, 1, 0, 0, 0))
                info.external_attr = 0o644 << 16
                packed.writestr(info, path.read_bytes())
