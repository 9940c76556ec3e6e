"""Words that are marked here and translated elsewhere: the rules name a message, the text layer says it."""

from typing import NamedTuple


def N_(message: str) -> str:  # noqa: N802  (the name that gettext's extractors look for)
    """Mark an English message for translation and return it unchanged."""
    return message


class Reason(NamedTuple):
    """A message key with its parameters, in no language yet.

    `message` is an English sentence with `{named}` places, the key of every catalogue;
    `params` holds a name and a value for each place, sorted by name, so that equal reasons compare equal.
    """

    message: str
    params: tuple[tuple[str, object], ...] = ()

    def english(self) -> str:
        """Return the sentence in English with its places filled, for logs and exceptions."""
        return self.message.format(**dict(self.params)) if self.params else self.message

    def __str__(self) -> str:
        """Return the English sentence, so that a Reason can be a parameter of another."""
        return self.english()


def reason(message: str, **params: object) -> Reason:
    """Build a Reason: `reason(N_("{card} is not in your hand."), card="AS")`."""
    return Reason(message, tuple(sorted(params.items())))
