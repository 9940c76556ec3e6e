"""From the title to the table: who plays, a new match or the saved one, and what to tell of a saved one."""

from __future__ import annotations

from collections.abc import Mapping

from game.cards import N_
from game.match import Match, Player
from game.rules.api import Seat
from game.scenes import chairs, saves
from game.scenes.api import Context, Scene
from game.scenes.chairs import PERSON, Chair
from game.scenes.games import game_for
from game.text import Words


def players(seats: int, level: str) -> tuple[Player, ...]:
    """The person at seat 0 and opponents of one level clockwise from there."""
    return chairs.players((Chair(PERSON), *(Chair(level) for _ in range(seats - 1))))


def start_match(
    context: Context,
    ruleset: str,
    who: tuple[Player, ...],
    seed: int | None = None,
    changes: Mapping[str, object] | None = None,
) -> Scene:
    """Begin and save a match (it replaces the ruleset's saved one); `seed` None: one nobody can foresee."""
    chosen = context.host.bridge.fresh_seed() if seed is None else seed
    match = Match.start(ruleset, changes or {}, who, chosen)
    saves.keep(context, match)
    return scene_of(context, match)


def continue_match(context: Context, match: Match) -> Scene:
    """Go on with a match that was loaded."""
    saves.keep(context, match)
    return scene_of(context, match)


def scene_of(context: Context, match: Match) -> Scene:
    """The table as whoever is to see it sees it, or the summary when the present deal is over.

    Where several people play, a curtain comes first; while an opponent is to act, nobody's hand is shown.
    """
    # here, since the table and the summary lead back to the title
    from game.scenes.curtain import CurtainScene
    from game.scenes.summary import SummaryScene
    from game.scenes.table import TableScene

    if match.is_deal_over:
        return SummaryScene(context, match)
    here, acting = people_here(match), match.to_act()
    if len(here) > 1 and acting in here:
        return CurtainScene(context, match, acting)
    return TableScene(context, match, the_one_here(match))


def people_here(match: Match) -> tuple[Seat, ...]:
    """The seats of the people on this device, clockwise."""
    return tuple(Seat(seat) for seat, player in enumerate(match.players) if player.kind == "person")


def the_one_here(match: Match) -> Seat | None:
    """The seat of the only person on this device; None if there are several, or nobody."""
    here = people_here(match)
    return here[0] if len(here) == 1 else None


def short_standing(words: Words, match: Match) -> str:
    """“Deal 6 · 31–24”: one's own points and the best of the others', or one's own chips.

    Where several people play, or none, no standing is anybody's own: “Deal 6”.
    """
    you = the_one_here(match)
    view = match.observe(you)
    if you is None:
        return words(N_("Deal {n}"), n=view.deal)
    return words(N_("Deal {n} · {standing}"), n=view.deal, standing=game_for(view).standing(words, view, you))


def long_standing(words: Words, match: Match) -> str:
    """“Chicago, classic · deal 6 · you lead with 31”."""
    you = the_one_here(match)
    view = match.observe(you)
    scores = game_for(view).scores(view)
    leaders = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if leaders == [you]:
        standing = words(N_("you lead with {points}"), points=max(scores))
    elif len(leaders) == 1:
        name = chairs.match_names(words, match)[leaders[0]]
        standing = words(N_("{name} leads with {points}"), name=name, points=max(scores))
    else:
        standing = words(N_("nobody leads"))
    title = words(match.ruleset.title)
    return words(N_("{game} · deal {n} · {standing}"), game=title, n=view.deal, standing=standing)
