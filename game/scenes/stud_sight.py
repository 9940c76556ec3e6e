"""Everything that a picture of a stud table is made from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.cards import N_, UNKNOWN, Card, rank_of
from game.rules.api import Seat
from game.rules.schultz.events import TriggerSet
from game.rules.schultz.observation import Phase, SchultzView, StudSeatView
from game.rules.schultz.options import WildScope
from game.scenes.prompt import Prompt
from game.scenes.table_game import Moment
from game.text import Words

LAST_WITHOUT_COMMUNITY = 6  # seats: the pack suffices for them
LOOKED_AT = N_("Cards are neither played nor exchanged here: you bet on them.")


def is_pending(view: SchultzView) -> bool:
    """Whether the next upcard becomes wild: a trigger is set, and there will be one (rules.md 3).

    None follows sixth street's last one, but with many seats a community card may.
    """
    none_follows = view.street == 6 and len(view.seats) <= LAST_WITHOUT_COMMUNITY
    return view.trigger and not (none_follows and view.options.wild_scope is WildScope.RANK)


class StudSight(NamedTuple):
    """One moment of the table for the person at `you`.

    `cause`: what set the trigger that is pending; `result`: who has won the deal, in words.
    """

    view: SchultzView
    moment: Moment
    cause: TriggerSet | None = None
    result: str = ""

    @property
    def words(self) -> Words:
        return self.moment.words

    @property
    def you(self) -> Seat:
        return self.moment.you

    @property
    def prompt(self) -> Prompt:
        return self.moment.prompt

    @property
    def title(self) -> str:
        return self.moment.title

    @property
    def newest(self) -> str:
        """What happened last: of the end that which matters, not the last line of the log."""
        return self.result or self.moment.newest

    @property
    def sound(self) -> bool:
        return self.moment.sound

    @property
    def hurry(self) -> bool:
        return self.moment.hurry

    @property
    def left_handed(self) -> bool:
        return self.moment.left_handed

    @property
    def seats(self) -> int:
        return len(self.view.seats)

    @property
    def over(self) -> bool:
        return self.view.phase is Phase.OVER

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other seats clockwise: the first sits to the left."""
        return tuple(Seat((self.you + i) % self.seats) for i in range(1, self.seats))

    @property
    def scores(self) -> Sequence[int]:
        """Chips left, as told so far."""
        return self.moment.scores

    def seat(self, seat: Seat) -> StudSeatView:
        return self.view.seats[seat]

    def is_wild(self, card: Card) -> bool:
        """Whether a known card is wild now."""
        if card == UNKNOWN:
            return False
        single = self.view.options.wild_scope is WildScope.CARD and card == self.view.wild
        return single or rank_of(card) in self.view.wild_ranks

    def name(self, seat: Seat) -> str:
        """A seat's name as it stands at the table, one's own as “You”."""
        own = seat == self.moment.people.you
        return self.words("You") if own else self.moment.people.names[seat]
