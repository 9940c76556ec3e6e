"""The command line: play, demo, conform, options."""

from game.cli.command import run

__all__ = ["run"]
