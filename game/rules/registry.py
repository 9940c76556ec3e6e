"""The rulesets by name: a new variant is a line here, a new game a folder and a line."""

from __future__ import annotations

from typing import Final

from game.cards import N_, GameError
from game.rules.api import Ruleset
from game.rules.chicago.options import CLASSIC, EN_GIV_TILL
from game.rules.chicago.ruleset import ChicagoRules
from game.rules.schultz.options import DIRTY_SCHULTZ, FOLLOW_THE_QUEEN, SEVEN_CARD_STUD
from game.rules.schultz.ruleset import SchultzRules

_ALL: Final[dict[str, Ruleset]] = {
    rules.name: rules
    for rules in (
        ChicagoRules("chicago-classic", N_("Chicago, classic"), CLASSIC),
        ChicagoRules("chicago-en-giv-till", N_("Chicago, one more deal"), EN_GIV_TILL),
        SchultzRules("dirty-schultz", N_("Dirty Schultz"), DIRTY_SCHULTZ),
        SchultzRules("follow-the-queen", N_("Follow the Queen"), FOLLOW_THE_QUEEN),
        SchultzRules("seven-card-stud", N_("Seven-card stud"), SEVEN_CARD_STUD),
    )
}
RULESETS: Final[tuple[str, ...]] = tuple(_ALL)
MAIN: Final = ("chicago-classic", "chicago-en-giv-till", "dirty-schultz")  # what the title offers


def ruleset(name: str) -> Ruleset:
    """The ruleset of that name; raises GameError naming the known ones."""
    if not isinstance(name, str) or name not in _ALL:
        raise GameError(
            N_("No ruleset is called “{name}”: there are {names}."),
            name=str(name)[:40],
            names=", ".join(RULESETS),
        )
    return _ALL[name]
