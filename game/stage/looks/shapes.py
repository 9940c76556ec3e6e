"""Antialiased shapes as surfaces with per-pixel alpha: rounded rectangles, discs, soft shadows, dashes.

Everything is drawn four times too big and scaled down; of rectangles only the corners, the rest is stretched.
"""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

Surface = pygame.Surface
Rgba = tuple[int, int, int, int]
FINE = 4  # supersampling


def blank(width: int, height: int, colour: Rgba = (0, 0, 0, 0)) -> Surface:
    """A surface with per-pixel alpha, at least 1×1."""
    surface = Surface((max(1, width), max(1, height)), pygame.SRCALPHA, 32)
    surface.fill(colour)
    return surface


def opaque(colour: tuple[int, int, int], opacity: float = 1.0) -> Rgba:
    return (*colour, round(255 * opacity))


def stretched(tile: Surface, width: int, height: int) -> Surface:
    """The tile made bigger by repeating its middle column and row; corners stay as they are."""
    have_w, have_h = tile.get_size()
    if (have_w, have_h) == (width, height):
        return tile
    left, top = have_w // 2, have_h // 2
    right, bottom = have_w - left - 1, have_h - top - 1
    wide = Surface((width, have_h), pygame.SRCALPHA, 32)
    wide.blit(tile, (0, 0), (0, 0, left, have_h), pygame.BLEND_RGBA_ADD)
    column = tile.subsurface((left, 0, 1, have_h))
    middle = pygame.transform.scale(column, (width - left - right, have_h))
    wide.blit(middle, (left, 0), None, pygame.BLEND_RGBA_ADD)
    wide.blit(tile, (width - right, 0), (left + 1, 0, right, have_h), pygame.BLEND_RGBA_ADD)
    if have_h == height:
        return wide
    full = Surface((width, height), pygame.SRCALPHA, 32)
    full.blit(wide, (0, 0), (0, 0, width, top), pygame.BLEND_RGBA_ADD)
    row = pygame.transform.scale(wide.subsurface((0, top, width, 1)), (width, height - top - bottom))
    full.blit(row, (0, top), None, pygame.BLEND_RGBA_ADD)
    full.blit(wide, (0, height - bottom), (0, top + 1, width, bottom), pygame.BLEND_RGBA_ADD)
    return full


def rounded(
    width: int, height: int, radius: float, fill: Rgba, edge: Rgba | None = None, stroke: float = 0.0
) -> Surface:
    """A rounded rectangle, `edge` drawn `stroke` px wide inside its bounds; px may be fractions."""
    radius = min(radius, width / 2, height / 2)
    corner = math.ceil(max(radius, stroke))
    w, h = min(width, 2 * corner + 1), min(height, 2 * corner + 1)
    outer = edge if edge is not None and stroke > 0 else fill
    inside = fill if fill[3] else (*outer[:3], 0)
    fine = blank(w * FINE, h * FINE, (*outer[:3], 0))
    pygame.draw.rect(fine, outer, fine.get_rect(), border_radius=round(radius * FINE))
    if outer is not fill:
        cut = round(stroke * FINE)
        inner = pygame.Rect(cut, cut, w * FINE - 2 * cut, h * FINE - 2 * cut)
        pygame.draw.rect(fine, inside, inner, border_radius=max(0, round((radius - stroke) * FINE)))
    return stretched(pygame.transform.smoothscale(fine, (w, h)), width, height)


def disc(diameter: int, fill: Rgba, edge: Rgba | None = None, stroke: float = 0.0) -> Surface:
    """A circle, or with a clear `fill` a ring."""
    return rounded(diameter, diameter, diameter / 2, fill, edge, stroke)


@lru_cache(maxsize=48)
def shadow(width: int, height: int, radius: float, blur: float, opacity: float) -> tuple[Surface, int]:
    """The black soft shadow of a rounded rectangle, and its margin: how far it reaches beyond it, in px.

    The surface is kept and shared: nothing may be drawn on it.
    """
    blur = max(1.0, blur)
    margin = math.ceil(blur)
    reach = math.ceil(radius + 2 * blur)
    w, h = min(width, 2 * reach + 1), min(height, 2 * reach + 1)
    coarse = max(1.0, blur / 6)
    small = blank(math.ceil((w + 2 * margin) / coarse), math.ceil((h + 2 * margin) / coarse))
    inset = round(margin / coarse)
    body = pygame.Rect(inset, inset, small.get_width() - 2 * inset, small.get_height() - 2 * inset)
    pygame.draw.rect(small, (0, 0, 0, round(255 * opacity)), body, border_radius=round(radius / coarse))
    # CSS's blur is two standard deviations wide, pygame's radius one
    soft = pygame.transform.gaussian_blur(small, max(1, round(blur / coarse / 2)))
    soft = pygame.transform.smoothscale(soft, (w + 2 * margin, h + 2 * margin))
    return stretched(soft, width + 2 * margin, height + 2 * margin), margin


def dashed(
    width: int, height: int, radius: float, colour: Rgba, stroke: float, dash: float, gap: float
) -> Surface:
    """The dashed outline of a rounded rectangle, drawn inside its bounds."""
    fine = blank(width * FINE, height * FINE, (*colour[:3], 0))
    points = _outline(width, height, min(radius, width / 2, height / 2), stroke / 2)
    lengths = [math.dist(a, b) for a, b in zip(points, [*points[1:], points[0]], strict=True)]
    period = sum(lengths) / max(1, round(sum(lengths) / (dash + gap)))
    part, walked = dash / (dash + gap) * period, 0.0
    for point, length in zip(points, lengths, strict=True):
        if walked % period < part:
            at = (round(point[0] * FINE), round(point[1] * FINE))
            side = max(1, round(stroke * FINE))
            pygame.draw.rect(fine, colour, (at[0] - side // 2, at[1] - side // 2, side, side))
        walked += length
    return pygame.transform.smoothscale(fine, (width, height))


def _outline(width: float, height: float, radius: float, inset: float) -> list[tuple[float, float]]:
    """Points a quarter of a px apart along a rounded rectangle, clockwise from the top left corner's end."""
    r = max(0.0, radius - inset)
    left, top, right, bottom = inset, inset, width - inset, height - inset
    corners = ((right - r, top + r, -90), (right - r, bottom - r, 0), (left + r, bottom - r, 90))
    points: list[tuple[float, float]] = []
    ends = [(left + r, top), *((x, y) for x, y, _ in corners), (left + r, top + r)]
    turns = [*corners, (left + r, top + r, 180)]
    at = ends[0]
    for x, y, start in turns:
        begin = math.radians(start)
        target = (x + r * math.cos(begin), y + r * math.sin(begin))
        points += _between(at, target)
        steps = max(1, round(r * math.pi * 2))
        for step in range(steps + 1):
            angle = begin + math.pi / 2 * step / steps
            at = (x + r * math.cos(angle), y + r * math.sin(angle))
            points.append(at)
    return points


def _between(start: tuple[float, float], end: tuple[float, float]) -> list[tuple[float, float]]:
    steps = max(1, round(math.dist(start, end) * 4))
    return [
        (start[0] + (end[0] - start[0]) * i / steps, start[1] + (end[1] - start[1]) * i / steps)
        for i in range(steps)
    ]


def faded(surface: Surface, opacity: float) -> Surface:
    """The same picture with its alpha multiplied; changes `surface` and returns it."""
    surface.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def tinted(white: Surface, colour: tuple[int, int, int]) -> Surface:
    """A white picture in a colour, alpha kept."""
    copy = white.copy()
    copy.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
