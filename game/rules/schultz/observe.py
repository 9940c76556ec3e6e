"""What one seat may know of the table, and events without the cards that it may not see."""

from __future__ import annotations

from typing import Any

from game.cards import UNKNOWN, Card, HandRank, evaluate_partial_wild, evaluate_wild
from game.rules.api import Seat
from game.rules.events import CardDealt
from game.rules.schultz.betting import offers
from game.rules.schultz.events import WildSet
from game.rules.schultz.observation import Phase, SchultzView, StudSeatView
from game.rules.schultz.opening import exposed_rank, exposed_wilds
from game.rules.schultz.pots import side_pots
from game.rules.schultz.state import Cards, Pot, State, live, wilds_of


def observe(state: State, seat: Seat | None) -> SchultzView:
    """The table as a seat may know it; None: an onlooker who sees no down cards."""
    setup = state.setup
    return SchultzView(
        ruleset=setup.ruleset,
        options=setup.options,
        seat=seat,
        deal=setup.number,
        dealer=setup.dealer,
        first=setup.players[0],
        players=setup.players,
        start=setup.start,
        phase=Phase.OVER if state.over else Phase.BETTING,
        street=state.street,
        to_act=state.to_act,
        seats=tuple(_seat_view(state, Seat(each), seat) for each in range(len(state.stacks))),
        pot=0 if state.over else sum(state.paid),
        pots=() if state.over else _pots(state),
        results=state.pots,
        betting=state.betting,
        poster=state.poster,
        opener=state.opener,
        stub=len(state.stub),
        burned=len(state.burned),
        community=state.community,
        wild=_wild(state, seat),
        wild_owner=state.wild_owner,
        wild_ranks=wilds_of(setup.options, state.wild).ranks,
        trigger=state.trigger,
        showdown=state.showdown is not None,
        offers=offers(state) if seat is not None and seat == state.to_act else (),
        winners=state.winners,
        match_over=bool(state.winners),
    )


def _wild(state: State, seat: Seat | None) -> Card | None:
    owner = state.wild_owner
    if owner is None or owner == seat or _is_open(state, owner):
        return state.wild
    return UNKNOWN


def _is_open(state: State, seat: int) -> bool:
    """True if the seat's down cards lie open in a showdown."""
    return state.showdown is not None and state.showdown[seat] is not None


def _seat_view(state: State, seat: Seat, observer: Seat | None) -> StudSeatView:
    playing = seat in state.setup.players
    folded = playing and state.folded[seat]
    down, up = state.down[seat], state.up[seat]
    known = seat == observer or _is_open(state, seat)
    # A wild card that lies face down is nobody's upcard.
    wilds = exposed_wilds(state.setup.options, state.street, state.wild)
    return StudSeatView(
        playing=playing,
        folded=folded,
        all_in=playing and not folded and not state.stacks[seat] and not state.over,
        stack=state.stacks[seat],
        bet=state.betting.bets[seat],
        paid=state.paid[seat],
        down=down if known else (UNKNOWN,) * len(down),
        up=up,
        exposed=exposed_rank(up, wilds) if up else None,
        best=_best(state, seat) if known and playing else None,
        did=state.did[seat],
        won=sum(chips for pot in state.pots for winner, chips in pot.shares if winner == seat),
    )


def _best(state: State, seat: Seat) -> HandRank:
    """How good the cards are that a seat has so far, wild ones at their best."""
    cards: Cards = state.down[seat] + state.up[seat]
    if state.community is not None:
        cards += (state.community,)
    wilds = wilds_of(state.setup.options, state.wild)
    return evaluate_wild(cards, wilds) if len(cards) > 4 else evaluate_partial_wild(cards, wilds)


def _pots(state: State) -> tuple[Pot, ...]:
    """The pots that lie in the middle; this street's bets lie before their seats."""
    settled = [paid - bet for paid, bet in zip(state.paid, state.betting.bets, strict=True)]
    return side_pots(settled, live(state)) if any(settled) else ()


def redact(event: Any, seat: Seat | None) -> Any:
    """The event with UNKNOWN for the cards that a seat (None: an onlooker) may not see."""
    if isinstance(event, CardDealt) and event.seat != seat:
        return event._replace(card=UNKNOWN)
    if isinstance(event, WildSet) and event.owner is not None and event.owner != seat:
        return event._replace(card=UNKNOWN)
    return event
