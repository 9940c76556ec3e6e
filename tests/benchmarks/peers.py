"""The work of `hot_paths` done by others: treys, phevaluator and PokerKit, each in its fastest way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import hot_paths
from phevaluator.evaluator import _evaluate_cards
from pokerkit import Automation, FixedLimitSevenCardStud
from pokerkit import Card as KitCard
from treys import Card as TreysCard
from treys import Evaluator
from treys.lookup import LookupTable

from game.cards import FULL_DECK, Card, card_text

# treys' public `evaluate` only adds two lists and looks the size up: its inner functions are faster
_TREYS = Evaluator()
treys_five = _TREYS._five
treys_seven = _TREYS._seven
TREYS_CARDS = [TreysCard.new(card_text(card)[0] + card_text(card)[1].lower()) for card in FULL_DECK]
KIT_CARDS = [next(KitCard.parse(card_text(card)[0] + card_text(card)[1].lower())) for card in FULL_DECK]


def treys_five_cards() -> hot_paths.Work:
    """`five_cards` with treys."""
    hands = [[TREYS_CARDS[card] for card in hand] for hand in hot_paths.hands_of(hot_paths.FIVES, 5)]

    def run() -> None:
        for hand in hands:
            treys_five(hand)

    return hot_paths.Work(len(hands), run)


def treys_seven_cards() -> hot_paths.Work:
    """`seven_cards` with treys, a twentieth of the hands: it tries all 21 fives of each."""
    hands = [[TREYS_CARDS[card] for card in hand] for hand in hot_paths.hands_of(hot_paths.SEVENS // 20, 7)]

    def run() -> None:
        for hand in hands:
            treys_seven(hand)

    return hot_paths.Work(len(hands), run)


def phevaluator_seven_cards() -> hot_paths.Work:
    """`seven_cards` with phevaluator, a quarter of the hands; its card numbers are ours."""
    hands = hot_paths.hands_of(hot_paths.SEVENS // 4, 7)

    def run() -> None:
        for a, b, c, d, e, f, g in hands:
            _evaluate_cards(a, b, c, d, e, f, g)

    return hot_paths.Work(len(hands), run)


def treys_all_fives() -> Counter[str]:
    """How many of all five-card hands are of each kind, by treys' names."""
    ranks = Counter(map(treys_five, combinations(TREYS_CARDS, 5)))
    found: Counter[str] = Counter()
    for rank, count in ranks.items():
        found[LookupTable.RANK_CLASS_TO_STRING[_TREYS.get_rank_class(rank)]] += count
    return found


_AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


def play_stud(deck: Sequence[Card], choices: Sequence[int]) -> tuple[int, ...]:
    """`hot_paths.play_stud` with PokerKit: player 0 is the seat after the dealer, which is our seat 0."""
    state = FixedLimitSevenCardStud.create_state(
        _AUTOMATIC, False, 1, 1, 2, 4, (hot_paths.STUD_STACK,) * hot_paths.STUD_SEATS, hot_paths.STUD_SEATS
    )
    cards = iter([KIT_CARDS[card] for card in deck])
    at = 0
    while state.status:
        if state.actor_index is not None:
            # posting the bring-in is our engine's check after it, and to complete is its raise
            if choices[at] == 0 and state.can_fold():
                state.fold()
            elif choices[at] == 1 and state.can_complete_bet_or_raise_to():
                state.complete_bet_or_raise_to()
            elif state.bring_in_status:
                state.post_bring_in()
            else:
                state.check_or_call()
            at += 1
        elif state.can_burn_card():
            state.burn_card(next(cards))
        else:
            state.deal_hole(next(cards))
    return tuple(state.stacks)


def stud_deals(count: int = 5) -> hot_paths.Work:
    """So many of `hot_paths.stud_deals`, with PokerKit."""
    deals = [
        (deck, hot_paths.stud_choices(number)) for number, deck in enumerate(hot_paths.stud_decks(count))
    ]

    def run() -> list[tuple[int, ...]]:
        return [play_stud(deck, choices) for deck, choices in deals]

    return hot_paths.Work(count, run)
