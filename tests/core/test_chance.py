"""Chance: the generator against known answers, fairness, given and secret chances."""

import hashlib
from collections import Counter
from itertools import islice, permutations
from types import SimpleNamespace

import numpy as np
import pytest

from parlour.core.chance import (
    Generated,
    Given,
    Keyed,
    _fair,
    generated_below,
    generated_shuffle,
    seed_generator,
    sfc32,
)
from parlour.core.errors import ChanceError


def state(*words):
    return SimpleNamespace(rng=list(words))


def seeded(seed, stream=0):
    s = state(0, 0, 0, 0)
    seed_generator(s, seed, stream)
    return s


class Reference:
    """sfc32 as its author publishes it, on wrapping 32-bit integers."""

    def __init__(self, a, b, c, counter, discard):
        self.a, self.b, self.c, self.counter = (
            np.array([word], np.uint32) for word in (a, b, c, counter)
        )
        for _ in range(discard):
            self.next()

    def next(self):
        one, three, nine, eleven, twentyone = (np.array([n], np.uint32) for n in (1, 3, 9, 11, 21))
        out = self.a + self.b + self.counter
        self.counter = self.counter + one
        self.a = self.b ^ (self.b >> nine)
        self.b = self.c + (self.c << three)
        self.c = ((self.c << twentyone) | (self.c >> eleven)) + out
        return int(out[0])


PUBLISHED = [
    235160590,
    2967261163,
    116171463,
    2882324903,
    362604721,
    4227106926,
    1933307004,
    1608300071,
    2256615412,
    2701957640,
]
"""From others: sfc32 begun at (0, 12345, 0, 1), after 12 discarded outputs."""


def test_sfc32_gives_the_published_numbers():
    words, outputs = (0, 12345, 0, 1), []
    for _ in range(22):
        out, *words = sfc32(*words)
        outputs.append(out)
    assert outputs[12:] == PUBLISHED
    reference = Reference(0, 12345, 0, 1, discard=12)
    assert [reference.next() for _ in PUBLISHED] == PUBLISHED


@pytest.mark.parametrize(
    ("seed", "stream"), [(0, 0), (1, 0), (7, 3), (2**32 + 5, 1), (2**63 - 1, 2**40 + 9)]
)
def test_seed_and_stream_are_the_generator_s_words(seed, stream):
    s = seeded(seed, stream)
    reference = Reference(seed % 2**32, seed >> 32, stream % 2**32, 1 + (stream >> 32), discard=15)
    for _ in range(1000):
        out, *s.rng = sfc32(*s.rng)
        assert out == reference.next()


def test_streams_of_one_seed_differ():
    assert len({tuple(seeded(5, stream).rng) for stream in range(200)}) == 200


def next_output(s):
    """What the generator will give next."""
    return sfc32(*s.rng)[0]


def test_below_takes_the_high_half_of_the_product():
    s, numbers = seeded(3), seeded(3)
    for n in (1, 2, 6, 13, 78, 1000):
        out, *numbers.rng = sfc32(*numbers.rng)
        assert generated_below(s, n) == out * n // 2**32
    assert s.rng == numbers.rng


def words_that_give(output):
    """A generator whose next output is `output`."""
    return state(output, 0, 12345, 0)


@pytest.mark.parametrize("n", [3, 5, 6, 78])
def test_below_rejects_what_would_favour_a_number(n):
    """Of the 2**32 outputs, 2**32 mod n must go; Lemire's are those with a small low half."""
    surplus = 2**32 % n
    floor = [output for output in range(200) if output * n % 2**32 < surplus]
    assert floor  # output 0 is always among them
    for output in floor:
        s = words_that_give(output)
        assert next_output(s) == output
        after = state(*sfc32(*s.rng)[1:])
        assert generated_below(s, n) == generated_below(after, n)
        assert s.rng == after.rng
    kept = next(output for output in range(1, 200) if output * n % 2**32 >= surplus)
    s = words_that_give(kept)
    generated_below(s, n)
    assert s.rng == list(sfc32(*words_that_give(kept).rng)[1:])


def chi_square(counts, outcomes, draws):
    expected = draws / outcomes
    missing = (outcomes - len(counts)) * expected
    return missing + sum((seen - expected) ** 2 / expected for seen in counts.values())


@pytest.mark.parametrize("source", [Generated(), Keyed(b"k" * 32)], ids=["generated", "secret"])
def test_every_order_of_four_cards_is_equally_likely(source):
    s, counts = seeded(11), Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        source.shuffle(s, cards, 4)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24, 12_000) < 49.7  # 23 degrees of freedom: once in a thousand seeds


@pytest.mark.parametrize("source", [Generated(), Keyed(b"k" * 32)], ids=["generated", "secret"])
def test_every_number_below_n_is_equally_likely(source):
    s = seeded(12)
    counts = Counter(source.below(s, 7) for _ in range(7_000))
    assert set(counts) == set(range(7))
    assert chi_square(counts, 7, 7_000) < 22.5  # 6 degrees of freedom: once in a thousand seeds


def test_a_shuffle_is_so_many_fair_numbers():
    """Fisher-Yates from the last card down, one number below what is left for each."""
    s, numbers = seeded(4), seeded(4)
    cards, expected = list(range(20)), list(range(20))
    generated_shuffle(s, cards, 15)
    for left in range(15, 1, -1):
        j = generated_below(numbers, left)
        expected[left - 1], expected[j] = expected[j], expected[left - 1]
    assert cards == expected
    assert cards[15:] == [15, 16, 17, 18, 19]
    assert s.rng == numbers.rng


# --- given chances --------------------------------------------------------------------------------


def test_a_given_deck_is_dealt_from_its_first_card():
    cards = [1, 2, 3, 9]
    Given([[3, 1, 2]]).shuffle(None, cards, 3)
    assert cards == [2, 1, 3, 9]  # the top of a pile is its last card


def test_given_picks_come_in_order():
    given = Given([2, 0])
    assert [given.below(None, 3), given.below(None, 1)] == [2, 0]
    assert given.used == 2


@pytest.mark.parametrize(
    ("chances", "message"),
    [
        ([], "expected a pick below 3, found the end"),
        ([[1, 2]], "expected a pick below 3, found a deck of 2 cards"),
        ([3], r"expected a pick in 0\.\.2, found 3"),
        ([-1], r"expected a pick in 0\.\.2, found -1"),
    ],
)
def test_a_given_pick_that_does_not_fit(chances, message):
    with pytest.raises(ChanceError, match=message):
        Given(chances).below(None, 3)


@pytest.mark.parametrize(
    ("chances", "message"),
    [
        ([], "expected a deck of 3 cards, found the end"),
        ([1], "expected a deck of 3 cards, found the pick 1"),
        ([[1, 2]], "found 2 cards that are not those"),
        ([[1, 2, 3, 3]], "found 4 cards that are not those"),
        ([[1, 2, 2]], "found 3 cards that are not those"),
    ],
)
def test_a_given_deck_that_does_not_fit(chances, message):
    cards = [3, 2, 1]
    with pytest.raises(ChanceError, match=message):
        Given(chances).shuffle(None, cards, 3)
    assert cards == [3, 2, 1]


# --- the secret of a real table -------------------------------------------------------------------


def secret_words(key, number):
    """64-bit words of SHA-256(key, number, block), written again from the description."""
    block = 0
    while True:
        digest = hashlib.sha256(key + number.to_bytes(8, "big") + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24))
        block += 1


def test_a_secret_shuffle_can_be_checked_by_hand():
    key, cards = bytes(range(32)), list(range(10))
    Keyed(key, number=6).shuffle(None, cards, 10)
    words, expected = secret_words(key, 6), list(range(10))
    for left in range(10, 1, -1):
        j = next(words) % left  # no word of this key is so large that it must be rejected
        expected[left - 1], expected[j] = expected[j], expected[left - 1]
    assert cards == expected
    assert all(word < 2**64 - 2**64 % 10 for word in islice(secret_words(key, 6), 9))


def test_chances_of_a_secret_depend_on_key_and_number_alone():
    key = b"x" * 32
    whole = Keyed(key)
    first, second = list(range(30)), list(range(30))
    whole.shuffle(None, first, 30)
    whole.shuffle(None, second, 30)
    resumed = list(range(30))
    Keyed(key, number=1).shuffle(None, resumed, 30)
    assert resumed == second != first


@pytest.mark.parametrize("n", [0, 1])
def test_a_secret_counts_every_chance_even_one_without_a_choice(n):
    """A record has even the shuffle of a single card, and whoever goes on from it counts those."""
    secret = Keyed(b"x" * 32)
    secret.shuffle(None, [5], n)
    assert secret.number == 1
    secret.below(None, 1)
    assert secret.number == 2


def test_a_secret_has_32_bytes():
    with pytest.raises(ValueError, match="expected a key of 32 bytes, got 5"):
        Keyed(b"short")


def test_a_secret_rejects_the_words_that_would_favour_a_number():
    """2**64 is 3 * k + 1, so that the last word of all is one too many."""
    assert _fair(iter([2**64 - 1, 5]), 3) == 2
    assert _fair(iter([2**64 - 2]), 3) == (2**64 - 2) % 3
    assert _fair(iter([2**64 - 1]), 4) == 3
