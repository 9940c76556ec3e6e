"""Settings in the page: chosen by touch or mouse, kept, taken out as a download and in as an upload."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from driver import Watch, click_target, describe, frames, open_page, target, wait_state
from playwright.sync_api import Browser, Page
from server import WebServer

TARGETS = "window.sistaSticket.describe().targets"


def kept(page: Page) -> dict[str, object]:
    """The settings as they lie in the browser's storage."""
    settings: dict[str, object] = json.loads(page.evaluate("window.sistaSticket.store.get('settings')"))
    return settings


def to_settings(page: Page, url: str, *idents: str) -> None:
    open_page(page, url)
    click_target(page, "menu:settings")
    wait_state(page, "settings")
    for ident in idents:
        click_target(page, ident)
        frames(page, 3)


def told(page: Page) -> str:
    """The answer, as soon as it has come."""
    page.wait_for_function(f"{TARGETS}.some((t) => t.id === 'saved:told' || t.id === 'menu:fetch')")
    found = [each["name"] for each in describe(page)["targets"] if each["id"] == "saved:told"]
    return str(found[0]) if found else ""


def test_everything_saved_goes_out_and_comes_in(
    page: Page, server: WebServer, watch: Watch, tmp_path: Path
) -> None:
    to_settings(page, server.url, "setting:table:blue", "menu:back")
    click_target(page, "menu:settings")
    wait_state(page, "settings")
    page.keyboard.press("End")
    frames(page, 3)
    click_target(page, "menu:saved")
    frames(page, 3)
    with page.expect_download() as download:
        click_target(page, "menu:export")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name.startswith("sista-sticket-20")
    assert told(page) == f"{file.name} is now among your downloads."
    texts = json.loads(file.read_text("utf-8"))["texts"]
    assert json.loads(texts["settings"])["table"] == "blue"
    click_target(page, "menu:back")
    frames(page, 3)
    page.keyboard.press("Home")
    frames(page, 3)
    click_target(page, "setting:table:burgundy")
    frames(page, 3)
    assert kept(page)["table"] == "burgundy"
    page.keyboard.press("End")
    frames(page, 3)
    click_target(page, "menu:saved")
    frames(page, 3)
    with page.expect_file_chooser() as chooser:
        click_target(page, "menu:import")
    chooser.value.set_files(file)
    assert told(page) == ""
    click_target(page, "menu:fetch")
    frames(page, 5)
    assert told(page) == "Everything has been loaded."
    assert kept(page)["table"] == "blue"
    bad = tmp_path / "bad.json"
    bad.write_text(file.read_text("utf-8").replace("blue", "grey"), "utf-8")
    with page.expect_file_chooser() as chooser:
        click_target(page, "menu:import")
    chooser.value.set_files(bad)
    page.wait_for_function(f"{TARGETS}.some((t) => t.id === 'saved:told' && t.name.includes('damaged'))")
    assert kept(page)["table"] == "blue"
    assert watch.errors == []


@pytest.mark.parametrize("wish", ["reduced_motion", "contrast"])
def test_the_systems_wishes_reach_the_game(browser: Browser, server: WebServer, wish: str) -> None:
    asked = {"reduced_motion": "reduce"} if wish == "reduced_motion" else {"contrast": "more"}
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale="en-GB", has_touch=True, **asked
    )
    page = context.new_page()
    open_page(page, server.url)
    box = target(page, "menu:settings")["rect"]
    page.touchscreen.tap(box[0] + box[2] / 2, box[1] + box[3] / 2)
    wait_state(page, "settings")
    says = "Your system asks for it already" in target(page, "setting:reduced_motion")["name"]
    assert says is (wish == "reduced_motion")
    assert page.evaluate("window.sistaSticket.moreContrast()") is (wish == "contrast")
    context.close()
