"""After the deal, and after the match: who scored what and why, all hands, on to the next."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from game.cards import N_, Card, rank_of
from game.match import Match
from game.rules.api import Seat
from game.rules.events import Cause, HandsOpened, Scored
from game.scenes import saves
from game.scenes import title_match as matches
from game.scenes.api import Change, Context, Frame
from game.scenes.summary_items import Row, SummaryView, summary_items
from game.scenes.table_log import Log
from game.stage.item import Item
from game.telling import summary as telling

YOU = matches.YOU


class SummaryScene:
    """See the module's docstring. Its `state` is `match-over` when somebody has won, else `summary`."""

    busy = False

    def __init__(self, context: Context, match: Match) -> None:
        self._context = context
        self._match = match
        self.state = "match-over" if match.is_match_over else "summary"
        self.stale = True

    def items(self, frame: Frame) -> Sequence[Item]:
        """See Scene."""
        return summary_items(self._view(), frame.metrics)

    def _names(self) -> tuple[str, ...]:
        """The names by seat; one's own in the present language."""
        you = self._context.words(N_("You"))
        return tuple(
            you if seat == YOU and player.kind == "person" else player.name
            for seat, player in enumerate(self._match.players)
        )

    def _view(self) -> SummaryView:
        words, match, names = self._context.words, self._match, self._names()
        events = match.redact(match.deal_events, YOU)
        table = match.observe(YOU)
        order = sorted(range(len(names)), key=lambda seat: (-table.seats[seat].score, seat))
        over = match.is_match_over
        target = table.options.target
        return SummaryView(
            words=words,
            headline=telling.headline(words, events, names, YOU),
            explanation=telling.explanation(words, events, names, YOU),
            target=words(N_("to {points}"), points=target),
            rows=tuple(self._row(Seat(seat), names[seat], table, events, target) for seat in order),
            primary=("menu:again", words(N_("Play again")), "again")
            if over
            else ("menu:next", words(N_("Next deal")), "next"),
            secondary=("menu:title", words(N_("To the title")), "title"),
        )

    def _row(self, seat: Seat, name: str, table: Any, events: Sequence[Any], target: int) -> Row:
        words, view = self._context.words, table.seats[seat]
        hand = telling.final_hand(words, events, seat)
        if not view.playing:
            hand = words(N_("Did not play this deal"))
        cards = view.final or tuple(view.played) + tuple(view.hand)
        return Row(
            seat=seat,
            name=name,
            hand=hand or "",
            cards=_by_rank(cards) if view.playing else (),
            causes=self._causes(seat, events),
            score=view.score,
            part=max(0.0, min(1.0, view.score / target)),
        )

    def _causes(self, seat: Seat, events: Sequence[Any]) -> tuple[tuple[str, str, str], ...]:
        """Points, why, and why in so few words that it fits beside the hand, whose name stands there."""
        words = self._context.words
        found, opened = [], False
        for event in events:
            opened = opened or isinstance(event, HandsOpened)
            if isinstance(event, Scored) and event.seat == seat:
                best = opened and event.cause is Cause.HAND
                phase = words(N_("phase {n}"), n=event.phase)
                short = words(N_("best hand")) if best else phase if event.cause is Cause.HAND else ""
                found.append(short)
        told = telling.causes(words, events, seat)
        return tuple((points, why, short or why) for (points, why), short in zip(told, found, strict=True))

    def take_change(self) -> Change:
        """The summary lies there at once."""
        return Change()

    def press(self, press: Hashable) -> None:
        """See Scene."""
        context, match = self._context, self._match
        if press == "next":
            match.next_deal()
            context.go(matches.scene_of(context, match))
        elif press == "again":
            saves.forget(context, match)
            record = match.record
            context.go(
                matches.start_match(context, record.ruleset, match.players, changes=dict(record.changes))
            )
        elif press == "title":
            # here, since the title leads to the summary
            from game.scenes.title import TitleScene

            if match.is_match_over:
                saves.forget(context, match)
            context.go(TitleScene(context))

    def key(self, name: str) -> bool:
        """Enter on the number pad is Enter; Esc leads to the title, where the match waits."""
        if name == "enter":
            self.press("again" if self._match.is_match_over else "next")
        elif name == "escape":
            self.press("title")
        return name in ("enter", "escape")

    def skip(self) -> None:
        """Nothing moves that could be skipped."""

    def tick(self, ms: float, moving: bool) -> None:
        """Time changes nothing here."""

    def facts(self) -> dict[str, Any]:
        """The standing and the deal's log; nobody's turn, since the deal is over."""
        table = self._match.observe(YOU)
        return {
            "ruleset": self._match.record.ruleset,
            "phase": str(table.phase),
            "round": table.round,
            "you": int(YOU),
            "names": list(self._names()),
            "scores": [seat.score for seat in table.seats],
            "lines": Log(self._match, self._names(), YOU).numbered(self._context.words),
        }


def _by_rank(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Pairs and more first, then by rank: the order in which a hand is read; unknown cards last."""
    known = [card for card in cards if card >= 0]
    counts = {rank: sum(rank_of(card) == rank for card in known) for rank in map(rank_of, known)}
    known.sort(key=lambda card: (-counts[rank_of(card)], -rank_of(card), -card))
    return (*known, *(card for card in cards if card < 0))
