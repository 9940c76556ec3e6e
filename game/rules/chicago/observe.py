"""What one seat may know of the table, and events without the cards that it may not see."""

from __future__ import annotations

from typing import Any

from game.cards import UNKNOWN, HandRank
from game.rules.api import Seat
from game.rules.chicago.legality import offers
from game.rules.chicago.observation import ChicagoView, Phase, SeatView
from game.rules.chicago.state import Cards, State, final_hand, final_rank, is_stopped, must_show
from game.rules.events import CardDealt, Exchanged


def observe(state: State, seat: Seat | None) -> ChicagoView:
    """The table as a seat may know it; None: an onlooker who sees no hand."""
    setup, tricks = state.setup, state.tricks
    return ChicagoView(
        ruleset=setup.ruleset,
        options=setup.options,
        seat=seat,
        deal=setup.number,
        dealer=setup.dealer,
        first=setup.players[0],
        playoff=setup.playoff,
        phase=state.phase,
        round=state.round,
        to_act=state.to_act,
        seats=tuple(_seat_view(state, Seat(each), seat) for each in range(len(state.scores))),
        stock=len(state.stock),
        discards=len(state.discards),
        offered=state.stock[0] if state.exchanging.offered else None,
        trick=tricks.trick,
        last_trick=tricks.last_trick,
        last_taker=tricks.last_taker,
        caller=state.caller,
        chicago_result=state.chicago_made,
        highest=state.declaring.highest,
        scored=state.scored,
        offers=offers(state) if seat is not None and seat == state.to_act else (),
        winners=state.winners,
        match_over=bool(state.winners),
        called=state.called,
    )


def _seat_view(state: State, seat: Seat, observer: Seat | None) -> SeatView:
    own, playing = seat == observer, seat in state.setup.players
    open_hand = own or state.opened
    declaring, exchanging = state.declaring, state.exchanging
    return SeatView(
        playing=playing,
        score=state.scores[seat],
        hand=state.hands[seat] if open_hand else _hidden(state, seat),
        played=state.tricks.played[seat],
        final=final_hand(state, seat) if state.opened and playing and state.phase is Phase.OVER else (),
        hand_rank=_rank(state, seat) if open_hand and playing else None,
        exchanged=exchanging.counts[seat],
        thrown_shown=state.seen[seat],
        stopped=playing and is_stopped(state, seat),
        must_show=must_show(state, seat),
        shown=seat in state.shown,
        declared=declaring.declared[seat],
        passed=declaring.passed[seat],
        revealed=declaring.revealed[seat],
        chicago_asked=seat in state.declined,
        tricks=state.tricks.taken[seat],
        thrown=state.thrown[seat] if own else state.seen[seat],
    )


def _hidden(state: State, seat: Seat) -> Cards:
    """Another seat's hand: the cards that all have seen, then UNKNOWN ones."""
    hand = state.hands[seat]
    known = tuple(card for card in state.known[seat] if card in hand)
    return known + (UNKNOWN,) * (len(hand) - len(known))


def _rank(state: State, seat: Seat) -> HandRank | None:
    """None while one of the five cards is being exchanged openly."""
    if len(state.hands[seat]) + len(state.tricks.played[seat]) < 5:
        return None
    return final_rank(state, seat)


def redact(event: Any, seat: Seat | None) -> Any:
    """The event with UNKNOWN for the cards that a seat (None: an onlooker) may not see."""
    if isinstance(event, CardDealt) and event.seat != seat:
        return event._replace(card=UNKNOWN)
    if isinstance(event, Exchanged) and event.seat != seat:
        hidden = (UNKNOWN,) * len(event.thrown)
        return event._replace(
            thrown=event.thrown if event.thrown_known else hidden,
            taken=event.taken if event.taken_known else hidden,
        )
    return event
