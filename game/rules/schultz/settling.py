"""The end of a deal: the showdown, and who gets the pots (rules.md 3, "Showdown")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.cards import HandRank, evaluate7, evaluate7_wild
from game.rules.api import Seat
from game.rules.events import DealEnded, MatchEnded
from game.rules.schultz.events import ExcessReturned, HandsShown, PotTaken, SeatOut
from game.rules.schultz.pots import divide, side_pots, uncalled
from game.rules.schultz.state import Cards, PotWon, Setup, State, live, wilds_of


def settle(state: State, events: list[Any]) -> State:
    """Return what nobody called, show the hands if several are left, and pay each pot."""
    left = live(state)
    stacks, paid = list(state.stacks), list(state.paid)
    owner, excess = uncalled(paid)
    if excess:
        stacks[owner] += excess
        paid[owner] -= excess
        events.append(ExcessReturned(owner, excess))
    pots: tuple[PotWon, ...]
    showdown = None
    if len(left) == 1:
        amount = sum(paid)
        pots = (PotWon(amount, (left[0],), ((left[0], amount),), None),)
    else:
        ranks = _best_hands(state, left)
        events.append(_hands_shown(state, left, ranks))
        showdown = tuple(ranks.get(Seat(seat)) for seat in range(len(stacks)))
        pots = tuple(divide(pot, ranks) for pot in side_pots(paid, left))
    for number, pot in enumerate(pots):
        events.append(PotTaken(number, pot.amount, pot.shares, pot.rank))
        for seat, chips in pot.shares:
            stacks[seat] += chips
    return state._replace(
        stacks=tuple(stacks),
        paid=tuple(paid),
        betting=state.betting._replace(bets=(0,) * len(stacks), current=0),
        to_act=None,
        over=True,
        showdown=showdown,
        pots=pots,
        winners=_end(state.setup, tuple(stacks), events),
    )


def _best_hands(state: State, seats: Sequence[Seat]) -> dict[Seat, HandRank]:
    """How good the best five of each seat's seven cards are, the community card included."""
    common: Cards = () if state.community is None else (state.community,)
    wilds, ranks = wilds_of(state.setup.options, state.wild), {}
    for seat in seats:
        a, b, c, d, e, f, g = (*state.down[seat], *state.up[seat], *common)
        if wilds.cards:
            ranks[seat] = evaluate7_wild(a, b, c, d, e, f, g, wilds)
        else:
            ranks[seat] = evaluate7(a, b, c, d, e, f, g)
    return ranks


def _hands_shown(state: State, left: Sequence[Seat], ranks: Mapping[Seat, HandRank]) -> HandsShown:
    hands = tuple((seat, state.down[seat] + state.up[seat], ranks[seat]) for seat in left)
    wild = wilds_of(state.setup.options, state.wild).cards
    if not wild:
        return HandsShown(hands, state.community)
    opened = {card for _, cards, _ in hands for card in cards} | {state.community}
    return HandsShown(hands, state.community, tuple(sorted(wild & opened)))


def _end(setup: Setup, stacks: tuple[int, ...], events: list[Any]) -> tuple[Seat, ...]:
    """End the deal; the winners of the match if one seat has all the chips or the last deal is played."""
    events += [SeatOut(seat) for seat in setup.players if not stacks[seat]]
    events.append(DealEnded(setup.number, stacks))
    last = setup.options.deals is not None and setup.number >= setup.options.deals
    if not last and stacks.count(0) < len(stacks) - 1:
        return ()
    most = max(stacks)
    winners = tuple(Seat(seat) for seat, stack in enumerate(stacks) if stack == most)
    events.append(MatchEnded(winners, stacks))
    return winners
