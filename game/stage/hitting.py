"""What lies at a point of the picture, for those who press there."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.item import Item, PanelLook


def item_at(items: Sequence[Item], pos: tuple[int, int], target: int) -> Item | None:
    """The topmost item with a `press` at a point; if none is hit, the nearest one whose target is.

    Targets reach out to `target` device px around small items. A veil and a sheet hide what lies under them.
    """
    x, y = pos
    near: tuple[float, Item] | None = None
    for item in reversed(items):
        if not item.visible:
            continue
        left, top, w, h = item.rect
        if item.press is not None:
            dx, dy = max(left - x, x - left - w + 1, 0), max(top - y, y - top - h + 1, 0)
            if dx == 0 and dy == 0:
                return item
            if dx <= max(0, target - w) / 2 and dy <= max(0, target - h) / 2:
                far = dx * dx + dy * dy
                near = (far, item) if near is None or far < near[0] else near
        elif covers(item) and left <= x < left + w and top <= y < top + h:
            break
    return near[1] if near is not None else None


def covers(item: Item) -> bool:
    """True for what nothing below it can be pressed through."""
    return isinstance(item.look, PanelLook) and item.look.kind in ("veil", "curtain", "sheet")
