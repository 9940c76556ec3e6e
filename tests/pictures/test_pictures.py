"""The screens look as they did: scripted plans end at pictures that were looked at (renew.py makes them)."""

import pygame
import pytest
from PIL import Image, ImageChops, ImageStat
from plans import FOLDER, PLANS, Plan, Player

MEAN_LEVELS = 0.4  # of 255, over all pixels and channels: another FreeType draws edges a little otherwise
FAR_LEVELS, FAR_PART = 48, 0.0015  # no more than this part of the pixels may be so far off


def as_image(surface: pygame.Surface) -> Image.Image:
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def differences(found: Image.Image, wanted: Image.Image) -> tuple[float, float]:
    """The mean difference in levels, and the part of the pixels that are far off."""
    apart = ImageChops.difference(found, wanted)
    mean = sum(ImageStat.Stat(apart).mean) / 3
    most = ImageChops.lighter(ImageChops.lighter(*apart.split()[:2]), apart.split()[2])
    far = sum(most.histogram()[FAR_LEVELS:])
    return mean, far / (found.width * found.height)


@pytest.mark.parametrize("plan", PLANS, ids=[plan.name for plan in PLANS])
def test_the_screen_looks_as_it_did(plan: Plan, tmp_path) -> None:
    found = as_image(Player(plan).picture())
    wanted = Image.open(FOLDER / f"{plan.name}.png").convert("RGB")
    assert found.size == wanted.size
    mean, far = differences(found, wanted)
    if mean > MEAN_LEVELS or far > FAR_PART:
        found.save(tmp_path / f"{plan.name}.png")
    assert mean <= MEAN_LEVELS, f"see {tmp_path}"
    assert far <= FAR_PART, f"see {tmp_path}"


def test_every_picture_has_its_plan() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == {plan.name for plan in PLANS}


def test_a_moved_card_or_another_word_is_noticed() -> None:
    wanted = Image.open(FOLDER / "exchange-wide.png").convert("RGB")
    moved = wanted.copy()
    moved.paste(wanted.crop((324, 532, 442, 697)), (330, 532))
    assert differences(moved, wanted)[1] > FAR_PART
    assert differences(wanted, wanted) == (0, 0)
