"""The page starts from a sub-path, asks nobody else, and says readably what fails."""

import json
import shutil
from pathlib import Path

import pytest
from driver import Watch, click_target, describe, frames, open_page, state, wait_idle, wait_state, watched
from playwright.sync_api import Browser, BrowserContext, Page
from server import WebServer

ISOLATED = {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}
SOON = 5_000  # ms until a failure must be readable


def test_title_appears_from_a_sub_path_without_another_host(
    page: Page, server: WebServer, watch: Watch
) -> None:
    page.goto(server.url)
    wait_state(page, "title")
    told = wait_idle(page)
    assert told["version"] == 1
    assert told["state"] == "title"
    assert told["targets"], "the title has something to press"
    assert watch.foreign == []
    assert server.outside == []
    assert watch.errors == []


def test_everything_that_starts_the_game_is_in_the_manifest(page: Page, server: WebServer) -> None:
    page.goto(server.url)
    wait_state(page, "title")
    manifest = json.loads((server.root / "manifest.json").read_text(encoding="utf-8"))
    assert page.evaluate("sistaSticket.version") == manifest["version"]
    fetched = set(server.asked)
    assert {name for name in fetched if "/" in name or name.endswith(".apk")} == set(manifest["files"])
    asked = [name for name in server.asked if name in manifest["files"]]
    assert len(asked) == len(set(asked)), "no file is fetched twice"
    first = ("index.html", *manifest["early"])
    assert sum((server.root / name).stat().st_size for name in first) <= 50_000


def test_loading_screen_comes_first_and_describes_itself(page: Page, server: WebServer) -> None:
    server.missing.add("manifest.json")  # so that it goes no further
    page.route("**/manifest.json*", lambda route: None)
    page.goto(server.url, wait_until="domcontentloaded")
    page.wait_for_function("window.sistaSticket", timeout=1_000)
    assert page.inner_text("#loading h1") == "Sista sticket"
    assert page.locator("#bar").is_visible()
    told = describe(page)
    assert (told["state"], told["targets"], told["you"]) == ("loading", [], None)
    page.unroute_all(behavior="ignoreErrors")


@pytest.mark.parametrize(
    "name", ["runtime/pyodide.asm.wasm", "runtime/pyodide.mjs", "manifest.json", "loader.mjs"]
)
def test_missing_file_is_named(page: Page, server: WebServer, name: str) -> None:
    server.missing.add(name)
    page.goto(server.url)
    page.wait_for_selector("#retry", state="visible", timeout=SOON)
    assert state(page) == "error"
    assert Path(name).name in page.inner_text("#failure-text")


def test_retry_works_once_the_missing_file_is_there(page: Page, server: WebServer) -> None:
    server.missing.add("runtime/pygame.whl")
    page.goto(server.url)
    page.wait_for_selector("#retry", state="visible", timeout=SOON)
    assert "pygame.whl" in page.inner_text("#failure-text")
    server.missing.clear()
    page.click("#retry")
    wait_state(page, "title")


def test_module_that_does_not_compile_ends_in_the_panel(page: Page, server: WebServer) -> None:
    page.route(
        "**/pyodide.asm.wasm*",
        lambda route: route.fulfill(body=b"\0asm broken", content_type="application/wasm"),
    )
    page.goto(server.url)
    page.wait_for_selector("#retry", state="visible", timeout=SOON)
    assert state(page) == "error"


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("sv-SE", "WebAssembly saknas"),
        ("de-DE", "WebAssembly is missing"),
        ("ru-RU", "WebAssembly отсутствует"),
        ("sr-Latn-RS", "WebAssembly недостаје"),
        ("nb-NO", "WebAssembly saknas"),
    ],
)
def test_without_webassembly_a_panel_says_so(
    browser: Browser, server: WebServer, watch: Watch, locale: str, words: str
) -> None:
    context = browser.new_context(locale=locale)
    page = watched(context, server.origin, watch)
    page.add_init_script("delete window.WebAssembly")
    page.goto(server.url)
    page.wait_for_selector("#retry", state="visible", timeout=SOON)
    assert words in page.inner_text("#failure-text")
    context.close()


def test_exception_after_the_start_ends_in_the_panel(page: Page, server: WebServer) -> None:
    page.goto(server.url)
    wait_state(page, "title")
    page.evaluate("sistaSticket.fail('Traceback: the ace of spades is missing')")
    page.wait_for_selector("#retry", state="visible", timeout=SOON)
    assert state(page) == "error"
    assert "stopped" in page.inner_text("#failure-title")
    page.click("summary")
    assert "ace of spades" in page.inner_text("#failure-details pre")
    assert describe(page)["state"] == "error"
    page.click("#retry")
    wait_state(page, "title")


def test_runs_with_isolation_headers(web: Path, context: BrowserContext, watch: Watch) -> None:
    with WebServer(web, headers=ISOLATED) as server:
        page = watched(context, server.origin, watch)
        page.goto(server.url)
        wait_state(page, "title")
        assert page.evaluate("window.crossOriginIsolated") is True
    assert watch.errors == []


def test_runs_in_a_frame_of_another_origin_with_storage_blocked(
    web: Path, context: BrowserContext, watch: Watch
) -> None:
    with WebServer(web, headers={"Access-Control-Allow-Origin": "*"}) as server:
        frame = (
            f'<iframe sandbox="allow-scripts" style="width:100%;height:600px" src="{server.url}"></iframe>'
        )
        server.pages["/host.html"] = f"<!doctype html><input id=field autofocus>{frame}"
        page = watched(context, server.origin, watch)
        page.goto(server.origin + "/host.html")
        inner = page.frames[1]
        inner.wait_for_function("document.documentElement.dataset.state === 'title'", timeout=20_000)
        assert inner.evaluate("sistaSticket.store.works()") is False
        assert inner.evaluate("sistaSticket.store.set('a', 'b')") is False
        assert inner.evaluate("sistaSticket.store.get('a')") is None
        assert inner.evaluate("sistaSticket.store.keys()") is None
        page.click("#field")
        page.keyboard.type("hej")
        assert page.input_value("#field") == "hej"


def test_store_keeps_to_its_own_keys(page: Page, server: WebServer) -> None:
    page.goto(server.url)
    page.wait_for_function("window.sistaSticket")
    assert page.evaluate("localStorage.setItem('other', '1')") is None
    assert page.evaluate("[sistaSticket.store.set('k', 'v'), sistaSticket.store.get('k')]") == [True, "v"]
    assert "other" not in page.evaluate("sistaSticket.store.keys()")
    assert page.evaluate("localStorage.getItem('sista-sticket:k')") == "v"
    assert page.evaluate("[sistaSticket.store.remove('k'), sistaSticket.store.get('k')]") == [True, None]


@pytest.mark.parametrize("ratio", [1.25, 3])
def test_canvas_fills_the_viewport_in_device_pixels(
    browser: Browser, server: WebServer, watch: Watch, ratio: float
) -> None:
    context = browser.new_context(viewport={"width": 800, "height": 500}, device_scale_factor=ratio)
    page = watched(context, server.origin, watch)
    page.goto(server.url)
    wait_state(page, "title")
    for width, height in ((800, 500), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        frames(page, 6)
        box = page.locator("#canvas").bounding_box()
        assert box == {"x": 0, "y": 0, "width": width, "height": height}
        size = page.evaluate("[canvas.width, canvas.height]")
        assert size == [round(width * ratio), round(height * ratio)]
    context.close()


def test_the_table_keeps_clear_of_notches(browser: Browser, server: WebServer, watch: Watch) -> None:
    context = browser.new_context(viewport={"width": 844, "height": 390}, device_scale_factor=3)
    page = watched(context, server.origin, watch)
    open_page(page, f"{server.url}?game=chicago-classic&seats=4&seed=7", "table")
    assert page.evaluate("sistaSticket.safeArea()") == [0, 0, 0, 0]
    at_the_edge = min(target["rect"][0] for target in wait_idle(page)["targets"] if target["rect"])
    assert at_the_edge < 47
    insets = {"top": 0, "left": 47, "bottom": 21, "right": 47}
    context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    page.wait_for_function("sistaSticket.safeArea().join() === '47,0,47,21'")
    frames(page, 4)
    for target in wait_idle(page)["targets"]:
        if target["rect"]:
            x, y, w, h = target["rect"]
            assert x >= 47, target
            assert x + w <= 844 - 47, target
            assert y + h <= 390 - 21, target
    assert watch.errors == []
    context.close()


def test_browser_keys_pass_the_canvas(page: Page, server: WebServer) -> None:
    page.goto(server.url)
    wait_state(page, "title")
    page.evaluate(
        "window.kept = {};"
        "addEventListener('keydown', (e) => setTimeout(() => kept[e.key] = e.defaultPrevented), true)"
    )
    page.focus("#canvas")
    for key in ("Control+k", "Alt+j", "F7", "Shift+Tab"):
        page.keyboard.press(key)
    frames(page, 2)
    kept = page.evaluate("kept")
    # F7 shows that the canvas does take the keys that are not for the browser
    assert {key: kept[key] for key in ("k", "j", "F7", "Tab")} == {
        "k": False,
        "j": False,
        "F7": True,
        "Tab": False,
    }


def test_click_reaches_a_target_at_a_pixel_ratio(browser: Browser, server: WebServer, watch: Watch) -> None:
    context = browser.new_context(viewport={"width": 1000, "height": 640}, device_scale_factor=1.25)
    page = watched(context, server.origin, watch)
    page.goto(server.url)
    wait_state(page, "title")
    before = wait_idle(page)
    pressable = next(one for one in before["targets"] if one["role"] == "button" and one["enabled"])
    click_target(page, pressable["id"])
    page.wait_for_function(
        "(old) => JSON.stringify(sistaSticket.describe()) !== old",
        arg=json.dumps(before, separators=(",", ":")),
    )
    assert watch.errors == []
    context.close()


def kept_addresses(page: Page) -> list[str]:
    """Returns what the service worker keeps."""
    return list(
        page.evaluate(
            "caches.open('sista-sticket').then((c) => c.keys()).then((all) => all.map((r) => r.url))"
        )
    )


def wait_kept(page: Page, count: int, version: str) -> None:
    """Waits until the service worker keeps so many files, all of the given version but for index.html."""
    kept: list[str] = []
    for _ in range(200):
        kept = kept_addresses(page)
        if len(kept) == count and sum(address.endswith(version) for address in kept) == count - 1:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{len(kept)} files kept instead of {count}: {kept}")


def test_plays_offline_and_takes_the_next_version(web: Path, tmp_path: Path, context: BrowserContext) -> None:
    copy = tmp_path / "web"
    shutil.copytree(web, copy)
    manifest = json.loads((copy / "manifest.json").read_text(encoding="utf-8"))
    count = len(manifest["files"]) + len(manifest["early"]) + 2  # and index.html and the sounds
    old = manifest["version"].partition("+")[2]
    page = context.new_page()
    with WebServer(copy) as server:
        open_page(page, server.url)
        wait_kept(page, count, old)
        server.missing.update(path.relative_to(copy).as_posix() for path in copy.rglob("*"))
        server.missing.add("index.html")
        context.set_offline(True)
        page.reload()
        wait_state(page, "title")
        page.wait_for_function("sistaSticket.sound.told().ready")
        context.set_offline(False)
        server.missing.clear()
        renew(copy, old, "0badcafe")
        page.reload()
        wait_state(page, "title")
        assert page.evaluate("sistaSticket.version").endswith("0badcafe")
        wait_kept(page, count, "0badcafe")
        assert all(old not in address for address in kept_addresses(page))


def renew(folder: Path, old: str, new: str) -> None:
    """Makes another version of the bundle in `folder`."""
    for path in folder.glob("*.*"):
        if path.suffix in (".html", ".mjs", ".json"):
            path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
