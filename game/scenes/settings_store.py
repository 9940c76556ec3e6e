"""The settings as JSON under one key; what is damaged is kept aside and the defaults hold."""

from __future__ import annotations

import json
from dataclasses import asdict

from game.host.api import Storage, StorageError
from game.scenes.api import Settings

KEY = "settings"
SPEEDS = ("slow", "normal", "fast", "instant")


def load_settings(storage: Storage) -> Settings:
    """The settings kept, or the defaults where there are none or they can't be used."""
    try:
        text = storage.read(KEY)
        if text is None:
            return Settings()
        settings = _parse(text)
        if settings is None:
            storage.set_aside(KEY)
    except StorageError:
        return Settings()
    return settings or Settings()


def store_settings(storage: Storage, settings: Settings) -> None:
    """Keep the settings; raises StorageError."""
    storage.write(KEY, json.dumps(asdict(settings), ensure_ascii=False))


def _parse(text: str) -> Settings | None:
    """Settings of a JSON object; fields that a later version added are left out; None: damaged."""
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(given, dict):
        return None
    defaults = asdict(Settings())
    known = {name: value for name, value in given.items() if name in defaults}
    if not isinstance(known.get("house_rules", {}), dict):  # all else still holds; kept for its notice
        known["house_rules"] = {"": known["house_rules"]}
    if any(type(value) is not type(defaults[name]) for name, value in known.items()):
        return None
    settings = Settings(**known)
    sound = settings.speed in SPEEDS and all(
        type(count) is int and count > 0 for count in settings.seats.values()
    )
    return settings if sound else None
