"""Bets, raises, all-ins and the four limits, sentence by sentence (rules.md 3, "Betting")."""

import pytest
from studs import stud, to_street

from game.rules import IllegalAction, Seat
from game.rules.schultz.events import Bet, Called, Raised

# No pairs and no wild cards: seat 1 is the first seat and has the highest upcards throughout.
HANDS = ["2C 3D 9H 7S 6C 4D", "2D 3H AS QD JC TC", "5H 6H KD 8C 4H 2S"]


def table(**changes):
    return stud(HANDS, trigger="none", **{"bring_in": 0, **changes})


def legal(play):
    return play.probe["to_act"], play.probe["legal"]


def test_small_bets_on_third_and_fourth_street_big_ones_later() -> None:
    play = table()
    for street, bet in ((3, 2), (4, 2), (5, 4), (6, 4), (7, 4)):
        to_street(play, street)
        assert legal(play) == (1, [f"bet {bet}", "check"])


def test_a_bet_and_at_most_max_raises() -> None:
    play = table(max_raises=1)
    play.play("1 bet", "2 raise")
    assert legal(play) == (0, ["call 4", "fold"])
    none = table(max_raises=0)
    none.play("1 bet")
    assert legal(none) == (2, ["call 2", "fold"])


def test_an_all_in_for_less_does_not_reopen_the_betting() -> None:
    """Seat 2 raises all-in to 3: seat 0 has not acted and may raise to 4, seat 1 may not raise."""
    play = table(stacks=[100, 100, 4])
    events = play.play("1 bet", "2 raise")
    assert events[0] == Raised(Seat(2), 3, 3, True, False, False)
    assert legal(play) == (0, ["call 3", "fold", "raise 4"])
    called = play.state
    play.play("0 call")
    assert legal(play) == (1, ["call 1", "fold"])
    assert (
        play.why("1 raise") == "The all-in was too small a raise to reopen the betting: you can call or fold."
    )
    # a raise to the next full level over it does reopen, and is the first raise
    play.state = called
    play.play("0 raise")
    assert legal(play) == (1, ["call 2", "fold", "raise 6"])


def test_a_short_bet_is_raised_to_the_full_bet_which_is_no_raise() -> None:
    play = table(stacks=[100, 2, 100], max_raises=1)
    assert legal(play) == (1, ["bet 1", "check"])
    events = play.play("1 bet")
    assert events[0] == Bet(Seat(1), 1, True, False)
    assert legal(play) == (2, ["call 1", "fold", "raise 2"])
    play.play("2 raise")
    assert legal(play) == (0, ["call 2", "fold", "raise 4"])


def test_a_seat_that_checked_may_not_raise_a_short_bet() -> None:
    play = table(stacks=[100, 100, 2])
    play.play("1 check", "2 bet", "0 call")
    assert legal(play) == (1, ["call 1", "fold"])


def test_a_call_that_is_not_covered_is_all_in() -> None:
    play = table(stacks=[100, 100, 2])
    play.play("1 bet")
    assert legal(play) == (2, ["call 1", "fold"])
    assert play.why("2 raise") == "You don't have the chips to raise: you can only call all-in, or fold."
    assert play.play("2 call")[0] == Called(Seat(2), 1, True, True)


def test_an_all_in_that_reaches_the_level_is_a_full_raise() -> None:
    play = table(stacks=[100, 100, 5])
    assert play.play("1 bet", "2 raise")[0] == Raised(Seat(2), 4, 4, True, True, False)
    play.play("0 call")
    assert legal(play) == (1, ["call 2", "fold", "raise 6"])


def test_no_raise_when_nobody_else_has_chips_behind() -> None:
    play = stud(HANDS[:2], trigger="none", bring_in=0, stacks=[3, 100])
    play.play("1 check", "0 bet")
    assert play.probe["bets"] == [2, 0]
    assert legal(play) == (1, ["call 2", "fold"])
    assert play.why("1 raise") == "Nobody else has chips left to call with."


def test_without_two_seats_that_can_bet_the_rest_is_dealt() -> None:
    play = stud(HANDS[:2], trigger="none", bring_in=0, stacks=[3, 100])
    play.play("1 bet", "0 call")
    assert play.probe["phase"] == "over"
    assert [len(cards.split()) for cards in play.probe["down"]] == [3, 3]
    assert (play.probe["burned"], sum(play.probe["stacks"])) == (4, 103)


def test_with_everybody_all_in_on_the_ante_nothing_is_asked() -> None:
    play = stud(HANDS, stacks=[50, 50, 50], ante=50)
    assert play.probe["phase"] == "over"
    assert play.state.poster is None


def test_the_only_seat_with_chips_is_asked_for_what_it_lacks_of_the_bring_in() -> None:
    play = stud(HANDS[:2], trigger="none", stacks=[2, 100])
    assert legal(play) == (1, ["call 1", "fold"])
    play.play("1 fold")
    assert play.probe["stacks"] == [3, 99]
    assert play.probe["best"] is None


def test_all_but_one_fold_and_nothing_is_shown() -> None:
    play = table()
    play.play("1 bet", "2 fold", "0 fold")
    assert play.probe["phase"] == "over"
    assert play.probe["stacks"] == [99, 102, 99]
    assert play.probe["best"] is None
    assert play.rules.observe(play.state, 0).seats[1].down == (-1, -1)


def test_spread_limit() -> None:
    play = table(limit="spread", small_bet=2, big_bet=5)
    assert legal(play) == (1, ["bet 2-5", "check"])
    play.play("1 bet 3")
    assert legal(play) == (2, ["call 3", "fold", "raise 6-8"])
    play.play("2 raise 8")
    assert legal(play) == (0, ["call 8", "fold", "raise 13-13"])
    play.play("0 raise 13", "1 raise 18")
    assert legal(play) == (2, ["call 10", "fold"])


def test_pot_limit() -> None:
    play = table(limit="pot")
    assert legal(play) == (1, ["bet 2-3", "check"])
    play.play("1 bet 3")
    # the pot of 6, and 3 to call: 9 more than 3
    assert legal(play) == (2, ["call 3", "fold", "raise 6-12"])
    play.play("2 raise 12")
    assert legal(play) == (0, ["call 12", "fold", "raise 21-42"])


def test_no_limit_has_no_raise_cap_and_the_least_raise_is_the_last_full_one() -> None:
    play = table(limit="none", stacks=[100, 100, 26])
    assert legal(play) == (1, ["bet 2-99", "check"])
    play.play("1 bet 10", "2 raise 25")
    # 25 is a full raise of 15
    assert legal(play) == (0, ["call 25", "fold", "raise 40-99"])
    play.play("0 raise 41", "1 raise 60", "0 raise 80")
    assert legal(play) == (1, ["call 20", "fold", "raise 99-99"])


def test_no_limit_short_all_in() -> None:
    play = table(limit="none", stacks=[100, 100, 16])
    play.play("1 bet 10", "2 raise 15")
    # not full: the next level is 10 + 10, and seat 1 may not raise
    assert legal(play) == (0, ["call 15", "fold", "raise 20-99"])
    play.play("0 call")
    assert legal(play) == (1, ["call 5", "fold"])


def test_completing_without_fixed_limit_goes_to_at_least_the_small_bet() -> None:
    for limit, most in (("spread", 4), ("pot", 6), ("none", 99)):
        play = stud(HANDS, trigger="none", limit=limit)
        assert legal(play) == (1, ["call 1", "fold", f"raise 2-{most}"])


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("0 check", "It is not your turn: {seat} is to act."),
        ("7 check", "There is no seat {number} at this table."),
        ("1 call", "There is nothing to call: you can check."),
        ("1 fold", "There is nothing to call: check instead of folding."),
        ("1 raise", "There is nothing to raise: you can bet."),
        ("1 bet 2", "With fixed limit no amount is named."),
        ("1 stand", "Here you can fold, check, call, bet or raise."),
    ],
)
def test_reasons(line: str, part: str) -> None:
    play = table()
    assert play.why(line) == part
    with pytest.raises(IllegalAction):
        play.play(line)


def test_reasons_about_seats_and_amounts() -> None:
    play = table(limit="none")
    assert play.why("1 bet") == "Name your total for this street, from {least} to {most} chips."
    assert "can't be your total" in str(play.why("1 bet 1"))
    assert "can't be your total" in str(play.why("1 bet 100"))
    play.play("1 bet 5")
    assert play.why("2 bet 9") == "There is a bet already: you can raise it."
    play.play("2 fold")
    assert play.why("2 call") == "Whoever has folded is out of the deal."
    play.play("0 fold")
    assert play.why("1 check") == "The deal is over: nobody is to act."
    short = table(stacks=[100, 100, 1])
    assert short.why("2 check") == "Whoever is all-in has nothing more to decide."
