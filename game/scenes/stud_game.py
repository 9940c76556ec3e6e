"""Stud at the table (Dirty Schultz and its family): a TableGame over its prompt, picture and director."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.cards import N_, UNKNOWN, Card
from game.match import Match
from game.rules import events as common
from game.rules.api import Action, Seat
from game.rules.schultz import events
from game.rules.schultz.observation import Phase, SchultzView
from game.scenes import stud_director, stud_prompt, stud_summary
from game.scenes.api import Change
from game.scenes.hand_order import DEALT, RANK, SUIT
from game.scenes.prompt import Button, Prompt
from game.scenes.stud_items import stud_items
from game.scenes.stud_sight import LOOKED_AT, StudSight, is_pending
from game.scenes.summary_items import Row
from game.scenes.table_game import Choice, Moment
from game.stage.item import Item
from game.stage.metrics import Metrics
from game.telling import headline
from game.text import Words

SHOWDOWN_MS = 4000
FOLDED_MS = 1200  # all others have folded
WILD_MS = 600
_ACTED = (events.Folded, events.Checked, events.Called, events.Bet, events.Raised)
_PAUSES = {events.HandsShown: SHOWDOWN_MS, events.PotTaken: FOLDED_MS, events.WildSet: WILD_MS}


class StudGame:
    """See TableGame."""

    aliases: Mapping[str, str] = stud_prompt.ALIASES
    sorts = (DEALT, RANK, SUIT)

    def scores(self, view: SchultzView) -> tuple[int, ...]:
        """See TableGame."""
        return tuple(seat.stack for seat in view.seats)

    def facts(self, view: SchultzView, scores: Sequence[int]) -> dict[str, Any]:
        """See TableGame."""
        return {"phase": str(view.phase), "street": view.street, "stacks": list(scores)}

    def hand(self, view: SchultzView, you: Seat | None) -> tuple[Card, ...]:
        """Hole cards, then upcards, as they were dealt."""
        if you is None:
            return ()
        return tuple(card for card in (*view.seats[you].down, *view.seats[you].up) if card != UNKNOWN)

    def whys(self, match: Match, view: SchultzView, words: Words, names: Sequence[str]) -> dict[Card, str]:
        """Cards are only looked at."""
        return dict.fromkeys(self.hand(view, view.seat), words(LOOKED_AT))

    def prompt(self, words: Words, view: SchultzView, choice: Choice, names: Sequence[str]) -> Prompt:
        """See TableGame."""
        return stud_prompt.make_prompt(words, view, choice)

    def action(self, view: SchultzView, button: Button, choice: Choice) -> Action | None:
        """See TableGame."""
        return stud_prompt.action_for(view, button, choice)

    def only_action(self, view: SchultzView) -> Action | None:
        """See TableGame."""
        return stud_prompt.only_action(view)

    def sight(self, match: Match, view: SchultzView, moment: Moment) -> StudSight:
        """See TableGame."""
        result = ""
        if view.phase is Phase.OVER:
            people, happened = moment.people, match.redact(match.deal_events, moment.people.you)
            result = headline(moment.words, happened, people.names, people.you)
        set_by = [event for event in match.deal_events if isinstance(event, events.TriggerSet)]
        return StudSight(view, moment, set_by[-1] if set_by and is_pending(view) else None, result)

    def items(self, metrics: Metrics, sight: StudSight) -> tuple[Item, ...]:
        """See TableGame."""
        return stud_items(metrics, sight)

    def change(self, happened: Sequence[Any], sight: StudSight, shown: Mapping[str, Item]) -> Change:
        """See TableGame."""
        return stud_director.change_for(happened, sight, shown)

    def rows(self, match: Match, words: Words, names: Sequence[str], you: Seat | None) -> tuple[Row, ...]:
        """See TableGame."""
        return stud_summary.rows(match, words, names, you)

    def target(self, words: Words, view: SchultzView) -> str:
        """What the figures count."""
        return words(N_("chips"))

    def standing(self, words: Words, view: SchultzView, you: Seat) -> str:
        """One's own chips."""
        return words.plural(N_("{n} chip"), N_("{n} chips"), view.seats[you].stack)

    def only_dealt(self, happened: Sequence[Any]) -> bool:
        """See TableGame."""
        return not any(isinstance(event, (*_ACTED, common.DealEnded)) for event in happened)

    def pause(self, event: Any) -> float:
        """A new wild rank, the opened hands and who takes the pot are looked at."""
        return _PAUSES.get(type(event), 0)
