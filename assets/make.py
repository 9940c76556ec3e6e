"""Make what the game shows and says from its sources: `python assets/make.py [--all] [--check]`.

Without a flag, the rooms whose sources changed are made again; with `--all`, every one. `--check` makes
nothing, needs the standard library alone, and exits with 1 naming what is stale.
"""

from __future__ import annotations

import argparse
import importlib
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from assets import manifest  # noqa: E402 -- found only with the root on the path
from assets.manifest import Room  # noqa: E402

ROOMS = (
    Room("cards", ("cards/*.py", "raster.py"), ("cards",)),
    Room("icons", ("icons/*.py", "cards/*.py", "raster.py"), ("icons", "icon")),
    Room("sounds", ("sounds/**/*.*",), ("sounds",)),
    Room("catalogues", ("catalogues/*.po",), ("locale",)),
)


def make(room: Room, assets: Path) -> None:
    """Empty the room's folders below made/ and fill them again.

    The rooms that draw or sound have a module `assets.ROOM.making` with `make(made)`.
    """
    for folder in room.made:
        shutil.rmtree(assets / "made" / folder, ignore_errors=True)
    if room.name == "catalogues":
        compile_catalogues(assets)
    else:
        importlib.import_module(f"assets.{room.name}.making").make(assets / "made")


def compile_catalogues(assets: Path) -> None:
    """Turn each `catalogues/LANG.po` into `made/locale/LANG/LC_MESSAGES/game.mo`."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    for source in sorted((assets / "catalogues").glob("*.po")):
        target = assets / "made" / "locale" / source.stem / "LC_MESSAGES" / "game.mo"
        target.parent.mkdir(parents=True, exist_ok=True)
        with source.open("rb") as po, target.open("wb") as mo:
            write_mo(mo, read_po(po, locale=source.stem))


def check(assets: Path) -> list[str]:
    """Return a line for everything that is stale, none if all is as the manifest says."""
    written = manifest.read(assets)
    return [line for room in ROOMS for line in manifest.stale(room, assets, written)]


def make_stale(assets: Path, everything: bool = False) -> list[str]:
    """Make the stale rooms (or all that have sources), write the manifest, return their names."""
    written = manifest.read(assets)
    done = []
    for room in ROOMS:
        sources = manifest.sums(assets, room.sources)
        if everything or manifest.stale(room, assets, written):
            if sources:
                make(room, assets)
            done.append(room.name)
        written[room.name] = manifest.taken(room, assets)
    manifest.write(assets, {room.name: written[room.name] for room in ROOMS if written[room.name]["sources"]})
    return done


def main(arguments: list[str] | None = None) -> int:
    """Run the command; the exit status is 1 if --check found something stale."""
    parser = argparse.ArgumentParser(description="Make the assets from their sources.")
    parser.add_argument("--check", action="store_true", help="make nothing; exit 1 if something is stale")
    parser.add_argument("--all", action="store_true", help="make every room, not only the stale ones")
    parser.add_argument("--assets", type=Path, default=ROOT / "assets", help="another folder of assets")
    given = parser.parse_args(arguments)
    if given.check:
        found = check(given.assets)
        for line in found:
            print(line)
        print(
            "Run python assets/make.py and commit assets/made." if found else "The made assets are current."
        )
        return 1 if found else 0
    done = make_stale(given.assets, given.all)
    print(f"Made: {', '.join(done)}." if done else "Nothing to make.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
