"""A stud deal in short, the house rules in words, and what wild cards stand for."""

import pytest

from game.cards import Category, category_of, evaluate7_wild, hand_rank, parse_cards, wild_cards
from game.match import Match, Player
from game.rules import Action, Seat, Verb, events, ruleset
from game.rules.schultz import events as stud
from game.telling import (
    causes,
    changes_in_words,
    explanation,
    final_hand,
    hand_name,
    headline,
    option_lines,
    reason_words,
)
from game.telling.wild_words import stands_for, stands_for_words
from game.text import load

SV, EN = load("sv"), load("en")
NAMES = ("Maja", "Björn", "Anna")
YOU, BJORN, ANNA = map(Seat, range(3))
SEVENS = hand_rank(Category.FOUR_OF_A_KIND, (5, 12))
KINGS = hand_rank(Category.PAIR, (11, 12, 7, 3))
PAID = [
    *(stud.Anted(Seat(seat), 1, False) for seat in range(3)),
    stud.BringInPosted(YOU, 1, False),
    stud.Raised(BJORN, 2, 2, False, True, True),
    stud.Called(YOU, 1, False, False),
    stud.Folded(ANNA),
]
SHOWN = stud.HandsShown(((YOU, (), SEVENS), (BJORN, (), KINGS)))
ENDED = events.DealEnded(4, (110, 92, 98))
SHOWDOWN = [*PAID, SHOWN, stud.PotTaken(0, 7, ((YOU, 7),), SEVENS), ENDED]


def test_a_showdown() -> None:
    assert headline(SV, SHOWDOWN, NAMES, YOU) == "Du vinner 7 marker med fyrtal i sjuor"
    assert headline(EN, SHOWDOWN, NAMES) == "Maja wins 7 chips with four sevens"
    assert explanation(SV, SHOWDOWN, NAMES, YOU) == "Giv 4 är över. Du vinner potten på 7: fyrtal i sjuor."
    assert causes(SV, SHOWDOWN, YOU) == (("−3", "insats"), ("+7", "fyrtal i sjuor"))
    assert causes(EN, SHOWDOWN, BJORN) == (("−3", "put in"),)
    assert causes(SV, SHOWDOWN, ANNA) == (("−1", "insats, lade sig sedan"),)
    assert final_hand(SV, SHOWDOWN, YOU) == "Fyrtal i sjuor"
    assert final_hand(SV, SHOWDOWN, ANNA) is None


def test_all_others_folded_and_what_nobody_called_is_not_put_in() -> None:
    deal = [
        *PAID,
        stud.Bet(BJORN, 2, False, True),
        stud.Folded(YOU),
        stud.ExcessReturned(BJORN, 2),
        stud.PotTaken(0, 7, ((BJORN, 7),), None),
        ENDED,
    ]
    assert headline(SV, deal, NAMES, YOU) == "Björn tar 7 marker: alla andra har lagt sig"
    assert explanation(EN, deal, NAMES, BJORN) == (
        "Deal 4 is over. You take the pot of 7: everyone else has folded."
    )
    assert causes(EN, deal, BJORN) == (("−3", "put in"), ("+7", "all others folded"))
    assert final_hand(EN, deal, BJORN) is None


def test_split_and_side_pots_and_the_end() -> None:
    pots = [
        stud.PotTaken(0, 6, ((YOU, 3), (BJORN, 3)), KINGS),
        stud.PotTaken(1, 2, ((YOU, 1), (BJORN, 1)), KINGS),
    ]
    deal = [*PAID, SHOWN, *pots, stud.SeatOut(ANNA), ENDED]
    assert headline(SV, deal, NAMES, YOU) == "Du och Björn delar potten"
    assert causes(SV, deal, BJORN)[1:] == (("+3", "par i kungar"), ("+1", "sidopott 1: par i kungar"))
    assert explanation(SV, deal, NAMES, YOU).endswith("Anna har inga marker kvar och är ute ur matchen.")
    won = [*deal, events.MatchEnded((YOU,), (300, 0, 0))]
    assert headline(SV, won, NAMES, YOU) == "Du vinner matchen"
    assert headline(EN, PAID, NAMES) == "Deal 1 is over"


@pytest.mark.parametrize(
    ("cards", "wild", "name", "said"),
    [
        ("AS AH 7C 7D 7H 2C 3D", "7C 7D 7H", "femtal i ess", ["klöver sju som ess"] * 3),
        ("KS QS JS TS 7H 2C 3D", "7H", "royal flush", ["hjärter sju som spader ess"]),
        ("9S 8H 6D 5C 7H 2C KD", "7H", "stege till nio", []),
        ("AH 2C 3D 4S 9D KC KD", "9D", "stege till fem", ["ruter nio som fem"]),
        ("AS 9S 4S 2S 7D KD QC", "7D", "färg, ess högst", ["ruter sju som spader kung"]),
        ("KS KH 5D 5C 7H 2C 9D", "7H", "kåk: kungar och femmor", ["hjärter sju som kung"]),
        ("7S 7H 7C 7D 2H 3C 4D", "7S 7H 7C 7D", "femtal i fyror", None),
    ],
)
def test_what_wild_cards_stand_for(cards: str, wild: str, name: str, said: list[str] | None) -> None:
    hand = parse_cards(cards)
    wilds = parse_cards(wild)
    ranks = tuple(sorted({card >> 2 for card in wilds}))
    rank = evaluate7_wild(*hand, wild_cards(ranks) if len(wilds) > 1 else wild_cards((), wilds[0]))
    assert hand_name(SV, rank) == name
    standing = stands_for(rank, hand, wilds)
    told = stands_for_words(SV, standing).split(", ") if standing else []
    if said is None:
        assert [each.rank for each in standing] == [2, 2, 2, 2]
    elif category_of(rank) is Category.FIVE_OF_A_KIND:
        assert [line.split()[-1] for line in told] == ["ess"] * 3
    else:
        assert told == said


def test_house_rules_in_words() -> None:
    rules = ruleset("dirty-schultz")
    lines = {line.name: line for line in option_lines(SV, rules)}
    assert lines["trigger"].values == ("ett par", "en dam", "ingenting")
    assert lines["limit"].values == ("fast", "spread", "potten", "utan gräns")
    assert lines["bring_in"].values == ("1", "ingen")
    assert lines["deals"].default == "tills någon har alla marker"
    assert changes_in_words(SV, rules, {"opening": "casino", "ante": 1}) == (
        "Vem som öppnar tredje gatan: bring-in",
    )


def test_refusals_in_words() -> None:
    match = Match.start("dirty-schultz", {}, [Player("person", name) for name in NAMES], seed=5)
    seat = match.to_act()
    assert seat is not None
    other = Seat((seat + 1) % 3)
    said = {
        (where, verb, amount): reason_words(SV, refused, NAMES)
        for where in (seat, other)
        for verb in (Verb.CHECK, Verb.FOLD, Verb.BET, Verb.RAISE, Verb.PLAY)
        for amount in (None, 5)
        if (refused := match.why_not(Action(where, verb, amount=amount))) is not None
    }
    assert said[other, Verb.FOLD, None] == f"Det är inte din tur: {NAMES[seat]} är på tur."
    assert said[seat, Verb.CHECK, None] == "Du kan inte passa: 1 ska synas."
    assert said[seat, Verb.BET, None] == "Någon har redan satsat: du kan höja."
    assert said[seat, Verb.RAISE, 5] == "Med fast limit nämns inget belopp."
    assert said[seat, Verb.PLAY, None] == "Här kan du lägga dig, passa, syna, satsa eller höja."
    free = Match.start("dirty-schultz", {"limit": "none"}, [Player("person", name) for name in NAMES], seed=5)
    refused = free.why_not(Action(seat, Verb.RAISE, amount=1000))
    assert refused is not None
    assert (
        reason_words(SV, refused)
        == "Din insats på den här gatan kan inte vara 1000 marker: den är från 2 till 99."
    )
