"""What lies in build/web: complete, small, with its licences, without tests or another host."""

import gzip
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

GZIP_LIMIT = 5_500_000  # bytes to the title
WORKS = ("pygame-ce", "SDL", "FreeType", "Pyodide", "CPython", "Fira Sans", "Sista sticket")


def manifest(web: Path) -> dict[str, Any]:
    """Reads the bundle's manifest."""
    return dict(json.loads((web / "manifest.json").read_text(encoding="utf-8")))


def test_manifest_tells_the_sizes(web: Path) -> None:
    sizes = manifest(web)["files"]
    assert sizes == {name: (web / name).stat().st_size for name in sizes}
    assert manifest(web)["lock"]["packages"] == {}


def test_bytes_to_the_title_stay_within_the_limit(web: Path) -> None:
    told = manifest(web)
    names = ["index.html", *told["early"], *told["files"]]
    assert sum(len(gzip.compress((web / name).read_bytes(), 9)) for name in names) <= GZIP_LIMIT


def test_our_own_files_name_no_other_host(web: Path) -> None:
    own = ["index.html", "sw.js", *(name for name in manifest(web)["early"])]
    for name in own:
        text = (web / name).read_text(encoding="utf-8")
        assert re.findall(r"(?:https?:)?//[a-z0-9-]+\.[a-z]{2,}", text) == [], name


def test_game_is_packed_with_what_it_needs_and_no_more(web: Path) -> None:
    with zipfile.ZipFile(web / str(manifest(web)["archive"])) as packed:
        names = set(packed.namelist())
    for face in ("Regular", "Medium", "SemiBold"):
        assert f"assets/game/made/fonts/FiraSans-{face}.ttf" in names
    assert [name for name in names if name.endswith(".py")] == ["assets/main.py"]
    assert not [name for name in names if "test" in name or "__pycache__" in name or "/cli/" in name]


@pytest.mark.parametrize("work", WORKS)
def test_licences_are_there(web: Path, work: str) -> None:
    assert work in (web / "licences.txt").read_text(encoding="utf-8")


def test_texts_of_the_licences_are_there(web: Path) -> None:
    text = (web / "licences.txt").read_text(encoding="utf-8")
    for words in (
        "LESSER GENERAL PUBLIC LICENSE",
        "Mozilla Public License",
        "SIL OPEN FONT LICENSE",
        "build/runtime/",
    ):
        assert words in text
