"""The noises of cards, chips, fingers and felt. Times in seconds, frequencies in Hz."""

from assets.sounds.waves import Wave, band, bell, brush, mixed, noise, swell, thud

CLAY = ((1.0, 1.0, 0.011), (1.63, 0.7, 0.008), (2.41, 0.45, 0.005))


def tap(pitch: float, seed: int) -> Wave:
    """A card put down: the wood below it, the felt on it, a trace of paper."""
    ring = bell(pitch * 2.3, 0.05, ((1, 1, 0.008),))
    wood = mixed((0, 1.0, thud(pitch, 0.8, 0.07, 0.014)), (0, 0.45, ring))
    paper = brush(0.05, 1500, 6000, 0.001, 0.006, seed)
    return mixed((0, 0.5, wood), (0, 0.9, paper))


def deal(variant: int) -> Wave:
    """A card that slides off the stock and stops."""
    high = 6800 + 500 * variant
    slide = brush(0.085, 1700, high, 0.016 + 0.003 * variant, 0.018, 10 + variant)
    return mixed((0, 1.0, slide), (0.048, 0.35, tap(230 + 7 * variant, 20 + variant)))


def slide(variant: int) -> Wave:
    """Thrown cards that rub over the felt."""
    rub = brush(0.15, 900, 4600 + 400 * variant, 0.05, 0.03, 30 + variant)
    air = brush(0.12, 3000, 8000, 0.03, 0.02, 34 + variant)
    return mixed((0, 1.0, rub), (0.01, 0.5, air))


def play(variant: int) -> Wave:
    """A card played: a short slide, then the tap."""
    before = brush(0.06, 1900, 7000, 0.022, 0.012, 40 + variant)
    return mixed((0, 0.45, before), (0.03, 1.0, tap(205 + 9 * variant, 44 + variant)))


def flip(variant: int) -> Wave:
    """A card turned over: it bends, then snaps flat."""
    bend = brush(0.07, 2500, 9000, 0.04, 0.01, 50 + variant)
    crack = brush(0.03, 2200, 9500, 0.001, 0.004, 54 + variant)
    snap = mixed((0, 1.0, crack), (0, 0.2, thud(330, 0.9, 0.03, 0.007)))
    return mixed((0, 0.4, bend), (0.052, 1.0, snap))


def chip(variant: int) -> Wave:
    """A clay chip on another, and its small bounce."""
    pitch = 2150 + 130 * variant
    edge = brush(0.02, 2500, 8000, 0.0006, 0.002, 60 + variant)
    click = mixed((0, 0.5, bell(pitch, 0.06, CLAY)), (0, 0.5, edge))
    again = bell(pitch * 1.04, 0.05, CLAY)
    return mixed((0, 1.0, click), (0.026 + 0.004 * variant, 0.18, again))


def pot() -> Wave:
    """A handful of chips pushed together."""
    hits = ((0.0, 0.7), (0.055, 1.0), (0.09, 0.6), (0.15, 0.8), (0.185, 0.45))
    clicks = [(begin, loud, chip(number % 3)) for number, (begin, loud) in enumerate(hits)]
    return mixed(*clicks, (0, 0.25, brush(0.22, 800, 3500, 0.08, 0.05, 70)))


def shuffle() -> Wave:
    """A riffle that runs faster and faster, and the pack squared."""
    parts, begin = [], 0.0
    for number in range(30):
        loud = 0.5 + 0.5 * (number / 29)
        parts.append((begin, loud, brush(0.02, 1800, 6500, 0.0015, 0.004, 80 + number)))
        begin += 0.021 - 0.0004 * number
    rustle = brush(0.5, 2500, 7500, 0.3, 0.08, 79)
    return mixed(*parts, (0, 0.22, rustle), (begin + 0.05, 0.9, tap(190, 78)))


def gather() -> Wave:
    """A trick taken: two cards pushed together and drawn in."""
    return mixed((0, 0.8, slide(3)), (0.045, 0.7, deal(3)))


def tick() -> Wave:
    """A fingertip on felt."""
    felt = band(noise(0.05, 90), 350, 2600) * swell(0.05, 0.002, 0.007)
    return mixed((0, 0.8, felt), (0, 0.35, thud(310, 0.85, 0.05, 0.009)))


def knock() -> Wave:
    """Twice, low: it doesn't go."""
    ring = bell(335, 0.06, ((1, 1, 0.016), (2.1, 0.5, 0.01)))
    wood = mixed((0, 1.0, thud(165, 0.85, 0.07, 0.017)), (0, 0.6, ring))
    low = mixed((0, 0.7, wood), (0, 0.5, brush(0.03, 400, 2200, 0.001, 0.006, 95)))
    return mixed((0, 1.0, low), (0.07, 0.8, low))
