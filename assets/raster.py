"""From SVG to small, exact PNGs: resvg draws, and a palette of the picture's own colours packs them."""

from __future__ import annotations

import io
import zlib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

PNG_START = b"\x89PNG\r\n\x1a\n"
Colour = tuple[int, ...]  # red, green, blue, alpha; of several pictures one after the other


def rasterise(svg: str) -> Image:
    """Return an SVG document drawn at its own size, RGBA."""
    import resvg_py
    from PIL import Image as images  # noqa: N813

    drawn = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    return images.open(io.BytesIO(bytes(drawn))).convert("RGBA")


def distance(one: Colour, other: Colour) -> int:
    """Return how different two colours look; clear, half-clear and opaque never stand for each other."""
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


def write_palette_png(images: Sequence[Image], path: Path, size: int, matte: str = "#000000") -> list[bytes]:
    """Write RGBA pictures, which are one drawing in different colours, as one PNG of at most `size` colours.

    Returns the palette of each (red, green, blue in turn); the PNG holds the first picture's. `matte` is what
    clear pixels hold under their alpha of 0: scaling mixes it into the edge.
    """
    from PIL import Image as pictures  # noqa: N813

    raws = [image.tobytes() for image in images]
    pixels = [b"".join(raw[i : i + 4] for raw in raws) for i in range(0, len(raws[0]), 4)]
    counted: dict[Colour, int] = {tuple(pixel): n for pixel, n in Counter(pixels).items()}
    palette = palette_of(counted, size)
    place = {
        bytes(colour): min(range(len(palette)), key=lambda i: distance(colour, palette[i]))
        for colour in counted
    }
    packed = pictures.frombytes("P", images[0].size, bytes(place[pixel] for pixel in pixels))
    behind = tuple(bytes.fromhex(matte[1:]))
    palettes = [
        bytes(channel for colour in palette for channel in (colour[i : i + 3] if colour[i + 3] else behind))
        for i in range(0, 4 * len(images), 4)
    ]
    packed.putpalette(palettes[0])
    alphas = bytes(colour[3] for colour in palette)
    save(packed, path, bits=8, **({} if set(alphas) == {255} else {"transparency": alphas}))
    return palettes


def ink_box(image: Image) -> tuple[int, int, int, int]:
    """Return the box (left, top, right, bottom) of what is brighter than half in a picture on black."""
    found = image.convert("L").point(lambda level: 255 * (level >= 128)).getbbox()
    if found is None:
        raise ValueError("the picture is empty: nothing in it is bright")
    return found


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
    save(packed, path, transparency=bytes(range(0, 256, 17)), bits=4)


def save(packed: Image, path: Path, **options: object) -> None:
    """Write a palette picture as a PNG, as small as it gets."""
    written = io.BytesIO()
    packed.save(written, "PNG", **options)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(squeezed(written.getvalue()))


def squeezed(png: bytes) -> bytes:
    """Return the PNG with its pixels compressed by zopfli: smaller, and the same whatever zlib is there."""
    import zopfli.zlib

    chunks, at = [], len(PNG_START)
    while at < len(png):
        length = int.from_bytes(png[at : at + 4])
        chunks.append((png[at + 4 : at + 8], png[at + 8 : at + 8 + length]))
        at += length + 12
    rows = zlib.decompress(b"".join(content for name, content in chunks if name == b"IDAT"))
    before = [(name, content) for name, content in chunks if name not in (b"IDAT", b"IEND")]
    parts = [PNG_START]
    for name, content in (*before, (b"IDAT", zopfli.zlib.compress(rows)), (b"IEND", b"")):
        check = zlib.crc32(name + content).to_bytes(4)
        parts += [len(content).to_bytes(4), name, content, check]
    return b"".join(parts)
