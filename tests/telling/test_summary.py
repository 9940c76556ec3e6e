import pytest

from game.cards import Category, parse_card, parse_cards
from game.rules import events
from game.rules.api import Seat
from game.rules.events import Cause
from game.telling import causes, explanation, final_hand, headline, points_line, points_text
from game.text import load

SV, EN = load("sv"), load("en")
NAMES = ("Maja", "Björn", "Anna", "Lars")
YOU, BJORN, ANNA, LARS = map(Seat, range(4))
C = parse_card

PHASE = events.Scored(YOU, 1, 32, Cause.HAND, 2, Category.PAIR, (11,))
TRICK_3 = events.TrickTaken(YOU, 3, ((ANNA, C("QH")), (YOU, C("KH"))))
BROKEN = events.Scored(ANNA, -15, 9, Cause.CHICAGO_BROKEN, 3)
OPENED = events.HandsOpened(
    (
        (ANNA, parse_cards("AS AC QH TD 8C"), Category.PAIR),
        (YOU, parse_cards("KS KH 7C 6H 2S"), Category.PAIR),
    )
)
BEST = events.Scored(ANNA, 1, 10, Cause.HAND, 3, Category.PAIR, (12,))
ENDED = events.DealEnded(6, (32, 17, 10, 10))
BROKEN_DEAL = [PHASE, TRICK_3, BROKEN, OPENED, BEST, ENDED]


def test_a_broken_chicago() -> None:
    assert headline(SV, BROKEN_DEAL, NAMES, YOU) == "Du bröt Annas Chicago"
    assert headline(EN, BROKEN_DEAL, NAMES, YOU) == "You broke Anna's Chicago"
    assert headline(SV, BROKEN_DEAL, NAMES, ANNA) == "Maja bröt din Chicago"
    assert explanation(SV, BROKEN_DEAL, NAMES, YOU) == (
        "Giv 6 är över. Hjärter kung tog stick 3, så sista sticket spelades inte. "
        "Anna hade bästa handen: par i ess."
    )
    assert explanation(EN, BROKEN_DEAL, NAMES, YOU) == (
        "Deal 6 is over. The king of hearts took trick 3, so the last trick was not played. "
        "Anna had the best hand: pair of aces."
    )


def test_causes_of_each_seat() -> None:
    assert causes(SV, BROKEN_DEAL, YOU) == (("+1", "par i kungar, fas 2"),)
    assert causes(SV, BROKEN_DEAL, ANNA) == (("−15", "bruten Chicago"), ("+1", "bästa handen: par i ess"))
    assert causes(EN, BROKEN_DEAL, ANNA) == (("−15", "broken Chicago"), ("+1", "best hand: pair of aces"))
    assert causes(SV, BROKEN_DEAL, BJORN) == ()
    assert final_hand(SV, BROKEN_DEAL, YOU) == "Par i kungar"
    assert final_hand(SV, BROKEN_DEAL, LARS) is None
    assert final_hand(SV, [PHASE], YOU) is None


def test_the_last_trick_and_a_tie() -> None:
    last = events.TrickTaken(BJORN, 5, ((BJORN, C("AH")),))
    deal = [last, OPENED, events.NobodyScored(3, (YOU, LARS)), ENDED]
    assert headline(SV, deal, NAMES, YOU) == "Björn tog sista sticket"
    assert headline(EN, deal, NAMES, BJORN) == "You took the last trick"
    assert explanation(SV, deal, NAMES, YOU) == (
        "Giv 6 är över. Hjärter ess tog sista sticket. "
        "Du och Lars hade lika bra händer, så ingen fick poäng för handen."
    )
    nobody = [last, OPENED, events.NobodyScored(3, ()), ENDED]
    assert explanation(EN, nobody, NAMES).endswith("Nobody had a hand that scores.")


@pytest.mark.parametrize(
    ("deal", "swedish"),
    [
        ([events.Scored(YOU, 15, 40, Cause.CHICAGO_MADE, 3), ENDED], "Du klarade din Chicago"),
        ([events.Scored(LARS, 15, 40, Cause.CHICAGO_MADE, 3), ENDED], "Lars klarade Chicago"),
        (
            [events.TrickTaken(BJORN, 2, ((BJORN, C("AH")),)), BROKEN._replace(seat=LARS), ENDED],
            "Björn bröt Lars Chicago",
        ),
        ([TRICK_3, BROKEN, ENDED, events.MatchEnded((LARS,), (1, 2, 3, 60))], "Lars vinner matchen"),
        ([ENDED, events.MatchEnded((YOU, LARS), (60, 2, 3, 60))], "Du och Lars delar segern"),
        ([events.DealBegan(2, YOU, (YOU, LARS), False)], "Giv 2 är över"),
    ],
)
def test_headlines(deal: list[object], swedish: str) -> None:
    assert headline(SV, deal, NAMES, YOU) == swedish


def test_points_with_their_sign() -> None:
    assert [points_text(points) for points in (1, -15, 0)] == ["+1", "\u221215", "±0"]
    assert points_line(SV, PHASE) == "+1 par i kungar"
    assert points_line(EN, BROKEN) == "\u221215 broken Chicago"
    assert points_line(EN, PHASE._replace(category=None)) == "+1 best hand"
