"""Who can force the last trick when all hands lie open: a bot's perfect answer in an imagined deal.

Among three or more players who each want the last trick for themselves its taker is not determined: where a
seat can't get it, it may choose who else does, and in a third of all deals two such choices name different
takers. So the question here is another: can this seat take the last trick whatever the others play, even if
they all see its cards and play together against it? That has one answer, and the real others can only do
worse.

The cards in play get a place each, by suit and then rank, with an empty place above each suit: 24 bits for
the 20 cards of four seats, well below 2**30, above which WebAssembly is slow. Of cards between which nobody
else holds one only the lowest is tried. Positions between tricks are remembered.
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
    suit = best = 0
    for seat, card in trick:
        place = search.places[card]
        suit = suit or search.suit_at[place]
        if place & suit and place > best:
            best, search.owner[place] = place, order.index(seat)
    mine = hands[order[0]]
    cards = [card for card in mine if search.places[card] & suit] or mine
    return tuple(card for card in cards if search.forces(card, len(trick), suit, best))


class _Search:
    """One deal with open hands in order of play; the first hand plays against all others.

    `rest` are the cards still held. Of the trick on the table `suit` is led (all its places) and `best` wins
    so far.
    """

    __slots__ = (
        "blocked",
        "hands",
        "known",
        "next",
        "owner",
        "places",
        "rest",
        "separators",
        "suit_at",
        "suits",
    )

    def __init__(self, hands: Sequence[Sequence[Card]], on_table: Sequence[Card]) -> None:
        self.places: dict[Card, int] = {}
        self.suit_at: dict[int, int] = {}  # by place: all places of its suit
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
                    self.suit_at[1 << at] = all_places
                    at += 1
                self.suits.append(all_places)
                self.separators |= 1 << at
                at += 1
        self.hands = [sum([self.places[card] for card in hand]) for hand in hands]
        self.owner = {self.places[card]: number for number, hand in enumerate(hands) for card in hand}
        self.rest = sum(self.hands)
        self.blocked = sum(self.places.values()) | self.separators
        self.next = [*range(1, len(hands)), 0]
        self.known: list[dict[int, bool]] = [{} for _ in hands]  # by leader

    def forces(self, card: Card, played: int, suit: int, best: int) -> bool:
        """True if the first hand can force the last trick once it has played this card after so many."""
        place = self.places[card]
        suit = suit or self.suit_at[place]
        if place & suit and place > best:
            best = place
        left = len(self.hands) - played - 1
        if left:
            return self._follow(self.blocked, self.rest ^ place, self.next[0], left, suit, best)
        return self._lead(self.rest ^ place, self.owner[best])

    def _lead(self, rest: int, leader: int) -> bool:
        """True if the first hand can force the last trick when `leader` leads to the next one."""
        hand = self.hands[leader] & rest
        if not hand & (hand - 1):
            if not hand:
                return leader == 0
            suited = self.suit_at[hand] & rest
            mine = suited & self.hands[0]
            return mine > suited ^ mine
        known = self.known[leader]
        if rest in known:
            return known[rest]
        wanted = leader == 0
        others = rest ^ hand
        for suit in self.suits:
            held = hand & suit
            if held and held & -held < others & suit:
                break
        else:  # the leader has nothing but winners, and leads to the end
            known[rest] = wanted
            return wanted
        blocked = rest | self.separators
        runs = ~(blocked ^ hand)
        found = not wanted
        left = len(self.hands) - 1
        while hand:
            card = hand & -hand
            hand &= runs + card
            suit = self.suit_at[card]
            if self._follow(blocked, rest ^ card, self.next[leader], left, suit, card) is wanted:
                found = wanted
                break
        known[rest] = found
        return found

    def _follow(self, blocked: int, rest: int, seat: int, left: int, suit: int, best: int) -> bool:
        """True if it can when `seat` and so many hands in all still have to play to the trick.

        `blocked` are the cards that were held when the trick began, and the separators.
        """
        while True:
            hand = self.hands[seat] & rest
            suited = hand & suit
            cards = suited or hand
            left -= 1
            if cards & (cards - 1):
                break
            # the only legal card
            rest ^= cards
            if suited > best:  # noqa: PLR1730  (calling max here is slow)
                best = suited
            if not left:
                return self._lead(rest, self.owner[best])
            seat = self.next[seat]
        wanted = seat == 0
        following = self.next[seat]
        runs = ~(blocked ^ hand)
        while cards:
            card = cards & -cards
            cards &= runs + card
            top = card if suited and card > best else best
            if left:
                found = self._follow(blocked, rest ^ card, following, left, suit, top)
            else:
                found = self._lead(rest ^ card, self.owner[top])
            if found is wanted:
                return wanted
        return not wanted
