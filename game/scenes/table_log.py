"""What has happened in words, kept as it happens; and what was said that still stands at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.cards import Category
from game.match import Match
from game.rules import events
from game.rules.api import Seat
from game.scenes.chairs import match_names
from game.telling import points_line, sentences
from game.text import Words

MOST_LINES = 6  # an event never tells more
SHOWN = 40  # lines in the description
_CLEARING = (
    events.Exchanged,
    events.StoodPat,
    events.HandShown,
    events.CardOffered,
    events.ChicagoCalled,
    events.ChicagoDeclined,
    events.CardPlayed,
)
_DEALING = (events.DealerDrawn, events.DealBegan, events.CardDealt, events.ExchangeStopped)


class Log:
    """The present deal's log for one reader, in the language of the words it is asked in."""

    def __init__(self, match: Match, you: Seat | None) -> None:
        self._match = match
        self._you = you
        self._lines: list[str] = []
        self._known: tuple[str, int] = ("", 0)  # language, events told
        # so that numbers rise from deal to deal
        self._first = 1 + MOST_LINES * (len(match.history) - len(match.deal_events))

    def lines(self, words: Words) -> Sequence[str]:
        """All sentences of this deal so far, oldest first."""
        happened = self._match.deal_events
        lang, told = self._known
        if lang != words.lang:
            told, self._lines = 0, []
        if told < len(happened):
            fresh = self._match.redact(happened[told:], self._you)
            self._lines += sentences(words, fresh, match_names(words, self._match), self._you)
        self._known = (words.lang, len(happened))
        return self._lines

    def numbered(self, words: Words) -> list[dict[str, object]]:
        """The last lines with their running numbers, as page-interface has them."""
        lines = self.lines(words)
        start = max(0, len(lines) - SHOWN)
        return [{"n": self._first + i, "text": text} for i, text in enumerate(lines[start:], start)]


def said_by(happened: Sequence[Any]) -> dict[Seat, Category | None]:
    """What each seat said in the declaring, until somebody exchanges or plays again; None: it passed."""
    said: dict[Seat, Category | None] = {}
    for event in happened:
        if isinstance(event, _CLEARING):
            said = {}
        elif isinstance(event, events.Declared):
            said[event.seat] = event.category
        elif isinstance(event, events.DeclarePassed):
            said[event.seat] = None
    return said


def thrown_by(happened: Sequence[Any]) -> dict[Seat, int]:
    """How many cards each seat has exchanged in the deal of these events."""
    thrown: dict[Seat, int] = {}
    for event in happened:
        if isinstance(event, events.Exchanged):
            thrown[event.seat] = thrown.get(event.seat, 0) + len(event.thrown)
    return thrown


def is_only_dealt(happened: Sequence[Any]) -> bool:
    """Whether nothing but the dealing has happened in a deal."""
    return all(isinstance(event, _DEALING) for event in happened)


def gains_by(words: Words, scored: Sequence[events.Scored]) -> dict[Seat, str]:
    """Points with their causes in words, by seat."""
    gains: dict[Seat, str] = {}
    for event in scored:
        told = points_line(words, event)
        gains[event.seat] = f"{gains[event.seat]}, {told}" if event.seat in gains else told
    return gains
