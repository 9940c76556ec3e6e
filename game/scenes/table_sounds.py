"""Which sound an event makes at the table, whatever is played there. What moves or fades may have its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from game.rules import events
from game.rules.api import Seat
from game.rules.schultz import events as stud
from game.scenes.api import Context

MOST_NOTES: Final = 8
_SOUNDS: Final[dict[type, str]] = {
    events.DealBegan: "shuffle",
    events.HandShown: "flip",
    events.CardOffered: "flip",
    events.ChicagoCalled: "chicago",
    stud.Anted: "chip",
    stud.BringInPosted: "chip",
    stud.Called: "chip",
    stud.Bet: "chip",
    stud.Raised: "chip",
}


def sounds_of(happened: Iterable[Any]) -> tuple[str, ...]:
    """The sounds with which events begin, each once; points and tricks sound when they are told."""
    found = []
    for event in happened:
        if isinstance(event, events.Exchanged):
            found += ["slide"] if event.thrown else []
        elif type(event) in _SOUNDS:
            found.append(_SOUNDS[type(event)])
    return tuple(dict.fromkeys(found))


def score_sound(scored: Sequence[events.Scored]) -> str | None:
    """One note for each point, at most eight; other figures for a Chicago made and for points lost."""
    if any(event.cause is events.Cause.CHICAGO_MADE for event in scored):
        return "chicago-made"
    if any(event.points < 0 for event in scored):
        return "loss"
    most = max((event.points for event in scored), default=0)
    return f"score-{min(most, MOST_NOTES)}" if most > 0 else None


def trick_sound(deal: Sequence[Any], you: Seat | None) -> str:
    """A taken trick that goes home; one's own with a note."""
    taken = [event for event in deal if isinstance(event, events.TrickTaken)]
    return "trick-own" if taken and you is not None and taken[-1].seat == you else "trick"


def summary_sound(deal: Sequence[Any], you: Seat | None) -> str | None:
    """How a deal, or the match with it, ended for the person; None: others won the deal.

    `you` None: several people look on, among whom somebody has won.
    """
    for event in deal:
        if isinstance(event, events.MatchEnded):
            return "win" if you is None or you in event.winners else "lose"
    if you is None:
        return None
    gains: dict[Seat, int] = {}
    for event in deal:
        if isinstance(event, events.Scored):
            gains[event.seat] = gains.get(event.seat, 0) + event.points
        elif isinstance(event, stud.PotTaken):
            for seat, chips in event.shares:
                gains[seat] = gains.get(seat, 0) + chips
    own = gains.pop(you, 0)
    return "win" if own > max(0, *gains.values(), 0) else None


def switch_sound(context: Context) -> None:
    """On or off, remembered."""
    context.settings.sound = not context.settings.sound
    context.save_settings()
    context.hear("select")
