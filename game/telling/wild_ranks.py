"""Wild ranks as players name them: courts and aces in words, the others in figures or words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards import N_
from game.telling.names import listed
from game.text import Words

_PLAIN: Final = (  # as they begin a sentence; elsewhere hand names need them in another case
    N_("Twos"),
    N_("Threes"),
    N_("Fours"),
    N_("Fives"),
    N_("Sixes"),
    N_("Sevens"),
    N_("Eights"),
    N_("Nines"),
    N_("Tens"),
    N_("Jacks"),
    N_("Queens"),
    N_("Kings"),
    N_("Aces"),
)
_TEN: Final = 8


def wild_ranks(words: Words, ranks: Sequence[int], figures: bool = False) -> str:
    """Return ranks as they begin a sentence, the highest first: “Queens and sevens”, with `figures` “Queens
    and 7s”.
    """
    told = [_named(words, rank, figures) for rank in sorted(ranks, reverse=True)]
    return listed(words, [*told[:1], *(name[:1].lower() + name[1:] for name in told[1:])])


def _named(words: Words, rank: int, figures: bool) -> str:
    return words(N_("{n}s"), n=rank + 2) if figures and rank <= _TEN else words(_PLAIN[rank])
