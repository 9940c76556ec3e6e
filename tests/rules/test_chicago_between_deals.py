"""The draw for first dealer, the dealer's way round, play-offs (rules.md 2, 2a)."""

from typing import Any

import pytest
from strategies import Table, deck_for, table

from game.cards import GameError, cards_text, rank_of
from game.rules import Position, Seat, ruleset
from game.rules.events import CardDealt, DealBegan, DealerDrawn

CLASSIC = ruleset("chicago-classic")
# Seat 1 takes the last trick; nobody has a hand.
NOTHING = ("2C 4D 6H 8C TC", "AS KS QS JS 9D", "3C 5D 7H 9S JC", "3D 5H 7S 9C JD")


def drawn(seed: int, seats: int) -> list[DealerDrawn]:
    _, events = CLASSIC.first_deal(CLASSIC.make_options({}), seats, seed)
    return [event for event in events if isinstance(event, DealerDrawn)]


def test_the_lowest_card_deals_first_and_ties_draw_again_among_themselves() -> None:
    longest = 0
    for seed in range(150):
        rounds = drawn(seed, 4)
        longest = max(longest, len(rounds))
        drawing = [0, 1, 2, 3]
        for each in rounds:
            assert [seat for seat, _ in each.draws] == drawing
            assert len({card for _, card in each.draws}) == len(drawing)
            low = min(rank_of(card) for _, card in each.draws)
            drawing = [seat for seat, card in each.draws if rank_of(card) == low]
            assert each.dealer == (drawing[0] if len(drawing) == 1 else None)
        state, events = CLASSIC.first_deal(CLASSIC.make_options({}), 4, seed)
        assert state.setup.dealer == rounds[-1].dealer
        began = next(event for event in events if isinstance(event, DealBegan))
        assert began.players[-1] == began.dealer
    assert longest >= 3


def test_every_seat_deals_first_equally_often() -> None:
    dealers = [drawn(seed, 4)[-1].dealer for seed in range(800)]
    counts = [dealers.count(seat) for seat in range(4)]
    # chi-square with 3 degrees of freedom: 16.3 is passed once in a thousand
    assert sum((count - 200) ** 2 / 200 for count in counts) < 16.3


def test_a_seed_always_gives_the_same_deal() -> None:
    state, events = CLASSIC.first_deal(CLASSIC.make_options({}), 3, 7)
    again = CLASSIC.first_deal(CLASSIC.make_options({}), 3, 7)
    assert (state, events) == again
    assert len([event for event in events if isinstance(event, CardDealt)]) == 15
    assert CLASSIC.probe(state)["hands"] == ["JC 3D 4D JD 8H", "6C KC 9D 5H 7S", "5C 3H 4H 9H KH"]
    assert (state.setup.dealer, CLASSIC.probe(state)["to_act"]) == (0, 1)
    other, _ = CLASSIC.first_deal(CLASSIC.make_options({}), 3, 8)
    assert other.hands != state.hands


def over(hands: tuple[str, ...], scores: tuple[int, ...], dealer: int = 0, **changes: object) -> Table:
    play = table(hands, scores=scores, dealer=dealer, **changes)
    play.to_tricks()
    while play.probe["phase"] == "play":
        play.play(f"{play.state.to_act} {play.probe['legal'][0]}")
    return play


def test_the_dealer_moves_clockwise_and_the_scores_stay() -> None:
    play = over(NOTHING, (1, 2, 3, 4), dealer=3)
    scores = play.state.scores
    state, events = CLASSIC.next_deal(play.state)
    assert (state.setup.number, state.setup.dealer, state.setup.players) == (2, 0, (1, 2, 3, 0))
    assert state.scores == state.setup.start == scores
    assert events[0] == DealBegan(2, Seat(0), (Seat(1), Seat(2), Seat(3), Seat(0)), False)
    assert sum(scores) == 15


def test_no_next_deal_in_a_deal_or_after_the_match() -> None:
    play = table(NOTHING)
    with pytest.raises(GameError, match="not over yet"):
        CLASSIC.next_deal(play.state)
    won = over(NOTHING, (0, 51, 51, 0), win_check="deal_end", last_trick_points=60)
    assert won.probe["winners"] != []
    with pytest.raises(GameError, match="match is over"):
        CLASSIC.next_deal(won.state)


def tied(scores: tuple[int, ...], dealer: int, **changes: object) -> Any:
    """A finished deal in which nobody scored anything, with these scores."""
    return over(NOTHING, scores, dealer, last_trick_points=0, win_check="deal_end", **changes).state


def test_a_playoff_is_among_the_tied_seats_alone() -> None:
    state, events = CLASSIC.next_deal(tied((60, 51, 60, 3), 0))
    setup = state.setup
    assert (setup.playoff, setup.dealer, setup.players) == (True, 2, (0, 2))
    assert events[0] == DealBegan(2, Seat(2), (Seat(0), Seat(2)), True)
    assert [len(hand) for hand in state.hands] == [5, 0, 5, 0]
    assert (len(state.stock), state.scores, state.to_act) == (42, (60, 51, 60, 3), 0)
    play = Table(CLASSIC, state, events)
    view = CLASSIC.observe(state, Seat(1))
    assert [seat.playing for seat in view.seats] == [True, False, True, False]
    assert (view.playoff, view.offers, view.seats[1].hand_rank) == (True, (), None)
    assert play.why("1 stand") == "You sit out this play-off."
    play.to_tricks()
    leads = play.state.to_act
    assert leads == 0
    while play.probe["phase"] == "play":
        play.play(f"{play.state.to_act} {play.probe['legal'][0]}")
    assert play.state.scores[1::2] == (51, 3)


def test_a_playoff_that_stays_equal_goes_on_with_the_next_tied_dealer() -> None:
    state, _ = CLASSIC.next_deal(tied((60, 51, 60, 60), 2))
    assert (state.setup.dealer, state.setup.players) == (3, (0, 2, 3))
    again, _ = CLASSIC.next_deal(tied((60, 51, 60, 60), 3))
    assert (again.setup.dealer, again.setup.players) == (0, (2, 3, 0))


def test_another_deal_is_for_everyone() -> None:
    state, _ = CLASSIC.next_deal(tied((60, 51, 60, 3), 0, tie="another_deal"))
    assert (state.setup.playoff, state.setup.dealer, state.setup.players) == (False, 1, (2, 3, 0, 1))


def test_a_match_ends_with_one_winner() -> None:
    state, _ = CLASSIC.next_deal(tied((60, 51, 60, 3), 0))
    play = Table(CLASSIC, state, ())
    for _ in range(60):
        while play.probe["phase"] != "over":
            declare = [line for line in play.probe["legal"] if line.startswith("declare")]
            calm = [line for line in play.probe["legal"] if line in ("stand", "pass", "decline")]
            play.play(f"{play.state.to_act} {(declare or calm or play.probe['legal'])[0]}")
        if play.probe["winners"]:
            break
        play.state, _ = CLASSIC.next_deal(play.state)
        assert set(play.state.setup.players) == {0, 2}
    assert play.probe["winners"] in ([0], [2])


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"seats": 7, "scores": (0,) * 7}, "2 to 6"),
        ({"seats": 1, "scores": (0,)}, "2 to 6"),
        ({"scores": (0,)}, "2 scores"),
        ({"dealer": Seat(2)}, "dealer below 2"),
        ({"deck": deck_for(NOTHING, 0)[:51]}, "52 cards"),
    ],
)
def test_impossible_positions(changes: dict[str, Any], part: str) -> None:
    position = Position(2, Seat(0), (0, 0), deck_for(NOTHING[:2], 0))
    with pytest.raises(GameError, match=part):
        CLASSIC.deal_from(CLASSIC.make_options({}), position._replace(**changes))


def test_a_deal_that_was_copied_goes_on_by_itself() -> None:
    play = over(NOTHING[:2], (0, 0))
    state, _ = CLASSIC.next_deal(play.state)
    same, _ = CLASSIC.next_deal(over(NOTHING[:2], (0, 0)).state)
    assert state == same
    assert cards_text(state.hands[0]) != NOTHING[0]
