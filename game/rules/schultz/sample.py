"""Worlds behind an observation: states that look the same to the observer."""

from __future__ import annotations

from game.cards import FULL_DECK, UNKNOWN, HandRank, Rng, shuffled
from game.rules.schultz.observation import Phase, SchultzView
from game.rules.schultz.state import Cards, Setup, State


def sample_world(view: SchultzView, rng: Rng) -> State:
    """A state that the observer could be in: what it does not know is dealt at random.

    `observe(sample_world(view, rng), view.seat) == view`; the same generator gives the same state.
    """
    down, left, rng = _deal_unknown(view, rng)
    wild = view.wild
    if wild == UNKNOWN and view.wild_owner is not None:
        wild = down[view.wild_owner][-1]
    return State(
        setup=Setup(view.ruleset, view.options, view.deal, view.dealer, view.players, view.start),
        stacks=tuple(each.stack for each in view.seats),
        paid=tuple(each.paid for each in view.seats),
        folded=tuple(each.folded or not each.playing for each in view.seats),
        street=view.street,
        betting=view.betting,
        to_act=view.to_act,
        opener=view.opener,
        poster=view.poster,
        stub=left[view.burned : view.burned + view.stub],
        burned=left[: view.burned],
        down=down,
        up=tuple(each.up for each in view.seats),
        rng=rng,
        community=view.community,
        wild=wild,
        wild_owner=view.wild_owner,
        trigger=view.trigger,
        did=tuple(each.did for each in view.seats),
        over=view.phase is Phase.OVER,
        showdown=_showdown(view) if view.showdown else None,
        pots=view.results,
        winners=view.winners,
    )


def _deal_unknown(view: SchultzView, rng: Rng) -> tuple[tuple[Cards, ...], Cards, Rng]:
    """Down cards for all seats, the known ones as they are, the cards that are left, and the generator."""
    seen = {card for each in view.seats for card in (*each.down, *each.up)} | {view.community, view.wild}
    unseen, rng = shuffled((card for card in FULL_DECK if card not in seen), rng)
    rest = iter(unseen)
    down = tuple(tuple(next(rest) if card == UNKNOWN else card for card in each.down) for each in view.seats)
    return down, tuple(rest), rng


def _showdown(view: SchultzView) -> tuple[HandRank | None, ...]:
    """The best hands by seat; the observer's own is no part of it if it folded."""
    return tuple(None if each.folded else each.best for each in view.seats)
