"""Lines of the log are told when the movement that they tell of has been shown, and none is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app import App, first_scene
from game.host.memory import MemoryHost
from game.scenes.lines_told import LinesTold


def numbered(*numbers: int) -> list[dict[str, object]]:
    return [{"n": n, "text": f"line {n}"} for n in numbers]


def told(lines: LinesTold, numbers: range, busy: bool) -> list[object]:
    return [line["n"] for line in lines.held(numbered(*numbers), busy)]


def test_new_lines_wait_while_something_travels() -> None:
    lines = LinesTold()
    lines.rest({"lines": numbered(1, 2)}, busy=False)
    lines.rest({"lines": numbered(1, 2, 3)}, busy=True)
    assert told(lines, range(1, 4), busy=True) == [1, 2]
    assert told(lines, range(1, 4), busy=False) == [1, 2, 3]
    lines.rest({"lines": numbered(1, 2, 3)}, busy=False)
    lines.rest({"lines": numbered(1, 2, 3, 4)}, busy=True)
    assert told(lines, range(1, 5), busy=True) == [1, 2, 3]


def test_another_match_counts_anew() -> None:
    lines = LinesTold()
    lines.rest({"lines": numbered(57, 58)}, busy=False)
    lines.rest({"lines": numbered(1)}, busy=True)
    assert told(lines, range(1, 2), busy=True) == []
    lines.rest({}, busy=False)
    assert told(lines, range(1, 2), busy=True) == []


def test_lines_that_were_told_stay_when_the_help_has_been_open_meanwhile() -> None:
    lines = LinesTold()
    lines.rest({"lines": numbered(1, 2)}, busy=False)
    lines.rest({"lines": numbered(1, 2, 3)}, busy=True)
    lines.rest({"lines": []}, busy=False)
    lines.rest({"lines": numbered(1, 2, 3)}, busy=True)
    assert told(lines, range(1, 4), busy=True) == [1, 2]


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[App, MemoryHost]]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    host = MemoryHost({"game": "chicago-classic", "seats": "4", "seed": "7"})
    host.bridge.still, host.clock.frame_ms = False, 16
    yield App(host, first_scene), host
    pygame.quit()


def test_the_page_hears_of_a_move_when_it_has_landed(app: tuple[App, MemoryHost]) -> None:
    playing, host = app
    moved = 0
    for _ in range(300):
        host.clock.next_frame()
        playing.frame()
        said, all_lines = playing.describe(), playing._scene.facts()["lines"]
        waiting = len(all_lines) - len(said["lines"])  # type: ignore[arg-type]
        assert waiting == 0 or playing._stage.busy
        moved += waiting > 0
    assert moved > 20
    while playing._stage.busy:
        host.clock.next_frame()
        playing.frame()
    texts = [said["lines"] for said in host.bridge.descriptions]
    assert texts[-1] == playing._scene.facts()["lines"]
