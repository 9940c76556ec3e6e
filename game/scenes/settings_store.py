"""The settings as JSON under one key; a value that can't be is left out, and the rest holds."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import Final

from game.host.api import Storage, StorageError
from game.scenes.api import Settings
from game.stage.deckstyle import BACKS, INDEXES, LETTERS, DeckStyle, letters_of
from game.stage.theme import FELTS, Palette

KEY = "settings"
SPEEDS = ("slow", "normal", "fast", "instant")
CHOICES: Final[dict[str, tuple[str, ...]]] = {  # the values of a setting, in their order on the screen
    "speed": SPEEDS,
    "table": tuple(FELTS),
    "back": BACKS,
    "index": INDEXES,
    "letters": ("", *LETTERS),
}


def load_settings(storage: Storage) -> Settings:
    """The settings kept, or the defaults where there are none; what is no settings at all is set aside."""
    try:
        text = storage.read(KEY)
        if text is None:
            return Settings()
        settings = parse_settings(text)
        if settings is None:
            storage.set_aside(KEY)
    except StorageError:
        return Settings()
    return settings or Settings()


def store_settings(storage: Storage, settings: Settings) -> None:
    """Keep the settings; raises StorageError."""
    storage.write(KEY, json.dumps(asdict(settings), ensure_ascii=False))


def parse_settings(text: str) -> Settings | None:
    """Settings of a JSON object; None: it is none.

    Names that a later version added and values that can't be are left out, each by itself.
    """
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(given, dict):
        return None
    settings = Settings()
    for field in fields(settings):
        if field.name in given:
            value = _sound(field.name, given[field.name], getattr(settings, field.name))
            setattr(settings, field.name, value)
    return settings


def _sound(name: str, value: object, default: object) -> object:
    """The value as far as it can be, else the default."""
    if not _writable(value):
        return default
    if name == "house_rules" and not isinstance(value, dict):
        return {"": value}  # whoever looks at the rules next leaves it out with a notice
    if type(value) is not type(default) or (name in CHOICES and value not in CHOICES[name]):
        return default
    if name == "seats" and isinstance(value, dict):
        return {game: count for game, count in value.items() if type(count) is int and count > 0}
    return value


def _writable(value: object) -> bool:
    """Whether the value can be written again: JSON can hold halves of surrogate pairs, UTF-8 can't."""
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def deck_style(settings: Settings, lang: str) -> DeckStyle:
    """How the deck looks with these settings in a language."""
    letters = settings.letters or letters_of(lang)
    return DeckStyle(settings.index, settings.four_colours, letters, settings.back, settings.figures)


def palette(settings: Settings, more_contrast: bool = False) -> Palette:
    """The table's colours with these settings; `more_contrast`: the system asks for it."""
    return Palette(settings.table, settings.contrast or more_contrast)
