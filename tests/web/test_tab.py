"""Tab in the page: a ring shows where the keyboard is, and at the table's end the page goes on."""

from __future__ import annotations

from driver import frames, wait_state
from playwright.sync_api import Page
from server import WebServer

RING = """() => { const [back, on] = sistaSticket.tabs(); return [back, on, document.activeElement.id]; }"""


def test_tab_goes_through_the_title_with_a_ring_and_out_at_its_end(page: Page, server: WebServer) -> None:
    page.goto(server.url)
    wait_state(page, "title")
    page.focus("#canvas")
    frames(page, 2)
    assert page.evaluate(RING) == [False, True, "canvas"]
    before = page.screenshot()
    page.keyboard.press("Tab")
    frames(page, 4)
    assert page.evaluate(RING) == [False, True, "canvas"]
    first = page.screenshot()
    assert first != before
    page.keyboard.press("Tab")
    frames(page, 4)
    assert page.evaluate(RING) == [True, True, "canvas"]
    assert page.screenshot() not in (before, first)
    for _ in range(60):
        if not page.evaluate(RING)[1]:
            break
        page.keyboard.press("Tab")
        frames(page, 3)
    assert page.evaluate(RING) == [True, False, "canvas"]
    page.evaluate(
        "window.kept = null;"
        "addEventListener('keydown', (e) => setTimeout(() => kept = e.defaultPrevented), true)"
    )
    page.keyboard.press("Tab")
    frames(page, 2)
    assert page.evaluate("kept") is False  # the browser may go on
