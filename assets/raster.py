"""From SVG to small, exact PNGs: resvg draws, and a palette of the picture's own colours packs them."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

Colour = tuple[int, int, int, int]  # red, green, blue, alpha


def rasterise(svg: str) -> Image:
    """Return an SVG document drawn at its own size, RGBA."""
    import resvg_py
    from PIL import Image as images  # noqa: N813

    drawn = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    return images.open(io.BytesIO(bytes(drawn))).convert("RGBA")


def distance(one: Colour, other: Colour) -> int:
    """Return how different two colours look; clear, half-clear and opaque never stand for each other.

    Alpha is never averaged: a card's inside must be 255 to the last bit, or the game's fast blit turns slow.
    """
    if (one[3] == 0, one[3] == 255) != (other[3] == 0, other[3] == 255):
        return 1 << 24
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def palette_of(counted: dict[Colour, int], size: int) -> list[Colour]:
    """Return at most `size` of the colours: always next the one that is most wrong without it.

    Wrong is the square of the distance times the number of pixels, so flat colours come first and stay exact.
    """
    palette: list[Colour] = []
    far = dict.fromkeys(counted, 1 << 24)
    while len(palette) < size:
        worst = max(far, key=lambda colour: (far[colour] * counted[colour], colour))
        if far[worst] == 0:
            break
        palette.append(worst)
        far = {colour: min(before, distance(colour, worst)) for colour, before in far.items()}
    return palette


def write_palette_png(image: Image, path: Path, size: int, matte: str = "#000000") -> None:
    """Write an RGBA picture as a PNG of at most `size` colours.

    `matte` is what clear pixels hold under their alpha of 0: scaling mixes it into the corners' edge.
    """
    from PIL import Image as images  # noqa: N813

    counted: dict[Colour, int] = {colour: n for n, colour in image.getcolors(image.width * image.height)}
    palette = palette_of(counted, size)
    place = {
        bytes(colour): min(range(len(palette)), key=lambda i: distance(colour, palette[i]))
        for colour in counted
    }
    raw = image.tobytes()
    numbers = bytes(place[raw[i : i + 4]] for i in range(0, len(raw), 4))
    packed = images.frombytes("P", image.size, numbers)
    behind = tuple(bytes.fromhex(matte[1:]))
    packed.putpalette([channel for colour in palette for channel in (colour[:3] if colour[3] else behind)])
    path.parent.mkdir(parents=True, exist_ok=True)
    alphas = bytes(colour[3] for colour in palette)
    packed.save(path, optimize=True, transparency=alphas, bits=8)


def write_mask_png(image: Image, path: Path, colour: str = "#FFFFFF") -> None:
    """Write a picture of one colour, whose shape is only in its alpha: 16 levels, 4 bits a pixel."""
    write_levels_png(image.size, image.tobytes()[3::4], path, colour)


def write_light_png(image: Image, path: Path) -> None:
    """Write a white picture whose alpha is the brightness of the given one: black becomes clear."""
    write_levels_png(image.size, image.tobytes()[1::4], path, "#FFFFFF")


def write_levels_png(size: tuple[int, int], alphas: bytes, path: Path, colour: str) -> None:
    """Write one colour with an alpha for every pixel, rounded to 16 levels."""
    from PIL import Image as images  # noqa: N813

    packed = images.frombytes("P", size, bytes((alpha + 8) // 17 for alpha in alphas))
    packed.putpalette(bytes.fromhex(colour[1:]) * 16)
    path.parent.mkdir(parents=True, exist_ok=True)
    packed.save(path, optimize=True, transparency=bytes(range(0, 256, 17)), bits=4)
