"""The hot paths of cards, rules and opponents, as plain functions that natively and in the page run alike.

Each work does a fixed number of units on cards from a fixed seed. Nothing but the game and the standard
library is needed here: the same file runs in the browser's Python.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, starmap
from typing import Any, NamedTuple

from game.bots.last_trick import forcing_cards
from game.bots.playout import Table, play_at_random, play_out
from game.bots.worlds import sample_hands, voids
from game.cards import (
    FULL_DECK,
    Card,
    Dice,
    evaluate5,
    evaluate6,
    evaluate7,
    evaluate7_wild,
    evaluate_partial,
    evaluate_wild,
    rng_from,
    wild_cards,
)
from game.rules import Action, Position, Seat, Verb, ruleset

# what other processes do shall not count; in_pyodide.mjs puts the browser's clock here
CLOCK: Callable[[], float] = time.process_time
SEED = 20
FIVES, SEVENS, WILD_SEVENS = 20_000, 20_000, 10_000
STUD_OPTIONS = {"ante": 1, "bring_in": 1, "small_bet": 2, "big_bet": 4, "stack": 1000}
STUD_DEALS, STUD_SEATS, STUD_STACK = 40, 6, 1000


class Work(NamedTuple):
    """Something to time: `run` does `units` of it."""

    units: int
    run: Callable[[], object]


def dice(name: str) -> Dice:
    """The chance for one work's cards."""
    return Dice(rng_from(SEED, name))


def hands_of(count: int, size: int) -> list[tuple[Card, ...]]:
    """So many hands of so many cards, each from a full pack."""
    chance, pack, hands = dice("hands"), list(FULL_DECK), []
    per_shuffle = 52 // size
    while len(hands) < count:
        chance.shuffle(pack)
        hands += [tuple(pack[size * i : size * i + size]) for i in range(per_shuffle)]
    return hands[:count]


def five_cards(count: int = FIVES) -> Work:
    """Five-card hands without wild cards."""
    hands = hands_of(count, 5)

    def run() -> None:
        for a, b, c, d, e in hands:
            evaluate5(a, b, c, d, e)

    return Work(count, run)


def seven_cards(count: int = SEVENS) -> Work:
    """The best five of seven cards without wild cards."""
    hands = hands_of(count, 7)

    def run() -> None:
        for a, b, c, d, e, f, g in hands:
            evaluate7(a, b, c, d, e, f, g)

    return Work(count, run)


def wild_hands(count: int) -> list[tuple[tuple[Card, ...], int]]:
    """Seven cards of which one to three are wild in equal parts, and the wild rank."""
    chance, found = dice("wild"), []
    for number in range(count):
        rank = chance.below(13)
        mine = [card for card in FULL_DECK if card >> 2 == rank]
        others = [card for card in FULL_DECK if card >> 2 != rank]
        chance.shuffle(mine)
        chance.shuffle(others)
        wilds = 1 + number % 3
        found.append((tuple(mine[:wilds] + others[: 7 - wilds]), rank))
    return found


def seven_wild(count: int = WILD_SEVENS) -> Work:
    """The best five of seven cards of which one to three are wild."""
    tables = [wild_cards((rank,)) for rank in range(13)]
    hands = [(*cards, tables[rank]) for cards, rank in wild_hands(count)]

    def run() -> None:
        for a, b, c, d, e, f, g, wild in hands:
            evaluate7_wild(a, b, c, d, e, f, g, wild)

    return Work(count, run)


def trick_hands(count: int) -> list[list[list[Card]]]:
    """Deals of five cards to each of four seats."""
    chance, pack, deals = dice("tricks"), list(FULL_DECK), []
    for _ in range(count):
        chance.shuffle(pack)
        deals.append([pack[5 * seat : 5 * seat + 5] for seat in range(4)])
    return deals


TRICKS = Table((0, 1, 2, 3), (), 0, None)


def random_play_outs(count: int = 1_000) -> Work:
    """Four seats play five tricks of random legal cards."""
    deals = trick_hands(count)

    def run() -> None:
        chance = dice("play-outs")
        for hands in deals:
            play_at_random([hand[:] for hand in hands], TRICKS, None, chance)

    return Work(count, run)


def mannered_play_outs(count: int = 500) -> Work:
    """Four seats play five tricks with the manners that `steady` expects."""
    deals = trick_hands(count)

    def run() -> None:
        chance = dice("play-outs")
        for hands in deals:
            play_out([hand[:] for hand in hands], TRICKS, None, chance)

    return Work(count, run)


def last_trick(count: int = 100) -> Work:
    """Every root move of five cards against three open hands."""
    deals = trick_hands(count)

    def run() -> None:
        for hands in deals:
            forcing_cards(hands, TRICKS)

    return Work(count, run)


def last_trick_p95(count: int = 300) -> float:
    """The seconds that 95 of 100 deals of `last_trick` don't exceed."""
    times = []
    for hands in trick_hands(count):
        start = CLOCK()
        forcing_cards(hands, TRICKS)
        times.append(CLOCK() - start)
    return sorted(times)[count * 95 // 100]


def first_lead(seed: int) -> Any:
    """The observation of the seat that leads to the first trick, four seats, nothing exchanged."""
    rules = ruleset("chicago-classic")
    state, _ = rules.first_deal(rules.make_options({}), 4, seed)
    quiet = (Verb.STAND, Verb.PASS, Verb.DECLINE)
    while not any(offer.verb is Verb.PLAY for offer in rules.offers(state)):
        action = next(each for each in rules.legal_actions(state) if each.verb in quiet)
        state, _ = rules.advance(state, action)
    return rules.observe(state, rules.to_act(state))


def worlds(count: int = 100) -> Work:
    """Sampled deals behind what the leader knows, each solved for all its cards."""
    views = [first_lead(seed) for seed in range(10)]
    tables = [Table(TRICKS.seats, (), view.seat, None) for view in views]

    def run() -> None:
        chance = dice("worlds")
        for number in range(count):
            view = views[number % len(views)]
            forcing_cards(sample_hands(view, voids(view), chance), tables[number % len(views)])

    return Work(count, run)


def worlds_in_300_ms() -> float:
    """How many worlds are sampled and solved in that time, with the same ten hands in turn."""
    views = [first_lead(seed) for seed in range(10)]
    missing = [voids(view) for view in views]
    tables = [Table(TRICKS.seats, (), view.seat, None) for view in views]
    chance, count = dice("worlds"), 0
    end = CLOCK() + 0.3
    while CLOCK() < end:
        number = count % len(views)
        forcing_cards(sample_hands(views[number], missing[number], chance), tables[number])
        count += 1
    return count


def stud_decks(count: int) -> list[tuple[Card, ...]]:
    """Packs for so many deals, top first."""
    chance, pack, decks = dice("stud"), list(FULL_DECK), []
    for _ in range(count):
        chance.shuffle(pack)
        decks.append(tuple(pack))
    return decks


def stud_choices(number: int) -> list[int]:
    """The course of one deal, a number for each decision: 0 folds to a bet, 1 raises, the rest calls."""
    chance = Dice(rng_from(SEED, "stud", number))
    return [chance.below(12) for _ in range(200)]


# by choice, the first that is offered; nobody folds who may check
_FOLDS = (Verb.CHECK, Verb.FOLD)
_RAISES = (Verb.RAISE, Verb.BET, Verb.CALL, Verb.CHECK)
_CALLS = (Verb.CALL, Verb.CHECK)


def play_stud(rules: Any, options: Any, deck: Sequence[Card], choices: Sequence[int]) -> tuple[int, ...]:
    """Plays one deal of six seats by its choices and returns the stacks, in chips."""
    stacks = (STUD_STACK,) * STUD_SEATS
    state, _ = rules.deal_from(options, Position(STUD_SEATS, Seat(STUD_SEATS - 1), stacks, tuple(deck)))
    at = 0
    while not rules.is_deal_over(state):
        offered = {offer.verb for offer in rules.offers(state)}
        wanted = _FOLDS if choices[at] == 0 else _RAISES if choices[at] == 1 else _CALLS
        at += 1
        verb = next(each for each in wanted if each in offered)
        state, _ = rules.advance(state, Action(rules.to_act(state), verb))
    return tuple(state.stacks)


def stud_deals(count: int = STUD_DEALS) -> Work:
    """Complete fixed-limit seven-card stud deals, six seats that mostly call."""
    rules = ruleset("seven-card-stud")
    options = rules.make_options(STUD_OPTIONS)
    deals = [(deck, stud_choices(number)) for number, deck in enumerate(stud_decks(count))]

    def run() -> list[tuple[int, ...]]:
        return [play_stud(rules, options, deck, choices) for deck, choices in deals]

    return Work(count, run)


def all_fives() -> list[int]:
    """How many of all five-card hands are of each category, high card first."""
    ranks = Counter(starmap(evaluate5, combinations(FULL_DECK, 5)))
    counts = [0] * 10
    for rank, count in ranks.items():
        counts[rank >> 20] += count
    return counts


def longest_cold_call() -> float:
    """The longest single call with tables as a fresh Python has them, in seconds.

    The tables are filled by what is first asked of them, so no call fills more than its own entry. Only the
    first caller in a process gets the true answer.
    """
    calls: list[tuple[Callable[..., object], tuple[Any, ...]]] = []
    calls += [(wild_cards, ((rank,),)) for rank in range(13)]
    calls += [(evaluate5, hand) for hand in hands_of(1000, 5)]
    calls += [(evaluate6, hand) for hand in hands_of(1000, 6)]
    calls += [(evaluate7, hand) for hand in hands_of(1000, 7)]
    calls += [(evaluate_partial, (hand,)) for hand in hands_of(1000, 4)]
    wilds = wild_hands(1000)
    calls += [(_wild_by_rank, each) for each in wilds]
    calls += [(_wild_by_rank, (cards[:6], rank)) for cards, rank in wilds]
    longest = 0.0
    for call, arguments in calls:
        start = CLOCK()
        call(*arguments)
        longest = max(longest, CLOCK() - start)
    return longest


def _wild_by_rank(cards: Sequence[Card], rank: int) -> object:
    return evaluate_wild(cards, wild_cards((rank,)))


WORKS: dict[str, Callable[..., Work]] = {
    "five cards": five_cards,
    "seven cards": seven_cards,
    "seven cards, 1-3 wild": seven_wild,
    "random play-outs": random_play_outs,
    "play-outs with manners": mannered_play_outs,
    "last trick": last_trick,
    "sampled worlds": worlds,
    "stud deals": stud_deals,
}


MEASURES: dict[str, Callable[[], float]] = {
    "last trick p95": last_trick_p95,
    "worlds in 300 ms": worlds_in_300_ms,
    "longest cold call": longest_cold_call,
}


def rate(work: Work, rounds: int = 9) -> float:
    """Units a second in the fastest run, after one that fills the tables."""
    work.run()
    best = 1e9
    for _ in range(rounds):
        start = CLOCK()
        work.run()
        best = min(best, CLOCK() - start)
    return work.units / best


def measure(name: str) -> float:
    """The rate of a work, in units a second, or the value of a measure."""
    return rate(WORKS[name]()) if name in WORKS else MEASURES[name]()
