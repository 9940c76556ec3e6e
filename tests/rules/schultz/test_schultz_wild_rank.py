"""Triggers and the moving wild rank, sentence by sentence (rules.md 3, "Wild rank")."""

import pytest
from studs import stud, to_street

from game.cards import UNKNOWN, parse_card
from game.rules import Seat, ruleset
from game.rules.schultz.events import TriggerEnded, TriggerSet, WildSet


def wild(play):
    return play.probe["wild"], play.probe["trigger"]


def test_the_card_after_a_pair_is_wild_for_everyone() -> None:
    """Seat 1 pairs its nines first; seat 2's four follows it on the same street."""
    play = stud(["2C 3D KH 8S", "2D 3H 9S 9D", "5H 6C QD 4S"])
    to_street(play, 4)
    assert wild(play) == ("4", False)
    assert play.told(TriggerSet) == [TriggerSet(Seat(1), parse_card("9D"))]
    assert play.told(WildSet) == [WildSet(parse_card("4S"), False)]


def test_the_trigger_waits_for_the_first_upcard_of_the_next_street_and_the_burn_does_not_count() -> None:
    play = stud(["2C 3D KH KD 8S", "2D 3H 9S 7D JC", "5H 6C QD 4S TC"], burns="6D AS 6H")
    to_street(play, 4)
    assert wild(play) == (None, True)
    to_street(play, 5)
    assert wild(play) == ("J", False)


def test_the_old_wild_rank_ends_only_when_the_next_one_comes() -> None:
    play = stud(["2C 3D KH 8S 8D 5S", "2D 3H 9S 9D 7S JC", "5H 6C QD 4S TC 6D"])
    to_street(play, 4)
    assert wild(play) == ("4", False)
    to_street(play, 5)
    assert wild(play) == ("4", True)
    to_street(play, 6)
    assert wild(play) == ("J", False)


def test_a_third_and_a_fourth_of_a_rank_count_again() -> None:
    play = stud(["2C 3D KH 8S 7C JD", "2D 3H 9S 9D 9H 9C", "5H 6C QD 4S TC 6D"])
    to_street(play, 7)
    assert [event.card for event in play.told(TriggerSet)] == [
        parse_card(text) for text in ("9D", "9H", "9C")
    ]
    assert [event.card for event in play.told(WildSet)] == [parse_card(text) for text in ("4S", "TC", "6D")]


def test_hole_cards_never_trigger_and_never_become_wild() -> None:
    play = stud(["9C 3D KH 8S", "2D 9H 9S 7D", "9D 6C QD 4S"])
    to_street(play, 4)
    assert wild(play) == (None, False)


def test_a_wild_card_for_another_rank_makes_no_pair_but_two_of_the_wild_rank_do() -> None:
    """Fours are wild from fourth street on: seat 2 gets a queen beside Q 4 (a pair), seat 0 two fours."""
    play = stud(["2C 3D KH 8S 4D 4H", "2D 3H 9S 9D 6S TD", "5H 6C QD 4S JC 7C"])
    to_street(play, 6)
    # 4S and QD, then JC: no natural pair. 4D and 4H: the last upcard of sixth street, by seat 0.
    assert wild(play) == ("4", True)
    assert play.told(TriggerSet)[1:] == [TriggerSet(Seat(0), parse_card("4H"))]


def test_the_card_that_becomes_wild_may_trigger_itself() -> None:
    play = stud(["2C 3D KH 8S", "2D 3H 9S 9D", "5H 6C QD QS"])
    to_street(play, 4)
    assert [event.card for event in play.told(WildSet)] == [parse_card("QS"), parse_card("8S")]
    assert wild(play) == ("8", False)


LAST_PAIR = ["2C 3D KH 8S TH KD AC", "2D 3H 9S 9D 7S JC AD", "5H 6C QD 4S TC 6D AH"]


def test_a_pair_on_the_last_upcard_stays_pending_until_seventh_street() -> None:
    play = stud(LAST_PAIR)
    to_street(play, 6)
    assert wild(play) == ("4", True)
    to_street(play, 7)
    assert wild(play) == ("4", False)
    assert play.told(TriggerEnded) == [TriggerEnded(False)]


def test_with_last_upcard_pair_none_the_wild_rank_ends_with_the_trigger() -> None:
    play = stud(LAST_PAIR, last_upcard_pair="none")
    to_street(play, 6)
    assert wild(play) == ("4", True)
    to_street(play, 7)
    assert wild(play) == (None, False)
    assert play.told(TriggerEnded) == [TriggerEnded(True)]


@pytest.mark.parametrize("last", ["keep", "none"])
def test_with_wild_scope_card_the_first_down_card_is_wild_and_its_owner_alone_knows_it(last: str) -> None:
    play = stud(LAST_PAIR, wild_scope="card", last_upcard_pair=last)
    to_street(play, 6)
    assert wild(play) == ("4S", True)
    to_street(play, 7)
    assert wild(play) == ("AD", False)
    owner, other, onlooker = (play.rules.observe(play.state, seat) for seat in (1, 0, None))
    assert (owner.wild, other.wild, onlooker.wild) == (parse_card("AD"), UNKNOWN, UNKNOWN)
    event = play.told(WildSet)[-1]
    assert event == WildSet(parse_card("AD"), True, Seat(1))
    assert play.rules.redact(event, 2).card == UNKNOWN
    assert play.rules.redact(event, 1) == event
    to_street(play, 8)
    assert play.rules.observe(play.state, 0).wild == parse_card("AD")


def test_with_wild_scope_card_only_that_card_is_wild() -> None:
    """Seat 0 holds three natural fours, seat 2 the wild four of spades: a pair of aces becomes three."""
    play = stud(["4C 4D KH 8S TH JD 4H", "2D 3H 9S 9D 7S QC 5C", "AS 6C AD 4S TC 7D KC"], wild_scope="card")
    to_street(play, 8)
    assert play.probe["wild"] == "4S"
    assert play.probe["best"] == ["three_of_a_kind", "pair", "three_of_a_kind"]


def test_trigger_and_wild_rank_stay_when_their_seat_folds() -> None:
    play = stud(["2C 3D KH KD 8S", "2D 3H 9S 7D JC 9C", "5H 6C QD 4S TC 9H"])
    to_street(play, 4)
    play.play("0 bet", "1 call", "2 raise", "0 fold", "1 call")
    assert wild(play) == ("J", False)
    to_street(play, 8)
    assert wild(play) == ("J", False)
    assert play.probe["best"][0] is None


def test_queens_always_wild_and_the_card_after_an_upcard_queen_too() -> None:
    play = stud(["2C 3D KH 8S QS", "2D 3H QC 9D 9S", "5H 6C 7D 4S QH"], name="follow-the-queen")
    assert wild(play) == ("7", False)
    assert play.rules.observe(play.state, 0).wild_ranks == (5, 10)
    to_street(play, 4)
    assert wild(play) == ("7", False)  # pairs don't trigger
    to_street(play, 5)
    # a queen following a queen sets Q and triggers again
    assert wild(play) == ("Q", True)
    assert play.rules.observe(play.state, 0).wild_ranks == (10,)


def test_queens_are_wild_before_any_is_seen_and_after_last_upcard_pair_none() -> None:
    play = stud(["QH QD KH 8S", "2D 3H 9C 9D", "5H 6C 7D 4S"], name="follow-the-queen")
    assert wild(play) == (None, False)
    assert play.rules.observe(play.state, 0).seats[0].best >> 20 == 3
    queen_last = stud(
        ["QH 2S KH 8S 9C QC 3C", "2D 3H 5C 5D TS 7H 6D", "5H 6C 7D 4S JD KC AH"],
        name="follow-the-queen",
        last_upcard_pair="none",
    )
    to_street(queen_last, 6)
    assert wild(queen_last) == (None, True)
    to_street(queen_last, 8)
    assert wild(queen_last) == (None, False)
    # a king, a nine and two wild queens: three kings
    assert queen_last.probe["best"][0] == "three_of_a_kind"


def test_plain_stud_has_no_wild_cards() -> None:
    play = stud(["2C 3D KH KD QS 4D", "2D 3H QC QD 9S 9C", "5H 6C 7D 7S QH 7C"], name="seven-card-stud")
    to_street(play, 8)
    assert wild(play) == (None, False)
    assert ruleset("seven-card-stud").observe(play.state, None).wild_ranks == ()


def test_queens_and_spades_have_no_rule_of_their_own_in_dirty_schultz() -> None:
    play = stud(["2C 3D QS 8S", "2D 3H QC 9D", "5H 6C AS 4S"])
    to_street(play, 4)
    assert wild(play) == (None, False)
