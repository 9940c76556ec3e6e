"""What the table costs: a frame while cards move, standing still, and memory after many deals."""

from __future__ import annotations

import json
import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import resource
import sys
import time
from collections.abc import Mapping
from typing import NamedTuple

import pygame

from game.app import App, first_scene
from game.host.memory import MemoryHost, MemoryStorage
from game.stage.item import Item, Move, Rect

CLOCK = time.process_time
CARDS = 20
STEP = 1000 / 60  # ms a frame
HABITS = ("action:stand", "action:declare", "action:pass", "action:decline", "menu:next", "card:")


def opened(width: int, height: int, **settings: str) -> tuple[App, MemoryHost]:
    """The game on a surface of so many px, with a table of four at once."""
    wanted = {"game": "chicago-classic", "seats": "4", "seed": "7"}
    host = MemoryHost(wanted, storage=MemoryStorage({"settings": json.dumps(settings)}))
    host.bridge.size, host.bridge.still, host.clock.frame_ms = (width, height, 1.0), False, STEP
    return App(host, first_scene), host


def moving_frame(width: int, height: int) -> float:
    """A frame while all twenty cards of a deal travel at once, drawn to the screen's own surface."""
    app, host = opened(width, height)
    for _ in range(120):
        host.clock.next_frame()
        app.frame()
    stage = app._stage
    cards = _cards(stage.items)
    if len(cards) != CARDS:
        raise RuntimeError(f"{len(cards)} cards lie on the table, not {CARDS}")
    surface = app._window.surface
    centre = Rect(width // 2 - 40, height // 2 - 60, 80, 112)
    frames, spent = 0, 0.0
    for _ in range(3):
        stage.show(stage.items, [Move(card.id, centre, 0, 400) for card in cards])
        stage.draw(surface)
        while stage.busy:
            start = CLOCK()
            stage.tick(STEP)
            stage.draw(surface)
            pygame.display.flip()
            spent += CLOCK() - start
            frames += 1
    app.close()
    return spent / frames


def _cards(items: tuple[Item, ...]) -> list[Item]:
    return [item for item in items if item.id.startswith(("card:", "back:"))]


def idle_frame() -> float:
    """A frame at "your turn", where nothing moves and nothing may be drawn."""
    app, host = opened(1280, 720)
    for _ in range(6000):
        host.clock.next_frame()
        if app.frame() and not app.describe()["busy"]:
            break
    start = CLOCK()
    for _ in range(300):
        host.clock.next_frame()
        if not app.frame():
            raise RuntimeError("something is drawn although nothing moves")
    spent = (CLOCK() - start) / 300
    app.close()
    return spent


class Waits(NamedTuple):
    """Seconds from a press on "play" at the title, at the normal pace."""

    table: float
    """Until the first frame that shows the table."""

    card: float
    """Until a card of one's own hand is on the screen; a frame takes a sixtieth, or as long as it needs."""


def first_card(width: int = 1280, height: int = 720) -> Waits:
    """What a press on "play" brings in a new process, where nothing has been drawn but the title."""
    host = MemoryHost({})
    host.bridge.size, host.bridge.still, host.clock.frame_ms = (width, height, 1.0), False, STEP
    app = App(host, first_scene)
    for _ in range(60):
        host.clock.next_frame()
        app.frame()
    host.bridge.presses.append("menu:play")
    waited, table = 0.0, None
    while waited < 10:
        start = CLOCK()
        host.clock.next_frame()
        app.frame()
        spent = CLOCK() - start
        said = app.describe()
        if table is None and said["state"] == "table":
            table = waited + spent
        waited += max(spent, STEP / 1000)
        if table is not None and _hand_is_seen(said):
            app.close()
            return Waits(table, waited)
    raise RuntimeError("no card came within ten seconds")


def _hand_is_seen(said: object) -> bool:
    targets = said["targets"] if isinstance(said, Mapping) else ()
    return any(each["id"].startswith("card:") and each["rect"] for each in targets)


def memory_growth(few: int = 10, many: int = 200) -> float:
    """The process's most memory after many deals by that after few: 1.0 if it does not grow."""
    app, host = opened(1280, 720, speed="instant", level="random")
    host.bridge.still, host.clock.frame_ms = True, 1000.0
    peaks, deals, over = {}, 0, False
    while deals < many:
        host.clock.next_frame()
        app.frame()
        said = app.describe()
        host.bridge.descriptions.clear()  # the host in memory keeps them for tests
        ended = said["state"] in ("summary", "match-over")
        deals, over = deals + (ended and not over), ended
        if deals in (few, many) and deals not in peaks:
            peaks[deals] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        _press(host, said)
    return peaks[many] / peaks[few]


def _press(host: MemoryHost, said: object) -> None:
    """What a careful beginner would press; another match when one is over."""
    if not isinstance(said, dict) or said["busy"]:
        return
    enabled = [
        each["id"] for each in said["targets"] if each["enabled"] and each["role"] in ("button", "card")
    ]
    habits = ("menu:again", *HABITS)
    found = next((id for habit in habits for id in enabled if id.startswith(habit)), None)
    if found is not None:
        host.bridge.presses.append(found)


if __name__ == "__main__":
    if sys.argv[1:] == ["first-card"]:
        print(*first_card())
    else:
        print(memory_growth(*(int(argument) for argument in sys.argv[1:])))
