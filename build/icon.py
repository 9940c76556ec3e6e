"""Draws the page's small picture: three cards fanned on green felt."""

from pathlib import Path

from PIL import Image, ImageDraw

FELT, CREAM, EDGE, RED = "#164433", "#F6F1E6", "#0D2B20", "#B3261E"
SIZE = 96  # px
SMOOTH = 8  # drawn so much larger, then reduced


def draw_card(turn: float) -> Image.Image:
    """Draws one card with a heart, turned by so many degrees about the icon's foot, on nothing."""
    full = SIZE * SMOOTH
    layer = Image.new("RGBA", (full, full))
    pen = ImageDraw.Draw(layer)
    unit = full / 96
    box = [30 * unit, 16 * unit, 66 * unit, 70 * unit]
    pen.rounded_rectangle(box, radius=5 * unit, fill=CREAM, outline=EDGE, width=round(1.5 * unit))
    for x in (38, 48):
        pen.ellipse([x * unit, 32 * unit, (x + 10.5) * unit, 42.5 * unit], fill=RED)
    pen.polygon([(39 * unit, 40 * unit), (57.5 * unit, 40 * unit), (48.2 * unit, 53 * unit)], fill=RED)
    return layer.rotate(turn, resample=Image.Resampling.BICUBIC, center=(full / 2, 90 * unit))


def draw_icon(target: Path) -> None:
    """Writes the icon as a PNG of 96 x 96 pixels."""
    full = SIZE * SMOOTH
    icon = Image.new("RGBA", (full, full))
    ImageDraw.Draw(icon).rounded_rectangle([0, 0, full - 1, full - 1], radius=full // 6, fill=FELT)
    for turn in (22, -22, 0):
        icon.alpha_composite(draw_card(turn))
    icon.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(target, optimize=True)
