"""The accessible table: the scene's description as hidden HTML, for screen readers.

It stands after the canvas. Buttons are out of the Tab order, since nobody sees them focused; the keyboard
plays through the canvas, a screen reader's cursor through these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

PLACE = "accessible-table"


class Mirror:
    """Keeps the page's hidden table like the description, and collects what was pressed there."""

    def __init__(self, document: Any, proxy_of: Callable[[Callable[..., None]], Any]) -> None:
        self._document = document
        self._presses: list[str] = []
        self._nodes: dict[str, Any] = {}
        self._said: dict[object, int] = {}  # the last line's number, by the seat that it was told to
        self._list = document.createElement("div")
        self._news = document.createElement("p")
        self._news.setAttribute("aria-live", "polite")
        place = document.getElementById(PLACE)
        if place is not None:
            place.append(self._list, self._news)
        self._kept = proxy_of(self._clicked)  # the page holds it: it must not be collected
        self._list.addEventListener("click", self._kept)

    def _clicked(self, event: Any) -> None:
        ident = event.target.getAttribute("data-id")
        if isinstance(ident, str):
            self._presses.append(ident)

    def take(self) -> tuple[str, ...]:
        """The ids pressed since the last call, oldest first."""
        presses = tuple(self._presses)
        self._presses.clear()
        return presses

    def show(self, description: Mapping[str, object]) -> None:
        """Bring the hidden table to `description` (page-interface: targets and lines)."""
        targets = cast(list[Mapping[str, Any]], description.get("targets", []))
        wanted = [str(target["id"]) for target in targets]
        for ident in [known for known in self._nodes if known not in wanted]:
            self._nodes.pop(ident).remove()
        before = list(self._nodes.values())
        self._nodes = {str(target["id"]): self._filled(target) for target in targets}
        after = list(self._nodes.values())
        if after != before:
            self._list.append(*after)
        told = cast(Iterable[Mapping[str, Any]], description.get("lines", ()))
        self._tell(told, description.get("you"))

    def _filled(self, target: Mapping[str, Any]) -> Any:
        """The target's element, brought up to date; another one only where it must be."""
        ident, pressable = str(target["id"]), target["role"] != "text"
        tag = "BUTTON" if pressable else "P"
        node = self._nodes.get(ident)
        if node is None or node.tagName != tag:
            if node is not None:
                node.remove()
            node = self._document.createElement(tag)
            node.setAttribute("data-id", ident)
        why = target.get("why")
        text = f"{target['name']}. {why}" if why else str(target["name"])
        if node.textContent != text:
            node.textContent = text
        if pressable:
            node.setAttribute("type", "button")
            node.setAttribute("tabindex", "-1")
            node.setAttribute("aria-disabled", "false" if target["enabled"] else "true")
            node.setAttribute("aria-pressed", "true" if target["selected"] else "false")
        return node

    def _tell(self, lines: Iterable[Mapping[str, Any]], reader: object) -> None:
        """Say what is new to this reader; whoever has no log is left none of another's words."""
        told, said = list(lines), self._said.get(reader, 0)
        if not told:
            self._news.textContent = ""
            return
        if int(told[-1]["n"]) < said:  # another match: it counts from 1 again
            self._said.clear()
            said = 0
        fresh = [line for line in told if int(line["n"]) > said]
        if fresh:
            self._said[reader] = int(fresh[-1]["n"])
            self._news.textContent = " ".join(str(line["text"]) for line in fresh)
