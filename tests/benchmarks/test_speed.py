"""The speed of cards, rules and opponents beside that of others, timed by pytest-benchmark.

`python build/check.py --bench` runs this and prints the table; the normal test run leaves it out.
What is not a time is kept in `extra_info`: `units` a round, or a `value` that was measured otherwise.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import hot_paths
import peers
import pytest

from game.cards import Card, Category, HandRank, evaluate7, evaluate7_wild, hand_rank, wild_cards

ROUNDS = 25
HERE = Path(__file__).resolve().parent
# high card … royal flush among all 2,598,960 hands
COUNTS = [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4]


Peers = dict[str, hot_paths.Work]


def timed(benchmark: Any, run: Callable[[], object], peers_of: Peers, rounds: int) -> Any:
    """Times `run`, and before each round the peers: so what slows the machine down slows all of them.

    Keeps each round's units a second of each peer. Returns what `run` returns.
    """
    rates: dict[str, list[float]] = {name: [] for name in peers_of}

    def run_peers() -> None:
        for name, work in peers_of.items():
            start = hot_paths.CLOCK()
            work.run()
            rates[name].append(work.units / (hot_paths.CLOCK() - start))

    for work in peers_of.values():
        work.run()
    run()
    result = benchmark.pedantic(run, setup=run_peers, rounds=rounds)
    benchmark.extra_info["peers"] = rates
    return result


@pytest.fixture(scope="module")
def pace() -> hot_paths.Work:
    """What tells how fast this machine is just now."""
    return peers.treys_five_cards()


PEERS: dict[str, dict[str, Callable[[], hot_paths.Work]]] = {
    "seven cards": {"treys 7": peers.treys_seven_cards, "phevaluator": peers.phevaluator_seven_cards},
    "stud deals": {"PokerKit": peers.stud_deals},
}


@pytest.mark.parametrize("name", hot_paths.WORKS)
def test_work(benchmark: Any, pace: hot_paths.Work, name: str) -> None:
    """One hot path beside its peers, and always beside treys' five cards."""
    work = hot_paths.WORKS[name]()
    others = {peer: make() for peer, make in PEERS.get(name, {}).items()}
    timed(benchmark, work.run, {"treys": pace, **others}, ROUNDS)
    benchmark.extra_info["units"] = work.units


def test_stud_deals_end_as_in_pokerkit() -> None:
    """The deals that are timed end with the same stacks."""
    theirs = peers.stud_deals(hot_paths.STUD_DEALS)
    assert theirs.run() == hot_paths.stud_deals().run()


def test_all_fives(benchmark: Any) -> None:
    """All 2,598,960 hands, the exact number of each kind."""
    theirs = hot_paths.Work(sum(COUNTS), peers.treys_all_fives)
    assert timed(benchmark, hot_paths.all_fives, {"treys": theirs}, 3) == COUNTS
    assert sorted(peers.treys_all_fives().values(), reverse=True) == COUNTS
    benchmark.extra_info["units"] = sum(COUNTS)


def substituted(cards: tuple[Card, ...], rank: int) -> HandRank:
    """The best hand by trying every card for each of the wild ones; only five alike need one twice."""
    naturals = [card for card in cards if card >> 2 != rank]
    wilds = len(cards) - len(naturals)
    held = [card >> 2 for card in naturals]
    fives = [each for each in range(13) if held.count(each) + wilds >= 5]
    if fives:
        return hand_rank(Category.FIVE_OF_A_KIND, (max(fives),))
    free = [Card(card) for card in range(52) if card not in naturals]
    a, b, c, d = naturals[:4]
    rest = [tuple(naturals[4:] + list(stand_ins)) for stand_ins in combinations(free, wilds)]
    return max(evaluate7(a, b, c, d, e, f, g) for e, f, g in rest)


def test_wild_hands_are_what_substitution_finds() -> None:
    """Sixty of the hands that are timed."""
    for cards, rank in hot_paths.wild_hands(60):
        a, b, c, d, e, f, g = cards
        assert evaluate7_wild(a, b, c, d, e, f, g, wild_cards((rank,))) == substituted(cards, rank)


def measured(benchmark: Any, pace: hot_paths.Work, measure: Callable[[], float], rounds: int) -> None:
    """Keeps what each round measured instead of how long it took."""
    values: list[float] = []
    timed(benchmark, lambda: values.append(measure()), {"treys": pace}, rounds)
    benchmark.extra_info["values"] = values[1:]


def test_last_trick_p95(benchmark: Any, pace: hot_paths.Work) -> None:
    measured(benchmark, pace, hot_paths.last_trick_p95, 7)


def test_worlds_in_300_ms(benchmark: Any, pace: hot_paths.Work) -> None:
    measured(benchmark, pace, hot_paths.worlds_in_300_ms, 7)


def fresh(code: str, compiled: Path) -> float:
    """What code prints in a new Python whose modules were compiled before, as installed ones are."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(compiled), "PYTHONPATH": str(HERE)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command, root = [sys.executable, "-c", code], HERE.parents[1]
    return float(subprocess.run(command, capture_output=True, check=True, env=environment, cwd=root).stdout)


IMPORT = "import time; start = time.process_time(); import game.rules; print(time.process_time() - start)"
COLD = "import hot_paths; print(hot_paths.longest_cold_call())"


@pytest.mark.parametrize(("code", "rounds"), [(IMPORT, 15), (COLD, 5)], ids=["import", "cold"])
def test_fresh(benchmark: Any, pace: hot_paths.Work, tmp_path: Path, code: str, rounds: int) -> None:
    """`import game.rules`, and how long a table makes a caller wait at its first use: in seconds."""
    measured(benchmark, pace, lambda: fresh(code, tmp_path), rounds)
