"""When the pack runs out with seven and eight seats (rules.md 3, "Pack runs out")."""

import pytest
from studs import stud, to_street

from game.cards import FULL_DECK, GameError, card_text, cards_text
from game.rules import Position, Seat, ruleset
from game.rules.api import RestockError
from game.rules.events import StockRenewed
from game.rules.schultz.events import CommunityDealt, TriggerSet, WildSet

RULES = ruleset("dirty-schultz")
OPTIONS = RULES.make_options({})


def all_the_way(count, **changes):
    return stud([""] * count, trigger="none", **changes)


def test_six_seats_never_run_out() -> None:
    play = all_the_way(6)
    to_street(play, 7)
    assert (play.probe["stub"], play.probe["burned"], play.probe["community"]) == (6, 4, None)


def test_seven_seats_reuse_the_burns() -> None:
    """21 + 3 x 8 cards leave 7 and 3 burns: ten cards for seven seats, without a burn."""
    play = all_the_way(7)
    to_street(play, 6)
    assert (play.probe["stub"], play.probe["burned"]) == (7, 3)
    recycled = {*play.state.stub, *play.state.burned}
    to_street(play, 7)
    assert (play.probe["stub"], play.probe["burned"], play.probe["community"]) == (3, 0, None)
    last = {cards[2] for cards in play.state.down}
    assert last | set(play.state.stub) == recycled
    assert play.told(StockRenewed) == [StockRenewed(10)]


def test_the_order_of_a_record_is_used() -> None:
    play = all_the_way(7)
    to_street(play, 6)
    order = cards_text(sorted((*play.state.stub, *play.state.burned)))
    again = all_the_way(7, restock=[order])
    to_street(again, 7)
    assert cards_text(again.state.down[(again.state.setup.dealer + 1) % 7][2:]) == order[:2]
    wrong = all_the_way(7, restock=["AS KS"])
    with pytest.raises(RestockError, match="does not hold exactly the stub and the burns, 10"):
        to_street(wrong, 7)


def test_one_fold_suffices_for_a_burn_and_a_card_each() -> None:
    play = all_the_way(7)
    to_street(play, 6)
    play.play(f"{play.state.to_act} bet")
    play.play(f"{play.state.to_act} fold")
    to_street(play, 7)
    assert (play.probe["stub"], play.probe["burned"], play.probe["community"]) == (0, 4, None)


def test_eight_seats_get_a_community_card() -> None:
    """24 + 3 x 9 cards leave 1 and 3 burns: the top card of the stub is everyone's, without a burn."""
    play = all_the_way(8)
    to_street(play, 6)
    top, opener = play.state.stub[0], play.state.to_act
    to_street(play, 7)
    assert play.probe["community"] == card_text(top)
    assert (play.probe["stub"], play.probe["burned"]) == (0, 3)
    assert play.told(CommunityDealt) == [CommunityDealt(top)]
    assert play.probe["to_act"] == opener
    to_street(play, 8)
    assert all(play.probe["best"])


def test_eight_seats_with_four_left_reuse_the_burns() -> None:
    """On sixth street four seats fold: stub 1 and 3 burns suffice for the other four."""
    play = all_the_way(8)
    to_street(play, 6)
    play.play(f"{play.state.to_act} bet")
    for _ in range(4):
        play.play(f"{play.state.to_act} fold")
    to_street(play, 7)
    assert play.probe["street"] == 7
    assert (play.probe["stub"], play.probe["burned"], play.probe["community"]) == (0, 0, None)


LAST_PAIR = [
    "2C 3C KH QD 9C 9D",
    "2D 3D JH TD 8C AC",
    "2H 3H TH 8D 7C KC",
    "2S 3S 9H 7D 6C QC",
    "4C 5C 8H 6D AD JC",
    "4D 5D 7H 6H KD TC",
    "4H 5H 6S AH QS 7S",
    "4S 5S AS KS JD 8S",
]


def test_a_pending_trigger_makes_the_community_card_wild_and_the_opener_stays() -> None:
    """Seat 0 pairs its nines with the last upcard. The community queen then is wild: seats 3 and 6, who show
    queens, would have the best hands, but seat 0 opens as on sixth street."""
    play = stud(LAST_PAIR, burns="TS 9S JS", rest="QH")
    to_street(play, 6)
    assert (play.probe["wild"], play.probe["trigger"], play.probe["to_act"]) == (None, True, 0)
    assert [card_text(event.card) for event in play.told(TriggerSet)] == ["9D"]
    to_street(play, 7)
    assert play.probe["community"] == "QH"
    assert (play.probe["wild"], play.probe["trigger"], play.probe["to_act"]) == ("Q", False, 0)
    assert [card_text(event.card) for event in play.told(WildSet)] == ["QH"]


@pytest.mark.parametrize("last", ["keep", "none"])
def test_the_community_card_alone_is_wild_with_wild_scope_card(last: str) -> None:
    play = stud(LAST_PAIR, burns="TS 9S JS", rest="QH", wild_scope="card", last_upcard_pair=last)
    to_street(play, 7)
    assert (play.probe["wild"], play.probe["trigger"]) == ("QH", False)
    assert play.state.wild_owner is None


def test_the_community_card_triggers_nothing_itself() -> None:
    """Its rank is that of an upcard of every other seat, and without a trigger nothing becomes wild."""
    hands = ["2C 3C KH QD 9C TS", *LAST_PAIR[1:]]
    play = stud(hands, burns="9S 9D JS", rest="QH")
    to_street(play, 7)
    assert play.probe["community"] is not None
    assert (play.probe["wild"], play.probe["trigger"]) == (None, False)


def test_bad_positions() -> None:
    with pytest.raises(GameError, match="No stack is less than 0, and at least two seats have chips"):
        stud(["", ""], stacks=[100, 0])
    with pytest.raises(GameError, match=r"9 can't play stud: it needs 2 to 8 players\."):
        RULES.deal_from(OPTIONS, Position(9, Seat(0), (100,) * 9, FULL_DECK))
    with pytest.raises(GameError, match="needs 2 stacks and a dealer below 2"):
        RULES.deal_from(OPTIONS, Position(2, Seat(2), (100, 100), FULL_DECK))
    with pytest.raises(GameError, match="each of the 52 cards once"):
        RULES.deal_from(OPTIONS, Position(2, Seat(0), (100, 100), FULL_DECK[1:]))
