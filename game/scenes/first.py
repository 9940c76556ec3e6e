"""The scene that a start begins with: the title, or the table that the page's address asks for."""

from __future__ import annotations

from collections.abc import Mapping

from game.cards import N_, SEED_LIMIT
from game.rules import RULESETS, ruleset
from game.scenes.api import Context, Scene
from game.scenes.title import TitleScene, Wish
from game.text import LANGUAGES, load


def first_scene(context: Context) -> Scene:
    """The title; or at once the table that the page's address or the command line asks for.

    `game`, `seats`, `seed` and `lang`; a value that can't be is left out and named on the screen.
    """
    params, words = context.host.bridge.params(), context.words
    if params.get("lang") in LANGUAGES:
        words = context.words = load(params["lang"])
    unknown = [f"lang={params['lang']}"] if params.get("lang", words.lang) != words.lang else []
    game = params.get("game")
    if game is not None and game not in RULESETS:
        unknown.append(f"game={game}")
    name = game if game in RULESETS else context.settings.game
    name = name if name in RULESETS else RULESETS[0]
    seats = _number(params, "seats", ruleset(name).seats, unknown)
    seed = _number(params, "seed", range(SEED_LIMIT), unknown)
    if unknown:
        given = ", ".join("".join(filter(str.isprintable, text[:40])) for text in unknown)
        context.notice = words(N_("Not understood and ignored: {values}"), values=given)
    wanted = (game in RULESETS) if game is not None else (seats is not None or seed is not None)
    if not wanted:
        return TitleScene(context)
    title = TitleScene(context, Wish(name, seats, seed))
    return title.granted() or title


def _number(params: Mapping[str, str], name: str, among: range, unknown: list[str]) -> int | None:
    text = params.get(name)
    if text is None:
        return None
    if text.isascii() and text.isdecimal() and len(text) < 20 and int(text) in among:
        return int(text)
    unknown.append(f"{name}={text}")
    return None
