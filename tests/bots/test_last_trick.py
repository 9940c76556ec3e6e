"""The last trick with open hands: against trying everything, and by hand; and play-outs at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from game.bots.last_trick import forcing_cards
from game.bots.playout import Table, play_at_random, playable
from game.bots.worlds import Hands, trick_winner
from game.cards import FULL_DECK, Card, Dice, parse_cards, rng_from

Trick = tuple[tuple[int, Card], ...]


def can_force(seats: tuple[int, ...], hands: Hands, trick: Trick, leader: int, me: int) -> bool:
    """Whether `me` can take the last trick whatever the others play: tries everything, remembers nothing."""
    if len(trick) == len(seats):
        taker = trick_winner(trick)
        return can_force(seats, hands, (), taker, me) if hands[taker] else taker == me
    seat = seats[(seats.index(leader) + len(trick)) % len(seats)]
    found = []
    for card in playable(hands[seat], list(trick)):
        left = [[held for held in hand if held != card] for hand in hands]
        found.append(can_force(seats, left, (*trick, (seat, card)), leader, me))
    return any(found) if seat == me else all(found)


def by_trying(hands: Hands, table: Table) -> tuple[Card, ...]:
    """What `forcing_cards` should find."""
    seats, trick = table.seats, table.trick
    me = seats[(seats.index(table.leader) + len(trick)) % len(seats)]
    cards = []
    for card in playable(hands[me], list(trick)):
        left = [[held for held in hand if held != card] for hand in hands]
        if can_force(seats, left, (*trick, (me, card)), table.leader, me):
            cards.append(card)
    return tuple(cards)


def deal(dice: Dice, seats: Sequence[int], size: int, suits: int) -> Hands:
    """Hands by seat number, of few suits so that they are often followed."""
    pack = [card for card in FULL_DECK if card & 3 < suits]
    dice.shuffle(pack)
    hands: Hands = [[] for _ in range(max(seats) + 1)]
    for seat in seats:
        hands[seat] = [pack.pop() for _ in range(size)]
    return hands


@pytest.mark.parametrize(
    ("seats", "size", "suits", "deals"),
    [
        ((0, 1), 5, 4, 20),
        ((1, 3), 4, 2, 60),
        ((0, 1, 2), 3, 4, 150),
        ((0, 2, 3), 3, 2, 60),
        ((0, 1, 2, 3), 2, 4, 150),
        ((0, 1, 2, 3), 3, 4, 40),
        ((0, 1, 2, 3), 3, 2, 20),
        ((0, 1, 2, 3, 4, 5), 2, 4, 20),
    ],
)
def test_finds_what_trying_everything_finds(
    seats: tuple[int, ...], size: int, suits: int, deals: int
) -> None:
    """Also when some cards of the trick lie on the table; some cards force and some don't."""
    dice = Dice(rng_from(5, "last trick", len(seats), size, suits))
    forced = legal = 0
    for number in range(deals):
        hands = deal(dice, seats, size, suits)
        leader, trick = dice.choice(seats), ()
        at = seats.index(leader)
        for seat in (seats[at:] + seats[:at])[: number % len(seats)]:
            card = dice.choice(playable(hands[seat], list(trick)))
            hands[seat].remove(card)
            trick = (*trick, (seat, card))
        table = Table(seats, trick, leader, None)
        expected = by_trying(hands, table)
        assert forcing_cards(hands, table) == expected, (hands, table)
        forced += len(expected)
        legal += size
    assert 0 < forced < legal


TABLE = Table((0, 1, 2, 3), (), 0, None)


@pytest.mark.parametrize(
    ("hands", "forcing"),
    [
        # nothing but winners
        ("AC KC QC AD AH / 2C 3C 4C 5C 6C / 2D 3D 4D 5D 6D / 2H 3H 4H 5H 6H", "AC KC QC AD AH"),
        # the king of the last suit loses to the ace, which is kept for it
        ("AC KC QC JC KH / 2C 3C 4C 5C 6C / 2D 3D 4D 5D 6D / 2H 3H 4H 5H AH", ""),
        # so are twos of a suit that nobody else has
        ("AC 2S 3S 4S KC / QC JC TC 9C 8C / 2D 3D 4D 5D 6D / 2H 3H 4H 5H 6H", "AC 2S 3S 4S KC"),
        # one trick each
        ("2C / AD / AH / AS", "2C"),
        ("2C / AD / 3C / AS", ""),
    ],
)
def test_by_hand(hands: str, forcing: str) -> None:
    dealt = [list(parse_cards(each)) for each in hands.split(" / ")]
    assert forcing_cards(dealt, TABLE) == tuple(parse_cards(forcing))


def test_too_many_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="at most 6 seats with 5 cards each"):
        forcing_cards([list(FULL_DECK[:6]), list(FULL_DECK[6:12])], Table((0, 1), (), 0, None))


def test_random_play_takes_each_legal_card_equally_often() -> None:
    """The taker tells which of three cards was followed with: only the ace wins."""
    takers: Counter[int] = Counter()
    dice = Dice(rng_from(7, "at random"))
    king, hearts = parse_cards("KD"), parse_cards("2H 3H")
    for _ in range(3000):
        hands: Hands = [[*king, *hearts], list(parse_cards("AD 2D 3D")), []]
        takers[play_at_random(hands, Table((0, 1), (), 0, None), king[0], dice)] += 1
        assert hands == [[], [], []]
    assert takers[1] / 3000 == pytest.approx(1 / 3, abs=0.03)


@pytest.mark.parametrize("seats", [(0, 1), (1, 2, 3), (0, 1, 2, 3), (0, 1, 2, 3, 4, 5)])
def test_random_play_agrees_with_what_is_forced(seats: tuple[int, ...]) -> None:
    """One card each, some of them on the table: random play has no choice."""
    dice = Dice(rng_from(9, "forced"))
    for number in range(60):
        hands = deal(dice, seats, 1, 3)
        leader = dice.choice(seats)
        at = seats.index(leader)
        order = seats[at:] + seats[:at]
        trick = tuple((seat, hands[seat].pop()) for seat in order[: number % len(seats)])
        everything = [*trick, *((seat, hands[seat][0]) for seat in order[len(trick) :])]
        assert play_at_random(hands, Table(seats, trick, leader, None), None, dice) == trick_winner(
            everything
        )


def test_random_play_of_six_seats_gives_each_the_same_chance() -> None:
    """The last of six draws from as many cards as the first: each discards one of two, or keeps the ace."""
    takers: Counter[int] = Counter()
    dice = Dice(rng_from(8, "six"))
    for _ in range(2000):
        hands: Hands = [list(parse_cards("AC 2D"))] + [list(parse_cards("2H 3H")) for _ in range(4)]
        hands.append(list(parse_cards("3S AD")))
        takers[play_at_random(hands, Table(tuple(range(6)), (), 0, None), None, dice)] += 1
    # led clubs (half): diamonds last, where the ace is kept in half of the deals; led diamonds: the ace takes
    assert set(takers) == {0, 5}
    assert takers[5] / 2000 == pytest.approx(1 / 4 + 1 / 2, abs=0.04)


def test_the_same_seed_plays_out_alike() -> None:
    def takers(seed: int) -> list[int]:
        dice = Dice(rng_from(seed, "alike"))
        return [play_at_random(deal(dice, range(4), 5, 4), TABLE, None, dice) for _ in range(30)]

    assert takers(1) == takers(1) != takers(2)
