"""After the deal, and after the match: who scored what and why, all hands, on to the next."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from game.cards import N_
from game.match import Match
from game.scenes import saves
from game.scenes import title_match as matches
from game.scenes.api import Change, Context, Frame
from game.scenes.chairs import match_names
from game.scenes.games import game_for
from game.scenes.stud_summary import unrepeated
from game.scenes.summary_items import SummaryView, summary_items
from game.scenes.table_fades import sheet_fades
from game.scenes.table_log import Log
from game.scenes.table_sheets import Sheets, sheet_view
from game.scenes.table_sounds import summary_sound
from game.stage.item import Fade, Item
from game.telling import summary as telling


class SummaryScene:
    """See the module's docstring. Its `state` is `match-over` when somebody has won, else `summary`."""

    busy = False

    def __init__(self, context: Context, match: Match) -> None:
        self._context = context
        self._match = match
        self._you = matches.the_one_here(match)  # None: several people see it together, by their names
        self.state = "match-over" if match.is_match_over else "summary"
        self.stale = True
        self._sheets = Sheets()
        self._log = Log(match, self._you)
        self._first, self._fades = True, tuple[Fade, ...]()
        if sound := summary_sound(match.deal_events, self._you):
            context.hear(sound)

    def items(self, frame: Frame) -> Sequence[Item]:
        """See Scene."""
        items = summary_items(self._view(), frame.metrics)
        if self._first:
            fades = sheet_fades({}, {item.id: item for item in items}, frame.metrics.scale)
            self._fades = tuple(fade._replace(anew=True) for fade in fades if fade.id != "veil")
        if self._sheets.open is None:
            return items
        words = self._context.words
        names = self._names(), match_names(words, self._match)
        view = sheet_view(words, self._log.lines(words), self._match, self._match.observe(self._you), names)
        return self._sheets.cover(items, frame.metrics, view)

    @property
    def explained(self) -> tuple[str, Any]:
        """See Explained."""
        return self._match.ruleset.name, self._match.observe(None).options

    def _names(self) -> tuple[str, ...]:
        """The names by seat; one's own in the present language."""
        you = self._context.words(N_("You"))
        names = match_names(self._context.words, self._match)
        return tuple(you if seat == self._you else name for seat, name in enumerate(names))

    def _view(self) -> SummaryView:
        words, match, names = self._context.words, self._match, self._names()
        events = match.redact(match.deal_events, self._you)
        table = match.observe(self._you)
        game = game_for(table)
        return SummaryView(
            words=words,
            headline=telling.headline(words, events, names, self._you),
            explanation=telling.explanation(words, unrepeated(events), names, self._you),
            target=game.target(words, table),
            rows=game.rows(match, words, names, self._you),
            primary=("menu:again", words(N_("Play again")), "again")
            if match.is_match_over
            else ("menu:next", words(N_("Next deal")), "next"),
            secondary=("menu:title", words(N_("To the start")), "title"),
            token_names=match_names(words, match),
            you=self._you,
        )

    def take_change(self) -> Change:
        """The sheet slides up when it is shown first."""
        fades, self._fades, self._first = self._fades, (), False
        return Change(fades=fades)

    def press(self, press: Hashable) -> None:
        """See Scene."""
        context, match = self._context, self._match
        self.stale = True
        if press == ("stay",) or press in ("log", "scores"):
            self._sheets.show(None if press == ("stay",) else str(press))
        elif press == "next":
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
        if self._sheets.open is not None:
            used = name in ("enter", "escape") or self._sheets.key(name)
            if name in ("enter", "escape"):
                self._sheets.show(None)
            self.stale |= used
            return used
        if name == "enter":
            self.press("again" if self._match.is_match_over else "next")
        elif name == "escape":
            self.press("title")
        return name in ("enter", "escape")

    def scroll(self, px: int, free: bool = False) -> None:
        """See Scrolls."""
        self._sheets.scroll(px)
        self.stale |= self._sheets.open is not None

    def reveal(self, ident: str) -> None:
        """See Scrolls: nothing that can be pressed scrolls."""

    def skip(self) -> None:
        """Nothing moves that could be skipped."""

    def tick(self, ms: float, moving: bool) -> None:
        """Time changes nothing here."""

    def facts(self) -> dict[str, Any]:
        """The standing and the deal's log; nobody's turn, since the deal is over."""
        table = self._match.observe(self._you)
        game = game_for(table)
        return {
            "ruleset": self._match.record.ruleset,
            "you": None if self._you is None else int(self._you),
            "names": list(self._names()),
            "lines": self._log.numbered(self._context.words),
            **game.facts(table, game.scores(table)),
        }
