import random

import pygame
import pytest

from game.cards import UNKNOWN, Card
from game.stage.item import (
    ButtonLook,
    CardLook,
    Item,
    Move,
    PanelLook,
    Passing,
    PileLook,
    Rect,
    Role,
    TextLook,
    TokenLook,
)
from game.stage.metrics import Metrics
from game.stage.stage import Stage, StageError

SIZE = (640, 540)
STOCK = Item("stock", PileLook("stock", 30), Rect(280, 40, 84, 118))


def fresh_picture(stage: Stage, art) -> pygame.Surface:
    """The same items on a stage that has never shown anything else."""
    other, surface = Stage(stage.metrics, art), pygame.Surface(SIZE)
    other.show(stage.items)
    other.draw(surface)
    return surface


def same(a: pygame.Surface, b: pygame.Surface) -> bool:
    return pygame.image.tobytes(a, "RGB") == pygame.image.tobytes(b, "RGB")


def standing(stage: Stage) -> bool:
    return all(stage._sprites[item.id].at == item.rect for item in stage.items)


def test_an_idle_picture_is_not_drawn_again(stage, hand) -> None:
    surface = pygame.Surface(SIZE)
    stage.show(hand)
    assert stage.draw(surface)
    assert not stage.draw(surface)
    stage.tick(1000)
    stage.show(list(hand))
    assert not stage.draw(surface)
    stage.redraw()
    assert stage.draw(surface)
    assert stage.draw(pygame.Surface(SIZE))  # another surface is drawn in full


def test_dealt_cards_end_at_their_items(stage, hand) -> None:
    surface = pygame.Surface(SIZE)
    stage.show([hand[0], STOCK])
    stage.draw(surface)
    deal = [Move(item.id, "stock", 70 * i, 180, True, "deal") for i, item in enumerate(hand[1:])]
    stage.show([hand[0], STOCK, *hand[1:]], deal)
    assert stage.busy
    assert stage.rect_of("card:4") == hand[5].rect  # where it lies in the end
    stage.tick(16)
    assert stage.take_sounds() == ("deal",)
    assert stage._sprites["card:4"].hidden  # still in the stock
    frames = 0
    while stage.busy:
        assert stage.draw(surface)
        stage.tick(16)
        frames += 1
    assert 35 < frames < 45  # 280 + 180 + 140 ms
    assert standing(stage)
    stage.draw(surface)
    assert same(surface, fresh_picture(stage, stage._art))


def test_finish_ends_everything_at_once(stage, hand) -> None:
    surface = pygame.Surface(SIZE)
    stage.show(hand)
    stage.draw(surface)
    moved = [hand[0], *(item._replace(rect=item.rect._replace(y=100)) for item in hand[1:])]
    stage.show(moved, [Move("card:0", "card:0", 500, 400)], [Passing(CardLook(UNKNOWN), "card:1", "card:2")])
    stage.tick(100)
    stage.draw(surface)
    stage.finish()
    assert not stage.moving
    assert standing(stage)
    assert stage.take_sounds() == ()
    assert stage.draw(surface)
    assert same(surface, fresh_picture(stage, stage._art))
    assert not stage.draw(surface)


def test_speed_0_shows_the_end_at_once(stage, hand) -> None:
    stage.show([hand[0], STOCK])
    stage.show(hand, [Move("card:0", "stock", 500, 400, True, "deal")], (), "instant")
    assert not stage.moving
    assert standing(stage)
    assert stage.take_sounds() == ("deal",)


def test_cards_without_a_move_glide_and_are_not_waited_for(stage, hand) -> None:
    stage.show(hand)
    closer = [hand[0], hand[1]._replace(rect=Rect(200, 300, 100, 140))]
    stage.show(closer)
    assert stage.moving
    assert not stage.busy
    stage.tick(70)
    assert 40 < stage._sprites["card:0"].at.x <= 200
    stage.tick(70)
    assert not stage.moving
    assert standing(stage)


def test_a_flight_goes_on_when_the_same_picture_is_shown_again(stage, hand) -> None:
    stage.show(hand)
    there = [hand[0], hand[1]._replace(rect=Rect(200, 20, 100, 140))]
    stage.show(there, [Move("card:0", "card:0", 0, 200)])
    stage.tick(100)
    halfway = stage._sprites["card:0"].at
    stage.show(there)
    assert stage._sprites["card:0"].at == halfway
    assert stage.busy


def test_a_waiting_card_stays_where_it_was(stage, hand) -> None:
    stage.show(hand)
    stage.show([hand[0], hand[1]._replace(rect=Rect(200, 20, 88, 123))], [Move("card:0", "card:0", 300, 200)])
    surface = pygame.Surface(SIZE)
    stage.tick(100)
    stage.draw(surface)
    assert surface.get_at((60, 400))[:3] == (250, 40, 100)


def test_a_card_that_turns_shows_its_back_until_the_middle(stage, hand) -> None:
    back = hand[1]._replace(look=CardLook(UNKNOWN))
    stage.show([hand[0], back])
    stage.show(hand[:2], [Move("card:0", "card:0", 0, 160, True)])
    surface, centre = pygame.Surface(SIZE), (90, 400)
    stage.tick(40)
    stage.draw(surface)
    assert surface.get_at(centre)[:3] == (10, 20, 90)
    stage.tick(80)
    stage.draw(surface)
    assert surface.get_at(centre)[:3] == (250, 40, 100)
    assert surface.get_at((42, 400))[:3] not in ((250, 40, 100), (10, 20, 90))  # still narrow


def test_what_scenes_get_wrong_is_named(stage, hand) -> None:
    with pytest.raises(StageError, match="items with the same id: card:0"):
        stage.show([*hand, hand[1]])
    with pytest.raises(StageError, match="a move of 'card:9', but no item has this id"):
        stage.show(hand, [Move("card:9", Rect(0, 0, 1, 1))])
    with pytest.raises(StageError, match="card:0 starts or ends at 'stock', but the picture before"):
        stage.show(hand, [Move("card:0", "stock")])


def test_rect_of_and_visibility(stage, hand) -> None:
    stage.show([*hand, Item("told", TextLook("x", 16), Rect(0, 0, 10, 10), visible=False)])
    assert stage.rect_of("card:1") == Rect(150, 300, 100, 140)
    assert stage.rect_of("told") is None
    assert stage.rect_of("nobody") is None


def test_item_at_takes_the_topmost_and_reaches_out_for_small_ones(stage, hand) -> None:
    over = hand[2]._replace(id="over", rect=Rect(100, 300, 100, 140), press="over")
    small = Item("small", ButtonLook("", "icon", 16, "menu"), Rect(10, 10, 20, 20), press="menu")
    stage.show([*hand, over, small])
    assert stage.item_at((120, 320)).id == "over"
    assert stage.item_at((60, 320)).id == "card:0"
    assert stage.item_at((40, 20)).id == "small"  # 44 px around its centre
    assert stage.item_at((45, 20)) is None
    assert stage.item_at((300, 200)) is None
    veil = Item("veil", PanelLook("veil"), Rect(0, 0, *SIZE))
    stage.show([*hand, veil, small])
    assert stage.item_at((60, 320)) is None
    assert stage.item_at((20, 20)).id == "small"


def test_resize_draws_anew(stage, hand) -> None:
    surface = pygame.Surface(SIZE)
    stage.show(hand)
    stage.draw(surface)
    stage.resize(Metrics(*SIZE, 2.0))
    assert stage.draw(surface)
    assert stage.metrics.layout == "low"


def random_picture(rng: random.Random) -> list[Item]:
    """Any things anywhere, overlapping and partly outside, in any order."""
    looks = [
        CardLook(Card(5)),
        CardLook(Card(6), selected=True),
        CardLook(UNKNOWN, small=True),
        TextLook("Par i kungar", 20, 600),
        TokenLook("A", "clay", on_turn=True),
        ButtonLook("Byt 2 kort", "primary", 20),
        PanelLook("bubble", tail=(300, 300)),
        PanelLook("track", "amber", 0, 0.5),
        PileLook("discards", 5),
    ]
    items = [
        Item(f"i{n}", rng.choice(looks), Rect(rng.randint(-40, 620), rng.randint(-40, 520), 80, 60), press=n)
        for n in range(14)
        if rng.random() < 0.8
    ]
    rng.shuffle(items)
    if rng.random() < 0.3:
        items.insert(rng.randint(0, len(items)), Item("veil", PanelLook("veil"), Rect(0, 0, *SIZE)))
    return [Item("felt", PanelLook("felt"), Rect(0, 0, *SIZE)), *items]


@pytest.mark.parametrize("seed", range(12))
def test_drawing_what_changed_gives_the_same_as_drawing_all(stage, seed) -> None:
    rng, surface, whole = random.Random(seed), pygame.Surface(SIZE), pygame.Surface(SIZE)
    before: list[Item] = []
    for _ in range(6):
        # small changes to the picture before, or another one
        if before and rng.random() < 0.7:
            items = [
                item._replace(rect=item.rect._replace(x=item.rect.x + 30)) if rng.random() < 0.2 else item
                for item in before
                if rng.random() < 0.9 or item.id == "felt"
            ]
        else:
            items = random_picture(rng)
        moves = [Move(i.id, Rect(5, 5, 40, 30), 30, 90, True) for i in items if rng.random() < 0.1]
        moves = [move for move in moves if move.id not in ("felt", "veil")]
        stage.show(items, moves)
        hovered = rng.choice(items).id
        for _ in range(3):
            stage.point(hovered=hovered, focused=rng.choice(items).id)
            stage.tick(35)
            stage.draw(surface)
            stage.redraw()
            stage.draw(whole)  # another surface, and so all of it
            surface_again = surface.copy()
            stage.draw(surface)
            assert same(surface, whole)
            assert same(surface, surface_again)
        before = items


def test_buttons_and_cards_show_their_states(stage, hand) -> None:
    button = Item(
        "go", ButtonLook("Byt", "primary", 20), Rect(400, 40, 200, 60), role=Role.BUTTON, press="go"
    )
    surface = pygame.Surface(SIZE)
    stage.show([*hand, button])
    seen = []
    for marks in ({}, {"hovered": "go"}, {"hovered": "go", "pressed": "go"}, {"focused": "go"}):
        stage.point(**marks)
        assert stage.draw(surface)
        seen.append((surface.get_at((420, 60))[:3], surface.get_at((500, 36))[:3]))
    amber, hover, pressed = (242, 180, 65), (255, 201, 99), (214, 150, 42)
    assert [fill for fill, _ in seen] == [amber, hover, pressed, amber]
    assert seen[3][1] == (246, 241, 230)  # the ring above it
    assert seen[0][1] != seen[3][1]
