"""The rooms and their doors: walks the syntax trees of `game/` and fails on any other door or shape."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import game

ROOT = Path(game.__file__).parent

DOORS: dict[str, set[str]] = {
    "cards": set(),
    "rules": {"cards"},
    "bots": {"rules", "cards"},
    "match": {"rules", "cards"},
    "stage": {"cards", "assets"},
    "text": {"assets"},
    "telling": {"rules", "cards", "match", "text"},
    "scenes": {"match", "bots", "rules", "stage", "cards", "telling", "text", "host.api"},
    "cli": {"match", "bots", "rules", "cards", "telling", "text", "host.api"},
    "host": {"assets"},
    "assets": set(),
    "window": {"host.api", "stage", "assets"},
    "__main__": {"cli"},
}
PURE = {"cards", "rules", "match"}
IMPURE_MODULES = {"pygame", "time", "random", "os", "asyncio", "js", "secrets", "threading", "datetime"}
PYGAME_ROOMS = {"stage", "host", "window", "app"}

MOST_LINES = 400
MOST_FUNCTION_LINES = 40
MOST_PUBLIC_METHODS = 15
DATA_TABLES: set[str] = set()  # tables of data that may be longer than MOST_LINES


def room_of(path: str) -> str:
    """`cards` for `cards/poker.py`, `app` for `app.py`, `` for `__init__.py`."""
    return path.split("/", maxsplit=1)[0].removesuffix(".py")


def imports(tree: ast.AST) -> Iterator[tuple[str, ast.stmt]]:
    """Every imported module by its full name, with the statement; also those inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            yield ("." * node.level + module, node)
            if module in {"game", "game.host"}:  # `from game import assets`: the names are modules
                for alias in node.names:
                    yield f"{module}.{alias.name}", node


def door_faults(path: str, tree: ast.AST) -> Iterator[str]:
    room = room_of(path)
    in_play = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and "play" in node.name
        for inner in ast.walk(node)
    }
    for module, node in imports(tree):
        where = f"{path}:{node.lineno}"
        parts = module.split(".")
        if module.startswith("."):
            yield f"{where}: relative import; rooms are named in full"
        elif parts[0] == "game" and len(parts) > 1 and room != "app":
            host_api = module in {"game.host.api", "game.host"} or module.startswith("game.host.api.")
            door = "host.api" if host_api else parts[1]
            own = parts[1] == room
            app_in_play = room == "cli" and parts[1] == "app" and id(node) in in_play
            if not own and not app_in_play and door not in DOORS.get(room, set()):
                yield f"{where}: {room or 'game'} may not import {module}"
        elif room in PURE and parts[0] in IMPURE_MODULES:
            yield f"{where}: {room} is pure and may not import {module}"
        elif parts[0] == "pygame" and room not in PYGAME_ROOMS:
            yield f"{where}: {room} may not import pygame"
        elif parts[0] in {"js", "pyodide"} and path != "host/browser.py":
            yield f"{where}: only host/browser.py may import {module}"
        elif parts[0] == "threading":
            yield f"{where}: the browser has no threads"


def waiting_faults(path: str, tree: ast.AST) -> Iterator[str]:
    if path == "app.py":
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Await | ast.AsyncFor | ast.AsyncWith):
            yield f"{path}:{node.lineno}: only app.py waits"
        called = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
        if called in {"time.sleep", "pygame.time.wait", "pygame.time.delay", "pygame.time.set_timer"}:
            yield f"{path}:{node.lineno}: {called} freezes the page"


def size_faults(path: str, source: str, tree: ast.AST) -> Iterator[str]:
    lines = source.count("\n")
    if lines > MOST_LINES and path not in DATA_TABLES:
        yield f"{path}: {lines} lines, at most {MOST_LINES}"
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > MOST_FUNCTION_LINES:
                yield f"{path}:{node.lineno}: {node.name} has {length} lines, at most {MOST_FUNCTION_LINES}"
        elif isinstance(node, ast.ClassDef):
            public = [
                each.name
                for each in node.body
                if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and not each.name.startswith("_")
            ]
            if len(public) > MOST_PUBLIC_METHODS and not is_protocol(node):
                yield f"{path}:{node.lineno}: {node.name} has {len(public)} public methods"


def is_protocol(node: ast.ClassDef) -> bool:
    """A Protocol says what many small things offer together; it has no bodies."""
    return any(ast.unparse(base).startswith("Protocol") for base in node.bases)


def name_faults(path: str, tree: ast.AST) -> Iterator[str]:
    """Mutable globals reached with `global`, and assertions as validation."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            yield f"{path}:{node.lineno}: `global {', '.join(node.names)}`: pass it instead"
        if isinstance(node, ast.Assert):
            yield f"{path}:{node.lineno}: `assert` vanishes under -O: raise an error of ours"


def faults(path: str, source: str) -> list[str]:
    tree = ast.parse(source, path)
    return [
        *door_faults(path, tree),
        *waiting_faults(path, tree),
        *size_faults(path, source, tree),
        *name_faults(path, tree),
    ]


def sources() -> list[Path]:
    return sorted(path for path in ROOT.rglob("*.py") if "made" not in path.relative_to(ROOT).parts)


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_file_keeps_to_its_room(path: Path) -> None:
    relative = path.relative_to(ROOT).as_posix()
    assert faults(relative, path.read_text("utf-8")) == []


def test_every_room_has_its_line_in_the_table() -> None:
    rooms = {room_of(path.relative_to(ROOT).as_posix()) for path in sources()}
    assert rooms - set(DOORS) == {"__init__", "app"} & rooms


BAD = {
    "cards/bad.py": ("import random\n", "cards is pure and may not import random"),
    "rules/bad.py": ("from game.match import Match\n", "rules may not import game.match"),
    "match/bad.py": ("def f():\n    import asyncio\n", "match is pure and may not import asyncio"),
    "bots/bad.py": ("from game import host\n", "bots may not import game.host"),
    "text/bad.py": ("from game.cards import Card\n", "text may not import game.cards"),
    "telling/bad.py": ("import pygame\n", "telling may not import pygame"),
    "stage/bad.py": ("from game.rules import api\n", "stage may not import game.rules"),
    "scenes/bad.py": ("from game.host.native import home\n", "scenes may not import game.host.native"),
    "scenes/door.py": ("from game.host import native\n", "scenes may not import game.host.native"),
    "cli/bad.py": ("from game.app import play\n", "cli may not import game.app"),
    "host/bad.py": ("import js\n", "only host/browser.py may import js"),
    "bots/rel.py": ("from . import api\n", "relative import"),
    "scenes/wait.py": ("async def f(x):\n    await x\n", "only app.py waits"),
    "stage/wait.py": ("import time\ntime.sleep(1)\n", "time.sleep freezes the page"),
    "stage/threads.py": ("import threading\n", "the browser has no threads"),
    "stage/long.py": ("x = 1\n" * 401, "401 lines, at most 400"),
    "stage/func.py": ("def f():\n" + "    x = 1\n" * 40, "f has 41 lines, at most 40"),
    "stage/many.py": (
        "class C:\n" + "".join(f"    def m{i}(self): ...\n" for i in range(16)),
        "C has 16 public methods",
    ),
    "stage/glob.py": ("def f():\n    global x\n", "`global x`"),
    "rules/assert.py": ("assert 1\n", "`assert` vanishes"),
}


@pytest.mark.parametrize("path", BAD)
def test_the_walk_finds_each_kind_of_fault(path: str) -> None:
    source, message = BAD[path]
    found = faults(path, source)
    assert len(found) == 1, found
    assert message in found[0]


GOOD = {
    "cards/good.py": "import math\nfrom game.cards.card import Card\n",
    "app.py": "import asyncio, pygame\nfrom game.host.native import home\nasync def f(x):\n    await x\n",
    "cli/play.py": "def play(args):\n    from game.app import play\n",
    "scenes/good.py": "from game.host.api import Host\nfrom game.stage.item import Item\n",
    "host/browser.py": "def f():\n    import js\n    from pyodide.ffi import create_proxy\n",
    "host/native.py": "import os, asyncio\nfrom game.host import api\n",
    "stage/good.py": "import pygame\nfrom game.assets import made\n",
    "rules/api.py": (
        "from typing import Protocol\nclass P(Protocol):\n"
        + "".join(f"    def m{i}(self): ...\n" for i in range(16))
    ),
}


@pytest.mark.parametrize("path", GOOD)
def test_the_walk_lets_the_agreed_doors_be(path: str) -> None:
    assert faults(path, GOOD[path]) == []
