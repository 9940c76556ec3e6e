"""A phone: whole deals by taps, cards dragged with a finger; nothing zooms, scrolls or is clicked twice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from driver import describe, frames, open_page, target, wait_idle, wait_state
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page
from test_play import RULESETS, STEPS, shoot, wish

WIDTH, HEIGHT = 390, 844
# what the page may never do, and the clicks that a browser makes of touches
WATCH = """
window.seen = { clicks: 0, mice: 0, scrolled: 0 };
for (const kind of ["click", "dblclick"]) addEventListener(kind, () => seen.clicks += 1, true);
for (const kind of ["mousedown", "mouseup"]) addEventListener(kind, () => seen.mice += 1, true);
addEventListener("scroll", () => seen.scrolled += 1, true);
"""
INSTANT = f"localStorage.setItem('sista-sticket:settings', {json.dumps(json.dumps({'speed': 'instant'}))});"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A phone held upright, in Swedish."""
    made = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT},
        screen={"width": WIDTH, "height": HEIGHT},
        device_scale_factor=3,
        has_touch=True,
        is_mobile=True,
        locale="sv-SE",
    )
    made.add_init_script(WATCH)
    yield made
    made.close()


class Finger:
    """Touches of the browser itself, one finger or several, in CSS px."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        self.at: dict[int, tuple[float, float]] = {}

    def _send(self, kind: str) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in self.at.items()]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        frames(self._page, 2)

    def down(self, x: float, y: float, number: int = 0) -> None:
        self.at[number] = (x, y)
        self._send("touchStart")

    def move(self, x: float, y: float, number: int = 0, steps: int = 4) -> None:
        x0, y0 = self.at[number]
        for step in range(1, steps + 1):
            self.at[number] = (x0 + (x - x0) * step / steps, y0 + (y - y0) * step / steps)
            self._send("touchMove")

    def up(self, number: int = 0) -> None:
        del self.at[number]
        self._send("touchEnd")

    def cancel(self) -> None:
        self.at.clear()
        self._send("touchCancel")


def middle(page: Page, ident: str) -> tuple[float, float]:
    """A point of the target that nothing covers: of a card its left edge."""
    x, y, width, height = target(page, ident)["rect"]
    return (x + min(width / 2, 24 if ident.startswith("card:") else width), y + height / 2)


def tap(page: Page, ident: str) -> None:
    page.touchscreen.tap(*middle(page, ident))
    frames(page, 2)


def hand(page: Page) -> list[str]:
    """The own cards from left to right."""
    own = [each for each in describe(page)["targets"] if each["id"].startswith("card:") and each["rect"]]
    return [each["id"] for each in sorted(own, key=lambda each: each["rect"][0])]


def of(page: Page, kind: str) -> list[dict[str, Any]]:
    return [each for each in describe(page)["targets"] if each["id"].startswith(kind)]


def decide(page: Page, phase: str) -> dict[str, Any]:
    """Taps on to one's own turn in a phase."""
    for _ in range(STEPS):
        scene = wait_idle(page)
        if scene["phase"] == phase and scene["turn"] == scene["you"]:
            return scene
        ident = wish(scene)
        if ident is None:
            frames(page, 5)
        else:
            tap(page, ident)
    raise AssertionError(f"{phase} never comes")


def untouched(page: Page) -> None:
    """Nothing was zoomed, scrolled, marked as text or clicked by itself."""
    assert page.evaluate("[visualViewport.scale, scrollX, scrollY]") == [1, 0, 0]
    assert page.evaluate("seen") == {"clicks": 0, "mice": 0, "scrolled": 0}
    assert page.evaluate("String(getSelection())") == ""


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_deal_by_taps(page, server, watch, ruleset):
    page.add_init_script(INSTANT)
    open_page(page, f"{server.url}?game={ruleset}&seats=3&seed=4&lang=sv", "table")
    tapped = []
    for _ in range(STEPS):
        scene = wait_idle(page)
        if scene["state"] != "table":
            break
        ident = wish(scene)
        if ident is None:
            frames(page, 5)
            continue
        tap(page, ident)
        tapped.append(ident)
    wait_state(page, "summary")
    assert len(tapped) >= 4
    assert describe(page)["phase"] == "over"
    untouched(page)
    assert watch.errors == []


def test_a_trick_played_by_dragging(page, server, watch):
    open_page(page, f"{server.url}?game=chicago-classic&seats=3&seed=4&lang=sv", "table")
    decide(page, "play")
    playable = next(each["id"] for each in of(page, "card:") if each["enabled"])
    finger = Finger(page)
    finger.down(*middle(page, playable))
    finger.move(WIDTH / 2, HEIGHT * 0.42)
    shoot(page, "touch-dragged")
    assert [each["id"] for each in of(page, "trick:0:")] == []
    finger.up()
    assert [each["id"] for each in of(page, "trick:0:")] == [playable.replace("card:", "trick:0:")]
    wait_idle(page)
    shoot(page, "touch-dropped")
    assert playable not in hand(page)
    untouched(page)
    assert watch.errors == []


def test_the_hand_is_rearranged_and_a_card_chosen_by_dragging(page, server, watch):
    open_page(page, f"{server.url}?game=chicago-classic&seats=3&seed=4&lang=sv", "table")
    decide(page, "exchange")
    before = hand(page)
    finger = Finger(page)
    finger.down(*middle(page, before[0]))
    finger.move(middle(page, before[3])[0], middle(page, before[3])[1] + 8)
    shoot(page, "touch-room")
    finger.up()
    wait_idle(page)
    mine = [*before[1:4], before[0], before[4]]
    assert hand(page) == mine
    finger.down(*middle(page, mine[1]))
    finger.move(WIDTH / 2, HEIGHT * 0.45)
    finger.up()
    wait_idle(page)
    assert hand(page) == mine
    assert [each["id"] for each in of(page, "card:") if each["selected"]] == [mine[1]]
    page.set_viewport_size({"width": HEIGHT, "height": WIDTH})
    frames(page, 10)
    assert hand(page) == mine
    untouched(page)
    assert watch.errors == []


def test_what_is_cancelled_or_held_by_two_fingers_does_nothing(page, server, watch):
    open_page(page, f"{server.url}?game=chicago-classic&seats=3&seed=4&lang=sv", "table")
    decide(page, "exchange")
    before = hand(page)
    finger = Finger(page)
    finger.down(*middle(page, before[0]))
    finger.move(WIDTH / 2, HEIGHT * 0.4)
    finger.cancel()
    wait_idle(page)
    assert hand(page) == before
    assert not [each for each in of(page, "card:") if each["selected"]]
    finger.down(100, 300, 1)
    finger.down(300, 500, 2)
    for _ in range(3):  # a pinch
        finger.move(40, 200, 1)
        finger.move(380, 700, 2)
        finger.move(100, 300, 1)
        finger.move(300, 500, 2)
    finger.up(1)
    finger.up(2)
    for _ in range(2):  # a double tap
        page.touchscreen.tap(WIDTH / 2, HEIGHT * 0.3)
    frames(page, 5)
    assert hand(page) == before
    untouched(page)
    tap(page, before[0])  # and the next touch counts
    assert [each["id"] for each in of(page, "card:") if each["selected"]] == [before[0]]
    frames(page, 30)  # a ghost would have taken it back
    assert target(page, before[0])["selected"]
    assert watch.errors == []


WHY = "window.sistaSticket.describe().targets.find((each) => each.id === 'why')?.name ?? ''"


def test_a_long_press_asks_and_does_not_tap(page, server, watch):
    open_page(page, f"{server.url}?game=chicago-classic&seats=3&seed=4&lang=sv", "table")
    decide(page, "exchange")
    card = hand(page)[0]
    finger = Finger(page)
    finger.down(*middle(page, card))
    page.wait_for_function(f"({WHY}).includes('byta')", timeout=5000)
    shoot(page, "touch-long-press")
    finger.up()
    frames(page, 5)
    assert not target(page, card)["selected"]
    why = target(page, "action:exchange")["why"]
    finger.down(*middle(page, "action:exchange"))
    page.wait_for_function(f"({WHY}) === {json.dumps(why)}", timeout=5000)
    finger.up()
    untouched(page)
    assert watch.errors == []


def test_a_mouse_drag_beyond_the_frame_puts_the_card_back(browser, server, watch):
    """A host's page with the game in a frame: the mouse leaves it with a card and comes back without."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    page = context.new_page()
    page.on("pageerror", lambda error: watch.errors.append(str(error)))
    page.goto(server.url + "licences.txt")
    page.set_content(
        f'<iframe src="{server.url}?game=chicago-classic&seats=3&seed=4&lang=en" '
        'style="position:absolute;left:0;top:0;border:0;width:1000px;height:640px"></iframe>'
    )
    frame = page.frames[1]
    frame.wait_for_function("document.documentElement.dataset.state === 'table'", timeout=60_000)
    ready = "(() => { const d = sistaSticket.describe(); return !d.busy && d.turn === d.you; })()"
    frame.wait_for_function(ready, timeout=60_000)
    own = "sistaSticket.describe().targets.filter((each) => each.id.startsWith('card:'))"
    rect = f"{own}.map((each) => each.rect)"
    x, y, width, height = frame.evaluate(rect)[0]
    page.mouse.move(x + 20, y + height / 2)
    page.mouse.down()
    page.mouse.move(500, 300, steps=4)
    page.mouse.move(1200, 300, steps=4)
    page.mouse.up()
    page.mouse.move(600, 200, steps=3)
    frame.wait_for_function(ready, timeout=5000)
    assert frame.evaluate(rect)[0] == [x, y, width, height]
    assert frame.evaluate(f"{own}.filter((each) => each.selected).length") == 0
    context.close()
    assert watch.errors == []
