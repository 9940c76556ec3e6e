"""The table: one deal as one person sees and plays it. Opponents act by themselves; then the summary."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from game.cards import Card
from game.match import Match
from game.rules.api import Action, Seat, Verb
from game.scenes.api import Change, Context, Frame, Scene
from game.scenes.prompt import Prompt
from game.scenes.settings import SettingsScene
from game.scenes.table_course import Course
from game.scenes.table_game import Choice, Moment
from game.scenes.table_hands import TableHands
from game.scenes.table_sheets import sheet_view
from game.scenes.table_sounds import switch_sound, trick_sound
from game.scenes.ways import to_curtain, to_summary, to_title
from game.stage.item import Item
from game.telling import People

FIRST_SEAT = Seat(0)


class TableScene(Course):
    """See the module's docstring. `you` None: an onlooker, who sees the table from seat 0.

    `on_deal_over`, `on_leave` and `on_turn` (another person on this device is to act) give the scenes that
    follow.
    """

    state = "table"

    def __init__(
        self,
        context: Context,
        match: Match,
        you: Seat | None = FIRST_SEAT,
        on_deal_over: Callable[[Context, Match], Scene] = to_summary,
        on_leave: Callable[[Context], Scene] = to_title,
        on_turn: Callable[[Context, Match, Seat], Scene] = to_curtain,
    ) -> None:
        super().__init__(context, match, you, on_deal_over, on_turn)
        self._on_leave = on_leave
        self.hands = TableHands(context, self, self._motion, match.ruleset.name, self._game.sorts, you)

    # what is shown

    def items(self, frame: Frame) -> Sequence[Item]:
        """See Scene."""
        items = self._game.items(frame.metrics, self._sight())
        if self._sheets.open is not None:
            words, names = self._context.words, (self._people_names(), self._names)
            following = self.hands.next_sort if self._you is not None else ""
            view = sheet_view(words, self._log.lines(words), self._match, self._view, names, following)
            items = self._sheets.cover(items, frame.metrics, view)
        self._motion.picture(items, frame.metrics.scale)
        return items

    def take_change(self) -> Change:
        """See Scene."""
        if self._motion.trick_goes_home:
            self._context.hear(trick_sound(self._match.deal_events, self._you))
        return self._motion.take(self._game, self._sight(), FIRST_SEAT if self._you is None else self._you)

    def _sight(self) -> Any:
        words = self._context.words
        moment = Moment(
            words=words,
            people=People(words, self._names, self._you),
            you=FIRST_SEAT if self._you is None else self._you,
            choice=self._choice(),
            prompt=self._prompt(),
            hand=self._hand(),
            scores=self._scores,
            gains=self._gains,
            title=words(self._match.ruleset.title),
            held=self._held,
            bubble=self.hands.bubble,
            log=self._log.lines(words),
            hurry=self._waiting.offers and not self._prompt().buttons,
            left_handed=self._context.settings.left_handed,
            sound=self._context.settings.sound,
            next_sort=self.hands.next_sort if self._you is not None else "",
        )
        return self._game.sight(self._match, self._view, moment)

    def _hand(self) -> tuple[Card, ...]:
        """One's own cards as they lie."""
        cards = self._game.hand(self._view, self._you)
        return self.hands.lay((self._match.record.seed, self._view.ruleset, self._view.deal), cards)

    def asked(self) -> tuple[Prompt, frozenset[Card]]:
        """See table_hands.Table."""
        return self._prompt(), self._selected

    def _prompt(self) -> Prompt:
        if self._holds:
            return Prompt()
        return self._game.prompt(self._context.words, self._view, self._choice(), self._names)

    def _choice(self) -> Choice:
        return Choice(self._selected, self._amount, self._context.settings.confirm_play)

    def facts(self) -> dict[str, Any]:
        """See Scene."""
        words, view = self._context.words, self._view
        return {
            "ruleset": view.ruleset,
            "you": None if self._you is None else int(self._you),
            "turn": None if view.to_act is None else int(view.to_act),
            "names": self._people_names(),
            "lines": self._log.numbered(words),
            **self._game.facts(view, self._scores),
        }

    def _people_names(self) -> list[str]:
        """The names by seat; the person's own as “You”."""
        you = self._context.words("You")
        return [you if seat == self._you else name for seat, name in enumerate(self._names)]

    def scroll(self, px: int, free: bool = False) -> None:
        """See Scrolls: an open sheet's list."""
        if self._sheets.open is not None:
            self._sheets.scroll(px)
            self.stale = True

    def reveal(self, ident: str) -> None:
        """See Scrolls: all that the keyboard's focus goes to is in sight."""

    # what people do

    def press(self, press: Hashable) -> None:
        """See Scene."""
        self.stale = True
        if self.hands.close() and press == ("leave",):
            return  # Esc closes the bubble first
        what = press[0] if isinstance(press, tuple) else press
        if what in ("card", "carried") and isinstance(press, tuple):
            self._press_card(press[1], carried=what == "carried")
        elif what == "button" and isinstance(press, tuple):
            self._press_button(press[1])
        elif what == "amount" and isinstance(press, tuple):
            self._amount = press[1]
        elif what == "seen":
            self._seen()
        elif what == "hurry":
            self._hurry()
        elif what == "sort":
            self.hands.resort()
            self._sheets.show(None)
        elif what == "sound":
            switch_sound(self._context)
        elif what in ("leave", "log", "scores"):
            self._sheets.show(str(what))
        elif what == "stay":
            self._sheets.show(None)
        elif what == "settings":
            self._context.go(SettingsScene(self._context, lambda: self._context.go(self)))
        elif what == "quit":
            self._gone = True
            self._context.go(self._on_leave(self._context))

    def _press_card(self, card: Card, carried: bool = False) -> None:
        """`carried`: it has been dragged onto the table."""
        prompt = self._prompt()
        if card in prompt.plays and self._context.settings.confirm_play and not carried:
            self._selected = frozenset({card}) - self._selected
            self._motion.choose(card)
            self._context.hear("select")
        elif card in prompt.plays and self._you is not None:
            self._submit(Action(self._you, Verb.PLAY, (card,)))
        elif card in prompt.picks:
            self._selected = self._selected | {card} if carried else self._selected ^ {card}
            self._motion.choose(card)
            self._context.hear("select")
        elif why := self._game.whys(self._match, self._view, self._context.words, self._names).get(card):
            self.hands.tell(card, why)

    def _press_button(self, id: str) -> None:
        button = next((button for button in self._prompt().buttons if button.id == id), None)
        if button is None:
            return
        action = self._game.action(self._view, button, self._choice())
        if action is not None:
            self._submit(action)
        elif button.why:
            self.hands.tell(None, button.why)

    def key(self, name: str) -> bool:
        """Enter and space: the trick has been seen; a second letter for a button."""
        if self._sheets.open is not None:
            self.stale |= (used := self._sheets.key(name))
            return used
        if name in ("return", "enter", "space") and (self._held or self._holds):
            self._seen()
            return True
        if name == "n" and self._waits():
            self._hurry()
            return True
        if self.hands.key(name):
            return True
        wanted = self._game.aliases.get(name)
        button = next((b for b in self._prompt().buttons if b.key == wanted), None)
        if button is None:
            return False
        self.press(("button", button.id))
        return True
