"""A list that is longer than its place: how far it has been moved, and what of it is in sight."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.item import Item, Rect

PAGE = 0.85  # of the list's height
SLOWER = 0.997  # what a ms leaves of a glide


class Scrolling:
    """`offset` device px of the list are above its view. Glides on after a pull, unless told to be still."""

    def __init__(self) -> None:
        self.offset = 0
        self.most = 0
        self._view = Rect(0, 0, 0, 0)
        self._speed = self._glide = 0.0  # device px a ms: of a pull, and after it
        self._pulled = 0
        self._wanted = ""

    @property
    def view(self) -> Rect:
        """Where the list shows."""
        return self._view

    def settle(self, view: Rect, most: int, spans: dict[str, tuple[int, int]]) -> bool:
        """Fit the offset to what is shown now; True if that changed it.

        `most`: how far the list can be moved; `spans`: top and bottom of its parts in it, by name. In another
        view, about the same place is shown; a part that `want` named is brought into sight.
        """
        before = self.offset
        if self._view != view:
            self.offset = self.offset * most // max(1, self.most)
        self._view, self.most = view, most
        self.offset = max(0, min(most, self.offset))
        if self._wanted in spans:
            top, bottom = spans[self._wanted]
            edge = view.h // 60  # room for the focus ring
            self.offset = max(min(self.offset, top - edge), bottom + edge - view.h)
            self.offset = max(0, min(most, self.offset))
        self._wanted = ""
        return self.offset != before

    def want(self, part: str) -> None:
        """Bring this part into sight with the next `settle`."""
        self._wanted = part

    def pull(self, px: int, free: bool, still: bool) -> bool:
        """Move by so many device px; `free`: it may glide on unless `still`. True if anything moved."""
        self._glide = self._speed if free and not still else 0.0
        self._pulled += px
        return self.move(px)

    def move(self, px: int) -> bool:
        """Move by so many device px, as far as it goes; True if it went at all."""
        before, self.offset = self.offset, max(0, min(self.most, self.offset + px))
        return self.offset != before

    def key(self, name: str) -> int | None:
        """How many px a key moves the list: Page up and down, Home, End; None for another key."""
        page = round(self._view.h * PAGE)
        return {"page up": -page, "page down": page, "home": -self.most, "end": self.most}.get(name)

    def tick(self, ms: float) -> bool:
        """Let it glide on as fast as it was pulled, and slower and slower; True if it moved."""
        moved = False
        if not self._glide:
            self._speed = (self._speed + self._pulled / ms) / 2 if ms else self._speed
        else:
            moved = self.move(round(self._glide * ms))
            if not moved:
                self._glide = self._speed = 0.0
        self._glide *= SLOWER**ms
        self._pulled = 0
        return moved


def scrolled(items: Sequence[Item], view: Rect, offset: int) -> list[Item]:
    """A list's items, which begin at y 0, as they lie in the view when it has scrolled by `offset`.

    What is wholly in sight can be pressed. What is cut off is drawn, and what is out of sight is not, but
    both are described and within the keyboard's reach.
    """
    found = []
    for item in items:
        y = item.rect.y + view.y - offset
        outside = y >= view.y + view.h or y + item.rect.h <= view.y
        if outside and item.role is None:
            continue
        rect = item.rect._replace(y=y)
        whole = rect.y >= view.y and rect.y + rect.h <= view.y + view.h
        moved = item._replace(rect=rect, scrolls=True)
        if item.role is None or whole:
            found.append(moved)
        else:
            if not outside:
                found.append(
                    Item(f"cut:{item.id}", item.look, rect, selected=item.selected, enabled=item.enabled)
                )
            found.append(moved._replace(visible=False))
    return found
