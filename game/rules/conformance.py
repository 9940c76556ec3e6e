"""Replays conformance records and compares the engine's probes with theirs (conformance.md).

No input or output: `check_line` and `reprint_line` take a line of a file, and raise RecordFormatError if it
is malformed; whoever reads the file knows the number of the line.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from game.cards import N_, GameError
from game.rules.events import StockRenewed
from game.rules.record_format import ConformanceRecord, RecordFormatError, parse_record

Probe = dict[str, Any]


class Verdict(NamedTuple):
    """What became of one record; `message` is the line to print."""

    id: str
    ok: bool
    message: str


class Difference(NamedTuple):
    """The first difference: the probe's index, the field (`action` where legality differs), both values."""

    at: int
    field: str
    expected: object
    got: object


class Replay(NamedTuple):
    """The engine's probes, one for the start and one after each action, and the first wrong legality."""

    probes: tuple[Probe, ...]
    wrong: Difference | None


def check_line(text: str) -> Verdict:
    """Replay the record of a line and compare; raises RecordFormatError if it is malformed."""
    record = parse_record(text)
    if record.probes is None:
        raise RecordFormatError(N_("the field “{name}” is missing."), name="probes")
    replayed = replay(record)
    _check_fields(record.probes, replayed.probes[0])
    found = first_difference(record.probes, replayed)
    if found is None:
        return Verdict(record.id, True, f"{record.id} ok")
    expected, got = _json(found.expected), _json(found.got)
    message = f"{record.id} differs at {found.at}: {found.field} expected {expected} got {got}"
    return Verdict(record.id, False, message)


def reprint_line(text: str) -> str:
    """The record of a line with the engine's own probes, as one line; raises RecordFormatError."""
    record = parse_record(text)
    return _json({**record.fields, "probes": list(replay(record).probes)})


def replay(record: ConformanceRecord) -> Replay:
    """Play a record's actions; raises RecordFormatError where `restock` does not fit.

    Where the engine refuses what the record plays, or accepts what must be refused, the state stays as it is.
    """
    rules = record.rules
    try:
        state, events = rules.deal_from(record.options, record.position)
    except GameError as error:
        raise RecordFormatError(error.reason) from error
    probes, wrong = [rules.probe(state)], None
    renewed = _renewals(events)
    for at, (text, action, refused) in enumerate(record.steps, 1):
        why = rules.why_not(state, action)
        if why is None and not refused:
            try:
                state, events = rules.advance(state, action)
            except GameError as error:
                raise RecordFormatError(N_("restock: {reason}"), reason=error.reason) from error
            renewed += _renewals(events)
        elif wrong is None and refused is (why is None):
            expected = "refused" if refused else "accepted"
            got = "accepted" if why is None else "refused"
            wrong = Difference(at, "action", f"{expected}: {text}", got)
        probes.append(rules.probe(state))
    given = len(record.position.restock)
    if renewed > given:
        raise RecordFormatError(
            N_("restock: the stock is renewed {count} times, but {given} orders are given."),
            count=renewed,
            given=given,
        )
    if renewed < given and wrong is None:
        raise RecordFormatError(
            N_("restock: {given} orders are given, but the stock is renewed {count} times."),
            count=renewed,
            given=given,
        )
    return Replay(tuple(probes), wrong)


def first_difference(expected: tuple[Probe, ...], replayed: Replay) -> Difference | None:
    """The first difference in the order of the actions, within a probe in the order of its fields."""
    wrong = replayed.wrong
    for at, (theirs, ours) in enumerate(zip(expected, replayed.probes, strict=True)):
        if wrong is not None and wrong.at == at:
            return wrong
        for field, got in ours.items():
            if _json(theirs[field]) != _json(got):
                return Difference(at, field, theirs[field], got)
    return None


def _check_fields(probes: tuple[Probe, ...], ours: Probe) -> None:
    """Every probe has the fields of this game's probes, no others."""
    for at, probe in enumerate(probes):
        for name in ours:
            if name not in probe:
                raise RecordFormatError(N_("probe {at} has no field “{name}”."), at=at, name=name)
        for name in probe:
            if name not in ours:
                raise RecordFormatError(N_("probe {at} can't have a field “{name}”."), at=at, name=name[:40])


def _renewals(events: tuple[Any, ...]) -> int:
    return sum(isinstance(event, StockRenewed) for event in events)


def _json(value: object) -> str:
    """As compact as records are; this also tells true from 1."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
