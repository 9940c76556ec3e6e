import pytest

from game.cards import FULL_DECK, UNKNOWN, Category, evaluate, hand_rank, parse_card, parse_cards
from game.telling import (
    capital,
    card_name,
    card_short,
    cards_short,
    category_name,
    hand_name,
    hand_of,
    hand_with_sides,
    listed,
    possessive,
    rank_name,
    suit_name,
    the_card,
)
from game.text import load

SV, EN = load("sv"), load("en")


@pytest.mark.parametrize(
    ("card", "english", "swedish", "short"),
    [
        ("7H", "seven of hearts", "hjärter sju", "7♥"),
        ("KS", "king of spades", "spader kung", "K♠"),
        ("TD", "ten of diamonds", "ruter tio", "10♦"),
        ("AC", "ace of clubs", "klöver ess", "A♣"),
        ("??", "face-down card", "dolt kort", "??"),
    ],
)
def test_cards(card: str, english: str, swedish: str, short: str) -> None:
    known = parse_card(card)
    assert (card_name(EN, known), card_name(SV, known), card_short(known)) == (english, swedish, short)


def test_cards_in_sentences_have_their_article() -> None:
    assert the_card(EN, parse_card("7H")) == "the seven of hearts"
    assert the_card(SV, parse_card("7H")) == "hjärter sju"
    assert the_card(EN, UNKNOWN) == "a face-down card"
    assert cards_short(parse_cards("KS TD")) == "K♠ 10♦"


def test_every_card_has_a_name_of_its_own_in_both_languages() -> None:
    for words in (SV, EN):
        assert len({card_name(words, card) for card in FULL_DECK}) == 52


@pytest.mark.parametrize(
    ("cards", "english", "swedish"),
    [
        ("KS KH 7C 6H 2S", "pair of kings", "par i kungar"),
        ("KS KH 9C 9H 2S", "two pair: kings and nines", "två par: kungar och nior"),
        ("QS QH QC 9H 2S", "three queens", "triss i damer"),
        ("TS 9H 8C 7H 6S", "straight to the ten", "stege till tio"),
        ("AS 2H 3C 4H 5S", "straight to the five", "stege till fem"),
        ("AS JS 9S 4S 2S", "flush, ace high", "färg, ess högst"),
        ("KS KH KC 5H 5S", "full house: kings and fives", "kåk: kungar och femmor"),
        ("7S 7H 7C 7D 2S", "four sevens", "fyrtal i sjuor"),
        ("9S 8S 7S 6S 5S", "straight flush to the nine", "färgstege till nio"),
        ("AS KS QS JS TS", "royal flush", "royal flush"),
        ("AS KH 9C 6H 2S", "ace high", "ess högst"),
    ],
)
def test_hands(cards: str, english: str, swedish: str) -> None:
    rank = evaluate(parse_cards(cards))
    assert hand_name(EN, rank) == english
    assert hand_name(SV, rank) == swedish


def test_hands_of_wild_cards_and_hands_known_in_part() -> None:
    assert hand_name(SV, hand_rank(Category.FIVE_OF_A_KIND, (12,))) == "femtal i ess"
    assert hand_of(SV, Category.TWO_PAIR, (11,)) == "två par, kungar högst"
    assert hand_of(EN, Category.FULL_HOUSE, (11,)) == "full house with three kings"
    assert hand_of(SV, Category.STRAIGHT, ()) == "stege"
    assert hand_with_sides(SV, Category.PAIR, (11, 12, 7)) == "par i kungar, ess, nio"
    assert hand_with_sides(EN, Category.TWO_PAIR, (11, 7, 3)) == "two pair: kings and nines, five"


def test_single_names() -> None:
    assert [suit_name(SV, suit) for suit in range(4)] == ["klöver", "ruter", "hjärter", "spader"]
    assert rank_name(SV, 0) == "två"
    assert rank_name(SV, 0, plural=True) == "tvåor"
    assert rank_name(EN, 4, plural=True) == "sixes"
    assert [category_name(SV, kind) for kind in Category][1:5] == ["par", "två par", "triss", "stege"]


def test_people() -> None:
    assert (possessive(EN, "Anna"), possessive(SV, "Anna")) == ("Anna's", "Annas")
    assert (possessive(EN, "Lars"), possessive(SV, "Lars"), possessive(SV, "Max")) == ("Lars'", "Lars", "Max")
    assert listed(SV, ["Anna"]) == "Anna"
    assert listed(SV, ["Anna", "Björn", "du"]) == "Anna, Björn och du"
    assert listed(EN, []) == ""
    assert capital("åtta") == "Åtta"
    assert capital("") == ""
