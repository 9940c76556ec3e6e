"""Sounds through pygame's mixer: the desktop's way, and the page's where the browser can't decode Vorbis."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from itertools import cycle
from typing import Final

import pygame

from game.assets import made

RATE: Final = 32_000  # of the made file; the mixer converts to what the machine has
BYTES: Final = 2  # a sample: mono, 16 bits
BUFFER: Final = 512  # samples: 16 ms until a sound is heard
VOICES: Final = 12

Place = tuple[int, int]  # where a sound begins and how long it is, in ms
NO_SOUND: Final = "There is no sound: {why}"


def read_places() -> dict[str, tuple[Place, ...]]:
    """Where each sound's variants lie in the one file; raises OSError or ValueError for a bad table."""
    given = json.loads(made("sounds", "table.json").read_text(encoding="utf-8"))
    if not isinstance(given, dict):
        raise ValueError("table.json holds no table")
    places = {}
    for name, variants in given.items():
        if not isinstance(variants, list) or not variants:
            raise ValueError(f"table.json has no place for {name!r}")
        places[str(name)] = tuple((int(begin), int(length)) for begin, length in variants)
    return places


class Variants:
    """Gives a sound's variants in turn, so that five dealt cards are not five times the same noise."""

    def __init__(self, places: Mapping[str, Sequence[Place]]) -> None:
        self._turns = {name: cycle(variants) for name, variants in places.items()}

    def next(self, name: str) -> Place | None:
        """The place of the next variant; None for a sound that does not exist."""
        turns = self._turns.get(name)
        return next(turns) if turns is not None else None


class MixerAudio:
    """An Audio (see api) over pygame's mixer; `file` gives the bytes of the sounds' file."""

    def __init__(self, file: Callable[[], bytes], report: Callable[[str], None]) -> None:
        self._file = file
        self._report = report
        self._asked = False
        self._variants = Variants({})
        self._sounds: dict[Place, pygame.mixer.Sound] = {}

    def prepare(self) -> None:
        """See Audio."""
        if self._asked:
            return
        self._asked = True
        try:
            self._load()
        except Exception as error:  # whatever fails: a game without sound goes on
            self._sounds.clear()
            self._report(NO_SOUND.format(why=error))

    def _load(self) -> None:
        places = read_places()
        file = self._file()
        pygame.mixer.init(RATE, -8 * BYTES, 1, BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(VOICES)
        whole = pygame.mixer.Sound(file=BytesIO(file)).get_raw()
        for variants in places.values():
            for begin, length in variants:
                start, end = (ms * RATE // 1000 * BYTES for ms in (begin, begin + length))
                if end > len(whole):
                    raise ValueError("the file of the sounds ends too early")
                self._sounds[begin, length] = pygame.mixer.Sound(buffer=whole[start:end])
        self._variants = Variants(places)

    def play(self, name: str) -> bool:
        """See Audio."""
        place = self._variants.next(name)
        sound = self._sounds.get(place) if place is not None else None
        if sound is None:
            return False
        if not pygame.mixer.get_init():  # somebody closed it: pygame would crash, not raise
            self._sounds.clear()
            self._report(NO_SOUND.format(why="the mixer was closed"))
            return False
        return sound.play() is not None

    def stop(self) -> None:
        """See Audio."""
        if pygame.mixer.get_init():
            pygame.mixer.stop()
