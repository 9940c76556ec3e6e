"""A device that several people play at, in memory: what is on its screen, and what each may not see of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from table_help import advice, new_context

from game.cards import Card, card_text
from game.match import Match, Player
from game.rules import events
from game.rules.api import Seat
from game.scenes import title_match as matches
from game.scenes.api import Frame, Scene
from game.scenes.curtain import GUARD_MS, CurtainScene
from game.scenes.describe import describe
from game.scenes.table import TableScene
from game.stage.item import CardLook, Item
from game.stage.metrics import Metrics
from game.telling import card_name, sentences
from game.text import Words

METRICS = Metrics(1280, 720)


def match_of(ruleset: str, *kinds: str, seed: int = 3, **changes: object) -> Match:
    """A match of people (`person`) and opponents (a level) in that order."""
    names = ("Åsa", "Björn", "Cilla", "David", "Elsa", "Folke", "Greta", "Hugo")
    who = [
        Player("person", name) if kind == "person" else Player("bot", name, kind)
        for kind, name in zip(kinds, names, strict=False)
    ]
    return Match.start(ruleset, changes, who, seed)


class Device:
    """Plays a match through its scenes; the people do what an opponent would advise."""

    def __init__(self, match: Match, lang: str = "sv", **settings: object) -> None:
        self.match = match
        self.context, self._went = new_context(lang, **settings)
        self.scene: Scene = matches.scene_of(self.context, match)

    def items(self) -> list[Item]:
        """The picture as it is."""
        return list(self.scene.items(Frame(METRICS)))

    def press(self, ident: str) -> None:
        """Press what has this id."""
        self.scene.press(next(item for item in self.items() if item.id == ident).press)
        self._follow()

    def tick(self, ms: float = 100) -> None:
        """Let time pass."""
        self.scene.tick(ms, False)
        self._follow()

    def _follow(self) -> None:
        if self._went:
            self.scene = self._went.pop()
            self._went.clear()

    def said(self) -> str:
        """Everything that the screen tells, in picture, names and description, as one text."""
        items = self.items()
        told = describe(self.scene, items, METRICS, self.context.words.lang, False)
        texts = [getattr(item.look, "text", "") for item in items]
        names = [(item.id, item.name, item.why) for item in items]
        # a sentence that was wrapped is whole again
        return json.dumps([told, texts, names], ensure_ascii=False).replace("\\n", " ")

    def words(self) -> set[str]:
        """All words on the screen, small letters."""
        return set(re.findall(r"\w+", self.said().lower()))

    def act(self) -> None:
        """The person at the screen acts."""
        action = advice(self.match, 2)
        for card in action.cards:
            self.scene.press(("card", card))
        if action.verb != "play":
            self.scene.press(("button", f"action:{action.verb}"))
        self._follow()

    def moments(self, limit: int = 20_000) -> Iterator[Scene]:
        """Each scene and each action until the deal's summary is on the screen."""
        last: object = None
        for _ in range(limit):
            scene = self.scene
            now = (id(scene), self.match.actions, getattr(scene, "_held", False))
            if now != last:
                last = now
                yield scene
            if isinstance(scene, CurtainScene):
                self.tick(GUARD_MS)
                self.press("menu:ready")
            elif not isinstance(scene, TableScene):
                return
            elif scene._you is not None and not scene.busy and self.match.to_act() == scene._you:
                self.act()
            else:
                self.tick()
        raise AssertionError("the device stands still")


def hands(match: Match) -> dict[Seat, tuple[Card, ...]]:
    """All cards that each seat holds."""
    found = {}
    for number in range(len(match.players)):
        view = match.observe(Seat(number)).seats[number]
        found[Seat(number)] = tuple(card for card in _held(view) if card >= 0)
    return found


def _held(view: object) -> tuple[Card, ...]:
    return (*getattr(view, "hand", ()), *getattr(view, "down", ()), *getattr(view, "up", ()))


def hidden_from(match: Match, you: Seat | None) -> dict[Seat, tuple[Card, ...]]:
    """The cards in other hands that `you` may not know."""
    table = match.observe(you)
    return {
        seat: tuple(card for card in cards if card not in _held(table.seats[seat]))
        for seat, cards in hands(match).items()
        if seat != you
    }


def whispers(device: Device, cards: tuple[Card, ...]) -> list[str]:
    """What of these cards is on the screen: as a picture, in an id, or by name.

    What everybody has heard does not count: the cards drawn for the first deal may be dealt again.
    """
    words, items, said = device.context.words, device.items(), device.said()
    for line in public_log(device.match, words):
        said = said.replace(line, "")
    return [
        card_text(card)
        for card in cards
        if any(isinstance(item.look, CardLook) and item.look.card == card for item in items)
        or f":{card_text(card)}" in said
        or card_name(words, card).lower() in said.lower()
    ]


def public_log(match: Match, words: Words) -> tuple[str, ...]:
    """What an onlooker has heard of the deal, and what each seat has heard of the draw for the dealer."""
    names = [player.name for player in match.players]
    told = list(sentences(words, match.redact(match.deal_events, None), names))
    draws = [event for event in match.deal_events if isinstance(event, events.DealerDrawn)]
    for seat in range(len(names)):
        told += sentences(words, draws, names, Seat(seat))
    return tuple(told)
