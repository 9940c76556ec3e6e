"""Cards as text and back, and what wrong text is answered."""

import pytest

from game.cards import (
    FULL_DECK,
    RANKS,
    UNKNOWN,
    Card,
    CardError,
    GameError,
    card_text,
    cards_text,
    make_card,
    parse_card,
    parse_cards,
    parse_rank,
    rank_of,
    rank_text,
    reason,
    suit_of,
)


def test_the_pack_in_order_reads_as_expected() -> None:
    assert cards_text(FULL_DECK[:5]) == "2C 2D 2H 2S 3C"
    assert cards_text(FULL_DECK[-3:]) == "AD AH AS"
    assert list(FULL_DECK) == list(range(52))


@pytest.mark.parametrize(
    ("text", "number", "rank", "suit"),
    [("2C", 0, 0, 0), ("TC", 32, 8, 0), ("KD", 45, 11, 1), ("2H", 2, 0, 2), ("AS", 51, 12, 3)],
)
def test_a_card_is_its_rank_and_suit(text: str, number: int, rank: int, suit: int) -> None:
    card = parse_card(text)
    assert card == number == make_card(rank, suit)
    assert (rank_of(card), suit_of(card)) == (rank, suit)
    assert card_text(card) == text


def test_every_card_survives_the_way_through_text() -> None:
    assert parse_cards(cards_text(FULL_DECK)) == FULL_DECK
    assert len({card_text(card) for card in FULL_DECK}) == 52
    assert [parse_rank(rank_text(rank)) for rank in range(13)] == list(range(13))
    assert "".join(map(rank_text, range(13))) == RANKS


def test_an_unknown_card_is_two_question_marks() -> None:
    assert card_text(UNKNOWN) == "??"
    assert parse_cards("AS ?? KD") == (51, UNKNOWN, 45)


def test_no_cards_are_no_text() -> None:
    assert parse_cards("") == parse_cards("  \n") == ()
    assert cards_text(()) == ""


@pytest.mark.parametrize("text", ["", "A", "as", "1S", "10S", "SA", "AS ", "ÄS", "?", "A♠"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(CardError, match="is no card: write a rank of 23456789TJQKA and a suit of CDHS"):
        parse_card(text)


def test_the_error_says_which_word_is_wrong() -> None:
    with pytest.raises(GameError) as caught:
        parse_cards("AS KD XX 2H")
    assert str(caught.value) == (
        "“XX” (card 3) is no card: write a rank of 23456789TJQKA and a suit of CDHS, such as AS."
    )
    assert ("place", 3) in caught.value.reason.params
    assert "{place}" in caught.value.reason.message


def test_a_long_wrong_text_does_not_fill_the_message() -> None:
    with pytest.raises(CardError) as caught:
        parse_card("A" * 10_000)
    assert len(str(caught.value)) < 150


@pytest.mark.parametrize("number", [-2, 52, 1000])
def test_numbers_outside_the_pack_have_no_text(number: int) -> None:
    with pytest.raises(CardError, match=f"There is no card number {number}"):
        card_text(Card(number))


def test_ranks_and_suits_that_do_not_exist_are_refused() -> None:
    with pytest.raises(CardError, match="There is no rank 13"):
        make_card(13, 0)
    with pytest.raises(CardError, match="There is no suit -1"):
        make_card(0, -1)
    with pytest.raises(CardError, match="There is no rank -1"):
        rank_text(-1)
    for text in ("", "10", "a", "23"):
        with pytest.raises(CardError, match="is no rank: write one of 2 3 4 5 6 7 8 9 T J Q K A"):
            parse_rank(text)


def test_a_reason_is_a_key_with_sorted_parameters() -> None:
    told = reason("{seat} needs {chips} chips.", seat="North", chips=3)
    assert told.message == "{seat} needs {chips} chips."
    assert told.params == (("chips", 3), ("seat", "North"))
    assert told.english() == "North needs 3 chips."
    assert told == reason("{seat} needs {chips} chips.", chips=3, seat="North")
    assert reason("100% {as it is}").english() == "100% {as it is}"


def test_an_error_carries_its_reason() -> None:
    error = GameError("Seat {seat} is empty.", seat=4)
    assert str(error) == "Seat 4 is empty."
    assert error.reason == reason("Seat {seat} is empty.", seat=4)
    assert GameError(error.reason).reason is error.reason
