"""The players' panel: who sits at each seat of the next match, under which name."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Hashable
from typing import Any

from game.bots import BOTS
from game.cards import N_
from game.rules import ruleset
from game.scenes import chairs as table
from game.scenes.api import Context
from game.scenes.chairs import PERSON, Chair, Chairs, clean_name
from game.scenes.listed import ListedScene, Shown
from game.scenes.players_items import PlayersView, SeatRow, players_items
from game.stage import fonts
from game.stage.metrics import Metrics

TYPED = N_("Names can be written in Latin, Cyrillic and Greek letters, with figures and signs.")
LEVELS = {"steady": N_("Steady"), "random": N_("Random")}


def levels_in_order() -> tuple[str, ...]:
    """The opponents' levels in the order of LEVELS; others behind."""
    return tuple(sorted(BOTS, key=lambda name: list(LEVELS).index(name) if name in LEVELS else len(LEVELS)))


class PlayersScene(ListedScene):
    """See the module's docstring. `leave` gets the table as it is in the end.

    `seat` is brought into sight first; `going`: a saved match goes on with the people it began with.
    """

    def __init__(
        self,
        context: Context,
        game: str,
        chairs: Chairs,
        leave: Callable[[Chairs], None],
        seat: int | None = None,
        going: bool = False,
    ) -> None:
        super().__init__(context)
        self._game, self._chairs = game, chairs
        self._leave, self._going = leave, going
        self._writing: int | None = None
        self._text = ""
        if seat is not None:
            self._list.want(f"seat:{seat}")

    # what is shown

    def laid(self, metrics: Metrics, offset: int) -> Shown:
        """See ListedScene."""
        return players_items(self._view(), metrics, offset)

    def _view(self) -> PlayersView:
        words, rules = self._context.words, ruleset(self._game)
        names = table.names(words, self._chairs)
        rows = tuple(
            SeatRow(name, not chair.name, chair.who) for name, chair in zip(names, self._chairs, strict=True)
        )
        kinds = [(PERSON, words(N_("Here")), words(N_("a person on this device")))]
        for level in levels_in_order():
            text = words(LEVELS.get(level, level))
            kinds.append((level, text, words(N_("bot, {level}"), level=text.lower())))
        writing = None if self._writing is None else (self._writing, self._text)
        return PlayersView(
            words, words(rules.title), rows, tuple(rules.offered_seats), tuple(kinds), writing, self._note()
        )

    def _note(self) -> str:
        words = self._context.words
        note = [words(N_("Press a name to change it."))]
        if sum(chair.person for chair in self._chairs) > 1:
            note.append(words(N_("Several people pass the device round: a curtain hides each hand.")))
        if not any(chair.person for chair in self._chairs):
            note.append(words(N_("Only opponents: you watch.")))
        if self._going:
            note.append(words(N_("Changes apply from the next match.")))
        return " ".join(note)

    def facts(self) -> dict[str, Any]:
        """The names; nothing of a deal."""
        return {"names": list(table.names(self._context.words, self._chairs)), "lines": []}

    # what people do

    def press(self, press: Hashable) -> None:
        """See Scene."""
        self.stale = True
        if self._writing is not None:
            self.wrote(keep=True)
        if press == "done":
            self._leave(self._chairs)
        elif press == "usual":
            settings = self._context.settings
            self._set(table.usual(settings, self._game, table.USUAL_SEATS))
        elif press == "add":
            self._resize(len(self._chairs) + 1)
        elif isinstance(press, tuple):
            self._press(str(press[0]), press[1])

    def _press(self, what: str, value: Any) -> None:
        if what == "seats":
            self._resize(int(value))
        elif what == "remove" and len(self._chairs) > ruleset(self._game).offered_seats[0]:
            self._set(self._chairs[:value] + self._chairs[value + 1 :])
        elif what == "name":
            chair = self._chairs[value]
            self._writing, self._text = value, chair.name
            self._list.want(f"seat:{value}")
        elif what.startswith("who:"):
            seat = int(what.removeprefix("who:"))
            chair = self._chairs[seat]
            if chair.who != value:
                self._set((*self._chairs[:seat], Chair(value, chair.name), *self._chairs[seat + 1 :]))

    def _resize(self, seats: int) -> None:
        if seats in ruleset(self._game).offered_seats:
            self._set(table.resized(self._chairs, seats, self._context.settings.level))
            self._list.want(f"seat:{seats - 1}")

    def _set(self, chairs: Chairs) -> None:
        """Another table, kept at once."""
        self._chairs = chairs
        table.remember(self._context.settings, self._game, chairs)
        self._context.save_settings()

    # names

    @property
    def written(self) -> tuple[str, str] | None:
        """See Writes."""
        return None if self._writing is None else (f"name:{self._writing}", self._text)

    def write(self, text: str) -> None:
        """See Writes: what can't stand in a name is left out at once, and what can is said."""
        if self._writing is None:
            return
        whole = unicodedata.normalize("NFC", text)
        taken = "".join(filter(fonts.has, whole))
        if any(sign.isprintable() and not fonts.has(sign) for sign in whole):
            self._context.notice = self._context.words(TYPED)
        self._text = taken.lstrip()[: table.NAME_MOST]
        self.stale = True

    def wrote(self, keep: bool) -> None:
        """See Writes: an empty name is the usual one."""
        seat, self._writing = self._writing, None
        self.stale = True
        if seat is not None and keep:
            chair = self._chairs[seat]._replace(name=clean_name(self._text))
            if chair != self._chairs[seat]:
                self._set((*self._chairs[:seat], chair, *self._chairs[seat + 1 :]))

    # the list

    def escape(self) -> None:
        """See ListedScene."""
        self.press("done")

    def part_of(self, ident: str) -> str | None:
        """See ListedScene."""
        kind, _, seat = ident.partition(":")
        if kind in ("name", "who", "remove"):
            return f"seat:{seat.split(':')[0]}"
        return None if kind == "seats" else ""
