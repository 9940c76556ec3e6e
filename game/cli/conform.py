"""`conform`: replays the conformance records of a file and compares the probes."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path

from game.cards import N_, GameError
from game.rules.conformance import check_line, reprint_line
from game.rules.record_format import RecordFormatError


def conform(file: Path, reprint: bool) -> int:
    """Print a verdict a record and the sum, or the records with our probes; returns 1 if anything failed.

    Raises GameError if the file can't be read. Malformed records are reported by their line and count as
    failed; with `reprint` the reports go to standard error, so that what is printed stays records.
    """
    lines = _lines(file)
    return _reprint(lines) if reprint else _check(lines)


def _check(lines: Iterator[tuple[int, bytes]]) -> int:
    passed = failed = 0
    for number, line in lines:
        try:
            verdict = check_line(_text(line))
        except RecordFormatError as error:
            failed += 1
            sys.stdout.write(f"line {number}: {error}\n")
            continue
        passed += verdict.ok
        failed += not verdict.ok
        sys.stdout.write(f"{verdict.message}\n")
    sys.stdout.write(f"{passed} passed, {failed} failed\n")
    return 1 if failed else 0


def _reprint(lines: Iterator[tuple[int, bytes]]) -> int:
    failed = 0
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # as the records are, whatever the terminal's own is
    for number, line in lines:
        try:
            sys.stdout.write(f"{reprint_line(_text(line))}\n")
        except RecordFormatError as error:
            failed += 1
            sys.stderr.write(f"line {number}: {error}\n")
    return 1 if failed else 0


def _lines(file: Path) -> Iterator[tuple[int, bytes]]:
    """Return the lines that are not blank with their numbers from 1."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise GameError(
            N_("{file} can't be read: {why}."), file=str(file), why=error.strerror or type(error).__name__
        ) from error
    lines = content.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    return ((number, line) for number, line in enumerate(lines, 1) if line.strip())


def _text(line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        raise RecordFormatError(N_("it is not UTF-8 at byte {place}."), place=error.start + 1) from error
