"""The second visit begins with the memory that the first has kept; where it can't be used, it begins anew."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from driver import click_target, describe, open_page, wait_idle, wait_memory, wait_state
from playwright.sync_api import Browser, BrowserContext, Page
from server import WebServer

DAMAGE = """async (size) => {
    const cache = await caches.open('sista-sticket-memory');
    const [request] = await cache.keys();
    const kept = await cache.match(request);
    const bytes = new Uint8Array(await kept.arrayBuffer()).fill(7, 0, size);
    await cache.put(request, new Response(bytes, { headers: kept.headers }));
}"""
STARTED = "document.documentElement.dataset.start"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh profile whose chance is the browser's own."""
    made = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    yield made
    made.close()


def first_visit(page: Page, url: str) -> None:
    open_page(page, url)
    assert page.evaluate(STARTED) == "anew"
    wait_memory(page)


def test_the_second_visit_begins_with_the_kept_memory(page: Page, server: WebServer, watch) -> None:
    first_visit(page, server.url)
    first = wait_idle(page)
    open_page(page, server.url)
    assert page.evaluate(STARTED) == "memory"
    assert wait_idle(page) == first
    seeds = set()
    for _ in range(2):  # chance is not kept with it: two visits, two deals
        click_target(page, "menu:play")
        wait_state(page, "table")
        seeds.add(tuple(each["id"] for each in wait_idle(page)["targets"] if each["id"].startswith("card:")))
        page.evaluate("localStorage.clear()")
        open_page(page, server.url)
        assert page.evaluate(STARTED) == "memory"
    assert len(seeds) == 2
    assert watch.errors == []


@pytest.mark.parametrize("size", [100, 3_000_000])
def test_a_damaged_memory_is_thrown_away(page: Page, server: WebServer, size: int) -> None:
    """Its first bytes say whether it is one; what lies behind fails when it is used."""
    first_visit(page, server.url)
    page.evaluate(DAMAGE, size)
    open_page(page, server.url)
    page.wait_for_function(f"{STARTED} === 'anew'")
    assert describe(page)["state"] == "title"
    wait_memory(page)


def test_a_start_that_never_reached_the_title_is_not_repeated(page: Page, server: WebServer) -> None:
    first_visit(page, server.url)
    page.evaluate("localStorage.setItem('sista-sticket.start', '1')")
    first_visit(page, server.url)
    assert page.evaluate("localStorage.getItem('sista-sticket.start')") is None
    open_page(page, server.url)
    assert page.evaluate(STARTED) == "memory"


def test_another_version_has_another_memory(web: Path, tmp_path: Path, context: BrowserContext) -> None:
    copy = tmp_path / "web"
    shutil.copytree(web, copy)
    page = context.new_page()
    with WebServer(copy) as server:
        first_visit(page, server.url)
        version = page.evaluate("sistaSticket.version").partition("+")[2]
        for path in copy.glob("*.*"):
            if path.suffix in (".html", ".mjs", ".json"):
                path.write_text(path.read_text(encoding="utf-8").replace(version, "0badcafe"), "utf-8")
        open_page(page, server.url)
        assert page.evaluate(STARTED) == "anew"
        wait_memory(page, "0badcafe")


def test_without_a_cache_every_start_is_a_first_one(page: Page, server: WebServer, watch) -> None:
    page.add_init_script("delete window.caches; Object.defineProperty(window, 'caches', {value: undefined})")
    for _ in range(2):
        open_page(page, server.url)
        assert page.evaluate(STARTED) == "anew"
    assert watch.errors == []
