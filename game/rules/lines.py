"""Actions as text, `SEAT VERB [ARGS]`, the same in records, saves and on the command line."""

from __future__ import annotations

from typing import Final

from game.cards import (
    N_,
    UNKNOWN,
    Card,
    CardError,
    Category,
    GameError,
    card_text,
    category_from_name,
    parse_card,
)
from game.rules.api import Action, Seat, Verb

_VERBS: Final = {verb.value: verb for verb in Verb}
_WITH_CARDS: Final = (Verb.EXCHANGE, Verb.EXCHANGE_OPEN, Verb.PLAY)
_WITH_AMOUNT: Final = (Verb.BET, Verb.RAISE)
_MOST_DIGITS: Final = 12


class ActionError(GameError):
    """A text that is no action; the message says what is wrong in it."""


def action_text(action: Action) -> str:
    """The action as a line without line end, such as `0 exchange 4D 7H`."""
    words = [str(int(action.seat)), action.verb.value, *map(card_text, action.cards)]
    if action.category is not None:
        words.append(action.category.record_name)
    if action.amount is not None:
        words.append(str(action.amount))
    return " ".join(words)


def parse_action(line: str) -> Action:
    """The action of a line; raises ActionError. Whether it is legal, the rules say.

    Cards may be missing or there twice and a category missing: those are actions that rules refuse.
    """
    words = line.split() if isinstance(line, str) else []
    if len(words) < 2:
        raise ActionError(
            N_("“{line}” is no action: write a seat and a verb, such as “0 stand”."), line=_short(line)
        )
    seat = _number(words[0], N_("“{word}” is no seat: write its number, such as 0."))
    verb = _VERBS.get(words[1])
    if verb is None:
        raise ActionError(
            N_("“{word}” is no verb: write one of {verbs}."), word=_short(words[1]), verbs=", ".join(_VERBS)
        )
    rest = words[2:]
    if verb in _WITH_CARDS:
        return Action(Seat(seat), verb, tuple(map(_card, rest)))
    most = 1 if verb is Verb.DECLARE or verb in _WITH_AMOUNT else 0
    if len(rest) > most:
        raise ActionError(N_("“{word}” is too much after {verb}."), word=_short(rest[most]), verb=verb.value)
    if not rest:
        return Action(Seat(seat), verb)
    if verb is Verb.DECLARE:
        return Action(Seat(seat), verb, category=_category(rest[0]))
    amount = _number(rest[0], N_("“{word}” is no amount: write a whole number of chips."))
    return Action(Seat(seat), verb, amount=amount)


def _number(word: str, message: str) -> int:
    """A whole number from 0, written in one way only."""
    if not (word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS):
        raise ActionError(message, word=_short(word))
    if word != str(int(word)):
        raise ActionError(message, word=_short(word))
    return int(word)


def _card(word: str) -> Card:
    try:
        card = parse_card(word)
    except CardError as error:
        raise ActionError(error.reason) from None
    if card == UNKNOWN:
        raise ActionError(N_("“{word}” is no card that can be named: write one such as AS."), word=word)
    return card


def _category(word: str) -> Category:
    try:
        return category_from_name(word)
    except CardError as error:
        raise ActionError(error.reason) from None


def _short(given: object) -> str:
    text = str(given)
    return text if len(text) <= 40 else text[:40] + "…"
