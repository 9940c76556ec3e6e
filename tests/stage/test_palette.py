"""Each table's colours, high contrast and extra large figures, in figures and in pixels."""

from __future__ import annotations

import pygame
import pytest

from game.cards import UNKNOWN, make_card
from game.stage import theme
from game.stage.cardart import CardArt
from game.stage.deckstyle import BACKS, DeckStyle
from game.stage.ground import Ground
from game.stage.item import ButtonLook, CardLook, Item, PanelLook, Rect, SwatchLook, TextLook
from game.stage.looks import cardlooks
from game.stage.looks.kit import NORMAL, Kit, State
from game.stage.looks.raster import Rasters
from game.stage.metrics import Metrics
from game.stage.theme import FELTS, Palette


def luminance(colour: theme.Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: theme.Colour, other: theme.Colour) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("table", list(FELTS))
@pytest.mark.parametrize("strong", [False, True])
def test_text_on_every_table_can_be_read(table: str, strong: bool) -> None:
    palette = Palette(table, strong)
    for name, least in (("cream", 7), ("dim", 5.0), ("amber", 4.5), ("ice", 5.0), ("disabled-text", 4.4)):
        assert contrast(palette.rgb(name), palette.rgb("hi")) >= least or (
            name == "disabled-text" and contrast(palette.rgb(name), palette.rgb("mid")) >= least
        ), name
    assert contrast(palette.rgb("ink-2"), palette.rgb("paper")) >= (12 if strong else 5)
    assert contrast(palette.rgb("rule"), palette.rgb("paper")) >= (3 if strong else 1)


def test_the_green_table_is_the_usual_one_and_others_raise() -> None:
    for name in theme.COLOURS:
        assert Palette().rgb(name) == theme.rgb(name)
    with pytest.raises(ValueError, match="no felt"):
        Palette("red").rgb("hi")
    with pytest.raises(ValueError, match="no colour"):
        Palette("blue").rgb("pink")


def drawn(look: object, size: tuple[int, int], palette: Palette, state: State = NORMAL):
    return Rasters(Kit(CardArt(), palette=palette)).raster(look, Rect(0, 0, *size), state)  # type: ignore[arg-type]


def test_with_high_contrast_shadows_go_and_edges_grow() -> None:
    strong = Palette(contrast=True)
    card = CardLook(make_card(5, 2), selected=True)
    usual, firm = drawn(card, (118, 165), Palette()), drawn(card, (118, 165), strong)
    assert usual.shadow is not None
    assert firm.shadow is None
    assert firm.x == -theme.CONTRAST_RING == -5
    assert usual.x == -3
    button = ButtonLook("Stand", "secondary", 20)
    edge = drawn(button, (236, 56), strong).image.get_at((118, 0))
    assert tuple(edge) == (*theme.rgb("cream"), 255)
    assert drawn(button, (236, 56), Palette()).image.get_at((118, 0)).a < 160
    dim = TextLook("Hello", 20, colour="dim")
    colours = {
        tuple(drawn(dim, (90, 24), strong).image.get_at((x, y)))[:3] for x in range(40) for y in range(20)
    }
    assert theme.rgb("cream") in colours


def test_a_card_that_cannot_be_played_is_hatched_with_high_contrast() -> None:
    look = CardLook(make_card(5, 2), dimmed=True)
    stock = tuple(drawn(look._replace(dimmed=False), (118, 165), Palette()).image.get_at((59, 30)))[:3]
    veiled = drawn(look, (118, 165), Palette()).image
    assert tuple(veiled.get_at((59, 30)))[:3] != stock
    hatched = drawn(look, (118, 165), Palette(contrast=True)).image
    column = [tuple(hatched.get_at((59, y)))[:3] for y in range(20, 50)]
    assert stock in column
    assert min(sum(colour) for colour in column) < sum(stock) - 150
    assert hatched.get_at((0, 0)).a == veiled.get_at((0, 0)).a  # round corners stay round


@pytest.mark.parametrize("table", list(FELTS))
def test_the_ground_is_that_tables_felt_and_flat_with_high_contrast(table: str) -> None:
    ground = Ground()
    ground.resize(Metrics(1280, 720))
    items = (Item("felt", PanelLook("felt"), Rect(0, 0, 1280, 720)),)
    ground.palette = Palette(table)
    assert ground.show(items)
    assert ground.surface is not None
    assert ground.surface.get_at((640, 310))[:3] == Palette(table).rgb("hi")
    ground.palette = Palette(table, True)
    assert ground.show(items)
    assert {tuple(ground.surface.get_at((x, y)))[:3] for x in (1, 640, 1270) for y in (1, 310, 710)} == {
        Palette(table).rgb("lo")
    }


def test_a_swatch_shows_its_table_and_the_chosen_one_a_tick_and_a_ring() -> None:
    for table in FELTS:
        plain = drawn(SwatchLook(table), (48, 48), Palette())
        red, green, blue, alpha = plain.image.get_at((24, 20))
        assert alpha == 255
        assert max(abs(a - b) for a, b in zip((red, green, blue), Palette(table).rgb("hi"), strict=True)) < 8
        assert plain.image.get_at((0, 0)).a == 0
        chosen = drawn(SwatchLook(table), (48, 48), Palette(), State(selected=True))
        assert chosen.x == -6
        assert tuple(chosen.image.get_at((30, 1))) == (*theme.rgb("amber"), 255)


def test_a_sample_of_a_back_is_that_back() -> None:
    art = CardArt(DeckStyle(back="knit"))
    kit = Kit(art)
    for back in BACKS:
        image = cardlooks.card(CardLook(UNKNOWN, back=back), (44, 62), NORMAL, kit).image
        assert pygame.image.tobytes(image, "RGBA") == pygame.image.tobytes(art.back(44, back), "RGBA")


def test_extra_large_figures_are_larger_on_every_card_that_leaves_them_room() -> None:
    def heart(width: int, figures: bool, **more: bool) -> pygame.Surface:
        art = CardArt(DeckStyle(figures=figures))
        look = CardLook(make_card(5, 2), **more)  # type: ignore[arg-type]
        return cardlooks.card(look, (width, round(1.4 * width)), NORMAL, Kit(art, figures=figures)).image

    def foot(image: pygame.Surface) -> int:
        """How far down the figure and its suit reach in the upper left corner."""
        width, height = image.get_size()
        stock = image.get_at((width // 2, 6))
        rows = range(4, height * 11 // 20)
        return max(y for y in rows if any(image.get_at((x, y)) != stock for x in range(6, width * 3 // 10)))

    assert foot(heart(118, True)) > 1.2 * foot(heart(118, False))
    assert foot(heart(92, True)) > 1.2 * foot(heart(92, False))
    assert foot(heart(92, False)) < foot(heart(92, True, tight=True)) < foot(heart(92, True))
