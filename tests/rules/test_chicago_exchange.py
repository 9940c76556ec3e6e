"""Exchange rounds: the stock that runs out, the stop, the open card, showing first (rules.md 2, 2a)."""

import pytest
from strategies import table

from game.cards import UNKNOWN, GameError, cards_text, parse_cards
from game.rules import Seat
from game.rules.chicago.exchange import RestockError
from game.rules.events import Exchanged, ExchangeStopped, HandShown, StockRenewed

FOUR = ("2C 3D 4H 6S 8C", "2D 3H 4S 6C 8D", "2H 3S 4C 6D 8H", "2S 3C 4D 6H 8S")
PAIR_FIRST = ("2C 3D 4H 6S 8C", "KD KH 4S 6C 8D", "2H 3S 5C 7D 9H")


def hand(play, seat):
    return play.probe["hands"][seat]


def test_cards_are_dealt_one_at_a_time_from_the_first_seat() -> None:
    play = table(FOUR, dealer=2)
    assert play.state.setup.players == (3, 0, 1, 2)
    dealt = [(event.seat, cards_text([event.card])) for event in play.events if hasattr(event, "card")]
    assert dealt[:6] == [(3, "2S"), (0, "2C"), (1, "2D"), (2, "2H"), (3, "3C"), (0, "3D")]
    assert play.probe["to_act"] == 3


def test_the_new_cards_come_from_the_top_of_the_stock() -> None:
    play = table(FOUR, stock="AS KS QS")
    events = play.play("1 exchange 8D 2D")
    assert events == (Exchanged(Seat(1), parse_cards("8D 2D"), parse_cards("AS KS")),)
    assert hand(play, 1) == "6C 3H 4S KS AS"
    assert (play.probe["stock"], play.probe["discards"]) == (30, 2)


def test_four_players_exchange_five_cards_three_times() -> None:
    """60 cards from a stock of 32: what is left is dealt, then the earlier discards are the new stock."""
    play = table(FOUR, name="chicago-en-giv-till")
    stocks = []
    for _ in range(3):
        for seat in (1, 2, 3, 0):
            play.play(f"{seat} exchange {hand(play, seat)}")
            stocks.append((play.probe["stock"], play.probe["discards"]))
    assert stocks[:7] == [(27, 5), (22, 10), (17, 15), (12, 20), (7, 25), (2, 30), (27, 5)]
    assert stocks[7:] == [(22, 10), (17, 15), (12, 20), (7, 25), (2, 30)]
    assert [event.cards for event in play.told(StockRenewed)] == [30]
    held = [card for cards in play.state.hands for card in cards]
    assert len({*held, *play.state.stock, *play.state.discards}) == 52


def test_just_thrown_cards_stay_out_of_the_new_stock() -> None:
    play = table(FOUR, name="chicago-en-giv-till")
    for seat in (1, 2, 3, 0, 1, 2):
        play.play(f"{seat} exchange {hand(play, seat)}")
    thrown = set(play.state.hands[3])
    earlier = set(play.state.discards)
    events = play.play(f"3 exchange {hand(play, 3)}")
    assert isinstance(events[0], StockRenewed)
    assert set(play.state.discards) == thrown
    assert not thrown & {*play.state.stock, *play.state.hands[3]}
    assert {*play.state.stock, *play.state.hands[3]} > earlier - thrown


def test_an_empty_stock_is_renewed_only_when_a_card_is_needed() -> None:
    play = table(FOUR, name="chicago-en-giv-till")
    for seat in (1, 2, 3, 0, 1, 2):
        play.play(f"{seat} exchange {hand(play, seat)}")
    play.play("3 exchange " + " ".join(hand(play, 3).split()[:2]))
    assert (play.probe["stock"], play.told(StockRenewed)) == (0, [])
    play.play("0 stand", "1 stand")
    assert play.probe["stock"] == 0
    play.play("2 exchange " + hand(play, 2).split()[0])
    assert [event.cards for event in play.told(StockRenewed)] == [32]
    assert (play.probe["stock"], play.probe["discards"]) == (31, 1)


def test_a_given_restock_must_hold_the_recycled_cards() -> None:
    play = table(FOUR, name="chicago-en-giv-till", restock=["2C 3C"])
    for seat in (1, 2, 3, 0, 1, 2):
        play.play(f"{seat} exchange {hand(play, seat)}")
    before = play.state
    with pytest.raises(RestockError, match="restock of 2 cards does not hold exactly the 30"):
        play.play(f"3 exchange {hand(play, 3)}")
    assert play.state is before
    assert issubclass(RestockError, GameError)


def test_who_had_the_exchange_stop_when_the_deal_began_is_skipped_in_all_rounds() -> None:
    play = table(PAIR_FIRST, scores=(45, 46, 46), exchange_stop=46)
    assert play.probe["to_act"] == 0
    assert [event.seat for event in play.told(ExchangeStopped)] == [1, 2]
    play.play("0 stand", "1 declare pair", "2 pass", "0 pass")
    assert play.probe["scores"] == [45, 47, 46]
    assert (play.probe["phase"], play.probe["round"], play.probe["to_act"]) == ("exchange", 2, 0)


def test_points_of_this_deal_do_not_stop() -> None:
    play = table(PAIR_FIRST, scores=(0, 45, 0), exchange_stop=46)
    play.all_stand()
    play.play("1 declare pair", "2 pass", "0 pass")
    assert play.probe["scores"][1] == 46
    assert play.probe["to_act"] == 1
    assert play.probe["legal"] == ["show", "stand"]


def test_who_scored_shows_before_exchanging_and_only_its_own_throw_is_seen() -> None:
    play = table(PAIR_FIRST, stock="AC AD QC QD")
    play.all_stand()
    play.play("1 declare pair", "2 pass", "0 pass")
    assert "show your hand before you exchange" in play.why("1 exchange 4S")
    assert play.play("1 show") == (HandShown(Seat(1), parse_cards("6C 8D KD KH 4S")),)
    assert play.probe["legal"] == ["exchange", "stand"]
    assert "need not show" in play.why("1 show")
    events = play.play("1 exchange 4S 6C")
    assert events[0] == Exchanged(Seat(1), parse_cards("4S 6C"), parse_cards("AC AD"), True)
    seen = play.rules.redact(events[0], Seat(2))
    assert seen == Exchanged(Seat(1), parse_cards("4S 6C"), (UNKNOWN, UNKNOWN), True)
    view = play.rules.observe(play.state, Seat(2)).seats[1]
    assert view.hand == (*parse_cards("8D KD KH"), UNKNOWN, UNKNOWN)
    assert view.thrown_shown == parse_cards("4S 6C")
    hidden = play.play("2 exchange 2H")[0]
    assert play.rules.redact(hidden, Seat(0)) == Exchanged(Seat(2), (UNKNOWN,), (UNKNOWN,))
    assert play.rules.redact(hidden, None) == Exchanged(Seat(2), (UNKNOWN,), (UNKNOWN,))
    assert play.rules.redact(hidden, Seat(2)) == hidden


def test_the_duty_to_show_is_per_phase() -> None:
    play = table(PAIR_FIRST)
    play.all_stand()
    play.play("1 declare pair", "2 pass", "0 pass", "1 show", "1 stand", "2 stand", "0 stand")
    play.play("1 declare pair", "2 pass", "0 pass")
    assert play.probe["shown"] == [1]
    assert (play.probe["round"], play.probe["legal"]) == (3, ["show", "stand"])
    play.play("1 show")
    assert play.probe["legal"] == ["exchange", "stand"]


def test_the_duty_ends_with_its_phase() -> None:
    """Who scored in phase 1 but not in phase 2 need not show in phase 3."""
    play = table(PAIR_FIRST)
    play.all_stand()
    play.play("1 declare pair", "2 pass", "0 pass", "1 stand", "2 stand", "0 stand")
    play.all_pass()
    assert (play.probe["round"], play.probe["legal"]) == (3, ["exchange", "stand"])


def test_show_can_be_off() -> None:
    play = table(PAIR_FIRST, show_before_exchange="off")
    play.all_stand()
    play.play("1 declare pair", "2 pass", "0 pass")
    assert play.probe["legal"] == ["exchange", "stand"]


def test_the_open_card_taken() -> None:
    play = table(FOUR, one_open=True, stock="AS KS")
    assert play.probe["legal"] == ["exchange", "exchange_open", "stand"]
    play.play("1 exchange_open 2D")
    probe = play.probe
    assert (probe["legal"], probe["to_act"], probe["stock"], probe["discards"]) == (
        ["refuse", "take"],
        1,
        32,
        1,
    )
    view = play.rules.observe(play.state, Seat(0))
    assert cards_text([view.offered]) == "AS"
    assert "take the open card or refuse" in play.why("1 stand")
    event = play.play("1 take")[0]
    assert event == Exchanged(Seat(1), parse_cards("2D"), parse_cards("AS"), False, True)
    assert play.rules.redact(event, Seat(0)).taken == parse_cards("AS")
    assert play.rules.redact(event, Seat(0)).thrown == (UNKNOWN,)
    assert (hand(play, 1), play.probe["stock"], play.probe["discards"]) == ("6C 8D 3H 4S AS", 31, 1)
    assert play.rules.observe(play.state, Seat(0)).seats[1].hand == (*parse_cards("AS"), *(UNKNOWN,) * 4)


def test_the_open_card_refused() -> None:
    play = table(FOUR, one_open=True, stock="AS KS")
    play.play("1 exchange_open 2D", "1 refuse")
    assert (hand(play, 1), play.probe["stock"], play.probe["discards"]) == ("6C 8D 3H 4S KS", 30, 2)
    view = play.rules.observe(play.state, Seat(0)).seats[1]
    assert view.hand == (UNKNOWN,) * 5
    assert view.thrown_shown == parse_cards("AS")
    assert play.probe["to_act"] == 2


def test_a_refused_card_stays_out_of_the_reshuffle() -> None:
    play = table(FOUR, name="chicago-en-giv-till", one_open=True)
    for seat in (1, 2, 3, 0, 1, 2):
        play.play(f"{seat} exchange {hand(play, seat)}")
    play.play("3 exchange " + hand(play, 3).split()[0])
    thrown = hand(play, 0).split()[0]
    play.play(f"0 exchange_open {thrown}")
    refused = cards_text(play.state.stock[:1])
    assert play.probe["stock"] == 1
    play.play("0 refuse")
    assert [event.cards for event in play.told(StockRenewed)] == [31]
    assert cards_text(play.state.discards) == f"{thrown} {refused}"
    assert play.probe["stock"] == 30


def test_an_open_card_is_asked_for_with_exactly_one_card() -> None:
    play = table(FOUR, one_open=True)
    assert "exactly one card" in play.why("1 exchange_open 2D 3H")
    assert "not exchanged openly" in table(FOUR).why("1 exchange_open 2D")


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("2 stand", "not your turn"),
        ("7 stand", "no seat {number}"),
        ("1 exchange", "at least one card"),
        ("1 exchange 2D 2D", "named twice"),
        ("1 exchange 2D AS", "not in your hand"),
        ("1 play 2D", "only when the exchanges are over"),
        ("1 pass", "only when hands are declared"),
        ("1 declare pair", "only after an exchange round"),
        ("1 chicago", "only when you are asked"),
        ("1 decline", "only when you are asked"),
        ("1 take", "no open card"),
        ("1 refuse", "no open card"),
        ("1 points", "nothing to choose"),
        ("1 reset", "nothing to choose"),
        ("1 show", "need not show"),
        ("1 fold", "Now cards are exchanged"),
        ("1 bet 4", "Now cards are exchanged"),
    ],
)
def test_what_is_refused_in_an_exchange(line: str, part: str) -> None:
    play = table(FOUR)
    before = play.state
    assert part in (play.why(line) or "")
    assert play.state is before
