"""Who can force the last trick when all hands lie open: a bot's perfect answer in an imagined deal.

Among three or more players who each want the last trick for themselves its taker is not determined: where a
seat can't get it, it may choose who else does, and in a third of all deals two such choices name different
takers. So the question here is another: can this seat take the last trick whatever the others play, even if
they all see its cards and play together against it? That has one answer, and the real others can only do
worse.

The cards in play get a place each, by suit and then rank, with an empty place above each suit: 24 bits for
the 20 cards of four seats, and with the leader's three bits still below 2**30, above which WebAssembly is
slow. Of cards between which nobody else holds one only the lowest is tried. Positions between tricks are
remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.bots.playout import Table
from game.cards import Card

MOST_CARDS: Final = 5  # in one hand
MOST_SEATS: Final = 6


def forcing_cards(hands: Sequence[Sequence[Card]], table: Table) -> tuple[Card, ...]:
    """The legal cards after which the seat to act can force the last trick; () if it can't.

    `hands` by seat number, at most five cards each and equally many but for the cards in `table.trick`; the
    table's caller makes no difference. Raises ValueError when there are more cards or seats than that.
    """
    seats, trick = table.seats, table.trick
    if len(seats) > MOST_SEATS or max(len(hands[seat]) for seat in seats) > MOST_CARDS:
        raise ValueError(f"at most {MOST_SEATS} seats with {MOST_CARDS} cards each, not {hands!r}")
    at = (seats.index(table.leader) + len(trick)) % len(seats)
    order = seats[at:] + seats[:at]
    search = _Search([hands[seat] for seat in order], [card for _, card in trick])
    suit = best = winner = 0
    for seat, card in trick:
        place = search.places[card]
        suit = suit or search.suit_at[place.bit_length()]
        if place & suit and place > best:
            best, winner = place, order.index(seat)
    mine = hands[order[0]]
    cards = [card for card in mine if search.places[card] & suit] or mine
    return tuple(card for card in cards if search.forces(card, len(trick), (suit, best, winner)))


class _Search:
    """One deal with open hands in order of play; the first hand plays against all others.

    `rest` are the cards still held. Of the trick on the table `suit` is led (all its places) and `best` wins
    for the hand `winner` so far.
    """

    __slots__ = ("hands", "known", "next", "places", "present", "rest", "separators", "suit_at", "suits")

    def __init__(self, hands: Sequence[Sequence[Card]], on_table: Sequence[Card]) -> None:
        self.places: dict[Card, int] = {}
        self.suit_at = [0]  # by bit_length of a place: all places of its suit
        self.suits: list[int] = []
        self.separators = 0
        cards = [*on_table, *(card for hand in hands for card in hand)]
        at = 0
        for suit in range(4):
            suited = sorted([card for card in cards if card & 3 == suit])
            if suited:
                all_places = (1 << len(suited)) - 1 << at
                for card in suited:
                    self.places[card] = 1 << at
                    at += 1
                self.suits.append(all_places)
                self.suit_at += [all_places] * len(suited) + [0]
                self.separators |= 1 << at
                at += 1
        self.hands = [sum([self.places[card] for card in hand]) for hand in hands]
        self.rest = sum(self.hands)
        self.present = sum(self.places.values())
        self.next = [*range(1, len(hands)), 0]
        self.known: dict[int, bool] = {}

    def forces(self, card: Card, played: int, trick: tuple[int, int, int]) -> bool:
        """True if the first hand can force the last trick once it has played this card after so many."""
        place = self.places[card]
        suit, best, winner = trick
        if not suit:
            suit = self.suit_at[place.bit_length()]
        if place & suit and place > best:
            best, winner = place, 0
        left = len(self.hands) - played - 1
        if left:
            return self._follow(self.present, self.rest ^ place, self.next[0], left, suit, best, winner)
        return self._lead(self.rest ^ place, winner)

    def _lead(self, rest: int, leader: int) -> bool:
        """True if the first hand can force the last trick when `leader` leads to the next one."""
        hand = self.hands[leader] & rest
        if not hand & (hand - 1):
            if not hand:
                return leader == 0
            suited = self.suit_at[hand.bit_length()] & rest
            mine = suited & self.hands[0]
            return mine > suited ^ mine
        key = rest << 3 | leader
        if key in self.known:
            return self.known[key]
        wanted = leader == 0
        others = rest ^ hand
        for suit in self.suits:
            held = hand & suit
            if held and held & -held < others & suit:
                break
        else:  # the leader has nothing but winners, and leads to the end
            self.known[key] = wanted
            return wanted
        runs = ~(others | self.separators)
        found = not wanted
        left = len(self.hands) - 1
        while hand:
            card = hand & -hand
            hand &= runs + card
            suit = self.suit_at[card.bit_length()]
            if self._follow(rest, rest ^ card, self.next[leader], left, suit, card, leader) is wanted:
                found = wanted
                break
        self.known[key] = found
        return found

    def _follow(
        self, present: int, rest: int, seat: int, left: int, suit: int, best: int, winner: int
    ) -> bool:
        """True if it can when `seat` and so many hands in all still have to play to the trick.

        `present` are the cards that were held when the trick began.
        """
        while True:
            hand = self.hands[seat] & rest
            cards = hand & suit or hand
            left -= 1
            if cards & (cards - 1):
                break
            # the only legal card
            rest ^= cards
            if cards & suit and cards > best:
                best, winner = cards, seat
            if not left:
                return self._lead(rest, winner)
            seat = self.next[seat]
        wanted = seat == 0
        following = self.next[seat]
        runs = ~(present & ~hand | self.separators)
        while cards:
            card = cards & -cards
            cards &= runs + card
            top, taker = (card, seat) if card & suit and card > best else (best, winner)
            if left:
                found = self._follow(present, rest ^ card, following, left, suit, top, taker)
            else:
                found = self._lead(rest ^ card, taker)
            if found is wanted:
                return wanted
        return not wanted
