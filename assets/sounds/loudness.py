"""How loud a sound is to the ear, and bringing all to one loudness."""

import numpy as np

from assets.sounds.waves import RATE, Wave, samples

LOUDNESS = -28.0  # dB of full scale, A-weighted, in the loudest 50 ms
PEAK = -12.5  # dB of full scale, which nothing exceeds: half a dB for what the encoder adds
WINDOW = 0.05  # s


def weighted(wave: Wave) -> Wave:
    """Return the wave as an ear weighs its frequencies (IEC 61672, curve A)."""
    spectrum = np.fft.rfft(wave, len(wave) + samples(0.1))
    square = np.fft.rfftfreq(len(wave) + samples(0.1), 1 / RATE) ** 2
    gain = 12194.0**2 * square**2
    gain /= (square + 20.6**2) * (square + 12194.0**2)
    gain /= np.sqrt((square + 107.7**2) * (square + 737.9**2))
    return np.fft.irfft(spectrum * gain * 10**0.1, len(wave) + samples(0.1))


def loudness(wave: Wave) -> float:
    """Return the A-weighted level of the loudest 50 ms in dB of full scale."""
    power = np.cumsum(np.concatenate(([0.0], weighted(wave) ** 2)))
    width = samples(WINDOW)
    loudest = np.max(power[width:] - power[:-width]) / width
    return float(10 * np.log10(max(loudest, 1e-12)))


def peak(wave: Wave) -> float:
    """Return the highest sample in dB of full scale."""
    return float(20 * np.log10(max(float(np.max(np.abs(wave))), 1e-6)))


def levelled(wave: Wave, under: float = 0.0) -> Wave:
    """Return the wave at the common loudness, `under` dB above it, as far as the peak allows."""
    gain = min(LOUDNESS + under - loudness(wave), PEAK - peak(wave))
    return wave * 10 ** (gain / 20)
