"""Declaring: who may name what, who scores, which ranks come out (rules.md 2a)."""

import pytest
from strategies import table

from game.cards import Category, parse_rank
from game.rules import Seat
from game.rules.events import Cause, Declared, DeclarePassed, NobodyScored, RanksRevealed, Scored

NOTHING = "2C 4D 6H 8S TC"


def ranks(text):
    return tuple(map(parse_rank, text))


def declaring(*hands, **changes):
    """The hands by seat, seat 1 first, in the declaring of phase 1."""
    play = table(hands, **changes)
    play.all_stand()
    return play


def test_only_the_true_category_as_high_as_the_highest() -> None:
    play = declaring("KC KD 3H 3S 9C", "7C 7D 7H 2S 4C", NOTHING)
    assert play.probe["legal"] == ["declare three_of_a_kind", "pass"]
    assert "You don't have {category}" in play.why("1 declare pair")
    assert "Declare the category" in play.why("1 declare")
    play.play("1 declare three_of_a_kind")
    assert play.probe["legal"] == ["pass"]
    assert "no hand" in play.why("2 declare high_card")
    assert "no hand" in play.why("2 declare pair")
    play.play("2 pass")
    assert play.probe["legal"] == ["pass"]
    assert "too low" in play.why("0 declare two_pair")
    assert "You don't have" in play.why("0 declare full_house")


def test_the_best_declared_hand_scores_and_a_silent_better_one_does_not() -> None:
    play = declaring("AC AD AH 3S 9C", "7C 7D 2H 4S 6C", "KC KD 2S 4C 6H")
    play.play("1 declare pair", "2 declare pair", "0 pass")
    assert play.probe["scores"] == [0, 0, 1]
    scored = play.told(Scored)[0]
    assert scored == Scored(Seat(2), 1, 1, Cause.HAND, 1, Category.PAIR, ranks("K"))


def test_ranks_are_revealed_until_one_leads_and_who_falls_behind_stops() -> None:
    play = declaring("KC KD QH 3S 9C", "7C 7D 2H 4S 6C", "KH KS QC 4C 6H")
    play.play("1 declare pair", "2 declare pair", "0 declare pair")
    told = [(event.seat, event.ranks) for event in play.told(RanksRevealed)]
    assert told == [(1, ranks("7")), (2, ranks("KQ6")), (0, ranks("KQ9"))]
    assert play.probe["scores"] == [1, 0, 0]
    view = play.rules.observe(play.state, None)
    assert [seat.revealed for seat in view.seats] == [ranks("KQ9"), ranks("7"), ranks("KQ6")]


def test_a_lone_highest_category_reveals_nothing() -> None:
    play = declaring("KC KD 3H 3S 9C", "7C 7D 2H 4S 6C", NOTHING)
    play.play("1 declare pair", "2 pass", "0 declare two_pair")
    assert play.told(RanksRevealed) == []
    assert play.told(Scored) == [Scored(Seat(0), 2, 2, Cause.HAND, 1, Category.TWO_PAIR, ())]


def test_exactly_equal_best_hands_score_nothing_and_the_next_does_not_inherit() -> None:
    play = declaring("KC KD QH 3S 9C", "KH KS QC 3C 9H", "7C 7D 2H 4S 6C")
    play.play("1 declare pair", "2 pass", "0 declare pair")
    assert play.probe["scores"] == [0, 0, 0]
    assert play.told(NobodyScored) == [NobodyScored(1, (Seat(1), Seat(0)))]
    assert [event.ranks for event in play.told(RanksRevealed)] == [ranks("KQ93"), ranks("KQ93")]
    assert play.probe["legal"] == ["exchange", "stand"]


def test_nobody_declares() -> None:
    play = declaring("KC KD QH 3S 9C", NOTHING)
    play.play("1 pass", "0 pass")
    assert play.told(NobodyScored) == [NobodyScored(1, ())]
    assert (play.probe["phase"], play.probe["round"]) == ("exchange", 2)


@pytest.mark.parametrize(
    ("cards", "category", "points"),
    [
        ("KC KD 2H 3S 9C", "pair", 1),
        ("KC KD 9H 9S 2C", "two_pair", 2),
        ("KC KD KH 9S 2C", "three_of_a_kind", 3),
        ("AC 2D 3H 4S 5C", "straight", 4),
        ("2D 5D 7D 9D JD", "flush", 5),
        ("KC KD KH 9S 9C", "full_house", 6),
        ("KC KD KH KS 9C", "four_of_a_kind", 7),
        ("AD 2D 3D 4D 5D", "straight_flush", 8),
        ("9D TD JD QD KD", "straight_flush", 8),
        ("TD JD QD KD AD", "royal_flush", 52),
    ],
)
def test_points_of_the_categories(cards: str, category: str, points: int) -> None:
    play = declaring("2S 4C 6H 8S TC", cards)
    play.play(f"1 declare {category}", "0 pass")
    assert play.probe["scores"] == [0, points]


def test_no_wrap_around() -> None:
    assert declaring(NOTHING, "QC KD AH 2S 3C").probe["legal"] == ["pass"]


def test_automatic_declaring_asks_nobody() -> None:
    play = table(["KC KD QH 3S 9C", "7C 7D 2H 4S 6C", "2C 4D 6H 8S TC"], declaring="automatic")
    play.all_stand()
    assert (play.probe["phase"], play.probe["round"], play.probe["scores"]) == ("exchange", 2, [1, 0, 0])
    assert play.told(Declared) == [Declared(Seat(1), Category.PAIR), Declared(Seat(0), Category.PAIR)]
    assert play.told(DeclarePassed) == [DeclarePassed(Seat(2))]
    play.play("1 stand", "2 stand")
    assert play.probe["legal"] == ["show", "stand"]


def test_automatic_declaring_names_lower_hands_too() -> None:
    play = table(["KC KD QH 3S 9C", "7C 7D 7H 4S 6C", "2C 4D 6H 8S TC"], declaring="automatic")
    play.all_stand()
    told = [(event.seat, event.category.record_name) for event in play.told(Declared)]
    assert told == [(1, "three_of_a_kind"), (0, "pair")]
    assert (play.told(RanksRevealed), play.probe["scores"]) == ([], [0, 3, 0])


def test_the_last_exchange_is_never_followed_by_declaring() -> None:
    play = table(["KC KD QH 3S 9C", NOTHING], exchange_rounds=2)
    play.all_stand()
    play.all_pass()
    play.all_stand()
    assert (play.probe["phase"], play.probe["round"], play.probe["to_act"]) == ("play", 1, 1)
    once = table(["KC KD QH 3S 9C", NOTHING], exchange_rounds=1)
    once.all_stand()
    assert once.probe["phase"] == "play"


def test_the_view_of_a_declaring() -> None:
    play = declaring("KC KD QH 3S 9C", "7C 7D 2H 4S 6C", NOTHING)
    play.play("1 declare pair", "2 pass")
    view = play.rules.observe(play.state, Seat(2))
    assert view.highest == (1, Category.PAIR)
    assert [(seat.declared, seat.passed) for seat in view.seats] == [
        (None, False),
        (Category.PAIR, False),
        (None, True),
    ]
    play.play("0 pass")
    later = play.rules.observe(play.state, Seat(2))
    assert (later.highest, later.seats[1].declared, later.seats[2].passed) == (None, None, False)
    assert [seat.must_show for seat in later.seats] == [False, True, False]
