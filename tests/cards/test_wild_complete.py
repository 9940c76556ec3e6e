"""The whole space of hands with wild cards against an oracle that tries every card for every wild one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations
from math import comb, factorial, prod
from pathlib import Path

import plain_hands
import pytest
import wild_oracle

from game.cards import (
    FULL_DECK,
    Card,
    Category,
    Dice,
    HandRank,
    WildCards,
    category_of,
    evaluate,
    evaluate_wild,
    hand_rank,
    parse_cards,
    parse_rank,
    rng_from,
    wild_cards,
)

GOLDEN = Path(__file__).parents[1] / "golden" / "wild_frequencies.txt"

# SHA-256 over the numbers (1 = five aces … 7475 = 7-5-4-3-2, two bytes each, the higher first) of the hands
# that `wild_oracle.multisets` lists: nothing of how the game encodes hands is in it.
MULTISETS = 41_784
DIGEST = "a8daef8dd9c382febd881bc8def7fa128039fd1fede31036b96f2086b603cb20"


@cache
def number_of() -> dict[HandRank, int]:
    """The oracle's number for each of the 7475 values that a hand can have."""
    plain = plain_hands.numbers_by_plain_rank()
    fives = {hand_rank(Category.FIVE_OF_A_KIND, (12 - place,)): place + 1 for place in range(13)}
    return fives | {
        evaluate(map(Card, hand)): plain_hands.FIVES_OF_A_KIND + plain[plain_hands.plain_rank(hand)]
        for hand in plain_hands.one_of_each_class()
    }


def with_wild_cards(naturals: plain_hands.Hand, wilds: int) -> tuple[tuple[Card, ...], WildCards]:
    """The hand filled up with wild cards of ranks that it does not hold, now of this rank, now of that."""
    free = [rank for rank in range(13) if all(card >> 2 != rank for card in naturals)]
    first = sum(naturals) % len(free)
    ranks = (free[first], free[first - 1])[: 1 + wilds // 5]
    stand_ins = [card for rank in ranks for card in FULL_DECK if card >> 2 == rank]
    return (*map(Card, naturals), *stand_ins[:wilds]), wild_cards(ranks)


def our_number(naturals: plain_hands.Hand, wilds: int) -> int:
    return number_of()[evaluate_wild(*with_wild_cards(naturals, wilds))]


def test_the_digest_of_all_wild_multisets() -> None:
    """The ordering of all multisets of five and of seven ranks with wild cards."""
    numbers = [our_number(*each) for each in wild_oracle.multisets()]
    assert len(number_of()) == max(numbers) == 7475
    assert set(numbers) == set(range(1, 7476))
    assert (len(numbers), plain_hands.digest(numbers)) == (MULTISETS, DIGEST)


def test_the_oracle_gives_the_same_digest() -> None:
    numbers = [wild_oracle.best_number(*each) for each in wild_oracle.multisets()]
    assert (len(numbers), plain_hands.digest(numbers)) == (MULTISETS, DIGEST)


def test_all_five_card_hands_with_one_to_four_wild_cards() -> None:
    """Every choice of natural cards, up to exchanging suits."""
    seen = []
    for wilds in range(1, 5):
        classes = wild_oracle.suit_classes(5 - wilds)
        for naturals in map(wild_oracle.cards_of, classes):
            assert our_number(naturals, wilds) == wild_oracle.best_number(naturals, wilds), naturals
        seen.append(len(classes))
    assert seen == [16_432, 1_755, 169, 13]


def random_naturals(dice: Dice, size: int) -> plain_hands.Hand:
    """Every second hand comes from two suits or from six ranks, where flushes, straights and groups are."""
    kind = dice.below(4)
    low = 4 * dice.below(8)
    pack = (FULL_DECK, FULL_DECK, [card for card in FULL_DECK if card & 3 < 2], FULL_DECK[low : low + 24])[
        kind
    ]
    drawn = list(pack)
    dice.shuffle(drawn)
    return tuple(drawn[:size])


# What seven cards can be at best with one, two, three and four wild cards among them.
POSSIBLE = (
    set(Category) - {Category.HIGH_CARD, Category.TWO_PAIR},
    set(Category) - {Category.HIGH_CARD, Category.PAIR, Category.TWO_PAIR, Category.FULL_HOUSE},
    {Category.FOUR_OF_A_KIND, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH, Category.FIVE_OF_A_KIND},
    {Category.FIVE_OF_A_KIND},
)


@pytest.mark.parametrize("wilds", [1, 2, 3, 4])
def test_random_seven_cards_with_wild_cards(wilds: int) -> None:
    dice, found = Dice(rng_from(7, "seven with wild cards", wilds)), Counter[Category]()
    for _ in range(2_500):
        naturals = random_naturals(dice, 7 - wilds)
        cards, wild = with_wild_cards(naturals, wilds)
        value = evaluate_wild(cards, wild)
        assert number_of()[value] == wild_oracle.best_number(naturals, wilds), naturals
        found[category_of(value)] += 1
    assert set(found) == POSSIBLE[wilds - 1]


@pytest.mark.parametrize(("size", "wilds", "hands"), [(7, 1, 600), (7, 2, 60), (6, 2, 60), (5, 3, 3)])
def test_the_oracle_is_plain_substitution(size: int, wilds: int, hands: int) -> None:
    """Its shortcuts (suits alike, part by part, kept) lose nothing: here is none of them."""
    dice = Dice(rng_from(7, "plain substitution", size, wilds))
    for _ in range(hands):
        naturals = random_naturals(dice, size - wilds)
        free = [card for card in FULL_DECK if card not in naturals]
        tried = (evaluate((*map(Card, naturals), *stand_ins)) for stand_ins in combinations(free, wilds))
        ranks = [card >> 2 for card in naturals]
        fives = [13 - rank for rank in ranks if ranks.count(rank) + wilds >= 5]
        assert wild_oracle.best_number(naturals, wilds) == min([number_of()[max(tried)], *fives])


def natural_frequencies(lowest: int) -> Counter[int]:
    """How many five-card hands have each number, none of their ranks below the lowest."""
    found: Counter[int] = Counter()
    for hand in plain_hands.one_of_each_class():
        if min(hand) >> 2 < lowest:
            continue
        counts = Counter(card >> 2 for card in hand)
        suited = len({card & 3 for card in hand}) == 1
        ways = 4 if suited else prod(comb(4, count) for count in counts.values()) - 4 * (len(counts) == 5)
        found[
            plain_hands.FIVES_OF_A_KIND + plain_hands.numbers_by_plain_rank()[plain_hands.plain_rank(hand)]
        ] += ways
    return found


def with_frequencies(worth: Callable[[plain_hands.Hand, int], int], most: int, lowest: int) -> Counter[int]:
    """How many five-card hands with one to `most` wild cards have each number.

    There are `most` wild cards in the pack; the natural ones have no rank below the lowest.
    """
    found: Counter[int] = Counter()
    for wilds in range(1, most + 1):
        for held in wild_oracle.suit_classes(5 - wilds):
            if any(ranks & (1 << lowest) - 1 for ranks in held):
                continue
            alike = factorial(4) // prod(map(factorial, Counter(held).values()))
            found[worth(wild_oracle.cards_of(held), wilds)] += alike * comb(most, wilds)
    return found


def by_category(found: Counter[int]) -> str:
    """Lines of a category's name in records and the number of hands, best first."""
    hands = {category_of(rank): 0 for rank in sorted(number_of(), reverse=True)}
    for rank, number in number_of().items():
        hands[category_of(rank)] += found[number]
    return "".join(f"{category.record_name} {count}\n" for category, count in hands.items())


@pytest.mark.parametrize("worth", [our_number, wild_oracle.best_number], ids=["ours", "oracle"])
def test_frequencies_of_five_card_hands_in_a_pack_with_wild_cards(
    worth: Callable[[plain_hands.Hand, int], int],
) -> None:
    """A 53rd card that is wild, and wild twos: every hand, those without a wild card included."""
    packs = (("joker", 1, 0, comb(53, 5)), ("twos", 4, 1, comb(52, 5)))
    text = ""
    for name, wilds, lowest, hands in packs:
        found = natural_frequencies(lowest) + with_frequencies(worth, wilds, lowest)
        assert found.total() == hands
        text += f"# {name}\n{by_category(found)}"
    assert text == GOLDEN.read_text("utf-8")


def test_a_straight_that_a_wild_card_makes_in_the_middle() -> None:
    """To the ten, not the jack: there is an eight missing."""
    for wild in ("2", "K", "A"):
        cards = parse_cards(f"4D 5C 6H 7D 9C TC {wild}S")
        value = evaluate_wild(cards, wild_cards((parse_rank(wild),)))
        assert value == hand_rank(Category.STRAIGHT, (parse_rank("T"),))
