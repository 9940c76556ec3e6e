"""What the eye notices at once: even distances, one size in a row, texts on one line, nothing over a name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest
from table_help import end, new_context, new_match, new_scene, person_decides, play_until

from game.cards import N_
from game.match import Match, Player
from game.rules.api import Seat, Verb
from game.scenes.api import Frame
from game.scenes.help import HelpScene
from game.scenes.stud_sight import is_pending
from game.scenes.summary import SummaryScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.scenes.toast import Toast
from game.stage.item import ButtonLook, CardLook, Item, PanelLook, Rect, TextLook
from game.stage.metrics import Metrics
from game.text import load

NOTICE = N_("Not understood and ignored: {values}")
NAMES = ("Anna", "Björn", "Karin", "David", "Elsa", "Folke", "Greta")


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.font.init()
    yield
    pygame.quit()


def stud(seats: int, **changes: object) -> Match:
    others = [Player("bot", name, "random") for name in NAMES[: seats - 1]]
    return Match.start("dirty-schultz", changes, [Player("person", "Du"), *others], 5)


def decision(match: Match) -> TableScene:
    """The table when the first seat is to bet for the first time."""
    seat = Seat(0)
    while match.observe(seat).to_act != seat:
        legal = match.ruleset.legal_actions(match.state)
        match.submit(next(action for action in legal if action.verb is not Verb.FOLD))
    context, _ = new_context("ru")
    return TableScene(context, match, seat, on_deal_over=end, on_leave=end)  # type: ignore[arg-type]


def by_id(scene: object, m: Metrics) -> dict[str, Item]:
    return {item.id: item for item in scene.items(Frame(m))}  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(390, 844), (640, 360), (844, 390), (1280, 720)])
def test_a_long_notice_does_not_cover_the_games_name(size: tuple[int, int]) -> None:
    context, _ = new_context("ru")
    m = Metrics(*size)
    items = list(TitleScene(context).items(Frame(m)))
    toast = Toast()
    toast.say(load("ru")(NOTICE, values="lang=de, seats=99, game=poker"))
    pill = pygame.Rect(toast.items(m, items)[0].rect)
    covered = [
        item.id for item in items
        if pill.colliderect(item.rect) and (item.press is not None or item.id in ("wordmark", "tagline"))
    ]  # fmt: skip
    assert covered == []


@pytest.mark.parametrize("size", [(640, 360), (844, 390)])
@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_low_buttons_and_the_amount_are_clear_of_each_other(size: tuple[int, int], seats: int) -> None:
    items = by_id(decision(stud(seats, limit="pot", stack=30)), Metrics(*size))
    rects = sorted(
        (item.rect for name, item in items.items() if name.startswith("action:")), key=lambda rect: rect.y
    )
    assert len(rects) >= 2
    between = 6 if seats > 6 else 8
    for above, below in pairwise(rects):
        assert above.h >= 44
        assert below.y - above.y - above.h >= between - 1
    assert rects[0].y - (items["amount"].rect.y + items["amount"].rect.h) >= 7


def test_the_free_amount_is_clear_of_the_buttons_in_fixed_limit_too() -> None:
    items = by_id(decision(stud(4)), Metrics(640, 360))
    assert "amount" not in items
    assert sum(name.startswith("action:") for name in items) == 3


def test_other_buttons_of_a_row_have_one_size() -> None:
    items = by_id(decision(stud(4)), Metrics(390, 844, 2.0))
    looks = [item.look for name, item in items.items() if name.startswith("action:")]
    sizes = {look.size for look in looks if isinstance(look, ButtonLook) and look.kind == "secondary"}
    assert len(sizes) == 1


@pytest.mark.parametrize("size", [(1080, 1920), (390, 844), (1280, 720), (640, 360)])
@pytest.mark.parametrize("lang", ["sv", "ru"])
def test_the_parts_of_the_helps_choice_have_one_size(size: tuple[int, int], lang: str) -> None:
    context, _ = new_context(lang)
    items = by_id(HelpScene(context, lambda: None), Metrics(*size))
    looks = [item.look for name, item in items.items() if name.startswith("ruleset:")]
    assert len(looks) == 3
    assert len({look.size for look in looks if isinstance(look, ButtonLook)}) == 1


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("ruleset", ["chicago-classic", "dirty-schultz"])
def test_the_newest_line_stands_on_the_line_of_its_button(size: tuple[int, int], ruleset: str) -> None:
    match, m = new_match(4, ruleset=ruleset), Metrics(*size)
    scene, _ = new_scene(match, "sv")
    assert play_until(scene, match, person_decides)
    items = by_id(scene, m)
    look, rect, button = items["log:newest"].look, items["log:newest"].rect, items["log"].rect
    assert isinstance(look, TextLook)
    last = rect.y + rect.h - rect.h / len(look.text.split("\n")) / 2
    assert abs(last - (button.y + button.h / 2)) <= m.px(1.5) + 1


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 720)])
def test_the_pot_stands_within_the_mat(size: tuple[int, int]) -> None:
    items = by_id(decision(stud(4)), Metrics(*size))
    mat, pots = items["mat"].rect, items["pots"].rect
    assert mat.y + mat.h - (pots.y + pots.h) >= 8 * Metrics(*size).s


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (640, 360)])
@pytest.mark.parametrize("you", [0, 2])
def test_the_own_track_alone_is_dark_in_the_summary(size: tuple[int, int], you: int) -> None:
    players = [
        Player("person", NAMES[seat]) if seat == you else Player("bot", NAMES[seat], "random")
        for seat in range(3)
    ]
    match = Match.start("dirty-schultz", {}, players, 5)
    while not match.is_deal_over:
        match.submit(match.ruleset.legal_actions(match.state)[0])
    context, _ = new_context("sv")
    items = by_id(SummaryScene(context, match), Metrics(*size))
    dark = [
        name for name, item in items.items()
        if name.startswith("track:") and isinstance(item.look, PanelLook) and item.look.colour == "ink"
    ]  # fmt: skip
    assert dark == [f"track:{you}"]


@pytest.mark.parametrize("size", [(390, 844), (1080, 1920), (360, 640)])
def test_few_rows_make_the_sheet_lower_and_not_empty(size: tuple[int, int]) -> None:
    m, tops = Metrics(*size), []
    for seats in (2, 4):
        match = stud(seats)
        while not match.is_deal_over:
            match.submit(match.ruleset.legal_actions(match.state)[0])
        context, _ = new_context("sv")
        items = by_id(SummaryScene(context, match), m)
        foot, button = items["line:end"].rect, items["menu:next"].rect
        assert 8 * m.s <= button.y - foot.y <= 24 * m.s
        assert items["headline"].rect.y - items["sheet"].rect.y >= 9 * m.s
        tops.append(items["sheet"].rect.y)
    assert tops[0] > tops[1] + m.px(100)


@pytest.mark.parametrize("size", [(844, 390), (640, 360), (1280, 720), (390, 844)])
def test_the_winners_sign_lies_under_no_card(size: tuple[int, int]) -> None:
    players = [Player("person", "Du"), Player("bot", "Anna", "random")]
    match = Match.start("chicago-classic", {"target": 8}, players, 3)
    for _ in range(2000):
        if match.is_match_over:
            break
        if match.is_deal_over:
            match.next_deal()
        match.submit(match.ruleset.legal_actions(match.state)[0])
    context, _ = new_context("sv")
    items = by_id(SummaryScene(context, match), Metrics(*size))
    signs = [item.rect for name, item in items.items() if name.startswith("winner:")]
    cards = [pygame.Rect(item.rect) for item in items.values() if isinstance(item.look, CardLook)]
    assert match.is_match_over
    assert [sign for sign in signs if pygame.Rect(sign).collidelist(cards) >= 0] == []


@pytest.mark.parametrize("size", [(390, 844), (800, 600), (1280, 720), (640, 360)])
def test_a_short_log_has_a_short_sheet(size: tuple[int, int]) -> None:
    match, m = new_match(4), Metrics(*size)
    scene, _ = new_scene(match, "sv")
    assert play_until(scene, match, person_decides)
    scene.press(("log",))
    items = by_id(scene, m)
    lines = [item.rect for name, item in items.items() if name[:4] == "log:" and name[4:].isdigit()]
    sheet: Rect = items["sheet"].rect
    low = max(line.y + line.h for line in lines)
    assert m.px(12) <= sheet.y + sheet.h - low
    assert sheet.h <= m.px(320) or sheet.y + sheet.h - low <= m.px(48)


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_whoever_set_the_trigger_is_marked_at_every_size(seats: int) -> None:
    match, marked = stud(seats), 0
    for _ in range(12):
        while not match.is_deal_over:
            legal = match.ruleset.legal_actions(match.state)
            match.submit(next(action for action in legal if action.verb is not Verb.FOLD))
            view = match.observe(Seat(0))
            if not is_pending(view) or match.is_deal_over or marked > 6:
                continue
            context, _ = new_context("sr")
            scene = TableScene(context, match, Seat(0), on_deal_over=end, on_leave=end)  # type: ignore[arg-type]
            for size in ((390, 844), (360, 640), (844, 390), (640, 360), (1280, 720)):
                items = by_id(scene, Metrics(*size))
                said = [item.name for name, item in items.items() if name.endswith(":trigger") and item.role]
                assert said or "own:bracket" in items, size
            marked += 1
        if match.is_match_over or marked > 6:
            break
        match.next_deal()
    assert marked
