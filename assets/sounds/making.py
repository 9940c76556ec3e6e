"""All sounds one after the other in `sounds/table.ogg`, and where each lies in `sounds/table.json`.

One file, since the head of every Vorbis file alone takes 4 kB, more than the sound behind it.
"""

import json
from pathlib import Path

import numpy as np

from assets.sounds import noises, notes
from assets.sounds.loudness import levelled
from assets.sounds.vorbis import write_ogg
from assets.sounds.waves import RATE, Wave, faded, samples

GAP = 0.08  # s of silence between two sounds
# name -> its variants, played in turn, and how many dB under the common loudness they lie
SOUNDS: dict[str, tuple[list[Wave], float]] = {
    "deal": ([noises.deal(i) for i in range(3)], -2),
    "slide": ([noises.slide(i) for i in range(2)], -1),
    "play": ([noises.play(i) for i in range(3)], 0),
    "flip": ([noises.flip(i) for i in range(2)], -1),
    "chip": ([noises.chip(i) for i in range(3)], -1),
    "pot": ([noises.pot()], 0),
    "shuffle": ([noises.shuffle()], 0),
    "trick": ([noises.gather()], -1),
    "trick-own": ([notes.taken()], 0),
    "select": ([noises.tick()], -4),
    "refuse": ([noises.knock()], -2),
    "turn": ([notes.turn()], -2),
    **{f"score-{points}": ([notes.score(points)], -1) for points in range(1, 9)},
    "loss": ([notes.loss()], -1),
    "chicago": ([notes.called()], 0),
    "chicago-made": ([notes.made()], 0),
    "wild": ([notes.wild()], -2),
    "win": ([notes.win()], 0),
    "lose": ([notes.lose()], -1),
}


def make(made: Path) -> None:
    """Synthesise everything into the folder of made assets."""
    places: dict[str, list[list[int]]] = {}
    whole: list[Wave] = []
    at = 0
    for name, (variants, under) in SOUNDS.items():
        for wave in variants:
            sounding = levelled(faded(wave), under)
            begin = round(at * 1000 / RATE)  # whole ms: a sound begins at most half a ms too late
            places.setdefault(name, []).append([begin, round(len(sounding) * 1000 / RATE)])
            rest = samples(GAP) - (at + len(sounding)) % (RATE // 1000)  # the next one begins at a whole ms
            whole += [sounding, np.zeros(rest)]
            at += len(sounding) + rest
    write_ogg(np.concatenate(whole), made / "sounds" / "table.ogg")
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(place)}" for name, place in places.items())
    (made / "sounds" / "table.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8", newline="\n")
