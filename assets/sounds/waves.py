"""What sounds are made of: noise, bands, bells of decaying partials, envelopes. Mono, samples in -1 … 1."""

import random
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 32_000  # samples a second: paper rustles up to 16 kHz
FADE = 0.005  # s at each end, so that nothing clicks

Wave = NDArray[np.float64]


def samples(seconds: float) -> int:
    """Return how many samples so much time takes."""
    return round(seconds * RATE)


def noise(seconds: float, seed: int) -> Wave:
    """Return white noise; the same for the same seed on every machine."""
    source = random.Random(seed)
    return np.array([source.random() * 2 - 1 for _ in range(samples(seconds))])


def band(wave: Wave, low: float, high: float, order: int = 3) -> Wave:
    """Keep what lies between two frequencies (Hz), with soft edges."""
    spectrum = np.fft.rfft(wave)
    hertz = np.maximum(np.fft.rfftfreq(len(wave), 1 / RATE), 1e-3)
    gain = 1 / np.sqrt((1 + (low / hertz) ** (2 * order)) * (1 + (hertz / high) ** (2 * order)))
    return np.fft.irfft(spectrum * gain, len(wave))


def swell(seconds: float, rise: float, fall: float) -> Wave:
    """Return an envelope: up along a half cosine in `rise` s, then down to 1/e in every `fall` s."""
    time = np.arange(samples(seconds)) / RATE
    up = 0.5 - 0.5 * np.cos(np.pi * np.minimum(time / rise, 1))
    return up * np.exp(-np.maximum(time - rise, 0) / fall)


def brush(seconds: float, low: float, high: float, rise: float, fall: float, seed: int) -> Wave:
    """Return something that rubs: a swell of noise between two frequencies."""
    return band(noise(seconds, seed), low, high) * swell(seconds, rise, fall)


def bell(pitch: float, seconds: float, partials: Sequence[tuple[float, float, float]]) -> Wave:
    """Return a struck body: `partials` are (times the pitch, loudness, s to 1/e)."""
    time = np.arange(samples(seconds)) / RATE
    struck = np.zeros(len(time))
    for times, loud, fall in partials:
        if pitch * times < RATE / 2.2:
            struck += loud * np.sin(2 * np.pi * pitch * times * time) * np.exp(-time / fall)
    return struck * np.minimum(time / 0.0015, 1)  # a soft mallet


def thud(pitch: float, drop: float, seconds: float, fall: float) -> Wave:
    """Return a dull blow that sinks from `pitch` by the factor `drop` while it fades."""
    time = np.arange(samples(seconds)) / RATE
    sinking = pitch * (drop + (1 - drop) * np.exp(-time / (fall / 2)))
    return np.sin(2 * np.pi * np.cumsum(sinking) / RATE) * np.exp(-time / fall) * np.minimum(time / 0.001, 1)


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Return several waves together, each (s until it begins, loudness, wave)."""
    whole = np.zeros(max(samples(begin) + len(wave) for begin, _, wave in parts))
    for begin, loud, wave in parts:
        whole[samples(begin) : samples(begin) + len(wave)] += loud * wave
    return whole


def faded(wave: Wave) -> Wave:
    """Return the wave with its very ends faded in and out."""
    count = min(samples(FADE), len(wave) // 2)
    ramp = np.linspace(0, 1, count)
    ends = np.ones(len(wave))
    ends[: count // 5] = np.linspace(0, 1, count // 5)  # blows keep their bite
    ends[len(wave) - count :] = ramp[::-1]
    return wave * ends
