"""Calls, tricks, and what they give; the final comparison (rules.md 2, 2a, 2b)."""

import pytest
from strategies import table

from game.cards import Category, cards_text, parse_cards
from game.rules import Seat
from game.rules.chicago.tricks import playable, taker
from game.rules.events import Cause, DealEnded, HandsOpened, NobodyScored, Scored

# Seat 1 leads and takes every trick with spades; nobody has a pair.
ROYAL = ("2C 4D 6H 8C TC", "AS KS QS JS 9D")


def tricks(hands, **changes):
    play = table(hands, **changes)
    play.to_tricks()
    return play


def causes(play):
    return [(event.seat, event.points, event.total, event.cause) for event in play.told(Scored)]


def test_following_suit_is_a_duty_and_beating_is_none() -> None:
    hand = parse_cards("2C 9C 4D KS AS")
    assert cards_text(playable(hand, ((Seat(0), parse_cards("5C")[0]),))) == "2C 9C"
    assert cards_text(playable(hand, ((Seat(0), parse_cards("5H")[0]),))) == "2C 9C 4D KS AS"
    assert cards_text(playable(hand, ())) == "2C 9C 4D KS AS"


def test_the_highest_card_of_the_led_suit_takes_the_trick() -> None:
    trick = tuple(zip((Seat(1), Seat(2), Seat(0)), parse_cards("5H AS 9H"), strict=True))
    assert taker(trick) == (0, parse_cards("9H")[0])


def test_who_must_follow_is_told_the_suit() -> None:
    play = tricks(("2S 4D 6H 8C TC", "AS KS QS JS 9D"))
    play.play("1 play AS")
    reason = play.rules.why_not(
        play.state, play.rules.legal_actions(play.state)[0]._replace(cards=parse_cards("4D"))
    )
    assert reason is not None
    assert reason.params == (("suit", 3),)
    assert "must follow suit" in reason.message
    assert "exactly one card" in play.why("0 play 2S 4D")
    assert "Name the card" in play.why("0 play")
    assert "not in your hand" in play.why("0 play AS")


def test_the_last_trick_gives_five_and_the_taker_leads() -> None:
    play = tricks(ROYAL)
    play.play("1 play 9D", "0 play 4D")
    assert (play.probe["round"], play.probe["to_act"], play.probe["trick"]) == (2, 1, "")
    view = play.rules.observe(play.state, Seat(0))
    assert (view.last_taker, len(view.last_trick), view.seats[1].tricks) == (1, 2, 1)
    play.play("1 play AS")
    assert play.rules.observe(play.state, Seat(0)).last_trick == ()
    play.play("0 play 2C", "1 play KS", "0 play 6H", "1 play QS", "0 play 8C", "1 play JS", "0 play TC")
    assert causes(play) == [(1, 5, 5, Cause.LAST_TRICK)]
    assert play.told(NobodyScored)[-1] == NobodyScored(3, ())
    assert play.told(DealEnded) == [DealEnded(1, (0, 5))]
    assert (play.probe["phase"], play.probe["round"], play.probe["hands"]) == ("over", 0, ["", ""])
    final = play.rules.observe(play.state, None)
    assert [cards_text(seat.final) for seat in final.seats] == ["2C 8C TC 4D 6H", "9D JS QS KS AS"]
    assert "deal is over" in play.why("0 stand")


def test_the_hand_compared_is_that_after_the_last_exchange() -> None:
    play = tricks(("2C 4D 6H 8C TC", "AS KS QS JS AD"))
    play.play("1 play AD", "0 play 4D", "1 play AS", "0 play 2C", "1 play KS", "0 play 6H")
    play.play("1 play QS", "0 play 8C", "1 play JS", "0 play TC")
    assert causes(play) == [(1, 5, 5, Cause.LAST_TRICK), (1, 1, 6, Cause.HAND)]


def test_chicago_is_asked_from_the_first_seat_until_one_says_yes() -> None:
    play = table(("2C 4D 6H 8C TC", "AS KS QS JS 9D", "3C 5D 7H 9S JC"), scores=(15, 14, 20))
    for _ in range(3):
        play.all_stand()
        play.all_pass()
    assert (play.probe["phase"], play.probe["to_act"]) == ("chicago", 2)
    assert "Now you are asked whether you call" in play.why("2 fold")
    play.play("2 decline")
    assert play.probe["to_act"] == 0
    assert [seat.chicago_asked for seat in play.rules.observe(play.state, None).seats] == [False, False, True]
    play.play("0 chicago")
    assert (play.probe["phase"], play.probe["to_act"], play.probe["caller"]) == ("play", 0, 0)


def test_points_of_this_deal_count_for_calling() -> None:
    play = table(("2C 4D 6H 8C TC", "AS AD QS JS 9D"), scores=(0, 14))
    play.all_stand()
    play.play("1 declare pair", "0 pass", "1 stand", "0 stand", "1 pass", "0 pass", "1 stand", "0 stand")
    assert (play.probe["phase"], play.probe["to_act"]) == ("chicago", 1)


def chicago(hands, **changes):
    play = table(hands, **changes)
    while play.probe["phase"] != "chicago":
        play.play(f"{play.state.to_act} {'stand' if play.probe['phase'] == 'exchange' else 'pass'}")
    play.play(f"{play.state.to_act} chicago")
    return play


def test_a_made_chicago_gives_15_instead_of_5_and_hands_are_compared() -> None:
    play = chicago(("2C 2D 6H 8C TC", "AS KS QS JS 9S"), scores=(0, 20))
    play.play("1 play AS", "0 play 2D", "1 play KS", "0 play 2C", "1 play QS", "0 play 6H")
    play.play("1 play JS", "0 play 8C", "1 play 9S", "0 play TC")
    assert causes(play) == [(1, 15, 35, Cause.CHICAGO_MADE), (1, 5, 40, Cause.HAND)]
    assert play.state.called == (1,)
    assert play.rules.observe(play.state, None).chicago_result is True


def test_a_broken_chicago_stops_the_play_after_the_whole_trick() -> None:
    play = chicago(("AD 2D 6H 8C TC", "AS KS QS JS 9D", "3C 3D 7H 9C JC"), scores=(0, 20, 0))
    play.play("1 play 9D", "2 play 3D")
    assert play.probe["phase"] == "play"
    play.play("0 play AD")
    assert causes(play) == [(1, -15, 5, Cause.CHICAGO_BROKEN), (2, 1, 1, Cause.HAND)]
    assert play.probe["hands"] == ["8C TC 2D 6H", "JS QS KS AS", "3C 9C JC 7H"]
    view = play.rules.observe(play.state, Seat(0))
    assert cards_text(view.seats[1].hand) == "JS QS KS AS"
    assert cards_text(view.seats[1].final) == "9D JS QS KS AS"
    assert view.chicago_result is False


def test_one_more_deal_ends_at_once_after_a_broken_chicago_and_keeps_the_cards_hidden() -> None:
    play = chicago(("AD AC 6H 8C TC", "AS KS QS JS 9D"), name="chicago-en-giv-till", scores=(0, 20))
    play.play("1 play 9D", "0 play AD")
    assert causes(play) == [(1, -15, 5, Cause.CHICAGO_BROKEN)]
    assert play.told(HandsOpened) == []
    view = play.rules.observe(play.state, Seat(0))
    assert view.seats[1].hand == (-1, -1, -1, -1)
    assert view.seats[1].final == ()
    made = chicago(("AD AC 6H 8C TC", "AS KS QS JS 9S"), name="chicago-en-giv-till", scores=(0, 20))
    made.play("1 play AS", "0 play AD", "1 play KS", "0 play AC", "1 play QS", "0 play 6H")
    made.play("1 play JS", "0 play 8C", "1 play 9S", "0 play TC")
    assert causes(made) == [(1, 15, 35, Cause.CHICAGO_MADE), (1, 5, 40, Cause.HAND)]


def test_a_broken_chicago_never_takes_more_than_there_is() -> None:
    play = chicago(("AD 2D 6H 8C TC", "AS KS QS JS 9D"), scores=(0, 3), chicago_minimum=0)
    play.play("1 play 9D", "0 play AD")
    assert causes(play) == [(1, -3, 0, Cause.CHICAGO_BROKEN)]


@pytest.mark.parametrize(("changes", "points"), [({}, 5), ({"last_trick_with_two": True}, 10)])
def test_the_last_trick_with_a_two(changes: dict[str, object], points: int) -> None:
    play = tricks(("3C 4D 6H 8C TC", "AS KS QS JS 2D"), **changes)
    play.play("1 play AS", "0 play 4D", "1 play KS", "0 play 3C", "1 play QS", "0 play 6H")
    play.play("1 play JS", "0 play 8C", "1 play 2D", "0 play TC")
    assert causes(play) == [(1, points, points, Cause.LAST_TRICK)]


def test_a_two_that_only_lies_in_the_last_trick_gives_nothing_more() -> None:
    play = tricks(("3C 4D 6H 8C 2S", "AS KS QS JS 9S"), last_trick_with_two=True)
    play.play("1 play AS", "0 play 2S")
    play.play("1 play KS", "0 play 3C", "1 play QS", "0 play 6H", "1 play JS", "0 play 8C")
    play.play("1 play 9S", "0 play 4D")
    assert causes(play) == [(1, 5, 5, Cause.LAST_TRICK), (1, 5, 10, Cause.HAND)]


def test_equal_best_final_hands_score_nothing() -> None:
    play = tricks(("2C 2D 6H 8C TC", "2S 2H 6S 8D TD", "3C 5D 7H 9S JC"))
    play.play("1 play 6S", "2 play 9S", "0 play TC", "2 play JC", "0 play 8C", "1 play 2S")
    play.play("2 play 7H", "0 play 6H", "1 play 2H", "2 play 5D", "0 play 2D", "1 play 8D")
    play.play("1 play TD", "2 play 3C", "0 play 2C")
    assert causes(play) == [(1, 5, 5, Cause.LAST_TRICK)]
    assert play.told(NobodyScored)[-1] == NobodyScored(3, (Seat(1), Seat(0)))
    opened = play.told(HandsOpened)[0].hands
    assert [(seat, category) for seat, _, category in opened] == [
        (1, Category.PAIR),
        (2, Category.HIGH_CARD),
        (0, Category.PAIR),
    ]
