"""A state in the words of conformance records, all cards open (conformance.md, "Probe")."""

from __future__ import annotations

from game.cards import HandRank, card_text, cards_text, category_of, rank_text
from game.rules.api import Offer
from game.rules.schultz.betting import offers
from game.rules.schultz.options import WildScope
from game.rules.schultz.state import State


def probe(state: State) -> dict[str, object]:
    """The fields of a stud probe, in the order in which they are compared."""
    return {
        "phase": "over" if state.over else "betting",
        "street": state.street,
        "to_act": state.to_act,
        "legal": sorted(map(_text, offers(state))),
        "stacks": list(state.stacks),
        "bets": list(state.betting.bets),
        "pot": 0 if state.over else sum(state.paid),
        "folded": [seat for seat, folded in enumerate(state.folded) if folded],
        "down": [cards_text(cards) for cards in state.down],
        "up": [cards_text(cards) for cards in state.up],
        "community": None if state.community is None else card_text(state.community),
        "wild": _wild(state),
        "trigger": state.trigger,
        "stub": len(state.stub),
        "burned": len(state.burned),
        "best": None if state.showdown is None else [_category(rank) for rank in state.showdown],
    }


def _text(offer: Offer) -> str:
    if offer.amount is None:
        return offer.verb.value
    most = "" if offer.amount_most is None else f"-{offer.amount_most}"
    return f"{offer.verb.value} {offer.amount}{most}"


def _wild(state: State) -> str | None:
    if state.wild is None:
        return None
    if state.setup.options.wild_scope is WildScope.CARD:
        return card_text(state.wild)
    return rank_text(state.wild >> 2)


def _category(rank: HandRank | None) -> str | None:
    return None if rank is None else category_of(rank).record_name
