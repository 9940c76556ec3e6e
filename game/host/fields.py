"""Real text fields over the picture's own: a phone shows its keyboard for nothing else.

They lie there clear, so that a finger hits them itself, and are seen while somebody writes in them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.host.api import Field, Written

PLACE = "fields"
LEAST_SIZE = 16.0  # CSS px: in a field with smaller letters phones zoom in
_ENDS = {"Enter": "keep", "Escape": "drop", "F1": "help"}


class PageFields:
    """Keeps the page's fields like the picture's, and collects what happens in them."""

    def __init__(self, document: Any, proxy_of: Callable[[Callable[..., None]], Any]) -> None:
        self._document = document
        self._told: list[Written] = []
        self._nodes: dict[str, Any] = {}
        self._place = document.getElementById(PLACE)
        # the page holds them: they must not be collected
        calls = {"focusin": self._begun, "input": self._typed, "focusout": self._left, "keydown": self._key}
        self._kept = {kind: proxy_of(call) for kind, call in calls.items()}
        if self._place is not None:
            for kind, call in self._kept.items():
                self._place.addEventListener(kind, call)

    def take(self) -> tuple[Written, ...]:
        """What happened since the last call, oldest first."""
        told = tuple(self._told)
        self._told.clear()
        return told

    def show(self, fields: tuple[Field, ...]) -> None:
        """Bring the page's fields to those of the picture; the one in use gets the keyboard."""
        if self._place is None:
            return
        wanted = {field.id for field in fields}
        for ident in [known for known in self._nodes if known not in wanted]:
            self._nodes.pop(ident).remove()
        for field in fields:
            node = self._filled(field)
            if field.writing and self._focused() != field.id:
                node.focus()
            elif not field.writing and self._focused() == field.id:
                node.blur()

    def _filled(self, field: Field) -> Any:
        """The field's element, brought up to date."""
        node = self._nodes.get(field.id)
        if node is None:
            node = self._nodes[field.id] = self._document.createElement("input")
            for name, value in (
                ("type", "text"), ("data-field", field.id), ("autocomplete", "off"),
                ("autocapitalize", "words"), ("spellcheck", "false"), ("enterkeyhint", "done"),
            ):  # fmt: skip
                node.setAttribute(name, value)
            self._place.append(node)
        x, y, width, height = field.rect
        size = max(LEAST_SIZE, field.size)
        place = f"left:{x}px;top:{y}px;width:{width}px;height:{height}px;font-size:{size}px"
        for name, value in (
            ("style", place), ("maxlength", str(field.most)), ("aria-label", field.name),
            ("placeholder", field.proposed),
        ):  # fmt: skip
            if node.getAttribute(name) != value:
                node.setAttribute(name, value)
        if node.value != field.text:
            node.value = field.text
        return node

    def _focused(self) -> str | None:
        """The id of the field that has the keyboard."""
        active = self._document.activeElement
        ident = active.getAttribute("data-field") if active is not None else None
        return ident if isinstance(ident, str) else None

    def _tell(self, event: Any, what: str, text: str = "") -> None:
        ident = event.target.getAttribute("data-field")
        if isinstance(ident, str):
            self._told.append(Written(ident, what, text))

    def _begun(self, event: Any) -> None:
        self._tell(event, "begin")

    def _typed(self, event: Any) -> None:
        self._tell(event, "text", str(event.target.value))

    def _left(self, event: Any) -> None:
        self._tell(event, "keep")

    def _key(self, event: Any) -> None:
        """Enter and Escape end it, unless a word is still being put together; F1 asks for the help."""
        if event.key in _ENDS and not event.isComposing:
            self._tell(event, _ENDS[event.key])
            event.preventDefault()
            canvas = self._document.getElementById("canvas")
            if canvas is not None:
                canvas.focus()
