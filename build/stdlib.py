"""Chooses the part of the standard library that the page carries: what is imported, and what that imports.

Runs in the page's own Python (see precompile.mjs): an older one can't parse its standard library.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

# Imported by Python itself, by Pyodide, or from inside functions of the standard library, and what game code
# may come to use at any time. Each brings what it imports at its own top level.
ROOTS = """
    __future__ _pyodide pyodide pyodide._package_loader pyodide.code pyodide.common
    encodings encodings.aliases encodings.ascii encodings.cp437 encodings.latin_1
    encodings.raw_unicode_escape encodings.unicode_escape encodings.utf_8
    encodings.utf_8_sig encodings.utf_16 encodings.utf_16_le encodings.utf_16_be
    asyncio base64 bisect codecs collections contextlib copy dataclasses datetime enum
    functools gettext hashlib heapq importlib importlib.abc importlib.machinery importlib.readers
    importlib.resources importlib.simple importlib.util inspect io itertools json keyword linecache locale
    logging numbers operator os pathlib platform random re reprlib secrets shutil site stat string
    struct tempfile textwrap threading token tokenize traceback types typing unicodedata urllib.parse warnings
    weakref zipfile zlib _compression ntpath
"""
# packages that are kept whole, but for what only another system or a console needs
WHOLE = ("_pyodide", "asyncio", "collections", "json", "pathlib", "re")
NOT_HERE = ("__main__", "tests", "windows_events", "windows_utils", "proactor_events", "json.tool")


def module_name(path: str) -> str:
    """Turns a file's name in the zip ("json/__init__.py") into the module's name ("json")."""
    parts = path.removesuffix(".py").split("/")
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def never_runs(node: ast.If) -> bool:
    """Says whether a block is for a file run as a program, for a type checker or for another system."""
    test = ast.unparse(node.test)
    return "__main__" in test or "TYPE_CHECKING" in test or test == "sys.platform == 'win32'"


def statements(tree: ast.AST, within_functions: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yields the import statements of a module, those within functions and fallbacks only when asked."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and never_runs(node):
            for other in node.orelse:
                yield from statements(ast.Module([other], []), within_functions)
        elif within_functions or not isinstance(
            node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ExceptHandler
        ):
            yield from statements(node, within_functions)


def imports(source: str, name: str, is_package: bool, within_functions: bool) -> set[str]:
    """Returns the names that a module imports: "os", and both "json" and "json.decoder" for a from-import."""
    found: set[str] = set()
    for node in statements(ast.parse(source), within_functions):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = name.split(".")
                parts = parts[: len(parts) - node.level + is_package]
                base = ".".join([*parts, base] if base else parts)
            found.add(base)
            found.update(f"{base}.{alias.name}" for alias in node.names)
    return found


def with_parents(name: str) -> Iterable[str]:
    """Returns the module's name and those of the packages that it lies in."""
    parts = name.split(".")
    return (".".join(parts[:count]) for count in range(1, len(parts) + 1))


def choose(sources: dict[str, str], users: dict[Path, bool]) -> set[str]:
    """Returns the names of the files to keep of `sources` (file name -> text).

    `users` are the folders of everything that will run on it, with whether imports within functions count.
    """
    files = {module_name(path): path for path in sources if path.endswith(".py")}
    waiting = [name for name in files if name.startswith(tuple(f"{package}." for package in WHOLE))]
    waiting = ROOTS.split() + [name for name in waiting if not name.endswith(NOT_HERE)]
    for folder, within_functions in users.items():
        for user in folder.rglob("*.py"):
            waiting += imports(user.read_text(encoding="utf-8"), "", False, within_functions)
    chosen: set[str] = set()
    while waiting:
        for name in with_parents(waiting.pop()):
            if name in files and name not in chosen:
                chosen.add(name)
                path = files[name]
                package = path.endswith("__init__.py")
                waiting += imports(sources[path], name, package, within_functions=False)
    return {files[name] for name in chosen}


def prune(folder: Path, users: dict[Path, bool]) -> None:
    """Removes from `folder`, an unpacked standard library, what nothing needs."""
    paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    sources = {name: path.read_text(encoding="utf-8") for name, path in paths.items() if name.endswith(".py")}
    for name in paths.keys() - choose(sources, users):
        paths[name].unlink()
