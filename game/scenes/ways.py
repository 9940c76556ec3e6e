"""Ways to scenes that also lead back to where one came from: imported when they are taken."""

from __future__ import annotations

from game.match import Match
from game.rules.api import Seat
from game.scenes.api import Context, Explained, Scene
from game.scenes.help import HelpScene


def to_summary(context: Context, match: Match) -> Scene:
    """The summary of a deal that is over."""
    from game.scenes.summary import SummaryScene  # which leads back to the table

    return SummaryScene(context, match)


def to_curtain(context: Context, match: Match, seat: Seat) -> Scene:
    """The curtain before another person's turn."""
    from game.scenes.curtain import CurtainScene  # which leads back to the table

    return CurtainScene(context, match, seat)


def to_help(context: Context, scene: Scene) -> Scene:
    """The help on what this scene is about; it leads back to it."""
    game, options = scene.explained if isinstance(scene, Explained) else (None, None)
    return HelpScene(context, lambda: context.go(scene), game, options)


def to_title(context: Context) -> Scene:
    """A fresh title."""
    from game.scenes.title import TitleScene  # which leads to the table and the settings

    return TitleScene(context)
