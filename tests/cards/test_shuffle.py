"""The generator against its published algorithm, shuffles as literal text, and whether they are fair."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import FULL_DECK, CardError, Dice, Rng, below, cards_text, next_u32, rng_from, shuffled

# The first draws of xoshiro128** 1.1 from the state 1, 2, 3, 4, as its authors' C code gives them.
PUBLISHED = [
    11520,
    0,
    5927040,
    70819200,
    2031721883,
    1637235492,
    1287239034,
    3734860849,
    3729100597,
    4258142804,
]

GOLDEN_DEALS = {
    0: (
        "7C KC 3H 7S 9C 4H 2S JH QS 9H 9S AH 5C 6D QD 7D QC 3S 6C TD KD AD 8C TC AC 4D "
        "6H 2H 2D 4C JD 3C 7H 8D 6S KS 5H JS TS JC TH 2C QH 8H AS 4S 9D 8S 3D 5S KH 5D"
    ),
    1: (
        "AS 2H KD KC TC AH 8C QC 6H 3S 8H QD 7H 3C 9D 4S 8S 3H 8D 7S 6C KH 9C 7C TH TD "
        "2S JD 9H QH 4D QS 4C 5C 2D 5D 2C 5H TS JS 6S 7D 6D 3D JH JC 9S 4H AC AD 5S KS"
    ),
    2**64 - 1: (
        "JD 5D QC 9H 6C 3H QD QH AS AC 4D 7C 2C 4C 5S 4H 7D TD KD 6S QS 2H JC 8C KS 7H "
        "TH KC 2D 3C 6D 9C AH 2S JS 4S 8D 8S KH 3S 3D JH TC 5C 5H 9S 6H 7S AD TS 9D 8H"
    ),
}

words = st.integers(0, 2**32 - 1)
states = st.tuples(words, words, words, words).filter(any).map(lambda state: Rng(*state))


def reference_draws(state: list[int], count: int) -> list[int]:
    """The authors' C code, line by line, on a list of four words."""

    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) % 2**32

    s, draws = list(state), []
    for _ in range(count):
        draws.append(rotl(s[1] * 5 % 2**32, 7) * 9 % 2**32)
        t = (s[1] << 9) % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)
    return draws


def draws_of(rng: Rng, count: int) -> list[int]:
    draws = []
    for _ in range(count):
        rng, drawn = next_u32(rng)
        draws.append(drawn)
    return draws


def test_the_published_draws() -> None:
    assert draws_of(Rng(1, 2, 3, 4), 10) == PUBLISHED
    assert reference_draws([1, 2, 3, 4], 10) == PUBLISHED
    assert [Dice(Rng(1, 2, 3, 4)).below(2**32)] == PUBLISHED[:1]


@given(states)
def test_all_three_forms_of_the_generator_agree(rng: Rng) -> None:
    expected = reference_draws(list(rng), 20)
    dice = Dice(rng)
    assert draws_of(rng, 20) == expected
    assert [dice.below(2**32) for _ in range(20)] == expected
    after = rng
    for _ in range(20):
        after, _drawn = next_u32(after)
    assert dice.rng == after


@given(states, st.lists(st.integers(1, 2**32), max_size=20))
def test_dice_and_data_draw_the_same_numbers(rng: Rng, sizes: list[int]) -> None:
    dice = Dice(rng)
    for n in sizes:
        rng, drawn = below(rng, n)
        assert dice.below(n) == drawn
        assert 0 <= drawn < n
        assert dice.rng == rng


def test_draws_above_the_last_full_block_are_thrown_away() -> None:
    # With n = 2**31 + 1 only draws up to 2**31 are in the one full block that 32 bits hold.
    n = 2**31 + 1
    kept = [drawn for drawn in reference_draws([1, 2, 3, 4], 60) if drawn < n]
    rng, dice, found = Rng(1, 2, 3, 4), Dice(Rng(1, 2, 3, 4)), []
    for _ in range(15):
        rng, drawn = below(rng, n)
        found.append(drawn)
    assert found == kept[:15] == [dice.below(n) for _ in range(15)]
    assert found != PUBLISHED[:15]


@pytest.mark.parametrize("seed", sorted(GOLDEN_DEALS))
def test_a_seed_gives_the_same_deal_for_ever(seed: int) -> None:
    pack, after = shuffled(FULL_DECK, rng_from(seed))
    assert cards_text(pack) == GOLDEN_DEALS[seed]
    assert after != rng_from(seed)


def test_a_stream_gives_the_same_state_for_ever() -> None:
    assert rng_from(0) == (1293516399, 2802244911, 4097920862, 3011683077)
    assert rng_from(1, "deck") == (2449646537, 3447825181, 3326878541, 1486883611)
    assert rng_from(1, "bot", 2, 7) == (3521967349, 3103746349, 1481905313, 4055238862)


def test_a_shuffle_is_fisher_yates_from_the_last_card_down() -> None:
    rng, pack = rng_from(7, "deck"), list(FULL_DECK)
    ours, ours_after = shuffled(FULL_DECK, rng)
    for k in range(51, 0, -1):
        rng, other = below(rng, k + 1)
        pack[k], pack[other] = pack[other], pack[k]
    assert ours == tuple(pack)
    assert ours_after == rng
    assert shuffled((), rng) == ((), rng)
    assert shuffled(FULL_DECK[:1], rng) == (FULL_DECK[:1], rng)


def test_other_names_are_other_streams() -> None:
    names: list[tuple[int | str, ...]] = [
        (), (0,), (1,), (2,), (0, 0), (0, 1), (1, 0), ("",), ("", ""), ("0",), ("a",), ("a\0",), ("ab", "c"),
        ("a", "bc"), ("abc",), ("abcdefgh",), ("abcdefgh", ""), ("abcdefghi",), ("å",), ("bot", 1),
        ("bot", 2), (2**64 - 1,),
    ]  # fmt: skip
    states = {rng_from(seed, *name) for seed in (0, 1, 2, 2**64 - 1) for name in names}
    assert len(states) == 4 * len(names)
    assert all(0 <= word < 2**32 for state in states for word in state)


def test_streams_of_one_seed_do_not_move_together() -> None:
    """Half of the bits differ between neighbouring seeds and streams, within five standard deviations."""
    pairs = [(rng_from(seed, part), rng_from(seed + 1, part)) for seed in range(50) for part in range(10)]
    pairs += [(rng_from(seed, part), rng_from(seed, part + 1)) for seed in range(50) for part in range(10)]
    differing = sum((x ^ y).bit_count() for one, other in pairs for x, y in zip(one, other, strict=True))
    bits = len(pairs) * 128
    assert abs(differing - bits / 2) < 5 * (bits / 4) ** 0.5


@pytest.mark.parametrize("stream", [(-1,), (2**64,), (1, -1), (1, "deck", 2**64)])
def test_seeds_out_of_range_are_refused(stream: tuple[int | str, ...]) -> None:
    with pytest.raises(CardError, match=r"is no seed: it must be a whole number from 0 to 2\*\*64 - 1"):
        rng_from(0, *stream) if stream[0] == 1 else rng_from(int(stream[0]))


@pytest.mark.parametrize("n", [0, -3, 2**32 + 1])
def test_there_is_no_number_below_nothing(n: int) -> None:
    with pytest.raises(CardError, match=f"Can't draw a number below {n}"):
        below(rng_from(1), n)
    with pytest.raises(CardError, match=f"Can't draw a number below {n}"):
        Dice(rng_from(1)).below(n)
    with pytest.raises(CardError):
        Dice(rng_from(1)).choice([])


def test_choice_takes_every_item_equally_often() -> None:
    dice = Dice(rng_from(3, "choice"))
    counts = Counter(dice.choice("abcde") for _ in range(10_000))
    assert sorted(counts) == list("abcde")
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 23.5  # 4 degrees, p = 0.0001


def test_every_card_comes_to_every_place_equally_often() -> None:
    """Chi-square over 52 cards × 52 places, 51² = 2,601 degrees of freedom, mean 2,601, deviation 72."""
    shuffles, dice = 5_200, Dice(rng_from(2024, "positions"))
    counts = [[0] * 52 for _ in range(52)]
    for _ in range(shuffles):
        pack = list(FULL_DECK)
        dice.shuffle(pack)
        for place, card in zip(counts, pack, strict=True):
            place[card] += 1
    expected = shuffles / 52
    chi_square = sum((count - expected) ** 2 / expected for place in counts for count in place)
    assert 2601 - 4 * 72.2 < chi_square < 2601 + 4 * 72.2


def test_all_24_orders_of_four_come_equally_often() -> None:
    dice, orders = Dice(rng_from(5, "orders")), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 56  # 23 degrees, p = 0.00015
