"""A seeded deal printed state by state: all cards, what each seat may know, what it may do, what happens.

The golden files in tests/golden/ are such texts; `python tests/golden/renew.py` writes them. The text holds
all that is needed to print it again: the head, and the actions after `> `.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from random_play import random_action

from game.cards import Card, Category, Dice, HandRank, card_text, category_of, rank_text, ranks_of, rng_from
from game.rules import Action, Offer, Ruleset, Seat, action_text, parse_action, ruleset

_RENEW = "python tests/golden/renew.py"
_WIDTH = 110
_RANKS = ("ranks", "revealed", "wild_ranks")  # fields with ranks 0 … 12
_CHOSEN = "> "


class Deal(NamedTuple):
    """A deal to print; without `lines` (the actions) it is played at random, from the seed."""

    ruleset: str
    seats: int = 3
    seed: int = 1
    changes: dict[str, object] = {}  # noqa: RUF012  (nobody writes to it)
    lines: tuple[str, ...] | None = None


def read(text: str) -> Deal:
    """The deal of a printed text; ValueError or KeyError if it is none."""
    head = dict(line.split(": ", 1) for line in text.split("\n\n", 2)[1].splitlines())
    lines = tuple(line.removeprefix(_CHOSEN) for line in text.splitlines() if line.startswith(_CHOSEN))
    return Deal(head["ruleset"], int(head["seats"]), int(head["seed"]), json.loads(head["options"]), lines)


def printed(deal: Deal) -> str:
    """The text of a deal; IllegalAction if its lines are against the rules, or too few."""
    return "\n".join(_print(deal)) + "\n"


def _print(deal: Deal) -> Iterator[str]:
    rules = ruleset(deal.ruleset)
    yield f"# A deal of {deal.ruleset}, state by state; written by {_RENEW}"
    yield "# Every state: all cards open; then what an onlooker sees, and what each seat sees otherwise."
    yield "# Fields that are None, empty, or False are left out. Events: as they are, and redacted for whom."
    yield ""
    yield f"ruleset: {deal.ruleset}"
    yield f"version: {rules.version}"
    yield f"seats: {deal.seats}"
    yield f"seed: {deal.seed}"
    yield f"options: {json.dumps(deal.changes)}"
    yield ""
    state, events = rules.first_deal(rules.make_options(deal.changes), deal.seats, deal.seed)
    dice = Dice(rng_from(deal.seed, "golden"))
    yield from told(rules, events, deal.seats)
    number = 0
    while True:
        yield ""
        yield f"== state {number}"
        yield from seen(rules, state, deal.seats)
        if rules.is_deal_over(state):
            return
        action = _next(rules, state, deal.lines, number, dice)
        yield ""
        yield f"{_CHOSEN}{action_text(action)}"
        state, events = rules.advance(state, action)
        yield from told(rules, events, deal.seats)
        number += 1


def _next(rules: Ruleset, state: Any, lines: Sequence[str] | None, number: int, dice: Dice) -> Action:
    if lines is None:
        return random_action(rules, state, dice)
    if number >= len(lines):
        raise ValueError("the deal goes on after the last action of the text")
    return parse_action(lines[number])


def told(rules: Ruleset, events: Sequence[Any], seats: int) -> Iterator[str]:
    """The events, each with its redacted forms and who gets them."""
    for event in events:
        whole = shown(event)
        yield f"* {whole}"
        for text, who in _by_text(rules, event, seats).items():
            if text != whole:
                yield f"    {', '.join(who)}: {text}"


def _by_text(rules: Ruleset, event: Any, seats: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for seat in (*range(seats), None):
        text = shown(rules.redact(event, None if seat is None else Seat(seat)))
        found.setdefault(text, []).append("onlooker" if seat is None else f"seat {seat}")
    return found


def seen(rules: Ruleset, state: Any, seats: int) -> Iterator[str]:
    """The probe, the onlooker's view, and the lines in which each seat's view differs from it."""
    yield from _probe_lines(rules.probe(state))
    onlooker = view_lines(rules.observe(state, None))
    yield "onlooker sees"
    yield from (f"  {line}" for line in onlooker)
    for seat in range(seats):
        own = [line for line in view_lines(rules.observe(state, Seat(seat))) if line not in onlooker]
        yield f"seat {seat} sees" + ("" if own else " the same")
        yield from (f"  {line}" for line in own)


def _probe_lines(probe: dict[str, object]) -> Iterator[str]:
    """Short fields in one line, then each list of texts in a line of its own."""
    texts = [name for name, value in probe.items() if isinstance(value, list) and str in map(type, value)]
    yield from _wrapped([f"{name}={_plain(value)}" for name, value in probe.items() if name not in texts])
    for name in texts:
        yield f"{name}: {' | '.join(map(_plain, probe[name]))}"  # type: ignore[call-overload]


def _plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))


def view_lines(view: Any) -> list[str]:
    """An observation: the table, then a line a seat, then what the observer may do."""
    hints = _hints(type(view))
    known = ("seats", "offers", "options", "ruleset", "seat")  # printed elsewhere
    lines = _wrapped(
        [text for name in view._fields if name not in known for text in _field(view, name, hints)]
    )
    for seat, each in enumerate(view.seats):
        kinds = _hints(type(each))
        texts = [text for name in each._fields for text in _field(each, name, kinds)]
        lines.append(f"seat {seat}: {' '.join(texts)}")
    if view.offers:
        lines.append(f"may: {' | '.join(map(offer_text, view.offers))}")
    return lines


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def offer_text(offer: Offer) -> str:
    """Such as `raise 4…8`, `exchange 1…5 of 2C 3D 4H 5S 6C`."""
    words = [offer.verb.value]
    if offer.cards:
        words.append(f"{offer.least}…{offer.most} of {' '.join(map(card_text, offer.cards))}")
    if offer.category is not None:
        words.append(offer.category.record_name)
    if offer.amount is not None:
        most = "" if offer.amount_most is None else f"…{offer.amount_most}"
        words.append(f"{offer.amount}{most}")
    return " ".join(words)


def _field(owner: Any, name: str, hints: dict[str, Any]) -> Iterator[str]:
    value = getattr(owner, name)
    if value is None or value is False or value == ():
        return
    if name in _RANKS:
        yield f"{name}={''.join(map(rank_text, value))}"
    else:
        yield name if value is True else f"{name}={shown(value, hints[name])}"


def shown(value: Any, hint: Any = None) -> str:
    """A value as text; its type's annotation tells cards and hands from other numbers."""
    if value is None:
        return "-"
    if get_origin(hint) is Union or type(hint).__name__ == "UnionType":
        hint = next(each for each in get_args(hint) if each is not type(None))
    if hint is Card:
        return card_text(value)
    if hint is HandRank:
        return f"{category_of(value).record_name}({''.join(map(rank_text, ranks_of(value)))})"
    if isinstance(value, Category):
        return value.record_name
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, Action):
        return action_text(value)
    if hasattr(value, "_fields"):
        hints = _hints(type(value))
        texts = (text for name in value._fields for text in _field(value, name, hints))
        return f"{type(value).__name__}({', '.join(texts)})"
    if isinstance(value, tuple):
        return _shown_tuple(value, get_args(hint))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _shown_tuple(values: tuple[Any, ...], hints: tuple[Any, ...]) -> str:
    """Cards with spaces, pairs of a seat and something with colons, anything else with commas."""
    if len(hints) == 2 and hints[1] is ...:
        texts = [shown(value, hints[0]) for value in values]
        return " ".join(texts) if hints[0] is Card else f"[{', '.join(texts)}]"
    return ":".join(shown(value, hint) for value, hint in zip(values, hints, strict=True))


def _wrapped(texts: Sequence[str]) -> list[str]:
    """The texts with spaces between, in as few lines as fit."""
    lines = [""]
    for text in texts:
        if lines[-1] and len(lines[-1]) + len(text) > _WIDTH:
            lines.append("")
        lines[-1] = f"{lines[-1]} {text}".strip()
    return lines
