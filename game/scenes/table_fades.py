"""What comes, goes or changes in place at a table, and when: mostly after the cards have landed.

The rules go by the items' ids, which mean the same in all games.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from game.rules.api import Seat
from game.stage import theme
from game.stage.item import CardLook, Fade, Item, Look, PanelLook

Pictures = Mapping[str, Item]

_LATE: Final = re.compile(  # waits for what moves: what a hand is called, what may be done, what is said
    r"log:newest|own:(hand|worth|note|dots|hidden.*|open)|prompt|note:\d|slot.*|trigger|trick:(led|taken)|pots|community"
    r"|seat:\d+:(status|exchanged|thrown|state|hand|opens|dots)|(own|seat:\d+):(bracket|trigger)|thrown:.*|bet:\d+:verb"
)
_NEW_LATE: Final = re.compile(
    r"action:.*|amount.*|menu:next"
)  # when they are new; what they say changes at once
_SAID: Final = re.compile(r"(own|seat:\d+):(bubble|said)")
_TOKEN: Final = re.compile(r"seat:\d+")
_POINTS: Final = re.compile(r"(own|seat:\d+):(score|track)")
_CHIPS: Final = re.compile(r"(own|seat:\d+|bet:\d+):chips|pot")
_PILES: Final = re.compile(r"(stock|discards):(count|label)")
_PILE: Final = re.compile(r"(stock|discards)(:.*)?")
_WHY: Final = ("why", "why:text")
_CALLED: Final = ("pill", "pill:text")


def fades_for(
    shown: Pictures, now: Pictures, travels: bool, gains: Mapping[str, int], px: float
) -> list[Fade]:
    """How the picture `now` comes out of the one `shown`, as far as it does not travel.

    `gains` are the points just told by the id of the text that tells them; `px`: device px a logical one.
    """
    if not shown and not travels:
        return []
    found = sheet_fades(shown, now, px)
    if not found:
        names = (*shown, *(id for id in now if id not in shown))
        found = [fade for name in names if (fade := _fade(name, shown.get(name), now.get(name), px))]
    by_id = {fade.id: fade for fade in found}
    for name, points in gains.items():
        if name in now:
            rise = round((theme.SCORE_RISE if points >= 0 else -theme.SCORE_RISE) * px)
            by_id[name] = Fade(name, theme.SCORE, after=True, rise=rise)
    return list(by_id.values())


def _fade(name: str, old: Item | None, new: Item | None, px: float) -> Fade | None:
    """The Fade of one id; None: at once."""
    if old is not None and new is not None and old.look == new.look and old.rect == new.rect:
        return None
    if new is None:
        return _gone(name)
    if _LATE.fullmatch(name):
        return Fade(name, theme.APPEAR, after=True)
    if _SAID.fullmatch(name):
        return Fade(name, theme.BUBBLE, after=True)
    if name in _WHY:
        return Fade(name, theme.BUBBLE)
    if old is None:
        if name in _CALLED:
            return Fade(name, theme.CALLED, after=True, rise=-round(theme.CALLED_SLIDE * px))
        return Fade(name, theme.APPEAR, after=True) if _NEW_LATE.fullmatch(name) else None
    return _changed(name, old, new)


def _changed(name: str, old: Item, new: Item) -> Fade | None:
    if _TOKEN.fullmatch(name):
        return Fade(name, theme.TURN, after=True)
    if _POINTS.fullmatch(name):
        return Fade(name, theme.SCORE, after=True, how="count")
    if _CHIPS.fullmatch(name):
        return Fade(name, theme.CHIPS_COUNT, how="count")
    if _PILES.fullmatch(name) or name == "log":
        return Fade(name, theme.APPEAR, after=True)
    return Fade(name, theme.STAR, after=True) if _marked(old.look, new.look) else None


def _marked(old: Look, new: Look) -> bool:
    """Whether a card became playable or wild, or is it no more."""
    if not (isinstance(old, CardLook) and isinstance(new, CardLook)):
        return False
    return (old.dimmed, old.wild) != (new.dimmed, new.wild)


def _gone(name: str) -> Fade | None:
    """What is over goes at once, softly; cards have ways of their own."""
    over = any(each.fullmatch(name) for each in (_LATE, _NEW_LATE, _SAID, _PILE))
    return Fade(name, theme.BUBBLE) if over or name in (*_WHY, *_CALLED) else None


def sheet_fades(shown: Pictures, now: Pictures, px: float) -> list[Fade]:
    """A sheet that is laid over the table slides up; one that is taken away goes by opacity."""
    if ("veil" in shown) == ("veil" in now):
        return []
    came = "veil" in now
    over = _over_veil(list((now if came else shown).values()))
    rise = round(theme.SHEET_RISE * px) if came else 0
    ms = theme.SHEET_IN if came else theme.VEIL_MS
    below = shown if came else now
    return [
        Fade(item.id, theme.VEIL_MS) if item.id == "veil" else Fade(item.id, ms, rise=rise)
        for item in over
        if item.id not in below
    ]


def _over_veil(items: Sequence[Item]) -> Sequence[Item]:
    for at, item in enumerate(items):
        if isinstance(item.look, PanelLook) and item.look.kind == "veil":
            return items[at:]
    return ()


def gains_by_id(gains: Mapping[Seat, int], you: Seat, now: Pictures) -> dict[str, int]:
    """The ids of the texts that tell each seat's points."""
    own = "own:worth" if "own:worth" in now else "own:score"
    return {own if seat == you else f"seat:{seat}:status": points for seat, points in gains.items()}
