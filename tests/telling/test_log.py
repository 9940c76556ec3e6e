"""Every event has its sentences, in both languages, for the reader and about others."""

import inspect

import pytest

from game.cards import UNKNOWN, Category, parse_card, parse_cards
from game.rules import events
from game.rules.api import Seat
from game.rules.events import Cause
from game.telling import sentences
from game.telling.log import SENTENCES
from game.text import load

SV, EN = load("sv"), load("en")
NAMES = ("Anna", "Björn", "Karin")
ANNA, BJORN, KARIN = Seat(0), Seat(1), Seat(2)
C = parse_card
TWO = parse_cards("7H KS")
HIDDEN = (UNKNOWN, UNKNOWN)
HAND = parse_cards("KH KS 9C 5D 2S")

CASES = [
    (
        events.DealerDrawn(((ANNA, C("7H")), (BJORN, C("KS"))), ANNA),
        [
            "Drawing for the first deal: Anna the seven of hearts, you the king of spades.",
            "Anna has the lowest card and deals first.",
        ],
        [
            "Lottning om första given: Anna hjärter sju, du spader kung.",
            "Anna har lägsta kortet och ger först.",
        ],
    ),
    (
        events.DealerDrawn(((ANNA, C("7H")), (BJORN, C("7S"))), None),
        [
            "Drawing for the first deal: Anna the seven of hearts, you the seven of spades.",
            "The lowest cards are equal, so those players draw again.",
        ],
        [
            "Lottning om första given: Anna hjärter sju, du spader sju.",
            "De lägsta korten är lika, så de spelarna drar igen.",
        ],
    ),
    (events.DealBegan(6, ANNA, (ANNA, BJORN, KARIN), False), ["Deal 6: Anna deals."], ["Giv 6: Anna ger."]),
    (events.DealBegan(6, BJORN, (ANNA, BJORN, KARIN), False), ["Deal 6: you deal."], ["Giv 6: du ger."]),
    (
        events.DealBegan(9, ANNA, (ANNA, BJORN), True),
        ["Deal 9 is a play-off: Anna and you play, Anna deals."],
        ["Giv 9 är omspel: Anna och du spelar, Anna ger."],
    ),
    (events.CardDealt(ANNA, UNKNOWN), ["Anna gets 1 card."], ["Anna får 1 kort."]),
    (
        events.CardDealt(BJORN, C("7H")),
        ["You get 1 card.", "You have the seven of hearts."],
        ["Du får 1 kort.", "Du har hjärter sju."],
    ),
    (events.Exchanged(ANNA, HIDDEN, HIDDEN), ["Anna exchanges 2 cards."], ["Anna byter 2 kort."]),
    (events.Exchanged(ANNA, (UNKNOWN,), (UNKNOWN,)), ["Anna exchanges 1 card."], ["Anna byter 1 kort."]),
    (
        events.Exchanged(BJORN, (C("4D"),), (C("7H"),)),
        ["You discard the four of diamonds and take the seven of hearts."],
        ["Du kastar ruter fyra och tar hjärter sju."],
    ),
    (
        events.Exchanged(ANNA, TWO, HIDDEN, True),
        ["Anna discards the seven of hearts and the king of spades and takes as many new cards."],
        ["Anna kastar hjärter sju och spader kung och tar lika många nya kort."],
    ),
    (
        events.Exchanged(ANNA, (UNKNOWN,), (C("7H"),)),
        ["Anna discards a card and takes the seven of hearts."],
        ["Anna kastar ett kort och tar hjärter sju."],
    ),
    (
        events.CardOffered(ANNA, C("7H")),
        ["Anna asks for an open card: the seven of hearts."],
        ["Anna ber om ett öppet kort: hjärter sju."],
    ),
    (
        events.CardRefused(BJORN, C("7H")),
        ["You refuse the seven of hearts."],
        ["Du tackar nej till hjärter sju."],
    ),
    (events.StoodPat(ANNA), ["Anna stands pat."], ["Anna står."]),
    (events.StoodPat(BJORN), ["You stand pat."], ["Du står."]),
    (
        events.ExchangeStopped(ANNA),
        ["Anna may not exchange: the exchange stop is reached."],
        ["Anna får inte byta: köpstopp."],
    ),
    (
        events.StockRenewed(7),
        ["The stock has run out: 7 discarded cards are shuffled into a new one."],
        ["Talongen är slut: 7 kastade kort blandas till en ny."],
    ),
    (
        events.HandShown(ANNA, TWO),
        ["Anna shows the seven of hearts and the king of spades."],
        ["Anna visar hjärter sju och spader kung."],
    ),
    (events.Declared(ANNA, Category.TWO_PAIR), ["Anna declares “two pair”."], ["Anna säger två par."]),
    (events.Declared(BJORN, Category.PAIR), ["You declare “pair”."], ["Du säger par."]),
    (events.DeclarePassed(ANNA), ["Anna passes."], ["Anna passar."]),
    (
        events.RanksRevealed(ANNA, Category.PAIR, (11, 12)),
        ["Anna reveals: pair of kings, ace."],
        ["Anna avslöjar: par i kungar, ess."],
    ),
    (events.NobodyScored(1, ()), ["Nobody scores for a hand."], ["Ingen får poäng för sin hand."]),
    (
        events.NobodyScored(3, (BJORN, KARIN)),
        ["You and Karin have equally good hands: nobody scores."],
        ["Du och Karin har lika bra händer: ingen får poäng."],
    ),
    (
        events.Scored(ANNA, 1, 24, Cause.HAND, 1, Category.PAIR, (11,)),
        ["Anna gets 1 point – pair of kings (now 24)."],
        ["Anna får 1 poäng – par i kungar (nu 24)."],
    ),
    (
        events.Scored(BJORN, 5, 29, Cause.LAST_TRICK, 3),
        ["You get 5 points – last trick (now 29)."],
        ["Du får 5 poäng – sista sticket (nu 29)."],
    ),
    (
        events.Scored(ANNA, -15, 9, Cause.CHICAGO_BROKEN, 3),
        ["Anna loses 15 points – broken Chicago (now 9)."],
        ["Anna förlorar 15 poäng – bruten Chicago (nu 9)."],
    ),
    (
        events.Scored(BJORN, -7, 0, Cause.RESET, 3),
        ["You lose 7 points – set back by four of a kind (now 0)."],
        ["Du förlorar 7 poäng – nollad av fyrtal (nu 0)."],
    ),
    (events.ChicagoCalled(BJORN), ["You call Chicago!"], ["Du säger Chicago!"]),
    (events.ChicagoDeclined(ANNA), ["Anna doesn't call Chicago."], ["Anna säger inte Chicago."]),
    (
        events.CardPlayed(ANNA, C("7H"), 1, True),
        ["Anna leads the seven of hearts."],
        ["Anna spelar ut hjärter sju."],
    ),
    (
        events.CardPlayed(BJORN, C("4H"), 1, False),
        ["You play the four of hearts."],
        ["Du lägger hjärter fyra."],
    ),
    (events.TrickTaken(BJORN, 2, ((BJORN, C("7H")),)), ["You take the trick."], ["Du tar sticket."]),
    (
        events.TrickTaken(ANNA, 5, ((ANNA, C("7H")),)),
        ["Anna takes the last trick."],
        ["Anna tar sista sticket."],
    ),
    (
        events.HandsOpened(((ANNA, HAND, Category.PAIR),)),
        [
            "Anna has the nine of clubs, the five of diamonds, the king of hearts, "
            "the two of spades and the king of spades – pair of kings."
        ],
        ["Anna har klöver nio, ruter fem, hjärter kung, spader två och spader kung – par i kungar."],
    ),
    (
        events.DealEnded(6, (24, 17, 9)),
        ["Deal 6 is over: Anna 24, you 17, Karin 9."],
        ["Giv 6 är över: Anna 24, du 17, Karin 9."],
    ),
    (
        events.MatchEnded((ANNA,), (54, 17, 9)),
        ["Anna wins the match with 54 points."],
        ["Anna vinner matchen med 54 poäng."],
    ),
    (
        events.MatchEnded((BJORN, KARIN), (2, 54, 54)),
        ["You and Karin share the victory."],
        ["Du och Karin delar segern."],
    ),
]


@pytest.mark.parametrize(("event", "english", "swedish"), CASES)
def test_sentences(event: object, english: list[str], swedish: list[str]) -> None:
    assert list(sentences(EN, [event], NAMES, BJORN)) == english
    assert list(sentences(SV, [event], NAMES, BJORN)) == swedish


def test_no_event_is_without_a_sentence_and_a_case() -> None:
    classes = {
        kind
        for _, kind in inspect.getmembers(events, inspect.isclass)
        if kind.__module__ == events.__name__ and hasattr(kind, "_fields")
    }
    assert classes == set(SENTENCES)
    assert classes == {type(event) for event, _, _ in CASES}


def test_a_round_of_dealing_is_one_sentence_and_only_your_cards_are_named() -> None:
    dealt = [
        events.CardDealt(Seat(seat), C(card) if seat == 1 else UNKNOWN)
        for card in ("AS", "7H", "2C", "KD", "9H")
        for seat in (0, 1, 2)
    ]
    began = events.DealBegan(1, ANNA, (ANNA, BJORN, KARIN), False)
    assert sentences(SV, [began, *dealt, events.StoodPat(ANNA)], NAMES, BJORN) == (
        "Giv 1: Anna ger.",
        "Alla får 5 kort.",
        "Du har klöver två, ruter kung, hjärter sju, hjärter nio och spader ess.",
        "Anna står.",
    )


def test_without_a_reader_everybody_is_named() -> None:
    assert sentences(EN, [events.TrickTaken(BJORN, 2, ())], NAMES) == ("Björn takes the trick.",)
    assert sentences(EN, [], NAMES) == ()


def test_names_are_no_templates() -> None:
    assert sentences(EN, [events.StoodPat(ANNA)], ("{cards} {0}", "B")) == ("{cards} {0} stands pat.",)
