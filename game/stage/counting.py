"""Looks between two looks: a figure that counts, a track that grows."""

from __future__ import annotations

import re

from game.stage.item import Look, PanelLook, TextLook

_NUMBER = re.compile(r"[\u2212-]?\d+")
_MINUS = "\u2212"


def counted(before: Look, look: Look, part: float) -> Look | None:
    """The look at `part` (0 … 1) of the way; None where there is nothing to count.

    Two texts that differ in one whole number alone count from the one to the other; tracks grow or shrink.
    """
    if isinstance(look, TextLook) and isinstance(before, TextLook):
        text = _between(before.text, look.text, part)
        return None if text is None else look._replace(text=text)
    if isinstance(look, PanelLook) and isinstance(before, PanelLook) and look.kind == before.kind == "track":
        return look._replace(value=before.value + (look.value - before.value) * part)
    return None


def _between(before: str, after: str, part: float) -> str | None:
    if _NUMBER.sub("0", before) != _NUMBER.sub("0", after):
        return None
    pairs = list(zip(_NUMBER.findall(before), _NUMBER.findall(after), strict=True))
    changed = [at for at, (old, new) in enumerate(pairs) if old != new]
    if len(changed) != 1:
        return None
    old, new = (int(text.replace(_MINUS, "-")) for text in pairs[changed[0]])
    now = round(old + (new - old) * part)
    found = list(_NUMBER.finditer(after))[changed[0]]
    told = f"{_MINUS}{-now}" if now < 0 else str(now)
    return after[: found.start()] + told + after[found.end() :]
