"""The log's lines as far as the picture has come: a line waits for the movement that it tells of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class LinesTold:
    """Remembers up to which number lines have been told. No line is lost: the next rest tells what waits."""

    def __init__(self) -> None:
        self._last = 0

    def rest(self, facts: Mapping[str, Any], busy: bool) -> None:
        """Once a frame, after the picture: where nothing travels any more, all lines are told."""
        lines = facts.get("lines") or ()
        if lines and (not busy or lines[-1]["n"] < self._last):  # another match begins to count anew
            self._last = 0 if busy else lines[-1]["n"]

    def held(self, lines: Sequence[Mapping[str, Any]], busy: bool) -> list[Mapping[str, Any]]:
        """Those of the lines that may be told now."""
        return [line for line in lines if line["n"] <= self._last] if busy else list(lines)
