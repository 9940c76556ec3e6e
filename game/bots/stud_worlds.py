"""What a stud seat may imagine: hidden cards at random, streets to come, and who wins the pot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.cards import (
    FULL_DECK,
    UNKNOWN,
    Card,
    Dice,
    HandRank,
    WildCards,
    evaluate7_wild,
    evaluate_partial_wild,
    evaluate_wild,
    wild_cards,
)
from game.rules.api import Seat, Verb
from game.rules.schultz.observation import SchultzView, StudSeatView
from game.rules.schultz.options import LastUpcardPair, Trigger, WildScope

QUEEN = 10
UPCARDS, DOWN_CARDS = 4, 3
CUTS = 3  # worlds from one shuffled pack
_AGGRESSIVE = (Verb.BET, Verb.RAISE)


class Imagined(NamedTuple):
    """What stays the same in all worlds behind one observation; lists by live seat, the observer first."""

    view: SchultzView
    seats: tuple[Seat, ...]
    order: tuple[int, ...]  # places in the lists in which cards are dealt
    down: tuple[tuple[Card, ...], ...]  # those that are known
    missing: tuple[int, ...]  # down cards that are not
    strong: tuple[bool, ...]  # has bet or raised on this street
    unseen: tuple[Card, ...]


def imagine(view: SchultzView, seat: Seat) -> Imagined:
    """Prepare the worlds behind the observation of a seat that has not folded."""
    start = view.players.index(seat)
    order = (*view.players[start:], *view.players[:start])
    seats = tuple(each for each in order if not view.seats[each].folded)
    views = [view.seats[each] for each in seats]
    known = [tuple(card for card in each.down if card != UNKNOWN) for each in views]
    seen = {card for each in view.seats for card in (*each.up, *each.down)} | {view.community, view.wild}
    return Imagined(
        view=view,
        seats=seats,
        order=tuple(sorted(range(len(seats)), key=lambda place: view.players.index(seats[place]))),
        down=tuple(known),
        missing=tuple(len(each.down) - len(cards) for each, cards in zip(views, known, strict=True)),
        strong=tuple(each != seat and _is_strong(view.seats[each]) for each in seats),
        unseen=tuple(card for card in FULL_DECK if card not in seen),
    )


def _is_strong(seat: StudSeatView) -> bool:
    return seat.did is not None and seat.did.verb in _AGGRESSIVE


def packs(world: Imagined, count: int, dice: Dice) -> Iterator[list[Card]]:
    """Yield so many orders of the unseen cards: each shuffled pack is cut twice, which is much faster."""
    pack = list(world.unseen)
    third = len(pack) // CUTS
    for number in range(count):
        if number % CUTS == 0:
            dice.shuffle(pack)
        else:
            pack = pack[third:] + pack[:third]
        yield pack[:]


def share_won(world: Imagined, rest: list[Card]) -> float:
    """Deal one world from the end of `rest` and return the part of the pot that the observer wins, 0 to 1.

    Everyone who has not folded stays; of two random holdings, a seat that bet has the better one.
    """
    view = world.view
    wild = None if view.wild == UNKNOWN else view.wild
    down = _deal_hidden(world, rest, _wilds(view, wild))
    if view.wild == UNKNOWN and view.wild_owner in world.seats:
        wild = down[world.seats.index(view.wild_owner)][-1]
    up, wild, trigger = _deal_up(world, rest, wild)
    common, wild = _deal_last(world, down, rest, (wild, trigger))
    wilds = _wilds(view, wild)
    ranks = [_rank((*cards, *others, *common), wilds) for cards, others in zip(down, up, strict=True)]
    best = max(ranks)
    return 1 / ranks.count(best) if ranks[0] == best else 0.0


def _take(rest: list[Card], count: int) -> list[Card]:
    """Take cards from the end of those that are left."""
    taken = rest[len(rest) - count :]
    del rest[len(rest) - count :]
    return taken


def _deal_hidden(world: Imagined, rest: list[Card], wilds: WildCards) -> list[list[Card]]:
    """Deal the down cards that lie on the table unseen, by live seat, and add them to the known ones."""
    down = []
    for place, known in enumerate(world.down):
        hidden = _take(rest, world.missing[place])
        if hidden and world.strong[place] and len(rest) >= len(hidden):
            other = _take(rest, len(hidden))
            up = world.view.seats[world.seats[place]].up
            if _so_far((*up, *other), wilds) > _so_far((*up, *hidden), wilds):
                hidden, other = other, hidden
            rest[:0] = other
        down.append([*known, *hidden])
    return down


def _deal_last(
    world: Imagined, down: list[list[Card]], rest: list[Card], moving: tuple[Card | None, bool]
) -> tuple[tuple[Card, ...], Card | None]:
    """Deal seventh street if it has not been; return its community card, if any, and what is wild at last."""
    view, (wild, trigger) = world.view, moving
    if view.community is not None:
        return (view.community,), wild
    if len(down[0]) == DOWN_CARDS:
        return (), wild
    if len(rest) < len(down):
        common = rest.pop()
        return (common,), common if trigger else wild
    for place in world.order:
        down[place].append(rest.pop())
    if trigger and view.options.wild_scope is WildScope.CARD:
        wild = down[world.order[0]][-1]
    elif trigger and view.options.last_upcard_pair is LastUpcardPair.NONE:
        wild = None
    return (), wild


def _rank(cards: tuple[Card, ...], wilds: WildCards) -> HandRank:
    a, b, c, d, e, f, g = cards
    return evaluate7_wild(a, b, c, d, e, f, g, wilds)


def _so_far(cards: tuple[Card, ...], wilds: WildCards) -> HandRank:
    return evaluate_wild(cards, wilds) if len(cards) > 4 else evaluate_partial_wild(cards, wilds)


def _deal_up(
    world: Imagined, rest: list[Card], wild: Card | None
) -> tuple[list[list[Card]], Card | None, bool]:
    """Deal the upcards to come; the wild card or rank moves as on the table."""
    view = world.view
    up = [list(view.seats[seat].up) for seat in world.seats]
    trigger = view.trigger
    for _ in range(UPCARDS - len(up[0])):
        for place in world.order:
            card = rest.pop()
            if trigger:
                wild, trigger = card, False
            if view.options.trigger is Trigger.PAIR:
                trigger = trigger or any(card >> 2 == other >> 2 for other in up[place])
            elif view.options.trigger is Trigger.QUEEN:
                trigger = trigger or card >> 2 == QUEEN
            up[place].append(card)
    return up, wild, trigger


def _wilds(view: SchultzView, wild: Card | None) -> WildCards:
    ranks = (QUEEN,) if view.options.trigger is Trigger.QUEEN else ()
    if wild is None:
        return wild_cards(ranks)
    if view.options.wild_scope is WildScope.CARD:
        return wild_cards(ranks, wild)
    return wild_cards(tuple(sorted({*ranks, wild >> 2})))
