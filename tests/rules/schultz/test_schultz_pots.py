"""Side pots, uncalled chips, split pots and odd chips (rules.md 3, "Betting", "Showdown")."""

from itertools import permutations

import pytest
from studs import stud, to_street

from game.rules import Seat
from game.rules.schultz.events import ExcessReturned, PotTaken
from game.rules.schultz.pots import divide, side_pots, uncalled
from game.rules.schultz.state import Pot

# Three of a kind, two pair, a pair; nothing wild, no triggers among the upcards.
STRENGTHS = ["AC AD 9H 7S 6C 4D AH", "KC KD JH TD 5S 3C TH", "QC QD 8H 5C 4S 2H 7C"]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_stakes_of_50_100_and_200_in_all_orders_of_strength(order: tuple[int, ...]) -> None:
    """Antes put everyone all-in: main pot 150, side pot 100 for the two bigger stacks, 100 go back."""
    hands = [STRENGTHS[place] for place in order]
    play = stud(hands, stacks=[50, 100, 200], ante=200, trigger="none")
    assert play.probe["phase"] == "over"
    best = order.index(0)
    side = min((1, 2), key=lambda seat: order[seat])
    expected = [0, 0, 100]
    expected[best] += 150
    expected[side] += 100
    assert play.probe["stacks"] == expected
    assert play.told(ExcessReturned) == [ExcessReturned(Seat(2), 100)]
    assert [(event.chips, event.shares) for event in play.told(PotTaken)] == [
        (150, ((best, 150),)),
        (100, ((side, 100),)),
    ]
    categories = ["three_of_a_kind", "two_pair", "pair"]
    assert play.probe["best"] == [categories[place] for place in order]


def test_an_all_in_player_of_an_early_street_still_gets_the_pot() -> None:
    play = stud(STRENGTHS, stacks=[3, 100, 100], trigger="none", bring_in=0)
    play.play("1 bet", "2 call", "0 call")
    to_street(play, 7)
    play.play("1 bet", "2 fold")
    assert play.probe["phase"] == "over"
    assert play.probe["stacks"] == [9, 97, 97]
    assert play.probe["best"] == ["three_of_a_kind", "two_pair", None]


def test_a_side_pot_by_contribution_with_folded_chips_in_it() -> None:
    play = stud(STRENGTHS, stacks=[3, 100, 100], trigger="none", bring_in=0)
    play.play("1 bet", "2 raise", "0 call", "1 call")
    assert play.rules.observe(play.state, 1).pots == (
        Pot(9, (Seat(1), Seat(2), Seat(0))),
        Pot(4, (Seat(1), Seat(2))),
    )
    to_street(play, 8)
    assert play.probe["stacks"] == [9, 99, 95]


def test_equal_hands_split_and_the_odd_chip_goes_clockwise_from_the_dealer() -> None:
    """Seats 0 and 2 have the same pair and side cards; the dealer's own seat is last."""
    hands = ["AC AD KH 9S 7C 4D 3H", "QC JD 8H 6S 5C 2D TH", "AH AS KC 9D 7H 4S 3C"]
    for dealer, winner in ((0, 2), (1, 2), (2, 0)):
        play = stud(hands, dealer=dealer, trigger="none", stacks=[100, 100, 100], ante=5)
        to_street(play, 8)
        # 15 of antes and 3 for the bring-in
        assert play.probe["stacks"][1] == 94
        assert play.probe["stacks"] == [103, 94, 103]
        odd = stud(hands, dealer=dealer, trigger="none", stacks=[100, 5, 100], ante=5, bring_in=0)
        to_street(odd, 8)
        shares = {0: 102, 2: 102} | {winner: 103}
        assert odd.probe["stacks"] == [shares[0], 0, shares[2]]


def test_three_winners_and_two_odd_chips() -> None:
    pot = Pot(101, (Seat(2), Seat(3), Seat(0)))
    assert divide(pot, {Seat(0): 7, Seat(2): 7, Seat(3): 7}).shares == ((2, 34), (3, 34), (0, 33))
    assert divide(pot, {Seat(0): 9, Seat(2): 7, Seat(3): 9}).shares == ((3, 51), (0, 50))


def test_the_excess_is_measured_against_all_contributions_folded_ones_too() -> None:
    assert uncalled([10, 30, 25]) == (1, 5)
    assert uncalled([10, 10, 10])[1] == 0
    assert side_pots([5, 20, 12, 0], [Seat(1), Seat(2)]) == (
        Pot(29, (Seat(1), Seat(2))),
        Pot(8, (Seat(1),)),
    )


def test_wild_hands_at_the_showdown() -> None:
    """Fives are wild at the end; each seat's hand is its best with them."""
    hands = ["AC AD KH 9S 5C 4D 3H", "QC JD 8H 8S 6C 2D TH", "5H 5S KC 5D 7H 4S 3C"]
    play = stud(hands)
    to_street(play, 8)
    assert play.probe["wild"] == "5"
    assert play.probe["best"] == ["three_of_a_kind", "pair", "four_of_a_kind"]
    assert play.probe["stacks"] == [98, 98, 104]
