"""The page's code without annotations does what the code with them does, and keeps its lines."""

from __future__ import annotations

import ast
import marshal
from pathlib import Path
from typing import Any

import pytest
from test_speed_table import load

BARE = load("bare")
SOURCE = """\
from __future__ import annotations
from typing import NamedTuple, Protocol
from dataclasses import dataclass, field

LIMIT: int = 3
later: Unknown

class Point(NamedTuple):
    x: Unknown
    y: dict[str, Unknown] = {}

@dataclass
class Box:
    side: Unknown = 2
    marks: list[Unknown] = field(default_factory=list)

class Has(Protocol):
    name: str

def area(box: Unknown, *more: Unknown, scale: Unknown = 1) -> Unknown:
    side: int = box.side
    nothing: Unknown
    def inner(by: Unknown) -> Unknown:
        return side * by
    return inner(side) * scale

async def wait(ms: Unknown) -> Unknown:
    raise ValueError(ms)
"""


def run(source: str) -> dict[str, Any]:
    made = BARE.compiled(source.encode(), "made.py", 2)
    scope: dict[str, Any] = {"__name__": "made"}
    exec(marshal.loads(made[16:]), scope)
    return scope


def test_classes_keep_their_fields_and_functions_their_work() -> None:
    made = run(SOURCE)
    assert made["Point"]._fields == ("x", "y")
    assert made["Point"](1) == (1, {})
    assert made["Box"](3).marks == []
    assert made["area"](made["Box"](3), scale=2) == 18
    assert made["LIMIT"] == 3
    assert "later" not in made
    assert made["area"].__annotations__ == {}
    assert made["Has"].__annotations__ == {"name": None}


def test_a_traceback_has_its_lines() -> None:
    with pytest.raises(ValueError, match="5") as raised:
        run(SOURCE)["wait"](5).send(None)
    last = raised.traceback[-1]
    assert (str(last.path).rpartition("/")[2], last.lineno + 1) == ("made.py", SOURCE.count("\n"))


def test_every_module_of_the_game_can_be_without() -> None:
    """Nothing reads an annotation at run time, and none is left but the fields' None."""
    for path in Path(__file__).parents[1].joinpath("game").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "__annotations__" not in text, path
        assert "get_type_hints" not in text, path
        for node in ast.walk(BARE.bare(text, str(path))):
            noted = getattr(node, "annotation", None) or getattr(node, "returns", None)
            assert noted is None or (isinstance(noted, ast.Constant) and noted.value is None), path
