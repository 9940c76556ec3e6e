"""Sounds on the desktop and behind the page's door: they play, and whatever fails is told once and silent."""

import sys
from types import ModuleType, SimpleNamespace

import pygame
import pytest

from game.assets import made
from game.host import mixer
from game.host.memory import MemoryHost
from game.host.mixer import MixerAudio, Variants, read_places


def sounds_file() -> bytes:
    return made("sounds", "table.ogg").read_bytes()


@pytest.fixture(autouse=True)
def no_device(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


def test_the_mixer_plays_every_sound_once_it_is_ready():
    reports = []
    audio = MixerAudio(sounds_file, reports.append)
    assert not audio.play("deal")
    audio.stop()
    audio.prepare()
    audio.prepare()
    assert pygame.mixer.get_init() == (32_000, -16, 1)
    for name in read_places():
        assert audio.play(name), name
        pygame.mixer.stop()
    assert not audio.play("trumpet")
    audio.play("win")
    assert pygame.mixer.get_busy()
    audio.stop()
    assert not pygame.mixer.get_busy()
    assert reports == []


def test_a_sound_is_as_long_as_the_table_says():
    audio = MixerAudio(sounds_file, print)
    audio.prepare()
    lengths = {
        name: round(audio._sounds[places[0]].get_length() * 1000) for name, places in read_places().items()
    }
    assert lengths == {name: places[0][1] for name, places in read_places().items()}


def test_variants_come_in_turn():
    variants = Variants({"deal": ((0, 90), (100, 90)), "turn": ((200, 240),)})
    assert [variants.next("deal") for _ in range(3)] == [(0, 90), (100, 90), (0, 90)]
    assert [variants.next("turn") for _ in range(2)] == [(200, 240)] * 2
    assert variants.next("trumpet") is None


def missing() -> bytes:
    raise FileNotFoundError(2, "No such file or directory", "table.ogg")


@pytest.mark.parametrize(
    ("file", "why"),
    [
        (missing, "table.ogg"),
        (lambda: b"", ""),
        (lambda: b"OggS and then nothing", ""),
        (lambda: sounds_file()[:20_000], "ends too early"),
    ],
    ids=["missing", "empty", "damaged", "cut off"],
)
def test_a_bad_file_is_told_once_and_silent(file, why):
    reports = []
    audio = MixerAudio(file, reports.append)
    for _ in range(3):
        audio.prepare()
        assert not audio.play("deal")
    assert len(reports) == 1
    assert reports[0].startswith("There is no sound: ")
    assert why in reports[0]


def test_no_device_is_told_once_and_silent(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    reports = []
    audio = MixerAudio(sounds_file, reports.append)
    audio.prepare()
    audio.prepare()
    assert not audio.play("deal")
    audio.stop()
    assert len(reports) == 1


@pytest.mark.parametrize("text", ["", "[]", "{}x", '{"deal": []}', '{"deal": [[1]]}', '{"deal": [["a", 2]]}'])
def test_a_damaged_table_is_told_once_and_silent(text, tmp_path, monkeypatch):
    (tmp_path / "table.json").write_text(text)
    monkeypatch.setattr(mixer, "made", lambda *parts: tmp_path / parts[-1])
    reports = []
    audio = MixerAudio(sounds_file, reports.append)
    audio.prepare()
    assert not audio.play("deal")
    assert len(reports) == 1


def test_a_device_that_goes_away_is_told_once(monkeypatch):
    reports = []
    audio = MixerAudio(sounds_file, reports.append)
    audio.prepare()
    pygame.mixer.quit()
    assert not audio.play("deal")
    assert not audio.play("deal")
    assert len(reports) == 1


class Door:
    """What `sistaSticket.sound` does; `bytes` None: the file never came."""

    def __init__(self, content):
        self.content, self.told, self.stops, self.played = content, None, 0, []

    def prepare(self, tell):
        assert self.told is None, "asked once"
        self.told = tell

    def bytes(self):
        return None if self.content is None else SimpleNamespace(to_bytes=lambda: self.content)

    def play(self, start, length):
        self.played.append((start, length))
        return True

    def stop(self):
        self.stops += 1


def page_audio(monkeypatch, content):
    from game.host.browser import PageAudio

    ffi = ModuleType("pyodide.ffi")
    ffi.create_proxy = lambda fn: fn
    monkeypatch.setitem(sys.modules, "pyodide", ModuleType("pyodide"))
    monkeypatch.setitem(sys.modules, "pyodide.ffi", ffi)
    door, reports = Door(content), []
    js = SimpleNamespace(sistaSticket=SimpleNamespace(sound=door))
    return PageAudio(js, reports.append), door, reports


def test_the_page_plays_parts_of_its_file(monkeypatch):
    audio, door, reports = page_audio(monkeypatch, None)
    assert not audio.play("deal")
    audio.prepare()
    audio.prepare()
    assert audio.play("deal")
    assert audio.play("deal")
    assert not audio.play("trumpet")
    audio.stop()
    assert door.played == list(read_places()["deal"][:2])
    assert (door.stops, reports) == (1, [])


def test_a_page_without_the_file_says_so_once(monkeypatch):
    audio, door, reports = page_audio(monkeypatch, None)
    audio.prepare()
    door.told("sounds.ogg: 404")
    assert reports == ["There is no sound: sounds.ogg: 404"]


def test_a_page_that_can_not_decode_asks_the_mixer(monkeypatch):
    audio, door, reports = page_audio(monkeypatch, sounds_file())
    audio.prepare()
    door.told("unable to decode")
    assert audio.play("win")
    assert pygame.mixer.get_busy()
    audio.stop()
    assert not pygame.mixer.get_busy()
    assert (door.played, reports) == ([], [])


def test_the_memory_host_remembers_what_was_played():
    audio = MemoryHost().audio
    assert not audio.play("deal")
    audio.prepare()
    assert audio.play("deal")
    audio.broken = True
    assert not audio.play("turn")
    assert audio.played == ["deal"]
