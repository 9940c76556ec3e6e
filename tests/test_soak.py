"""The long run: it plays, goes on where it was, and tells everything about an invariant that is broken."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from invariants import InvariantError, check_resume

from game.match import Match, loads
from game.rules import Action, ruleset
from game.rules.chicago.options import CLASSIC
from game.rules.chicago.ruleset import ChicagoRules
from game.rules.schultz.options import SEVEN_CARD_STUD
from game.rules.schultz.ruleset import SchultzRules

ROOT = Path(__file__).parent.parent


def load() -> Any:
    """build/soak.py as a module: build/ is no package."""
    spec = importlib.util.spec_from_file_location("soak", ROOT / "build" / "soak.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SOAK = load()
NAME = "seven-card-stud"


def run(tmp_path: Path, deals: int, **others: Any) -> tuple[int, list[str], dict[str, int]]:
    """The exit status, what was said, and the progress of a run of one ruleset on one core."""
    said: list[str] = []
    path = tmp_path / "out" / "soak.json"
    others = {"names": (NAME,), **others}
    status = SOAK.soak(deals, 1, progress=path, say=said.append, **others)
    return status, said, json.loads(path.read_text("utf-8"))["done"] if path.exists() else {}


class LosesACard(SchultzRules):
    """Stud in which a street's second bet makes the top card of the stub vanish."""

    def advance(self, state: Any, action: Action) -> Any:
        state, events = super().advance(state, action)
        if state.betting.level and state.street > 3:
            state = state._replace(stub=state.stub[1:])
        return state, events


class GivesPoints(ChicagoRules):
    """Chicago in which whoever plays a card gets a point that nobody is told of."""

    def advance(self, state: Any, action: Action) -> Any:
        state, events = super().advance(state, action)
        return state._replace(scores=(state.scores[0] + 1, *state.scores[1:])), events


class Forgets(ChicagoRules):
    """Chicago in which a deal depends on how many deals have been begun, so that no record replays."""

    begun = 0

    def first_deal(self, options: Any, seats: int, seed: int) -> Any:
        self.begun += 1
        return super().first_deal(options, seats, seed + self.begun)


def test_it_plays_every_number_of_seats_and_goes_on_where_it_was(tmp_path: Path) -> None:
    status, said, done = run(tmp_path, 3)
    assert (status, done) == (0, {f"{NAME}/{seats}": 3 for seats in range(2, 9)})
    assert said[0] == "7 combinations of 3 deals: 0 of 21 deals are done."
    assert said[1].startswith("21 deals in ")
    assert said[-1] == "  seven-card-stud       2: 3  3: 3  4: 3  5: 3  6: 3  7: 3  8: 3"
    status, said, done = run(tmp_path, 5)
    assert (status, done) == (0, {f"{NAME}/{seats}": 5 for seats in range(2, 9)})
    assert said[0] == "7 combinations of 5 deals: 21 of 35 deals are done."
    assert said[1].startswith("14 deals in ")
    status, said, _ = run(tmp_path, 5)
    assert said[1].startswith("0 deals in ")


def test_other_rules_and_a_damaged_progress_begin_anew(tmp_path: Path) -> None:
    path = tmp_path / "soak.json"
    said: list[str] = []
    SOAK.save_progress(path, "abc", {"x/2": 7})
    assert SOAK.load_progress(path, "abc", said.append) == {"x/2": 7}
    assert said == []
    assert SOAK.load_progress(path, "abd", said.append) == {}
    assert said == ["The rules or the checks have changed: the run begins anew."]
    for text in ("", "[]", '{"rules": "abc"}', '{"rules": "abc", "done": 3}'):
        path.write_text(text, "utf-8")
        assert SOAK.load_progress(path, "abc", said.append) == {}
        assert said[-1].endswith("can't be read as progress: the run begins anew.")
    assert len(SOAK.rules_digest()) == 16


def test_stopped_with_ctrl_c_it_keeps_what_is_done(tmp_path: Path) -> None:
    calls = []

    class Stops(SchultzRules):
        def first_deal(self, options: Any, seats: int, seed: int) -> Any:
            calls.append(seats)
            if seats == 4:
                raise KeyboardInterrupt
            return super().first_deal(options, seats, seed)

    stops = Stops(NAME, "", SEVEN_CARD_STUD)
    status, said, done = run(tmp_path, 2, find=lambda name: stops)
    assert (status, done) == (130, {f"{NAME}/2": 2, f"{NAME}/3": 2})
    assert said[1] == "Stopped. The same command goes on from here."
    assert said[-1].endswith("2: 2  3: 2  4: 0  5: 0  6: 0  7: 0  8: 0")
    status, said, done = run(tmp_path, 2)
    assert (status, said[0]) == (0, "7 combinations of 2 deals: 4 of 14 deals are done.")


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (LosesACard(NAME, "", SEVEN_CARD_STUD), "BROKEN: InvariantError: 51 cards; missing ["),
        (
            GivesPoints("chicago-classic", "", CLASSIC),
            "BROKEN: InvariantError: scores (1, 0), but events make",
        ),
    ],
)
def test_a_broken_invariant_is_told_with_all_that_shows_it_again(
    tmp_path: Path, broken: Any, message: str
) -> None:
    status, said, _ = run(tmp_path, 20, names=(broken.name,), find=lambda name: broken)
    assert status == 1
    report = said[1]
    assert report.startswith(message)
    record = loads(report[report.index("sista-sticket record") :])
    assert f"ruleset {broken.name}, 2 seats, seed {record.seed}, options " in report
    # The sound rules play that record, and the broken ones do not after its last line.
    sound = Match.resume(record)
    assert sound.record == record
    assert len(record.lines) >= 1
    assert said[2].endswith("Deals that held, by ruleset and number of seats:")


def test_a_record_that_replays_otherwise_is_found(tmp_path: Path) -> None:
    broken = Forgets("chicago-classic", "", CLASSIC)
    status, said, _ = run(tmp_path, 20, names=("chicago-classic",), find=lambda name: broken)
    assert status == 1
    assert said[1].startswith("BROKEN: ")


def test_resuming_is_checked_against_the_state() -> None:
    match = Match.start("chicago-classic", {}, [SOAK.Playing.player(seat) for seat in range(2)], 1)
    check_resume(match.record, match.state)
    elsewhere, _ = ruleset("chicago-classic").first_deal(CLASSIC, 2, 2)
    with pytest.raises(InvariantError, match="the resumed match is elsewhere"):
        check_resume(match.record, elsewhere)


def test_worker_processes_do_the_same() -> None:
    """In a process of its own, as pytest's has threads that a fork would not like."""
    program = (
        "import sys, pathlib, tempfile; sys.path.insert(0, 'build'); import soak\n"
        "with tempfile.TemporaryDirectory() as folder:\n"
        "    path = pathlib.Path(folder) / 'soak.json'\n"
        f"    sys.exit(soak.soak(2, 2, progress=path, names=('{NAME}',)))\n"
    )
    done = subprocess.run(
        (sys.executable, "-c", program), cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].endswith("2: 2  3: 2  4: 2  5: 2  6: 2  7: 2  8: 2")


def test_wrong_numbers_are_refused() -> None:
    for arguments in (("--deals", "0"), ("--jobs", "x")):
        command = (sys.executable, "build/check.py", "--soak", *arguments)
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert arguments[0] in done.stderr
