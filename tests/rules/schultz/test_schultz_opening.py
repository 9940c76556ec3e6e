"""Who posts the bring-in and who acts first, sentence by sentence (rules.md 3)."""

import pytest
from studs import stud, to_street

from game.rules import Seat
from game.rules.schultz.events import BettingOpened, BringInPosted


def legal(play):
    return play.probe["to_act"], play.probe["legal"]


def test_the_lowest_upcard_posts_and_the_highest_opens() -> None:
    play = stud(["2C 3D 9H", "2D 3H 5S", "5H 6C KD", "6D 7D AS"])
    assert play.told(BringInPosted) == [BringInPosted(Seat(1), 1, False)]
    assert legal(play) == (3, ["call 1", "fold", "raise 2"])
    assert play.probe["bets"] == [0, 1, 0, 0]
    assert play.probe["stacks"] == [99, 98, 99, 99]
    assert play.told(BettingOpened) == [BettingOpened(3, Seat(3), 2)]


def test_the_bring_in_is_decided_by_suit_and_the_opener_by_place() -> None:
    """Clubs are lowest; of equal high cards the first clockwise from the dealer acts, suits ignored."""
    play = stud(["2H 3D KH", "4C 3H 2S", "5H 6C KD", "6D 7D 2C", "6H 7H KS"], dealer=1)
    assert play.told(BringInPosted) == [BringInPosted(Seat(3), 1, False)]
    assert play.probe["to_act"] == 2
    assert stud(["2H 3D KH", "4C 3H 2S", "5H 6C KD", "6D 7D 2C", "6H 7H KS"], dealer=2).probe["to_act"] == 4


def test_the_opener_may_not_check_over_a_bring_in_but_may_without_one() -> None:
    hands = ["2C 3D 9H", "2D 3H 5S", "5H 6C KD"]
    play = stud(hands)
    assert play.why("2 check") == "You can't check: it costs {chips} to call."
    free = stud(hands, bring_in=0)
    assert legal(free) == (2, ["bet 2", "check"])
    assert free.told(BringInPosted) == []
    assert free.why("2 fold") == "There is nothing to call: check instead of folding."


def test_completing_is_the_bet_and_three_raises_follow() -> None:
    play = stud(["2C 3D 9H", "2D 3H 5S", "5H 6C KD"])
    play.play("2 raise", "0 raise", "1 raise", "2 raise")
    assert play.probe["bets"] == [4, 6, 8]
    assert legal(play) == (0, ["call 4", "fold"])
    assert play.why("0 raise") == "No more raises on this street: at most {count} are allowed."


def test_the_poster_has_its_turn_and_may_check_its_option() -> None:
    play = stud(["2C 3D 9H", "2D 3H 5S", "5H 6C KD"])
    play.play("2 call", "0 call")
    assert legal(play) == (1, ["check", "raise 2"])
    play.play("1 check")
    assert play.probe["street"] == 4


def test_the_poster_may_complete_its_option() -> None:
    play = stud(["2C 3D 9H", "2D 3H 5S", "5H 6C KD"])
    play.play("2 call", "0 call", "1 raise")
    assert legal(play) == (2, ["call 1", "fold", "raise 4"])


def test_with_equal_upcards_the_opening_falls_to_the_poster_who_may_check() -> None:
    play = stud(["2H 3D 9H", "4C 3H 9C"])
    assert play.told(BringInPosted) == [BringInPosted(Seat(1), 1, False)]
    assert legal(play) == (1, ["check", "raise 2"])


def test_an_all_in_high_card_passes_the_opening_on() -> None:
    """Seat 2 has the ace and nothing behind; the first clockwise that can act is the poster."""
    play = stud(["2H 3D 9H", "4C 3H 8C", "5H 6C AS", "6D 7D 2C"], stacks=[100, 100, 1, 100])
    assert legal(play) == (3, ["check", "raise 2"])
    # its bring-in is no action: after a completion it would still have a turn
    play.play("3 check")
    assert legal(play) == (0, ["call 1", "fold", "raise 2"])


def test_the_bring_in_falls_on_seats_with_chips_after_the_ante() -> None:
    play = stud(["2H 3D 9H", "4C 3H 8C", "5H 6C AS", "6D 7D 2C"], stacks=[100, 100, 100, 1])
    assert play.told(BringInPosted) == [BringInPosted(Seat(1), 1, False)]


def test_a_short_bring_in_is_posted_as_far_as_it_goes_and_called_in_full() -> None:
    play = stud(
        ["2H 3D 9H", "4C 3H 8C", "5H 6C AS"], stacks=[100, 3, 100], bring_in=3, small_bet=5, big_bet=10
    )
    assert play.told(BringInPosted) == [BringInPosted(Seat(1), 2, True)]
    assert legal(play) == (2, ["call 3", "fold", "raise 5"])


@pytest.mark.parametrize(
    ("counts_wild", "opener"),
    [(True, 2), (False, 1)],
)
def test_from_fourth_street_on_wild_upcards_count(counts_wild: bool, opener: int) -> None:
    """Fours are wild: seat 2 shows A 4, a pair of aces; by print seat 1's nines are the best."""
    hands = ["2C 3D KH 8S", "2D 3H 9S 9D", "5H 6C AD 4S"]
    play = stud(hands, opener_counts_wild=counts_wild)
    to_street(play, 4)
    assert (play.probe["wild"], play.probe["to_act"]) == ("4", opener)


def test_no_straights_or_flushes_in_exposed_hands() -> None:
    play = stud(["2C 3D KH QH JH TH", "2D 3H 3S 2S 5C 5D", "5H 6C 9D 4S 8D 7C"], trigger="none")
    to_street(play, 6)
    assert play.probe["to_act"] == 1


def test_equal_exposed_hands_open_clockwise_from_the_dealer() -> None:
    play = stud(["2C 3D KH 9H", "2D 3H KC 9S", "5H 6C KD 9D"], dealer=1)
    to_street(play, 4)
    assert play.probe["to_act"] == 2


def test_the_best_exposed_hand_of_an_all_in_seat_passes_the_opening_on() -> None:
    play = stud(["2C 3D KH QH", "2D 3H 9S 9D", "5H 6C 7D 4S"], stacks=[100, 2, 100], trigger="none")
    to_street(play, 4)
    assert play.probe["to_act"] == 2


def test_casino_the_poster_acts_first_and_checks_or_completes() -> None:
    play = stud(["2C 3D 9H", "2D 3H KS", "5H 6C 5D", "6D 7D AS"], opening="casino")
    assert legal(play) == (2, ["check", "raise 2"])
    play.play("2 check")
    assert legal(play) == (3, ["call 1", "fold", "raise 2"])
    later = stud(["2C 3D 9H", "2D 3H KS", "5H 6C 5D", "6D 7D AS"], opening="casino", bring_in=0)
    assert legal(later) == (2, ["bet 2", "check"])


def test_casino_without_a_bring_in_ties_go_by_suit() -> None:
    hands = ["2C 3D 9H", "2D 3H 5S", "5H 6C 5D", "6D 7D AS"]
    assert stud(hands, opening="casino", bring_in=0).probe["to_act"] == 2


def test_an_open_pair_doubles_fourth_street() -> None:
    hands = ["2C 3D KH KD", "2D 3H 9S 7D", "5H 6C QD 4S"]
    play = stud(hands, trigger="none", open_pair_doubles=True)
    to_street(play, 4)
    assert legal(play) == (0, ["bet 4", "check"])
    plain = stud(["2C 3D KH 8D", *hands[1:]], trigger="none", open_pair_doubles=True)
    to_street(plain, 4)
    assert legal(plain) == (0, ["bet 2", "check"])
    off = stud(hands, trigger="none")
    to_street(off, 4)
    assert legal(off) == (0, ["bet 2", "check"])
    to_street(off, 5)
    assert legal(off)[1] == ["bet 4", "check"]
