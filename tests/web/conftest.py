"""A real browser on the built page. What is missing makes these tests fail, never skip."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from driver import FIXED_CHANCE, Watch, watched
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from server import WebServer

WEB = Path(__file__).resolve().parents[2] / "build" / "web"
ARGUMENTS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip


@pytest.fixture(scope="session")
def web() -> Path:
    """The built page's folder."""
    if not (WEB / "index.html").is_file():
        pytest.fail("build/web is empty: run `python build/bundle.py` first", pytrace=False)
    return WEB


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        pytest.fail("no Chromium: install one (on Debian: apt-get install chromium)", pytrace=False)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def server(web: Path) -> Iterator[WebServer]:
    """The page under /a/b/c/ of a plain static server."""
    with WebServer(web) as running:
        yield running


@pytest.fixture
def watch() -> Watch:
    """Collects what the page does wrong."""
    return Watch()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh profile at 1280 x 720, in English; each visit has the same chance."""
    made = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    made.add_init_script(FIXED_CHANCE)
    yield made
    made.close()


@pytest.fixture
def page(context: BrowserContext, server: WebServer, watch: Watch) -> Page:
    """A page that has not been opened yet: `page.goto(server.url)`."""
    return watched(context, server.origin, watch)
