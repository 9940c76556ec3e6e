"""A conformance record's form: parsing one line, and everything that makes it malformed (conformance.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from game.cards import N_, UNKNOWN, Card, CardError, GameError, parse_cards, reason
from game.rules.api import LARGEST, Action, OptionError, Position, Ruleset, Seat
from game.rules.lines import ActionError, action_text, parse_action
from game.rules.registry import RULESETS, ruleset

_NEEDED: Final = ("id", "ruleset", "seats", "dealer", "deck", "actions")
_OPTIONAL: Final = ("options", "restock", "called", "probes")


class RecordFormatError(GameError):
    """A malformed record; the message says what is wrong in it."""


class Step(NamedTuple):
    """One action of a record; `refused` if it must be refused and change nothing."""

    text: str
    action: Action
    refused: bool


class ConformanceRecord(NamedTuple):
    """A record whose form is right; `fields` is the record as it was, `probes` None if it has none."""

    id: str
    rules: Ruleset
    options: Any
    position: Position
    steps: tuple[Step, ...]
    probes: tuple[dict[str, Any], ...] | None
    fields: dict[str, Any]


def parse_record(text: str) -> ConformanceRecord:
    """The record of one line; raises RecordFormatError."""
    fields = _object(text)
    rules = _rules(fields)
    for name in (*_NEEDED, rules.counts):
        if name not in fields:
            raise RecordFormatError(N_("the field “{name}” is missing."), name=name)
    for name in fields:
        if name not in (*_NEEDED, *_OPTIONAL, rules.counts):
            raise RecordFormatError(N_("there is no field “{name}” in such a record."), name=name[:40])
    name = fields["id"]
    if not isinstance(name, str) or not name.strip() or not name.isprintable():
        raise _wrong("id", N_("a name in one line"))
    try:
        options = rules.make_options(_dict(fields.get("options", {}), "options"))
    except OptionError as error:
        raise RecordFormatError(N_("options: {reason}"), reason=error.reason) from error
    steps = tuple(map(_step, _list(fields["actions"], "actions")))
    probes = _probes(fields, len(steps))
    return ConformanceRecord(name, rules, options, _position(fields, rules), steps, probes, fields)


def _object(text: str) -> dict[str, Any]:
    try:
        fields = json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except RecordFormatError:
        raise
    except RecursionError:
        raise RecordFormatError(N_("it is nested too deeply for a record.")) from None
    except ValueError as error:
        raise RecordFormatError(N_("it is no JSON: {error}"), error=str(error)) from None
    return _dict(fields, "the line")


def _once(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise RecordFormatError(N_("the field “{name}” is there twice."), name=name[:40])
        found[name] = value
    return found


def _no_constant(word: str) -> Any:
    raise RecordFormatError(N_("“{word}” is no JSON value."), word=word)


def _wrong(field: str, right: str) -> RecordFormatError:
    return RecordFormatError(N_("{field} must be {right}."), field=field, right=reason(right))


def _dict(value: object, field: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _wrong(field, N_("a JSON object"))
    return value


def _list(value: object, field: str) -> list[Any]:
    if not isinstance(value, list):
        raise _wrong(field, N_("a JSON list"))
    return value


def _rules(fields: dict[str, Any]) -> Ruleset:
    name = fields.get("ruleset")
    if not isinstance(name, str) or name not in RULESETS:
        raise _wrong("ruleset", ", ".join(RULESETS))
    return ruleset(name)


def _number(value: object, field: str, values: range | None) -> int:
    """A whole number from the range, or any that can be kept exact."""
    values = range(LARGEST + 1) if values is None else values
    if not isinstance(value, int) or isinstance(value, bool) or value not in values:
        span = f"{values[0]} … {values[-1]}"
        raise RecordFormatError(N_("{field} must be a whole number, {span}."), field=field, span=span)
    return value


def _position(fields: dict[str, Any], rules: Ruleset) -> Position:
    seats = _number(fields["seats"], "seats", rules.seats)
    dealer = _number(fields["dealer"], "dealer", range(seats))
    counts = rules.counts
    scores = tuple(_number(value, counts, None) for value in _list(fields[counts], counts))
    if len(scores) != seats:
        raise RecordFormatError(N_("{field} must have {seats} numbers."), field=counts, seats=seats)
    deck = _cards(fields["deck"], "deck")
    if len(deck) != 52:
        raise RecordFormatError(N_("deck must have 52 cards, it has {count}."), count=len(deck))
    restock = tuple(_cards(order, "restock") for order in _list(fields.get("restock", []), "restock"))
    called = tuple(
        _number(seat, "called", range(seats)) for seat in _list(fields.get("called", []), "called")
    )
    if len(set(called)) < len(called):
        raise _wrong("called", N_("a list of different seats"))
    return Position(seats, Seat(dealer), scores, deck, restock, tuple(map(Seat, called)))


def _cards(value: object, field: str) -> tuple[Card, ...]:
    if not isinstance(value, str):
        raise _wrong(field, N_("cards in a text, separated by spaces"))
    try:
        cards = parse_cards(value)
    except CardError as error:
        raise RecordFormatError(N_("{field}: {reason}"), field=field, reason=error.reason) from error
    if UNKNOWN in cards or len(set(cards)) < len(cards):
        raise _wrong(field, N_("different cards"))
    return cards


def _step(text: object) -> Step:
    if not isinstance(text, str):
        raise _wrong("actions", N_("a list of texts"))
    line = text.removeprefix("!")
    try:
        action = parse_action(line)
    except ActionError as error:
        raise RecordFormatError(N_("actions: {reason}"), reason=error.reason) from error
    if action_text(action) != line:
        raise RecordFormatError(
            N_("actions: “{text}” must be written “{right}”."), text=line[:60], right=action_text(action)
        )
    return Step(line, action, text != line)


def _probes(fields: dict[str, Any], steps: int) -> tuple[dict[str, Any], ...] | None:
    if "probes" not in fields:
        return None
    probes = tuple(_dict(probe, "a probe") for probe in _list(fields["probes"], "probes"))
    if len(probes) != steps + 1:
        raise RecordFormatError(
            N_("probes must be one more than the actions: {right}, not {count}."),
            right=steps + 1,
            count=len(probes),
        )
    return probes
