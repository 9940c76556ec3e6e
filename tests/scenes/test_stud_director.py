"""Chips and cards of a stud table on their way: bets to the pot together, the pot to its winners."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from table_help import YOU, end, new_context, new_match

from game.rules.api import Verb
from game.rules.schultz import events
from game.scenes.api import Change, Frame
from game.scenes.stud_director import LOOK_MS
from game.scenes.table import TableScene
from game.stage.item import ChipsLook, Passing, Rect
from game.stage.metrics import Metrics

WIDE = Frame(Metrics(1280, 720))


@pytest.fixture(autouse=True)
def fonts() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


def changes() -> Iterator[tuple[list[object], Change]]:
    """A deal in which everybody stays: what happened with each action, and the movements for it."""
    match = new_match(4, ruleset="dirty-schultz", seed=5)
    context, _ = new_context("en")
    scene = TableScene(context, match, YOU, on_deal_over=end, on_leave=end)  # type: ignore[arg-type]
    scene.items(WIDE)
    scene.take_change()
    while not match.is_deal_over:
        legal = match.ruleset.legal_actions(match.state)
        happened = len(match.deal_events)
        wanted = (Verb.CALL, Verb.BET, Verb.CHECK)
        scene._submit(min((a for a in legal if a.verb in wanted), key=lambda a: wanted.index(a.verb)))
        scene.items(WIDE)
        yield list(match.deal_events[happened:]), scene.take_change()


def chips(change: Change) -> list[Passing]:
    return [passing for passing in change.passings if isinstance(passing.look, ChipsLook)]


def lands(passing: Passing) -> int:
    return passing.delay + passing.ms


def test_at_the_streets_end_all_bets_land_in_the_pot_together_and_it_counts_then() -> None:
    seen = 0
    for happened, change in changes():
        travelling = chips(change)
        if not any(isinstance(event, events.StreetBegan) for event in happened) or len(travelling) < 3:
            continue
        seen += 1
        assert len({lands(passing) for passing in travelling}) == 1
        waiting = [passing for passing in travelling if passing.delay]
        assert all(passing.there for passing in waiting)
        fades = {fade.id: fade for fade in change.fades}
        assert fades["pot"].delay == fades["pot:chips"].delay == lands(travelling[0]) - 120
        dealt = [move.delay for move in change.moves if move.sound == "deal"]
        assert min(dealt) == lands(travelling[0])  # then the next street
    assert seen >= 2


def test_heaps_stay_as_big_as_they_are() -> None:
    travelling = [passing for _, change in changes() for passing in chips(change)]
    assert len(travelling) > 8
    for passing in travelling:
        assert isinstance(passing.start, Rect)
        assert isinstance(passing.end, Rect)
        assert passing.start[2:] == passing.end[2:]


def test_the_opened_hands_are_looked_at_before_the_pot_is_paid_with_its_sound() -> None:
    *_, (happened, change) = changes()
    assert any(isinstance(event, events.HandsShown) for event in happened)
    opened = [move for move in change.moves if move.there]
    assert [move.sound for move in opened].count("flip") >= 1
    paid = [passing for passing in chips(change) if passing.sound == "pot"]
    last = max(move.delay + move.ms for move in opened)
    assert min(passing.delay for passing in paid) >= last - 60 + LOOK_MS
    counting = [fade for fade in change.fades if fade.how == "count" and fade.id != "pot"]
    assert {fade.delay for fade in counting} <= {lands(passing) - 120 for passing in paid} | {0, 200}
