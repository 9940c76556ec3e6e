"""A place for something small where it covers nothing, or as little as can be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.stage.item import Rect

Area = tuple[Rect, int]  # what lies there, and how much worse than felt it is to cover a px of it


def clear_place(places: Iterable[Rect], areas: Sequence[Area], within: Rect, gap: int) -> Rect | None:
    """The first of the places inside `within` that keeps `gap` px from all areas; None if there is none."""
    whole, taken = pygame.Rect(within), [pygame.Rect(area) for area, _ in areas]
    for place in places:
        own = pygame.Rect(place)
        if whole.contains(own) and own.inflate(2 * gap, 2 * gap).collidelist(taken) < 0:
            return place
    return None


def least_covering(places: Iterable[Rect], areas: Sequence[Area]) -> Rect:
    """The first of the places that cover least; raises ValueError if there are none."""
    weighed = [(pygame.Rect(area), weight) for area, weight in areas]

    def covered(place: Rect) -> int:
        own = pygame.Rect(place)
        return sum(weight * (cut := own.clip(area)).w * cut.h for area, weight in weighed)

    return min(places, key=covered)
