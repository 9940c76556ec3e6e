"""Who is to sit where in the next match: people on this device and opponents, remembered by ruleset."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final, NamedTuple

from game.bots import BOTS
from game.cards import N_
from game.match import Match, Player
from game.rules import ruleset
from game.scenes.api import Settings
from game.stage import fonts
from game.text import Words

PERSON: Final = "person"
NAME_MOST: Final = 20  # characters
USUAL_SEATS: Final = 4
OPPONENTS: Final = (
    *(N_("Anna"), N_("Björn"), N_("Karin"), N_("David")),
    *(N_("Elsa"), N_("Folke"), N_("Greta"), N_("Hugo")),
)


class Chair(NamedTuple):
    """A seat: `who` is PERSON or an opponent's level; `name` as it was typed, empty for the usual one."""

    who: str
    name: str = ""

    @property
    def person(self) -> bool:
        """Whether a person on this device sits here."""
        return self.who == PERSON


Chairs = tuple[Chair, ...]


def clean_name(text: str) -> str:
    """The text as a name: printable characters, single spaces, NAME_MOST at most; may be empty."""
    printable = "".join(c if c.isprintable() else " " for c in unicodedata.normalize("NFC", text))
    return " ".join(printable.split())[:NAME_MOST].strip()


def usual(settings: Settings, game: str, seats: int | None = None) -> Chairs:
    """One person and opponents of the level last chosen; `seats` None: as many as last time."""
    offered = ruleset(game).offered_seats
    wanted = settings.seats.get(game, USUAL_SEATS) if seats is None else seats
    count = wanted if wanted in (offered if seats is None else ruleset(game).seats) else USUAL_SEATS
    level = settings.level if settings.level in BOTS else BOTS[-1]
    return (Chair(PERSON), *(Chair(level) for _ in range(count - 1)))


def remembered(settings: Settings, game: str) -> Chairs:
    """The ruleset's table as it was last set; a table that can't be is left out, a damaged name is empty."""
    given = settings.tables.get(game) if isinstance(settings.tables, dict) else None
    if not isinstance(given, list) or len(given) not in ruleset(game).offered_seats:
        return usual(settings, game)
    chairs = []
    for entry in given:
        if not isinstance(entry, list) or len(entry) != 2 or entry[0] not in (PERSON, *BOTS):
            return usual(settings, game)
        chairs.append(Chair(entry[0], clean_name(entry[1]) if isinstance(entry[1], str) else ""))
    return tuple(chairs)


def remember(settings: Settings, game: str, chairs: Sequence[Chair]) -> None:
    """Keep the table for the ruleset's next match."""
    settings.tables[game] = [[chair.who, chair.name] for chair in chairs]
    settings.seats[game] = len(chairs)
    levels = [chair.who for chair in chairs if not chair.person]
    if levels:
        settings.level = levels[-1]


def resized(chairs: Chairs, seats: int, level: str) -> Chairs:
    """The table with so many seats: the last ones go, or opponents come."""
    more = [chair.who for chair in chairs if not chair.person][-1:] or [level]
    return chairs[:seats] + tuple(Chair(more[0]) for _ in range(seats - len(chairs)))


def seated(players: Sequence[Player]) -> Chairs:
    """The chairs of a match's players."""
    return tuple(Chair(player.level or PERSON, player.name) for player in players)


def same_kinds(one: Sequence[Chair], other: Sequence[Chair]) -> bool:
    """Whether people and levels are the same, seat by seat."""
    return [chair.who for chair in one] == [chair.who for chair in other]


def names(words: Words, chairs: Sequence[Chair]) -> tuple[str, ...]:
    """The names by seat, no two alike: the typed ones first, then the usual ones in the language.

    The only person is “You”; one of several is “Player 2”.
    """
    found = [""] * len(chairs)
    alone = sum(chair.person for chair in chairs) == 1
    you = words(N_("You"))  # so the table calls whoever it is seen by
    for seat, chair in enumerate(chairs):
        if chair.name:
            taken = found if alone and chair.person else [*found, you]
            found[seat] = _free(drawn(chair.name), taken)
    for seat, chair in enumerate(chairs):
        if not chair.name and chair.person:
            usual_name = you if alone else words(N_("Player {n}"), n=seat + 1)
            found[seat] = _free(usual_name, found)
    for seat in range(len(chairs)):
        if not found[seat]:
            first = (seat - 1) % len(OPPONENTS)  # each has a place, whoever else comes or goes
            usual_names = [words(name) for name in OPPONENTS[first:] + OPPONENTS[:first]]
            free = [name for name in usual_names if _key(name) not in map(_key, found)]
            found[seat] = free[0] if free else _free(usual_names[0], found)
    return tuple(found)


def players(chairs: Sequence[Chair]) -> tuple[Player, ...]:
    """The chairs as a match's players: only typed names, so that the usual ones follow the language."""
    return tuple(
        Player("person", chair.name) if chair.person else Player("bot", chair.name, chair.who)
        for chair in chairs
    )


def match_names(words: Words, match: Match) -> tuple[str, ...]:
    """The names by seat of a match's players, the usual ones in the language of the words."""
    return names(words, seated(match.players))


def drawn(name: str) -> str:
    """A name with "?" for what the fonts have no picture of; what was saved may have anything."""
    return "".join(sign if fonts.has(sign) else "?" for sign in name)


def _free(name: str, taken: Sequence[str]) -> str:
    """The name, with a number behind it where another one has it already."""
    keys, number, wanted = set(map(_key, taken)), 2, name
    while _key(wanted) in keys:
        wanted = f"{name[: NAME_MOST - 2]} {number}"
        number += 1
    return wanted


def _key(name: str) -> str:
    return name.casefold()
