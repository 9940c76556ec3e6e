"""The table: one deal as one person sees and plays it. Opponents act by themselves; then the summary."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from game.cards import Card
from game.match import Match
from game.rules import events
from game.rules.api import Action, Seat, Verb
from game.scenes import table_pace
from game.scenes.api import Change, Context, Frame, Scene
from game.scenes.games import game_for
from game.scenes.prompt import Prompt
from game.scenes.settings import SettingsScene
from game.scenes.table_game import Choice, Moment
from game.scenes.table_hands import TableHands
from game.scenes.table_log import Log, gains_by
from game.scenes.table_motion import Motion
from game.scenes.table_pace import Opponent, Waiting
from game.scenes.table_sheets import Sheets, sheet_view
from game.scenes.table_sounds import score_sound, switch_sound, trick_sound
from game.scenes.title_match import people_here
from game.scenes.ways import to_curtain, to_summary, to_title
from game.stage.item import Item
from game.telling import People

FIRST_SEAT = Seat(0)


class TableScene:
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
        self._context, self._match, self._you = context, match, you
        self._on_deal_over, self._on_leave, self._on_turn = on_deal_over, on_leave, on_turn
        self._names = tuple(player.name for player in match.players)
        self._log = Log(match, self._names, you)
        self._view: Any = match.observe(you)
        self._game = game_for(self._view)
        self._scores = self._game.scores(self._view)
        self._gains: dict[Seat, str] = {}
        self._selected: frozenset[Card] = frozenset()
        self._amount: int | None = None  # of chips, chosen so far
        self._held = False  # the finished trick still lies there
        self._holds: list[tuple[str, float]] = []  # pauses still to come: what is seen, ms
        self._later: tuple[events.Scored, ...] = ()  # points told once the trick has been seen
        self._gains_ms = 0.0
        self._sheets = Sheets()
        self._opponent: Opponent | None = None
        # whoever comes from behind a curtain has a look round first
        self._only_ms = -table_pace.LOOK_MS if len(people_here(match)) > 1 else 0.0
        self._waiting = Waiting(context.settings)
        self._gone = False
        self._motion = Motion()
        self.hands = TableHands(context, self, self._motion, match.ruleset.name, self._game.sorts, you)
        self._called = False  # to the person's own turn, by its note
        self.stale = True
        if self._game.only_dealt(match.deal_events):
            self._motion.happen(match.redact(match.deal_events, you))
        elif getattr(self._view, "last_trick", ()) and not self._view.trick:
            self._hold_trick()

    # what is shown

    def items(self, frame: Frame) -> Sequence[Item]:
        """See Scene."""
        items = self._game.items(frame.metrics, self._sight())
        if self._sheets.open is not None:
            words, names = self._context.words, self._people_names()
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

    @property
    def busy(self) -> bool:
        """See Scene: also while the person's only possible move is about to be made."""
        if self._sheets.open is not None:
            return False
        return bool(self._holds) or self._view.to_act != self._you or self._only() is not None

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

    def _hurry(self) -> None:
        """On to the person's next decision, without pauses."""
        self._waiting.hurried = self.stale = True
        self._holds = [(what, 0.0) for what, _ in self._holds]

    def _waits(self) -> bool:
        """Whether something has to happen before the person decides."""
        to_come = bool(self._holds) or self._view.to_act != self._you or self._only() is not None
        return to_come and not self._match.is_deal_over

    @property
    def hurried(self) -> bool:
        """True while all goes at once, up to the person's next decision."""
        return self._waiting.hurried

    def skip(self) -> None:
        """The stage has finished the movement; nothing else was meant."""

    # how it goes on

    def tick(self, ms: float, moving: bool) -> None:
        """See Scene."""
        self._fade(ms, moving)
        if self._gone or self._sheets.open is not None:
            return
        self.stale |= self._waiting.tick(ms, self._waits())
        if self._opponent is not None:
            self._opponent.think()
        if moving:
            return
        if self._holds:
            self._pause(ms)
        elif self._match.is_deal_over:
            self._gone = True
            self._context.go(self._on_deal_over(self._context, self._match))
        elif self._view.to_act == self._you or self._only() is not None:
            if not self._called and self._only() is None:
                self._called = True
                self._context.hear("turn")
            self._act_alone(ms)
        else:
            self._opponents(ms)

    def _fade(self, ms: float, moving: bool) -> None:
        """Let the why-bubble and the points in words go after their time."""
        self.stale |= self.hands.fade(ms)
        self._gains_ms -= 0 if moving else ms
        if self._gains and self._gains_ms <= 0 and not self._match.is_deal_over:
            self._gains, self.stale = {}, True

    def _pause(self, ms: float) -> None:
        what, left = self._holds[0]
        if left > ms:
            self._holds[0] = (what, left - ms)
        else:
            self._seen()

    def _seen(self) -> None:
        """What is shown now has been seen: the trick goes home, points follow, or the next pause."""
        self.stale = True
        trick = bool(self._holds) and self._holds[0][0] == "trick"
        if self._holds:
            self._holds.pop(0)
        if self._held and (trick or not self._holds):
            self._held = False
            self._motion.go_home(self._view.last_trick)
            self._tell_points(self._later)
            self._later = ()

    def _only(self) -> Action | None:
        """The only possible move, if it is to be made by itself."""
        wanted = self._context.settings.auto_only_move
        return table_pace.forced(self._match, self._game.only_action) if wanted else None

    def _act_alone(self, ms: float) -> None:
        action = self._only()
        self._only_ms += ms if action is not None else 0
        if action is not None and self._only_ms >= table_pace.scaled(table_pace.ONLY_MS, self._waiting.speed):
            self._submit(action)

    def _opponents(self, ms: float) -> None:
        seat = self._view.to_act
        if seat is None:
            return
        if self._passes_on():
            self._gone = True
            self._context.go(self._on_turn(self._context, self._match, seat))
            return
        if self._opponent is None:
            self._opponent = Opponent(self._match, seat, self._context.host.bridge.report)
            self._opponent.think()
        action = self._opponent.wait(ms, self._waiting.speed)
        if action is not None:
            self._called = False
            self._submit(action)

    def _submit(self, action: Action) -> None:
        if self._held:
            self._motion.go_home(self._view.last_trick)
        happened = self._match.redact(self._match.submit(action), self._you)
        self.stale = True
        self._view = self._match.observe(self._you)
        self._motion.happen(happened)
        self._held = False
        self._opponent, self._only_ms = None, 0.0
        self._selected, self._amount = frozenset(), None
        self._gains = {}
        self.hands.close()
        scored = tuple(event for event in happened if isinstance(event, events.Scored))
        if any(isinstance(event, events.TrickTaken) for event in happened):
            self._hold_trick(scored)
        elif scored:
            self._tell_points(scored)
        else:
            self._scores = self._game.scores(self._view)
            if pause := max(map(self._game.pause, happened), default=0):
                self._hold("word", pause)
        if not self._holds and self._passes_on():
            self._holds.append(("turn", table_pace.last_look(action, self._context.settings.speed)))

    def _passes_on(self) -> bool:
        """Whether another person on this device is to act now: the curtain falls next."""
        seat = self._view.to_act
        other = seat is not None and seat != self._you and self._match.players[seat].kind == "person"
        return other and self._only() is None

    def _hold(self, what: str, ms: float) -> None:
        """Pause before the next thing happens; the person to act is not kept waiting."""
        if self._view.to_act != self._you or self._view.to_act is None or self._only() is not None:
            self._holds.append((what, table_pace.scaled(ms, self._waiting.speed)))

    def _hold_trick(self, scored: tuple[events.Scored, ...] = ()) -> None:
        self._held, self._later = True, scored
        decides = self._view.to_act == self._you and self._view.to_act is not None and self._only() is None
        if not decides:
            self._holds.append(("trick", self._waiting.trick_ms))
        elif scored:
            self._later = ()
            self._tell_points(scored)

    def _tell_points(self, scored: Sequence[events.Scored]) -> None:
        """Show points with their cause, and the scores that they lead to."""
        self._scores = self._game.scores(self._view)
        if not scored:
            return
        if sound := score_sound(scored):
            self._context.hear(sound)
        self._gains, self._gains_ms = gains_by(self._context.words, scored), table_pace.SCORE_MS
        self._motion.gain({event.seat: event.points for event in scored})
        self._hold("score", table_pace.SCORE_MS)
