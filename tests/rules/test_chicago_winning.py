"""When the match is won, and by whom (rules.md 2a, 2b, 2c)."""

import pytest
from strategies import table

from game.rules import Seat
from game.rules.events import Cause, HandsOpened, MatchEnded, Scored

PAIRS = ("2C 2D 6H 8C TC", "AS KS QS JS AD")  # seat 1 has the better pair and takes every trick with spades


def to_end(play):
    """Everybody declares what it can, changes nothing, and plays the first legal card."""
    while play.probe["phase"] != "over":
        seat, legal = play.state.to_act, play.probe["legal"]
        declare = [line for line in legal if line.startswith("declare")]
        calm = [line for line in legal if line in ("stand", "pass", "decline")]
        play.play(f"{seat} {(declare or calm or legal)[0]}")


def phase_one(scores, hands=PAIRS, **changes):
    play = table(hands, scores=scores, **changes)
    play.all_stand()
    while play.probe["phase"] == "declare" and not play.state.choosing:
        play.play(f"{play.state.to_act} {play.probe['legal'][0]}")
    return play


def final(scores, hands=PAIRS, **changes):
    """Nobody declares; the tricks are played with the first legal card each time."""
    play = table(hands, scores=scores, **changes)
    play.to_tricks()
    while play.probe["phase"] == "play" and not play.state.choosing:
        play.play(f"{play.state.to_act} {play.probe['legal'][0]}")
    return play


def scored(play):
    return [(event.seat, event.points, event.total, event.cause) for event in play.told(Scored)]


def test_52_after_phase_1_wins_at_once() -> None:
    play = phase_one((40, 51))
    assert (play.probe["phase"], play.probe["winners"], play.probe["scores"]) == ("over", [1], [40, 52])
    assert play.told(MatchEnded) == [MatchEnded((Seat(1),), (40, 52))]
    assert play.told(HandsOpened) == []
    view = play.rules.observe(play.state, Seat(0))
    assert (view.match_over, view.winners, view.seats[1].hand) == (True, (1,), (-1,) * 5)
    assert play.why("0 stand") == "The match is over."


def test_52_after_phase_1_does_not_win_with_deal_end() -> None:
    play = phase_one((40, 51), win_check="deal_end")
    assert (play.probe["phase"], play.probe["round"], play.probe["winners"]) == ("exchange", 2, [])
    to_end(play)
    assert play.probe["winners"] == [1]


def test_a_tie_at_the_top_in_a_phase_goes_on() -> None:
    play = phase_one((52, 51))
    assert (play.probe["phase"], play.probe["scores"], play.probe["winners"]) == ("exchange", [52, 52], [])


def test_a_leader_wins_after_a_phase_in_which_nobody_scores() -> None:
    play = table(PAIRS, scores=(55, 50))
    play.all_stand()
    play.all_pass()
    assert (play.probe["phase"], play.probe["winners"]) == ("over", [0])


def test_phase_3_is_settled_together() -> None:
    """Seat 0 takes the last trick and has 52; seat 1 passes it with the hand and wins."""
    hands = ("2C 4D 6H 8C AS", "3C 5C 6C 9C KC")
    play = final((47, 50), hands)
    assert scored(play)[-2:] == [(0, 5, 52, Cause.LAST_TRICK), (1, 5, 55, Cause.HAND)]
    assert (play.probe["scores"], play.probe["winners"]) == ([52, 55], [1])


def test_instant_stops_after_the_last_trick() -> None:
    hands = ("2C 4D 6H 8C AS", "3C 5C 6C 9C KC")
    play = final((47, 50), hands, win_check="instant")
    assert scored(play) == [(0, 5, 52, Cause.LAST_TRICK)]
    assert (play.probe["phase"], play.probe["winners"], play.told(HandsOpened)) == ("over", [0], [])


def test_instant_sees_a_lost_chicago() -> None:
    """53 each: the caller falls back, the other has won."""
    play = table(("AD 2D 6H 8C TC", "AS KS QS JS 9D"), scores=(53, 53), win_check="instant")
    while play.probe["phase"] != "chicago":
        play.play(f"{play.state.to_act} {'stand' if play.probe['phase'] == 'exchange' else 'pass'}")
    play.play("1 chicago", "1 play 9D", "0 play AD")
    assert scored(play) == [(1, -15, 38, Cause.CHICAGO_BROKEN)]
    assert play.probe["winners"] == [0]


@pytest.mark.parametrize(("tie", "winners"), [("playoff", []), ("another_deal", []), ("shared", [0, 1])])
def test_equal_at_the_top_after_the_deal(tie: str, winners: list[int]) -> None:
    """Seat 1 gets 5 for the last trick and 1 for the hand."""
    play = final((56, 50), tie=tie, win_check="deal_end")
    assert (play.probe["scores"], play.probe["winners"]) == ([56, 56], winners)
    assert play.rules.is_match_over(play.state) is bool(winners)
    assert [event.winners for event in play.told(MatchEnded)] == ([tuple(winners)] if winners else [])


def test_a_shared_victory_is_only_for_the_top() -> None:
    hands = (*PAIRS, "3C 5D 7H 9S JC")
    play = final((56, 50, 54), hands, tie="shared", win_check="deal_end")
    assert (play.probe["scores"], play.probe["winners"]) == ([56, 56, 54], [0, 1])


def test_a_royal_flush_can_lose_to_55_in_one_more_deal() -> None:
    hands = ("TH JH QH KH AH", "AS AD 9C 8C 7C")
    play = table(hands, name="chicago-en-giv-till", scores=(0, 50))
    play.to_tricks()
    play.play("1 play AS", "0 play TH", "1 play AD", "0 play JH", "1 play 9C", "0 play QH")
    play.play("1 play 8C", "0 play KH", "1 play 7C", "0 play AH")
    assert (play.probe["scores"], play.probe["winners"]) == ([52, 55], [1])


def test_royal_flush_wins_regardless_of_all_else() -> None:
    hands = ("2C 4D 6H 8C TC", "TH JH QH KH AH")
    play = phase_one(
        (50, 0),
        hands,
        royal_flush_wins=True,
        royal_flush_points=20,
        must_have_called=True,
        win_check="deal_end",
    )
    assert (play.probe["phase"], play.probe["scores"], play.probe["winners"]) == ("over", [50, 20], [1])
    at_the_end = final((50, 0), hands, royal_flush_wins=True, royal_flush_points=0)
    assert (at_the_end.probe["scores"], at_the_end.probe["winners"]) == ([50, 5], [1])


def test_must_have_called_ignores_seats_without_a_chicago() -> None:
    play = final((60, 50), must_have_called=True)
    assert (play.probe["scores"], play.probe["winners"]) == ([60, 56], [])
    play = final((60, 50), must_have_called=True, called=[1])
    assert (play.probe["scores"], play.probe["winners"]) == ([60, 56], [1])
    play = final((60, 54), must_have_called=True, called=[0, 1], win_check="deal_end")
    assert (play.probe["scores"], play.probe["winners"]) == ([60, 60], [])


def test_a_chicago_in_this_deal_counts_at_once() -> None:
    play = table(("2C 2D 6H 8C TC", "AS KS QS JS 9S"), scores=(51, 40), must_have_called=True)
    while play.probe["phase"] != "chicago":
        play.play(f"{play.state.to_act} {'stand' if play.probe['phase'] == 'exchange' else 'pass'}")
    play.play("1 chicago")
    while play.probe["phase"] == "play":
        play.play(f"{play.state.to_act} {play.probe['legal'][0]}")
    assert (play.probe["scores"], play.probe["winners"]) == ([51, 60], [1])


QUADS = ("2C 4D 6H 8C TC", "KC KD KH KS 9D", "3C 5D 7H 9S JC")


def test_four_of_a_kind_may_take_the_points() -> None:
    play = phase_one((20, 10, 30), QUADS, four_of_a_kind_resets=True)
    assert (play.probe["phase"], play.probe["round"], play.probe["to_act"]) == ("declare", 1, 1)
    assert play.probe["legal"] == ["points", "reset"]
    assert "First choose" in play.why("1 pass")
    play.play("1 points")
    assert play.probe["scores"] == [20, 17, 30]
    assert (play.probe["phase"], play.probe["round"]) == ("exchange", 2)


def test_four_of_a_kind_may_set_the_others_to_nothing() -> None:
    play = phase_one((20, 10, 30), QUADS, four_of_a_kind_resets=True)
    play.play("1 reset")
    assert play.probe["scores"] == [0, 10, 0]
    assert scored(play) == [(1, 0, 10, Cause.HAND), (2, -30, 0, Cause.RESET), (0, -20, 0, Cause.RESET)]
    assert (play.probe["to_act"], play.probe["legal"]) == (1, ["show", "stand"])


def test_the_reset_after_the_tricks_comes_after_the_last_trick() -> None:
    hands = ("AC 4D 6H 8C AD", "2S 2D 2H 2C 9D")
    play = final((0, 10), hands, four_of_a_kind_resets=True)
    assert (play.probe["phase"], play.probe["round"], play.probe["legal"]) == ("play", 5, ["points", "reset"])
    assert play.probe["to_act"] == 1
    before = play.probe["scores"]
    assert sum(before) == 15
    play.play("1 reset")
    assert play.probe["scores"] == [0, before[1]]
    assert play.probe["phase"] == "over"


def test_no_choice_where_the_option_is_off_or_the_hand_does_not_score() -> None:
    assert phase_one((20, 10, 30), QUADS).probe["scores"] == [20, 17, 30]
    better = ("2S 3S 4S 5S 6S", "KC KD KH KS 9D", "3C 5D 7H 9S JC")
    play = phase_one((20, 10, 30), better, four_of_a_kind_resets=True)
    assert play.probe["scores"] == [28, 10, 30]


def test_points_follow_the_options() -> None:
    play = phase_one((0, 0, 0), QUADS, four_of_a_kind_points=8)
    assert play.probe["scores"] == [0, 8, 0]
    assert phase_one((0, 38), target=39).probe["winners"] == [1]
