"""Drags, nudges and long presses on their way from the pointer to the scene."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.api import Handles, Scene
from game.scenes.toast import Toast
from game.stage.drag import Ask, Drag, Drop, Gesture, Nudge
from game.stage.item import Item


def deliver(happened: Gesture, scene: Scene, items: Sequence[Item], toast: Toast) -> None:
    """Give the scene what it handles; what it can't explain is named, or says why it is not enabled."""
    if isinstance(happened, Ask):
        if isinstance(scene, Handles) and scene.hands.explain(happened.id, happened.press):
            return
        item = next((item for item in items if item.id == happened.id), None)
        if item is not None:
            toast.say(item.name if item.enabled or not item.why else item.why)
    elif isinstance(scene, Handles):
        if isinstance(happened, Drag):
            scene.hands.drag(happened.id, happened.at)
        elif isinstance(happened, Drop):
            scene.hands.drop(happened.id, happened.at)
        elif isinstance(happened, Nudge):
            scene.hands.nudge(happened.id, happened.step)
        else:
            scene.hands.put_back(happened.id)
