import pygame
import pytest

from game.cards import UNKNOWN, Card
from game.stage import theme
from game.stage.item import (
    ButtonLook,
    CardLook,
    DotsLook,
    IconLook,
    LittleBacksLook,
    PanelLook,
    PileLook,
    PuckLook,
    RadioLook,
    Rect,
    TextLook,
    TokenLook,
)
from game.stage.looks import buttons, icons, panels, shapes
from game.stage.looks.kit import NORMAL, Kit, State
from game.stage.looks.raster import Rasters
from game.stage.looks.text import settle


@pytest.fixture
def rasters(stage) -> Rasters:
    return Rasters(Kit(stage._art))


def drawn(rasters: Rasters, look, size=(100, 50), state: State = NORMAL) -> pygame.Surface:
    """The look on black, with its rect's corner at 100, 100."""
    ground = pygame.Surface((size[0] + 200, size[1] + 200))
    raster = rasters.raster(look, Rect(100, 100, *size), state)
    if raster.shadow is not None:
        shade, x, y = raster.shadow
        ground.blit(shade, (100 + x, 100 + y))
    ground.blit(raster.image, (100 + raster.x, 100 + raster.y))
    return ground


def test_what_was_drawn_is_kept_and_types_are_told_apart(rasters) -> None:
    first = rasters.raster(RadioLook(True), Rect(0, 0, 22, 22), NORMAL)
    assert rasters.raster(RadioLook(True), Rect(50, 9, 22, 22), NORMAL) is first
    assert RadioLook(True) == LittleBacksLook(1)  # as tuples
    assert rasters.raster(LittleBacksLook(1), Rect(0, 0, 22, 22), NORMAL) is not first
    assert first.image.get_flags() & 0x2000  # pygame.RLEACCELOK: encoded at the first blit


def test_little_room_lets_go_of_the_oldest(stage) -> None:
    rasters = Rasters(Kit(stage._art), room=3000)
    first = rasters.raster(TokenLook("A", "clay", out=True), Rect(0, 0, 40, 40), NORMAL)
    rasters.raster(TokenLook("B", "clay", out=True), Rect(0, 0, 40, 40), NORMAL)
    assert rasters.raster(TokenLook("A", "clay", out=True), Rect(0, 0, 40, 40), NORMAL) is not first


@pytest.mark.parametrize("kind", buttons.KINDS)
@pytest.mark.parametrize("on_paper", [False, True])
def test_every_button_in_every_state(rasters, kind, on_paper) -> None:
    look = ButtonLook("Byt 2 kort", kind, 20, "menu", on_paper)
    states = [
        State(enabled, selected, hovered, pressed, focused)
        for enabled, selected, hovered, pressed, focused in (
            (True, False, False, False, False),
            (False, False, True, False, False),
            (True, True, False, False, False),
            (True, False, True, False, False),
            (True, False, True, True, False),
            (True, False, False, False, True),
        )
    ]
    pictures = [pygame.image.tobytes(drawn(rasters, look, (170, 56), state), "RGB") for state in states]
    assert len(set(pictures)) >= 4
    assert pictures[0] != pictures[5]


def test_a_pressed_primary_goes_down_and_loses_its_lip(rasters) -> None:
    look = ButtonLook("", "primary", 20)
    assert drawn(rasters, look).get_at((150, 151))[:3] == theme.rgb("amber-pressed")  # the lip
    pressed = drawn(rasters, look, state=State(pressed=True, hovered=True))
    assert pressed.get_at((150, 100))[:3] == (0, 0, 0)
    assert pressed.get_at((150, 103))[:3] == theme.rgb("amber-pressed")
    off = drawn(rasters, look, state=State(enabled=False))
    assert off.get_at((150, 125))[:3] == theme.rgb("disabled")


def test_the_focus_ring_has_a_gap(rasters) -> None:
    ring = drawn(rasters, ButtonLook("", "secondary", 20), state=State(focused=True))
    assert ring.get_at((150, 95))[:3] == theme.rgb("cream")
    assert ring.get_at((150, 98))[:3] == (0, 0, 0)
    on_paper = drawn(rasters, ButtonLook("", "paper", 20), state=State(focused=True))
    assert on_paper.get_at((150, 95))[:3] == theme.rgb("ink")


def test_a_buttons_text_stays_within_it(rasters) -> None:
    for size in ((120, 60), (90, 60), (236, 64)):
        look = ButtonLook("Обменять 2 карты", "primary", 22)
        off = rasters.raster(look, Rect(0, 0, *size), State(enabled=False))
        assert off.image.get_size() == size
        assert off.shadow is None
        assert rasters.raster(look, Rect(0, 0, *size), NORMAL).image.get_size() == (size[0], size[1] + 2)


def test_text_wraps_and_shrinks_to_its_rect(rasters) -> None:
    why = TextLook("Hjärter är utspelat, och du har hjärter kvar", 16, 500)
    assert settle(why, (240, 58), rasters.kit) == (("Hjärter är utspelat, och du har", "hjärter kvar"), 16)
    lines, size = settle(TextLook("Par i kungar", 28, 600), (140, 30), rasters.kit)
    assert lines == ("Par i kungar",)
    assert 14 <= size < 28
    assert settle(TextLook("Två par", 28, 600), (5, 5), rasters.kit)[1] == 14


def test_text_is_aligned(rasters) -> None:
    places = [
        rasters.raster(TextLook("31", 28, 600, align=align), Rect(0, 0, 100, 40), NORMAL)
        for align in (-1, 0, 1)
    ]
    width = places[0].image.get_width()
    assert [place.x for place in places] == [0, (100 - width) // 2, 100 - width]
    top = rasters.raster(TextLook("31", 28, 600, middle=False), Rect(0, 0, 100, 400), NORMAL)
    assert top.y == 0


def test_selected_cards_have_an_amber_ring_and_hovered_ones_rise(rasters) -> None:
    picture = drawn(rasters, CardLook(Card(3), selected=True), (80, 112))
    assert picture.get_at((140, 98))[:3] == theme.rgb("amber")
    ringed = drawn(rasters, CardLook(Card(3), ringed=True), (80, 112))
    assert ringed.get_at((140, 98))[:3] == theme.rgb("cream")
    still = rasters.raster(CardLook(Card(3)), Rect(0, 0, 80, 112), NORMAL)
    risen = rasters.raster(CardLook(Card(3)), Rect(0, 0, 80, 112), State(hovered=True))
    assert risen.y == still.y - 4
    focused = drawn(rasters, CardLook(Card(3)), (80, 112), State(focused=True))
    assert focused.get_at((140, 98))[:3] == theme.rgb("cream")
    assert focused.get_at((140, 95))[:3] == theme.rgb("amber")
    unknown = drawn(rasters, CardLook(UNKNOWN), (80, 112))
    assert unknown.get_at((140, 150))[:3] == (10, 20, 90)


def test_piles_grow_by_eight_cards_to_five_edges(rasters) -> None:
    def below(cards: int) -> int:
        raster = rasters.raster(PileLook("stock", cards), Rect(0, 0, 84, 118), NORMAL)
        return raster.y + raster.image.get_height()

    assert below(1) == below(8) < below(9) < below(24) < below(40) == below(52)
    assert rasters.raster(PileLook("stock", 0), Rect(0, 0, 84, 118), NORMAL).image.get_size() == (1, 1)
    one = rasters.raster(PileLook("discards", 1), Rect(0, 0, 84, 118), NORMAL).image
    three = rasters.raster(PileLook("discards", 3), Rect(0, 0, 84, 118), NORMAL).image
    many = rasters.raster(PileLook("discards", 30), Rect(0, 0, 84, 118), NORMAL).image
    assert one.get_width() < three.get_width() == many.get_width()


@pytest.mark.parametrize(
    ("tail", "pixel"),
    [((150, 190), (150, 153)), ((150, 40), (150, 96)), ((40, 125), (96, 125)), ((260, 125), (203, 125))],
)
def test_a_bubbles_tail_points_at_its_speaker(rasters, tail, pixel) -> None:
    picture = drawn(rasters, PanelLook("bubble", tail=tail))
    assert picture.get_at(pixel)[:3] == theme.rgb("paper")
    plain = drawn(rasters, PanelLook("bubble"))
    assert plain.get_at(pixel)[:3] != theme.rgb("paper")


def test_panels(rasters) -> None:
    assert drawn(rasters, PanelLook("track", "amber", 0, 0.5), (100, 8)).get_at((125, 104))[:3] == (
        theme.rgb("amber")
    )
    assert drawn(rasters, PanelLook("track", "amber", 0, 0.5), (100, 8)).get_at((175, 104))[0] in (53, 54)
    assert drawn(rasters, PanelLook("hairline"), (100, 1)).get_at((150, 100))[:3] == theme.rgb("rule")
    assert drawn(rasters, PanelLook("sheet", radius=-1)).get_at((100, 100))[:3] == theme.rgb("paper")
    assert drawn(rasters, PanelLook("sheet")).get_at((100, 100))[:3] != theme.rgb("paper")
    slot = drawn(rasters, PanelLook("slot", "amber"), (88, 123))
    edge = [slot.get_at((x, 100))[:3] == theme.rgb("amber") for x in range(110, 180)]
    assert {True, False} == set(edge)
    for kind in panels.KINDS:
        assert rasters.raster(PanelLook(kind), Rect(0, 0, 60, 40), NORMAL).image.get_width() >= 60


def test_round_things(rasters) -> None:
    on_turn = drawn(rasters, TokenLook("K", "straw", on_turn=True), (52, 52))
    assert on_turn.get_at((126, 95))[:3] == theme.rgb("amber")
    assert on_turn.get_at((126, 104))[:3] == theme.rgb("straw")
    out = drawn(rasters, TokenLook("O", "lichen", out=True), (52, 52)).get_at((126, 104))
    assert out[0] == pytest.approx(0xBC * 0.55, abs=2)
    assert drawn(rasters, PuckLook("G"), (28, 28)).get_at((114, 100))[0] > 200
    dots = drawn(rasters, DotsLook(2), (88, 12))
    middles = [dots.get_at((106 + 19 * i, 106))[:3] for i in range(5)]
    assert middles == [theme.rgb("cream")] * 2 + [(0, 0, 0)] * 3
    assert drawn(rasters, RadioLook(True), (22, 22)).get_at((111, 111))[:3] == theme.rgb("amber-text")
    assert drawn(rasters, RadioLook(False), (22, 22)).get_at((111, 111))[:3] == (0, 0, 0)
    assert rasters.raster(LittleBacksLook(3), Rect(0, 0, 40, 22), NORMAL).image.get_size() == (36, 22)


def test_icons_are_tinted(rasters) -> None:
    star = drawn(rasters, IconLook("star", "ice"), (24, 24))
    assert star.get_at((112, 112))[:3] == theme.rgb("ice")
    with pytest.raises(icons.IconError, match="no icon 'moustache'"):
        icons.icon("moustache", 24, "ice")


@pytest.mark.parametrize(
    ("look", "words"),
    [
        (PanelLook("drape"), "no panel kind 'drape'; there are: veil, curtain"),
        (ButtonLook("x", "huge", 20), "no button kind 'huge'; there are: primary"),
        (PileLook("tricks", 3), "no pile 'tricks'; there are: stock, discards"),
        (TextLook("x", 20, colour="pink"), "no colour 'pink'; there are: amber"),
    ],
)
def test_unknown_kinds_and_colours_are_named(rasters, look, words) -> None:
    with pytest.raises(ValueError, match=words):
        rasters.raster(look, Rect(0, 0, 60, 40), NORMAL)


def test_soft_edges_over_the_shadow_are_not_darker_than_either(rasters) -> None:
    raster = rasters.raster(ButtonLook("", "primary", 20), Rect(0, 0, 100, 50), NORMAL)
    seen = {
        raster.image.get_at((x, y))[:3]
        for x in range(14)
        for y in range(14)
        if raster.image.get_at((x, y))[3] > 40
    }
    assert all(209 <= pixel[0] <= 247 for pixel in seen)  # amber or its lip, however thin


def test_a_turned_card_keeps_its_middle(rasters) -> None:
    raster = rasters.raster(CardLook(Card(3), angle=-15), Rect(0, 0, 100, 140), NORMAL)
    straight = rasters.raster(CardLook(Card(3)), Rect(0, 0, 100, 140), NORMAL)
    width, height = raster.image.get_size()
    assert width > straight.image.get_width() + 20
    assert raster.x + width / 2 == pytest.approx(50, abs=1)
    assert raster.y + height / 2 == pytest.approx(70, abs=1)


def test_rounded_corners_are_clear_and_edges_even() -> None:
    shape = shapes.rounded(60, 40, 14, (200, 100, 50, 255))
    assert shape.get_at((0, 0))[3] == 0
    assert shape.get_at((30, 0)) == shape.get_at((0, 20)) == (200, 100, 50, 255)
    assert 0 < shape.get_at((4, 4))[3] < 255 or 0 < shape.get_at((3, 4))[3] < 255
    for x in range(60):
        assert shape.get_at((x, 3)) == shape.get_at((59 - x, 3))


def test_a_shadow_fades_out_within_its_margin() -> None:
    shade, margin = shapes.shadow(200, 100, 12, 14, 0.35)
    assert shade.get_size() == (200 + 2 * margin, 100 + 2 * margin)
    assert shade.get_at((100 + margin, 50 + margin))[3] == pytest.approx(0.35 * 255, abs=2)
    assert shade.get_at((100 + margin, 0))[3] <= 4
    down = [shade.get_at((100, y))[3] for y in range(margin + 20)]
    assert down == sorted(down)


def test_the_chosen_segment_leaves_its_track_to_be_seen(rasters) -> None:
    look = ButtonLook("", "segment", 16, None, True)
    picture = drawn(rasters, look, (80, 44), State(selected=True))
    inked = [y for y in range(44) if picture.get_at((140, 100 + y))[:3] == theme.rgb("ink")]
    assert inked == list(range(3, 41))


@pytest.mark.parametrize("look", [TokenLook("A", "clay", on_paper=True), CardLook(UNKNOWN, on_paper=True)])
@pytest.mark.parametrize("selected", [False, True])
def test_the_focus_ring_is_of_ink_on_paper(rasters, look, selected) -> None:
    if isinstance(look, CardLook):
        look = look._replace(selected=selected)
    rest = drawn(rasters, look, (50, 50))
    focused = drawn(rasters, look, (50, 50), State(focused=True))
    row = [
        focused.get_at((x, 125))[:3] for x in range(100) if focused.get_at((x, 125)) != rest.get_at((x, 125))
    ]
    assert theme.rgb("ink") in row
    assert theme.rgb("cream") not in row
