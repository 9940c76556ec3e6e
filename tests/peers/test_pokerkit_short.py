"""Seven-card stud against PokerKit's with short stacks: what it treats otherwise, and that all else is equal.

PokerKit 0.7.7 differs from our rules (rules.md 3, "Betting") in these ways, each with its name below:

- `elsewhere`: if the ante puts the seat with the lowest upcard all-in, PokerKit's bring-in falls on the next
  seat clockwise that has chips, ours on the lowest upcard among the seats that have chips.
- `short bring-in`: if the poster can't cover the bring-in, the others have to call what was posted in
  PokerKit, the whole bring-in in ours; so a stack no larger than that may raise in PokerKit alone.
- `level`: over a short all-in, PokerKit's next raise is the present bet and one full bet more; ours goes to
  the next full level.
- `counted`: PokerKit counts short all-ins among the four bets and raises of a street; we count full ones.
- `reopened`: PokerKit takes a short all-in bet for a full one, and adds short all-ins up: if they make a full
  raise together, whoever has acted may raise again. Ours may not until somebody reaches the next level.
- `refused`: an action that reaches the next level over a short all-in is a full bet or raise in ours and
  reopens the betting; PokerKit sees but the chips added, and refuses a raise to whoever has less to call.
- `covered`: if no other seat could call any part of a raise, PokerKit refuses it. Ours is offered while
  another seat has chips behind, though it needs all of them to call what is bet already.
- `odd chips`: PokerKit gives all odd chips of a pot to its first winner, ours one each to the first winners;
  and it joins side pots when the seats that keep them apart have lost and thrown their hands away.

Besides, PokerKit asks for no bring-in if only one seat has chips; ours posts it and gets it back. A deal goes
on as long as the chosen action is the same in both. No other difference may be met.
"""

from __future__ import annotations

from collections import Counter

import pytest
from pokerkit_mirror import Mirror, Offered, our_offers
from studs import stud_deck

from game.cards import FULL_DECK, Dice, rng_from
from game.rules import Action, Position, Seat, Verb, ruleset
from game.rules.actions import actions_of
from game.rules.schultz.events import Bet, Raised, StreetBegan

STAKES = (  # ante, bring-in, small bet, big bet
    (1, 1, 2, 4),
    (1, 2, 4, 8),
    (2, 3, 4, 4),
    (0, 3, 10, 15),
    (2, 0, 3, 7),
    (5, 1, 4, 8),
)


DEALS = 220
CHUNKS = 3


class Both:
    """A deal in both engines, up to the first action that is not the same."""

    def __init__(self, position: Position, **changes: object) -> None:
        self.rules = ruleset("seven-card-stud")
        self.state, events = self.rules.deal_from(self.rules.make_options(changes), position)
        self.mirror = Mirror(self.state, position.deck, events)
        self.shorts = 0  # all-in bets and raises on this street that were not full
        self.met: Counter[str] = Counter()  # differences in what was offered

    def is_elsewhere(self) -> bool:
        """The bring-in falls on different seats, at the beginning of a deal."""
        setup, up = self.state.setup, self.state.up
        if not setup.options.bring_in or self.state.to_act is None:
            return False
        lowest = setup.players.index(min(setup.players, key=lambda seat: up[seat][0]))
        clockwise = setup.players[lowest:] + setup.players[:lowest]
        theirs = next(seat for seat in clockwise if setup.start[seat] > setup.options.ante)
        if theirs == self.state.poster:
            return False
        assert theirs != clockwise[0]
        assert self.mirror.to_act == theirs
        return True

    def differences(self) -> dict[str, str]:
        """Why what the seat to act may do differs, by what it may do: `stay` or `raise`."""
        assert self.mirror.to_act == self.state.to_act
        ours, theirs, found = our_offers(self.rules.offers(self.state)), self.mirror.offered, {}
        assert ours.keys() - {"raise"} == theirs.keys() - {"raise"}
        if ours["stay"] != theirs["stay"]:
            bets = self.state.betting.bets
            assert self.is_short_bring_in()
            assert theirs["stay"] == max(bets) - bets[self.state.to_act]
            found["stay"] = "short bring-in"
        if ours.get("raise") != theirs.get("raise"):
            found["raise"] = self.why_raise_differs(ours, theirs)
        self.met.update(found.values())
        return found

    def is_short_bring_in(self) -> bool:
        """Less than the bring-in is posted, and nobody has called or completed it."""
        betting = self.state.betting
        return bool(self.state.street == 3 and max(betting.bets) < betting.current)

    def why_raise_differs(self, ours: Offered, theirs: Offered) -> str:
        """The name of the difference; its explanation must hold."""
        state, their, seat = self.state, self.mirror.their, self.state.to_act
        betting = state.betting
        if "raise" in ours and "raise" in theirs:
            assert self.shorts > 0
            assert betting.level < betting.current < ours["raise"] < theirs["raise"]
            return "level"
        if "raise" in theirs and self.is_short_bring_in():
            assert state.stacks[seat] <= betting.current
            return "short bring-in"
        if "raise" in theirs:
            assert self.shorts > 0
            assert betting.acted[seat]
            return "reopened"
        others = [other for other in state.setup.players if other != seat and not state.folded[other]]
        if all(state.stacks[other] + betting.bets[other] <= betting.current for other in others):
            assert any(state.stacks[other] for other in others)
            return "covered"
        assert self.shorts > 0
        if their.completion_betting_or_raising_count == 4:
            assert betting.raises + (betting.level > 0) == 4 - self.shorts
            return "counted"
        assert betting.level == betting.current
        assert ours["stay"] < their.completion_betting_or_raising_amount
        return "refused"

    def act(self, action: Action) -> None:
        """Act in both, and deal what follows."""
        self.state, events = self.rules.advance(self.state, action)
        self.shorts += any(type(event) in (Bet, Raised) and not event.full for event in events)
        if any(type(event) is StreetBegan for event in events):
            self.shorts = 0
        self.mirror.act(action)
        self.mirror.follow(events)

    def play(self, dice: Dice) -> str:
        """Play at random; `equal` if the deal came to its end with the same chips for everyone."""
        if self.is_elsewhere():
            return "elsewhere"
        while self.state.to_act is not None:
            differences = self.differences()
            offers = self.rules.offers(self.state)
            offer = dice.choice(offers)
            if offer.verb is Verb.FOLD and dice.below(3):
                offer = offers[1]
            (name,) = our_offers([offer])
            if name in differences:
                return differences[name]
            self.act(actions_of(self.state.to_act, offer)[0])
        return self.end()

    def end(self) -> str:
        """Compare everybody's chips after the deal: only odd chips may lie elsewhere."""
        assert not self.mirror.their.status
        theirs = self.mirror.by_seat(self.mirror.their.stacks, len(self.state.stacks))
        if theirs == list(self.state.stacks):
            return "equal"
        split = [dict(pot.shares) for pot in self.state.pots if len(pot.shares) > 1]
        odd = sum(sum(shares.values()) % len(shares) for shares in split)
        for seat, stack in enumerate(self.state.stacks):
            assert abs(theirs[seat] - stack) <= odd * any(seat in shares for shares in split)
        return "odd chips"


def random_deal(dice: Dice, seats: int) -> Both:
    deck = list(FULL_DECK)
    dice.shuffle(deck)
    ante, bring_in, small_bet, big_bet = dice.choice(STAKES)
    stacks = tuple(1 + dice.below(8 * small_bet) for _ in range(seats))
    position = Position(seats, Seat(dice.below(seats)), stacks, tuple(deck))
    return Both(position, ante=ante, bring_in=bring_in, small_bet=small_bet, big_bet=big_bet)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_short_stacks(chunk: int) -> None:
    """At every step the same seat acts, and may do the same but for the differences explained above."""
    dice, ends, met = Dice(rng_from(1977, "short stacks", chunk)), Counter[str](), Counter[str]()
    for number in range(DEALS):
        both = random_deal(dice, 2 + number % 6)
        ends[both.play(dice)] += 1
        met += both.met
    assert ends["equal"] > DEALS * 0.75
    assert min(ends["elsewhere"], ends["short bring-in"], ends["level"], ends["counted"]) > 0
    often = {"short bring-in", "level", "counted", "reopened", "covered"}
    assert often <= set(met) <= often | {"refused"}
    # Where PokerKit alone offers a raise, none is chosen: the deal goes on.
    assert set(ends) <= {"equal", "elsewhere", "odd chips", *met} - {"reopened"}


SAME_RANKS = (
    "AC KD QH JS 9C 7D 5H",
    "AD KH QS JC 9D 7H 5S",
    "AH KS QC JD 9H 7S 5C",
)
WORSE = ("TC 8D 6H 4S 3C 2D 9S", "TD 8H 6S 4C 3D 2H 9H", "TH 8S 6C 4D 3H 2S JD")


@pytest.mark.parametrize(
    ("hands", "stacks", "ours", "theirs"),
    [
        # pots of 3 and 4 among two: the odd chip goes to the first in both
        ((*SAME_RANKS[:2], WORSE[0]), (3, 3, 1), (4, 3, 0), (4, 3, 0)),
        # 8 chips among three: 3, 3 and 2, or 4, 2 and 2
        ((*SAME_RANKS, WORSE[0]), (2, 2, 2, 2), (3, 3, 2, 0), (4, 2, 2, 0)),
        # pots of 5, 3 and 2 among two, or one of 10, as the losers have thrown their hands away
        ((*SAME_RANKS[:2], *WORSE), (3, 3, 1, 2, 1), (6, 4, 0, 0, 0), (5, 5, 0, 0, 0)),
    ],
)
def test_odd_chips(
    hands: tuple[str, ...], stacks: tuple[int, ...], ours: tuple[int, ...], theirs: tuple[int, ...]
) -> None:
    """Antes of 3 put everyone all-in; the last seat deals."""
    seats = len(hands)
    position = Position(seats, Seat(seats - 1), stacks, stud_deck(hands, seats - 1))
    both = Both(position, ante=3, bring_in=0)
    assert both.state.stacks == ours
    assert tuple(both.mirror.their.stacks) == theirs
    assert both.end() == ("equal" if ours == theirs else "odd chips")


def test_a_bring_in_that_nobody_can_match() -> None:
    """Seat 1 has anted all it has: ours posts and gets it back, PokerKit goes on without betting."""
    both = Both(Position(2, Seat(1), (2, 1), stud_deck(SAME_RANKS[:2], 1)), ante=1, bring_in=1)
    assert both.state.poster == 0
    assert both.state.stacks == (2, 1)
    assert not any(type(each).__name__ == "BringInPosting" for each in both.mirror.their.operations)
    assert both.end() == "equal"


def test_a_raise_that_only_reaches_the_level_reopens_the_betting() -> None:
    """Seat 0 bets 2 of 3, seat 1 calls, seat 2 has 3: a full bet in ours, one chip more in PokerKit."""
    hands = ("AC KD 2C", "AD KH 9D", "AH KS TH", "AS KC JS")
    both = Both(Position(4, Seat(3), (3, 30, 4, 30), stud_deck(hands, 3)), ante=1, bring_in=0, small_bet=3)
    differences = []
    for verb in (Verb.BET, Verb.CALL, Verb.RAISE, Verb.CALL):
        differences.append(both.differences())
        both.act(Action(both.state.to_act, verb))
    assert differences == [{}, {"raise": "level"}, {}, {}]
    assert both.state.to_act == 1
    assert both.differences() == {"raise": "refused"}
    assert our_offers(both.rules.offers(both.state)) == {"fold": 0, "stay": 1, "raise": 6}
