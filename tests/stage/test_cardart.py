"""The deck as surfaces: sizes, opacity, the small face, dimming and the cache. Its styles: test_deckstyle."""

from collections import Counter
from collections.abc import Iterator

import pygame
import pytest

from game.cards import Card, make_card
from game.stage.cardart import STOCK, CardArt
from game.stage.cardparts import Shelf
from game.stage.deckstyle import BACKS, DeckStyle

SEVEN_OF_HEARTS = make_card(5, 2)
QUEEN_OF_SPADES = make_card(10, 3)


@pytest.fixture
def art(monkeypatch: pytest.MonkeyPatch) -> Iterator[CardArt]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield CardArt()
    pygame.display.quit()


def pixels(surface: pygame.Surface) -> list[tuple[int, int, int]]:
    raw = pygame.image.tobytes(surface, "RGB")
    return [(raw[i], raw[i + 1], raw[i + 2]) for i in range(0, len(raw), 3)]


def alphas(surface: pygame.Surface) -> Counter[int]:
    return Counter(pygame.image.tobytes(surface, "RGBA")[3::4])


@pytest.mark.parametrize("width", [26, 38, 54, 69, 70, 92, 118, 165, 236, 354])
def test_every_face_is_opaque_but_for_its_corners(art: CardArt, width: int) -> None:
    for surface in (art.face(QUEEN_OF_SPADES, width), art.back(width), art.face(SEVEN_OF_HEARTS, width)):
        assert surface.get_size() == (width, round(1.4 * width))
        found = alphas(surface)
        corners = 4 * (round(0.06 * width) + 2) ** 2
        assert sum(count for alpha, count in found.items() if alpha != 255) <= corners
        # 252 to 254 is what scaling leaves behind: it must be gone from the inside
        middle = surface.subsurface((0, surface.get_height() // 4, width, surface.get_height() // 2))
        assert set(alphas(middle)) == {255}
        assert surface.get_flags() & pygame.RLEACCELOK


def test_narrow_cards_get_the_small_face(art: CardArt) -> None:
    def same(one: pygame.Surface, other: pygame.Surface) -> bool:
        return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")

    assert same(art.face(SEVEN_OF_HEARTS, 69), art.face(SEVEN_OF_HEARTS, 69, small=True))
    assert same(art.face(SEVEN_OF_HEARTS, 70), art.face(SEVEN_OF_HEARTS, 70, small=False))
    assert not same(art.face(SEVEN_OF_HEARTS, 69), art.face(SEVEN_OF_HEARTS, 69, small=False))


def test_a_strip_lacks_the_second_suit_alone(art: CardArt) -> None:
    full, strip = (
        art.face(SEVEN_OF_HEARTS, 140, small=True),
        art.face(SEVEN_OF_HEARTS, 140, small=True, strip=True),
    )
    second = (round(0.695 * 140), round(1.085 * 140))
    assert full.get_at(second)[0] > full.get_at(second)[2] + 100  # red
    assert min(strip.get_at(second)[:3]) > 220  # stock
    index = (0, 0, 60, 196)
    left = [pygame.image.tobytes(surface.subsurface(index), "RGB") for surface in (full, strip)]
    assert left[0] == left[1]


def test_a_dimmed_card_is_darker_and_as_opaque(art: CardArt) -> None:
    plain, dimmed = art.face(SEVEN_OF_HEARTS, 118), art.face(SEVEN_OF_HEARTS, 118, dimmed=True)
    spot = (60, 20)  # stock
    wanted = [
        round(channel * factor / 255)
        for channel, factor in zip(plain.get_at(spot), (168, 178, 173), strict=False)
    ]
    assert all(abs(a - b) <= 1 for a, b in zip(dimmed.get_at(spot)[:3], wanted, strict=True))
    assert alphas(plain) == alphas(dimmed)
    assert plain.get_at(spot)[:3] == STOCK


def test_surfaces_are_kept_until_forgotten(art: CardArt) -> None:
    first = art.face(SEVEN_OF_HEARTS, 118)
    assert art.face(SEVEN_OF_HEARTS, 118) is first
    art.forget()
    assert art.face(SEVEN_OF_HEARTS, 118) is not first


def test_what_was_not_used_for_longest_goes_when_there_is_no_more_room() -> None:
    shelf = Shelf(250)
    made: list[str] = []

    def make(name: str) -> pygame.Surface:
        made.append(name)
        return pygame.Surface((10, 10))

    for name in ("a", "b", "a", "c", "a", "b"):  # the third one drives b out
        shelf.get(name, lambda name=name: make(name))
    assert made == ["a", "b", "c", "b"]


def test_a_bare_face_leaves_room_at_its_foot(art: CardArt) -> None:
    full, bare = art.face(SEVEN_OF_HEARTS, 150), art.face(SEVEN_OF_HEARTS, 150, bare=True)
    stitch = (23, 197)
    assert full.get_at(stitch)[0] > full.get_at(stitch)[2] + 60  # red
    assert bare.get_at(stitch)[:3] == STOCK
    art.dress(DeckStyle("classic"))
    second = (126, 170, 20, 36)
    full, bare = art.face(SEVEN_OF_HEARTS, 150), art.face(SEVEN_OF_HEARTS, 150, bare=True)
    assert set(pixels(bare.subsurface(second))) == {STOCK}
    assert len(set(pixels(full.subsurface(second)))) > 4


def test_a_face_is_as_far_from_all_its_sides(art: CardArt) -> None:
    """A court's panel and a back's field stand straight whatever the width; a back is its own half-turn."""
    for width in (59, 92, 118, 165):
        back = art.back(width)
        turned = pygame.transform.flip(back, True, True)
        apart = [
            max(abs(a - b) for a, b in zip(one, other, strict=True))
            for one, other in zip(pixels(back), pixels(turned), strict=True)
        ]
        assert sum(far > 12 for far in apart) / len(apart) < 0.002, width
        middle = [back.get_at((x, back.get_height() // 2))[:3] for x in range(width)]
        border = round(28 * width / 600)
        assert all(colour == STOCK for colour in middle[2:border])
        assert middle[border][2] < 90
        assert middle[width - border - 1][2] < 90
        assert all(colour == STOCK for colour in middle[width - border : width - 2])


def test_the_edge_is_a_pixel_wide_on_small_cards(art: CardArt) -> None:
    for surface in (art.face(SEVEN_OF_HEARTS, 54), art.back(54)):
        assert surface.get_at((0, 38))[:3] == (0xB5, 0xAB, 0x96)
        assert surface.get_at((53, 38))[:3] == (0xB5, 0xAB, 0x96)


def test_the_three_backs_differ_and_no_other_is_there(art: CardArt) -> None:
    assert len({pygame.image.tobytes(art.back(92, name), "RGB") for name in BACKS}) == 3
    with pytest.raises(ValueError, match="there are: knit, wave, star"):
        art.back(92, "plaid")


def test_an_unknown_card_has_no_face(art: CardArt) -> None:
    with pytest.raises(ValueError, match="no face for card -1"):
        art.face(Card(-1), 92)


def test_no_display_is_needed() -> None:
    pygame.display.quit()
    assert CardArt().face(SEVEN_OF_HEARTS, 92).get_size() == (92, 129)
