"""The whole game through the app's frames: what people see and press, saves, sizes, languages."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Iterator

import pygame
import pytest

from game import app as app_room
from game.app import App, Window, first_scene, run
from game.host.memory import MemoryHost, MemoryStorage
from game.rules import RULESETS
from game.stage.metrics import Metrics

OVER = ("summary", "match-over")
# what a careful beginner presses, the first that is there
HABITS = ("action:stand", "action:declare", "action:pass", "action:decline", "menu:next", "card:")


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    pygame.quit()


def opened(params: dict[str, str] | None = None, storage: MemoryStorage | None = None) -> App:
    app = App(MemoryHost(params, storage=storage), first_scene)
    frames(app, 1)
    return app


def host_of(app: App) -> MemoryHost:
    host = app._host
    assert isinstance(host, MemoryHost)
    return host


def frames(app: App, count: int) -> None:
    for _ in range(count):
        host_of(app).clock.next_frame()
        app.frame()


def press(app: App, ident: str) -> None:
    assert ident in ids(app)
    host_of(app).bridge.presses.append(ident)
    frames(app, 1)


def ids(app: App) -> list[str]:
    return [target["id"] for target in app.describe()["targets"]]


def choice(description: dict) -> str | None:
    """The target that the habits choose, None where nothing is to be done."""
    enabled = [
        target["id"]
        for target in description["targets"]
        if target["enabled"] and target["role"] in ("button", "card")
    ]
    for habit in HABITS:
        found = [ident for ident in enabled if ident.startswith(habit)]
        if found:
            return found[0]
    return None


def decide_once(app: App) -> bool:
    """Let time pass until something can be done, and do it; False when the deal is over."""
    for _ in range(2000):
        description = app.describe()
        if description["state"] in OVER:
            return False
        ident = None if description["busy"] else choice(description)
        if ident is not None:
            press(app, ident)
            return True
        frames(app, 1)
    raise AssertionError(f"nothing to do for 100 s: {description}")


def still(app: App) -> dict:
    """The description without what time changes."""
    described = dict(app.describe())
    described.pop("lines")
    described.pop("busy")
    return described


@pytest.mark.parametrize("game", [name for name in RULESETS if name.startswith("chicago")])
def test_a_complete_deal_by_what_the_description_offers(game: str) -> None:
    app = opened({"game": game, "seats": "3", "seed": "7"})
    assert app.describe()["state"] == "table"
    assert app.describe()["names"] == ["Du", "Anna", "Björn"]
    decisions = 0
    while decide_once(app):
        decisions += 1
        assert json.dumps(app.describe())
    assert decisions >= 5
    described = app.describe()
    assert described["state"] == "summary"
    assert described["ruleset"] == game
    assert [i for i in ids(app) if i.startswith("menu:")] == ["menu:next", "menu:title", "menu:scores"]
    assert host_of(app).bridge.reports == []
    press(app, "menu:next")
    assert app.describe()["state"] == "table"
    assert app.describe()["phase"] == "exchange"


def test_killed_after_each_of_three_actions_it_resumes_where_it_was() -> None:
    storage = MemoryStorage()
    app = opened({"game": "chicago-classic", "seats": "3", "seed": "11"}, storage)
    for _ in range(3):
        assert decide_once(app)
        saved = storage.texts["match.chicago-classic"]
        here = App(MemoryHost(storage=MemoryStorage(dict(storage.texts))), first_scene)
        frames(here, 1)
        press(here, "menu:continue")
        frames(here, 1)
        match, before = here._scene._match, app._scene._match
        assert match.record == before.record
        assert match.observe(0) == before.observe(0)
        assert host_of(here).storage.texts["match.chicago-classic"] == saved
        while app.describe()["busy"]:
            frames(app, 1)
        while here.describe()["busy"]:
            frames(here, 1)
        assert still(here) == still(app)


def test_the_same_address_again_goes_on_with_the_match() -> None:
    storage, address = MemoryStorage(), {"game": "chicago-classic", "seats": "2", "seed": "5"}
    app = opened(address, storage)
    decide_once(app)
    lines = app._scene._match.record.lines
    again = opened(address, storage)
    assert again.describe()["state"] == "table"
    assert again._scene._match.record.lines == lines


def test_an_address_does_not_replace_another_match_unasked() -> None:
    storage = MemoryStorage()
    opened({"game": "chicago-classic", "seats": "2", "seed": "5"}, storage)
    saved = storage.texts["match.chicago-classic"]
    app = opened({"game": "chicago-classic", "seats": "2", "seed": "6"}, storage)
    assert app.describe()["state"] == "title"
    assert [i for i in ids(app) if i.startswith("menu:")] == ["menu:replace", "menu:keep"]
    assert storage.texts["match.chicago-classic"] == saved
    press(app, "menu:replace")
    assert app.describe()["state"] == "table"
    assert '"seed": 6' in storage.texts["match.chicago-classic"]


def test_one_press_from_the_title_plays_the_last_game_with_its_seats() -> None:
    storage = MemoryStorage(
        {"settings": '{"last_ruleset": "chicago-en-giv-till", "seats": {"chicago-en-giv-till": 2}}'}
    )
    app = opened(storage=storage)
    assert app.describe()["state"] == "title"
    press(app, "menu:play")
    assert app.describe()["state"] == "table"
    assert app.describe()["ruleset"] == "chicago-en-giv-till"
    assert app.describe()["names"] == ["Du", "Anna"]


def test_unknown_parameters_are_named_and_left_out() -> None:
    app = opened({"game": "bridge", "seats": "99", "seed": "x", "lang": "tlh"})
    assert app.describe()["state"] == "title"
    notice = next(t for t in app.describe()["targets"] if t["id"] == "notice:text")
    for value in ("game=bridge", "seats=99", "seed=x", "lang=tlh"):
        assert value in notice["name"]
    frames(app, 130)  # 6.5 s
    assert "notice:text" not in ids(app)


def test_the_address_chooses_the_language_for_this_time() -> None:
    app = opened({"lang": "en"})
    assert app.describe()["lang"] == "en"
    assert host_of(app).bridge.states == [("title", "en")]
    assert "settings" not in host_of(app).storage.texts


def test_the_language_changes_at_once_and_is_remembered() -> None:
    storage = MemoryStorage()
    app = opened(storage=storage)
    press(app, "language:en")
    assert app.describe()["lang"] == "en"
    assert host_of(app).bridge.states[-1] == ("title", "en")
    assert opened(storage=storage).describe()["lang"] == "en"


def test_blocked_storage_is_said_once_and_the_game_goes_on() -> None:
    storage = MemoryStorage()
    storage.blocked = True
    app = opened(storage=storage)
    press(app, "menu:play")
    frames(app, 1)
    assert app.describe()["state"] == "table"
    assert "notice:text" in ids(app)
    assert decide_once(app)


def test_an_idle_title_draws_and_tells_nothing_more() -> None:
    app = opened()
    frames(app, 3)  # the window's own first events
    told = len(host_of(app).bridge.descriptions)
    host_of(app).clock.next_frame()
    assert app.frame() is True
    frames(app, 20)
    assert len(host_of(app).bridge.descriptions) == told


def test_every_description_that_is_told_is_another_one() -> None:
    app = opened({"game": "chicago-classic", "seats": "3", "seed": "7"})
    host_of(app).bridge.still = False
    decide_once(app)
    frames(app, 100)
    told = host_of(app).bridge.descriptions
    assert len(told) > 5
    assert all(one != next_one for one, next_one in itertools.pairwise(told))


def test_an_idle_table_at_your_turn_draws_nothing() -> None:
    app = opened({"game": "chicago-classic", "seats": "2", "seed": "5"})
    for _ in range(400):
        frames(app, 1)
        if not app.describe()["busy"] and choice(app.describe()):
            break
    told = len(host_of(app).bridge.descriptions)
    frames(app, 100)
    assert len(host_of(app).bridge.descriptions) == told


@pytest.mark.parametrize("size", [(390, 844, 3.0), (844, 390, 2.0), (640, 360, 1.25)])
def test_rectangles_follow_the_page_in_css_pixels(size: tuple[int, int, float]) -> None:
    app = opened()
    host_of(app).bridge.size = size
    frames(app, 2)
    width, height, ratio = size
    assert pygame.display.get_surface().get_size() == (round(width * ratio), round(height * ratio))
    for target in app.describe()["targets"]:
        x, y, w, h = target["rect"]
        assert x >= 0
        assert y >= 0
        assert x + w <= width + 1
        assert y + h <= height + 1


def test_a_click_at_a_targets_rectangle_presses_it() -> None:
    app = opened()
    host_of(app).bridge.size = (1000, 600, 1.5)
    frames(app, 2)
    target = next(t for t in app.describe()["targets"] if t["id"] == "ruleset:dirty-schultz")
    x, y, w, h = target["rect"]
    position = (round((x + w / 2) * 1.5), round((y + h / 2) * 1.5))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=position, button=1, touch=False))
    frames(app, 2)
    assert next(t for t in app.describe()["targets"] if t["id"] == "ruleset:dirty-schultz")["selected"]


def test_keys_alone_begin_a_match_and_quit() -> None:
    app = opened()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    frames(app, 2)
    assert app.describe()["state"] == "table"
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q, mod=pygame.KMOD_CTRL, unicode="q"))
    frames(app, 1)
    assert not app.running


def test_a_long_pause_counts_as_one_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    app = opened()
    seen: list[float] = []
    monkeypatch.setattr(app._scene, "tick", lambda ms, moving: seen.append(ms))
    host_of(app).clock.time_ms += 60_000
    app.frame()
    assert seen == [100.0]


def test_run_awaits_frames_until_someone_quits() -> None:
    host = MemoryHost()
    host.bridge.presses = ["nothing yet", "menu:quit"]
    asyncio.run(run(host, first_scene))
    assert host.clock.time_ms > 0
    assert not pygame.display.get_init()


def test_a_window_remembers_its_size() -> None:
    storage = MemoryStorage({"window": "900 640"})
    host = MemoryHost(storage=storage)
    host.bridge.size = None
    pygame.display.init()
    window = Window(host)
    assert window.metrics == Metrics(900, 640)
    window.toggle_full_screen()
    window.toggle_full_screen()
    assert window.metrics == Metrics(900, 640)
    pygame.display.set_mode((1000, 700), pygame.RESIZABLE)
    assert window.metrics == Metrics(1000, 700)
    window.keep_size()
    assert storage.texts["window"] == "1000 700"


@pytest.mark.parametrize("text", ["", "wide", "1 2 3", "-5 20"])
def test_a_damaged_window_size_is_replaced(text: str) -> None:
    host = MemoryHost(storage=MemoryStorage({"window": text}))
    host.bridge.size = None
    pygame.display.init()
    width, height = Window(host).surface.get_size()
    assert (width, height) in {(1280, 720), (320, 320)}


def test_play_reports_what_failed_and_ends_with_1(
    monkeypatch: pytest.MonkeyPatch, tmp_path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SISTA_STICKET_HOME", str(tmp_path))

    def broken(_context: object) -> None:
        raise RuntimeError("the table broke")

    monkeypatch.setattr(app_room, "first_scene", broken)
    with pytest.raises(SystemExit) as exit_info:
        app_room.play(lang="sv")
    assert exit_info.value.code == 1
    assert "The game has stopped: the table broke." in capsys.readouterr().err


def test_play_prints_descriptions_as_lines_of_json(
    monkeypatch: pytest.MonkeyPatch, tmp_path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SISTA_STICKET_HOME", str(tmp_path))
    whole = app_room.App.frame

    def three_frames(self: App) -> bool:
        self.count = getattr(self, "count", 0) + 1
        self.running = self.running and self.count < 3
        return whole(self)

    monkeypatch.setattr(app_room.App, "frame", three_frames)
    app_room.play("chicago-classic", seats=2, seed=5, lang="en", describe=True)
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines() if line.startswith("{")]
    assert lines[0]["state"] == "table"
    assert lines[0]["lang"] == "en"
    assert lines[0]["names"] == ["You", "Anna"]
    assert (tmp_path / "match.chicago-classic.txt").is_file()


@pytest.mark.parametrize("last", ["nosuch", "", "queens"])
def test_a_last_game_that_is_not_known_here_is_the_first_one(last: str) -> None:
    app = opened(storage=MemoryStorage({"settings": json.dumps({"last_ruleset": last})}))
    frames(app, 5)
    assert app.describe()["state"] == "title"
    chosen = [target["id"] for target in app.describe()["targets"] if target["selected"]]
    assert f"ruleset:{RULESETS[0]}" in chosen
