"""SVG by hand: the few elements the deck is drawn with, and the ornaments that are computed."""

import math
from collections.abc import Iterable

from assets.cards.deck import H, W


def at(x: float, y: float, art: str, scale: float = 1.0, turn: float = 0) -> str:
    """Return the art moved to x, y, turned (degrees) and scaled about that point."""
    return f'<g transform="translate({x:g} {y:g}) rotate({turn}) scale({scale:g})">{art}</g>'


def twice(art: str) -> str:
    """Return the art and its 180-degree turn about the card's centre."""
    return art + f'<g transform="rotate(180 {W / 2:g} {H / 2:g})">{art}</g>'


def box(x: float, y: float, width: float, height: float, fill: str, radius: float = 0) -> str:
    """Return a rectangle with rounded corners."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}"/>'


def polygon(points: Iterable[tuple[float, float]], fill: str) -> str:
    """Return a filled polygon."""
    return '<polygon points="{}" fill="{}"/>'.format(" ".join(f"{x:.2f},{y:.2f}" for x, y in points), fill)


def star(x: float, y: float, size: float, fill: str) -> str:
    """Return an eight-pointed star as one polygon; size is centre to tip, half of it to the notches."""
    reach = (size, size / 2)
    return polygon(
        [
            (x + reach[i % 2] * math.cos(i * math.pi / 8), y + reach[i % 2] * math.sin(i * math.pi / 8))
            for i in range(16)
        ],
        fill,
    )


def rose(x: float, y: float, size: float, fill: str) -> str:
    """Return the knitters' rose: eight rhombs with gaps of 7 % of size; size is centre to tip."""
    half, gap, reach = math.pi / 8, size * 0.035, size / (2 * math.cos(math.pi / 8))
    px, py = (
        reach * math.cos(half) + gap * math.sin(half),
        reach * math.sin(half) - gap * math.cos(half),
    )
    rhomb = polygon([(gap / math.sin(half), 0), (px, py), (size, 0), (px, -py)], fill)
    return at(x, y, "".join(at(0, 0, rhomb, turn=45 * i) for i in range(8)))


def lozenge(x: float, y: float, width: float, height: float, fill: str) -> str:
    """Return a rhomb standing on its tip."""
    return polygon([(x, y - height / 2), (x + width / 2, y), (x, y + height / 2), (x - width / 2, y)], fill)


def ribbon(y: float, swing: float, thickness: float, period: float, fill: str, smooth: bool = False) -> str:
    """Return a zigzag (smooth: sine) band across a back's field, odd about the card's middle line."""
    steps = 16 if smooth else 4
    points = []
    for i in range(round(544 / period * steps) + 1):
        x = 28 + i * period / steps
        turn = math.sin(2 * math.pi * (x - 300) / period)
        points.append((x, y - swing * (turn if smooth else 2 / math.pi * math.asin(turn))))
    return polygon(
        [(x, v - thickness / 2) for x, v in points] + [(x, v + thickness / 2) for x, v in reversed(points)],
        fill,
    )


def document(art: str, width: float, height: float, ground: str | None = None) -> str:
    """Return an SVG document of width x height units, transparent unless a ground colour is given."""
    behind = f'<rect width="100%" height="100%" fill="{ground}"/>' if ground else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}">{behind}{art}</svg>\n'
    )
