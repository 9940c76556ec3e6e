"""The page about house rules says what the rules say."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_the_page_about_house_rules_is_current() -> None:
    program = (
        "import sys; sys.path[:0] = ['build']; import document; sys.stdout.reconfigure(encoding='utf-8'); "
    )
    made = subprocess.run(
        [sys.executable, "-c", program + "print(document.page(), end='')"],
        cwd=ROOT, capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    assert made.stdout == (ROOT / "docs" / "house-rules.md").read_text(encoding="utf-8")
