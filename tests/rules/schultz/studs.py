"""How tests come by stud deals: chosen cards by seat, random deals, lines played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from strategies import Table

from game.cards import FULL_DECK, Card, parse_cards
from game.rules import Position, Seat, ruleset


def stud_deck(
    hands: Sequence[str], dealer: int, stacks: Sequence[int] | None = None, burns: str = "", rest: str = ""
) -> tuple[Card, ...]:
    """A deck for hands by seat, each in the order dealt (two down, then up): at least three cards.

    Cards that a hand does not name, burns that `burns` does not name, and the rest of the deck are those not
    named anywhere, from the two up; `rest` follows sixth street if no hand names a seventh card.
    """
    seats = len(hands)
    order = [(dealer + 1 + i) % seats for i in range(seats)]
    order = [seat for seat in order if stacks is None or stacks[seat]]
    named = [list(parse_cards(hand)) for hand in hands]
    burned = list(parse_cards(burns))
    end = list(parse_cards(rest))
    taken = {card for hand in named for card in hand} | {*burned, *end}
    free = [card for card in FULL_DECK if card not in taken]
    assert len(free) == 52 - sum(map(len, named)) - len(burned) - len(end)
    deck: list[Card] = []
    for place in range(7):
        if place == 6 and not any(len(hand) > 6 for hand in named):
            break
        if place > 2:
            deck.append(burned.pop(0) if burned else free.pop())
        deck += [named[seat][place] if place < len(named[seat]) else free.pop(0) for seat in order]
    return (*deck, *end, *free)


def stud(
    hands: Sequence[str],
    *,
    name: str = "dirty-schultz",
    dealer: int = 0,
    stacks: Sequence[int] | None = None,
    burns: str = "",
    rest: str = "",
    restock: Iterable[str] = (),
    **changes: object,
) -> Table:
    """A deal with these cards by seat; seat 0 deals, so seat 1 is the first seat; 100 chips each."""
    rules = ruleset(name)
    position = Position(
        len(hands),
        Seat(dealer),
        tuple(stacks or [100] * len(hands)),
        stud_deck(hands, dealer, stacks, burns, rest),
        tuple(map(parse_cards, restock)),
    )
    return Table(rules, *rules.deal_from(rules.make_options(changes), position))


def to_street(play: Table, street: int) -> None:
    """Everybody checks or calls until this street has been dealt (8: until the deal is over)."""
    while play.probe["phase"] == "betting" and play.probe["street"] < street:
        verb = "check" if "check" in play.probe["legal"] else "call"
        play.play(f"{play.state.to_act} {verb}")
