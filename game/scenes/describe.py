"""What is on the screen, in words and rectangles: the description that the page and the tests get."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.scenes.api import Scene
from game.scenes.lines_told import LinesTold
from game.stage.item import Item, Role
from game.stage.metrics import Metrics

VERSION = 1
_FACTS = ("ruleset", "phase", "round", "you", "turn", "names", "scores")


def describe(
    scene: Scene,
    items: Sequence[Item],
    metrics: Metrics,
    lang: str,
    busy: bool,
    told: LinesTold | None = None,
    waits: str | None = None,
) -> dict[str, object]:
    """The description of a scene whose picture is `items`; `busy` if something moves.

    `told` holds lines back until then (None: none); `waits` says why nothing can be used until then.

    Everything in it can be said as JSON: None stands for null, rectangles are [x, y, width, height] in CSS
    px. Items without a role are decoration and left out. `scores` is `stacks` and `round` is `street` where
    the scene's facts say so.
    """
    facts = scene.facts()
    said: dict[str, object] = {"version": VERSION, "state": scene.state, "lang": lang}
    for name in _FACTS:
        said[name] = facts.get(name)
    for other, usual in (("stacks", "scores"), ("street", "round")):
        if other in facts:
            said.pop(usual)
            said[other] = facts[other]
    said["busy"] = bool(busy or scene.busy)
    said["targets"] = [_target(item, metrics, waits) for item in items if item.role is not None]
    lines = facts.get("lines") or ()
    said["lines"] = told.held(lines, busy) if told is not None else list(lines)
    return said


def _target(item: Item, metrics: Metrics, waits: str | None) -> dict[str, Any]:
    # cards that only lie there can't be pressed; what is text has nothing to be enabled for
    enabled = item.enabled and (item.press is not None or item.role is Role.TEXT)
    return {
        "id": item.id,
        "role": str(item.role),
        "name": item.name,
        "rect": metrics.css(item.rect) if item.visible else None,
        "enabled": enabled,
        "selected": item.selected,
        "why": None if enabled else item.why or (waits if item.press is not None else None),
    }
