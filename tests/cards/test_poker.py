"""Poker hands by name: which beats which, what decides, and what is refused."""

from itertools import pairwise

import pytest

from game.cards import (
    Card,
    CardError,
    Category,
    HandRank,
    category_from_name,
    category_of,
    evaluate,
    evaluate_partial,
    hand_rank,
    parse_cards,
    ranks_of,
)

LADDER = [
    ("2C 3D 4H 5S 7C", Category.HIGH_CARD, (5, 3, 2, 1, 0)),
    ("AC KD QH JS 9C", Category.HIGH_CARD, (12, 11, 10, 9, 7)),
    ("2C 2D 3H 4S 5C", Category.PAIR, (0, 3, 2, 1)),
    ("2C 2D 3H 4S 6C", Category.PAIR, (0, 4, 2, 1)),
    ("AC AD KH QS JC", Category.PAIR, (12, 11, 10, 9)),
    ("3C 3D 2H 2S 4C", Category.TWO_PAIR, (1, 0, 2)),
    ("AC AD KH KS QC", Category.TWO_PAIR, (12, 11, 10)),
    ("2C 2D 2H 3S 4C", Category.THREE_OF_A_KIND, (0, 2, 1)),
    ("AC AD AH KS QC", Category.THREE_OF_A_KIND, (12, 11, 10)),
    ("AS 2H 3D 4C 5S", Category.STRAIGHT, (3,)),
    ("2S 3H 4D 5C 6S", Category.STRAIGHT, (4,)),
    ("TC JD QH KS AC", Category.STRAIGHT, (12,)),
    ("2C 3C 4C 5C 7C", Category.FLUSH, (5, 3, 2, 1, 0)),
    ("AS KS QS JS 9S", Category.FLUSH, (12, 11, 10, 9, 7)),
    ("2C 2D 2H 3S 3C", Category.FULL_HOUSE, (0, 1)),
    ("2C 2D 2H AS AC", Category.FULL_HOUSE, (0, 12)),
    ("9C 9D AH AS AC", Category.FULL_HOUSE, (12, 7)),
    ("2C 2D 2H 2S 3C", Category.FOUR_OF_A_KIND, (0, 1)),
    ("AC AD AH AS KC", Category.FOUR_OF_A_KIND, (12, 11)),
    ("AD 2D 3D 4D 5D", Category.STRAIGHT_FLUSH, (3,)),
    ("2H 3H 4H 5H 6H", Category.STRAIGHT_FLUSH, (4,)),
    ("9C TC JC QC KC", Category.STRAIGHT_FLUSH, (11,)),
    ("TH JH QH KH AH", Category.ROYAL_FLUSH, (12,)),
]


def rank(text: str) -> HandRank:
    return evaluate(parse_cards(text))


@pytest.mark.parametrize(("text", "category", "ranks"), LADDER)
def test_a_hand_has_its_category_and_its_deciding_ranks(
    text: str, category: Category, ranks: tuple[int, ...]
) -> None:
    found = rank(text)
    assert category_of(found) is category
    assert ranks_of(found) == ranks
    assert found == hand_rank(category, ranks)
    assert rank(" ".join(reversed(text.split()))) == found


def test_each_hand_of_the_ladder_beats_the_one_below() -> None:
    for (lower, *_), (higher, *_) in pairwise(LADDER):
        assert rank(lower) < rank(higher), (lower, higher)
    best = rank(LADDER[-1][0])
    assert best < hand_rank(Category.FIVE_OF_A_KIND, (0,)) < hand_rank(Category.FIVE_OF_A_KIND, (12,)) < 2**24


def test_the_wheel_is_the_lowest_straight_and_no_royal_flush_when_suited() -> None:
    assert rank("AS 2H 3D 4C 5S") < rank("2S 3H 4D 5C 6S")
    assert category_of(rank("AD 2D 3D 4D 5D")) is Category.STRAIGHT_FLUSH
    assert rank("AD 2D 3D 4D 5D") < rank("2S 3S 4S 5S 6S")


@pytest.mark.parametrize("text", ["QC KD AH 2S 3C", "KC AD 2H 3S 4C", "JC QD KH AS 2C"])
def test_there_is_no_way_round_the_corner(text: str) -> None:
    assert category_of(rank(text)) is Category.HIGH_CARD


def test_suits_never_break_a_tie() -> None:
    assert rank("AC KD QH JS 9C") == rank("AS KH QD JC 9S")
    assert rank("TC JC QC KC AC") == rank("TS JS QS KS AS")
    assert rank("2C 2D 7H 7S KC") == rank("2H 2S 7C 7D KS")


@pytest.mark.parametrize(
    ("text", "best"),
    [
        ("AS AD KC KD QH QS 2C", "AS AD KC KD QH"),  # three pairs: the side card may come from the third
        ("AS AD KC KD QH QS JC", "AS AD KC KD QH"),
        ("3S 3D 2C 2D 2H AS AC", "2C 2D 2H AS AC"),
        ("7S 7D 7C 9D 9H 9S AC", "9D 9H 9S 7S 7D"),  # two threes make a full house
        ("5S 5D 5C 5H 9H 9S 9C", "5S 5D 5C 5H 9H"),
        ("5S 5D 5C 5H 9H 9S AC", "5S 5D 5C 5H AC"),
        ("AS 2D 3C 4H 5H 6S 7C", "3C 4H 5H 6S 7C"),
        ("AS 2D 3C 4H 5H KS KC", "AS 2D 3C 4H 5H"),
        ("AS KS 9S 5S 2S 3S KD", "AS KS 9S 5S 3S"),
        ("2S 3S 4S 5S 6S 7D 8D", "2S 3S 4S 5S 6S"),  # straight flush under a higher straight
        ("AH 2H 3H 4H 5H 6D KH", "AH 2H 3H 4H 5H"),
        ("9H TH JH QH KH AH AD", "TH JH QH KH AH"),
        ("9H TH JH QH KD AH AD", "AH QH JH TH 9H"),
        ("4D 5C 6H 7D 9C TC", "4D 5C 6H 7D 9C TC"),
        ("7C 7D 2H 3S 4C 9D", "7C 7D 9D 4C 3S"),
        ("AC KC 9C 5C 2C 2D", "AC KC 9C 5C 2C"),
        ("2C 2D 2H 3S 3C 4D", "2C 2D 2H 3S 3C"),
    ],
)
def test_the_best_five_of_six_or_seven_count(text: str, best: str) -> None:
    assert rank(text) == rank(best)


def test_exposed_hands_are_compared_by_groups_and_side_cards() -> None:
    ladder = [
        "2C", "3C", "AS", "AS 2H", "AS KH", "AS KH QD JC",
        "2C 2D", "2C 2D 3H", "2C 2D AH", "2C 2D AH 3S", "AC AD", "AC AD KH QS",
        "2C 2D 3H 3S", "AC AD KH KS", "2C 2D 2H", "2C 2D 2H 3S", "AC AD AH", "AC AD AH KS",
        "2C 2D 2H 2S", "AC AD AH AS",
    ]  # fmt: skip
    found = [evaluate_partial(parse_cards(text)) for text in ladder]
    assert found == sorted(set(found))
    assert category_of(found[-1]) is Category.FOUR_OF_A_KIND
    assert ranks_of(found[-1]) == (12,)
    assert ranks_of(found[9]) == (0, 12, 1)


@pytest.mark.parametrize("text", ["2C 3C 4C 5C", "TH JH QH KH", "2C 3D 4H 5S"])
def test_exposed_hands_know_no_straights_and_flushes(text: str) -> None:
    assert category_of(evaluate_partial(parse_cards(text))) is Category.HIGH_CARD


def test_exposed_hands_are_on_the_scale_of_whole_hands() -> None:
    assert evaluate_partial(parse_cards("AC AD AH KS")) < rank("AC AD AH KS 2C")
    assert rank("KC KD KH AS QC") < evaluate_partial(parse_cards("AC AD AH"))
    assert evaluate_partial(parse_cards("AC AD")) == hand_rank(Category.PAIR, (12,))


def test_categories_have_names_in_records() -> None:
    assert [category.record_name for category in Category] == [
        "high_card", "pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house",
        "four_of_a_kind", "straight_flush", "royal_flush", "five_of_a_kind",
    ]  # fmt: skip
    assert all(category_from_name(category.record_name) is category for category in Category)
    for text in ("", "PAIR", "two pair", "drill"):
        with pytest.raises(CardError, match="is no poker hand: write one of high_card, pair, two_pair"):
            category_from_name(text)


@pytest.mark.parametrize("number", [0, 1, 4, 8, 52])
def test_a_wrong_number_of_cards_is_refused(number: int) -> None:
    with pytest.raises(CardError, match=f"made of 5, 6 or 7 cards, not {number}"):
        evaluate(Card(card) for card in range(number))


@pytest.mark.parametrize("number", [0, 5, 7])
def test_a_wrong_number_of_exposed_cards_is_refused(number: int) -> None:
    with pytest.raises(CardError, match=f"made of 1 to 4 cards, not {number}"):
        evaluate_partial(Card(card) for card in range(number))


def test_a_card_that_is_there_twice_is_refused() -> None:
    for text in ("AS KD 3C AS 2H", "AS KD 3C 4C 2H AS", "2C AS KD 3C 4C 2H AS"):
        with pytest.raises(CardError, match="AS is there twice"):
            rank(text)
    with pytest.raises(CardError, match="KD is there twice"):
        evaluate_partial(parse_cards("KD KD"))


def test_cards_that_are_not_known_are_refused() -> None:
    with pytest.raises(CardError, match=r"Card 3 \(\?\?\) can't be ranked"):
        rank("AS KD ?? 4C 2H")
    with pytest.raises(CardError, match=r"Card 1 \(\?\?\) can't be ranked"):
        evaluate_partial(parse_cards("?? KD"))
    with pytest.raises(CardError, match="There is no card number 52"):
        evaluate(map(Card, (52, 1, 2, 3, 4)))
