"""The five streets as data: what is burned and dealt on each, and which bet is made (rules.md 3)."""

from __future__ import annotations

from typing import Final, NamedTuple


class Street(NamedTuple):
    """One street: the rounds of cards dealt, True for a round face up, after burning a card or not."""

    number: int
    burn: bool
    rounds: tuple[bool, ...]
    big: bool  # the big bet is made, not the small one


THIRD: Final = 3
FOURTH: Final = 4
SEVENTH: Final = 7

STREETS: Final = {
    street.number: street
    for street in (
        Street(THIRD, burn=False, rounds=(False, False, True), big=False),
        Street(FOURTH, burn=True, rounds=(True,), big=False),
        Street(5, burn=True, rounds=(True,), big=True),
        Street(6, burn=True, rounds=(True,), big=True),
        Street(SEVENTH, burn=True, rounds=(False,), big=True),
    )
}
