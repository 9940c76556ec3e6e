"""The manifest says what the made assets were made from, and the check names what is stale."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import game.assets
from game.assets import AssetsError, made

ROOT = Path(__file__).resolve().parents[2]


def check(assets: Path) -> subprocess.CompletedProcess[str]:
    """Run the check as a clean checkout would: without any installed package (-S, -I)."""
    command = [
        sys.executable,
        "-I",
        "-S",
        str(ROOT / "assets" / "make.py"),
        "--check",
        "--assets",
        str(assets),
    ]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the assets, current by its own manifest whatever is being edited in the checkout."""
    target = tmp_path / "assets"
    shutil.copytree(ROOT / "assets", target, ignore=shutil.ignore_patterns("__pycache__"))
    sys.path.insert(0, str(ROOT))
    try:
        from assets import make, manifest
    finally:
        sys.path.remove(str(ROOT))
    taken = {room.name: manifest.taken(room, target) for room in make.ROOMS}
    manifest.write(target, taken)
    return target


def test_the_committed_drawings_are_current() -> None:
    found = [line for line in check(ROOT / "assets").stdout.splitlines() if "/locale/" not in line]
    assert [line for line in found if "cards/" in line or "icon" in line] == []


def test_the_check_passes_on_what_the_manifest_says(copied: Path) -> None:
    done = check(copied)
    assert (done.returncode, done.stdout) == (0, "The made assets are current.\n")


def test_the_check_names_a_changed_source_and_a_changed_picture(copied: Path) -> None:
    pips = copied / "cards" / "pips.py"
    pips.write_text(pips.read_text(encoding="utf-8") + "# another line\n", encoding="utf-8")
    (copied / "made" / "cards" / "courts" / "Ks.png").write_bytes(b"no picture")
    (copied / "made" / "cards" / "pips" / "h.png").unlink()
    (copied / "icons" / "more.py").write_text("", encoding="utf-8")
    done = check(copied)
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert "assets/cards/pips.py is changed" in lines
    assert "assets/made/cards/courts/Ks.png is changed" in lines
    assert "assets/made/cards/pips/h.png is gone" in lines
    assert "assets/icons/more.py is new" in lines
    assert lines[-1] == "Run python assets/make.py and commit assets/made."


def test_line_ends_of_another_system_change_nothing(copied: Path) -> None:
    pips = copied / "cards" / "pips.py"
    pips.write_bytes(pips.read_bytes().replace(b"\n", b"\r\n"))
    assert check(copied).returncode == 0


def test_a_catalogue_is_compiled_and_entered(tmp_path: Path) -> None:
    catalogue = tmp_path / "catalogues" / "sv.po"
    catalogue.parent.mkdir()
    (tmp_path / "made").mkdir()
    header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
    catalogue.write_text(header + 'msgid "Stand"\nmsgstr "Stå"\n', encoding="utf-8")
    command = [sys.executable, str(ROOT / "assets" / "make.py"), "--assets", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "Made: catalogues.\n"
    mo = tmp_path / "made" / "locale" / "sv" / "LC_MESSAGES" / "game.mo"
    assert "Stå".encode() in mo.read_bytes()
    assert check(tmp_path).returncode == 0
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "Nothing to make.\n"


def test_made_finds_the_folder_of_a_checkout() -> None:
    assert made("cards", "rose.png") == ROOT / "assets" / "made" / "cards" / "rose.png"
    assert made("cards", "rose.png").is_file()


def test_made_prefers_the_folder_inside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside, beside = tmp_path / "game" / "made", tmp_path / "assets" / "made"
    monkeypatch.setattr(game.assets, "_PLACES", (inside, beside))
    with pytest.raises(AssetsError, match=r"made assets are missing.*Reinstall the game\."):
        made("icons")
    beside.mkdir(parents=True)
    assert made("icons") == beside / "icons"
    inside.mkdir(parents=True)
    assert made("icons") == inside / "icons"
