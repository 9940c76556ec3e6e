"""Every stud event has its sentences, in both languages, for the reader and about others."""

import inspect

import pytest

from game.cards import UNKNOWN, Category, hand_rank, parse_card, parse_cards
from game.rules import events
from game.rules.api import Seat
from game.rules.schultz import events as stud
from game.telling import sentences
from game.telling.stud_log import STUD_EVENTS
from game.text import load

SV, EN = load("sv"), load("en")
NAMES = ("Anna", "Björn", "Karin")
ANNA, BJORN, KARIN = Seat(0), Seat(1), Seat(2)
C = parse_card
KINGS = hand_rank(Category.PAIR, (11, 12, 7, 3))
FOUR_KINGS = hand_rank(Category.FOUR_OF_A_KIND, (11, 12))
SEVEN = parse_cards("KS KH AC 9D 7H 7C 2S")

CASES = [
    (stud.Anted(ANNA, 1, False), ["Anna antes 1."], ["Anna betalar 1 i ante."]),
    (
        stud.Anted(BJORN, 1, True),
        ["You ante 1.", "You are all-in."],
        ["Du betalar 1 i ante.", "Du är all-in."],
    ),
    (stud.StreetBegan(5, True), ["Fifth street."], ["Femte gatan."]),
    (
        stud.UpcardDealt(BJORN, C("7H")),
        ["Face up: you the seven of hearts."],
        ["Öppet: du hjärter sju."],
    ),
    (
        stud.CommunityDealt(C("7H")),
        ["The pack has run out: the seven of hearts lies open for everyone."],
        ["Leken räcker inte: hjärter sju ligger öppet för alla."],
    ),
    (
        stud.TriggerSet(ANNA, C("7H")),
        ["Anna shows sevens now: the next upcard becomes wild."],
        ["Anna har nu öppna sjuor: nästa öppna kort blir vilt."],
    ),
    (
        stud.TriggerSet(ANNA, C("QH")),
        ["The queen of hearts: the next upcard becomes wild."],
        ["Hjärter dam: nästa öppna kort blir vilt."],
    ),
    (
        stud.TriggerEnded(True),
        ["No upcard follows: the wild rank ends."],
        ["Inget öppet kort följer: den vilda valören upphör."],
    ),
    (
        stud.TriggerEnded(False),
        ["No upcard follows: nothing new becomes wild."],
        ["Inget öppet kort följer: inget nytt blir vilt."],
    ),
    (stud.WildSet(C("7H"), False), ["Sevens are wild now."], ["Sjuor är vilda nu."]),
    (
        stud.WildSet(C("7H"), True),
        ["The seven of hearts is wild now."],
        ["Vilt kort nu: hjärter sju."],
    ),
    (
        stud.WildSet(C("7H"), True, BJORN),
        ["The seven of hearts is wild now, and only you know it."],
        ["Vilt kort nu: hjärter sju. Det vet bara du."],
    ),
    (
        stud.WildSet(UNKNOWN, True, ANNA),
        ["Anna's last face-down card is wild now."],
        ["Annas sista dolda kort är vilt nu."],
    ),
    (
        stud.BringInPosted(ANNA, 1, False),
        ["Anna posts the bring-in of 1."],
        ["Anna lägger bring-in på 1."],
    ),
    (stud.BettingOpened(3, BJORN, 2), ["You act first."], ["Du börjar."]),
    (stud.Folded(ANNA), ["Anna folds."], ["Anna lägger sig."]),
    (stud.Folded(BJORN), ["You fold."], ["Du lägger dig."]),
    (stud.Checked(ANNA), ["Anna checks."], ["Anna passar."]),
    (stud.Called(BJORN, 2, False, False), ["You call 2."], ["Du synar 2."]),
    (
        stud.Called(ANNA, 3, True, True),
        ["Anna calls with the last 3.", "Anna is all-in."],
        ["Anna synar med sina sista 3.", "Anna är all-in."],
    ),
    (stud.Bet(ANNA, 2, False, True), ["Anna bets 2."], ["Anna satsar 2."]),
    (stud.Raised(KARIN, 4, 8, False, True, False), ["Karin raises to 8."], ["Karin höjer till 8."]),
    (
        stud.Raised(BJORN, 2, 2, False, True, True),
        ["You complete to 2."],
        ["Du fyller på till 2."],
    ),
    (
        stud.ExcessReturned(ANNA, 4),
        ["Anna gets 4 chips back that nobody called."],
        ["Anna får tillbaka 4 marker som ingen synade."],
    ),
    (
        stud.HandsShown(((ANNA, SEVEN, FOUR_KINGS),), None, parse_cards("7C 7H")),
        [
            "Anna has the two of spades, the king of spades, the seven of hearts, the king of hearts, "
            "the nine of diamonds, the seven of clubs and the ace of clubs – "
            "four kings (seven of hearts as king, seven of clubs as king)."
        ],
        None,
    ),
    (stud.PotTaken(0, 23, ((ANNA, 23),), KINGS), None, ["Anna vinner potten på 23: par i kungar."]),
    (
        stud.PotTaken(0, 23, ((BJORN, 23),), None),
        ["You take the pot of 23: everyone else has folded."],
        ["Du tar potten på 23: alla andra har lagt sig."],
    ),
    (
        stud.PotTaken(1, 23, ((ANNA, 12), (BJORN, 11)), KINGS),
        ["Anna and you split side pot 1 of 23 with equally good hands, pair of kings: Anna 12, you 11."],
        ["Anna och du delar sidopott 1 på 23 med lika bra händer, par i kungar: Anna 12, du 11."],
    ),
    (
        stud.SeatOut(ANNA),
        ["Anna has no chips left and is out of the match."],
        ["Anna har inga marker kvar och är ute ur matchen."],
    ),
]
HANDS_SHOWN_SV = (
    "Anna har klöver sju, klöver ess, ruter nio, hjärter sju, hjärter kung, spader två och spader kung – "
    "fyrtal i kungar (hjärter sju som kung, klöver sju som kung)."
)


@pytest.mark.parametrize(("event", "english", "swedish"), CASES)
def test_sentences(event: object, english: list[str] | None, swedish: list[str] | None) -> None:
    if english is not None and not isinstance(event, stud.HandsShown):
        assert list(sentences(EN, [event], NAMES, BJORN)) == english
    if swedish is not None:
        assert list(sentences(SV, [event], NAMES, BJORN)) == swedish


def test_the_showdown_says_what_wild_cards_stand_for() -> None:
    shown = stud.HandsShown(((ANNA, SEVEN, FOUR_KINGS),), None, parse_cards("7C 7H"))
    assert sentences(SV, [shown], NAMES, BJORN) == (HANDS_SHOWN_SV,)
    natural = stud.HandsShown(((BJORN, parse_cards("KS KH AC 9D 5H 4C 2S"), KINGS),))
    assert sentences(EN, [natural], NAMES, BJORN)[0].endswith(" and the king of spades – pair of kings.")


def test_no_event_is_without_a_sentence_and_a_case() -> None:
    classes = {
        kind
        for _, kind in inspect.getmembers(stud, inspect.isclass)
        if kind.__module__ == stud.__name__ and hasattr(kind, "_fields")
    }
    assert classes == set(STUD_EVENTS) == {type(event) for event, _, _ in CASES}


def test_events_that_follow_one_another_are_told_together() -> None:
    down = [
        events.CardDealt(Seat(seat), C(card) if seat == 1 else UNKNOWN)
        for card in ("AS", "7H")
        for seat in (0, 1, 2)
    ]
    happened = [
        *(stud.Anted(Seat(seat), 1, False) for seat in range(3)),
        stud.StreetBegan(3, False),
        *down,
        *(stud.UpcardDealt(Seat(seat), C(card)) for seat, card in enumerate(("KC", "2D", "3S"))),
    ]
    assert sentences(SV, happened, NAMES, BJORN) == (
        "Alla betalar 1 i ante.",
        "Tredje gatan.",
        "Anna, du och Karin får 2 dolda kort var.",
        "Dolt till dig: hjärter sju och spader ess.",
        "Öppet: Anna klöver kung, du ruter två, Karin spader tre.",
    )


def test_one_card_face_down() -> None:
    began = stud.StreetBegan(7, True)
    assert sentences(EN, [began, events.CardDealt(ANNA, UNKNOWN)], NAMES, BJORN)[1:] == (
        "Anna gets 1 card face down.",
    )
    assert sentences(SV, [began, events.CardDealt(BJORN, C("7H"))], NAMES, BJORN)[1:] == (
        "Du får 1 dolt kort.",
        "Dolt till dig: hjärter sju.",
    )


def test_main_and_side_pots_and_the_end_of_the_match() -> None:
    happened = [
        stud.PotTaken(0, 9, ((ANNA, 9),), FOUR_KINGS),
        stud.PotTaken(1, 4, ((BJORN, 4),), KINGS),
        stud.SeatOut(KARIN),
        events.DealEnded(3, (9, 4, 0)),
        events.MatchEnded((ANNA,), (9, 4, 0)),
    ]
    assert sentences(SV, happened, NAMES, BJORN) == (
        "Anna vinner huvudpotten på 9: fyrtal i kungar.",
        "Du vinner sidopott 1 på 4: par i kungar.",
        "Karin har inga marker kvar och är ute ur matchen.",
        "Giv 3 är över: Anna 9, du 4, Karin 0.",
        "Anna vinner matchen med 9 marker.",
    )
    shared = [stud.Folded(ANNA), events.MatchEnded((ANNA, BJORN), (5, 5, 0))]
    assert sentences(EN, shared, NAMES)[1:] == ("Anna and Björn share the victory.",)


def test_the_stub_is_shuffled_again() -> None:
    renewed = [stud.StreetBegan(7, False), events.StockRenewed(8)]
    assert sentences(SV, renewed, NAMES)[1:] == (
        "Leken räcker inte: 8 kort, även de brända, blandas på nytt.",
    )
