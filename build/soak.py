"""The long run: random complete deals of every ruleset and number of seats, none of which may break anything.

    python build/check.py --soak                       100,000 deals each; some hours
    python build/check.py --soak --deals 500 --jobs 1  fewer, on one core

Half of the matches have random house rules. What is checked is said in tests/invariants.py; every match is
replayed from its record's text at the end. Progress is kept in build/out/soak.json: stopped with Ctrl-C or
killed, the run goes on from there; when the rules (or the checks) have changed, it begins anew. A broken
invariant stops it with all that is needed to see it again. Exit status: 0 all held, 1 one did not, 130 it was
stopped.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from invariants import Watch, check_replay, check_resume  # noqa: E402  (tests/ is found only now)
from random_play import Playing, random_changes  # noqa: E402

import game  # noqa: E402
from game.cards import Dice, rng_from  # noqa: E402
from game.match import dumps  # noqa: E402
from game.rules import RULESETS, Ruleset, ruleset  # noqa: E402

DEALS = 100_000
PROGRESS = ROOT / "build" / "out" / "soak.json"
CHUNK = 200  # deals between two notes of the progress
MATCH = 40  # deals after which a match that nobody wins is left
SELDOM = 200  # one step in so many gets a costly look
RESUMED = 8  # one match in so many is also resumed, undone and done again as a Match
REPORT = 10.0  # seconds between two lines of progress

Say = Callable[[str], None]
Done = dict[str, int]


class Chunk(NamedTuple):
    """So many deals of one ruleset with so many seats; `first` is the number of the first one, from 0."""

    ruleset: str
    seats: int
    first: int
    deals: int

    @property
    def combination(self) -> str:
        """Its place in the progress."""
        return f"{self.ruleset}/{self.seats}"


class Outcome(NamedTuple):
    """A chunk that was played; `failure` is the report on what broke, None if all held."""

    chunk: Chunk
    failure: str | None


def play_chunk(chunk: Chunk, find: Callable[[str], Ruleset] = ruleset) -> Outcome:
    """Play matches until the deals are done; each has its own seed, the number of its first deal."""
    rules, at, end = find(chunk.ruleset), chunk.first, chunk.first + chunk.deals
    while at < end:
        dice = Dice(rng_from(at, "soak", chunk.ruleset, chunk.seats))
        changes = random_changes(rules, dice) if dice.below(2) else {}
        playing = Playing(rules, changes, chunk.seats, at, Watch(rules, dice, SELDOM))
        resumed = dice.below(RESUMED) == 0
        try:
            for _ in range(min(MATCH, end - at)):
                playing.deal()
                at += 1
                if playing.is_over:
                    break
            record = playing.record()
            check_replay(rules, record, playing.state)
            if resumed:
                check_resume(record, playing.state)
        except Exception as error:  # whatever it is, the seed has to be told
            return Outcome(chunk, failure_report(playing, error))
    return Outcome(chunk, None)


def failure_report(playing: Playing, error: Exception) -> str:
    """Everything that is needed to see a failure again."""
    record = playing.record()
    return (
        f"BROKEN: {type(error).__name__}: {error}\n"
        f"ruleset {record.ruleset}, {record.seats} seats, seed {record.seed}, "
        f"options {json.dumps(dict(record.changes))}\n"
        f"The record up to there, its last line included:\n{dumps(record)}"
    )


def chunks_left(names: Iterable[tuple[str, int]], done: Done, deals: int) -> Iterator[Chunk]:
    """What is still to be played, a chunk of each combination in turn, so that all advance together."""
    at = {(name, seats): done.get(f"{name}/{seats}", 0) for name, seats in names}
    while any(first < deals for first in at.values()):
        for (name, seats), first in at.items():
            if first < deals:
                size = min(CHUNK - first % CHUNK, deals - first)
                at[name, seats] = first + size
                yield Chunk(name, seats, first, size)


def rules_digest() -> str:
    """A digest of the source of the cards and rules, and of the checks."""
    package = Path(game.__file__).parent
    paths = [*package.glob("cards/**/*.py"), *package.glob("rules/**/*.py")]
    paths += [ROOT / "tests" / f"{name}.py" for name in ("insights", "invariants", "random_play")]
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def load_progress(path: Path, digest: str, say: Say = print) -> Done:
    """The deals done by combination; none if there is no progress, or it is of other rules or damaged."""
    try:
        kept = json.loads(path.read_text("utf-8"))
        known, done = kept["rules"], {str(name): int(deals) for name, deals in kept["done"].items()}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        say(f"{path} can't be read as progress: the run begins anew.")
        return {}
    if known != digest:
        say("The rules or the checks have changed: the run begins anew.")
        return {}
    return done


def save_progress(path: Path, digest: str, done: Done) -> None:
    """Write the progress so that a kill at any moment leaves the old or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_text(json.dumps({"rules": digest, "done": done}, indent=1) + "\n", "utf-8")
    new.replace(path)


@contextmanager
def _outcomes(chunks: Iterator[Chunk], jobs: int, find: Callable[[str], Ruleset]) -> Iterator[Any]:
    """The outcomes in order: played here with one job, else by worker processes that leave Ctrl-C to us."""
    if jobs == 1:
        yield (play_chunk(chunk, find) for chunk in chunks)
        return
    with multiprocessing.Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield pool.imap(play_chunk, chunks)


def soak(
    deals: int = DEALS,
    jobs: int | None = None,
    *,
    progress: Path = PROGRESS,
    names: Sequence[str] = RULESETS,
    find: Callable[[str], Ruleset] = ruleset,
    say: Say = print,
) -> int:
    """Play so many deals of each combination of ruleset and seats, less what is done; the exit status.

    `jobs` None: one for each core. With one job `find` may give rulesets that are not registered.
    """
    combinations = [(name, seats) for name in names for seats in find(name).seats]
    digest = rules_digest()
    done = load_progress(progress, digest, say)
    wanted = deals * len(combinations)
    before = sum(min(done.get(f"{name}/{seats}", 0), deals) for name, seats in combinations)
    say(f"{len(combinations)} combinations of {deals} deals: {before} of {wanted} deals are done.")
    start = reported = time.monotonic()
    status, played = 0, 0
    try:
        with _outcomes(chunks_left(combinations, done, deals), jobs or os.cpu_count() or 1, find) as outcomes:
            for chunk, failure in outcomes:
                if failure is not None:
                    say(failure)
                    status = 1
                    break
                done[chunk.combination] = chunk.first + chunk.deals
                save_progress(progress, digest, done)
                played += chunk.deals
                now = time.monotonic()
                if now - reported >= REPORT:
                    reported = now
                    say(_progress_line(before + played, wanted, played / (now - start)))
    except KeyboardInterrupt:
        say("Stopped. The same command goes on from here.")
        status = 130
    _summary(combinations, done, played, time.monotonic() - start, say)
    return status


def _progress_line(at: int, wanted: int, speed: float) -> str:
    left = (wanted - at) / speed / 60
    return f"{at} of {wanted} deals ({at / wanted:.1%}), {speed:.0f} a second, {left:.0f} min left"


def _summary(
    combinations: Sequence[tuple[str, int]], done: Done, played: int, seconds: float, say: Say
) -> None:
    """How many deals have held, by ruleset and seats."""
    say(f"{played} deals in {seconds:.0f} s. Deals that held, by ruleset and number of seats:")
    for name in dict.fromkeys(name for name, _ in combinations):
        held = [(seats, done.get(f"{name}/{seats}", 0)) for other, seats in combinations if other == name]
        say(f"  {name:20}" + "".join(f"  {seats}: {deals}" for seats, deals in held))
