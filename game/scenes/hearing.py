"""What is heard of what happens: nothing while it is off, never more than an ear can tell apart."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.host.api import Audio
from game.scenes.api import Settings

# ms until the same noise may come again, by speed; dealt cards follow each other every 70 ms at normal
AGAIN_MS: Final = {"slow": 50.0, "normal": 50.0, "fast": 110.0, "instant": 400.0}
CROWD: Final = 3  # so many sounds may begin
CROWD_MS: Final = 90.0  # within this time
LATE: Final = ("score", "loss", "chicago-made")  # with the figures, which wait for the cards to land
CARDS: Final = frozenset({"deal", "slide", "play", "flip", "chip"})  # the ones that come in rows


class Hearing:
    """Hands names of sounds on to the host, thinned out; has them made ready after the first picture."""

    def __init__(self, audio: Audio, settings: Settings) -> None:
        self._audio = audio
        self._settings = settings
        self._pictures = 0
        self._was_on = settings.sound
        self._begun: dict[str, float] = {}
        self._waiting: list[str] = []

    def frame(self, names: Iterable[str], now_ms: float, speed: str, busy: bool = False) -> None:
        """Once a frame, after drawing: play what began in it. `speed`: the movements' (theme.SPEEDS).

        `busy`: something still travels; what tells of points waits for it to land.
        """
        names, self._waiting = [*self._waiting, *names], []
        if busy:
            self._waiting = [name for name in names if name.startswith(LATE)]
            names = [name for name in names if not name.startswith(LATE)]
        on, self._pictures = self._settings.sound, self._pictures + 1
        if self._was_on and not on:
            self._audio.stop()
        self._was_on = on
        if not on or self._pictures < 2:
            return
        self._audio.prepare()
        for name in dict.fromkeys(names):
            if self._may(name, now_ms, speed) and self._audio.play(name):
                self._begun[name] = now_ms

    def _may(self, name: str, now_ms: float, speed: str) -> bool:
        """Whether this sound would not be one too many now."""
        again = AGAIN_MS.get(speed, AGAIN_MS["normal"])
        if now_ms - self._begun.get(name, -again) < again:
            return False
        if name not in CARDS:
            return True
        if speed == "instant":  # one noise stands for all that moved at once
            return all(now_ms - begun >= again for other, begun in self._begun.items() if other in CARDS)
        return sum(now_ms - begun < CROWD_MS for begun in self._begun.values()) < CROWD
