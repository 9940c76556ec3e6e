"""Names are typed at the keyboard and in a page's fields, through the app."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app import App, first_scene
from game.host.api import Written
from game.host.memory import MemoryHost


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch) -> MemoryHost:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    return MemoryHost(languages=("en",))


@pytest.fixture
def app(host: MemoryHost) -> Iterator[App]:
    app = App(host, first_scene)
    frames(app, host)
    press(app, host, "player:1")
    yield app
    app.close()


def frames(app: App, host: MemoryHost, count: int = 2) -> None:
    for _ in range(count):
        host.clock.next_frame()
        app.frame()


def press(app: App, host: MemoryHost, ident: str) -> None:
    host.bridge.presses.append(ident)
    frames(app, host)


def key(number: int, text: str = "", mod: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=number, mod=mod, unicode=text))
    if text:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))


def name_of(app: App, ident: str) -> str:
    return next(str(t["name"]) for t in app.describe()["targets"] if t["id"] == ident)  # type: ignore[attr-defined]


def test_letters_are_text_while_a_name_is_written(app: App, host: MemoryHost) -> None:
    press(app, host, "name:1")
    assert [field.id for field in host.bridge.shown_fields if field.writing] == ["name:1"]
    for letter in "Åke 1":
        key(ord(letter.lower()), letter)
    key(pygame.K_LEFT)
    key(pygame.K_BACKSPACE)
    frames(app, host)
    assert name_of(app, "name:1") == "Name of seat 2: Åke "
    key(pygame.K_RETURN)
    frames(app, host)
    assert name_of(app, "name:1") == "Name of seat 2: Åke"
    assert not any(field.writing for field in host.bridge.shown_fields)
    assert app.describe()["names"] == ["You", "Åke", "Björn", "Karin"]
    key(pygame.K_RETURN)  # now it is Done's key again
    frames(app, host)
    assert name_of(app, "player:1") == "Åke, bot, steady"


def test_escape_leaves_the_name_as_it_was(app: App, host: MemoryHost) -> None:
    press(app, host, "name:0")
    key(pygame.K_x, "x")
    key(pygame.K_ESCAPE)
    frames(app, host)
    assert name_of(app, "name:0") == "Name of seat 1: You"
    key(pygame.K_ESCAPE)
    frames(app, host)
    assert name_of(app, "player:0") == "You, here"


def test_a_pages_field_is_written_in_by_itself(app: App, host: MemoryHost) -> None:
    field = host.bridge.shown_fields[2]
    assert (field.id, field.text, field.proposed, field.most) == ("name:2", "", "Björn", 20)
    host.bridge.writes += [Written("name:2", "begin"), Written("name:2", "text", "Bo\x07 " + "x" * 30)]
    frames(app, host)
    field = host.bridge.shown_fields[2]
    assert field.writing
    assert field.text == "Bo " + "x" * 17
    host.bridge.writes += [
        Written("name:2", "text", "Bo"),
        Written("name:2", "keep"),
        Written("gone", "begin"),
    ]
    frames(app, host)
    assert app.describe()["names"] == ["You", "Anna", "Bo", "Karin"]
    host.bridge.writes += [
        Written("name:2", "begin"),
        Written("name:2", "text", ""),
        Written("name:2", "keep"),
    ]
    frames(app, host)
    assert app.describe()["names"] == ["You", "Anna", "Björn", "Karin"]


def test_f1_in_a_pages_field_opens_the_help_and_keeps_what_was_written(app: App, host: MemoryHost) -> None:
    host.bridge.writes += [Written("name:2", "begin"), Written("name:2", "text", "Bo")]
    frames(app, host)
    host.bridge.writes += [Written("name:2", "help"), Written("name:2", "keep")]
    frames(app, host)
    assert app.describe()["state"] == "help"
    key(pygame.K_ESCAPE)
    frames(app, host)
    assert name_of(app, "name:2") == "Name of seat 3: Bo"


def test_fields_go_with_their_screen(app: App, host: MemoryHost) -> None:
    assert len(host.bridge.shown_fields) == 4
    press(app, host, "menu:title")
    assert host.bridge.shown_fields == ()
    host.bridge.writes.append(Written("name:2", "text", "late"))
    frames(app, host)
    assert app.describe()["state"] == "title"
