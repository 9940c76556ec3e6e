"""What a seat can infer of the hidden Chicago hands, and random hands that fit it."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import FULL_DECK, UNKNOWN, Card, Dice, suit_of
from game.rules.chicago.observation import ChicagoView

Hands = list[list[Card]]


def first_leader(view: ChicagoView) -> int:
    """The seat that leads (or would lead) the first trick."""
    return view.first if view.caller is None else view.caller


def players(view: ChicagoView) -> list[int]:
    """The seats in this deal, clockwise from seat 0."""
    return [seat for seat, each in enumerate(view.seats) if each.playing]


def trick_winner(trick: Sequence[tuple[int, Card]]) -> int:
    """The seat whose card is the highest of the led suit."""
    led = trick[0][1] & 3
    return max(trick, key=lambda play: play[1] if play[1] & 3 == led else -1)[0]


def voids(view: ChicagoView) -> list[set[int]]:
    """For each seat the suits that it has shown not to hold, by not following."""
    seats = players(view)
    missing: list[set[int]] = [set() for _ in view.seats]
    leader = first_leader(view)
    for number in range(5):
        at = seats.index(leader)
        trick = [
            (seat, view.seats[seat].played[number])
            for seat in seats[at:] + seats[:at]
            if len(view.seats[seat].played) > number
        ]
        for seat, card in trick:
            if suit_of(card) != suit_of(trick[0][1]):
                missing[seat].add(suit_of(trick[0][1]))
        if len(trick) < len(seats):
            break
        leader = trick_winner(trick)
    return missing


def unseen(view: ChicagoView) -> list[Card]:
    """Cards that may lie in hidden hands, in the stock or among the unseen discards."""
    seen = {card for seat in view.seats for card in (*seat.hand, *seat.played, *seat.thrown_shown)}
    return [card for card in FULL_DECK if card not in seen]


def sample_hands(view: ChicagoView, missing: Sequence[set[int]], dice: Dice) -> Hands:
    """Hands for all seats that fit what the observer knows; its own and known cards as they are.

    The seats that showed the most voids are dealt first, so that a fit is nearly always found; where none is
    left the void is given up rather than the sample.
    """
    rest = unseen(view)
    dice.shuffle(rest)
    hands: Hands = [[card for card in seat.hand if card != UNKNOWN] for seat in view.seats]
    for seat in sorted(players(view), key=lambda each: -len(missing[each])):
        wanted = len(view.seats[seat].hand) - len(hands[seat])
        fitting = [card for card in rest if card & 3 not in missing[seat]][:wanted]
        fitting += [card for card in rest if card not in fitting][: wanted - len(fitting)]
        hands[seat] += fitting
        taken = set(fitting)
        rest = [card for card in rest if card not in taken]
    return hands
