"""The command line as people use it: what it prints, its exit codes, and that it needs no screen."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.rules import RULESETS, ruleset

RECORD = {
    "id": "tiny",
    "ruleset": "chicago-classic",
    "options": {},
    "seats": 2,
    "dealer": 1,
    "scores": [0, 0],
    "deck": (
        "AS KD 9S 7D 2S TS JS TH QS 8C 7S QH 2H JH KC AH QC 7C TC AC 9D 4S QD 4C 5C 3C 4H 8D 4D 2D TD 5D "
        "AD JD KS 9H 8S JC KH 5S 6D 3S 7H 6H 8H 3H 3D 6S 6C 2C 5H 9C"
    ),
    "actions": ["0 exchange 2S", "!0 stand"],
}


def program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=60,
        check=False,
    )


@pytest.fixture
def records(tmp_path, capsys):
    """A file of conformance records: right, with a wrong score, malformed, blank, not UTF-8."""
    bare = tmp_path / "bare.jsonl"
    bare.write_text(json.dumps({**RECORD, "probes": []}) + "\n", encoding="utf-8")
    assert main(["conform", "--print", str(bare)]) == 1  # no probes at all are a malformed record
    assert "probes must be one more than the actions: 3, not 0" in capsys.readouterr().err
    bare.write_text(json.dumps(RECORD) + "\n", encoding="utf-8")
    assert main(["conform", "--print", str(bare)]) == 0
    right = capsys.readouterr().out
    wrong = json.loads(right)
    wrong["id"] = "wrong"
    wrong["probes"][1]["scores"] = [0, 5]
    lines = [right.encode(), json.dumps(wrong).encode() + b"\n", b"{]\n", b"\n", b'"\xff"\n']
    path = tmp_path / "records.jsonl"
    path.write_bytes(b"".join(lines))
    return path


def test_conform_says_what_became_of_each_record(records, capsys) -> None:
    assert main(["conform", str(records)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["tiny ok", "wrong differs at 1: scores expected [0,5] got [0,0]"]
    assert lines[2].startswith("line 3: it is no JSON")
    assert lines[3:] == ["line 5: it is not UTF-8 at byte 2.", "1 passed, 3 failed"]


def test_conform_exits_with_0_when_all_is_well(records, capsys) -> None:
    records.write_bytes(records.read_bytes().split(b"\n")[0])
    assert main(["conform", str(records)]) == 0
    assert capsys.readouterr().out == "tiny ok\n1 passed, 0 failed\n"


def test_conform_prints_records_with_our_own_probes(records, capsys) -> None:
    assert main(["conform", "--print", str(records)]) == 1
    shown = capsys.readouterr()
    first, second = map(json.loads, shown.out.splitlines())
    assert first["probes"] == second["probes"]
    assert [probe["scores"] for probe in second["probes"]] == [[0, 0]] * 3
    assert [line.split(":")[0] for line in shown.err.splitlines()] == ["line 3", "line 5"]


def test_a_file_that_cannot_be_read(tmp_path, capsys) -> None:
    assert main(["conform", str(tmp_path / "nowhere.jsonl")]) == 2
    assert "nowhere.jsonl can't be read: No such file or directory." in capsys.readouterr().err
    assert main(["conform", str(tmp_path)]) == 2
    assert "can't be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "seed"), [("chicago-classic", "7"), ("chicago-en-giv-till", "7"), ("dirty-schultz", "13")]
)
def test_the_same_seed_tells_the_same_match(name: str, seed: str, capsys) -> None:
    assert main(["demo", name, "--seats", "2", "--seed", seed]) == 0
    first = capsys.readouterr().out
    assert main(["demo", name, "--seats", "2", "--seed", seed]) == 0
    assert capsys.readouterr().out == first
    assert first.splitlines()[0].endswith(f", seed {seed}")
    chips = ruleset(name).counts == "stacks"
    assert (" get 2 cards each, face down." if chips else "Everyone gets 5 cards.") in first
    last = [line for line in first.splitlines() if " wins the match with " in line]
    assert [line.split()[-1] for line in last] == ["chips." if chips else "points."]


def test_a_demo_in_swedish_from_a_fresh_seed(capsys) -> None:
    assert main(["demo", "--lang", "sv", "--seats", "2"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Chicago, klassisk, frö ")
    assert told[-1].endswith(" vinner matchen *")
    assert main(["demo", "--lang", "sv", "--seats", "2", "--seed", told[0].split()[-1]]) == 0
    assert capsys.readouterr().out.splitlines() == told


def test_a_demo_hides_the_cards_until_the_deal_is_over(capsys) -> None:
    assert main(["demo", "--seats", "3", "--seed", "7"]) == 0
    told = capsys.readouterr().out.splitlines()
    deal = told[: next(at for at, line in enumerate(told) if line.startswith("Deal 1 is over"))]
    assert any(line.startswith("Björn exchanges ") for line in deal)
    assert not any(" takes the " in line and " of " in line for line in deal)
    assert sum(" – " in line and " has the " in line for line in deal) == 3


def test_every_house_rule_is_listed(capsys) -> None:
    for name in RULESETS:
        assert main(["options", name]) == 0
        lines = capsys.readouterr().out.splitlines()
        listed = {line.split()[0]: line.split()[1] for line in lines if line[:1].islower()}
        assert set(listed) == {option.name for option in ruleset(name).options}
        key, standard = ("stack", "100") if ruleset(name).counts == "stacks" else ("exchange_stop", "none")
        assert listed[key] == ("46" if "till" in name else standard)
    assert main(["options", "chicago-classic", "--lang", "sv"]) == 0
    assert "Så många poäng behövs för att vinna matchen." in " ".join(capsys.readouterr().out.split())
    assert main(["options", "dirty-schultz", "--lang", "sv"]) == 0
    assert "Vad alla betalar innan korten delas ut." in " ".join(capsys.readouterr().out.split())


def test_a_stud_demo_in_swedish_shows_cards_only_at_showdown(capsys) -> None:
    assert main(["demo", "dirty-schultz", "--lang", "sv", "--seats", "2", "--seed", "13"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Dirty Schultz, frö 13"
    assert told[-1].endswith(" vinner matchen *")
    assert told[-2].endswith(" vinner matchen med 200 marker.")
    assert not any(line.endswith(" dolt.") for line in told)
    assert any(" är vilda nu." in line for line in told)
    assert any(" är all-in." in line for line in told)
    assert any(line.startswith("Anna har ") and " – " in line for line in told)


@pytest.mark.parametrize("file", ["dirty-schultz", "scenarios"])
def test_the_vectors_of_stud_conform(file: str, capsys) -> None:
    path = Path(__file__).resolve().parents[1] / "vectors" / f"{file}.jsonl"
    records = path.read_text(encoding="utf-8").splitlines()
    assert any('"dirty-schultz"' in line for line in records)
    assert main(["conform", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{len(records)} passed, 0 failed"


def test_version_and_help(capsys) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("sista-sticket ")
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(command in shown for command in ("play", "demo", "conform", "options"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["demo", "whist"], "No ruleset is called “whist”: there are chicago-classic, chicago-en-giv-till"),
        (["options", "whist"], "No ruleset is called “whist”"),
        (["options"], "RULESET"),
        (["demo", "--seats", "9"], "9 can't play this game: it needs 2 to 6 players."),
        (["demo", "--seats", "0"], "0 is no number of players"),
        (["demo", "--seats", "two"], "“two” is no whole number"),
        (["demo", "--seed", "-1"], "-1 is no seed: write a whole number from 0 to 18446744073709551615"),
        (["demo", "--seed", "18446744073709551616"], "is no seed"),
        (["demo", "--lang", "de"], "'de'"),
        (["play", "whist"], "No ruleset is called “whist”"),
        (["play", "chicago-classic", "--seats", "1"], "1 can't play this game"),
        (["play", "--seats", "3"], "go with a RULESET"),
        (["deal"], "'deal'"),
        (["conform"], "FILE.jsonl"),
    ],
)
def test_what_is_wrong_is_named(arguments: list[str], message: str, capsys) -> None:
    assert main(arguments) == 2
    shown = capsys.readouterr()
    assert message in shown.err
    assert shown.out == ""


def test_play_hands_over_to_the_window(monkeypatch) -> None:
    played = []
    monkeypatch.setattr("game.app.play", lambda *given: played.append(given))
    assert main([]) == 0
    assert main(["play"]) == 0
    assert main(["play", "chicago-classic", "--seats", "3", "--seed", "7", "--lang", "sv", "--describe"]) == 0
    assert played == [
        (None, None, None, None, False),
        (None, None, None, None, False),
        ("chicago-classic", 3, 7, "sv", True),
    ]


def test_a_window_that_cannot_be_opened_is_wrong_outside() -> None:
    """Without a display the code is 2, as for everything that is wrong outside."""
    environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    done = subprocess.run(
        [sys.executable, "-m", "game", "play"],
        env=environment | {"SDL_VIDEODRIVER": "x11"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("The window can't be opened: ")
    assert done.stderr.endswith("`demo` plays without a screen.\n")
    assert done.stderr.count("\n") == 1


def test_a_window_that_stops_ends_with_its_code(monkeypatch) -> None:
    def stop(*given: object) -> None:
        raise SystemExit(1)

    monkeypatch.setattr("game.app.play", stop)
    assert main(["play"]) == 1


def test_without_the_window_nothing_of_it_is_imported() -> None:
    script = (
        "import sys; from game.__main__ import main; main(sys.argv[1:]); "
        "print([name for name in ('pygame', 'platformdirs', 'game.app') if name in sys.modules])"
    )
    for arguments in (["demo", "--seats", "2", "--seed", "1"], ["options", "chicago-classic"]):
        done = subprocess.run(
            [sys.executable, "-c", script, *arguments],
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            timeout=60,
            check=True,
        )
        assert done.stdout.splitlines()[-1] == "[]"


def test_a_reader_that_leaves_ends_the_demo_quietly() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "game", "demo", "--seed", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as running:
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(30) == 1


def test_letters_that_a_terminal_lacks_are_no_error() -> None:
    done = program("demo", "--lang", "sv", "--seed", "3", "--seats", "2", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Chicago, klassisk, fr? 3\n")
