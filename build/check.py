"""All checks, as CI runs them: lint, types, tests; then the page and its browser tests.

    python build/check.py --no-page    lint, types and tests; no root, no browser
    python build/check.py --page       only the page: build it, test it in Chromium
    python build/check.py              everything
    python build/check.py --soak       the long run of random deals, see build/soak.py; --deals N, --jobs N
    python build/check.py --bench      the speed table, natively and in the page's Python; some minutes

A missing tool is a failure, never a skip. Exit status: 0 all passed, 1 a check failed, 2 wrong arguments.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Check(NamedTuple):
    """One command to run from the project's root."""

    name: str
    command: tuple[str, ...]


def _python(*arguments: str) -> tuple[str, ...]:
    return (sys.executable, *arguments)


def checks_without_page() -> list[Check]:
    """Lint, format, types, made assets, the workflow's schema, catalogues and tests."""
    workflows = sorted(str(path.relative_to(ROOT)) for path in (ROOT / ".github/workflows").glob("*.yml"))
    return [
        Check("lint", _python("-m", "ruff", "check", ".")),
        Check("format", _python("-m", "ruff", "format", "--check", ".")),
        Check("types", _python("-m", "mypy")),
        Check("assets", _python("assets/make.py", "--check")),
        Check(
            "workflow",
            _python("-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", *workflows),
        ),
        Check("tests", _python("-m", "pytest", "-n", "auto")),
    ]


def checks_of_page() -> list[Check]:
    """The page's build, its tests in Chromium, and that neither changed a committed file."""
    return [
        Check("page build", _python("build/bundle.py")),
        Check("page tests", _python("-m", "pytest", "tests/web", "-p", "no:cacheprovider")),
    ]


def missing_tools(page: bool) -> list[str]:
    """What this machine lacks, each with how to get it."""
    missing = []
    for module in ("ruff", "mypy", "pytest", "check_jsonschema", "hypothesis", "xdist", "babel"):
        found = subprocess.run(_python("-c", f"import {module}"), capture_output=True, check=False)
        if found.returncode:
            missing.append(f"Python package for `{module}`: pip install -e '.[dev]'")
    if page and shutil.which("chromium") is None:
        missing.append("chromium: apt-get install chromium")
    return missing


def git_status() -> str:
    """The work tree's state, '' where this is no checkout (a source archive)."""
    if not (ROOT / ".git").exists():
        return ""
    return subprocess.run(
        ("git", "status", "--porcelain"), cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout


def run(checks: list[Check], say: Callable[[str], None] = print) -> list[str]:
    """Runs all, also after a failure; returns the names of those that failed."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    failed = []
    for check in checks:
        say(f"== {check.name}: {' '.join(check.command[1:])}")
        start = time.monotonic()
        result = subprocess.run(check.command, cwd=ROOT, env=environment, check=False)
        verdict = "ok" if result.returncode == 0 else f"FAILED with status {result.returncode}"
        say(f"== {check.name}: {verdict} in {time.monotonic() - start:.0f} s\n")
        if result.returncode:
            failed.append(check.name)
    return failed


def number_from_1(text: str) -> int:
    """An argument's number; argparse says what is wrong with it."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is too few: it is a whole number from 1")
    return number


def soak(deals: int, jobs: int | None) -> int:
    """The long run; its file needs the tests' helpers, so it is loaded only here."""
    from soak import soak as run_soak

    return run_soak(deals, jobs, say=lambda line: print(line, flush=True))


def bench() -> int:
    """The speed table; 1 when a goal is missed or something can't be measured."""
    from benchmarks import run_benchmarks

    return run_benchmarks()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--no-page", action="store_true", help="lint, types and tests only")
    which.add_argument("--page", action="store_true", help="only the page and its browser tests")
    which.add_argument("--soak", action="store_true", help="the long run of random deals, resumable")
    which.add_argument("--bench", action="store_true", help="the speed table beside others' code")
    parser.add_argument("--deals", type=number_from_1, default=100_000, help="of each ruleset and seats")
    parser.add_argument("--jobs", type=number_from_1, help="processes of the long run; one for each core")
    choice = parser.parse_args()
    if choice.soak:
        return soak(choice.deals, choice.jobs)
    if choice.bench:
        return bench()
    missing = missing_tools(page=not choice.no_page)
    if missing:
        print("This machine lacks:", *missing, sep="\n  ", file=sys.stderr)
        return 1
    before = git_status()
    checks = [] if choice.page else checks_without_page()
    checks += [] if choice.no_page else checks_of_page()
    failed = run(checks)
    if git_status() != before:
        print("The checks changed files of the work tree:", git_status(), sep="\n", file=sys.stderr)
        failed.append("clean work tree")
    print(f"{'FAILED: ' + ', '.join(failed) if failed else 'All checks passed.'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
