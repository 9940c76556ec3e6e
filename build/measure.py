"""Measures the built page in Chromium: the way to the title, from "play" to cards, frames while they move.

    python build/measure.py [--runs N]

Every cold run is a new browser profile; the warm one is the second visit in it, which begins with the memory
that the first one kept. Figures depend on the machine and on what else it does: compare them within one run.
Exit status: 1 when a goal is missed or something is missing.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from speed_table import FIRST_CARD, FIRST_TABLE, Goal, Row, middle, table

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "web"))

from driver import click_target, wait_idle, wait_memory, wait_state  # noqa: E402 (tests/web is no package)
from server import WebServer  # noqa: E402

FRAMES = {(1280, 720): Goal(55, "/s"), (2560, 1440): Goal(30, "/s")}
COLD, WARM = Goal(3.0, "s", less=True), Goal(1.2, "s", less=True)
WATCH = """() => {
  window.frames = []; window.counting = true; window.opening = {};
  const step = (now) => { window.frames.push(now); if (window.counting) requestAnimationFrame(step); };
  requestAnimationFrame(step);
  addEventListener("pointerup", () => {
    const pressed = performance.now();
    const look = () => {
      const seen = document.documentElement.dataset.state === "table";
      if (seen) window.opening.table ??= performance.now() - pressed;
      const cards = seen ? sistaSticket.describe().targets.filter((each) => each.id.startsWith("card:")) : [];
      if (cards.some((each) => each.rect)) window.opening.card = performance.now() - pressed;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
}"""


def to_title(page: Page, url: str) -> float:
    """Seconds from navigation until the title is drawn."""
    page.goto(url)
    wait_state(page, "title", 60_000)
    return float(page.evaluate("performance.now()")) / 1000


class Opening:
    """What a press on "play" at the title brought: seconds to the table and to a card of one's own hand, and
    the milliseconds between animation frames until the deal waits for the person."""

    def __init__(self, page: Page) -> None:
        page.evaluate(WATCH)
        click_target(page, "menu:play")
        wait_state(page, "table")
        wait_idle(page, 60_000)
        page.evaluate("window.counting = false")
        found = page.evaluate("window.opening")
        self.table, self.card = found["table"] / 1000, found["card"] / 1000
        self.times = [later - earlier for earlier, later in pairwise(page.evaluate("window.frames"))]


def measure(browser: Browser, url: str, runs: int) -> list[Row]:
    """All rows; prints nothing."""
    cold, warm, opened = [], [], []
    for _ in range(runs):
        context = browser.new_context(viewport={"width": 1280, "height": 720})
        page = context.new_page()
        cold.append(to_title(page, url))
        wait_memory(page)
        warm.append(to_title(page, url))
        opened.append(Opening(page))
        context.close()
    rows = [middle("to the title, cold", COLD, cold), middle("to the title, warm", WARM, warm)]
    rows.append(middle("table after “play”", FIRST_TABLE, [each.table for each in opened]))
    rows.append(middle("first card after “play”", FIRST_CARD, [each.card for each in opened]))
    for (width, height), goal in FRAMES.items():
        rates = []
        for _ in range(runs):
            context = browser.new_context(viewport={"width": width, "height": height})
            page = context.new_page()
            to_title(page, url)
            rates.append(1000 / statistics.mean(Opening(page).times))
            context.close()
        rows.append(middle(f"frames a second, {width}x{height}", goal, rates))
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="of each measurement (default 3)")
    runs = parser.parse_args().runs
    chromium = shutil.which("chromium")
    if chromium is None or not (ROOT / "build/web/index.html").is_file():
        print("needs chromium, and the page: python build/bundle.py", file=sys.stderr)
        return 1
    with WebServer(ROOT / "build/web") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--headless", "--no-sandbox"])
        rows = measure(browser, server.url, runs)
        browser.close()
    print(table(rows))
    return 1 if any(row.missed for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
