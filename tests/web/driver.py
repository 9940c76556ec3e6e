"""Short words for tests that play in the page: wait, describe, click a target."""

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route

START = 60_000  # ms to the title on a loaded machine
# the browser's chance, the same in every run: a match from the title is dealt the same cards
FIXED_CHANCE = """{
  let state = 1;
  crypto.getRandomValues = (into) => {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let place = 0; place < bytes.length; place += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[place] = state >>> 24;
    }
    return into;
  };
}"""
STATE = "document.documentElement.dataset.state"


@dataclass
class Watch:
    """What a page did that it should not do."""

    foreign: list[str] = field(default_factory=list)  # addresses on other hosts that it asked for
    errors: list[str] = field(default_factory=list)  # its console's errors and uncaught exceptions


def watched(context: BrowserContext, origin: str, watch: Watch) -> Page:
    """Opens a page that can't reach another host than `origin`, and whose errors are collected."""

    def gate(route: Route) -> None:
        if route.request.url.startswith((origin, "data:", "blob:")):
            route.continue_()
        else:
            watch.foreign.append(route.request.url)
            route.abort()

    context.route("**/*", gate)
    page = context.new_page()
    page.on("console", lambda said: watch.errors.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: watch.errors.append(str(error)))
    return page


def state(page: Page) -> str:
    """Returns the word for what is on the screen."""
    return str(page.evaluate(STATE))


def wait_state(page: Page, word: str, timeout: int = START) -> None:
    """Waits until the screen is the named one; fails at once with the panel's words when the page fails."""
    page.wait_for_function(f"['{word}', 'error'].includes({STATE})", timeout=timeout)
    found = state(page)
    if found != word:
        raise AssertionError(f"waited for {word}, the page shows: {page.locator('#failure').text_content()}")


def open_page(page: Page, url: str, word: str = "title") -> None:
    """Opens the game's page and waits until the named screen is there."""
    page.goto(url)
    wait_state(page, word)


def wait_memory(page: Page, version: str = "") -> None:
    """Waits until exactly one memory is kept for the next visit, of a version whose hash ends so."""
    kept: list[str] = []
    for _ in range(300):
        kept = page.evaluate(
            "caches.open('sista-sticket-memory').then((c) => c.keys()).then((all) => all.map((r) => r.url))"
        )
        if len(kept) == 1 and f"{version}&" in kept[0]:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"kept: {kept}")


def describe(page: Page) -> dict[str, Any]:
    """Returns the scene's description."""
    told = page.evaluate("window.sistaSticket.describe()")
    if not isinstance(told, dict):
        raise AssertionError(f"describe() returned {told!r}")
    return told


def wait_idle(page: Page, timeout: int = START) -> dict[str, Any]:
    """Waits until nothing moves and nobody thinks, and returns the description then."""
    page.wait_for_function(
        f"{STATE} === 'error' || ({STATE} !== 'loading' && !window.sistaSticket.describe().busy)",
        timeout=timeout,
    )
    return describe(page)


def target(page: Page, identity: str) -> dict[str, Any]:
    """Returns the target with the given id; fails with the ids that are there."""
    targets = describe(page)["targets"]
    for one in targets:
        if one["id"] == identity:
            return dict(one)
    raise AssertionError(f"no target {identity} among {[one['id'] for one in targets]}")


def click_target(page: Page, identity: str) -> None:
    """Clicks into the middle of a target, as a mouse does, and lets the page draw."""
    rect = target(page, identity)["rect"]
    if rect is None:
        raise AssertionError(f"target {identity} is not visible")
    x, y, width, height = rect
    page.mouse.click(x + width / 2, y + height / 2)
    frames(page, 2)


def frames(page: Page, count: int) -> None:
    """Lets so many animation frames pass."""
    for _ in range(count):
        page.evaluate("new Promise((done) => requestAnimationFrame(done))")
