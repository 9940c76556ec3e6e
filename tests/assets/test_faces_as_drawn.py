"""The faces that the game puts together beside the same faces drawn as vectors at their own size."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from PIL import Image, ImageChops, ImageStat

from game.cards import RANKS, SUITS, make_card
from game.stage.cardart import CardArt
from game.stage.deckstyle import DeckStyle

ROOT = Path(__file__).resolve().parents[2]
WIDTH, HEIGHT = 200, 280


@pytest.fixture(autouse=True)
def drawing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    sys.path.insert(0, str(ROOT))
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    yield
    pygame.display.quit()
    sys.path.remove(str(ROOT))


def drawn(code: str, index: str, colours: int, letters: str) -> Image.Image:
    from assets.cards.deck import DeckOptions
    from assets.cards.faces import face
    from assets.cards.shapes import at, document
    from assets.raster import rasterise

    art = face(code, DeckOptions(index, colours, letters, WIDTH))
    return rasterise(document(at(0, 0, art, WIDTH / 600), WIDTH, HEIGHT))


def composed(code: str, index: str, colours: int, letters: str) -> Image.Image:
    style = DeckStyle("classic" if index == "classic" else "large", colours == 4, letters)
    card = make_card(RANKS.index(code[0]), SUITS.lower().index(code[1]))
    face = CardArt(style).face(card, WIDTH, small=index == "small")
    return Image.frombytes("RGBA", face.get_size(), pygame.image.tobytes(face, "RGBA"))


def on_felt(picture: Image.Image) -> Image.Image:
    felt = Image.new("RGBA", picture.size, (0x1C, 0x51, 0x3A, 255))
    return Image.alpha_composite(felt, picture).convert("RGB")


def apart(one: Image.Image, other: Image.Image) -> float:
    """How many levels the pictures differ by on average."""
    return sum(ImageStat.Stat(ImageChops.difference(on_felt(one), on_felt(other))).mean) / 3


@pytest.mark.parametrize("index", ["large", "classic", "small"])
@pytest.mark.parametrize(("colours", "letters"), [(2, "swedish"), (4, "russian"), (4, "international")])
def test_a_face_is_as_it_is_drawn(index: str, colours: int, letters: str) -> None:
    # edges fall elsewhere between two pixels, which is worth 1 to 2 levels; a part one row off is worth more
    for code in ("As", "2h", "7d", "9c", "Td", "Jd", "Qc", "Kh"):
        far = apart(composed(code, index, colours, letters), drawn(code, index, colours, letters))
        assert far < 3, (code, round(far, 2))


def test_other_letters_other_colours_and_another_index_are_seen() -> None:
    mine = composed("Qd", "large", 2, "swedish")
    for style in (("large", 2, "russian"), ("large", 4, "swedish"), ("classic", 2, "swedish")):
        assert apart(mine, drawn("Qd", *style)) > apart(mine, drawn("Qd", "large", 2, "swedish")) + 0.2
