"""One language's words: messages are English sentences with `{named}` places, translated through gettext."""

from __future__ import annotations

import gettext
import struct
from collections.abc import Iterable, Mapping
from typing import Final, Protocol

from game.assets import made

LANGUAGES: Final = ("sv", "en", "ru", "sr")
"""The languages that are complete; English is the message itself and needs no catalogue."""

# Who reads these reads one of ours with ease; it counts only when none of a person's languages is ours.
_AKIN: Final = {"nb": "sv", "nn": "sv", "no": "sv", "da": "sv", "sh": "sr", "cnr": "sr"}

SOURCE_LANGUAGE: Final = "en"
DOMAIN: Final = "game"


class TextError(Exception):
    """A language that there is not, or a catalogue that can't be read; the message is English."""


class Said(Protocol):
    """A message with its parameters, such as the rules' Reason."""

    @property
    def message(self) -> str: ...
    @property
    def params(self) -> tuple[tuple[str, object], ...]: ...


class Words:
    """Says messages in one language: `words("{name} takes the trick.", name="Anna")`.

    A parameter that is itself a message with parameters (a Reason) is said in the same language before it
    takes its place. A message that no catalogue knows comes out in English; a place without a parameter
    raises KeyError.
    """

    __slots__ = ("_translations", "lang")

    def __init__(self, lang: str, translations: gettext.NullTranslations) -> None:
        self.lang = lang
        self._translations = translations

    def __call__(self, message: str, /, **params: object) -> str:
        """Return the message in this language with its places filled."""
        return self._fill(self._translations.gettext(message) if message else "", params)

    def plural(self, one: str, many: str, n: int, /, **params: object) -> str:
        """Return the form that goes with the number; `{n}` stands for it in the message."""
        return self._fill(self._translations.ngettext(one, many, n), {"n": n, **params})

    def say(self, reason: Said) -> str:
        """Return a Reason in this language."""
        return self(reason.message, **dict(reason.params))

    def _fill(self, template: str, params: Mapping[str, object]) -> str:
        if not params:
            return template
        return template.format(**{name: self._plain(value) for name, value in params.items()})

    def _plain(self, value: object) -> object:
        if isinstance(value, tuple) and hasattr(value, "message") and hasattr(value, "params"):
            return self(str(value.message), **dict(value.params))
        return value


def load(lang: str) -> Words:
    """Return the words of a language of LANGUAGES; TextError if there is none or its catalogue is missing."""
    if lang not in LANGUAGES:
        raise TextError(f"There are no words in “{lang[:20]}”: choose one of {', '.join(LANGUAGES)}.")
    if lang == SOURCE_LANGUAGE:
        return Words(lang, gettext.NullTranslations())
    name = f"{DOMAIN}.mo"
    try:
        with made("locale", lang, "LC_MESSAGES", name).open("rb") as file:
            return Words(lang, gettext.GNUTranslations(file))
    except (OSError, ValueError, struct.error) as error:
        raise TextError(
            f"The words of “{lang}” can't be read from locale/{lang}/LC_MESSAGES/{name}: {error}. "
            "Make them from their source with `python assets/make.py`."
        ) from error


def best_language(preferences: Iterable[str]) -> str:
    """Return the first of a person's languages that we have, or one akin to the first that has one, or `en`.

    The tags come best first: `sv-SE`, `en_GB.UTF-8`, `sr-Latn` (Serbian is in Cyrillic whatever the script).
    """
    spoken = [tag.replace("_", "-").split("-")[0].strip().lower() for tag in preferences]
    ours = [tag for tag in spoken if tag in LANGUAGES]
    akin = [_AKIN[tag] for tag in spoken if tag in _AKIN]
    return (*ours, *akin, SOURCE_LANGUAGE)[0]


def forms(one: str, many: str) -> tuple[str, str]:
    """Mark both forms of a counted message for translation; `words.plural(*forms(…), n)` says it."""
    return one, many
