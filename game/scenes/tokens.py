"""The disc of a seat: one colour and one text for the whole match, on every screen, whoever sits in front."""

from __future__ import annotations

from collections.abc import Sequence

from game.stage.item import TokenLook
from game.stage.theme import SEAT_COLOURS


def seat_token(names: Sequence[str], seat: int, on_turn: bool = False, out: bool = False) -> TokenLook:
    """The token of a seat; `names` are the match's by seat, none of them put as “You” by a screen."""
    return TokenLook(token_texts(names)[seat], token_colour(seat), on_turn, out)


def token_colour(seat: int) -> str:
    """The seat's colour, a name of the theme."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def token_texts(names: Sequence[str]) -> tuple[str, ...]:
    """A letter for each seat, two where names begin alike, no two seats the same: “S2” of “Spelare 2”."""
    shown = [name.strip() or "?" for name in names]
    texts = [name[:1].upper() for name in shown]
    for first in {text for text in texts if texts.count(text) > 1}:
        alike = [seat for seat, text in enumerate(texts) if text == first]
        numbered = [f"{first}{place}" for place in range(1, len(alike) + 1)]
        for wording in (_two, _outer):
            told = [wording(shown[seat]) for seat in alike]
            if len(set(told)) == len(alike):
                break
        else:
            told = numbered
        for seat, text in zip(alike, told, strict=True):
            texts[seat] = text
    return tuple(texts)


def _two(name: str) -> str:
    return name[:2].capitalize()


def _outer(name: str) -> str:
    return f"{name[:1]}{name[-1:]}".upper()


def name_wordings(name: str) -> tuple[str, ...]:
    """A name, and one that ends with its number cut before it: “Spel. 2”, so that no two look the same."""
    front, _, last = name.rpartition(" ")
    if len(front) > 5 and last.isdecimal():
        return name, f"{front[:4]}. {last}"
    return (name,)
