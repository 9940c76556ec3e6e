"""The words that people read, per language; English is the key of every message."""

from game.text.words import LANGUAGES, TextError, Words, best_language, forms, load

__all__ = ["LANGUAGES", "TextError", "Words", "best_language", "forms", "load"]
