"""What a game gives to the table: its picture, its movements, its prompt; the rest is the same for all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from game.cards import Card
from game.match import Match
from game.rules.api import Action, Seat
from game.scenes.api import Change
from game.scenes.prompt import Button, Prompt
from game.scenes.summary_items import Row
from game.stage.item import Item
from game.stage.metrics import Metrics
from game.telling import People
from game.text import Words


class Choice(NamedTuple):
    """What the person has chosen so far for its action: cards, or an amount of chips."""

    cards: frozenset[Card] = frozenset()
    amount: int | None = None
    confirm: bool = False  # a card is chosen first, and played by a button


class Moment(NamedTuple):
    """What the table knows beside the match: what has been chosen and told."""

    words: Words
    people: People
    you: Seat  # the seat drawn at the bottom
    choice: Choice
    prompt: Prompt
    hand: tuple[Card, ...]  # the person's own cards as they lie
    scores: Sequence[int]
    gains: Mapping[Seat, str]
    title: str
    held: bool  # what has just ended still lies there until it is seen
    bubble: tuple[Card | None, str] | None
    log: Sequence[str]
    hurry: bool  # the way to one's next decision is offered
    left_handed: bool
    sound: bool = True  # whether it is on
    next_sort: str = ""  # the order that the own hand can be sorted into

    @property
    def newest(self) -> str:
        """The log's last line."""
        return self.log[-1] if self.log else ""


class TableGame(Protocol):
    """One kind of game as the table needs it; `view` is that kind's observation."""

    @property
    def aliases(self) -> Mapping[str, str]:
        """Second letters for the keys of buttons."""

    @property
    def sorts(self) -> tuple[str, ...]:
        """The orders that the own hand can be sorted into (see hand_order), the usual one first."""

    def scores(self, view: Any) -> tuple[int, ...]:
        """Each seat's points or chips."""

    def facts(self, view: Any, scores: Sequence[int]) -> dict[str, Any]:
        """Phase, round or street, scores or stacks, as in a scene's facts."""

    def hand(self, view: Any, you: Seat | None) -> tuple[Card, ...]:
        """The person's own cards as they were dealt."""

    def whys(self, match: Match, view: Any, words: Words, names: Sequence[str]) -> dict[Card, str]:
        """What to say, in words, when a card of the hand is pressed and can't be chosen now."""

    def prompt(self, words: Words, view: Any, choice: Choice, names: Sequence[str]) -> Prompt:
        """What the observer is asked; empty when it is not to act."""

    def action(self, view: Any, button: Button, choice: Choice) -> Action | None:
        """The action of a pressed button; None while something is missing."""

    def only_action(self, view: Any) -> Action | None:
        """The observer's action if no other is possible."""

    def sight(self, match: Match, view: Any, moment: Moment) -> Any:
        """Everything that the picture is made from."""

    def items(self, metrics: Metrics, sight: Any) -> tuple[Item, ...]:
        """The picture, back to front, in reading order."""

    def change(self, happened: Sequence[Any], sight: Any, shown: Mapping[str, Item]) -> Change:
        """How it gets there from the picture before, `shown`."""

    def rows(self, match: Match, words: Words, names: Sequence[str], you: Seat | None) -> tuple[Row, ...]:
        """A finished deal's result by seat, the best first."""

    def target(self, words: Words, view: Any) -> str:
        """What the figures of the summary are measured by, in words; may be empty."""

    def standing(self, words: Words, view: Any, you: Seat) -> str:
        """How a match stands in very few words: “31–24”."""

    def only_dealt(self, happened: Sequence[Any]) -> bool:
        """Whether nothing but the dealing has happened in a deal."""

    def pause(self, event: Any) -> float:
        """How many ms an event is to be looked at before the next thing happens; 0: it need not."""
