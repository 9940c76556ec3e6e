"""Another rank becomes wild, or the next upcard will be: what changes on the table, and in which order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.cards import UNKNOWN, card_text
from game.rules.schultz.events import TriggerSet, WildSet
from game.stage import theme
from game.stage.item import CardLook, Fade, Item, Move

Pictures = Mapping[str, Item]
_BADGE = ("pill", "pill:disc", "pill:star", "pill:text")


def landing(moves: Sequence[Move]) -> dict[str, int]:
    """When each item's movements end, in ms."""
    ends: dict[str, int] = {}
    for move in moves:
        begin = ends.get(move.id, 0) if move.then else 0
        ends[move.id] = begin + move.delay + move.ms + (theme.FLIP if move.flip else 0)
    return ends


def changes(
    happened: Sequence[Any], moves: Sequence[Move], pictures: tuple[Pictures, Pictures], px: float
) -> tuple[list[Move], list[Fade]]:
    """Further movements and fades after `moves`, for the picture before and the new one."""
    more: list[Move] = []
    fades: list[Fade] = []
    if sets := [event for event in happened if isinstance(event, WildSet)]:
        ends = landing(moves)
        start = max(ends.values(), default=0)
        setter = _id_of(sets[-1], pictures[1])
        if setter is not None:
            more = _lift(setter, pictures[1][setter], ends.get(setter), start, px)
        changed = _stars(pictures, setter, start) + _badge(pictures, start)
        fades += [fade._replace(sound=None if at else "wild") for at, fade in enumerate(changed)]
    if any(isinstance(event, TriggerSet) for event in happened):
        fades += _trigger(pictures)
    return more, fades


def _id_of(event: WildSet, now: Pictures) -> str | None:
    """The item of the card that sets what is wild."""
    if event.card == UNKNOWN:
        return None
    text = card_text(event.card)
    return next(
        (id for id in now if id.endswith(f":{text}") and id.split(":")[0] in ("up", "card", "community")),
        None,
    )


def _lift(id: str, item: Item, arrives: int | None, start: int, px: float) -> list[Move]:
    """It lifts, and lies down again when everything has changed."""
    up = theme.STAR + theme.STAR_STEP
    raised = item.rect._replace(y=item.rect.y - round(theme.LIFT * px))
    wait = start - (arrives or 0)
    rises = Move(id, item.rect, wait, up, end=raised, then=arrives is not None)
    return [rises, Move(id, raised, theme.WILD - 2 * up, up, then=True)]


def _stars(pictures: tuple[Pictures, Pictures], setter: str | None, start: int) -> list[Fade]:
    """The old stars go, that of the card that sets the rank comes, then the others from left to right."""
    shown, now = pictures
    fades, others = [], []
    for id, item in now.items():
        look, before = item.look, shown[id].look if id in shown else None
        if not isinstance(look, CardLook):
            continue
        was = before.wild if isinstance(before, CardLook) else None
        if look.wild is None and was is not None:
            fades.append(Fade(id, theme.STAR, start))
        elif look.wild is not None and was is None:
            bare = look._replace(wild=None) if before is None else None
            others.append((id != setter, item.rect.x, Fade(id, theme.STAR, before=bare)))
    for number, (_, _, fade) in enumerate(sorted(others, key=lambda other: other[:2])):
        own = fade.id == setter
        delay = theme.STAR_STEP if own else theme.STAR + theme.BADGE // 2 + theme.STAR_STEP * number
        fades.append(fade._replace(delay=start + delay))
    return fades


def _badge(pictures: tuple[Pictures, Pictures], start: int) -> list[Fade]:
    """The sign turns over about its middle; the first one comes by opacity."""
    shown, now = pictures
    if "pill" not in now:
        return []
    rect = now["pill"].rect
    how = "turn" if "pill" in shown else "fade"
    return [
        Fade(id, theme.BADGE, start + theme.STAR, how=how, pivot=rect.x + rect.w // 2)
        for id in _BADGE
        if id in now
    ]


def _trigger(pictures: tuple[Pictures, Pictures]) -> list[Fade]:
    """The bracket draws itself, then the slot by the deck appears."""
    fades = []
    for id in pictures[1]:
        if id.endswith(":bracket"):
            fades.append(Fade(id, theme.BRACKET, after=True, how="wipe"))
        elif id.split(":")[0] in ("slot", "trigger"):
            fades.append(Fade(id, theme.APPEAR, theme.BRACKET, after=True))
    return fades
