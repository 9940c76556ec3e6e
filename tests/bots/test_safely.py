"""Whatever an opponent does wrong, a legal action comes out and the fault is told."""

from types import SimpleNamespace

import pytest

from game.bots import BOTS, Fault, bot, think_safely
from game.bots.safely import fallback
from game.cards import GameError, parse_cards
from game.rules.api import Action, Seat, Verb

SEAT = Seat(1)
LEGAL = (Action(SEAT, Verb.PLAY, parse_cards("4D")), Action(SEAT, Verb.PLAY, parse_cards("7H")))
EXCHANGE = (Action(SEAT, Verb.EXCHANGE, parse_cards("4D 7H")), Action(SEAT, Verb.STAND))
VIEW = SimpleNamespace(seat=SEAT)


class Always:
    """A bot that yields twice and then returns what it was made with, or raises it."""

    name = "always"

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def think(self, observation, budget, dice):
        yield
        yield
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


def run(answer: object, legal: tuple[Action, ...]) -> tuple[Action, list[Fault], int]:
    faults: list[Fault] = []
    thought = think_safely(Always(answer), VIEW, legal, 7, 0, 10, faults.append)
    yields = 0
    while True:
        try:
            next(thought)
            yields += 1
        except StopIteration as end:
            return end.value, faults, yields


def test_a_legal_action_passes_through():
    assert run(LEGAL[1], LEGAL) == (LEGAL[1], [], 2)


def test_cards_may_come_in_any_order():
    wish = Action(SEAT, Verb.EXCHANGE, parse_cards("7H 4D"))
    assert run(wish, EXCHANGE) == (wish, [], 2)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (KeyError("hand"), "KeyError: 'hand'"),
        (None, "illegal action None"),
        (Action(SEAT, Verb.PLAY, parse_cards("AS")), "illegal action"),
        (Action(Seat(0), Verb.PLAY, parse_cards("4D")), "illegal action"),
    ],
)
def test_faults_are_replaced_and_told(answer, message):
    action, faults, _ = run(answer, LEGAL)
    assert action == LEGAL[0]
    assert [(fault.bot, fault.seat) for fault in faults] == [("always", SEAT)]
    assert message in faults[0].message


def test_the_fallback_commits_to_least():
    assert fallback(EXCHANGE).verb is Verb.STAND
    with pytest.raises(ValueError, match="nobody is to act"):
        fallback(())


def test_names():
    assert BOTS == ("random", "steady")
    assert bot("steady").name == "steady"
    with pytest.raises(GameError, match="random, steady"):
        bot("genius")
