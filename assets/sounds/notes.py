"""Notes of wood and glass, and the small figures that are played on them. Times in seconds."""

from collections.abc import Sequence

from assets.sounds.noises import gather
from assets.sounds.waves import Wave, bell, mixed, thud

HERTZ = {
    "C4": 261.63, "D4": 293.66, "F4": 349.23, "G3": 196.00, "A4": 440.00, "C5": 523.25, "D5": 587.33,
    "E5": 659.26, "G5": 783.99, "A5": 880.00, "B5": 987.77, "C6": 1046.50, "D6": 1174.66, "E6": 1318.51,
}  # fmt: skip
WOOD = ((1.0, 1.0, 1.0), (3.93, 0.16, 0.25), (9.6, 0.05, 0.08))  # a marimba's bar; falls times the note's
GLASS = ((1.0, 1.0, 1.0), (2.76, 0.22, 0.45), (5.4, 0.06, 0.2))
PENTATONIC = ("C5", "D5", "E5", "G5", "A5", "C6", "D6", "E6")
STEP = 0.07


def struck(name: str, seconds: float, fall: float, body: Sequence[tuple[float, float, float]] = WOOD) -> Wave:
    """One note that falls to 1/e in `fall` s."""
    return bell(HERTZ[name], seconds, [(times, loud, fall * part) for times, loud, part in body])


def figure(names: Sequence[str], step: float, last: float, fall: float) -> Wave:
    """Notes one after the other, the last one sounding on for `last` s."""
    count = len(names)
    lengths = [min(last, 0.3)] * (count - 1) + [last]
    return mixed(*((i * step, 1.0, struck(name, lengths[i], fall)) for i, name in enumerate(names)))


def turn() -> Wave:
    """It is your turn: one warm note."""
    return struck("E5", 0.24, 0.06)


def taken() -> Wave:
    """The trick is yours: the cards and a note."""
    return mixed((0, 0.7, gather()), (0.06, 0.5, struck("G5", 0.26, 0.065)))


def score(points: int) -> Wave:
    """One note a point, rising."""
    return figure(PENTATONIC[:points], STEP, 0.26, 0.06)


def loss() -> Wave:
    """Points lost: two notes that fall."""
    return figure(("F4", "C4"), 0.16, 0.4, 0.1)


def called() -> Wave:
    """Chicago is called: a low drum and a fifth over it."""
    skin = mixed(
        (0, 0.5, thud(210, 0.6, 0.2, 0.05)), (0, 0.25, thud(420, 0.7, 0.1, 0.02))
    )  # small speakers too
    drum = mixed((0, 0.7, thud(105, 0.6, 0.4, 0.09)), (0, 1.0, skin))
    fifth = mixed((0, 1.0, struck("G3", 0.5, 0.15)), (0, 0.8, struck("D4", 0.5, 0.15)))
    return mixed((0, 1.0, drum), (0.02, 0.6, fifth))


def made() -> Wave:
    """Chicago made: three notes that rise."""
    return figure(("G5", "C6", "E6"), 0.13, 0.5, 0.12)


def wild() -> Wave:
    """Another rank is wild: glass."""
    return mixed((0, 1.0, struck("B5", 0.3, 0.09, GLASS)), (0.05, 0.7, struck("E6", 0.3, 0.09, GLASS)))


def win() -> Wave:
    """The deal is won."""
    return figure(("C5", "E5", "G5", "C6"), 0.15, 0.5, 0.13)


def lose() -> Wave:
    """The match is lost, gently."""
    return figure(("A4", "F4", "D4"), 0.2, 0.5, 0.14)
