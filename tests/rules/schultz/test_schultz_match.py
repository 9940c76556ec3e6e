"""From deal to deal: the first dealer, seats without chips, the end of the match (rules.md 3, "Match")."""

import pytest
from strategies import Table
from studs import stud, to_street

from game.cards import GameError, rank_of
from game.rules import OptionError, Seat, ruleset
from game.rules.events import DealBegan, DealEnded, DealerDrawn, MatchEnded
from game.rules.schultz.events import Anted, SeatOut
from game.rules.schultz.options import (
    DIRTY_SCHULTZ,
    FOLLOW_THE_QUEEN,
    SEVEN_CARD_STUD,
    Limit,
    Opening,
    SchultzOptions,
    Trigger,
)

RULES = ruleset("dirty-schultz")
ACES = ["AC AD 9H 7S 6C 4D AH", "KC KD JH TD 5S 3C TH", "QC QD 8H 5C 4S 2H 7C"]


def begin(seed=5, seats=3, **changes):
    return Table(RULES, *RULES.first_deal(RULES.make_options(changes), seats, seed))


def test_the_lowest_card_deals_first() -> None:
    play = begin()
    drawn = play.told(DealerDrawn)[-1]
    lowest = min(drawn.draws, key=lambda draw: rank_of(draw[1]))[0]
    assert play.state.setup.dealer == drawn.dealer == lowest
    assert play.told(DealBegan)[0].players[-1] == lowest
    assert [event.seat for event in play.told(Anted)] == [(lowest + i) % 3 for i in (1, 2, 3)]


def test_a_seed_always_gives_the_same_deal_whatever_the_ruleset() -> None:
    stud_rules = ruleset("seven-card-stud")
    other, _ = stud_rules.first_deal(stud_rules.make_options({}), 3, 5)
    assert begin().state.down == begin().state.down == other.down
    assert begin(6).state.down != begin().state.down


def test_the_dealer_moves_over_seats_with_chips_and_seats_without_are_out() -> None:
    """Seat 1 loses its last chips; it is dealt nothing, is folded, and never deals."""
    play = stud(ACES, stacks=[100, 20, 100], ante=20, trigger="none")
    to_street(play, 8)
    assert play.probe["stacks"][1] == 0
    assert play.told(SeatOut) == [SeatOut(Seat(1))]
    assert not play.state.winners
    play.state, play.events = RULES.next_deal(play.state)
    assert play.state.setup.dealer == 2
    assert play.told(DealBegan)[0] == DealBegan(2, Seat(2), (Seat(0), Seat(2)), False)
    assert play.probe["folded"] == [1]
    assert (play.probe["down"][1], play.probe["up"][1]) == ("", "")
    view = RULES.observe(play.state, 1)
    assert (view.seats[1].playing, view.seats[1].folded, view.first) == (False, False, 0)
    to_street(play, 8)
    if not play.state.winners:
        play.state, _ = RULES.next_deal(play.state)
        assert play.state.setup.dealer == 0


def test_the_match_ends_when_one_seat_has_all_the_chips() -> None:
    play = stud(ACES[:2], stacks=[50, 50], ante=50, trigger="none")
    assert play.state.winners == (0,)
    assert play.events[-2:] == (DealEnded(1, (100, 0)), MatchEnded((Seat(0),), (100, 0)))
    assert RULES.is_match_over(play.state)
    with pytest.raises(GameError, match="The match is over"):
        RULES.next_deal(play.state)


def test_after_so_many_deals_most_chips_win_and_equal_stacks_share() -> None:
    play = begin(deals=2)
    to_street(play, 8)
    assert play.state.winners == ()
    play.state, _ = RULES.next_deal(play.state)
    to_street(play, 8)
    most = max(play.state.stacks)
    assert play.state.winners == tuple(seat for seat in range(3) if play.state.stacks[seat] == most)
    hands = ["AC AD KH 9S 7C 4D 3H", "AH AS KC 9D 7H 4S 3C"]
    shared = stud(hands, trigger="none", deals=1)
    to_street(shared, 8)
    assert shared.state.winners == (0, 1)


def test_no_next_deal_before_the_end() -> None:
    with pytest.raises(GameError, match="not over yet"):
        RULES.next_deal(begin().state)


def test_the_three_rulesets() -> None:
    assert RULES.make_options({}) == DIRTY_SCHULTZ == SchultzOptions()
    assert DIRTY_SCHULTZ.trigger is Trigger.PAIR
    assert ruleset("follow-the-queen").make_options({}) == FOLLOW_THE_QUEEN
    assert ruleset("seven-card-stud").make_options({}) == SEVEN_CARD_STUD
    assert (FOLLOW_THE_QUEEN.trigger, FOLLOW_THE_QUEEN.opening) == (Trigger.QUEEN, Opening.CASINO)
    assert (SEVEN_CARD_STUD.trigger, SEVEN_CARD_STUD.opening) == (Trigger.NONE, Opening.CASINO)
    assert {**FOLLOW_THE_QUEEN._asdict(), **DIRTY_SCHULTZ._asdict()} == DIRTY_SCHULTZ._asdict()
    assert RULES.make_options({"limit": "pot", "deals": 7}).limit is Limit.POT


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"bring_in": 2}, "A bring_in of 2 is too much: it must be less than the small_bet of 2."),
        ({"small_bet": 1}, "A bring_in of 1 is too much"),
        ({"limit": "spread", "small_bet": 5}, "between small_bet 5 and big_bet 4"),
        ({"trigger": "king"}, "trigger can't be king: it is one of pair, queen, none."),
        ({"deals": 0}, "deals can't be 0: it is null or a whole number from 1."),
        ({"stack": 0}, "stack can't be 0: it is a whole number from 1."),
        ({"ante": -1}, "ante can't be -1: it is a whole number from 0."),
        ({"max_raises": True}, "max_raises can't be true"),
        ({"opener_counts_wild": 1}, "opener_counts_wild can't be 1: it is one of true, false."),
        ({"wild_scop": "7"}, "There is no option “wild_scop”: did you mean wild_scope?"),
    ],
)
def test_what_can_not_be(changes: dict[str, object], part: str) -> None:
    with pytest.raises(OptionError) as caught:
        RULES.make_options(changes)
    assert part in str(caught.value)
