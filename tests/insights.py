"""What tests alone may look at: where a state's cards lie, what is hidden from whom, what has to add up.

A new game is a line in `_OF`; without one, `insight` fails for it and so do the properties of its rulesets.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.cards import Card
from game.rules import Seat
from game.rules.chicago.state import State as ChicagoState
from game.rules.events import Scored
from game.rules.schultz.events import PotTaken
from game.rules.schultz.options import Opening
from game.rules.schultz.state import State as StudState

Events = Sequence[Any]
_ALL_CARDS = set(range(52))


class Insight(NamedTuple):
    """The inside of one game's states."""

    cards: Callable[[Any], list[Card]]
    """Every card of a state, wherever it lies."""

    hidden: Callable[[Any, Seat | None], list[Card]]
    """The cards that an observer must not know (None: an onlooker)."""

    fields: tuple[str, ...]
    """The fields of a state that hold cards."""

    fault: Callable[[Any, Any, Events], str | None]
    """What does not add up after a step (state before, state after, events); None if all does."""

    suits_decide: Callable[[Any], bool]
    """True if suits have decided something in the deal, as rules.md has them do it here and there."""


def insight(state: Any) -> Insight:
    """The insight into a state's game; LookupError if this file has none."""
    if type(state) not in _OF:
        raise LookupError(f"tests/insights.py knows nothing of {type(state)}: a game needs its line there")
    return _OF[type(state)]


def card_fault(cards: Sequence[Card]) -> str | None:
    """What is wrong with all the cards of a state: the pack of 52, each once, is right."""
    if len(cards) == 52 and set(cards) == _ALL_CARDS:
        return None
    missing = sorted(_ALL_CARDS - set(cards))
    twice = sorted({card for card in cards if cards.count(card) > 1})
    return f"{len(cards)} cards; missing {missing}, more than once {twice}"


def swapped(state: Any, a: Card, b: Card) -> Any:
    """The state with two cards changed for each other wherever they lie."""
    return state._replace(**{name: _exchange(getattr(state, name), a, b) for name in insight(state).fields})


def exchange_cards(cards: Sequence[Card], a: Card, b: Card) -> tuple[Card, ...]:
    """The cards with two of them changed for each other."""
    return tuple(b if card == a else a if card == b else card for card in cards)


def _exchange(value: Any, a: Card, b: Card) -> Any:
    if isinstance(value, tuple):
        return tuple(_exchange(each, a, b) for each in value)
    return b if value == a else a if value == b else value


def _chicago_cards(state: ChicagoState) -> list[Card]:
    cards = [*state.stock, *state.discards]
    for hand in state.hands:
        cards += hand
    for played in state.tricks.played:
        cards += played
    return cards


def _chicago_hidden(state: ChicagoState, observer: Seat | None) -> list[Card]:
    hidden = list(state.stock[1:] if state.exchanging.offered else state.stock)
    for seat in range(len(state.scores)):
        if seat == observer:
            continue
        if not state.opened:
            hidden += [card for card in state.hands[seat] if card not in state.known[seat]]
        hidden += [card for card in state.thrown[seat] if card not in state.seen[seat]]
    return hidden


def _chicago_fault(before: ChicagoState | None, after: ChicagoState, events: Events) -> str | None:
    if min(after.scores) < 0:
        return f"a score below 0: {after.scores}"
    if sum(map(len, after.thrown)) != len(after.discards):
        return "the discards are not those that the seats threw"
    scores = list(after.setup.start if before is None else before.scores)
    for event in events:
        if type(event) is Scored:
            scores[event.seat] += event.points
            if scores[event.seat] != event.total:
                return f"{event} after {scores}"
    return None if tuple(scores) == after.scores else f"scores {after.scores}, but events make {scores}"


def _stud_cards(state: StudState) -> list[Card]:
    cards = [*state.stub, *state.burned]
    for down in state.down:
        cards += down
    for up in state.up:
        cards += up
    if state.community is not None:
        cards.append(state.community)
    return cards


def _stud_hidden(state: StudState, observer: Seat | None) -> list[Card]:
    hidden = [*state.stub, *state.burned]
    for seat, down in enumerate(state.down):
        shown = state.showdown is not None and state.showdown[seat] is not None
        if seat != observer and not shown:
            hidden += down
    return hidden


def _stud_fault(before: StudState | None, after: StudState, events: Events) -> str | None:
    total = sum(after.setup.start)
    if min(after.stacks) < 0 or min(after.paid) < 0:
        return f"less than no chips: stacks {after.stacks}, paid {after.paid}"
    if before is not None and sum(before.stacks) + sum(before.paid) != total:
        return f"chips do not add up to {total}: stacks {before.stacks}, paid {before.paid}"
    middle = 0 if after.over else sum(after.paid)
    if sum(after.stacks) + middle != total:
        return f"chips do not add up to {total}: stacks {after.stacks}, paid {after.paid}"
    if not after.over:
        return None
    won = [event for event in events if type(event) is PotTaken]
    if sum(event.chips for event in won) != sum(after.paid):
        return f"the pots {won} are not what was paid: {after.paid}"
    if any(event.chips != sum(chips for _, chips in event.shares) for event in won):
        return f"the shares are not the pot: {won}"
    return None


def _stud_suits_decide(state: StudState) -> bool:
    """The lowest upcard among equal ranks is found by suit."""
    options = state.setup.options
    ranks = sorted(state.up[seat][0] >> 2 for seat in state.setup.players)
    by_lowest = options.bring_in > 0 or options.opening is Opening.CASINO
    return by_lowest and len(set(ranks)) < len(ranks)


_OF: dict[type, Insight] = {
    ChicagoState: Insight(
        _chicago_cards,
        _chicago_hidden,
        ("hands", "stock", "discards", "thrown", "known", "seen"),
        _chicago_fault,
        lambda state: False,
    ),
    StudState: Insight(
        _stud_cards,
        _stud_hidden,
        ("down", "stub", "burned", "wild"),
        _stud_fault,
        _stud_suits_decide,
    ),
}
