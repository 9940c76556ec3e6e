"""The record of a match as text: everything that chance and people decided, and nothing else.

    sista-sticket record 1
    {"ruleset": "chicago-classic", "version": 1, "changes": {}, "seats": 2, "seed": 7, "players": [...]}
    0 exchange 4D 7H
    1 stand
    next
    end 3 1a2b3c4d

One action line of the rules a line, or `next` for "on to the next deal". The last line counts those lines
and holds the CRC-32 (eight hexadecimal digits) of all text before it in UTF-8.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, Literal, NamedTuple, NoReturn

from game.cards import N_, SEED_LIMIT, GameError

FORMAT: Final = 1
NEXT: Final = "next"
FIRST_ACTION_LINE: Final = 3  # of the text, counted from 1
_TITLE: Final = "sista-sticket record "
_FIELDS: Final = ("ruleset", "version", "changes", "seats", "seed", "players")


class Fault(StrEnum):
    """What is wrong with a record."""

    EMPTY = "empty"
    FOREIGN = "foreign"  # not a record of ours
    NEWER = "newer"  # written by a later version of the format
    OTHER_RULES = "other_rules"  # begun under another version of the rules
    RULESET = "ruleset"  # a ruleset that is not known
    OPTION = "option"  # a house rule that is not known or can't be so
    TRUNCATED = "truncated"
    EDITED = "edited"  # changed by hand, or damaged
    ILLEGAL = "illegal"  # a line that the rules refuse


class RecordError(GameError):
    """A record that can't be used: `fault` says why, the message what is wrong and where."""

    def __init__(self, fault: Fault, message: str, **params: object) -> None:
        super().__init__(message, **params)
        self.fault = fault


class Player(NamedTuple):
    """Who sits at a seat; `level` is the name of a bot (game.bots.BOTS), None for a person.

    `name` is as it was typed; empty where a screen is to give the usual one in its language.
    """

    kind: Literal["person", "bot"]
    name: str
    level: str | None = None


class Record(NamedTuple):
    """A match: `changes` to the ruleset's default options, `version` of the rules, seed 0 … 2**64 - 1."""

    ruleset: str
    version: int
    changes: Mapping[str, object]
    seats: int
    seed: int
    players: tuple[Player, ...]
    lines: tuple[str, ...] = ()


def dumps(record: Record) -> str:
    """Return the record's text, which ends with a newline."""
    header = {name: getattr(record, name) for name in _FIELDS}
    header["changes"] = dict(record.changes)
    header["players"] = [player._asdict() for player in record.players]
    head = json.dumps(header, ensure_ascii=False)
    body = "".join(f"{line}\n" for line in (f"{_TITLE}{FORMAT}", head, *record.lines))
    return f"{body}end {len(record.lines)} {_crc(body)}\n"


def loads(text: str) -> Record:
    """Return the record of a text; RecordError if its form is wrong. Match.resume checks its content."""
    record, damage = salvage(text)
    if damage is not None:
        raise damage
    return record


def salvage(text: str) -> tuple[Record, RecordError | None]:
    """Return the record that a text holds in whole lines, and what is wrong with it (None: nothing).

    A line that was cut off in its middle is left out. Raises RecordError if not even the first two lines,
    which say what is played, can be read. Match.open plays as much of it as the rules accept.
    """
    text = text if isinstance(text, str) else repr(text)[:40]  # no record, and told so
    text = text.replace("\r\n", "\n").removeprefix("\ufeff")
    if not text.strip():
        raise RecordError(Fault.EMPTY, N_("The record is empty: there is nothing to go on with."))
    _check_title(text.partition("\n")[0])
    damage = _damage(text)
    lines = _whole_lines(text)
    if damage is not None and len(lines) < FIRST_ACTION_LINE - 1:
        raise damage
    try:
        return _from_header(lines[1], tuple(lines[FIRST_ACTION_LINE - 1 :])), damage
    except RecordError as error:
        raise damage or error from None


def _damage(text: str) -> RecordError | None:
    """What the last line tells against the others: it is missing, its count or its checksum differ."""
    end = _split_end(text)
    if end is None or end.body.count("\n") < FIRST_ACTION_LINE - 1:
        return RecordError(
            Fault.TRUNCATED,
            N_("The record is cut off: its last line should be “end”, a count and a checksum."),
        )
    actions = end.body.count("\n") - (FIRST_ACTION_LINE - 1)
    if end.actions != actions:
        return RecordError(
            Fault.EDITED,
            N_("The record has been changed: it has {found} actions, its last line says {given}."),
            found=actions,
            given=end.actions,
        )
    if end.crc != _crc(end.body):
        return RecordError(
            Fault.EDITED,
            N_("The record has been changed: its checksum is {found}, its last line says {given}."),
            found=_crc(end.body),
            given=end.crc,
        )
    return None


def _crc(body: str) -> str:
    return f"{zlib.crc32(body.encode('utf-8', 'surrogatepass')):08x}"


def _check_title(line: str) -> None:
    number = line.removeprefix(_TITLE)
    if number == line or not (number.isascii() and number.isdecimal()):
        raise RecordError(
            Fault.FOREIGN,
            N_("This is no record of Sista sticket: its first line should be “{title}”."),
            title=f"{_TITLE}{FORMAT}",
        )
    if int(number[:9]) > FORMAT:
        raise RecordError(
            Fault.NEWER,
            N_(
                "The record is of format {found}; this version reads up to {known}. "
                "A newer version of the game can read it."
            ),
            found=number[:9],
            known=FORMAT,
        )


def _whole_lines(text: str) -> list[str]:
    """The lines but for the last when it is the end's, or was cut off before its line break."""
    lines = text.rstrip("\n").split("\n")
    if lines[-1].startswith("end ") or not text.endswith("\n"):
        lines.pop()
    return lines


class _End(NamedTuple):
    """A text before its last line, and that line's count of actions and checksum."""

    body: str
    actions: int
    crc: str


def _split_end(text: str) -> _End | None:
    whole = text.rstrip("\n")
    start = whole.rfind("\n") + 1
    words = whole[start:].split(" ")
    if len(words) != 3 or words[0] != "end" or not words[1].isdecimal() or len(words[1]) > 9:
        return None
    return _End(whole[:start], int(words[1]), words[2]) if len(words[2]) == 8 else None


def _from_header(line: str, lines: tuple[str, ...]) -> Record:
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        _refuse_header("JSON")
    if not isinstance(header, dict) or set(header) != set(_FIELDS):
        _refuse_header(", ".join(_FIELDS))
    for name, right in (
        ("ruleset", isinstance(header["ruleset"], str)),
        ("version", _is_number(header["version"], 1, SEED_LIMIT)),
        ("changes", isinstance(header["changes"], dict)),
        ("seats", _is_number(header["seats"], 1, 100)),
        ("seed", _is_number(header["seed"], 0, SEED_LIMIT)),
    ):
        if not right:
            _refuse_header(name)
    players = _players(header["players"])
    if len(players) != header["seats"]:
        _refuse_header("players")
    return Record(**{**header, "players": players}, lines=lines)


def _players(given: Any) -> tuple[Player, ...]:
    if not isinstance(given, list) or not all(
        isinstance(entry, dict) and set(entry) == set(Player._fields) for entry in given
    ):
        _refuse_header("players")
    players = tuple(Player(**entry) for entry in given)
    if not all(map(is_player, players)):
        _refuse_header("players")
    return players


def is_player(player: object) -> bool:
    """True for a person without a level or a bot with one, with a name that can be shown, or none."""
    if not isinstance(player, Player):
        return False
    name = player.name
    named = isinstance(name, str) and name.isprintable() and (not name or bool(name.strip()))
    if player.kind == "person":
        return named and player.level is None
    return named and player.kind == "bot" and isinstance(player.level, str)


def _is_number(value: object, least: int, limit: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value < limit


def _refuse_header(what: str) -> NoReturn:
    raise RecordError(
        Fault.EDITED, N_("The record's second line is wrong at: {what}. It has been changed."), what=what
    )
