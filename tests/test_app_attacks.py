"""What once broke the game: double presses, odd addresses, damaged saves, slivers of windows."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app import App, Window, first_scene
from game.host.api import StorageError
from game.host.memory import MemoryHost, MemoryStorage
from game.match import Match, Player, dumps

TABLE = {"game": "chicago-classic", "seats": "2", "seed": "5", "lang": "en"}
SAVE = "match.chicago-classic"


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    pygame.quit()


def opened(params: dict[str, str], storage: MemoryStorage | None = None) -> tuple[App, MemoryHost]:
    host = MemoryHost(params, storage=storage)
    app = App(host, first_scene)
    frames(app, host, 3)
    return app, host


def frames(app: App, host: MemoryHost, count: int) -> None:
    for _ in range(count):
        host.clock.next_frame()
        app.frame()


def key(code: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


def test_two_presses_in_a_frame_leave_once():
    app, host = opened(TABLE)
    key(pygame.K_ESCAPE)
    frames(app, host, 10)
    leave = next(each["rect"] for each in app.describe()["targets"] if each["id"] == "menu:quit")
    middle = (leave[0] + leave[2] // 2, leave[1] + leave[3] // 2)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) * 2:
        pygame.event.post(pygame.event.Event(kind, pos=middle, button=1, touch=False))
    frames(app, host, 1)
    assert app.describe()["state"] == "title"
    assert host.bridge.reports == []


@pytest.mark.parametrize("odd", ["\x00", "x\x00y", "\n\t", "\x1b[31m", "\u202eabc"])
@pytest.mark.parametrize("name", ["game", "seed", "lang"])
def test_odd_signs_in_the_address_are_left_out_with_a_word(name, odd):
    app, _ = opened({"lang": "en", name: odd})
    described = app.describe()
    assert described["state"] == "title"
    told = [each["name"] for each in described["targets"] if each["id"] == "notice:text"]
    assert told
    assert told[0].startswith(("Not understood and ignored: ", "Förstods inte och hoppades över: "))
    assert all(sign.isprintable() for sign in told[0])


@pytest.mark.parametrize("size", [(30, 720), (10, 720), (5, 4000), (1, 4000), (1, 20), (4000, 1)])
def test_a_sliver_of_a_window_does_not_stop_the_table(size):
    app, host = opened(TABLE)
    host.bridge.size = (*size, 1.0)
    frames(app, host, 5)
    host.bridge.size = (1280, 720, 1.0)
    frames(app, host, 5)
    assert app.describe()["state"] == "table"


def saved(*kinds: str) -> str:
    players = [
        Player(kind, f"P{seat}", None if kind == "person" else "steady") for seat, kind in enumerate(kinds)
    ]
    return dumps(Match.start("chicago-classic", {}, players, 5).record)


def test_a_save_that_counts_to_thousands_of_digits_is_set_aside():
    text = saved("person", "bot")
    body = text[: text.rindex("end ")]
    storage = MemoryStorage({SAVE: f"{body}end {'9' * 5000} abcdefgh\n"})
    app, _ = opened({"lang": "en"}, storage)
    assert app.describe()["state"] == "title"
    assert SAVE not in storage.texts
    assert f"{SAVE}.aside-1" in storage.texts


@pytest.mark.parametrize("kinds", [("person", "person"), ("bot", "person"), ("bot", "bot")])
def test_a_save_with_any_people_goes_on(kinds):
    storage = MemoryStorage({SAVE: saved(*kinds)})
    app, host = opened({"lang": "en"}, storage)
    host.bridge.presses.append("menu:continue")
    frames(app, host, 5)
    assert app.describe()["state"] == ("curtain" if kinds.count("person") > 1 else "table")
    assert f"{SAVE}.aside-1" not in storage.texts


class NoRoom(MemoryStorage):
    """Takes the place of what is there, but has no room for anything more."""

    def set_aside(self, key: str) -> str:
        raise StorageError("No room.")


def test_a_damaged_save_that_cannot_be_set_aside_is_not_written_over():
    storage = NoRoom({SAVE: "junk"})
    app, host = opened({"lang": "en"}, storage)
    host.bridge.presses.append("menu:play")
    frames(app, host, 5)
    assert app.describe()["state"] == "table"
    assert storage.texts[SAVE] == "junk"


@pytest.mark.parametrize("kept", ["100000 100000", "99999999999999 1", "0 0", "a b", "800"])
def test_an_odd_window_size_is_not_believed(kept):
    host = MemoryHost({}, storage=MemoryStorage({"window": kept}))
    host.bridge.size = None
    pygame.display.init()
    width, height = Window(host).surface.get_size()
    assert (width, height) in ((1280, 720), (320, 320))


def test_a_list_held_while_the_table_comes_back_does_no_harm() -> None:
    host = MemoryHost({"game": "chicago-classic", "lang": "en"})
    app = App(host, first_scene)

    def step(*events: pygame.event.Event) -> None:
        for event in events:
            pygame.event.post(event)
        for _ in range(30):
            host.clock.next_frame()
            app.frame()

    def mouse(kind: int, y: int) -> pygame.event.Event:
        more = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        return pygame.event.Event(kind, pos=(800, y), touch=False, **more)

    step()
    host.bridge.presses.append("menu:settings")
    step()
    assert app.describe()["state"] == "settings"
    step(mouse(pygame.MOUSEBUTTONDOWN, 400))
    step(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0))
    assert app.describe()["state"] == "table"
    for y in (360, 340, 300):
        step(mouse(pygame.MOUSEMOTION, y))
    assert app.describe()["state"] == "table"
    app.close()
