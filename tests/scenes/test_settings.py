"""The settings: every choice applies at once and is remembered; one comes back to exactly where one was."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pygame
import pytest

from game.app import App, first_scene
from game.host.memory import MemoryHost, MemoryStorage
from game.scenes.savefile import REPLACED, parse
from game.scenes.settings_store import load_settings
from game.stage import theme
from game.text import load


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    yield
    pygame.quit()


class Shown:
    """A running game; what is pressed is pressed by its id."""

    def __init__(self, texts: dict[str, str] | None = None, **address: str) -> None:
        texts = {"settings": '{"lang": "en"}'} if texts is None else texts
        self.storage = MemoryStorage(texts)
        self.host = MemoryHost(address, storage=self.storage)
        self.app = App(self.host, first_scene)
        self.step(3)

    def step(self, frames: int = 2) -> None:
        for _ in range(frames):
            self.host.clock.next_frame()
            self.app.frame()

    def press(self, *idents: str) -> None:
        for ident in idents:
            assert ident in self.targets(), ident
            self.host.bridge.presses.append(ident)
            self.step()

    def key(self, name: str) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0))
        self.step()

    def targets(self) -> dict[str, dict[str, object]]:
        return {target["id"]: target for target in self.described()["targets"]}  # type: ignore[attr-defined]

    def described(self) -> dict[str, object]:
        return dict(self.app.describe())

    @property
    def state(self) -> object:
        return self.described()["state"]

    def kept(self) -> dict[str, object]:
        settings: dict[str, object] = json.loads(self.storage.texts["settings"])
        return settings


def test_every_choice_applies_at_once_and_is_remembered() -> None:
    shown = Shown()
    shown.press("menu:settings")
    assert shown.state == "settings"
    for ident, name, value in (
        ("setting:speed:fast", "speed", "fast"),
        ("setting:table:burgundy", "table", "burgundy"),
        ("setting:back:wave", "back", "wave"),
        ("setting:index:classic", "index", "classic"),
        ("setting:letters:russian", "letters", "russian"),
        ("setting:letters:language", "letters", ""),
        ("setting:four_colours", "four_colours", True),
        ("setting:figures", "figures", True),
        ("setting:contrast", "contrast", True),
        ("setting:sound", "sound", False),
        ("setting:reduced_motion", "reduced_motion", True),
        ("setting:confirm_play", "confirm_play", True),
        ("setting:auto_only_move", "auto_only_move", False),
        ("setting:left_handed", "left_handed", True),
    ):
        assert shown.targets()[ident]["role"] == "choice"
        shown.press(ident)
        assert shown.kept()[name] == value, ident
        chosen = shown.targets()[ident]["selected"]
        assert chosen is (value is not False), ident
    again = load_settings(MemoryStorage(shown.storage.texts))
    assert (again.table, again.back, again.sound, again.left_handed) == ("burgundy", "wave", False, True)


def test_table_and_deck_change_in_the_same_picture() -> None:
    shown = Shown()
    shown.press("menu:settings")
    surface = shown.app._window.surface
    before = surface.get_at((60, 600)), surface.copy()
    shown.press("setting:table:blue")
    assert surface.get_at((60, 600)) != before[0]
    shown.press("setting:contrast")
    red, green, blue = theme.Palette("blue", True).rgb("lo")
    assert surface.get_at((60, 600))[:3] == (red, green, blue)
    assert shown.app._stage._art is not None
    shown.press(
        "setting:back:star", "setting:letters:swedish", "setting:four_colours", "setting:index:classic"
    )
    style = shown.app._stage._art.style  # type: ignore[attr-defined]
    assert style[:4] == ("classic", True, "swedish", "star")


def test_the_language_changes_at_once_and_the_letters_with_it() -> None:
    shown = Shown()
    shown.press("menu:settings", "language:sv")
    assert shown.targets()["heading"]["name"] == "Inställningar"
    assert shown.described()["lang"] == "sv"
    assert shown.app._stage._art.style.letters == "swedish"  # type: ignore[union-attr]
    shown.press("language:ru")
    assert shown.app._stage._art.style.letters == "russian"  # type: ignore[union-attr]
    assert shown.kept()["lang"] == "ru"


def test_back_and_escape_lead_to_where_one_was() -> None:
    shown = Shown()
    shown.press("menu:settings", "menu:saved")
    assert "menu:export" in shown.targets()
    shown.key("escape")
    assert "menu:saved" in shown.targets()
    shown.press("menu:about")
    assert shown.targets()["about:version"]["name"] == "Sista sticket, version 1.2.3"
    shown.press("menu:back")
    shown.key("escape")
    assert shown.state == "title"


def test_another_page_leaves_the_list_where_it_was() -> None:
    shown = Shown()
    shown.press("menu:settings")
    shown.key("end")
    at = shown.targets()["menu:saved"]["rect"]
    shown.press("menu:saved", "menu:back")
    assert shown.targets()["menu:saved"]["rect"] == at


def test_a_deal_in_play_waits_and_goes_on_unharmed() -> None:
    shown = Shown(game="chicago-classic", seats="3", seed="7")
    for _ in range(400):
        shown.step(1)
        if shown.described()["turn"] not in (0, None):
            break
    assert shown.described()["turn"] != 0
    before = shown.storage.texts["match.chicago-classic"]
    shown.press("menu:settings", "language:sv", "setting:table:blue")
    shown.step(200)
    assert shown.storage.texts["match.chicago-classic"] == before
    shown.key("escape")
    assert shown.state == "table"
    assert shown.described()["lang"] == "sv"
    for _ in range(400):
        shown.step(1)
        if shown.storage.texts["match.chicago-classic"] != before:
            break
    assert shown.storage.texts["match.chicago-classic"].startswith(before.rsplit("end ", 1)[0])


def test_keys_bring_what_they_reach_into_sight() -> None:
    shown = Shown()
    shown.press("menu:settings")
    seen = set()
    for _ in range(60):
        shown.key("down")
        focused = shown.app._pointer.focused
        if focused is not None:
            assert shown.targets()[focused]["rect"] is not None, focused
            seen.add(focused)
    assert {"setting:left_handed", "menu:saved"} <= seen


def test_all_that_is_saved_goes_into_a_file_and_comes_back() -> None:
    shown = Shown({"settings": '{"lang": "en", "table": "blue"}', "settings.aside-1": "odd"})
    shown.press("menu:settings", "menu:saved", "menu:export")
    assert shown.targets()["saved:told"]["name"] == "Saved as /home/anna/sista-sticket-1.json"
    [text] = shown.host.files.texts.values()
    assert parse(text)["settings.aside-1"] == "odd"
    shown.press("menu:back", "setting:table:burgundy", "language:ru", "menu:saved", "menu:file-0")
    shown.press("menu:keep")
    assert shown.kept()["table"] == "burgundy"
    shown.press("menu:file-0", "menu:fetch")
    assert shown.kept()["table"] == "blue"
    assert shown.app._settings.table == "blue"
    assert shown.described()["lang"] == "en"
    assert shown.targets()["saved:told"]["name"] == "Everything has been loaded."
    shown.press("menu:undo-import", "menu:fetch")
    assert (shown.kept()["table"], shown.kept()["lang"]) == ("burgundy", "ru")
    shown.press("menu:back", "menu:back")
    assert shown.state == "title"


def test_a_path_can_be_typed_and_no_file_is_replaced_unasked() -> None:
    shown = Shown()
    shown.press("menu:settings", "menu:saved")
    assert shown.targets()["path:saving"]["name"] == "Save as: /home/anna/sista-sticket-1.json"

    def type_into(field: str, text: str) -> None:
        shown.press(field)
        shown.app._scene.write(text)  # type: ignore[attr-defined]
        shown.step()
        shown.key("return")

    type_into("path:saving", "/srv/mine.json\n")
    shown.press("menu:export")
    assert shown.targets()["saved:told"]["name"] == "Saved as /srv/mine.json"
    first = shown.host.files.texts["/srv/mine.json"]
    shown.press("menu:back", "setting:table:blue", "menu:saved")
    type_into("path:saving", "/srv/mine.json")
    shown.press("menu:export")
    assert {"menu:replace", "menu:keep"} <= set(shown.targets())
    shown.press("menu:keep")
    assert shown.host.files.texts["/srv/mine.json"] == first
    shown.press("menu:export", "menu:replace")
    assert shown.host.files.texts["/srv/mine.json"] != first
    type_into("path:saving", "/root/mine.json")
    shown.press("menu:export")
    assert shown.targets()["saved:told"]["name"] == (
        "The file could not be saved. The system does not allow it there."
    )
    assert not shown.targets()["menu:import"]["enabled"]
    type_into("path:fetching", "/srv/none.json")
    shown.press("menu:import")
    assert shown.targets()["saved:told"]["name"] == (
        "The file could not be read. There is no such file or folder."
    )
    shown.host.files.texts["/srv/mine.json"] = first
    type_into("path:fetching", "/srv/mine.json")
    shown.press("menu:import", "menu:fetch")
    assert shown.kept()["table"] == "green"


def test_what_could_not_be_read_here_is_set_aside_and_that_is_said() -> None:
    shown = Shown()
    shown.press("menu:settings", "menu:saved", "menu:export")
    shown.storage.texts["match.dirty-schultz"] = "torn"
    shown.press("menu:file-0", "menu:fetch")
    assert shown.targets()["saved:told"]["name"] == (
        "Everything has been loaded. 1 saved text of this device could not be read and was set aside."
    )
    assert shown.storage.texts["match.dirty-schultz.aside-1"] == "torn"
    shown.press("menu:undo-import", "menu:fetch")
    assert shown.targets()["saved:told"]["name"] == "Everything has been loaded."


def test_after_a_fetch_a_table_is_not_gone_on_with() -> None:
    shown = Shown(game="chicago-classic", seats="2", seed="7")
    shown.press("menu:settings", "menu:saved", "menu:export", "menu:file-0", "menu:fetch", "menu:back")
    shown.key("escape")
    assert shown.state == "title"
    assert "menu:continue" in shown.targets()


@pytest.mark.parametrize(
    "text", ["", "{}", '{"format": "sista-sticket everything", "version": 9}', "[" * 99_999]
)
def test_a_bad_file_is_refused_in_words_and_changes_nothing(text: str) -> None:
    shown = Shown()
    shown.host.files.folder = ""
    shown.host.files.texts = {"bad.json": text}
    shown.host.files.chosen = "bad.json"
    before = dict(shown.storage.texts)
    shown.press("menu:settings", "menu:saved", "menu:import")
    assert str(shown.targets()["saved:told"]["name"]).startswith("The file ")
    assert "menu:fetch" not in shown.targets()
    assert shown.storage.texts == before


def test_a_disk_that_fails_is_told() -> None:
    shown = Shown()
    shown.press("menu:settings", "menu:saved")
    shown.host.files.blocked = True
    shown.press("menu:export")
    assert shown.targets()["saved:told"]["name"] == "The file could not be saved. The folder is read-only."
    shown.host.files.blocked = False
    shown.press("menu:export")
    shown.host.files.blocked = True
    shown.press("menu:file-0")
    assert shown.targets()["saved:told"]["name"] == "The file could not be read. The file can't be read."
    shown.host.files.blocked = False
    shown.press("menu:file-0")
    shown.storage.blocked = True
    shown.press("menu:fetch")
    assert shown.targets()["saved:told"]["name"] == load("en")(
        "There is no room for it here, and all is as it was."
    )
    assert REPLACED not in shown.storage.texts


def test_the_systems_wishes_hold_without_a_setting() -> None:
    shown = Shown()
    shown.host.bridge.still, shown.host.bridge.contrast = True, True
    shown.press("menu:settings")
    assert shown.app._context.still
    assert "Your system asks for it already" in str(shown.targets()["setting:reduced_motion"]["name"])
    assert shown.app._stage._palette.contrast
    shown.host.bridge.still = shown.host.bridge.contrast = False
    shown.press("setting:speed:slow")
    assert shown.app._speed() == "slow"
    assert not shown.app._context.still
    assert not shown.app._stage._palette.contrast
    shown.press("setting:reduced_motion")
    assert shown.app._context.still
