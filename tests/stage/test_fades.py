"""What comes, goes or changes in place, and Moves in several legs."""

from __future__ import annotations

import pygame
import pytest

from game.cards import UNKNOWN, Card
from game.stage.counting import counted
from game.stage.item import (
    ButtonLook,
    CardLook,
    Fade,
    Item,
    Move,
    PanelLook,
    Passing,
    Rect,
    TextLook,
    TokenLook,
)
from game.stage.stage import Stage

SIZE = (640, 540)
FELT = Item("felt", PanelLook("felt"), Rect(0, 0, *SIZE))


def text(said: str, id: str = "text", x: int = 40) -> Item:
    return Item(id, TextLook(said, 20, 600), Rect(x, 40, 200, 24))


def panel(id: str = "sheet", rect: Rect = Rect(100, 100, 200, 100)) -> Item:  # noqa: B008  (a value)
    return Item(id, PanelLook("sheet", "paper", -1), rect)


def pixel(stage: Stage, at: tuple[int, int]) -> tuple[int, ...]:
    surface = pygame.Surface(SIZE)
    stage.draw(surface)
    return tuple(surface.get_at(at)[:3])


def test_a_new_item_comes_by_opacity_from_below(stage: Stage) -> None:
    stage.show([FELT])
    bare = pixel(stage, (150, 150))
    stage.show([FELT, panel()], fades=[Fade("sheet", 220, rise=24)])
    assert not stage.busy
    assert stage.moving
    assert pixel(stage, (150, 150)) == bare
    stage.tick(60)
    between = pixel(stage, (150, 150))
    assert bare < between < (251, 247, 238)
    assert stage._sprites["sheet"].rect.y > 100
    stage.tick(160)
    assert not stage.moving
    assert pixel(stage, (150, 150)) == (251, 247, 238)
    assert stage._sprites["sheet"].rect.y == 100


def test_what_goes_is_drawn_until_it_has_faded(stage: Stage) -> None:
    stage.show([FELT])
    bare = pixel(stage, (150, 150))
    stage.show([FELT, panel()])
    assert pixel(stage, (150, 150)) == (251, 247, 238)
    stage.show([FELT], fades=[Fade("sheet", 100)])
    assert stage.rect_of("sheet") is None
    stage.tick(20)
    assert bare < pixel(stage, (150, 150)) < (251, 247, 238)
    stage.tick(80)
    assert pixel(stage, (150, 150)) == bare
    assert not stage.moving


def test_what_comes_after_waits_for_movements_and_is_not_there_before(stage: Stage, hand: list[Item]) -> None:
    stage.show(hand)
    button = panel("button", Rect(300, 40, 100, 40))
    before, after = text("Two pair"), text("Full house")
    stage.show([*hand, before])
    stage.show(
        [*hand, after, button],
        [Move("card:0", Rect(0, 0, 100, 140), 0, 300)],
        fades=[Fade("button", 120, after=True), Fade("text", 120, after=True)],
    )
    seen = {item.id: item for item in stage.seen}
    assert (seen["button"].visible, seen["button"].enabled) == (False, False)
    assert stage._sprites["text"].look == before.look
    stage.tick(290)
    assert not stage._sprites["button"].drawn
    stage.tick(20)
    assert stage.seen == stage.items
    assert not stage.busy
    assert stage._sprites["button"].drawn
    assert stage._sprites["text"].look == after.look
    stage.tick(130)
    assert not stage.moving


def test_a_press_ends_what_waits_too(stage: Stage, hand: list[Item]) -> None:
    stage.show(hand)
    stage.show(
        [*hand, text("Pair")],
        [Move("card:0", Rect(0, 0, 100, 140), 0, 300)],
        fades=[Fade("text", 120, after=True)],
    )
    stage.finish()
    assert not stage.moving
    assert stage._sprites["text"].drawn


def test_figures_and_tracks_count_one_by_one() -> None:
    told = [counted(TextLook("8", 20), TextLook("12", 20), part) for part in (0, 0.25, 0.5, 0.75, 1)]
    assert [look.text for look in told if isinstance(look, TextLook)] == ["8", "9", "10", "11", "12"]
    loss = counted(TextLook("4 points", 20), TextLook("\u221211 points", 20), 0.6)
    assert isinstance(loss, TextLook)
    assert loss.text == "\u22125 points"
    track = counted(PanelLook("track", value=0.2), PanelLook("track", value=0.6), 0.5)
    assert isinstance(track, PanelLook)
    assert track.value == pytest.approx(0.4)
    assert counted(TextLook("Pair", 20), TextLook("Flush", 20), 0.5) is None
    assert counted(TextLook("1 and 2", 20), TextLook("2 and 3", 20), 0.5) is None
    assert counted(TokenLook("A", "clay"), TokenLook("A", "clay", True), 0.5) is None


def test_a_counting_figure_is_drawn_in_between(stage: Stage) -> None:
    stage.show([FELT, text("8")])
    stage.show([FELT, text("88")], fades=[Fade("text", 400, how="count")])
    drawn = set()
    surface = pygame.Surface(SIZE)
    for _ in range(20):
        stage.tick(20)
        stage.draw(surface)
        drawn.add(pygame.image.tobytes(surface.subsurface((40, 40, 40, 24)), "RGB"))
    assert len(drawn) > 10
    assert not stage.moving


def test_what_changes_its_place_goes_from_the_old_one_before_it_comes_at_the_new_one(stage: Stage) -> None:
    button = Item("sheet", ButtonLook("Log", "quiet", 20), Rect(100, 100, 60, 44))
    for old, new in (
        (button, button._replace(rect=Rect(120, 100, 60, 44))),
        (text("Log", id="sheet", x=100), text("Log", id="sheet", x=110)),
    ):
        stage.show([FELT])
        bare = pygame.Surface(SIZE)
        stage.draw(bare)
        stage.show([FELT, old])
        stage.show([FELT, new], fades=[Fade("sheet", 120)])
        stage.tick(60)
        between = pygame.Surface(SIZE)
        stage.draw(between)
        assert pygame.image.tobytes(between, "RGB") == pygame.image.tobytes(bare, "RGB")
        stage.tick(60)
        assert not stage.moving
        assert stage.rect_of("sheet") == new.rect


def test_a_badge_turns_over_about_its_middle(stage: Stage) -> None:
    old = Item("pill", PanelLook("pill", "paper"), Rect(100, 100, 200, 40))
    new = old._replace(rect=Rect(80, 100, 240, 40), look=PanelLook("pill", "pass"))
    stage.show([FELT, old])
    stage.show([FELT, new], fades=[Fade("pill", 280, how="turn", pivot=200)])
    stage.tick(70)
    assert pixel(stage, (200, 120)) == (251, 247, 238)
    assert 90 <= stage._sprites["pill"].rect.w <= 110
    stage.tick(140)
    assert pixel(stage, (200, 120)) == (220, 226, 214)
    stage.tick(80)
    assert pixel(stage, (90, 120)) == (220, 226, 214)
    assert stage._sprites["pill"].rect.w == 240


def test_a_line_draws_itself_from_left_to_right(stage: Stage) -> None:
    line = Item("line", PanelLook("bracket", "ice"), Rect(100, 100, 200, 8))
    stage.show([FELT])
    stage.show([FELT, line], fades=[Fade("line", 240, how="wipe")])
    stage.tick(24)
    stage.draw(pygame.Surface(SIZE))
    assert 1 <= stage._sprites["line"].rect.w < 120
    stage.tick(240)
    stage.draw(pygame.Surface(SIZE))
    assert stage._sprites["line"].rect.w == 200


def test_a_card_gets_its_star_only_after_it_has_arrived(stage: Stage) -> None:
    plain, wild = CardLook(Card(5), True), CardLook(Card(5), True, wild="")
    card = Item("up", wild, Rect(300, 200, 56, 78))
    stage.show([FELT, panel("stock")])
    stage.show(
        [FELT, panel("stock"), card],
        [Move("up", "stock", 0, 180, True)],
        fades=[Fade("up", 120, 400, before=plain)],
    )
    stage.tick(350)
    assert stage._sprites["up"].look == plain
    assert stage._sprites["up"].at == card.rect
    stage.tick(60)
    assert stage._sprites["up"].look == wild
    stage.tick(120)
    assert not stage.moving


def test_a_card_that_moved_while_its_look_waited_changes_where_it_lies(stage: Stage) -> None:
    dim, plain = CardLook(Card(5), dimmed=True), CardLook(Card(5))
    stage.show([FELT, Item("card", dim, Rect(40, 300, 100, 140))])
    stage.show([FELT])
    bare = pixel(stage, (90, 400))
    stage.show([FELT, Item("card", dim, Rect(40, 300, 100, 140))])
    stage.show([FELT, Item("card", plain, Rect(400, 300, 100, 140))], fades=[Fade("card", 120, 300)])
    stage.tick(300)
    stage.tick(60)
    assert pixel(stage, (90, 400)) == bare
    assert stage._sprites["card"].rect.x == 400


def test_moves_follow_one_another(stage: Stage, hand: list[Item]) -> None:
    stage.show(hand)
    there, via = Rect(200, 20, 100, 140), Rect(400, 20, 100, 140)
    moved = [hand[0], hand[1]._replace(rect=there), *hand[2:]]
    stage.show(moved, [Move("card:0", "card:0", 0, 100, end=via), Move("card:0", via, 50, 100, then=True)])
    stage.tick(100)
    assert stage._sprites["card:0"].at == via
    stage.tick(45)
    assert stage._sprites["card:0"].at == via
    assert stage.busy
    stage.tick(50)
    assert 200 < stage._sprites["card:0"].at.x < 400
    stage.tick(60)
    assert stage._sprites["card:0"].at == there
    assert not stage.moving


def test_what_is_told_to_nobody_is_not_waited_for(stage: Stage, hand: list[Item]) -> None:
    stage.show(hand)
    stage.show(hand, [Move("card:0", "card:0", 0, 90, end=Rect(40, 304, 100, 140), told=False)])
    assert stage.moving
    assert not stage.busy


def test_with_reduced_motion_changes_fade_and_nothing_moves(stage: Stage, hand: list[Item]) -> None:
    stage.show([*hand, text("8")])
    moved = [hand[0], hand[1]._replace(rect=Rect(40, 100, 100, 140)), *hand[2:], text("9"), panel()]
    stage.show(
        moved,
        [Move("card:0", "card:0", 0, 400)],
        fades=[Fade("text", 500, how="count"), Fade("sheet", 220, 300, after=True, rise=24)],
        still=True,
    )
    assert not stage.busy
    assert stage._sprites["card:0"].at == moved[1].rect
    assert stage._sprites["text"].fading is None
    stage.tick(60)
    stage.draw(pygame.Surface(SIZE))
    assert stage._sprites["sheet"].rect.y == 100
    stage.tick(60)
    assert not stage.moving


def test_at_speed_0_nothing_fades(stage: Stage) -> None:
    stage.show([FELT, text("8")])
    stage.show([FELT, text("9"), panel()], (), (), "instant", [Fade("text", 400), Fade("sheet", 220)])
    assert not stage.moving


def test_a_sound_is_heard_when_its_fade_begins(stage: Stage, hand: list[Item]) -> None:
    stage.show([*hand, text("1")])
    moves = [Move("card:0", Rect(0, 0, 100, 140), 0, 200)]
    stage.show([*hand, text("2")], moves, fades=[Fade("text", 100, 50, after=True, sound="wild")])
    stage.tick(190)
    stage.tick(20)
    assert stage.take_sounds() == ()  # the card has landed, but 50 ms are not over
    stage.tick(40)
    assert stage.take_sounds() == ("wild",)
    stage.tick(200)
    assert stage.take_sounds() == ()


def test_a_sound_is_heard_at_once_where_nothing_moves(stage: Stage, hand: list[Item]) -> None:
    for speed, still in ((0.0, False), (1.0, True)):
        stage.show([*hand, text("1")])
        stage.show([*hand, text("2")], (), (), speed, [Fade("text", 100, 50, sound="wild")], still)
        assert stage.take_sounds() == ("wild",)
        stage.finish()


def test_what_passes_by_turns_over_before_it_sets_out(stage: Stage, hand: list[Item]) -> None:
    face, back, start = CardLook(Card(30)), CardLook(UNKNOWN), Rect(40, 20, 100, 140)
    passing = Passing(back, start, Rect(500, 20, 100, 140), 100, 200, before=face)
    stage.show(hand)
    bare = pixel(stage, (80, 60))
    stage.show(hand, passings=[passing])
    open_face = pixel(stage, (80, 60))
    assert open_face != bare
    stage.tick(100)
    assert pixel(stage, (80, 60)) == open_face
    stage.tick(139)
    assert pixel(stage, (90, 60)) == (10, 20, 90)  # its back, still where it lay
    stage.tick(190)
    assert pixel(stage, (80, 60)) == bare
    assert pixel(stage, (540, 60)) == (10, 20, 90)
    stage.tick(11)
    assert not stage.busy
    assert stage._travel.passing == []


def test_what_is_another_thing_with_the_same_id_comes_from_nothing(stage: Stage) -> None:
    stage.show([FELT])
    bare = pixel(stage, (110, 50))
    stage.show([FELT, text("MMMM", x=100)])
    stage.show([FELT, text("MMMM", x=300)], fades=[Fade("text", 120, anew=True)])
    assert stage._sprites["text"].fading is not None
    assert pixel(stage, (110, 50)) == bare


def test_cards_in_a_list_that_scrolls_do_not_lag_behind(stage: Stage) -> None:
    card = Item("card", CardLook(Card(3), small=True), Rect(100, 100, 40, 56), scrolls=True)
    stage.show([FELT, card])
    stage.show([FELT, card._replace(rect=Rect(100, 40, 40, 56))])
    assert not stage.moving
    assert stage._sprites["card"].at.y == 40
