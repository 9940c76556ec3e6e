"""The exceptions of this project; every one that a person may read is a GameError."""

from game.cards.words import Reason, reason


class GameError(ValueError):
    """Something given from outside is wrong: the message says what, where, and what would be right.

    Built from a message marked with `N_()` and its parameters, or from a finished Reason. `str()` gives
    English; `.reason` is what the text layer translates.
    """

    def __init__(self, message: str | Reason, **params: object) -> None:
        self.reason = message if isinstance(message, Reason) else reason(message, **params)
        super().__init__(self.reason.english())


class CardError(GameError):
    """A card, a rank, a number of cards or a seed that does not exist or does not fit here."""
