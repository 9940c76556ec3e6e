"""Makes the web page: the game, its own Python and pygame, in static files that ask no other host.

usage: python build/bundle.py [--serve [PORT]]. Leaves build/web/, to be served from any path.
"""

import argparse
import functools
import gzip
import hashlib
import http.server
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

import brotli
from packing import compile_tree, store, unpack
from runtime.make import MissingToolError, make_runtime
from staging import FONT_LICENCE, font_styles, stage

BUILD = Path(__file__).resolve().parent
ROOT = BUILD.parent
WEB = BUILD / "web"
PAGE = BUILD / "page"
NAME = "sista-sticket"
TITLE = "Sista sticket"
RUNTIME_FILES = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm")
LOADER_FILES = (
    *("loader.mjs", "door.mjs", "fetching.mjs", "input.mjs", "offline.mjs", "sound.mjs", "files.mjs"),
    *("memory.mjs", "starting.mjs", "unzip.mjs"),
)
NOT_COUNTED = ("licences.txt", "favicon.png", "sounds.ogg", "sw.js")  # not fetched before the game starts


def lean(text: str) -> str:
    """A script or a style sheet without indents and without lines that are comments alone.

    The first paint waits for these files.
    """
    return re.sub(r"(?m)^[ \t]*(?://.*\n)?", "", text)


def fill_template(target: Path) -> None:
    """Writes pygbag's template with the style sheet and the panel's script inside: an early paint."""
    fonts = font_styles(TITLE, (PAGE / "panel.js").read_text(encoding="utf-8"))
    text = (PAGE / "template.html").read_text(encoding="utf-8").replace("/*{{fonts}}*/", fonts)
    for name in ("page.css", "panel.js"):
        text = text.replace("/*{{" + name + "}}*/", lean((PAGE / name).read_text(encoding="utf-8")).strip())
    target.write_text(text, encoding="utf-8")


def run_pygbag(staged: Path, template: Path, icon: Path) -> Path:
    """Runs pygbag on the staged copy, without a network, and returns the folder that it filled."""
    command = [sys.executable, "-m", "pygbag", "--build", "--no_opt", "--disable-sound-format-error"]
    command += ["--template", str(template), "--cdn", "./runtime/", "--icon", str(icon), "--title", TITLE]
    done = subprocess.run(
        [*command, str(staged)], cwd=staged.parent, capture_output=True, text=True, check=False
    )
    made = staged / "build" / "web"
    if done.returncode or not (made / "index.html").is_file():
        raise RuntimeError(f"pygbag failed:\n{done.stdout}{done.stderr}")
    return made


def pack_python(packed: Path, runtime: Path, work: Path) -> None:
    """Compiles the standard library, pygame and pygbag's archive and stores them as the page's three zips."""
    tree = work / "tree"
    unpack(runtime / "python_stdlib.zip", tree / "stdlib")
    unpack(runtime / "pygame.whl", tree / "pygame")
    unpack(packed / f"{NAME}.apk", tree / "app")
    compile_tree(tree, runtime, BUILD / "precompile.mjs")
    store(tree / "stdlib", WEB / "runtime" / "python_stdlib.zip")
    store(tree / "pygame", WEB / "runtime" / "pygame.whl")
    store(tree / "app", WEB / f"{NAME}.apk")


def write_loader(version: str) -> None:
    """Puts the version in every address of the page's scripts: no cache can mix two bundles."""
    for name in LOADER_FILES:
        text = (WEB / name).read_text(encoding="utf-8").replace('.mjs";', f'.mjs?v={version}";')
        (WEB / name).write_text(lean(text), encoding="utf-8")
    index = WEB / "index.html"
    text = index.read_text(encoding="utf-8")
    for address in ("./loader.mjs", "./runtime/pyodide.mjs", "./runtime/pyodide.asm.js"):
        text = text.replace(f'"{address}"', f'"{address}?v={version}"')
    index.write_text(text, encoding="utf-8")


def write_manifest(runtime: Path) -> str:
    """Writes manifest.json (what the loader fetches, with sizes) and returns the bundle's version."""
    lock = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    counted = [f"runtime/{name}" for name in (*RUNTIME_FILES, "python_stdlib.zip", "pygame.whl")]
    counted.append(f"{NAME}.apk")
    digest = hashlib.sha256()
    for path in sorted(p for p in WEB.rglob("*") if p.is_file()):
        digest.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = f"{project['version']}+{digest.hexdigest()[:8]}"
    manifest = {
        "version": version,
        "runtime": "runtime/",
        "archive": f"{NAME}.apk",
        "early": [*LOADER_FILES, "manifest.json"],
        "files": {name: (WEB / name).stat().st_size for name in counted},
        "lock": {"info": lock["info"], "packages": {}},  # no package but those in the bundle
    }
    (WEB / "manifest.json").write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    return version


def write_licences(runtime: Path) -> None:
    """Writes licences.txt: the project's own, the runtime's, the font's."""
    parts = {
        f"{TITLE}": ROOT / "LICENSE",
        "The runtime": runtime / "licences.txt",
        "Fira Sans (SIL Open Font License 1.1)": FONT_LICENCE,
    }
    line = "=" * 100
    texts = [
        f"{line}\n{name}\n{line}\n\n{path.read_text(encoding='utf-8')}\n" for name, path in parts.items()
    ]
    (WEB / "licences.txt").write_text("\n".join(texts), encoding="utf-8")


def bundle(game: Path, made: Path) -> str:
    """Makes build/web/ anew from the game's folder and returns the bundle's version."""
    runtime = make_runtime(BUILD / "out" / "runtime")
    shutil.rmtree(WEB, ignore_errors=True)
    (WEB / "runtime").mkdir(parents=True)
    with tempfile.TemporaryDirectory(prefix=NAME) as temporary:
        work = Path(temporary)
        staged = work / NAME
        stage(staged, game, made)
        fill_template(work / "template.html")
        packed = run_pygbag(staged, work / "template.html", made / "icon" / "icon-64.png")
        for name in ("index.html", "favicon.png"):
            shutil.copyfile(packed / name, WEB / name)
        pack_python(packed, runtime, work)
    for name in (*LOADER_FILES, "sw.js"):
        shutil.copyfile(PAGE / name, WEB / name)
    for name in RUNTIME_FILES:
        shutil.copyfile(runtime / name, WEB / "runtime" / name)
    shutil.copyfile(made / "sounds" / "table.ogg", WEB / "sounds.ogg")
    write_licences(runtime)
    version = write_manifest(runtime)
    write_loader(version.partition("+")[2])
    return version


def print_sizes(quality: int) -> None:
    """Prints a table of the page's files: bytes as they are, as gzip and as brotli."""
    rows = []
    for path in sorted((p for p in WEB.rglob("*") if p.is_file()), key=lambda p: -p.stat().st_size):
        data = path.read_bytes()
        name = path.relative_to(WEB).as_posix()
        sizes = len(gzip.compress(data, 9)), len(brotli.compress(data, quality=quality))
        rows.append((name, len(data), *sizes))
    counted = [row for row in rows if row[0] not in NOT_COUNTED]
    raw, zipped, small = (sum(sizes) for sizes in zip(*(row[1:] for row in counted), strict=True))
    rows.append(("together, to the title", raw, zipped, small))
    print(f"{'file':<30}{'raw':>12}{'gzip':>12}{f'brotli {quality}':>12}")
    for row in rows:
        print("{:<30}{:>12,}{:>12,}{:>12,}".format(*row))


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """A static file handler that keeps nothing: a rebuilt page is seen at the next reload."""

    def end_headers(self) -> None:
        """Adds the header that forbids keeping."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Says nothing per request."""


def serve(port: int) -> None:
    """Serves build/web on this machine alone until interrupted; port 0 takes a free one."""
    handler = functools.partial(QuietHandler, directory=str(WEB))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"http://127.0.0.1:{server.server_port}/", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def main(arguments: list[str] | None = None) -> int:
    """Builds, then serves if asked or prints the table of sizes; 2 when this machine lacks a tool."""
    parser = argparse.ArgumentParser(description="Make the web page in build/web/.")
    parser.add_argument("--serve", nargs="?", const=8000, type=int, metavar="PORT", help="then serve it")
    parser.add_argument(
        "--game", type=Path, default=ROOT / "game", help="another folder as the game's package"
    )
    parser.add_argument("--brotli", type=int, default=9, metavar="QUALITY", help="of the table; 11 is slow")
    options = parser.parse_args(arguments)
    try:
        version = bundle(options.game, ROOT / "assets" / "made")
    except MissingToolError as missing:
        print(missing, file=sys.stderr)
        return 2
    print(f"{TITLE} {version} is in {WEB.relative_to(ROOT)}/")
    if options.serve is not None:
        serve(options.serve)
    else:
        print_sizes(options.brotli)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
