"""Actions as text and back, and what wrong text is answered; rulesets by name."""

import pytest
from strategies import table

from game.cards import Category, GameError, parse_cards
from game.rules import Action, ActionError, IllegalAction, Seat, Verb, action_text, parse_action, ruleset


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("0 stand", Action(Seat(0), Verb.STAND)),
        ("3 exchange 4D 7H", Action(Seat(3), Verb.EXCHANGE, parse_cards("4D 7H"))),
        ("12 exchange_open AS", Action(Seat(12), Verb.EXCHANGE_OPEN, parse_cards("AS"))),
        ("1 play TC", Action(Seat(1), Verb.PLAY, parse_cards("TC"))),
        ("1 declare two_pair", Action(Seat(1), Verb.DECLARE, category=Category.TWO_PAIR)),
        ("2 bet 14", Action(Seat(2), Verb.BET, amount=14)),
        ("2 raise", Action(Seat(2), Verb.RAISE)),
        ("1 exchange", Action(Seat(1), Verb.EXCHANGE)),
        ("1 declare", Action(Seat(1), Verb.DECLARE)),
    ],
)
def test_lines(line: str, action: Action) -> None:
    assert parse_action(line) == action
    assert action_text(action) == line


@pytest.mark.parametrize("verb", Verb)
def test_every_verb_parses_back(verb: Verb) -> None:
    action = Action(Seat(1), verb)
    assert parse_action(action_text(action)) == action


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("", "is no action"),
        ("stand", "is no action"),
        ("stand 0", "“stand” is no seat"),
        ("-1 stand", "“-1” is no seat"),
        ("01 stand", "“01” is no seat"),
        ("+1 stand", "“+1” is no seat"),
        ("1_0 stand", "is no seat"),
        ("٣ stand", "is no seat"),
        ("9" * 5000 + " stand", "is no seat"),
        ("0 dance", "“dance” is no verb"),
        ("0 Stand", "“Stand” is no verb"),
        ("0 stand 4D", "“4D” is too much after stand"),
        ("0 play 1D", "is no card"),
        ("0 play ??", "is no card that can be named"),
        ("0 declare two pair", "“pair” is too much"),
        ("0 declare nothing", "is no poker hand"),
        ("0 bet many", "is no amount"),
        ("0 bet 4 5", "“5” is too much"),
    ],
)
def test_wrong_lines(line: str, part: str) -> None:
    with pytest.raises(ActionError) as caught:
        parse_action(line)
    assert part in str(caught.value)
    assert len(str(caught.value)) < 300


def test_an_unknown_ruleset_names_the_known_ones() -> None:
    with pytest.raises(GameError, match="chicago-classic, chicago-en-giv-till"):
        ruleset("poker")


def test_a_refusal_reads_in_the_words_of_records() -> None:
    play = table(("2C 4D 6H 8C TC", "AS AD QS JS 9D"))
    with pytest.raises(IllegalAction, match=r"2C is not in your hand\."):
        play.play("1 exchange 2C")
    play.all_stand()
    with pytest.raises(IllegalAction, match=r"don't have two pair: your hand is pair\."):
        play.play("1 declare two_pair")
