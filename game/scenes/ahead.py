"""Draws what comes next a little at a time while nothing happens, so that the first deal begins smoothly."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.cards import FULL_DECK, UNKNOWN, GameError
from game.match import Match
from game.scenes import chairs, title_match
from game.scenes import house_rules_kept as kept
from game.scenes.api import Context, Frame, Scene
from game.scenes.hand_order import HandOrder
from game.stage.item import CardLook, Item
from game.stage.stage import Stage

BUDGET_MS: Final = 4.0  # in one frame; a piece that was begun is finished
PIECES: Final = 6  # in one frame at most
_SEED: Final = 1  # of the deal that is laid out but never shown
_ACTIONS: Final = 40  # by others, before it is the person's turn in it


class Ahead:
    """While the title shows: the table that its game begins with; at the table: the faces not yet seen."""

    def __init__(self, context: Context, stage: Stage) -> None:
        self._context, self._stage = context, stage
        self._pieces: Iterator[None] = iter(())
        self._key: Hashable = None

    def shown(self, scene: Scene) -> None:
        """Another picture is there: what may come after it is found out anew, if that is something else."""
        settings = self._context.settings
        name, screen = settings.game, (self._stage.metrics, self._stage.advance.rasters)
        key: Hashable
        if scene.state == "title":
            who = chairs.remembered(settings, name)
            changes = tuple(map(str, kept.changes_of(settings, name).items()))
            key = ("title", name, who, changes, self._context.words.lang, screen)
        elif scene.state == "table":
            card = _own_card(self._stage.items)
            key = ("table", card and card.rect.w, screen)
        else:
            return
        if key != self._key:
            self._key = key
            self._pieces = self._table() if scene.state == "title" else self._faces(self._stage.items)

    def step(self) -> None:
        """Do a few pieces; nothing once all is drawn."""
        now_ms = self._context.host.clock.now_ms
        end = now_ms() + BUDGET_MS
        for _ in range(PIECES):
            if next(self._pieces, self) is self or now_ms() >= end:
                return

    def _table(self) -> Iterator[None]:
        """A first deal as the title would begin it: as it is dealt, and when it is the person's turn."""
        context = replace(self._context, hands=HandOrder(), hear=lambda name: None)
        name = context.settings.game
        frame, lying = Frame(self._stage.metrics), tuple[Item, ...]()
        try:
            who = chairs.players(chairs.remembered(context.settings, name))
            match = Match.start(name, kept.changes_of(context.settings, name), who, _SEED)
        except GameError:
            return  # the title will say so when it is asked for
        yield
        for _ in range(2):
            scene = title_match.scene_of(context, match)
            yield
            lying = tuple(scene.items(frame))
            yield
            yield from self._stage.advance.draw(lying)
            _to_a_person(match)
        yield from self._faces(lying)

    def _faces(self, items: Sequence[Item]) -> Iterator[None]:
        """The whole deck as the own cards are shown."""
        found = _own_card(items)
        if found is not None and isinstance(found.look, CardLook):
            look = found.look._replace(dimmed=False, selected=False, wild=None)
            yield from self._stage.advance.draw(
                found._replace(look=look._replace(card=card), selected=False) for card in FULL_DECK
            )


def _own_card(items: Sequence[Item]) -> Item | None:
    """One of the cards of the own hand that lie open."""
    return next(
        (
            item
            for item in items
            if item.id.startswith("card:") and isinstance(item.look, CardLook) and item.look.card != UNKNOWN
        ),
        None,
    )


def _to_a_person(match: Match) -> None:
    """The others do the first thing that they may."""
    for _ in range(_ACTIONS):
        seat = match.to_act()
        if seat is None or match.players[seat].kind == "person":
            return
        match.submit(match.ruleset.legal_actions(match.state)[0])
