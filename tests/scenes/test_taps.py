"""A tap on the empty table: on to the next stop, but never past what is to be looked at."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from table_help import YOU, act, new_match, new_scene, person_decides, play_until

from game.match import Match
from game.rules.events import TrickTaken
from game.scenes.table import TableScene


@pytest.fixture(autouse=True)
def fonts() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


def waiting_table(seed: int = 7) -> tuple[TableScene, Match]:
    """A table where the person has just acted and the others are to act."""
    match = new_match(4, seed=seed)
    scene, _ = new_scene(match)
    assert play_until(scene, match, person_decides)
    act(scene, match)
    assert match.to_act() != YOU
    return scene, match


def ticks_to(scene: TableScene, there: object, most: int = 400) -> int:
    for count in range(most):
        if there():  # type: ignore[operator]
            return count
        scene.tick(16, False)
    raise AssertionError("it never comes")


def test_the_others_act_at_once_up_to_the_next_stop() -> None:
    slow, _ = waiting_table()
    usual = ticks_to(slow, lambda: person_decides(slow) or bool(slow._holds))
    scene, _ = waiting_table()
    scene.tap(moved=False)
    assert scene.hurried
    assert ticks_to(scene, lambda: person_decides(scene) or bool(scene._holds)) < usual / 3
    scene.tick(16, False)
    assert not scene.hurried


def test_a_tap_that_ends_the_last_cards_flight_leaves_the_trick_to_be_seen() -> None:
    match = new_match(3, seed=3)
    scene, _ = new_scene(match)

    def held() -> bool:
        return scene._held and bool(scene._holds)

    assert play_until(scene, match, lambda scene: held())
    assert any(isinstance(event, TrickTaken) for event in match.deal_events)
    scene.tap(moved=True)
    assert held()
    scene.tap(moved=False)
    assert not scene._held


def test_to_rush_ends_where_a_trick_lies() -> None:
    match = new_match(3, seed=3)
    scene, _ = new_scene(match)
    while not scene._held:
        if person_decides(scene):
            act(scene, match)
        elif not scene._holds:
            scene.tap(moved=False)
        scene.tick(16, False)
    assert not scene.hurried
    what, left = scene._holds[-1]
    assert (what, left >= 900) == ("trick", True)


def test_it_closes_a_bubble_and_changes_nothing_else() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    assert play_until(scene, match, person_decides)
    scene.hands.tell(scene._hand()[0], "No.")
    actions, scene.stale = match.actions, False
    scene.tap(moved=False)
    assert scene.hands.bubble is None
    assert scene.stale
    scene.tap(moved=False)
    assert match.actions == actions
    assert not scene.hurried


def test_under_an_open_sheet_nothing_hurries() -> None:
    scene, _ = waiting_table()
    scene.press(("log",))
    scene.tap(moved=False)
    assert not scene.hurried
