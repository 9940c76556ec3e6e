"""Points with their cause: “+1 pair of kings”, “−15 broken Chicago”."""

from __future__ import annotations

from game.cards import N_
from game.rules.events import Cause, Scored
from game.telling.names import hand_of
from game.text import Words

MINUS = "\u2212"
_CAUSES = {
    Cause.LAST_TRICK: N_("last trick"),
    Cause.CHICAGO_MADE: N_("Chicago made"),
    Cause.CHICAGO_BROKEN: N_("broken Chicago"),
    Cause.RESET: N_("set back by four of a kind"),
}


def points_text(points: int) -> str:
    """Return points with their sign: “+1”, “−15” (U+2212), “±0”."""
    if points == 0:
        return "±0"
    return f"+{points}" if points > 0 else f"{MINUS}{-points}"


def cause_words(words: Words, scored: Scored) -> str:
    """Return why points were scored: “pair of kings”, “last trick”, “broken Chicago”."""
    if scored.cause is not Cause.HAND:
        return words(_CAUSES[scored.cause])
    if scored.category is None:
        return words("best hand")
    return hand_of(words, scored.category, scored.ranks)


def points_line(words: Words, scored: Scored) -> str:
    """Return the points as they rise from the hand: “+1 pair of kings”."""
    return f"{points_text(scored.points)} {cause_words(words, scored)}"
