"""Hands with wild cards: the sentences of the rules, and substitution as the oracle."""

import hashlib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from random import Random

import pytest

from game.cards import (
    FULL_DECK,
    UNKNOWN,
    Card,
    CardError,
    Category,
    HandRank,
    WildCards,
    category_of,
    evaluate,
    evaluate5_wild,
    evaluate_partial,
    evaluate_partial_wild,
    evaluate_wild,
    hand_rank,
    make_card,
    parse_card,
    parse_cards,
    parse_rank,
    ranks_of,
    wild_cards,
)


def sevens_wild(text: str) -> HandRank:
    return evaluate_wild(parse_cards(text), wild_cards((parse_rank("7"),)))


def is_hand(value: HandRank, category: Category, ranks: str) -> bool:
    return value == hand_rank(category, [parse_rank(rank) for rank in ranks])


@pytest.mark.parametrize(
    ("text", "category", "ranks"),
    [
        # a wild card is never a card that the hand already holds: no double-ace flush
        ("AS KS 9S 4S 7D 2C 3D", Category.FLUSH, "AKQ94"),
        ("AS QS 9S 4S 7S 2C 3D", Category.FLUSH, "AKQ94"),
        ("KS QS 9S 4S 7D 2C 3D", Category.FLUSH, "AKQ94"),
        ("AS 9S 4S 7D 7C 2C 3D", Category.FLUSH, "AKQ94"),
        # the cases of the bug reports
        ("4D 5C 6H 8D 9C TC 7S", Category.STRAIGHT, "T"),
        ("AS AH AD 7C 7D 2C 9H", Category.FIVE_OF_A_KIND, "A"),
        # five wild cards are five aces; four of one rank and a wild card are five
        ("KS KH KD KC 7D 2C 9H", Category.FIVE_OF_A_KIND, "K"),
        ("7S 7H 7D 7C 2D 3C 9H", Category.FIVE_OF_A_KIND, "9"),
        ("2S 2H 7D 7C 7S 3C 9H", Category.FIVE_OF_A_KIND, "2"),
        # one wild card
        ("AS KH 9D 4C 2S 3H 7D", Category.STRAIGHT, "5"),
        ("AS KH 9D 8C 2S 3H 7D", Category.PAIR, "AK98"),
        ("KS KH 9D 4C 2S 3H 7D", Category.THREE_OF_A_KIND, "K94"),
        ("KS KH 9D 9C 2S 2H 7D", Category.FULL_HOUSE, "K9"),
        ("KS KH KD 9C 9S 2H 7D", Category.FOUR_OF_A_KIND, "K9"),
        ("AS 2H 3D 4C KS 9H 7D", Category.STRAIGHT, "5"),
        ("2S 3H 4D 5C KS TH 7D", Category.STRAIGHT, "6"),
        ("QS KH AD TC 2S 3H 7D", Category.STRAIGHT, "A"),
        # no straight round the corner
        ("QS KH AD 2C 4S 9H 7D", Category.PAIR, "AKQ9"),
        ("AS KS QS TS 2S 3H 7D", Category.ROYAL_FLUSH, "A"),
        ("KS QS JS TS AD 3H 7D", Category.ROYAL_FLUSH, "A"),
        ("9S QS JS TS 3S AH 7D", Category.STRAIGHT_FLUSH, "K"),
        ("AS 2S 3S 5S KD 9H 7D", Category.STRAIGHT_FLUSH, "5"),
        # a wild card may stand for itself, or for a wild card that stands for another
        ("4S 5S 6S 8S KD 2H 7S", Category.STRAIGHT_FLUSH, "8"),
        ("5S 6S 9S 2D KD 7H 7S", Category.STRAIGHT_FLUSH, "9"),
        # two and three wild cards
        ("AS KH 9D 8C 2S 7H 7D", Category.THREE_OF_A_KIND, "AK9"),
        ("AS KH QD 8C 2S 7H 7D", Category.STRAIGHT, "A"),
        ("9S 9H QD 8C 2S 7H 7D", Category.FOUR_OF_A_KIND, "9Q"),
        ("9S JH QD 3C 2S 7H 7D", Category.STRAIGHT, "K"),
        ("AS TS 2D 4C 3H 7H 7D", Category.STRAIGHT, "6"),
        ("AS KD 9H 3C 7S 7H 7D", Category.FOUR_OF_A_KIND, "AK"),
        ("AS TS 9H 3C 7S 7H 7D", Category.ROYAL_FLUSH, "A"),
        ("8S 4S KD 2H 7S 7H 7D", Category.STRAIGHT_FLUSH, "8"),
    ],
)
def test_seven_cards_with_sevens_wild(text: str, category: Category, ranks: str) -> None:
    value = sevens_wild(text)
    assert is_hand(value, category, ranks), (category_of(value), ranks_of(value))
    cards, wild = parse_cards(text), wild_cards((5,))
    for suits in permutations(range(4)):
        assert evaluate_wild([make_card(card >> 2, suits[card & 3]) for card in cards], wild) == value


def test_five_wild_cards_are_five_aces() -> None:
    queens_and_twos = wild_cards((0, 10))
    assert is_hand(
        evaluate_wild(parse_cards("QS QH QD QC 2S"), queens_and_twos), Category.FIVE_OF_A_KIND, "A"
    )
    assert is_hand(
        evaluate_wild(parse_cards("QS QH QD 2C 2S KD KH"), queens_and_twos), Category.FIVE_OF_A_KIND, "A"
    )
    assert (
        sevens_wild("AS AH 7D 7C 7H")
        == sevens_wild("AS AH AD AC 7H")
        > evaluate(parse_cards("AS KS QS JS TS"))
    )


def test_a_hand_made_with_wild_cards_equals_the_same_hand_without() -> None:
    assert (
        sevens_wild("KS KH 7D 9C 4S")
        == sevens_wild("KS KH KD 9C 4S")
        == evaluate(parse_cards("KC KH KD 9C 4S"))
    )
    assert sevens_wild("AS KS QS JS 7D") == evaluate(parse_cards("AH KH QH JH TH"))


def test_one_card_alone_can_be_wild() -> None:
    only = wild_cards(card=parse_card("7S"))
    assert is_hand(evaluate_wild(parse_cards("7S 7H 7D KC QC 3S 2H"), only), Category.THREE_OF_A_KIND, "7KQ")
    assert is_hand(evaluate_wild(parse_cards("7C 7H 7D KC QC 3S 2H"), only), Category.THREE_OF_A_KIND, "7KQ")
    assert is_hand(evaluate_wild(parse_cards("7S 7H 7D 7C QC 3S 2H"), only), Category.FOUR_OF_A_KIND, "7Q")
    assert is_hand(evaluate_wild(parse_cards("7S KD KH 9C QC 3S 2H"), only), Category.THREE_OF_A_KIND, "KQ9")
    both = wild_cards((10,), parse_card("7S"))
    assert is_hand(evaluate_wild(parse_cards("7S QD KH KC 9C 3S 2H"), both), Category.FOUR_OF_A_KIND, "K9")
    assert both.cards == set(parse_cards("QC QD QH QS 7S"))


@pytest.mark.parametrize(
    ("text", "category", "ranks"),
    [
        ("7S", Category.HIGH_CARD, "A"),
        ("7S 7D", Category.PAIR, "A"),
        ("7S 7D 7H", Category.THREE_OF_A_KIND, "A"),
        ("7S 7D 7H 7C", Category.FOUR_OF_A_KIND, "A"),
        ("7S KD", Category.PAIR, "K"),
        ("7S KD AH", Category.PAIR, "AK"),
        ("7S KD KH", Category.THREE_OF_A_KIND, "K"),
        ("7S KD KH AC", Category.THREE_OF_A_KIND, "KA"),
        ("7S KD QH JC", Category.PAIR, "KQJ"),
        ("7S 7D QH JC", Category.THREE_OF_A_KIND, "QJ"),
        ("7S 7D 2H", Category.THREE_OF_A_KIND, "2"),
        ("7S 7D 7H 2C", Category.FOUR_OF_A_KIND, "2"),
        ("7S 2S 3S 4S", Category.PAIR, "432"),
        ("KS KD 4H 4S", Category.TWO_PAIR, "K4"),
        ("KS 8D 4H 4S", Category.PAIR, "4K8"),
    ],
)
def test_exposed_hands(text: str, category: Category, ranks: str) -> None:
    assert is_hand(evaluate_partial_wild(parse_cards(text), wild_cards((5,))), category, ranks)


def test_without_wild_cards_it_is_the_plain_ranking() -> None:
    plain, random = wild_cards(), Random(1)
    for _ in range(3000):
        cards = random.sample(FULL_DECK, 7)
        assert evaluate_wild(cards, plain) == evaluate(cards)
        assert evaluate_wild(cards[:6], plain) == evaluate(cards[:6])
        assert evaluate_wild(cards[:5], plain) == evaluate(cards[:5])
        for size in (1, 2, 3, 4):
            assert evaluate_partial_wild(cards[:size], plain) == evaluate_partial(cards[:size])


def five_of_a_kind(naturals: tuple[int, ...], wilds: int) -> HandRank:
    """The best five of a kind from natural cards and wild ones, 0 if there is none."""
    for rank in range(12, -1, -1):
        if sum(card >> 2 == rank for card in naturals) + wilds >= 5:
            return hand_rank(Category.FIVE_OF_A_KIND, (rank,))
    return HandRank(0)


def substituted(cards: tuple[int, ...], wild: WildCards) -> HandRank:
    """Try every card that the hand does not hold for every wild card."""
    naturals = tuple(card for card in cards if card not in wild.cards)
    wilds = len(cards) - len(naturals)
    rank = evaluate if len(cards) > 4 else evaluate_partial
    free = [card for card in FULL_DECK if card not in naturals]
    best = max(rank(naturals + stand_in) for stand_in in combinations(free, wilds))
    return max(best, five_of_a_kind(naturals, wilds)) if len(cards) > 4 else best


@pytest.mark.parametrize(
    ("wilds", "size", "count"), [(1, 7, 400), (2, 7, 40), (1, 6, 200), (2, 5, 60), (3, 5, 2)]
)
def test_substitution_finds_nothing_better(wilds: int, size: int, count: int) -> None:
    random = Random(wilds * 10 + size)
    for _ in range(count):
        rank = random.randrange(13)
        wild = wild_cards((rank,))
        cards = random.sample(sorted(wild.cards), wilds)
        # Half of the hands come from two suits, where flushes are.
        suits = 2 if random.random() < 0.5 else 4
        cards += random.sample(
            [card for card in FULL_DECK if card >> 2 != rank and card & 3 < suits], size - wilds
        )
        random.shuffle(cards)
        assert evaluate_wild(cards, wild) == substituted(tuple(cards), wild)


def test_substitution_finds_nothing_better_in_exposed_hands() -> None:
    random = Random(5)
    for _ in range(400):
        wild = wild_cards((random.randrange(13),))
        pack = [card for card in FULL_DECK if card in wild.cards] * 2 + list(FULL_DECK)
        cards = tuple(dict.fromkeys(random.sample(pack, random.randint(1, 4))))
        if sum(card in wild.cards for card in cards) < 3:
            assert evaluate_partial_wild(cards, wild) == substituted(cards, wild)


def unsuited_cards(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """Cards of these ranks, as evenly of all suits as they go: even with wild cards there is no flush."""
    suits = [0, 0, 0, 0]
    cards: list[int] = []
    for rank in sorted(ranks, key=ranks.count, reverse=True):
        suit = min((suit for suit in range(4) if rank << 2 | suit not in cards), key=suits.__getitem__)
        suits[suit] += 1
        cards.append(rank << 2 | suit)
    return tuple(cards)


@cache
def by_ranks(ranks: tuple[int, ...], wilds: int) -> HandRank:
    """Give the wild cards ranks one after the other, each at most four times: substitution, kept by ranks."""
    if not wilds:
        return evaluate(unsuited_cards(ranks))
    more = (tuple(sorted((*ranks, rank))) for rank in range(13) if ranks.count(rank) < 4)
    best = max(by_ranks(each, wilds - 1) for each in more)
    fives = [rank for rank in range(13) if ranks.count(rank) + wilds >= 5]
    return max(best, hand_rank(Category.FIVE_OF_A_KIND, (fives[-1],))) if fives else best


@pytest.mark.parametrize(
    ("size", "count", "digest"), [(5, 1819, "3617c8fbac29a74a"), (7, 18317, "a628bc87c1337ce9")]
)
def test_all_multisets_of_ranks_with_one_to_four_wild_cards(size: int, count: int, digest: str) -> None:
    """Twos are wild; the digest is that of the complete ordering."""
    wild, hashed, seen = wild_cards((0,)), hashlib.sha256(), 0
    for wilds in range(1, 5):
        stand_ins = [make_card(0, suit) for suit in range(wilds)]
        for ranks in combinations_with_replacement(range(1, 13), size - wilds):
            if any(ranks.count(rank) > 4 for rank in set(ranks)):
                continue
            value = evaluate_wild((*stand_ins, *unsuited_cards(ranks)), wild)
            assert value == by_ranks(ranks, wilds)
            hashed.update(value.to_bytes(3, "big"))
            seen += 1
    assert (seen, hashed.hexdigest()[:16]) == (count, digest)


def frequencies(hands: Iterable[tuple[Card, ...]], wild: WildCards, weight: int = 1) -> Counter[str]:
    found = Counter(evaluate5_wild(*hand, wild) >> 20 for hand in hands)
    return Counter({Category(number).record_name: count * weight for number, count in found.items()})


def test_frequencies_with_a_whole_rank_wild() -> None:
    """All five-card hands with wild twos; those with twos of other suits count as often as these.

    With the hands without a two these are the known figures of deuces wild: 31,552 times four of a kind.
    """
    wild, naturals = wild_cards((0,)), FULL_DECK[4:]
    total: Counter[str] = Counter()
    for twos, weight in ((1, 4), (2, 6), (3, 4), (4, 1)):
        hands = ((*FULL_DECK[:twos], *rest) for rest in combinations(naturals, 5 - twos))
        total += frequencies(hands, wild, weight)
    assert total == {
        "pair": 464_688,
        "three_of_a_kind": 312_840,
        "straight": 54_072,
        "flush": 11_336,
        "full_house": 9_504,
        "four_of_a_kind": 31_024,
        "straight_flush": 2_040,
        "royal_flush": 480,
        "five_of_a_kind": 672,
    }


def test_frequencies_with_one_card_wild() -> None:
    """All five-card hands that hold the one wild card."""
    wild = wild_cards(card=FULL_DECK[0])
    hands = ((FULL_DECK[0], *rest) for rest in combinations(FULL_DECK[1:], 4))
    assert frequencies(hands, wild) == {
        "pair": 156_429,
        "three_of_a_kind": 76_032,
        "straight": 9_891,
        "flush": 2_483,
        "full_house": 2_592,
        "four_of_a_kind": 2_304,
        "straight_flush": 137,
        "royal_flush": 20,
        "five_of_a_kind": 12,
    }


def test_bad_hands() -> None:
    wild = wild_cards((5,))
    with pytest.raises(CardError, match=r"made of 5, 6 or 7 cards, not 4\."):
        evaluate_wild(parse_cards("7S 7H 7D 7C"), wild)
    with pytest.raises(CardError, match=r"made of 1 to 4 cards, not 5\."):
        evaluate_partial_wild(parse_cards("7S 7H 7D 7C 2C"), wild)
    with pytest.raises(CardError, match=r"7S is there twice"):
        evaluate_wild(parse_cards("7S 7H 7D 7C 7S"), wild)
    with pytest.raises(CardError, match=r"Card 2 \(\?\?\) can't be ranked"):
        evaluate_partial_wild((FULL_DECK[0], UNKNOWN), wild)
    with pytest.raises(CardError, match=r"no rank 13"):
        wild_cards((13,))
    with pytest.raises(CardError, match=r"Card \?\? can't be wild"):
        wild_cards(card=UNKNOWN)
