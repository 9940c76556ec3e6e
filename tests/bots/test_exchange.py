"""Rules of thumb for the exchange, with the cards that a good home player would throw."""

import pytest

from game.bots.exchange import to_throw
from game.cards import cards_text, parse_cards


@pytest.mark.parametrize(
    ("hand", "last_round", "thrown"),
    [
        ("KS KH 7D 4S AD", False, "4S 7D AD"),
        ("KS KH 7D 4S AD", True, "4S 7D"),
        ("KS KH 7D 7S AD", True, "AD"),
        ("QS QH QD 4S AD", False, "4S"),
        ("QS QH QD 4S 7D", True, "4S 7D"),
        ("2S 3H 4D 5C 6S", False, ""),
        ("2S 9S 4S JS KS", False, ""),
        ("2S 2H 2D KC KS", False, ""),
        ("9S 9H 9D 9C 3S", False, "3S"),
        ("9S 9H 9D 9C AS", False, ""),
        ("2S 9S 4S JS KD", False, "KD"),
        ("5S 6H 7D 8C KD", False, "KD"),
        ("3S 3H 9S JS KS", False, "3H"),
        ("AS KH 9D 4C 2D", False, "2D 4C 9D KH"),
        ("AS KH 9D 4C 2D", True, "2D 4C 9D"),
        ("JS TH 9D 4C 2D", True, "2D 4C 9D TH JS"),
    ],
)
def test_thrown_cards(hand: str, last_round: bool, thrown: str) -> None:
    assert cards_text(sorted(to_throw(parse_cards(hand), last_round))) == thrown
