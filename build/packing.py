"""Packs Python for the page: what is imported, compiled, stored so that it compresses well on the wire."""

import shutil
import subprocess
import zipfile
from pathlib import Path


def unpack(archive: Path, folder: Path) -> None:
    """Unpacks a whole zip or wheel into `folder`."""
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(folder)


def copy_for_node(runtime: Path, folder: Path) -> None:
    """Copies the runtime with what it needs to be loaded under Node."""
    shutil.copytree(runtime, folder, dirs_exist_ok=True)
    websockets = folder / "node_modules" / "ws"  # Pyodide imports it under Node; nothing here uses it
    websockets.mkdir(parents=True, exist_ok=True)
    (websockets / "package.json").write_text('{"name": "ws", "main": "index.js"}')
    (websockets / "index.js").write_text("module.exports = {};")


def compile_tree(tree: Path, runtime: Path, script: Path) -> None:
    """Compiles every Python file below `tree` with the runtime's own Python, under Node.

    Raises RuntimeError with Node's words when it fails.
    """
    copy = tree.parent / "node"
    copy_for_node(runtime, copy)
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
