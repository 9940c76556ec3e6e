import pygame
import pytest

from game.stage import fonts
from game.stage.metrics import Metrics

WHY = "Hjärter är utspelat, och du har hjärter kvar"


def test_the_weights_are_three_different_files() -> None:
    files = {fonts.font_file(weight) for weight in (400, 500, 600)}
    assert sorted(file.name for file in files) == [
        "FiraSans-Medium.ttf",
        "FiraSans-Regular.ttf",
        "FiraSans-SemiBold.ttf",
    ]
    assert all(file.is_file() for file in files)


def test_another_weight_is_refused_by_name() -> None:
    with pytest.raises(fonts.FontError, match="font weight 700: Fira Sans is here in 400, 500 and 600"):
        fonts.font_file(700)


def test_widths_grow_with_size_and_weight() -> None:
    assert fonts.text_width("", 20) == 0
    assert fonts.text_width("Kung", 40) > 1.9 * fonts.text_width("Kung", 20) > 0
    assert fonts.text_width("Kung", 40, 600) > fonts.text_width("Kung", 40, 400)
    assert Metrics(1280, 720, 1).text_width("Kung", 40, 600) == fonts.text_width("Kung", 40, 600)


def test_fonts_survive_pygame_ending() -> None:
    width = fonts.font(20, 400).size("Dam")[0]
    pygame.font.quit()
    pygame.font.init()
    assert fonts.font(20, 400).size("Dam")[0] == width


def test_wrap_breaks_at_spaces_and_loses_no_word() -> None:
    lines = fonts.wrap(WHY, 16, 500, 240)
    assert lines == ("Hjärter är utspelat, och du har", "hjärter kvar")
    assert all(fonts.text_width(line, 16, 500) <= 240 for line in lines)
    assert " ".join(fonts.wrap(WHY, 16, 500, 60)) == WHY
    assert fonts.wrap("a\nb c", 16, 400, 500) == ("a", "b c")
    assert fonts.wrap("Fortsätt", 16, 400, 5) == ("Fortsätt",)
    assert fonts.wrap("", 16, 400, 50) == ("",)


def test_fit_keeps_then_shrinks_then_breaks() -> None:
    full = fonts.text_width("Обменять 2 карты", 22, 600)
    assert fonts.fit("Обменять 2 карты", 22, 16, 600, full) == (("Обменять 2 карты",), 22, True)
    smaller = fonts.fit("Обменять 2 карты", 22, 16, 600, full - 10)
    assert smaller.lines == ("Обменять 2 карты",)
    assert smaller.fits
    assert 16 <= smaller.size < 22
    broken = fonts.fit("Обменять 2 карты", 22, 16, 600, 110)
    assert broken.lines == ("Обменять", "2 карты")
    assert broken.fits


def test_fit_keeps_two_lines_within_the_height() -> None:
    fitted = fonts.fit("Обменять 2 карты", 22, 14, 600, 110, 2, 44)
    assert len(fitted.lines) == 2
    assert fitted.size * 1.2 * 2 <= 45


def test_fit_says_when_nothing_helps() -> None:
    fitted = fonts.fit("Donaudampfschifffahrt", 22, 16, 600, 40)
    assert fitted == (("Donaudampfschifffahrt",), 16, False)


def test_names_are_cut_with_an_ellipsis() -> None:
    assert fonts.shorten("Anna", 20, 600, 110) == "Anna"
    cut = fonts.shorten("Maximiliana Alexandra", 20, 600, 110)
    assert cut.endswith("…")
    assert cut.startswith("Maxi")
    assert fonts.text_width(cut, 20, 600) <= 110


def test_the_bundles_own_fonts_come_first_and_missing_ones_are_named(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(fonts, "made", tmp_path.joinpath)
    fonts.font_file.cache_clear()
    try:
        own = tmp_path / "fonts" / "FiraSans-Medium.ttf"
        own.parent.mkdir()
        own.write_bytes(fonts.font_file(400).read_bytes())
        assert fonts.font_file(500) == own
        monkeypatch.setattr(fonts, "_packaged", list)
        fonts.font_file.cache_clear()
        with pytest.raises(fonts.FontError, match=r"FiraSans-Regular\.ttf was not found .*fontpkg-fira-sans"):
            fonts.font_file(400)
    finally:
        fonts.font_file.cache_clear()
