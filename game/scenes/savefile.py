"""Everything saved as one file, and back: written whole, looked at whole, taken in whole or not at all.

    {"format": "sista-sticket everything", "version": 1, "program": "1.0",
     "texts": {"settings": "…", "match.chicago-classic": "…"}, "sum": "1a2b3c4d"}

`texts` are all texts of the storage by key, those that can't be read under the key of what was set aside;
`sum` is the CRC-32 (eight hexadecimal digits) of them as JSON.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Mapping
from typing import Final

from game.cards import N_, GameError
from game.host.api import Storage, StorageError
from game.match import RecordError, loads
from game.match.record import Fault
from game.scenes.settings_store import KEY as SETTINGS
from game.scenes.settings_store import parse_settings

FORMAT: Final = "sista-sticket everything"
VERSION: Final = 1
MOST: Final = 20_000_000  # characters of a file
MOST_TEXTS: Final = 2_000
REPLACED: Final = "replaced"  # what was here before a file was taken in, as such a file
_KEY: Final = re.compile(r"[A-Za-z0-9-][A-Za-z0-9.-]{0,99}")
_ASIDE: Final = re.compile(r"(.+)\.aside-\d+")
_FINE: Final = (Fault.NEWER, Fault.OTHER_RULES, Fault.RULESET, Fault.OPTION)  # the title says what is with it


class FileError(GameError):
    """A file that can't be taken in; the reason says why."""


def dump(storage: Storage, program: str) -> str:
    """Return everything saved as a file's text, set-aside texts too; raises StorageError."""
    return _file(_with_aside(_all(storage)), program)


def parse(text: str) -> dict[str, str]:
    """Return the texts of a file by key; FileError if anything in it is damaged, foreign or newer."""
    texts = _texts_of(text)
    for key, each in texts.items():
        if not _is_sound(key, each):
            raise FileError(N_("The file is damaged: its part “{part}” can't be used."), part=_shown(key))
    return texts


def _texts_of(text: str) -> dict[str, str]:
    """The texts of a whole file, whatever is in them."""
    if len(text) > MOST:
        raise FileError(N_("The file is far too big to be one of ours."))
    try:
        given = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError):
        raise FileError(N_("The file is damaged, or was not saved by this game.")) from None
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        raise FileError(N_("The file was not saved by this game."))
    version = given.get("version")
    if type(version) is not int or version < 1:
        raise FileError(N_("The file is damaged, or was not saved by this game."))
    if version > VERSION:
        raise FileError(N_("The file was saved by a later version of the game."))
    return _checked(given.get("texts"), given.get("sum"))


def _checked(texts: object, total: object) -> dict[str, str]:
    whole = isinstance(texts, dict) and len(texts) <= MOST_TEXTS
    if not isinstance(texts, dict) or not whole or not all(isinstance(text, str) for text in texts.values()):
        raise FileError(N_("The file is damaged, or was not saved by this game."))
    if total != _sum(texts):
        raise FileError(N_("The file is damaged: it is not as it was when it was saved."))
    if len({key.casefold() for key in texts}) != len(texts):  # to some file systems they are the same
        raise FileError(N_("The file is damaged: two of its parts have the same name."))
    for key, text in texts.items():
        if not _KEY.fullmatch(key) or not _is_text(text):
            raise FileError(N_("The file is damaged: its part “{part}” can't be used."), part=_shown(key))
    return texts


def _shown(key: str) -> str:
    return "".join(filter(str.isprintable, key[:40]))


def _is_text(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:  # half of a surrogate pair
        return False
    return True


def _is_sound(key: str, text: str) -> bool:
    """Whether the text is of the kind that its key promises; of a kind unknown here, everything is."""
    if key == SETTINGS:
        return parse_settings(text) is not None
    if key.startswith("match.") and not _ASIDE.fullmatch(key):
        try:
            loads(text)
        except RecordError as error:
            return error.fault in _FINE
        except GameError:
            return False
    return True


def _with_aside(texts: Mapping[str, str]) -> dict[str, str]:
    """The texts, with those that are not sound under free keys of what was set aside."""
    found = dict(texts)
    for key, text in texts.items():
        if not _is_sound(key, text):
            found[_free(key, found)] = found.pop(key)
    return found


def _free(key: str, taken: Mapping[str, str]) -> str:
    number = 1
    while f"{key}.aside-{number}" in taken:
        number += 1
    return f"{key}.aside-{number}"


def take_in(storage: Storage, texts: Mapping[str, str]) -> tuple[str, ...]:
    """Put a file's texts into the storage; what was there before lies whole under REPLACED.

    Texts that the file does not have stay; those here that can't be read are set aside first, and their keys
    returned. Raises StorageError, with everything as it was, if there is no room or nothing can be written.
    """
    aside = {key: text for key, text in _all(storage).items() if not _is_sound(key, text)}
    moved: dict[str, str] = {}
    try:
        for key in aside:
            moved[key] = storage.set_aside(key)
        _replace(storage, texts)
    except StorageError:
        for key, new in moved.items():
            _move_back(storage, new, key, aside[key])
        raise
    return tuple(moved)


def _replace(storage: Storage, texts: Mapping[str, str]) -> None:
    replaced = storage.read(REPLACED)
    older = None if replaced is None else storage.set_aside(REPLACED)
    before = _all(storage)
    begun: list[str] = []
    try:
        begun.append(REPLACED)
        storage.write(REPLACED, _file({k: t for k, t in before.items() if not _is_replaced(k)}, ""))
        for key, text in _incoming(texts, before).items():
            begun.append(key)
            storage.write(key, text)
    except StorageError:
        for key in reversed(begun):
            if key in before:
                storage.write(key, before[key])
            else:
                storage.remove(key)
        if older is not None and replaced is not None:
            _move_back(storage, older, REPLACED, replaced)
        raise


def _move_back(storage: Storage, aside: str, key: str, text: str) -> None:
    """What had been set aside lies under its key again."""
    try:
        storage.write(key, text)
    except StorageError:  # there is no room for it twice
        storage.remove(aside)
        storage.write(key, text)
        return
    storage.remove(aside)


def bring_back(storage: Storage) -> tuple[str, ...]:
    """Undo the last `take_in`: all is as it was, and what had come instead is kept in its place.

    What could not be read even then comes back as set aside. Returns what `take_in` does; raises
    StorageError, and FileError if there is nothing to bring back.
    """
    kept = storage.read(REPLACED)
    if kept is None:
        raise FileError(N_("There is nothing to bring back."))
    texts = _with_aside(_texts_of(kept))
    aside = take_in(storage, texts)
    for key in _all(storage):
        if key not in texts and not _is_replaced(key) and not _ASIDE.fullmatch(key):
            storage.remove(key)  # a copy lies under REPLACED
    return aside


def can_bring_back(storage: Storage) -> bool:
    """Whether something was replaced by a file."""
    try:
        return storage.read(REPLACED) is not None
    except StorageError:
        return False


def _incoming(texts: Mapping[str, str], before: Mapping[str, str]) -> dict[str, str]:
    """What is to be written: set-aside texts get free names, or none if they are there already."""
    found: dict[str, str] = {}
    taken = {*before, *texts}
    for key, text in texts.items():
        aside = _ASIDE.fullmatch(key)
        if not aside and not _is_replaced(key):
            found[key] = text
            continue
        base = aside[1] if aside else key
        if any(
            kept == text for name, kept in before.items() if name == base or name.startswith(f"{base}.aside-")
        ):
            continue
        number, name = 1, key
        while name in before or name == REPLACED or (name in taken and name != key):
            name, number = f"{base}.aside-{number}", number + 1
        taken.add(name)
        found[name] = text
    return found


def _is_replaced(key: str) -> bool:
    return key == REPLACED or key.startswith(f"{REPLACED}.")


def _all(storage: Storage) -> dict[str, str]:
    keys = storage.keys()
    found = {key: storage.read(key) for key in keys}
    return {key: text for key, text in found.items() if text is not None}


def _file(texts: Mapping[str, str], program: str) -> str:
    given = {
        "format": FORMAT, "version": VERSION, "program": program, "texts": dict(texts), "sum": _sum(texts),
    }  # fmt: skip
    return json.dumps(given, ensure_ascii=False, indent=1) + "\n"


def _sum(texts: Mapping[str, object]) -> str:
    plain = json.dumps(texts, ensure_ascii=True, sort_keys=True)
    return f"{zlib.crc32(plain.encode()):08x}"
