"""The felt: light where one looks, darker towards the edge, with the mat's line (look.md, section 2)."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.stage import theme

Mat = tuple[int, int, int, int, int]  # left, top, right, bottom, corner radius in px
Rgb = tuple[float, float, float]

CENTRE: Final = (0.5, 0.43)  # of width and height
RADII_WIDE: Final = (0.72, 0.80)
_MIDDLE: Final = 0.52  # where the centre's light has gone, in radii
_END: Final = 1.07  # where the edge's dark is reached
_COARSE: Final = 8  # px of the felt to one of the small picture it is scaled up from
_STEPS: Final = 400  # more rings than there are levels between the lightest and the darkest
_INSIDE: Final = (5, 4, 5)  # so many levels is the mat lighter
_LINE: Final = 0.13  # how much of the mat's line is cream


def felt(
    width: int,
    height: int,
    colour: str = "green",
    centre: tuple[float, float] = CENTRE,
    radii: tuple[float, float] = RADII_WIDE,
    mat: Mat | None = None,
    line: float = 1.5,
) -> pygame.Surface:
    """Return an opaque felt of width x height px.

    `colour` is one of theme.FELTS; `centre` and `radii` of the light are fractions of width and height; `mat`
    is outlined `line` px wide. Raises ValueError for another colour.
    """
    if colour not in theme.FELTS:
        raise ValueError(f"there is no felt {colour!r}; there are: {', '.join(theme.FELTS)}")
    # two columns and rows too many, so that the picture's own edge never shows
    wide, high = -(-width // _COARSE) + 2, -(-height // _COARSE) + 2
    small = _light(wide, high, colour, (width, height), centre, radii)
    big = pygame.transform.smoothscale(small, (wide * _COARSE, high * _COARSE))
    whole = pygame.Surface((width, height))
    whole.blit(big, (-_COARSE, -_COARSE))
    if mat is not None and min(mat[2] - mat[0], mat[3] - mat[1]) > 8 * line:  # a sliver of a window has none
        whole.blit(*_mat(mat, line, colour), special_flags=pygame.BLEND_RGB_ADD)
    return whole


def _mat(mat: Mat, line: float, colour: str) -> tuple[pygame.Surface, tuple[int, int]]:
    """What the mat adds to the felt, and where it lies; the line's middle is the mat's edge."""
    stroke = max(1, round(line + 0.25))
    share = _LINE * min(1.0, line / stroke)
    cream, ground = theme.rgb("cream"), _hex(theme.FELTS[colour].mid)
    ink = pygame.Color(*(round(share * (c - g)) + i for c, g, i in zip(cream, ground, _INSIDE, strict=True)))
    out = -(-stroke // 2)
    left, top, right, bottom = mat[0] - out, mat[1] - out, mat[2] + out, mat[3] + out
    wide, high, radius = (
        right - left,
        bottom - top,
        min(mat[4] + out, (right - left) // 2, (bottom - top) // 2),
    )
    added = pygame.Surface((wide, high))
    inner = added.get_rect().inflate(-2 * out, -2 * out)
    pygame.draw.rect(added, _INSIDE, inner, border_radius=radius - out)
    ends = (radius, wide - radius - 1), (radius, high - radius - 1)  # a circle has its middle on a pixel
    corners = [(x, y) for y in ends[1] for x in ends[0]]
    names = ("draw_top_left", "draw_top_right", "draw_bottom_left", "draw_bottom_right")
    for corner, name in zip(corners, names, strict=True):
        pygame.draw.aacircle(added, ink, corner, radius, stroke, **{name: True})
    for x in (0, wide - stroke):
        added.fill(ink, (x, radius, stroke, high - 2 * radius))
    for y in (0, high - stroke):
        added.fill(ink, (radius, y, wide - 2 * radius, stroke))
    return added, (left, top)


def _light(
    wide: int,
    high: int,
    colour: str,
    size: tuple[int, int],
    centre: tuple[float, float],
    radii: tuple[float, float],
) -> pygame.Surface:
    """The felt's small picture: ellipses from the edge inwards, a new one wherever a channel changes.

    That is the same as computing every pixel, but takes a hundred drawing calls instead of a million sums.
    """
    small = pygame.Surface((wide, high), 0, 32)
    x, y = centre[0] * size[0] / _COARSE + 1, centre[1] * size[1] / _COARSE + 1
    rx, ry = radii[0] * size[0] / _COARSE, radii[1] * size[1] / _COARSE
    tones = [_hex(tone) for tone in theme.FELTS[colour][:3]]
    before = _tone(_END, tones)
    small.fill(before)
    for step in range(_STEPS - 1, -1, -1):
        distance = _END * step / _STEPS
        now = _tone(distance, tones)
        if now != before:
            reach = distance + _END / _STEPS / 2
            box = (round(x - rx * reach), round(y - ry * reach), round(2 * rx * reach), round(2 * ry * reach))
            pygame.draw.ellipse(small, now, box)
            before = now
    return small


def _hex(colour: str) -> Rgb:
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


def _tone(distance: float, tones: list[Rgb]) -> tuple[int, int, int]:
    """The felt's colour at a distance from the light's centre, in radii."""
    high, middle, low = tones
    first, second = _smooth(distance / _MIDDLE), _smooth((distance - _MIDDLE) / (_END - _MIDDLE))
    red, green, blue = (
        math.floor((h + (m - h) * first) * (1 - second) + w * second + 0.5)
        for h, m, w in zip(high, middle, low, strict=True)
    )
    return red, green, blue


def _smooth(part: float) -> float:
    part = min(max(part, 0.0), 1.0)
    return part * part * (3 - 2 * part)
