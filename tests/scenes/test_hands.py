"""The own hand under the fingers: played by dragging, rearranged, sorted, asked about."""

from __future__ import annotations

import pygame
import pytest
from table_help import WIDE, YOU, ids, item, new_match, new_scene, person_decides, play_until, press

from game.app import App
from game.cards import Card, card_text, parse_cards
from game.host.memory import MemoryHost
from game.match import Match
from game.rules.chicago.observation import Phase
from game.scenes.api import Frame, Handles
from game.scenes.hand_order import DEALT, RANK, SUIT, HandOrder, by_rank, by_suit, moved
from game.scenes.hand_order_kept import KeptOrder, order_key
from game.scenes.table import TableScene
from game.stage.item import Rect
from game.stage.metrics import Metrics

UP = -300  # device px: onto the table


def name(card: Card) -> str:
    return f"card:{card_text(card)}"


def held(scene: TableScene, ident: str, dx: int = 0, dy: int = 0) -> Rect:
    """Where the item is when it is dragged so far."""
    rect = item(scene, ident).rect
    return rect._replace(x=rect.x + dx, y=rect.y + dy)


def lying(scene: TableScene) -> list[str]:
    """The own cards from left to right."""
    own = [each for each in scene.items(WIDE) if each.id.startswith("card:")]
    return [each.id for each in sorted(own, key=lambda each: each.rect.x)]


def deciding(phase: Phase, seed: int = 7) -> tuple[TableScene, Match]:
    match = new_match(4, seed=seed)
    scene, _ = new_scene(match)
    scene.items(WIDE)
    assert play_until(scene, match, lambda s: person_decides(s) and s.facts()["phase"] == phase)
    scene.items(WIDE)
    scene.take_change()
    return scene, match


def following() -> tuple[TableScene, Match]:
    """A trick in which some own card does not follow suit."""
    for seed in range(1, 30):
        match = new_match(4, seed)
        scene, _ = new_scene(match)
        if play_until(
            scene,
            match,
            lambda s: person_decides(s) and 0 < len(s._prompt().plays) < len(s._hand()),
        ):
            scene.items(WIDE)
            return scene, match
    raise AssertionError("no such trick")


def test_a_card_dragged_onto_the_table_is_played_from_where_it_was_let_go() -> None:
    scene, match = deciding(Phase.PLAY)
    assert isinstance(scene, Handles)
    card = next(iter(scene._prompt().plays))
    place = held(scene, name(card), 100, UP)
    scene.hands.drag(name(card), place)
    scene.hands.drop(name(card), place)
    assert match.record.lines[-1] == f"0 play {card_text(card)}"
    assert f"trick:0:{card_text(card)}" in ids(scene)
    (move,) = [move for move in scene.take_change().moves if move.id.startswith("trick:0:")]
    assert move.start == place


def test_an_illegal_card_goes_back_and_says_why() -> None:
    scene, match = following()
    wrong = next(card for card in scene._hand() if card not in scene._prompt().plays)
    before, count = lying(scene), match.actions
    why = item(scene, name(wrong)).why
    scene.hands.drop(name(wrong), held(scene, name(wrong), 0, UP))
    assert match.actions == count
    assert lying(scene) == before
    assert item(scene, "why").name == why


def test_dragged_upwards_in_the_exchange_a_card_is_chosen_and_stays_chosen() -> None:
    scene, _ = deciding(Phase.EXCHANGE)
    ident = lying(scene)[1]
    for _ in range(2):
        scene.hands.drop(ident, held(scene, ident, 0, UP))
        assert item(scene, ident).selected
    assert lying(scene)[1] == ident
    press(scene, ident)
    assert not item(scene, ident).selected


def test_dragged_sideways_the_others_make_room_at_once() -> None:
    scene, match = deciding(Phase.EXCHANGE)
    first, second, third, *rest = lying(scene)
    count = match.actions
    scene.hands.drag(first, held(scene, first, 270))
    assert scene.stale
    assert lying(scene) == [second, third, first, *rest]
    scene.hands.drag(first, held(scene, second, 0, UP))  # over the table its place is free again
    assert lying(scene) == [first, second, third, *rest]
    scene.hands.drag(first, held(scene, first, 5000))
    scene.hands.drop(first, held(scene, first, 40, 30))
    assert lying(scene) == [second, third, *rest, first]
    assert [item(scene, ident).key for ident in lying(scene)] == ["1", "2", "3", "4", "5"]
    assert match.actions == count


def test_a_drag_that_is_called_off_leaves_the_order_as_it_was() -> None:
    scene, _ = deciding(Phase.EXCHANGE)
    before = lying(scene)
    scene.hands.drag(before[0], held(scene, before[3]))
    assert lying(scene) != before
    scene.hands.put_back(before[0])
    assert lying(scene) == before


def test_the_order_is_kept_after_the_exchange_in_play_and_at_other_sizes() -> None:
    scene, match = deciding(Phase.EXCHANGE)
    before = lying(scene)
    scene.hands.nudge(before[0], 1)
    scene.hands.nudge(before[0], 1)
    scene.hands.nudge(before[4], 1)  # the edge
    mine = [before[1], before[2], before[0], *before[3:]]
    assert lying(scene) == mine
    press(scene, mine[4])
    press(scene, "action:exchange")
    scene.items(WIDE)
    kept = [ident for ident in lying(scene) if ident in mine]
    assert kept == mine[:4]
    (new,) = [ident for ident in lying(scene) if ident not in mine]
    hand = list(scene._hand())
    place, card = lying(scene).index(new), next(card for card in hand if name(card) == new)
    assert all(by_rank(other) > by_rank(card) for other in hand[place + 1 : place + 2])
    scene.items(Frame(Metrics(390, 844)))
    order = lying(scene)
    assert play_until(scene, match, lambda s: person_decides(s) and s.facts()["phase"] == Phase.PLAY)
    assert [ident for ident in lying(scene) if ident in order] == [
        ident for ident in order if ident in lying(scene)
    ]


def test_sorting_goes_by_rank_and_by_suit_and_is_remembered() -> None:
    scene, _ = deciding(Phase.EXCHANGE)
    by_ranks = lying(scene)
    assert [name(card) for card in sorted(scene._hand(), key=by_rank)] == by_ranks
    assert scene.key("a")
    assert lying(scene) == [name(card) for card in sorted(scene._hand(), key=by_suit)]
    assert scene._context.settings.sorted_by == {"chicago-classic": SUIT}
    scene.hands.nudge(lying(scene)[0], 1)
    scene.press(("sort",))  # first back to the order that was left
    assert lying(scene) == [name(card) for card in sorted(scene._hand(), key=by_suit)]
    scene.press(("sort",))
    assert lying(scene) == by_ranks


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390), (640, 360)])
def test_small_screens_sort_from_the_menu(size) -> None:
    scene, _ = deciding(Phase.EXCHANGE)
    frame = Frame(Metrics(*size))
    assert "menu:sort" not in ids(scene, frame)
    scene.press(("leave",))
    button = item(scene, "menu:sort", frame)
    assert (button.name, button.key) == ("Sort the hand by suit", "a")
    sheet = item(scene, "sheet", frame).rect
    assert sheet.x < button.rect.x
    assert button.rect.x + button.rect.w < sheet.x + sheet.w
    title = item(scene, "sheet:title", frame).rect
    assert title.x + title.w <= button.rect.x
    scene.press(button.press)
    assert scene._context.settings.sorted_by == {"chicago-classic": SUIT}
    assert "sheet" not in ids(scene, frame)


def test_wide_screens_sort_from_the_bar() -> None:
    scene, _ = deciding(Phase.EXCHANGE)
    button = item(scene, "menu:sort")
    others = [each for each in scene.items(WIDE) if each.id in ("menu:scores", "title", "subtitle")]
    assert all(
        each.rect.x + each.rect.w <= button.rect.x or button.rect.x + button.rect.w <= each.rect.x
        for each in others
    )
    press(scene, "menu:sort")
    assert item(scene, "menu:sort").name == "Sort the hand by rank"


def test_a_long_press_says_what_a_card_does_or_why_it_can_not() -> None:
    scene, match = following()
    right = next(iter(scene._prompt().plays))
    wrong = next(card for card in scene._hand() if card not in scene._prompt().plays)
    count = match.actions
    assert scene.hands.explain(name(right), ("card", right))
    assert "press it, or drag it onto the table" in item(scene, "why").name
    why = item(scene, name(wrong)).why
    assert scene.hands.explain(name(wrong), ("card", wrong))
    assert item(scene, "why").name == why
    assert not scene.hands.explain("seat:1", None)
    assert match.actions == count


def test_a_long_press_in_the_exchange_does_not_choose() -> None:
    scene, _ = deciding(Phase.EXCHANGE)
    card = scene._hand()[0]
    scene.hands.explain(name(card), ("card", card))
    assert not item(scene, name(card)).selected
    assert item(scene, "why").name.endswith("drag it upwards, to exchange it.")
    press(scene, name(card))
    scene.hands.explain(name(card), ("card", card))
    assert item(scene, "why").name.endswith("press it to keep it.")
    press(scene, name(card))
    assert scene.hands.explain("action:exchange", ("button", "action:exchange"))
    assert item(scene, "why").name == "First choose the cards that you want to exchange."


def test_stud_cards_are_arranged_within_their_row_and_say_what_they_are_for() -> None:
    match = new_match(3, seed=3, ruleset="dirty-schultz")
    scene, _ = new_scene(match)
    scene.items(WIDE)
    assert play_until(scene, match, lambda s: person_decides(s) and len(s._hand()) > 4)
    scene.items(WIDE)
    downs = lying(scene)
    ups = [each.id for each in scene.items(WIDE) if each.id.startswith(f"up:{YOU}:")]
    scene.hands.drop(downs[0], held(scene, downs[1], 10))
    assert lying(scene) == [downs[1], downs[0], *downs[2:]]
    scene.hands.drop(ups[0], held(scene, ups[-1], 10))
    assert [i.id for i in scene.items(WIDE) if i.id.startswith(f"up:{YOU}:")] == [*ups[1:], ups[0]]
    count = match.actions
    scene.hands.drop(downs[0], held(scene, downs[0], 0, UP))
    assert match.actions == count
    assert item(scene, "why").name == "Cards are neither played nor exchanged here: you bet on them."
    assert not item(scene, downs[0]).enabled
    assert scene.hands.sort == DEALT
    scene.press(("sort",))
    scene.press(("sort",))
    assert scene.hands.sort == RANK
    hand = [card for card in scene._hand() if name(card) in downs]
    assert lying(scene) == [name(card) for card in sorted(hand, key=by_rank)]


DEAL, NEXT = (7, "chicago-classic", 1), (7, "chicago-classic", 2)


def test_the_order_belongs_to_one_person_and_one_deal() -> None:
    order = HandOrder()
    cards = parse_cards("7H KD 2C")
    assert order.lay(DEAL, 0, cards, RANK) == parse_cards("KD 7H 2C")
    order.arrange(DEAL, 0, moved(cards, cards[0], 2))
    assert order.lay(DEAL, 0, cards, RANK) == parse_cards("KD 2C 7H")
    assert order.lay(DEAL, 1, parse_cards("3S AS"), RANK) == parse_cards("AS 3S")
    assert order.lay(DEAL, 0, parse_cards("7H KD QS"), RANK) == parse_cards("KD QS 7H")
    assert order.lay(NEXT, 0, cards, DEALT) == cards
    assert order.arranged(NEXT, 0) is None


@pytest.mark.parametrize("sort", [RANK, SUIT])
def test_orders_are_total(sort) -> None:
    deck = [Card(number) for number in range(52)]
    laid = HandOrder().lay(DEAL, 0, deck, sort)
    assert sorted(laid) == deck
    assert len({by_suit(card) for card in deck}) == len({by_rank(card) for card in deck}) == 52


def test_the_app_drags_asks_and_names(monkeypatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    match = new_match(4, seed=7)
    app = App(MemoryHost(), lambda context: TableScene(context, match, YOU))
    app._settings.speed = "instant"

    def frames(count: int) -> None:
        for _ in range(count):
            app._host.clock.next_frame()  # type: ignore[attr-defined]
            app.frame()

    for _ in range(400):
        frames(1)
        if not app.describe()["busy"]:
            break
    frames(2)
    card = next(each for each in app._stage.items if each.id.startswith("card:"))
    x, y = card.rect.x + 20, card.rect.y + 20
    for kind, pos in (
        (pygame.MOUSEBUTTONDOWN, (x, y)),
        (pygame.MOUSEMOTION, (x, y - 100)),
        (pygame.MOUSEMOTION, (x, y - 200)),
        (pygame.MOUSEBUTTONUP, (x, y - 200)),
    ):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=1, touch=False))
        frames(1)
    frames(3)
    assert next(each for each in app._stage.items if each.id == card.id).selected
    seat = next(each for each in app._stage.items if each.id == "seat:1")
    where = (seat.rect.x + 5, seat.rect.y + 5)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=3, touch=False))
    frames(2)
    assert next(each for each in app._stage.items if each.id == "notice:text").name == seat.name
    app.close()


def test_the_order_survives_a_reload() -> None:
    match = new_match(4, seed=7)
    scene, _ = new_scene(match)
    storage = scene._context.host.storage
    scene._context.hands = HandOrder(KeptOrder(storage))
    hand = scene._hand()
    wanted = moved(hand, hand[0], 3)
    scene._context.hands.arrange((7, "chicago-classic", 1), YOU, wanted)
    again, _ = new_scene(match)
    assert again._hand() == hand
    again._context.hands = HandOrder(KeptOrder(storage))
    assert again._hand() == wanted
    again.press(("sort",))
    assert storage.read("order.chicago-classic") is None


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", '"AS"', '{"seed": 7, "deal": 1}', '{"seed": 7, "deal": 1, "hands": []}',
        '{"seed": 7, "deal": 2, "hands": {"0": "AS KD"}}', '{"seed": 7, "deal": 1, "hands": {"0": "AS AS"}}',
        '{"seed": 7, "deal": 1, "hands": {"0": "XX"}}', '{"seed": 7, "deal": 1, "hands": {"0": 5}}',
        '{"seed": 7, "deal": 1, "hands": {"x": "AS KD"}}', "[" * 100_000,
    ],
)  # fmt: skip
def test_a_damaged_order_is_ignored(text: str) -> None:
    storage = MemoryHost().storage
    storage.write(order_key("chicago-classic"), text)
    assert KeptOrder(storage).read(*DEAL) == {}
    storage.write(order_key("chicago-classic"), '{"seed": 7, "deal": 1, "hands": {"0": "AS KD"}}')
    assert KeptOrder(storage).read(*DEAL) == {0: parse_cards("AS KD")}
