"""Exchange rounds: throwing cards, taking as many, the renewed stock, the open card (rules.md 2, 2a, 2c)."""

from __future__ import annotations

from typing import Any

from game.cards import N_, Card, shuffled
from game.rules.api import RestockError, Seat
from game.rules.chicago.observation import Phase
from game.rules.chicago.options import ShowBeforeExchange
from game.rules.chicago.state import (
    Cards,
    Declaring,
    Exchanging,
    State,
    in_order,
    is_stopped,
    next_player,
    put,
)
from game.rules.events import (
    CardOffered,
    CardRefused,
    Exchanged,
    ExchangeStopped,
    HandShown,
    StockRenewed,
    StoodPat,
)


def begin(state: State, number: int, scorer: Seat | None, events: list[Any]) -> State:
    """Begin an exchange round and a phase with it; `scorer` is the seat that scored in the phase before."""
    seats = len(state.scores)
    hand = state.setup.options.show_before_exchange is ShowBeforeExchange.HAND
    return state._replace(
        phase=Phase.EXCHANGE,
        round=number,
        to_act=_allowed(state, state.setup.players[0], events),
        exchanging=Exchanging((None,) * seats, scorer if hand else None),
        declaring=Declaring((None,) * seats, (False,) * seats, state.declaring.revealed),
    )


def _allowed(state: State, seat: Seat | None, events: list[Any]) -> Seat | None:
    """That seat or the next one that may exchange; None when the round is over."""
    while seat is not None and is_stopped(state, seat):
        events.append(ExchangeStopped(seat))
        seat = next_player(state, seat)
    return seat


def stand(state: State, seat: Seat, events: list[Any]) -> State:
    """Keep all cards."""
    events.append(StoodPat(seat))
    return _finish(state, seat, 0, events)


def show(state: State, seat: Seat, events: list[Any]) -> State:
    """Show the whole hand to all; the seat still has its turn."""
    hand = state.hands[seat]
    events.append(HandShown(seat, hand))
    return state._replace(
        exchanging=state.exchanging._replace(showed=True),
        known=put(state.known, seat, hand),
        shown=tuple(sorted({*state.shown, seat})),
    )


def exchange(state: State, seat: Seat, thrown: Cards, events: list[Any]) -> State:
    """Throw cards and take as many unseen."""
    seen = _is_seen(state, seat)
    state = _throw(state, seat, thrown, seen)
    state, taken = _take(state, len(thrown), thrown, events)
    events.append(Exchanged(seat, thrown, taken, seen))
    return _finish(_give(state, seat, taken), seat, len(thrown), events)


def ask_open(state: State, seat: Seat, thrown: Card, events: list[Any]) -> State:
    """Throw one card and have the top card of the stock shown to all."""
    state = _throw(state, seat, (thrown,), _is_seen(state, seat))
    if not state.stock:
        state = _renew(state, (thrown,), events)
    events.append(CardOffered(seat, state.stock[0]))
    return state._replace(exchanging=state.exchanging._replace(offered=True))


def take(state: State, seat: Seat, events: list[Any]) -> State:
    """Take the card that all have seen."""
    card = state.stock[0]
    thrown = state.thrown[seat][-1:]
    events.append(Exchanged(seat, thrown, (card,), thrown[0] in state.seen[seat], taken_known=True))
    state = state._replace(
        stock=state.stock[1:],
        hands=put(state.hands, seat, in_order((*state.hands[seat], card))),
        known=put(state.known, seat, in_order((*state.known[seat], card))),
        exchanging=state.exchanging._replace(offered=False),
    )
    return _finish(state, seat, 1, events)


def refuse(state: State, seat: Seat, events: list[Any]) -> State:
    """Put the shown card to the discards and take the next one unseen."""
    card = state.stock[0]
    thrown = state.thrown[seat][-1:]
    seen = thrown[0] in state.seen[seat]
    events.append(CardRefused(seat, card))
    state = state._replace(
        stock=state.stock[1:],
        discards=(*state.discards, card),
        thrown=put(state.thrown, seat, (*state.thrown[seat], card)),
        seen=put(state.seen, seat, (*state.seen[seat], card)),
        exchanging=state.exchanging._replace(offered=False),
    )
    state, taken = _take(state, 1, (*thrown, card), events)
    events.append(Exchanged(seat, thrown, taken, seen))
    return _finish(_give(state, seat, taken), seat, 1, events)


def _is_seen(state: State, seat: Seat) -> bool:
    """Whether all see what the seat throws: it has shown its hand in this round."""
    return state.exchanging.showed and state.exchanging.duty == seat


def _throw(state: State, seat: Seat, thrown: Cards, seen: bool) -> State:
    """Move cards from the hand to the discards; unless they are seen, nobody knows what stayed."""
    known = tuple(card for card in state.known[seat] if card not in thrown) if seen else ()
    return state._replace(
        hands=put(state.hands, seat, tuple(card for card in state.hands[seat] if card not in thrown)),
        discards=state.discards + thrown,
        known=put(state.known, seat, known),
        thrown=put(state.thrown, seat, state.thrown[seat] + thrown),
        seen=put(state.seen, seat, state.seen[seat] + thrown) if seen else state.seen,
    )


def _take(state: State, count: int, out: Cards, events: list[Any]) -> tuple[State, Cards]:
    """Take cards from the top of the stock, which is renewed when a card is needed and there is none."""
    taken = state.stock[:count]
    state = state._replace(stock=state.stock[count:])
    missing = count - len(taken)
    if missing:
        state = _renew(state, out, events)
        taken += state.stock[:missing]
        state = state._replace(stock=state.stock[missing:])
    return state, taken


def _give(state: State, seat: Seat, taken: Cards) -> State:
    return state._replace(hands=put(state.hands, seat, in_order(state.hands[seat] + taken)))


def _renew(state: State, out: Cards, events: list[Any]) -> State:
    """Shuffle the earlier discards into a new stock; `out` are the cards of this exchange."""
    recycled = tuple(card for card in state.discards if card not in out)
    restock, rng = state.restock, state.rng
    if restock:
        stock, restock = restock[0], restock[1:]
        if len(stock) != len(recycled) or set(stock) != set(recycled):
            raise RestockError(
                N_("A restock of {given} cards does not hold exactly the {count} earlier discards."),
                given=len(stock),
                count=len(recycled),
            )
    else:
        # Sorted first, so that the order in which cards are named in an action changes nothing.
        stock, rng = shuffled(sorted(recycled), rng)
    events.append(StockRenewed(len(stock)))
    return state._replace(
        stock=stock,
        discards=tuple(card for card in state.discards if card in out),
        thrown=tuple(tuple(card for card in cards if card in out) for cards in state.thrown),
        seen=tuple(tuple(card for card in cards if card in out) for cards in state.seen),
        restock=restock,
        rng=rng,
    )


def _finish(state: State, seat: Seat, count: int, events: list[Any]) -> State:
    counts, duty, showed, _ = state.exchanging
    following = _allowed(state, next_player(state, seat), events)
    exchanging = Exchanging(put(counts, seat, count), duty, showed)
    return state._replace(to_act=following, exchanging=exchanging)
