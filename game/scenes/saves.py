"""One unfinished match kept for each ruleset, written after every action.

What can't be read is never thrown away: it moves to a key of its own and its reason is shown. What another
window has written since is not overwritten either.
"""

from __future__ import annotations

from typing import NamedTuple

from game.cards import N_, GameError, Reason, reason
from game.host.api import Storage, StorageError
from game.match import Match, Record, dumps, loads
from game.scenes.api import Context
from game.scenes.hand_order_kept import order_key

CANNOT_SAVE = N_("Nothing can be saved here.")
PLAYED_ELSEWHERE = N_("This match goes on in another window. What happens here is not saved.")


class Refused(NamedTuple):
    """A saved match that can't be used: why, whether it could be set aside, and it up to its damage."""

    reason: Reason
    kept_aside: bool
    rescued: Match | None = None


def key_of(ruleset: str) -> str:
    """The key under which a ruleset's unfinished match lies."""
    return f"match.{ruleset}"


def load_match(storage: Storage, ruleset: str) -> Match | Refused | None:
    """The ruleset's unfinished match replayed; None if there is none or nothing can be read here."""
    key = key_of(ruleset)
    try:
        text = storage.read(key)
    except StorageError:
        return None
    if text is None:
        return None
    try:
        record = loads(text)
        _check_game(record, ruleset)
        return Match.resume(record)
    except GameError as error:
        return Refused(error.reason, _set_aside(storage, key), _rescued(text, ruleset))


def _check_game(record: Record, ruleset: str) -> None:
    if record.ruleset != ruleset:
        raise GameError(N_("It is a match of another game: {ruleset}."), ruleset=record.ruleset)


def _rescued(text: str, ruleset: str) -> Match | None:
    """The match up to its damage, if anybody has acted in what is left of it."""
    try:
        match, _ = Match.open(text)
        _check_game(match.record, ruleset)
    except GameError:
        return None
    return match if match.record.lines else None


def _set_aside(storage: Storage, key: str) -> bool:
    try:
        storage.set_aside(key)
    except StorageError:
        return False
    return True


class Saver:
    """Writes one match after each of its changes, until something stands in the way."""

    def __init__(self, context: Context, match: Match, written: str | None) -> None:
        self._context = context
        self._key = key_of(match.record.ruleset)
        self._written = written
        self._stopped = False

    def save(self, match: Match) -> None:
        """Write the match's record; trouble becomes a line on the screen, once, and the game goes on."""
        if self._stopped:
            return
        storage, text = self._context.host.storage, dumps(match.record)
        try:
            if storage.read(self._key) not in (None, self._written):
                self.stop(PLAYED_ELSEWHERE)
                return
            storage.write(self._key, text)
        except StorageError as error:
            self._context.host.bridge.report(str(error))
            self.stop(CANNOT_SAVE)
            return
        self._written = text

    def stop(self, message: str) -> None:
        """Save no more, and say why on the screen."""
        self._stopped = True
        self._context.notice = self._context.words(message)


def keep(context: Context, match: Match) -> None:
    """Save a match now and after every change. A new match replaces the ruleset's old one: ask before."""
    try:
        present = context.host.storage.read(key_of(match.record.ruleset))
    except StorageError:
        present = None
    saver = Saver(context, match, present)
    if (
        present is not None
        and not _is_record(present)
        and not _set_aside(context.host.storage, key_of(match.record.ruleset))
    ):
        saver.stop(CANNOT_SAVE)  # what is damaged is kept, even where there is no room to set it aside
    saver.save(match)
    match.subscribe(lambda changed, _events: saver.save(changed))


def _is_record(text: str) -> bool:
    try:
        loads(text)
    except GameError:
        return False
    return True


def forget(context: Context, match: Match) -> None:
    """Remove a finished match's save, unless another match has taken its place."""
    storage, key = context.host.storage, key_of(match.record.ruleset)
    try:
        if storage.read(key) == dumps(match.record):
            storage.remove(key)
            storage.remove(order_key(match.record.ruleset))
    except StorageError as error:
        context.host.bridge.report(str(error))


def lost(refused: Refused) -> Reason:
    """What to tell about a refused save."""
    if refused.kept_aside:
        return reason(
            N_("The saved match can't be continued and has been set aside. {reason}"), reason=refused.reason
        )
    return reason(N_("The saved match can't be continued. {reason}"), reason=refused.reason)
