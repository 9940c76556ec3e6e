"""Fetches the pinned archives with the ordinary clients of their registries, and checks them."""

import hashlib
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

from runtime.pins import UNEARTH, Pyodide, Sources


class WrongArchiveError(RuntimeError):
    """An archive whose bytes are not the pinned ones."""


def check(archive: Path, sha256: str) -> None:
    """Raises WrongArchiveError, and removes the archive, unless its hash is the pinned one."""
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    if found != sha256:
        archive.unlink()
        raise WrongArchiveError(f"{archive.name} has sha256 {found}, pinned is {sha256}")


def fetch_pyodide(folder: Path, pins: Pyodide) -> Path:
    """Fetches Pyodide with npm and returns the unpacked folder."""
    archive = folder / f"pyodide-{pins.version}.tgz"
    if not archive.is_file():
        subprocess.run(["npm", "pack", "--silent", f"pyodide@{pins.version}"], cwd=folder, check=True,
                       stdout=subprocess.DEVNULL)  # fmt: skip
    check(archive, pins.sha256)
    unpacked = folder / f"pyodide-{pins.version}"
    if not unpacked.is_dir():
        with tarfile.open(archive) as packed:
            packed.extractall(unpacked, filter="data")
    return unpacked / "package"


def fetch_pygame(folder: Path, pins: Sources) -> Path:
    """Fetches pygame-ce's source archive and returns it."""
    archive = folder / f"pygame_ce-{pins.pygame}.tar.gz"
    if not archive.is_file():
        environment = folder / "venv"
        venv.create(environment, with_pip=True, clear=True)
        subprocess.run([environment / "bin" / "pip", "install", "-q", UNEARTH], check=True)
        index = subprocess.run(
            [sys.executable, "-m", "pip", "config", "get", "global.index-url"],
            capture_output=True, text=True, check=False,
        ).stdout.split()  # fmt: skip
        command = [str(environment / "bin" / "unearth"), f"pygame-ce=={pins.pygame}", "--no-binary"]
        for url in index:
            command += ["--index-url", url]
        subprocess.run([*command, "--download", str(folder)], check=True, stdout=subprocess.DEVNULL)
    check(archive, pins.pygame_sha256)
    return archive
