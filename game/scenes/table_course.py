"""The course of a deal at the table: what is seen before it goes on, whose move it is, and what it leads to.

Opponents act by themselves, a person's only possible move too, if the settings say so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.cards import Card
from game.match import Match
from game.rules import events
from game.rules.api import Action, Seat
from game.scenes import table_pace
from game.scenes.api import Context, Scene
from game.scenes.chairs import match_names
from game.scenes.games import game_for
from game.scenes.table_hands import TableHands
from game.scenes.table_log import Log, gains_by
from game.scenes.table_motion import Motion
from game.scenes.table_pace import Opponent, Waiting
from game.scenes.table_sheets import Sheets
from game.scenes.table_sounds import score_sound
from game.scenes.title_match import people_here


class Course:
    """See the module's docstring. The table adds the picture and what people press, also with the hand."""

    hands: TableHands

    def __init__(
        self,
        context: Context,
        match: Match,
        you: Seat | None,
        on_deal_over: Callable[[Context, Match], Scene],
        on_turn: Callable[[Context, Match, Seat], Scene],
    ) -> None:
        self._context, self._match, self._you = context, match, you
        self._on_deal_over, self._on_turn = on_deal_over, on_turn
        self._log = Log(match, you)
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
        self._called = False  # to the person's own turn, by its note
        self.stale = True
        if self._game.only_dealt(match.deal_events):
            self._motion.happen(match.redact(match.deal_events, you))
        elif getattr(self._view, "last_trick", ()) and not self._view.trick:
            self._hold_trick()

    @property
    def explained(self) -> tuple[str, Any]:
        """See Explained."""
        return self._view.ruleset, self._view.options

    @property
    def _names(self) -> tuple[str, ...]:
        return match_names(self._context.words, self._match)

    @property
    def busy(self) -> bool:
        """See Scene: also while the person's only possible move is about to be made."""
        if self._sheets.open is not None:
            return False
        return bool(self._holds) or self._view.to_act != self._you or self._only() is not None

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
        """True while all goes at once, up to the person's next decision or what is to be looked at."""
        return self._waiting.hurried or self._waiting.rushed

    def skip(self) -> None:
        """The stage has finished the movement; nothing else was meant."""

    def tap(self, moved: bool) -> None:
        """See Taps: a bubble goes, what is looked at has been seen, or the others act up to the next stop."""
        if self._sheets.open is not None:
            return
        if self.hands.close():
            self.stale = True
        elif self._holds:
            if not moved:  # else it comes into sight only now
                self._seen()
        else:
            self._waiting.rushed = self._waits()

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
            self._waiting.rushed = False
            self._holds.append((what, table_pace.scaled(ms, self._waiting.speed)))

    def _hold_trick(self, scored: tuple[events.Scored, ...] = ()) -> None:
        self._held, self._later = True, scored
        decides = self._view.to_act == self._you and self._view.to_act is not None and self._only() is None
        if not decides:
            self._waiting.rushed = False
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
