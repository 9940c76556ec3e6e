"""Measures the built page in Chromium: seconds from navigation to the title, frames while cards move.

    python build/measure.py [--runs N]

Every cold run is a new browser with an empty profile; the warm one reloads in the same profile. Frames are
counted by the browser's own animation frames while a deal is dealt and played. Figures depend on the machine:
compare them within one run.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "web"))

from driver import click_target, wait_idle, wait_state  # noqa: E402 (tests/web is no package)
from server import WebServer  # noqa: E402

SIZES = ((1280, 720), (2560, 1440))
COUNT_FRAMES = """() => { window.frames = []; window.counting = true;
  const step = (now) => { window.frames.push(now); if (window.counting) requestAnimationFrame(step); };
  requestAnimationFrame(step); }"""


def to_title(page: Page, url: str) -> float:
    """Seconds from navigation until the title is drawn."""
    page.goto(url)
    wait_state(page, "title", 60_000)
    return float(page.evaluate("performance.now()")) / 1000


def frame_times(page: Page) -> list[float]:
    """Milliseconds between animation frames while a new match is dealt and exchanged once."""
    page.evaluate(COUNT_FRAMES)
    click_target(page, "menu:play")
    wait_state(page, "table")
    wait_idle(page, 60_000)
    page.evaluate("window.counting = false")
    stamps = page.evaluate("window.frames")
    return [later - earlier for earlier, later in pairwise(stamps)]


def measure(browser: Browser, url: str, runs: int) -> None:
    cold, warm = [], []
    for _ in range(runs):
        context = browser.new_context(viewport={"width": 1280, "height": 720})
        page = context.new_page()
        cold.append(to_title(page, url))
        warm.append(to_title(page, url))
        context.close()
    print(
        f"to the title, cold: median {statistics.median(cold):.2f} s of {[round(each, 2) for each in cold]}"
    )
    print(
        f"to the title, warm: median {statistics.median(warm):.2f} s of {[round(each, 2) for each in warm]}"
    )
    for width, height in SIZES:
        context = browser.new_context(viewport={"width": width, "height": height})
        page = context.new_page()
        to_title(page, url)
        times = frame_times(page)
        context.close()
        late = statistics.quantiles(times, n=20)[-1]
        print(
            f"{width}x{height}: {1000 / statistics.mean(times):.1f} frames a second over {len(times)} frames "
            f"while cards move; 95 % within {late:.0f} ms, longest {max(times):.0f} ms"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="cold and warm starts (default 3)")
    runs = parser.parse_args().runs
    chromium = shutil.which("chromium")
    if chromium is None or not (ROOT / "build/web/index.html").is_file():
        print("needs chromium, and the page: python build/bundle.py", file=sys.stderr)
        return 1
    with WebServer(ROOT / "build/web") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--headless", "--no-sandbox"])
        measure(browser, server.url, runs)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
