"""What keys do to a line of text that is being written."""

from __future__ import annotations

from enum import Enum

import pygame

_KEEPS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB)
_PASSES = (pygame.K_F1, pygame.K_F11)


class Ending(Enum):
    """How the writing ends."""

    KEEP = True
    DROP = False


def listen() -> None:
    """From now on keys come as text, too."""
    pygame.key.start_text_input()


def ask_for_help() -> None:
    """As if F1 had been pressed at the table: a page's own field had the keyboard."""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode="", scancode=0))


def edited(event: pygame.event.Event, text: str) -> str | Ending | None:
    """The text after one pygame event, or how the writing ends; None: the event has nothing to do with it.

    Every key but F1, F11 and those held with Control or Command belongs to the text.
    """
    if event.type == pygame.TEXTINPUT:
        return text + str(event.text)
    if event.type != pygame.KEYDOWN or event.key in _PASSES:
        return None
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and event.key != pygame.K_BACKSPACE:
        return None
    if event.key in _KEEPS:
        return Ending.KEEP
    if event.key == pygame.K_ESCAPE:
        return Ending.DROP
    if event.key == pygame.K_BACKSPACE:
        return "" if event.mod & pygame.KMOD_CTRL else text[:-1]
    return text
