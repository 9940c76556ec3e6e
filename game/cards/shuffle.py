"""Our own chance: the same seed gives the same cards on every machine, in every browser, next year too.

The generator is xoshiro128** 1.1 by David Blackman and Sebastiano Vigna (2018, public domain,
https://prng.di.unimi.it/xoshiro128starstar.c): four 32-bit words of state, 32 bits a draw, period 2**128 - 1.
The state is filled by splitmix64 (Sebastiano Vigna 2015, public domain,
https://prng.di.unimi.it/splitmix64.c), which also mixes in the names of the stream. Neither is meant
to resist someone who computes the seed from the cards; a card table among friends needs none of that.
"""

from collections.abc import Iterator, MutableSequence, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from game.cards.errors import CardError
from game.cards.words import N_

T = TypeVar("T")

SEED_LIMIT: Final = 1 << 64
_MASK32: Final = (1 << 32) - 1
_MASK64: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15
_INT_PART: Final = 1
_TEXT_PART: Final = 2


class Rng(NamedTuple):
    """A generator's state as data: four 32-bit words, never all zero."""

    a: int
    b: int
    c: int
    d: int


def rng_from(seed: int, *stream: int | str) -> Rng:
    """Return the generator of a seed and a stream; another stream of the same seed is independent of it.

    `seed` and every int of the stream lie in 0 … 2**64 - 1, else CardError. The words absorbed are the seed,
    then for an int a tag and the int, for a text a tag with its length in bytes and the UTF-8 bytes by
    eights, so that ("ab", "c"), ("a", "bc") and ("abc",) are three different streams.
    """
    state = _splitmix(_word(seed))
    for part in stream:
        for word in _words_of(part):
            state = _splitmix(state ^ word)
    first, second = _splitmix(state), _splitmix(state + _GOLDEN)
    # Splitmix is a permutation of the 64-bit words, so these two differ and the state can't be all zero.
    return Rng(first & _MASK32, first >> 32, second & _MASK32, second >> 32)


def is_seed(number: object) -> bool:
    """True for a whole number from 0 to 2**64 - 1; True and False are none."""
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number < SEED_LIMIT


def next_u32(rng: Rng) -> tuple[Rng, int]:
    """Return the generator after one draw, and the draw: 32 even bits."""
    a, b, c, d = rng
    x = b * 5 & _MASK32
    drawn = (x << 7 | x >> 25) * 9 & _MASK32
    c ^= a
    d ^= b
    return Rng(a ^ d, b ^ c, c ^ (b << 9 & _MASK32), (d << 11 | d >> 21) & _MASK32), drawn


def below(rng: Rng, n: int) -> tuple[Rng, int]:
    """Return the generator and a number from 0 to n - 1, each equally likely; n is 1 … 2**32, else CardError.

    Draws that fall into the incomplete last block of n are thrown away, and the next one is taken.
    """
    limit = _even_limit(n)
    rng, drawn = next_u32(rng)
    while drawn >= limit:
        rng, drawn = next_u32(rng)
    return rng, drawn % n


class Dice:
    """A generator that keeps its own place, for bots and loops; the draws are those of `next_u32`."""

    __slots__ = ("_a", "_b", "_c", "_d")

    def __init__(self, rng: Rng) -> None:
        self._a, self._b, self._c, self._d = rng

    @property
    def rng(self) -> Rng:
        """The state before the next draw."""
        return Rng(self._a, self._b, self._c, self._d)

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1, each equally likely; CardError unless 1 <= n <= 2**32."""
        limit = _even_limit(n)
        while True:
            a, b, c, d = self._a, self._b, self._c, self._d
            x = b * 5 & 0xFFFFFFFF
            drawn = (x << 7 | x >> 25) * 9 & 0xFFFFFFFF
            c ^= a
            d ^= b
            self._a, self._b, self._c = a ^ d, b ^ c, c ^ (b << 9 & 0xFFFFFFFF)
            self._d = (d << 11 | d >> 21) & 0xFFFFFFFF
            if drawn < limit:
                return drawn % n

    def choice(self, items: Sequence[T]) -> T:
        """Draw one of the items; CardError if there are none."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items into a random order, in place: Fisher–Yates from the last place down.

        With k from the last index to 1, the item at k changes places with the one at below(k + 1).
        """
        a, b, c, d = self._a, self._b, self._c, self._d
        # The last block of any n here is shorter than this; looking first saves most of the divisions.
        safe = 0x100000000 - len(items)
        for k in range(len(items) - 1, 0, -1):
            while True:
                x = b * 5 & 0xFFFFFFFF
                drawn = (x << 7 | x >> 25) * 9 & 0xFFFFFFFF
                c ^= a
                d ^= b
                x = b << 9 & 0xFFFFFFFF
                a, b, c, d = a ^ d, b ^ c, c ^ x, (d << 11 | d >> 21) & 0xFFFFFFFF
                if drawn < safe or drawn < _even_limit(k + 1):
                    break
            drawn %= k + 1
            items[k], items[drawn] = items[drawn], items[k]
        self._a, self._b, self._c, self._d = a, b, c, d


def _even_limit(n: int) -> int:
    """Return the largest multiple of n that 32 bits can count up to."""
    if not 1 <= n <= 0x100000000:
        raise CardError(N_("Can't draw a number below {n}: it must be from 1 to 4294967296."), n=n)
    return 0x100000000 - 0x100000000 % n


def _splitmix(state: int) -> int:
    """Return splitmix64's output for a state: step by the golden ratio, then mix."""
    z = state + _GOLDEN & _MASK64
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK64
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK64
    return z ^ z >> 31


def _word(number: int) -> int:
    if not is_seed(number):
        raise CardError(
            N_("{number} is no seed: it must be a whole number from 0 to 2**64 - 1."), number=number
        )
    return number


def _words_of(part: int | str) -> Iterator[int]:
    """Yield the 64-bit words that stand for one part of a stream's name."""
    if isinstance(part, str):
        text = part.encode()
        yield _TEXT_PART | len(text) << 8
        for start in range(0, len(text), 8):
            yield int.from_bytes(text[start : start + 8], "little")
    else:
        yield _INT_PART
        yield _word(part)
