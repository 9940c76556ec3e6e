import pytest

from game.stage.item import Rect
from game.stage.metrics import Metrics, Safe


@pytest.mark.parametrize(
    ("width", "height", "ratio", "layout", "s"),
    [
        (1280, 720, 1, "wide", 1.0),
        (2560, 1440, 2, "wide", 1.0),
        (1920, 1080, 1, "wide", 1.5),
        (3840, 2160, 1, "wide", 2.2),  # clamped from 3
        (1024, 768, 1, "wide", 0.8),
        (700, 520, 1, "wide", 0.72),  # clamped from 0.55
        (520, 520, 1, "wide", 0.72),
        (700, 519, 1, "low", 1.3),  # clamped from 1.33
        (844, 390, 1, "low", 1.0),
        (2532, 1170, 3, "low", 1.0),
        (640, 320, 1, "low", 0.85),
        (390, 844, 1, "tall", 1.0),
        (780, 1688, 2, "tall", 1.0),
        (360, 640, 1, "tall", 360 / 390),
        (320, 640, 1, "tall", 0.92),
        (800, 1280, 1, "tall", 1.45),
        (1080, 1920, 1, "tall", 2.0),  # not a narrow column on a large screen
        (2160, 3840, 1, "tall", 2.2),
        (1080, 1920, 3, "tall", 0.9230769),
    ],
)
def test_breakpoints(width: int, height: int, ratio: float, layout: str, s: float) -> None:
    metrics = Metrics(width, height, ratio)
    assert metrics.layout == layout
    assert metrics.s == pytest.approx(s)


def test_content_is_at_most_sixteen_to_nine_and_the_column_at_most_560() -> None:
    assert Metrics(2560, 1080, 1).content == Rect(320, 0, 1920, 1080)
    assert Metrics(1280, 720, 1).content == Rect(0, 0, 1280, 720)
    assert Metrics(1024, 768, 1).content == Rect(0, 0, 1024, 768)
    assert Metrics(1600, 2400, 2).content == Rect(240, 0, 1120, 2400)
    assert Metrics(844, 390, 1, Safe(left=47, right=47)).content == Rect(47, 0, 750, 390)


def test_edges_that_hold_no_content_make_it_smaller_as_well() -> None:
    phone = Metrics(2532, 1170, 3, Safe(47, 0, 47, 21))  # CSS px, whatever the ratio
    assert phone.layout == "low"
    assert phone.s == pytest.approx(369 / 390)
    assert phone.content == Rect(141, 0, 2250, 1107)
    assert phone.rect(0, 0, 10, 10)[:2] == (141, 0)
    upright = Metrics(390, 844, 1, Safe(0, 47, 0, 34))
    assert (upright.layout, upright.s, upright.content) == ("tall", 1.0, Rect(0, 47, 390, 763))
    assert Metrics(1000, 540, 1, Safe(bottom=21)).layout == "low"
    assert Metrics(100, 50, 1, Safe(60, 60, 60, 60)).content.w == 1


def test_text_sizes_do_not_go_under_the_smallest() -> None:
    metrics = Metrics(700, 520, 2)  # 350 × 260 CSS px: low
    assert metrics.layout == "low"
    assert metrics.font(14) == 28
    assert metrics.font(13) == 26  # meant to be smaller
    assert Metrics(1024, 768, 1).font(15) == 14
    assert Metrics(3840, 2160, 1).font(20) == 44


def test_lengths_in_device_px() -> None:
    metrics = Metrics(2560, 1440, 2)
    assert metrics.px(118) == 236
    assert metrics.rect(10, 20, 30, 40) == Rect(20, 40, 60, 80)
    assert metrics.css(Rect(20, 41, 60, 80)) == [10, 20.5, 30, 40]
    assert metrics.target(10) == 88
    assert metrics.target(64) == 128
    assert Metrics(700, 520, 1).px(0.4) == 1
    assert Metrics(700, 520, 1).px(0) == 0


@pytest.mark.parametrize(("width", "height", "ratio"), [(0, 10, 1), (10, 0, 1), (10, 10, 0), (10, 10, -1)])
def test_a_screen_without_area_is_refused(width: int, height: int, ratio: float) -> None:
    with pytest.raises(ValueError, match="width and height are at least 1"):
        Metrics(width, height, ratio)
