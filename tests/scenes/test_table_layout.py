"""Nothing overlaps and nothing is cut off, in whatever state of the table and at every size."""

import pytest
from table_help import (
    EXTREMES,
    OTHERS,
    YOU,
    advice,
    cut_off,
    faults,
    new_match,
    new_scene,
    person_decides,
    play_until,
    some_sizes,
)

from game.cards import UNKNOWN
from game.rules.api import Action, Verb
from game.rules.chicago.observation import Phase
from game.scenes.api import Frame
from game.scenes.table import TableScene
from game.stage.item import ButtonLook, CardLook, TextLook
from game.stage.layout import zones
from game.stage.metrics import Metrics
from game.stage.seating import hand_row, places, seat_row, trick_places
from game.text import LANGUAGES

SIZES = (*EXTREMES, *OTHERS)


def moments(scene: TableScene, match, wanted: int):
    """Some moments of a deal: after each action, and whenever the person is asked."""
    last, count = None, 0

    def another(scene: TableScene) -> bool:
        nonlocal last
        now = (match.actions, scene._held, bool(scene._gains))
        if now == last:
            return False
        last = now
        return True

    while play_until(scene, match, another):
        count += 1
        if count % wanted == 0 or scene._gains:
            yield


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_overlaps_or_leaves_the_screen(seats: int, lang: str) -> None:
    match = new_match(seats, seed=seats + 1)
    scene, _ = new_scene(match, lang)
    seen = 0
    for _ in moments(scene, match, 3):
        if person_decides(scene):
            for card in scene._hand()[::2]:
                if card in scene._prompt().picks:
                    scene.press(("card", card))
        for size in some_sizes(seen):
            items = scene.items(Frame(Metrics(*size)))
            assert faults(items, *size, held=scene._held) == [], (size, match.actions)
            assert cut_off(items, Metrics(*size)) == [], (size, match.actions)
        scene._selected = frozenset()
        seen += 1
    assert seen >= 6


@pytest.mark.parametrize(
    ("seats", "caller", "lang"),
    [(seats, caller, LANGUAGES[(seats + caller) % 4]) for seats in range(2, 7) for caller in range(seats)],
)
def test_a_called_chicago_finds_its_place(seats: int, caller: int, lang: str) -> None:
    match = new_match(seats, seed=5, ruleset="chicago-en-giv-till", chicago_minimum=0)
    while match.observe(YOU).phase is not Phase.PLAY:
        seat = match.to_act()
        verb = Verb.STAND if match.observe(YOU).phase is Phase.EXCHANGE else Verb.DECLINE
        match.submit(Action(seat, Verb.CHICAGO if verb is Verb.DECLINE and seat == caller else verb))
    scene, _ = new_scene(match, lang)
    number = caller
    while not match.is_deal_over:
        for _ in range(3 if seats > 2 else 1):
            if not match.is_deal_over:
                match.submit(advice(match, 2))
        scene = TableScene(scene._context, match)
        for size in some_sizes(number):
            items = scene.items(Frame(Metrics(*size)))
            assert faults(items, *size, held=scene._held) == [], (size, match.actions)
            assert cut_off(items, Metrics(*size)) == [], (size, match.actions)
            pills = [item.name for item in items if item.id == "pill"]
            assert len(pills) == (0 if match.is_deal_over and not scene._held else 1)
        number += 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_can_be_pressed_is_big_enough_and_texts_are_whole(seats: int, size: tuple[int, int]) -> None:
    match = new_match(seats, seed=2)
    scene, _ = new_scene(match, "sv")
    assert play_until(scene, match, person_decides)
    metrics = Metrics(*size)
    items = scene.items(Frame(metrics))
    for item in items:
        if isinstance(item.look, ButtonLook):
            assert item.rect.w >= 44, item.id
            assert item.rect.h >= 44, item.id
        if isinstance(item.look, TextLook) and item.id not in ("log:newest",):
            assert not item.look.text.endswith("…") or item.id.endswith("status"), item
            assert item.look.size >= 14, item.id


@pytest.mark.parametrize("size", SIZES)
def test_own_cards_keep_their_figures_and_a_strip_to_press(size: tuple[int, int]) -> None:
    layout = zones(Metrics(*size), 4)
    lefts, width = hand_row(5, layout)
    step = lefts[1] - lefts[0]
    assert len(lefts) == 5
    assert step >= 0.30 * width
    assert step * Metrics(*size).s >= 44
    assert lefts[0] >= layout.hand.zone.x
    assert lefts[4] + width <= layout.hand.zone.right + 0.01


def test_wide_layout_is_the_look_pages() -> None:
    layout = zones(Metrics(1280, 720), 4)
    lefts, width = hand_row(5, layout)
    assert [round(left) for left in lefts] == [324, 454, 584, 714, 844]
    assert (width, layout.hand.zone.y) == (118, 532)
    assert [(round(place.x), round(place.y)) for place in places(layout, 4)] == [
        (40, 222),
        (439, 78),
        (1240, 222),
    ]
    assert trick_places(layout, 4) == ((640, 370), (528, 306), (640, 242), (752, 306))


def test_rows_close_up_and_shrink_until_they_fit() -> None:
    for size in SIZES:
        for seats in range(2, 7):
            for place in places(zones(Metrics(*size), seats), seats):
                for played in range(6):
                    for known in range(6 - played):
                        row = seat_row(place, played, known, 5 - played - known)
                        assert row.width <= place.block.room + 0.01
                        assert sum(map(len, row.groups)) == 5


def test_an_onlooker_sees_backs_alone() -> None:
    match = new_match(3, seed=4)
    scene, _ = new_scene(match)
    onlooker = TableScene(scene._context, match, None)
    cards = [item for item in onlooker.items(Frame(Metrics(1280, 720))) if isinstance(item.look, CardLook)]
    assert len(cards) == 15
    assert {item.look.card for item in cards if isinstance(item.look, CardLook)} == {UNKNOWN}
    assert match.observe(None).phase is Phase.EXCHANGE
