"""The record's text: it comes back as it was, and everything else is refused by name."""

import json
import zlib

import pytest

from game.match import Fault, Player, Record, RecordError, dumps, loads, salvage

PLAYERS = (Player("person", "Åsa"), Player("bot", "Björn", "steady"))
RECORD = Record("chicago-classic", 1, {"target": 41}, 2, 7, PLAYERS, ("0 exchange 4D 7H", "1 stand", "next"))

HEADER = (
    '{"ruleset": "chicago-classic", "version": 1, "changes": {"target": 41}, "seats": 2, "seed": 7, '
    '"players": [{"kind": "person", "name": "Åsa", "level": null}, '
    '{"kind": "bot", "name": "Björn", "level": "steady"}]}'
)
BODY = f"sista-sticket record 1\n{HEADER}\n0 exchange 4D 7H\n1 stand\nnext\n"


def ended(body: str, count: int) -> str:
    return f"{body}end {count} {zlib.crc32(body.encode()):08x}\n"


TEXT = ended(BODY, 3)


def with_header(**changes: object) -> str:
    header = json.loads(HEADER) | changes
    return ended(f"sista-sticket record 1\n{json.dumps(header)}\n", 0)


def test_the_text_of_a_record() -> None:
    assert dumps(RECORD) == TEXT
    assert TEXT.endswith("\nend 3 3374793f\n")


def test_a_record_comes_back_as_it_was() -> None:
    assert loads(TEXT) == RECORD
    assert loads(dumps(RECORD._replace(lines=(), changes={"exchange_stop": None, "one_open": True}))) == (
        RECORD._replace(lines=(), changes={"exchange_stop": None, "one_open": True})
    )
    assert loads(dumps(RECORD._replace(seed=2**64 - 1))).seed == 2**64 - 1


def test_line_ends_of_other_systems_do_no_harm() -> None:
    assert loads("\ufeff" + TEXT.replace("\n", "\r\n")) == RECORD
    assert loads(TEXT.rstrip("\n")) == RECORD
    assert loads(TEXT + "\n\n") == RECORD


@pytest.mark.parametrize(
    ("text", "fault", "message"),
    [
        ("", Fault.EMPTY, "The record is empty"),
        (" \n\n", Fault.EMPTY, "The record is empty"),
        ("{}", Fault.FOREIGN, "first line should be “sista-sticket record 1”"),
        ("sista-sticket record one\n", Fault.FOREIGN, "no record of Sista sticket"),
        (TEXT.replace("record 1", "record 2"), Fault.NEWER, "is of format 2; this version reads up to 1"),
        ("sista-sticket record 1\n", Fault.TRUNCATED, "cut off"),
        (BODY, Fault.TRUNCATED, "cut off"),
        (TEXT[:60], Fault.TRUNCATED, "cut off"),
        (TEXT[:-3], Fault.TRUNCATED, "cut off"),
        (ended("sista-sticket record 1\n", 0), Fault.TRUNCATED, "cut off"),
        (TEXT.replace("4D", "5D"), Fault.EDITED, "its last line says 3374793f"),
        (TEXT.replace("1 stand\n", ""), Fault.EDITED, "it has 2 actions, its last line says 3"),
        (ended(BODY, 4), Fault.EDITED, "it has 3 actions, its last line says 4"),
        (ended("sista-sticket record 1\n{\n", 0), Fault.EDITED, "second line is wrong at: JSON"),
        (ended("sista-sticket record 1\n" + "[" * 5000 + "\n", 0), Fault.EDITED, "wrong at: JSON"),
        (ended("sista-sticket record 1\n[]\n", 0), Fault.EDITED, "ruleset, version, changes, seats, seed"),
        (with_header(extra=1), Fault.EDITED, "ruleset, version, changes, seats, seed"),
        (with_header(ruleset=1), Fault.EDITED, "wrong at: ruleset"),
        (with_header(version="1"), Fault.EDITED, "wrong at: version"),
        (with_header(changes=[]), Fault.EDITED, "wrong at: changes"),
        (with_header(seats=True), Fault.EDITED, "wrong at: seats"),
        (with_header(seats=3), Fault.EDITED, "wrong at: players"),
        (with_header(seed=2**64), Fault.EDITED, "wrong at: seed"),
        (with_header(seed=-1), Fault.EDITED, "wrong at: seed"),
        (with_header(seed=1.5), Fault.EDITED, "wrong at: seed"),
        (with_header(players=[{"kind": "person"}] * 2), Fault.EDITED, "wrong at: players"),
        (with_header(players=["Anna", "Björn"]), Fault.EDITED, "wrong at: players"),
        (
            with_header(players=[{"kind": "ghost", "name": "A", "level": None}] * 2),
            Fault.EDITED,
            "wrong at: players",
        ),
        (
            with_header(players=[{"kind": "bot", "name": "A", "level": None}] * 2),
            Fault.EDITED,
            "wrong at: players",
        ),
        (
            with_header(players=[{"kind": "person", "name": "a\nb", "level": None}] * 2),
            Fault.EDITED,
            "wrong at: players",
        ),
    ],
)
def test_what_is_refused(text: str, fault: Fault, message: str) -> None:
    with pytest.raises(RecordError) as caught:
        loads(text)
    assert caught.value.fault is fault
    assert message in str(caught.value)


def test_every_cut_is_refused() -> None:
    for length in range(len(TEXT) - 1):
        with pytest.raises(RecordError):
            loads(TEXT[:length])


def test_every_changed_letter_is_refused() -> None:
    for place in range(len(TEXT) - 1):
        with pytest.raises(RecordError):
            loads(TEXT[:place] + "¤" + TEXT[place + 1 :])


@pytest.mark.parametrize(
    ("text", "lines", "fault"),
    [
        (TEXT, 3, None),
        (TEXT.rstrip("\n"), 3, None),
        (BODY, 3, Fault.TRUNCATED),
        (BODY.removesuffix("\n"), 2, Fault.TRUNCATED),  # the line may have been longer
        (BODY + "end 3", 3, Fault.TRUNCATED),
        (BODY + "0 st", 3, Fault.TRUNCATED),
        (ended(BODY, 4), 3, Fault.EDITED),
        (TEXT.replace("3374793f", "3374793e"), 3, Fault.EDITED),
        (ended(BODY + "\n", 4), 4, None),  # a line without words, which no rules accept
        (f"sista-sticket record 1\n{HEADER}\n", 0, Fault.TRUNCATED),
    ],
)
def test_what_can_be_read_of_a_damaged_record(text: str, lines: int, fault: Fault | None) -> None:
    record, damage = salvage(text)
    assert record == RECORD._replace(lines=(*RECORD.lines, "")[:lines])
    assert (damage and damage.fault) is fault


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (f"sista-sticket record 1\n{HEADER}", Fault.TRUNCATED),
        (f"sista-sticket record 1\n{HEADER[:40]}\n0 stand\n", Fault.TRUNCATED),
        (TEXT.replace('"seats": 2', '"seats": 3'), Fault.EDITED),
        ("", Fault.EMPTY),
        (TEXT.replace("record 1", "record 2"), Fault.NEWER),
    ],
)
def test_nothing_can_be_read_without_the_first_two_lines(text: str, fault: Fault) -> None:
    with pytest.raises(RecordError) as caught:
        salvage(text)
    assert caught.value.fault is fault
