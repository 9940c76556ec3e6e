"""Where the keyboard's focus goes: the items within reach, the next one in a direction, the next in order."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.item import ButtonLook, Item, PanelLook, Role

_FOCUSABLE = (Role.CARD, Role.BUTTON, Role.CHOICE)
_ASIDE = 2.5  # how much a px sideways counts against one in the direction
_OFF = 0.01  # and a px between the middles of items that lie one behind the other


def uncovered(items: Sequence[Item]) -> Sequence[Item]:
    """The items above the last veil, or all."""
    start = 0
    for at, item in enumerate(items):
        if item.visible and isinstance(item.look, PanelLook) and item.look.kind == "veil":
            start = at + 1
    return items[start:]


def reachable(items: Sequence[Item]) -> list[Item]:
    """The items that keys may press, in list order: those that nothing covers; scrolled ones too."""
    return [
        item
        for item in uncovered(items)
        if (item.visible or item.scrolls) and item.press is not None and item.role in _FOCUSABLE
    ]


def beside(items: Sequence[Item], current: Item | None, step: int) -> Item | None:
    """The next (1) or previous (-1) item in list order, round the ends; the first or last to begin with."""
    if not items:
        return None
    if current is None:
        return items[0 if step > 0 else -1]
    return items[(list(items).index(current) + step) % len(items)]


def beginning(items: Sequence[Item]) -> Item | None:
    """Where the focus begins: a card that can be played, else the main button, else the first item."""
    cards = (item for item in items if item.role is Role.CARD and item.enabled)
    primary = (item for item in items if isinstance(item.look, ButtonLook) and item.look.kind == "primary")
    return next(cards, None) or next(primary, None) or next(iter(items), None)


def toward(items: Sequence[Item], current: Item | None, direction: tuple[int, int]) -> Item | None:
    """The nearest item in a direction (dx, dy of -1, 0, 1); `beginning` to begin with; None: the edge.

    Within a list that scrolls it goes line by line, also out of sight, before anything else comes.
    """
    if current is None:
        return beginning([item for item in items if item.visible])
    if current.scrolls and (found := _along(items, current, direction)) is not None:
        return found
    if not current.visible:  # nothing is seen to lie beside it
        return None
    items = [item for item in items if item.visible and not (current.scrolls and item.scrolls)]
    x, y = _centre(current)
    best: tuple[float, Item] | None = None
    for item in items:
        if item is current:
            continue
        ahead, off = _split(_centre(item)[0] - x, _centre(item)[1] - y, direction)
        aside = _beside(item, current, direction)
        if ahead <= 0 or aside > ahead * 3:
            continue
        if aside and not _beside(item, current, (direction[1], direction[0])):
            continue  # it lies over or under rather than that way
        far = ahead + _ASIDE * aside + _OFF * off
        if best is None or far < best[0]:
            best = (far, item)
    return best[1] if best is not None else None


def _along(items: Sequence[Item], current: Item, direction: tuple[int, int]) -> Item | None:
    """The next item of the same line, or the one of the next line that lies nearest below or above."""
    x, y = _centre(current)
    listed = [item for item in items if item.scrolls and item is not current]
    if direction[0]:
        line = [
            item for item in listed if (_centre(item)[0] - x) * direction[0] > 0 and _level(item, current)
        ]
        return min(line, key=lambda item: abs(_centre(item)[0] - x), default=None)
    ahead = [
        item for item in listed if (_centre(item)[1] - y) * direction[1] > 0 and not _level(item, current)
    ]
    first = min(ahead, key=lambda item: abs(_centre(item)[1] - y), default=None)
    line = [item for item in ahead if first is not None and _level(item, first)]
    return min(line, key=lambda item: abs(_centre(item)[0] - x), default=None)


def _level(one: Item, other: Item) -> bool:
    """True for items beside each other: one's middle is within the other's height."""
    return other.rect.y <= _centre(one)[1] < other.rect.y + other.rect.h


def _split(dx: float, dy: float, direction: tuple[int, int]) -> tuple[float, float]:
    """How far along the direction, and how far to its side."""
    if direction[0]:
        return dx * direction[0], abs(dy)
    return dy * direction[1], abs(dx)


def _beside(item: Item, current: Item, direction: tuple[int, int]) -> float:
    """How many px lie between the two across the direction; 0 where one is at all behind the other."""
    one, other = item.rect, current.rect
    if direction[0]:
        return max(0, one.y - other.y - other.h, other.y - one.y - one.h)
    return max(0, one.x - other.x - other.w, other.x - one.x - one.w)


def _centre(item: Item) -> tuple[float, float]:
    return item.rect.x + item.rect.w / 2, item.rect.y + item.rect.h / 2
