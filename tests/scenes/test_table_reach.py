"""What must be within reach at every size: the log, the score sheet, the cards that all saw thrown."""

from __future__ import annotations

import pytest
from table_help import YOU, new_match, new_scene, play_until

from game.scenes.api import Frame
from game.scenes.table import TableScene
from game.stage.item import ButtonLook, CardLook, Item
from game.stage.metrics import Metrics

SIZES = ((360, 640), (390, 844), (640, 360), (844, 390), (800, 600), (1280, 720), (2560, 1440))


def items(scene: TableScene, size: tuple[int, int]) -> dict[str, Item]:
    return {item.id: item for item in scene.items(Frame(Metrics(*size)))}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_log_and_score_sheet_are_one_press_away_and_look_different(size: tuple[int, int], seats: int) -> None:
    scene, _ = new_scene(new_match(seats, seed=7))
    shown = items(scene, size)
    log, scores = shown["log"], shown["menu:scores"]
    assert (log.press, scores.press) == (("log",), ("scores",))
    assert isinstance(log.look, ButtonLook)
    assert isinstance(scores.look, ButtonLook)
    assert (log.look.icon, log.look.text) != (scores.look.icon, scores.look.text)


@pytest.mark.parametrize(("seats", "size"), [(4, (844, 390)), (5, (1280, 720)), (6, (1280, 720))])
def test_cards_that_all_saw_thrown_are_shown_where_there_is_room(seats: int, size: tuple[int, int]) -> None:
    for seed in range(1, 30):
        match = new_match(seats, seed)
        scene, _ = new_scene(match)
        beside = [seat for seat in range(1, seats) if seats == 5 or seat != seats // 2]  # not straight across

        def thrown(scene: TableScene, beside: list[int] = beside) -> bool:
            return any(scene._view.seats[seat].thrown_shown for seat in beside)

        if play_until(scene, match, thrown):
            break
    seat = next(seat for seat in beside if scene._view.seats[seat].thrown_shown)
    assert seat != YOU
    lying = [item for id, item in items(scene, size).items() if id.startswith(f"thrown:{seat}:")]
    assert len(lying) == len(scene._view.seats[seat].thrown_shown)
    assert all(isinstance(item.look, CardLook) and item.look.dimmed for item in lying)
