"""The manifest of the made assets: which sources they were made from, by SHA-256; standard library only."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import NamedTuple

NAME = "manifest.json"


class Room(NamedTuple):
    """One kind of asset: globs of its sources, and the folders of made/ that are its alone."""

    name: str
    sources: tuple[str, ...]
    made: tuple[str, ...]


Sums = dict[str, str]  # path -> SHA-256
Manifest = dict[str, dict[str, Sums]]  # room -> "sources" and "made"


def digest(path: Path) -> str:
    """Return a file's SHA-256 in hex; a text's line ends count as one character on every system."""
    content = path.read_bytes()
    if path.suffix in (".py", ".po", ".json"):
        content = content.replace(b"\r\n", b"\n")
    return hashlib.sha256(content).hexdigest()


def sums(folder: Path, globs: tuple[str, ...]) -> Sums:
    """Return the digests of the files that match, by their path below `folder` with forward slashes."""
    paths = {path for glob in globs for path in folder.glob(glob) if path.is_file()}
    kept = (path for path in sorted(paths) if "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix(): digest(path) for path in kept}


def taken(room: Room, assets: Path) -> dict[str, Sums]:
    """Return what a room's sources and made files are now."""
    made = tuple(f"{folder}/**/*" for folder in room.made)
    return {"sources": sums(assets, room.sources), "made": sums(assets / "made", made)}


def read(assets: Path) -> Manifest:
    """Return the manifest of a folder of assets, empty if it has none."""
    path = assets / "made" / NAME
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def write(assets: Path, manifest: Manifest) -> None:
    """Write the manifest, one digest a line."""
    text = json.dumps(manifest, indent=1, sort_keys=True) + "\n"
    (assets / "made" / NAME).write_text(text, encoding="utf-8", newline="\n")


def stale(room: Room, assets: Path, manifest: Manifest) -> list[str]:
    """Return a line for every source or made file that is not as the manifest says."""
    said, now = manifest.get(room.name, {}), taken(room, assets)
    found = []
    for kind, where in (("sources", "assets"), ("made", "assets/made")):
        before, after = said.get(kind, {}), now[kind]
        for name in sorted(before.keys() | after.keys()):
            if before.get(name) != after.get(name):
                change = (
                    "changed" if name in before and name in after else "gone" if name in before else "new"
                )
                found.append(f"{where}/{name} is {change}")
    return found
