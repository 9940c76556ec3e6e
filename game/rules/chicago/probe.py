"""A state in the words of conformance records, all cards open (conformance.md, "Probe")."""

from __future__ import annotations

from game.cards import card_text, cards_text
from game.rules.api import Offer, Verb
from game.rules.chicago.legality import offers
from game.rules.chicago.observation import Phase
from game.rules.chicago.state import State


def probe(state: State) -> dict[str, object]:
    """The fields of a Chicago probe, in the order in which they are compared."""
    return {
        "phase": state.phase.value,
        "round": 0 if state.phase in (Phase.CHICAGO, Phase.OVER) else state.round,
        "to_act": state.to_act,
        "legal": sorted(text for offer in offers(state) for text in _texts(offer)),
        "scores": list(state.scores),
        "stock": len(state.stock),
        "discards": len(state.discards),
        "hands": [cards_text(hand) for hand in state.hands],
        "trick": " ".join(f"{seat}:{card_text(card)}" for seat, card in state.tricks.trick),
        "caller": state.caller,
        "shown": list(state.shown),
        "winners": list(state.winners),
    }


def _texts(offer: Offer) -> list[str]:
    if offer.verb is Verb.PLAY:
        return [f"play {card_text(card)}" for card in offer.cards]
    if offer.category is not None:
        return [f"declare {offer.category.record_name}"]
    return [offer.verb.value]
