"""A whole State that could be behind an observation, for opponents that search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.cards import FULL_DECK, N_, UNKNOWN, Card, Dice, GameError, Rng
from game.rules.api import Seat
from game.rules.chicago.observation import ChicagoView, Phase
from game.rules.chicago.options import ShowBeforeExchange
from game.rules.chicago.state import Cards, Declaring, Exchanging, Setup, State, Tricks, in_order
from game.rules.chicago.tricks import LAST, taker
from game.rules.events import Cause

_TRIES = 30  # shuffles, before a void that can't be kept is given up


class _Cards(NamedTuple):
    """Where the cards lie in the sampled world."""

    hands: tuple[Cards, ...]
    discards: Cards  # those that the observer does not know
    stock: Cards


def sample_world(view: ChicagoView, rng: Rng) -> State:
    """A State with `observe(state, view.seat) == view`; hidden cards and the chance to come are drawn.

    Raises GameError if no deal of 52 cards can look like this.

    Hidden hands hold no suit that their seat has failed to follow. What a seat declared in an earlier round,
    or what it may have kept of cards that it once showed, is not taken into account.
    """
    dice = Dice(rng)
    cards = _deal_hidden(view, dice)
    seats = view.seats
    return State(
        setup=_setup(view),
        scores=tuple(each.score for each in seats),
        called=view.called,
        phase=view.phase,
        round=view.round,
        to_act=view.to_act,
        hands=cards.hands,
        stock=cards.stock,
        discards=tuple(card for each in seats for card in each.thrown) + cards.discards,
        restock=(),
        rng=dice.rng,
        exchanging=_exchanging(view),
        declaring=_declaring(view),
        tricks=_tricks(view),
        known=tuple(_known(view, Seat(seat)) for seat in range(len(seats))),
        thrown=_thrown(view, cards.discards),
        seen=tuple(each.thrown_shown for each in seats),
        shown=tuple(Seat(seat) for seat, each in enumerate(seats) if each.shown),
        caller=view.caller,
        chicago_made=view.chicago_result,
        declined=tuple(seat for seat in _players(view) if seats[seat].chicago_asked),
        choosing=_is_choosing(view),
        opened=any(each.hand_rank is not None for seat, each in enumerate(seats) if seat != view.seat),
        scored=view.scored,
        winners=view.winners,
    )


def _players(view: ChicagoView) -> tuple[Seat, ...]:
    """Who plays this deal, first seat first."""
    count = len(view.seats)
    clockwise = (Seat((view.first + i) % count) for i in range(count))
    return tuple(seat for seat in clockwise if view.seats[seat].playing)


def _setup(view: ChicagoView) -> Setup:
    start = [each.score for each in view.seats]
    for scored in view.scored:
        start[scored.seat] -= scored.points
    return Setup(
        view.ruleset, view.options, view.deal, view.dealer, _players(view), view.playoff, tuple(start)
    )


def _exchanging(view: ChicagoView) -> Exchanging:
    """The duty to show is that of who scored in the phase before; it is done if it is no longer open."""
    duty = None
    if view.phase is Phase.EXCHANGE and view.options.show_before_exchange is ShowBeforeExchange.HAND:
        for scored in view.scored:
            if scored.cause is Cause.HAND and scored.phase == view.round - 1:
                duty = scored.seat
    showed = duty is not None and not view.seats[duty].must_show and not view.seats[duty].stopped
    counts = tuple(each.exchanged for each in view.seats)
    return Exchanging(counts, duty, showed, view.offered is not None)


def _declaring(view: ChicagoView) -> Declaring:
    return Declaring(
        tuple(each.declared for each in view.seats),
        tuple(each.passed for each in view.seats),
        tuple(each.revealed for each in view.seats),
        view.highest,
    )


def _tricks(view: ChicagoView) -> Tricks:
    return Tricks(
        view.trick,
        tuple(each.played for each in view.seats),
        tuple(each.tricks for each in view.seats),
        view.last_trick,
        view.last_taker,
    )


def _is_choosing(view: ChicagoView) -> bool:
    """All is declared or played and yet a seat is to act: it chooses between points and reset."""
    if view.to_act is None:
        return False
    if view.phase is Phase.DECLARE:
        return all(
            view.seats[seat].declared is not None or view.seats[seat].passed for seat in _players(view)
        )
    over = view.chicago_result is not None or sum(each.tricks for each in view.seats) == LAST
    return view.phase is Phase.PLAY and over


def _known(view: ChicagoView, seat: Seat) -> Cards:
    """What all know of a hand; of the observer's own hand nobody is taken to know anything."""
    if seat == view.seat:
        return ()
    return tuple(card for card in view.seats[seat].hand if card != UNKNOWN)


def _thrown(view: ChicagoView, hidden: Cards) -> tuple[Cards, ...]:
    """Each seat's discards; who threw the hidden ones is not known, save who has just asked for a card."""
    thrown = [each.thrown for each in view.seats]
    others = [seat for seat in _players(view) if seat != view.seat]
    if hidden and others:
        asking = view.offered is not None and view.to_act is not None and view.to_act in others
        seat = view.to_act if asking and view.to_act is not None else others[0]
        before = view.seats[seat].shown and asking and _exchanging(view).duty == seat
        # The card that an asking seat threw is the last one, and seen if the seat has shown.
        thrown[seat] = (*hidden, *thrown[seat]) if before else (*thrown[seat], *hidden)
    return tuple(thrown)


def _deal_hidden(view: ChicagoView, dice: Dice) -> _Cards:
    """Deal the cards that the observer has not seen to the hidden hands, the discards and the stock."""
    seen = {card for each in view.seats for card in (*each.hand, *each.played, *each.thrown)}
    top = () if view.offered is None else (view.offered,)
    pool = [card for card in FULL_DECK if card not in seen and card not in top]
    voids = _voids(view)
    hands = None
    for attempt in range(_TRIES):
        dice.shuffle(pool)
        hands = _fill(view, pool, voids if attempt < _TRIES - 1 else [0] * len(voids))
        if hands is not None:
            break
    if hands is None:
        raise GameError(N_("This observation has more hidden cards than the pack holds."))
    held = {card for hand in hands for card in hand}
    rest = [card for card in pool if card not in held]
    hidden = view.discards - sum(len(each.thrown) for each in view.seats)
    return _Cards(hands, tuple(rest[:hidden]), (*top, *rest[hidden:]))


def _fill(view: ChicagoView, pool: Sequence[Card], voids: Sequence[int]) -> tuple[Cards, ...] | None:
    """The hands with hidden cards from the pool, seats with the most voids first; None if none is left."""
    rest = list(pool)
    hands: list[Cards] = [each.hand for each in view.seats]
    for seat in sorted(range(len(hands)), key=lambda each: -voids[each].bit_count()):
        known = [card for card in hands[seat] if card != UNKNOWN]
        wanted = len(hands[seat]) - len(known)
        if not wanted:
            continue
        fitting = [card for card in rest if not voids[seat] >> (card & 3) & 1][:wanted]
        if len(fitting) < wanted:
            return None
        rest = [card for card in rest if card not in fitting]
        hands[seat] = in_order((*known, *fitting))
    return tuple(hands)


def _voids(view: ChicagoView) -> list[int]:
    """For each seat a bit for every suit that it has failed to follow."""
    voids = [0] * len(view.seats)
    players = _players(view)
    leader = players[0] if view.caller is None else view.caller
    for number in range(LAST):
        at = players.index(leader)
        trick = tuple(
            (seat, view.seats[seat].played[number])
            for seat in players[at:] + players[:at]
            if len(view.seats[seat].played) > number
        )
        for seat, card in trick:
            if (card ^ trick[0][1]) & 3:
                voids[seat] |= 1 << (trick[0][1] & 3)
        if len(trick) < len(players):
            break
        leader = taker(trick)[0]
    return voids
