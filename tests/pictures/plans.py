"""Scripted plans of input, each ending at a picture. No pytest here: renew.py uses them too.

A step is an id to press, or `until PHASE [ROUND]`: play on as the habits below say until it is the person's
turn there. Everything is told by `describe()`, as for a person at the screen.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.app import App, first_scene
from game.host.memory import MemoryHost

FOLDER = Path(__file__).resolve().parent
# what the person does on the way, the first that is there: first ids, then beginnings of ids
HABITS = (
    "action:declare", "action:decline", "action:stand", "action:check", "action:call", "action:pass",
    "menu:next", "card:",
)  # fmt: skip
PATIENCE = 4000  # frames
STILL = 12  # frames without anything moving


class Plan(NamedTuple):
    """A picture's name, the screen in logical px with its pixel ratio, the page's parameters, the steps."""

    name: str
    screen: tuple[int, int, float]
    params: Mapping[str, str]
    steps: tuple[str, ...] = ()


CLASSIC = {"game": "chicago-classic", "seats": "4", "seed": "7"}
SCHULTZ = {"game": "dirty-schultz", "seats": "4", "seed": "5"}
PLANS = (
    Plan("title-wide", (1280, 720, 1.0), {"lang": "sv"}),
    Plan("title-tall", (390, 844, 1.0), {"lang": "ru"}),
    Plan("rules-low", (640, 360, 1.0), {"lang": "sr"}, ("menu:house-rules",)),
    Plan("settings-tall", (360, 640, 1.0), {"lang": "en"}, ("menu:settings",)),
    Plan(
        "exchange-wide",
        (1280, 720, 1.0),
        {**CLASSIC, "lang": "sv"},
        ("until exchange 1", "card:2S", "card:2H"),
    ),
    Plan("trick-tall", (390, 844, 2.0), {**CLASSIC, "lang": "en"}, ("until play 3",)),
    Plan("schultz-wide", (1280, 720, 1.0), {**SCHULTZ, "lang": "en"}, ("until betting 5",)),
    Plan("schultz-low", (844, 390, 1.0), {**SCHULTZ, "lang": "sv"}, ("until betting 7",)),
    Plan("scores-tall", (390, 844, 1.0), {**CLASSIC, "lang": "sr"}, ("until exchange 1", "menu:scores")),
)


class PlanError(AssertionError):
    """A plan can't be carried out: something it presses is not there, or its moment does not come."""


class Player:
    """A game in memory that carries out plans."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._host = MemoryHost(dict(plan.params))
        self._host.bridge.size = plan.screen
        self._app = App(self._host, first_scene)

    def picture(self) -> pygame.Surface:
        """Carry out the plan's steps and return what is on the screen then."""
        self._frame()
        for step in self._plan.steps:
            if step.startswith("until "):
                self._until(*step.split()[1:])
            else:
                self._settle()
                self._press(step)
        self._settle()
        picture = self._app._window.surface.copy()
        self._app.close()
        return picture

    def _frame(self) -> dict[str, Any]:
        self._host.clock.next_frame()
        self._app.frame()
        return dict(self._app.describe())

    def _settle(self) -> None:
        still = 0
        for _ in range(PATIENCE):
            still = 0 if self._frame()["busy"] else still + 1
            if still >= STILL:
                return
        raise PlanError(f"{self._plan.name}: the table never rests")

    def _press(self, ident: str) -> None:
        known = [target["id"] for target in self._frame()["targets"]]
        if ident not in known:
            raise PlanError(f"{self._plan.name}: there is no {ident}, there are {', '.join(known)}")
        self._host.bridge.presses.append(ident)
        self._frame()

    def _until(self, phase: str, number: str | None = None) -> None:
        for _ in range(PATIENCE):
            told = self._frame()
            if told["busy"]:
                continue
            there = told.get("round", told.get("street"))
            arrived = told["phase"] == phase and (number is None or str(there) == number)
            if arrived and told["turn"] == told["you"]:
                return
            pressable = [t["id"] for t in told["targets"] if t["enabled"] and t["role"] in ("button", "card")]
            for habit in HABITS:
                found = next((ident for ident in pressable if ident.startswith(habit)), None)
                if found:
                    self._host.bridge.presses.append(found)
                    break
        raise PlanError(f"{self._plan.name}: {phase} {number or ''} never came")
