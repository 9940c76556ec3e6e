"""What each seat may know: hidden cards never show, and what is public does (rules.md 3)."""

from studs import stud, to_street

from game.cards import UNKNOWN, Category, cards_text, category_of, parse_card, parse_cards
from game.rules import Action, Seat, Verb, ruleset
from game.rules.events import CardDealt
from game.rules.schultz.observation import Phase
from game.rules.schultz.state import Pot

HANDS = ["2C 3D KH 8S KS JD 2H", "2D 3H 9S 9D 7S QC 5C", "AS 6C AD 4S TC 7D KC"]
RULES = ruleset("dirty-schultz")


def test_the_table_on_fourth_street() -> None:
    play = stud(HANDS)
    to_street(play, 4)
    view = RULES.observe(play.state, 2)
    assert (view.phase, view.street, view.to_act) == (Phase.BETTING, 4, 2)
    assert (view.players, view.first, view.dealer, view.deal) == ((1, 2, 0), 1, 0, 1)
    assert [cards_text(each.down) for each in view.seats] == ["?? ??", "?? ??", "AS 6C"]
    assert [cards_text(each.up) for each in view.seats] == ["KH 8S", "9S 9D", "AD 4S"]
    # fours are wild: three aces, of which two lie open
    assert (view.wild, view.wild_ranks, view.trigger) == (parse_card("4S"), (2,), False)
    assert [category_of(each.exposed) for each in view.seats] == [0, Category.PAIR, Category.PAIR]
    assert category_of(view.seats[2].best) is Category.THREE_OF_A_KIND
    assert [each.best for each in view.seats[:2]] == [None, None]
    assert (view.pot, view.pots) == (6, (Pot(6, (Seat(1), Seat(2), Seat(0))),))
    assert [offer.verb for offer in view.offers] == [Verb.CHECK, Verb.BET]
    assert RULES.observe(play.state, 0).offers == ()
    assert (view.stub, view.burned, view.opener, view.poster) == (39, 1, 2, 1)


def test_what_the_seats_did_on_this_street() -> None:
    play = stud(HANDS)
    to_street(play, 4)
    play.play("2 bet", "0 call")
    seats = RULES.observe(play.state, None).seats
    assert [each.did for each in seats] == [
        Action(Seat(0), Verb.CALL, amount=2),
        None,
        Action(Seat(2), Verb.BET, amount=2),
    ]
    assert [each.bet for each in seats] == [2, 0, 2]
    assert [(each.stack, each.paid) for each in seats] == [(96, 4), (98, 2), (96, 4)]


def test_a_showdown_opens_the_hands_that_have_not_folded() -> None:
    play = stud(HANDS)
    to_street(play, 7)
    play.play("1 check", "2 bet", "0 call", "1 fold")
    view = RULES.observe(play.state, None)
    assert (view.phase, view.showdown, view.pot) == (Phase.OVER, True, 0)
    assert [each.folded for each in view.seats] == [False, True, False]
    for each in view.seats:
        assert (UNKNOWN in each.down) is each.folded
        assert (each.best is None) is each.folded
    assert sum(each.won for each in view.seats) == sum(pot.amount for pot in view.results)


def test_events_of_down_cards_are_hidden_from_others() -> None:
    play = stud(HANDS)
    dealt = play.told(CardDealt)
    assert [event.card for event in dealt] == list(parse_cards("2D AS 2C 3H 6C 3D"))
    assert [RULES.redact(event, 2).card for event in dealt] == list(parse_cards("?? AS ?? ?? 6C ??"))
    assert {RULES.redact(event, None).card for event in dealt} == {UNKNOWN}
