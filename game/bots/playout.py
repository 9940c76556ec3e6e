"""Plays tricks to the end, with simple manners or quite at random: what a bot imagines will happen."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.bots.worlds import Hands, trick_winner
from game.cards import Card, Dice


class Table(NamedTuple):
    """Trick play with all hands open: who plays, clockwise; the trick so far; who leads it; the caller."""

    seats: tuple[int, ...]
    trick: tuple[tuple[int, Card], ...]
    leader: int
    caller: int | None


class Outcome(NamedTuple):
    """Who took the last trick that was played, and whether all of them were the caller's."""

    last: int
    unbroken: bool


def playable(hand: list[Card], trick: list[tuple[int, Card]]) -> list[Card]:
    """The cards that follow suit, or the whole hand if none does (rules.md 2, "Tricks")."""
    if not trick:
        return hand
    led = trick[0][1] & 3
    return [card for card in hand if card & 3 == led] or hand


def _lead(hand: list[Card], attack: bool) -> Card:
    """The caller leads from the top; others get rid of middling cards and keep the best for the end."""
    ordered = sorted(hand)
    if attack or len(hand) <= 2:
        return ordered[-1]
    return ordered[0]


def _follow(cards: list[Card], trick: list[tuple[int, Card]], left: int, breaking: bool) -> Card:
    """Beats when it matters (breaking a Chicago, the last two tricks), else plays low."""
    led = trick[0][1] & 3
    best = max(card for _, card in trick if card & 3 == led)
    beating = [card for card in cards if card & 3 == led and card > best]
    if beating and (breaking or left <= 2):
        return min(beating)
    return min(cards, key=lambda card: (card >> 2, card))


def play_out(hands: Hands, table: Table, first: Card | None, dice: Dice) -> Outcome:
    """Plays all remaining tricks from `hands` (which it empties), the next card being `first` if given.

    One choice in four is made at random, so that no manner is taken for granted. Stops when a Chicago is
    broken.
    """
    trick, leader, last = list(table.trick), table.leader, table.leader
    while True:
        at = table.seats.index(leader)
        for seat in (table.seats[at:] + table.seats[:at])[len(trick) :]:
            hand = hands[seat]
            cards = playable(hand, trick)
            if first is not None:
                card, first = first, None
            elif len(cards) == 1:
                card = cards[0]
            elif dice.below(4) == 0:
                card = dice.choice(cards)
            elif trick:
                card = _follow(cards, trick, len(hand), table.caller is not None and table.caller != seat)
            else:
                card = _lead(hand, table.caller == seat)
            hand.remove(card)
            trick.append((seat, card))
        leader = last = trick_winner(trick)
        if table.caller is not None and last != table.caller:
            return Outcome(last, False)
        trick = []
        if not hands[leader]:
            return Outcome(last, True)


_EVEN: Final = 60  # below it 1, 2, 3, 4 and 5 choices are equally likely each
_MOST_AT_ONCE: Final = 5  # as many seats' choices fit into one draw of 32 bits


def _so_far(leader: int, played: tuple[tuple[int, Card], ...]) -> tuple[int, int, int]:
    """The suit led, the card that wins and its seat; -1, -1 and the leader while nothing is played."""
    if not played:
        return -1, -1, leader
    winner = trick_winner(played)
    return played[0][1] & 3, dict(played)[winner], winner


def play_at_random(hands: Hands, table: Table, first: Card | None, dice: Dice) -> int:
    """The seat that takes the last trick when everyone plays any legal card, each equally likely.

    Empties `hands` of at most five cards each; the next card is `first` if given. Twice as fast as manners:
    one draw of chance is enough for a whole trick.
    """
    seats = table.seats
    ring, limit = seats + seats, _EVEN ** min(len(seats), _MOST_AT_ONCE)
    at = seats.index(table.leader)
    order = ring[at + len(table.trick) : at + len(seats)]
    played = table.trick
    if first is not None:
        played = (*played, (order[0], first))
        hands[order[0]].remove(first)
        order = order[1:]
    led, best, leader = _so_far(table.leader, played)
    while True:
        draw = dice.below(limit)
        if len(seats) > _MOST_AT_ONCE:
            draw += limit * dice.below(limit)
        for seat in order:
            hand = hands[seat]
            suited = [card for card in hand if card & 3 == led]
            if suited:
                card = suited[draw % len(suited)]
                hand.remove(card)
                if card > best:
                    best, leader = card, seat
            else:
                card = hand.pop(draw % len(hand))
                if led < 0:
                    led, best = card & 3, card
            draw //= _EVEN
        if not hands[leader]:
            return leader
        led = -1
        at = seats.index(leader)
        order = ring[at : at + len(seats)]
