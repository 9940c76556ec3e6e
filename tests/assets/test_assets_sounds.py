"""The committed sounds, measured as they are decoded: short, quiet, of one loudness, the same each time."""

import json
import zlib
from collections.abc import Callable
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
import soundfile
from numpy.typing import NDArray

from game.assets import made
from game.host.mixer import RATE, read_places
from game.scenes import table_sounds

ROOT = Path(__file__).resolve().parents[2]
NAMES = sorted(read_places())
QUIETER = {
    "select": 5.5,
    "refuse": 7.0,
    "chicago": 3.5,
}  # dB below the others: felt, and drums that peak early


@pytest.fixture
def source(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    """Import a module of assets/sounds."""
    monkeypatch.syspath_prepend(str(ROOT))
    return lambda name: import_module(f"assets.sounds.{name}")


@pytest.fixture(scope="module")
def whole() -> NDArray[np.float64]:
    wave, rate = soundfile.read(made("sounds", "table.ogg"))
    assert (rate, wave.ndim) == (RATE, 1)
    return wave


def cut(whole: NDArray[np.float64], begin: int, length: int) -> NDArray[np.float64]:
    return whole[begin * RATE // 1000 : (begin + length) * RATE // 1000]


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_quiet_and_as_loud_as_the_others(name: str, whole, source) -> None:
    loudness = source("loudness")
    for begin, length in read_places()[name]:
        wave = cut(whole, begin, length)
        assert 50 <= length <= 1200
        assert len(wave) == length * RATE // 1000
        assert -24 < loudness.peak(wave) <= -11.5
        assert -31 - QUIETER.get(name, 0) < loudness.loudness(wave) < -27 - QUIETER.get(name, 0) / 2
        assert abs(wave[-1]) < 0.01, "it does not end with a click"


def test_silence_lies_between_two_sounds(whole: NDArray[np.float64]) -> None:
    places = sorted(place for variants in read_places().values() for place in variants)
    for (begin, length), (next_begin, _) in pairwise(places):
        assert next_begin - begin - length >= 78
        middle = cut(whole, begin + length + 20, 30)
        assert np.sqrt(np.mean(middle**2)) < 0.003


def test_variants_differ(whole: NDArray[np.float64]) -> None:
    for variants in read_places().values():
        waves = [cut(whole, *place) for place in variants]
        for one, other in pairwise(waves):
            shared = min(len(one), len(other))
            assert abs(np.corrcoef(one[:shared], other[:shared])[0, 1]) < 0.9


def test_notes_are_tuned(whole: NDArray[np.float64]) -> None:
    """The strongest frequency of the turn's note is E5; eight points end on E6, two octaves' third up."""

    def strongest(wave: NDArray[np.float64]) -> float:
        spectrum = np.abs(np.fft.rfft(wave * np.hanning(len(wave)), RATE))
        return float(np.argmax(spectrum))

    turn, score = read_places()["turn"][0], read_places()["score-8"][0]
    assert strongest(cut(whole, *turn)) == pytest.approx(659.3, abs=4)
    assert strongest(cut(whole, score[0] + score[1] - 150, 150)) == pytest.approx(1318.5, abs=8)


def test_all_together_are_small() -> None:
    assert sum(path.stat().st_size for path in made("sounds").iterdir()) < 60_000


def test_every_sound_that_the_table_names_exists() -> None:
    named = {*table_sounds._SOUNDS.values(), "slide", "deal", "play", "trick", "trick-own", "turn", "select"}
    named |= {"refuse", "win", "lose", "loss", "chicago-made", "pot", "wild"}
    named |= {f"score-{points}" for points in range(1, table_sounds.MOST_NOTES + 1)}
    assert named == set(NAMES)


def test_the_script_makes_the_committed_bytes_again(tmp_path: Path, source) -> None:
    source("making").make(tmp_path)
    again = (tmp_path / "sounds" / "table.ogg").read_bytes()
    source("making").make(tmp_path)
    assert (tmp_path / "sounds" / "table.ogg").read_bytes() == again
    committed = json.loads(made("sounds", "table.json").read_text("utf-8"))
    assert json.loads((tmp_path / "sounds" / "table.json").read_text("utf-8")) == committed
    # another processor may round another way; the same processor makes the same bytes
    wave, _ = soundfile.read(tmp_path / "sounds" / "table.ogg")
    kept, _ = soundfile.read(made("sounds", "table.ogg"))
    assert len(wave) == len(kept)
    assert np.sqrt(np.mean((wave - kept) ** 2)) < 0.002


def test_ogg_pages_sum_up_under_the_fixed_serial(source) -> None:
    """Ogg's own checksum, against zlib's CRC-32, which is the same but for the order of bits and the ends."""
    vorbis = source("vorbis")
    page = bytes(range(256)) * 3

    def turned(byte: int) -> int:
        return int(f"{byte:08b}"[::-1], 2)

    # zlib's sum begins with ones and ends inverted; four zero bytes less four bytes of ones cancel the first
    reflected = zlib.crc32(bytes(map(turned, page)), 0xFFFFFFFF) ^ 0xFFFFFFFF
    assert vorbis.checksum(page) == int(f"{reflected:032b}"[::-1], 2)
    ogg = made("sounds", "table.ogg").read_bytes()
    assert vorbis.with_serial(ogg, vorbis.SERIAL) == ogg
    assert ogg[14:18] == vorbis.SERIAL.to_bytes(4, "little")
