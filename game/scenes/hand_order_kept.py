"""How people have arranged their cards, kept beside the match so that it survives a reload.

A text that can't be understood is ignored: what is lost with it is only the order.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from game.cards import Card, CardError, card_text, parse_cards
from game.host.api import Storage, StorageError

MOST_OWNERS: Final = 8
Arranged = dict[int, tuple[Card, ...]]  # by seat


def order_key(ruleset: str) -> str:
    """The key under which the order of a ruleset's present deal lies."""
    return f"order.{ruleset}"


class KeptOrder:
    """The order of one deal at a time for each ruleset; what can't be written is not kept."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def read(self, seed: int, ruleset: str, deal: int) -> Arranged:
        """What has been arranged in this deal; empty if nothing was, or if another deal's is kept."""
        try:
            text = self._storage.read(order_key(ruleset))
        except StorageError:
            return {}
        return {} if text is None else _understood(text, seed, deal)

    def write(self, seed: int, ruleset: str, deal: int, arranged: Mapping[int, tuple[Card, ...]]) -> None:
        """Keep this instead of what was kept before."""
        told = {str(seat): " ".join(map(card_text, cards)) for seat, cards in arranged.items()}
        with suppress(StorageError):  # saving the match says it
            if told:
                self._storage.write(
                    order_key(ruleset), json.dumps({"seed": seed, "deal": deal, "hands": told})
                )
            else:
                self._storage.remove(order_key(ruleset))


def _understood(text: str, seed: int, deal: int) -> Arranged:
    try:
        found = json.loads(text)
        if not isinstance(found, dict) or (found.get("seed"), found.get("deal")) != (seed, deal):
            return {}
        hands = found.get("hands")
        if not isinstance(hands, dict) or len(hands) > MOST_OWNERS:
            return {}
        arranged = {int(seat): parse_cards(cards) for seat, cards in hands.items()}
    except (ValueError, CardError, RecursionError):
        return {}
    return {seat: cards for seat, cards in arranged.items() if len(set(cards)) == len(cards)}
