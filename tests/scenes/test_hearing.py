"""Sounds are thinned out, switched off, and made ready only after the first picture."""

import pytest

from game.host.memory import MemoryAudio
from game.scenes.api import Settings
from game.scenes.hearing import Hearing


def ready(**settings: object) -> tuple[Hearing, MemoryAudio, Settings]:
    audio, chosen = MemoryAudio(), Settings(**settings)  # type: ignore[arg-type]
    hearing = Hearing(audio, chosen)
    hearing.frame((), 0, "normal")
    return hearing, audio, chosen


def test_sounds_are_made_ready_after_the_first_picture() -> None:
    hearing, audio, _ = ready()
    assert not audio.ready
    hearing.frame((), 16, "normal")
    assert audio.ready


def test_who_has_it_off_hears_and_loads_nothing() -> None:
    hearing, audio, settings = ready(sound=False)
    hearing.frame(["deal"], 16, "normal")
    assert not audio.ready
    settings.sound = True
    hearing.frame(["select"], 32, "normal")
    assert audio.played == ["select"]
    settings.sound = False
    hearing.frame(["deal"], 500, "normal")
    hearing.frame(["deal"], 600, "normal")
    assert (audio.played, audio.stops) == (["select"], 1)


@pytest.mark.parametrize(
    ("speed", "every", "heard"), [("slow", 112, 20), ("normal", 70, 20), ("fast", 38.5, 7)]
)
def test_twenty_dealt_cards(speed: str, every: float, heard: int) -> None:
    hearing, audio, _ = ready()
    for number in range(20):
        hearing.frame(["deal"], 100 + number * every, speed)
    assert audio.played == ["deal"] * heard


def test_at_once_one_noise_stands_for_all_cards() -> None:
    hearing, audio, _ = ready()
    hearing.frame(["shuffle", "deal", "slide", "play", "flip", "chip"], 100, "instant")
    hearing.frame(["play", "turn"], 150, "instant")
    hearing.frame(["play"], 510, "instant")
    assert audio.played == ["shuffle", "deal", "turn", "play"]


def test_three_noises_begin_together_at_most_but_news_is_heard() -> None:
    hearing, audio, _ = ready()
    hearing.frame(["deal", "slide", "play", "flip", "chip", "turn", "refuse"], 100, "normal")
    assert audio.played == ["deal", "slide", "play", "turn", "refuse"]


def test_the_same_sound_twice_in_a_frame_is_one() -> None:
    hearing, audio, _ = ready()
    hearing.frame(["score-2", "score-2"], 100, "normal")
    hearing.frame(["score-2"], 130, "normal")
    assert audio.played == ["score-2"]


def test_a_machine_without_sound_is_asked_in_vain() -> None:
    hearing, audio, _ = ready()
    audio.broken = True
    hearing.frame(["deal"], 100, "normal")
    audio.broken = False
    hearing.frame(["deal"], 101, "normal")
    assert audio.played == ["deal"]


def test_points_sound_when_what_travels_has_landed() -> None:
    hearing, audio, _ = ready()
    hearing.frame(["score-2", "slide"], 16, "normal", busy=True)
    hearing.frame([], 32, "normal", busy=True)
    assert audio.played == ["slide"]
    hearing.frame([], 48, "normal", busy=False)
    hearing.frame([], 64, "normal", busy=False)
    assert audio.played == ["slide", "score-2"]
