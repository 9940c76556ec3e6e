"""Makes the browser runtime: Pyodide from npm, and pygame-ce compiled for it with Debian's emscripten.

usage: python build/runtime/make.py [--pyodide VERSION]. Needs root (for a chroot), debootstrap, npm and node;
about 90 s and 2 GB the first time. The outcome lies in build/out/runtime/<hash of the recipe>/ and is the
same, bit for bit, wherever it is made with the same Debian packages (debian-packages.txt names them).
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from runtime.debian import Debian, MissingToolError, is_debian
from runtime.fetch import fetch_pygame, fetch_pyodide
from runtime.licences import write_licences
from runtime.pins import DEFAULT_PYODIDE, PYODIDE, SOURCES

__all__ = ["MissingToolError", "make_runtime"]
HERE = Path(__file__).resolve().parent
FROM_PYODIDE = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
# run where emscripten is: plain Python files without imports of ours but each other
COMPILING = ("compile.py", "units.py", "patches.py")


def recipe_hash(version: str) -> str:
    """Hashes the pins and what is done with them: a new recipe makes a new runtime."""
    digest = hashlib.sha256(version.encode())
    for name in sorted((*COMPILING, "pins.py", "licences.py")):
        digest.update(name.encode() + b"\0" + (HERE / name).read_bytes())
    return digest.hexdigest()[:16]


def check_tools() -> None:
    """Raises MissingToolError with everything that this machine lacks and how to get it."""
    lacks = []
    if os.name != "posix" or os.geteuid() != 0:
        lacks.append("root rights, to make a Debian chroot: run the build as root, or in a container as root")
    for tool, how in (("npm", "Node.js with npm"), ("node", "Node.js 20 or newer")):
        if shutil.which(tool) is None:
            lacks.append(f"{tool}: install {how}, on Debian with apt-get install nodejs npm")
    if not is_debian(SOURCES.suite) and shutil.which("debootstrap") is None:
        lacks.append(
            f"debootstrap: apt-get install debootstrap, or run in a Debian {SOURCES.suite} container, "
            "where no chroot is needed"
        )
    if lacks:
        raise MissingToolError(
            "The browser runtime can't be made on this machine. Missing:\n- " + "\n- ".join(lacks)
        )


def compile_pygame(debian: Debian, pyodide_folder: Path, sdist: Path, version: str) -> Path:
    """Compiles SDL, FreeType and pygame-ce into one wheel and returns it."""
    pins = PYODIDE[version]
    debian.prepare()
    sources = debian.fetch_sources(SOURCES.libraries, pins.python)
    shutil.unpack_archive(sdist, sources)
    work = debian.path("build")
    shutil.copy(pyodide_folder / "python_stdlib.zip", work)
    for name in COMPILING:
        shutil.copy(HERE / name, work)
    debian.run(
        "python3", debian.inside(work / "compile.py"),
        "--src", debian.inside(sources), "--stdlib", debian.inside(work / "python_stdlib.zip"),
        "--python", pins.python, "--platform", pins.platform, "--out", debian.inside(work / "made"),
    )  # fmt: skip
    return next((work / "made").glob("*.whl"))


def make_runtime(cache: Path, version: str = DEFAULT_PYODIDE) -> Path:
    """Returns the folder with the runtime, which it makes unless `cache` has it already.

    Raises MissingToolError when it would have to be made and this machine can't.
    """
    folder = cache / recipe_hash(version)
    if (folder / "licences.txt").is_file():
        return folder
    check_tools()
    print(f"making the browser runtime with Pyodide {version}; this takes some minutes", flush=True)
    downloads = cache / "downloads"
    downloads.mkdir(parents=True, exist_ok=True)
    pyodide_folder = fetch_pyodide(downloads, PYODIDE[version])
    sdist = fetch_pygame(downloads, SOURCES)
    debian = Debian(cache / f"debian-{SOURCES.suite}", SOURCES.suite)
    wheel = compile_pygame(debian, pyodide_folder, sdist, version)
    unfinished = folder.with_suffix(".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir()
    for name in FROM_PYODIDE:
        shutil.copyfile(pyodide_folder / name, unfinished / name)
    shutil.copyfile(wheel, unfinished / "pygame.whl")
    (unfinished / "debian-packages.txt").write_text(debian.package_versions(), encoding="utf-8")
    write_licences(unfinished / "licences.txt", debian, version)
    unfinished.rename(folder)
    return folder


def main() -> int:
    """Makes the runtime and prints where it is; 2 when this machine can't."""
    parser = argparse.ArgumentParser(description="Make the browser runtime.")
    parser.add_argument("--pyodide", default=DEFAULT_PYODIDE, choices=sorted(PYODIDE), help="its version")
    options = parser.parse_args()
    try:
        folder = make_runtime(HERE.parent / "out" / "runtime", options.pyodide)
    except (MissingToolError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 2
    print(folder)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
