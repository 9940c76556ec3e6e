"""Sound in the page: it starts with the first gesture, and without it the game plays on silently."""

from __future__ import annotations

from typing import Any

import pytest
from driver import (
    FIXED_CHANCE,
    Watch,
    click_target,
    describe,
    frames,
    open_page,
    target,
    wait_idle,
    wait_state,
)
from playwright.sync_api import Browser, Page
from server import WebServer

SOON = 10_000  # ms
TABLE = "?game=chicago-classic&seats=3&seed=7&lang=en"
# as a browser that waits for a gesture does; Playwright's own questions to the page would count as one
NO_GESTURE = "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });"
COUNTED = """
window.begun = 0;
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...times) {
  window.begun += 1;
  return start.apply(this, times);
};
"""
LISTENED = """
window.loudest = 0;
const create = AudioContext.prototype.createScriptProcessor;
AudioContext.prototype.createScriptProcessor = function (...sizes) {
  const node = create.apply(this, sizes);
  let fill = null;
  Object.defineProperty(node, "onaudioprocess", { set: (handler) => { fill = handler; }, get: () => fill });
  node.addEventListener("audioprocess", (event) => {
    fill?.call(node, event);
    for (const sample of event.outputBuffer.getChannelData(0)) {
      window.loudest = Math.max(window.loudest, Math.abs(sample));
    }
  });
  return node;
};
"""
UNDECODABLE = (
    "OfflineAudioContext.prototype.decodeAudioData = () => Promise.reject(new Error('unable to decode'));"
)
NO_CONTEXT = "window.AudioContext = function () { throw new Error('no sound card'); };"


def told(page: Page) -> dict[str, Any]:
    """What the page's sound says of itself."""
    return dict(page.evaluate("sistaSticket.sound.told()"))


def wait_sound(page: Page, condition: str) -> None:
    """Waits until a condition on `told` holds."""
    page.wait_for_function(
        f"(() => {{ const told = sistaSticket.sound.told(); return {condition}; }})()", timeout=SOON
    )


def exchange_two(page: Page) -> None:
    """Picks two cards and exchanges them."""
    cards = [each["id"] for each in wait_idle(page)["targets"] if each["id"].startswith("card:")]
    for card in cards[-2:]:
        click_target(page, card)
    click_target(page, "action:exchange")


def warnings(page: Page) -> list[str]:
    """The list that the page's warnings come into."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type == "warning" else None)
    return said


def test_a_tap_unlocks_the_sound_and_a_deal_is_heard(browser: Browser, server: WebServer) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.add_init_script(NO_GESTURE + COUNTED + FIXED_CHANCE)
    open_page(page, f"{server.url}?lang=en")
    wait_sound(page, "told.ready")
    assert told(page) == {"ready": True, "state": "none", "played": 0, "sounding": 0}
    x, y, width, height = target(page, "menu:play")["rect"]
    page.touchscreen.tap(x + width / 2, y + height / 2)
    wait_state(page, "table")
    wait_sound(page, "told.state === 'running' && told.played > 5")
    wait_idle(page)
    assert page.evaluate("begun") == told(page)["played"] <= 40
    assert server.asked.count("sounds.ogg") == 1
    context.close()


def test_the_title_does_not_wait_for_the_sounds(page: Page, server: WebServer, watch: Watch) -> None:
    page.route("**/sounds.ogg*", lambda route: None)  # no answer for ever
    open_page(page, server.url)
    asked = [name for name in server.asked if name != "sw.js"]
    assert "sounds.ogg" not in asked
    click_target(page, "menu:play")
    wait_state(page, "table")
    exchange_two(page)
    assert told(page)["ready"] is False
    assert watch.errors == []
    page.unroute_all(behavior="ignoreErrors")


@pytest.mark.parametrize("fault", ["missing", "damaged", "no context"])
def test_without_sound_the_game_plays_silently(page: Page, server: WebServer, fault: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    said = warnings(page)
    if fault == "missing":
        server.missing.add("sounds.ogg")
    elif fault == "damaged":
        page.route("**/sounds.ogg*", lambda route: route.fulfill(body=b"OggS and then nothing"))
    else:
        page.add_init_script(NO_CONTEXT)
    open_page(page, f"{server.url}{TABLE}", "table")
    exchange_two(page)
    wait_idle(page)
    assert describe(page)["state"] == "table"
    assert told(page)["played"] == 0
    assert errors == []
    reported = [text for text in said if "no sound" in text]
    assert len(reported) == 1, said
    page.unroute_all(behavior="ignoreErrors")


def test_what_the_browser_can_not_decode_the_mixer_plays(page: Page, server: WebServer) -> None:
    page.add_init_script(UNDECODABLE + LISTENED)
    said = warnings(page)
    open_page(page, f"{server.url}{TABLE}", "table")
    exchange_two(page)
    page.wait_for_function("loudest > 0.05", timeout=SOON)
    assert [text for text in said if "no sound" in text] == []
    assert told(page)["ready"] is False


def test_one_press_turns_it_off_and_it_stays_off(page: Page, server: WebServer, watch: Watch) -> None:
    page.add_init_script(COUNTED)
    open_page(page, f"{server.url}{TABLE}", "table")
    wait_idle(page)
    wait_sound(page, "told.ready")
    assert target(page, "menu:sound")["name"] == "Turn the sound off"
    click_target(page, "menu:sound")
    assert target(page, "menu:sound")["name"] == "Turn the sound on"
    begun = page.evaluate("begun")
    exchange_two(page)
    wait_idle(page)
    assert page.evaluate("begun") == begun
    page.reload()
    wait_state(page, "table")
    wait_idle(page)
    assert target(page, "menu:sound")["name"] == "Turn the sound on"
    assert told(page)["ready"] is False
    click_target(page, "menu:sound")
    wait_sound(page, "told.ready")
    card = next(each["id"] for each in describe(page)["targets"] if each["id"].startswith("card:"))
    click_target(page, card)
    frames(page, 3)
    assert page.evaluate("begun") > 0
    assert watch.errors == []


def test_a_hidden_page_is_silent(page: Page, server: WebServer) -> None:
    open_page(page, f"{server.url}{TABLE}", "table")
    wait_idle(page)
    page.mouse.click(5, 300)
    wait_sound(page, "told.state === 'running'")
    page.evaluate("""() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }""")
    wait_sound(page, "told.state === 'suspended'")
    assert page.evaluate("sistaSticket.sound.play(0, 100)") is False
    page.evaluate("""() => {
      delete document.hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    }""")
    wait_sound(page, "told.state === 'running'")
    assert page.evaluate("sistaSticket.sound.play(0, 100)") is True
