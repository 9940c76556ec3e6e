"""Two people at one phone: a name typed by touch, and the curtain between them."""

from collections.abc import Iterator
from typing import Any

import pytest
from driver import Watch, describe, frames, open_page, target, wait_idle, wait_state, watched
from playwright.sync_api import Browser, Page
from server import WebServer

FIELD = "document.activeElement?.dataset.field ?? null"


@pytest.fixture
def phone(browser: Browser, server: WebServer, watch: Watch) -> Iterator[Page]:
    """A phone's page with a touch screen."""
    made = browser.new_context(
        viewport={"width": 390, "height": 844},
        device_scale_factor=2,
        has_touch=True,
        is_mobile=True,
        locale="sv-SE",
    )
    yield watched(made, server.origin, watch)
    made.close()


def tap(page: Page, ident: str) -> None:
    """A finger on the middle of a target."""
    x, y, width, height = target(page, ident)["rect"]
    page.touchscreen.tap(x + width / 2, y + height / 2)
    frames(page, 4)


def own_cards(scene: dict[str, Any]) -> list[str]:
    return [each["name"] for each in scene["targets"] if each["id"].startswith("card:")]


def pass_on(page: Page) -> dict[str, Any]:
    """Behind the curtain nothing of a hand is to be had anywhere; then the next person's table."""
    wait_state(page, "curtain")
    scene = wait_idle(page)
    assert {each["id"] for each in scene["targets"]} >= {"menu:ready", "curtain:name"}
    assert (scene["lines"], scene["you"], scene["phase"]) == ([], None, None)
    mirrored = page.locator("#accessible-table").text_content()
    for suit in ("hjärter", "spader", "ruter", "klöver", "högst", "par i"):
        assert suit not in str(scene).lower()
        assert suit not in mirrored.lower()
    tap(page, "menu:ready")
    wait_state(page, "table")
    return wait_idle(page)


def test_two_people_begin_a_deal_with_a_name_typed_by_touch(phone, server, watch):
    open_page(phone, f"{server.url}?lang=sv")
    tap(phone, "player:1")
    tap(phone, "seats:2")
    tap(phone, "who:1:person")
    tap(phone, "name:1")
    assert phone.evaluate(FIELD) == "name:1"
    phone.keyboard.type("Karin")
    frames(phone, 4)
    assert target(phone, "name:1")["name"].endswith(": Karin")
    assert phone.evaluate("visualViewport.scale") == 1
    phone.keyboard.press("Enter")
    frames(phone, 4)
    assert phone.evaluate(FIELD) is None
    assert describe(phone)["names"] == ["Spelare 1", "Karin"]
    tap(phone, "menu:title")
    assert target(phone, "player:1")["name"] == "Karin, här"
    tap(phone, "menu:play")
    first = pass_on(phone)
    cards = own_cards(first)
    assert (first["you"], len(cards)) == (first["turn"], 5)
    assert sorted(first["names"]) in (["Du", "Karin"], ["Du", "Spelare 1"])
    tap(phone, "action:stand")
    second = pass_on(phone)
    assert second["you"] == second["turn"] == 1 - first["you"]
    assert not set(cards) & set(own_cards(second))
    # the draw for the first deal, the log's first line, is of cards that everyone saw
    told = {**second, "lines": [line for line in second["lines"] if line["n"] > 1]}
    assert not [card for card in cards if card in str(told)]
    assert watch.errors == []
    assert watch.foreign == []


def test_a_name_is_typed_at_a_keyboard(page, server, watch):
    """The canvas hands the field in use to the page; Escape gives it back."""
    open_page(page, f"{server.url}?lang=en")
    rect = target(page, "player:0")["rect"]
    page.mouse.click(rect[0] + 10, rect[1] + 10)
    frames(page, 3)
    for word, end, name in (("Eve", "Enter", "Eve"), ("Bob", "Escape", "Eve")):
        rect = target(page, "name:0")["rect"]
        page.mouse.click(rect[0] + 30, rect[1] + 20)
        frames(page, 3)
        assert page.evaluate(FIELD) == "name:0"
        page.keyboard.press("Control+a")
        page.keyboard.type(word)
        page.keyboard.press(end)
        frames(page, 4)
        assert page.evaluate("document.activeElement.id") == "canvas"
        assert describe(page)["names"][0] == name
    assert watch.errors == []
