"""The rules' refusals in words: plain values become names."""

from game.cards import Category, parse_card, reason
from game.match import Match, Player
from game.rules import Action, Seat, Verb
from game.telling import reason_words
from game.text import load

SV, EN = load("sv"), load("en")
NAMES = ("Anna", "Björn")


def test_cards_suits_and_hands_are_named() -> None:
    card = reason("{card} is not in your hand.", card=parse_card("7H"))
    assert reason_words(SV, card) == "Hjärter sju finns inte på din hand."
    assert reason_words(EN, card) == "Seven of hearts is not in your hand."
    suit = reason("You must follow suit: play one of your {suit}.", suit=3)
    assert reason_words(SV, suit) == "Du måste följa färg: lägg spader."
    low = reason(
        "{category} is too low: {highest_category} has been declared. You can only pass.",
        category=Category.PAIR,
        highest_category=Category.THREE_OF_A_KIND,
    )
    assert reason_words(SV, low) == "Par är för lågt: någon har sagt triss. Du kan bara passa."


def test_other_values_stay_as_they_are() -> None:
    assert reason_words(SV, reason("No cards are named here.")) == "Här nämns inga kort."
    assert reason_words(EN, reason("{field} must be {right}.", field="card", right=3)) == "Card must be 3."


def test_the_rules_own_refusal_names_the_player_to_act() -> None:
    match = Match.start("chicago-classic", {}, [Player("person", name) for name in NAMES], seed=5)
    seat = match.to_act()
    assert seat is not None
    refused = match.why_not(Action(Seat(1 - seat), Verb.STAND))
    assert refused is not None
    assert reason_words(SV, refused, NAMES) == f"Det är inte din tur: {NAMES[seat]} är på tur."
    assert reason_words(SV, refused) == f"Det är inte din tur: plats {seat} är på tur."
