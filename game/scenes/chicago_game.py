"""Chicago at the table: a TableGame over its prompt, picture and director."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.cards import N_, UNKNOWN, Card
from game.match import Match
from game.rules import events
from game.rules.api import Action, Seat, Verb
from game.rules.chicago.observation import ChicagoView, Phase
from game.scenes import chicago_summary, director, table_pace
from game.scenes.api import Change
from game.scenes.chairs import match_names
from game.scenes.hand_order import RANK, SUIT
from game.scenes.prompt import ALIASES, Button, Prompt, action_for, make_prompt, only_action
from game.scenes.summary_items import Row
from game.scenes.table_game import Choice, Moment
from game.scenes.table_items import table_items
from game.scenes.table_log import is_only_dealt, said_by, thrown_by
from game.scenes.table_sight import Sight
from game.stage.item import Item
from game.stage.metrics import Metrics
from game.telling import reason_words
from game.text import Words


class ChicagoGame:
    """See TableGame."""

    aliases: Mapping[str, str] = ALIASES
    sorts = (RANK, SUIT)

    def scores(self, view: ChicagoView) -> tuple[int, ...]:
        """See TableGame."""
        return tuple(seat.score for seat in view.seats)

    def facts(self, view: ChicagoView, scores: Sequence[int]) -> dict[str, Any]:
        """See TableGame."""
        return {"phase": str(view.phase), "round": view.round, "scores": list(scores)}

    def hand(self, view: ChicagoView, you: Seat | None) -> tuple[Card, ...]:
        """See TableGame."""
        if you is None:
            return ()
        return tuple(card for card in view.seats[you].hand if card != UNKNOWN)

    def whys(self, match: Match, view: ChicagoView, words: Words, names: Sequence[str]) -> dict[Card, str]:
        """For every card of the hand: those that can be pressed are told to wait."""
        if view.seat is None or view.phase is Phase.OVER:
            return {}
        whys: dict[Card, str] = {}
        verb = Verb.PLAY if view.phase in (Phase.PLAY, Phase.CHICAGO) else Verb.EXCHANGE
        for card in self.hand(view, view.seat):
            reason = match.why_not(Action(view.seat, verb, (card,)))
            whys[card] = (
                reason_words(words, reason, names)
                if reason
                else words(N_("Wait a moment: the cards are still moving."))
            )
        return whys

    def prompt(self, words: Words, view: ChicagoView, choice: Choice, names: Sequence[str]) -> Prompt:
        """See TableGame."""
        return make_prompt(words, view, choice.cards, names, choice.confirm)

    def action(self, view: ChicagoView, button: Button, choice: Choice) -> Action | None:
        """See TableGame."""
        return action_for(view, button, choice.cards)

    def only_action(self, view: ChicagoView) -> Action | None:
        """See TableGame."""
        return only_action(view)

    def sight(self, match: Match, view: ChicagoView, moment: Moment) -> Sight:
        """See TableGame."""
        deal = match.deal_events
        names = match_names(moment.words, match)
        pressable = moment.prompt.picks | moment.prompt.plays
        whys = self.whys(match, view, moment.words, names)
        return Sight(
            words=moment.words,
            view=view,
            people=moment.people,
            you=moment.you,
            hand=moment.hand,
            selected=moment.choice.cards,
            prompt=moment.prompt,
            whys={card: why for card, why in whys.items() if card not in pressable},
            scores=moment.scores,
            said=said_by(deal),
            gains=moment.gains,
            title=moment.title,
            thrown=thrown_by(deal),
            held=moment.held,
            bubble=moment.bubble,
            newest=_newest(moment.log, is_only_dealt(deal)),
            sound=moment.sound,
            hurry=moment.hurry,
            left_handed=moment.left_handed,
            next_sort=moment.next_sort,
        )

    def items(self, metrics: Metrics, sight: Sight) -> tuple[Item, ...]:
        """See TableGame."""
        return table_items(metrics, sight)

    def change(self, happened: Sequence[Any], sight: Sight, shown: Mapping[str, Item]) -> Change:
        """See TableGame."""
        return director.change_for(happened, sight, shown)

    def rows(self, match: Match, words: Words, names: Sequence[str], you: Seat | None) -> tuple[Row, ...]:
        """See TableGame."""
        return chicago_summary.rows(match, words, names, you)

    def target(self, words: Words, view: ChicagoView) -> str:
        """The points that win."""
        return words(N_("to {points}"), points=view.options.target)

    def standing(self, words: Words, view: ChicagoView, you: Seat) -> str:
        """One's own points and the best of the others'."""
        best = max(seat.score for number, seat in enumerate(view.seats) if number != you)
        return f"{view.seats[you].score}–{best}"

    def only_dealt(self, happened: Sequence[Any]) -> bool:
        """See TableGame."""
        return is_only_dealt(happened)

    def pause(self, event: Any) -> float:
        """A shown hand and a called Chicago are looked at."""
        return table_pace.WORD_MS if isinstance(event, events.HandShown | events.ChicagoCalled) else 0


def _newest(lines: Sequence[str], dealt: bool) -> str:
    """The line beside the hand; before anything is done not the one that lists one's own cards."""
    return lines[-2] if dealt and len(lines) > 1 else lines[-1] if lines else ""
