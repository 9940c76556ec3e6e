"""Saves as files: atomic, named safely, refused in words."""

import asyncio
import errno
import json
import os
import re
from pathlib import Path

import platformdirs
import pytest

from game.host.api import FileThereError, StorageError
from game.host.native import FileStorage, NativeBridge, NativeClock, NativeHost, files_folder, home
from game.host.native_files import FILE_MOST, NativeFiles


def test_home_is_the_variable_or_the_systems_place(monkeypatch, tmp_path):
    monkeypatch.setenv("SISTA_STICKET_HOME", str(tmp_path / "here"))
    assert home() == tmp_path / "here"
    monkeypatch.delenv("SISTA_STICKET_HOME")
    assert home().name == "sista-sticket"


def test_texts_come_back_as_written(tmp_path):
    storage = FileStorage(tmp_path / "made" / "later")
    assert storage.read("match.chicago-classic") is None
    assert storage.keys() == ()
    storage.write("match.chicago-classic", "Björn\nkung\n")
    storage.write("match.chicago-classic", "Åsa\n")
    storage.write("settings", "{}")
    assert storage.read("match.chicago-classic") == "Åsa\n"
    assert storage.keys() == ("match.chicago-classic", "settings")
    assert sorted(p.name for p in storage.folder.iterdir()) == ["match.chicago-classic.txt", "settings.txt"]
    storage.remove("settings")
    storage.remove("settings")
    assert storage.keys() == ("match.chicago-classic",)


def test_set_aside_keeps_every_damaged_text(tmp_path):
    storage = FileStorage(tmp_path)
    for number in (1, 2):
        storage.write("settings", f"damaged {number}")
        assert storage.set_aside("settings") == f"settings.aside-{number}"
        assert storage.read("settings") is None
    assert storage.read("settings.aside-1") == "damaged 1"
    assert storage.read("settings.aside-2") == "damaged 2"


def test_a_write_that_fails_leaves_the_old_text_and_no_litter(tmp_path, monkeypatch):
    storage = FileStorage(tmp_path)
    storage.write("settings", "old")

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StorageError, match="can't be written: No space left"):
        storage.write("settings", "new")
    assert storage.read("settings") == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["settings.txt"]


def test_a_folder_that_can_not_be_made_is_told_in_words(tmp_path):
    (tmp_path / "file").write_text("in the way")
    storage = FileStorage(tmp_path / "file")
    with pytest.raises(StorageError, match="can't be written"):
        storage.write("settings", "{}")


@pytest.mark.parametrize("key", ["", "../up", "a/b", ".hidden", "å", "x" * 101])
def test_keys_can_not_leave_the_folder(tmp_path, key):
    with pytest.raises(StorageError, match="letters, digits"):
        FileStorage(tmp_path).write(key, "text")
    assert list(tmp_path.iterdir()) == []


def test_bytes_that_are_no_text_can_be_read_and_set_aside(tmp_path):
    (tmp_path / "settings.txt").write_bytes(b"\xff\xfe{}")
    storage = FileStorage(tmp_path)
    assert storage.read("settings") == "��{}"
    storage.set_aside("settings")
    assert (tmp_path / "settings.aside-1.txt").read_bytes() == b"\xff\xfe{}"


def test_languages_come_from_the_locale_variables_best_first(monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANGUAGE", "sv:en_GB")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert NativeBridge().languages()[:3] == ("sv", "en-GB", "de-DE")


def test_seeds_differ_and_fit(monkeypatch):
    seeds = {NativeBridge().fresh_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(0 <= seed < 2**53 for seed in seeds)


def test_a_description_is_one_line_of_json_if_asked_for(capsys):
    NativeBridge(describes=True).mirror({"state": "title", "names": ["Björn"]})
    NativeBridge().mirror({"state": "table"})
    out = capsys.readouterr().out
    assert json.loads(out) == {"state": "title", "names": ["Björn"]}
    assert out.count("\n") == 1


def test_the_host_has_its_parts(monkeypatch, tmp_path):
    monkeypatch.setenv("SISTA_STICKET_HOME", str(tmp_path))
    host = NativeHost({"seats": "3"})
    assert isinstance(host.storage, FileStorage)
    assert host.storage.folder == Path(tmp_path)
    assert host.can_quit
    assert host.bridge.params() == {"seats": "3"}
    assert host.bridge.viewport() is None
    assert host.bridge.safe_area() == (0, 0, 0, 0)


def test_the_clock_waits_a_frame_and_longer_when_idle():
    clock = NativeClock()

    async def four(idle: bool) -> float:
        begin = clock.now_ms()
        for _ in range(4):
            await clock.next_frame(idle)
        return clock.now_ms() - begin

    moving = asyncio.run(four(False))
    idle = asyncio.run(four(True))
    assert moving >= 40
    assert idle > moving * 1.4


def test_files_of_peoples_own_never_replace_one_another(tmp_path):
    files = NativeFiles(tmp_path)
    assert files.folder == str(tmp_path)
    assert files.offered() == ()
    first, second = Path(files.save("one ✓")), Path(files.save("two"))
    assert first.parent == tmp_path
    assert re.fullmatch(r"sista-sticket-\d{4}-\d\d-\d\d\.json", first.name)
    assert second.name == first.name.replace(".json", "-2.json")
    assert first.read_text("utf-8") == "one ✓"
    os.utime(first, (1, 1))
    (tmp_path / "other.json").write_text("x")
    assert files.offered() == (second.name, first.name)
    assert files.taken() is None
    files.ask(first.name)
    assert files.taken() == "one ✓"
    assert files.taken() is None
    files.ask("")
    assert files.taken() is None


def test_a_typed_path_is_written_once_and_replaced_only_if_asked(tmp_path, monkeypatch):
    files = NativeFiles(tmp_path / "downloads")
    (tmp_path / "downloads").mkdir()
    assert files.proposed() == str(tmp_path / "downloads" / Path(files.proposed()).name)
    there = tmp_path / "my own.json"
    assert files.save("one", f" {there} ") == str(there)
    with pytest.raises(FileThereError, match=re.escape(str(there))):
        files.save("two", str(there))
    assert there.read_text() == "one"
    assert files.save("two", str(there), over=True) == str(there)
    assert there.read_text() == "two"
    assert files.save("three", "plain") == str(tmp_path / "downloads" / "plain")
    assert Path(files.save("four", str(tmp_path))).parent == tmp_path  # a folder: the usual name in it
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert files.save("five", "~/five.json") == str(tmp_path / "five.json")
    for typed, text in ((str(there), "two"), ("plain", "three"), ("~/five.json", "five")):
        files.ask(typed)
        assert files.taken() == text
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


def test_a_pipe_is_no_file_and_a_link_goes_on_leading_to_its_file(tmp_path) -> None:
    files = NativeFiles(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    files.ask("pipe")
    with pytest.raises(StorageError) as refused:
        files.taken()
    assert refused.value.kind == "other"
    (tmp_path / "file.json").write_text("old")
    (tmp_path / "link.json").symlink_to(tmp_path / "file.json")
    files.save("new", "link.json", True)
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "file.json").read_text() == "new"


@pytest.mark.parametrize(
    ("typed", "kind"),
    [("gone/a.json", "missing"), ("file/a.json", "missing"), ("nul\0.json", "name"), ("a" * 300, "name")],
)
def test_a_typed_path_that_can_not_be_is_refused_by_kind(tmp_path, typed, kind):
    files = NativeFiles(tmp_path)
    (tmp_path / "file").write_text("x")
    for over in (False, True):
        with pytest.raises(StorageError) as refused:
            files.save("x", typed, over)
        assert (refused.value.kind, type(refused.value)) == (kind, StorageError)
    files.ask(typed)
    with pytest.raises(StorageError) as refused:
        files.taken()
    assert refused.value.kind == kind
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_no_room_and_no_permission_are_told_apart(tmp_path, monkeypatch):
    files = NativeFiles(tmp_path)
    for number, kind in ((errno.EACCES, "forbidden"), (errno.ENOSPC, "full"), (errno.EIO, "")):

        def fail(*_args, number=number, **_more):
            raise OSError(number, os.strerror(number))

        with monkeypatch.context() as patched:
            patched.setattr(Path, "open", fail)
            with pytest.raises(StorageError) as refused:
                files.save("x", "a.json")
        assert refused.value.kind == kind
    files.ask(str(tmp_path))
    with pytest.raises(StorageError) as refused:
        files.taken()
    assert refused.value.kind == "folder"


def test_files_that_can_not_be_written_or_read_say_why(tmp_path):
    gone = NativeFiles(tmp_path / "gone")
    assert gone.offered() == ()
    with pytest.raises(StorageError, match="gone"):
        gone.save("x")
    files = NativeFiles(tmp_path)
    name = Path(files.save("x")).name
    (tmp_path / name).unlink()
    (tmp_path / name).mkdir()
    files.ask(name)
    with pytest.raises(StorageError, match=name):
        files.taken()
    (tmp_path / name).rmdir()
    (tmp_path / name).write_bytes(b"\xff{}")
    files.ask(name)
    assert files.taken() == "�{}"
    with (tmp_path / name).open("wb") as file:
        file.truncate(FILE_MOST + 1)
    files.ask(name)
    with pytest.raises(StorageError, match="more than"):
        files.taken()


def test_files_lie_among_the_downloads_or_in_the_working_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(platformdirs, "user_downloads_dir", lambda: str(tmp_path))
    assert files_folder() == tmp_path
    monkeypatch.setattr(platformdirs, "user_downloads_dir", lambda: str(tmp_path / "gone"))
    monkeypatch.chdir(tmp_path)
    assert files_folder() == tmp_path


def test_half_a_surrogate_pair_is_refused_in_words_and_changes_nothing(tmp_path):
    storage = FileStorage(tmp_path)
    storage.write("settings", "{}")
    with pytest.raises(StorageError, match="can't be written: surrogates not allowed"):
        storage.write("settings", "\ud800")
    assert storage.read("settings") == "{}"
