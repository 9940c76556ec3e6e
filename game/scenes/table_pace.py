"""How fast the table goes on: pauses in which things are seen, and opponents that think a little a frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.bots import BOTS, Thought, bot, think_safely
from game.bots.api import Fault
from game.match import Match
from game.rules.api import Action, Seat, Verb
from game.scenes.api import Settings
from game.stage.theme import SPEEDS, TRICK_WAIT

RESUMPTIONS: Final = 4  # of an opponent's thought in one tick
BUDGET: Final = 240  # playouts for one decision
TRICK_MS: Final = 1600  # a finished trick goes home by itself after this
SCORE_MS: Final = 1600  # points just scored stay in words
WORD_MS: Final = 700  # something said or shown, before the next one acts
ONLY_MS: Final = 650  # before the person's only possible move is made by itself
BUBBLE_MS: Final = 4000
LOOK_MS: Final = 900  # so much longer before an only move, when the curtain has just opened
TURN_MS: Final = 1200  # one's own action is seen, before the curtain falls for the next person
CARDS_MS: Final = 3000  # the same where it brought new cards
HURRY_MS: Final = 1500  # one has waited so long when the way to one's next decision is offered
PAUSES: Final = {  # how long an opponent thinks, by what it does: the harder, the longer
    Verb.EXCHANGE: 800,
    Verb.EXCHANGE_OPEN: 800,
    Verb.STAND: 650,
    Verb.SHOW: 700,
    Verb.DECLARE: 700,
    Verb.PASS: 450,
    Verb.CHICAGO: 900,
    Verb.DECLINE: 600,
    Verb.PLAY: 550,
}
USUAL_PAUSE: Final = 600


def scaled(ms: float, speed: str) -> float:
    """A pause at a speed of theme.SPEEDS."""
    return ms * SPEEDS.get(speed, 1.0)


def trick_wait(speed: str) -> float:
    """How long a finished trick stays: never under 900 ms, however fast the rest goes."""
    return max(scaled(TRICK_MS, speed), TRICK_WAIT)


def last_look(action: Action, speed: str) -> float:
    """How long whoever has just acted still sees the table before the next person's curtain."""
    new_cards = action.verb in (Verb.EXCHANGE, Verb.EXCHANGE_OPEN, Verb.TAKE, Verb.REFUSE)
    return max(scaled(CARDS_MS if new_cards else TURN_MS, speed), TRICK_WAIT)


class Waiting:
    """How long the person has waited for its next decision; `hurried`: all goes at once until then.

    `rushed`: all goes at once until something is to be looked at.
    """

    def __init__(self, settings: Settings) -> None:
        self.hurried = self.rushed = False
        self._settings = settings
        self._ms = 0.0

    @property
    def offers(self) -> bool:
        """True once the wait is long enough for the way to the next decision to be offered."""
        return self._ms >= HURRY_MS and not self.hurried

    @property
    def speed(self) -> str:
        """A name of theme.SPEEDS."""
        return "instant" if self.hurried or self.rushed else self._settings.speed

    @property
    def trick_ms(self) -> float:
        """How long a finished trick stays."""
        return 0.0 if self.hurried else trick_wait(self.speed)

    def tick(self, ms: float, waits: bool) -> bool:
        """Let time pass; True if something else is offered from now on."""
        before = self.offers
        self._ms = self._ms + ms if waits else 0.0
        self.hurried &= waits
        self.rushed &= waits
        return self.offers != before


def forced(match: Match, only_action: Callable[[Any], Action | None]) -> Action | None:
    """The move of the person to act that may be made by itself, as no other is possible.

    With several people at the device only the last card: that anything else was forced would tell the others
    something about a hand.
    """
    seat = match.to_act()
    if seat is None or match.players[seat].kind != "person":
        return None
    view = match.observe(seat)
    action = only_action(view)
    several = sum(player.kind == "person" for player in match.players) > 1
    if action is not None and several and (action.verb is not Verb.PLAY or len(view.seats[seat].hand) > 1):
        return None
    return action


class Opponent:
    """The thought of the seat to act, resumed a few times a tick, and told only after a pause.

    Counts resumptions, not time, so that a slow machine decides the same.
    """

    def __init__(self, match: Match, seat: Seat, report: Callable[[str], None]) -> None:
        """Begin to think for the seat; faults of the opponent go to `report` in words."""
        self.seat = seat
        self._waited = 0.0
        self._action: Action | None = None
        level = match.players[seat].level
        thinker = bot(level if level in BOTS else BOTS[-1])
        legal = match.ruleset.legal_actions(match.state)

        def told(fault: Fault) -> None:
            report(f"{fault.bot} at seat {fault.seat}: {fault.message}")

        self._thought: Thought = think_safely(
            thinker, match.observe(seat), legal, match.record.seed, match.actions, BUDGET, told
        )

    def think(self) -> None:
        """Resume the thought a few times."""
        for _ in range(RESUMPTIONS):
            if self._action is not None:
                return
            try:
                next(self._thought)
            except StopIteration as done:
                self._action = done.value

    def wait(self, ms: float, speed: str) -> Action | None:
        """Let time pass at the table; returns the action once it is found and its pause is over."""
        self._waited += ms
        if self._action is None:
            return None
        pause = scaled(PAUSES.get(self._action.verb, USUAL_PAUSE), speed)
        return self._action if self._waited >= pause else None
