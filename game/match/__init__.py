"""A match as a record that replays itself, and its present state."""

from game.match.match import Match
from game.match.record import Fault, Player, Record, RecordError, dumps, loads, salvage

__all__ = ["Fault", "Match", "Player", "Record", "RecordError", "dumps", "loads", "salvage"]
