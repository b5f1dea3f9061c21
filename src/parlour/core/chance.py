"""Chance: all randomness that rules use comes from here.

Compiled, it is a small generator (sfc32, by Chris Doty-Humphrey) inside the record, so every table
of a batch has its own, and the same seed gives the same game on any number of cores. Plain, it is a
`Source` that comes with the state: the same generator, given decks and picks, or the cryptographic
stream of a real table.
"""

import hashlib
import hmac
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count
from typing import Protocol

from parlour.core.errors import ChanceError
from parlour.core.numbers import Face
from parlour.core.record import Pick
from parlour.core.rule import compiled_as, rule
from parlour.core.state import Row, State

MASK = 0xFFFFFFFF


@rule
def sfc32(a: int, b: int, c: int, counter: int) -> tuple[int, int, int, int, int]:
    """One step of sfc32 on 32-bit words: (32 random bits, then the next four words)."""
    out = (a + b + counter) & MASK
    return (
        out,
        b ^ (b >> 9),
        (c + ((c << 3) & MASK)) & MASK,
        (((c << 21) | (c >> 11)) + out) & MASK,
        (counter + 1) & MASK,
    )


@rule
def seed_generator(s: State, seed: int, stream: int) -> None:
    """Seed the generator of a state. Different streams of one seed are independent."""
    a, b = seed & MASK, (seed >> 32) & MASK
    c, counter = stream & MASK, 1 + ((stream >> 32) & MASK)
    for _ in range(15):
        _, a, b, c, counter = sfc32(a, b, c, counter)
    s.rng[0], s.rng[1], s.rng[2], s.rng[3] = a, b, c, counter


@rule
def forget_luck(s: State) -> None:
    """Blank the generator of a state, which no seat may know. Every game's `conceal` ends with
    this."""
    for i in range(4):
        s.rng[i] = 0


@rule
def generated_below(s: State, n: int) -> int:
    """A uniform number in 0..n-1 from the state's own generator (Lemire 2019, with rejection)."""
    out, a, b, c, counter = sfc32(s.rng[0], s.rng[1], s.rng[2], s.rng[3])
    product = out * n
    if product & MASK < n:
        floor = (MASK + 1 - n) % n
        while product & MASK < floor:
            out, a, b, c, counter = sfc32(a, b, c, counter)
            product = out * n
    s.rng[0], s.rng[1], s.rng[2], s.rng[3] = a, b, c, counter
    return product >> 32


@rule
def generated_shuffle(s: State, cards: Row, n: int) -> None:
    """Shuffle the first n cards in place (Fisher-Yates), from the state's own generator."""
    a, b, c, counter = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
    for left in range(n, 1, -1):
        out, a, b, c, counter = sfc32(a, b, c, counter)
        product = out * left
        if product & MASK < left:
            floor = (MASK + 1 - left) % left
            while product & MASK < floor:
                out, a, b, c, counter = sfc32(a, b, c, counter)
                product = out * left
        j = product >> 32
        card = cards[left - 1]
        cards[left - 1] = cards[j]
        cards[j] = card
    s.rng[0], s.rng[1], s.rng[2], s.rng[3] = a, b, c, counter


@compiled_as(generated_below)
def random_below(s: State, n: int) -> int:
    """A uniform number in 0..n-1 from the table's source (plain: ChanceError)."""
    picked: int = s.source.below(s, n)
    return picked


@compiled_as(generated_shuffle)
def shuffle(s: State, cards: Row, n: int) -> None:
    """Shuffle the first n cards in place (plain: ChanceError). A pile is a stack: its top card is
    the last one."""
    s.source.shuffle(s, cards, n)


class Source(Protocol):
    """The origin of a plain table's random decks and picks."""

    def below(self, s: State, n: int) -> int:
        """Return a random number in 0..n-1."""
        ...

    def shuffle(self, s: State, cards: Row, n: int) -> None:
        """Shuffle the first n cards in place; the top card is the last one."""
        ...


class Generated:
    """The generator in the state itself, which the compiled rules use too."""

    def below(self, s: State, n: int) -> int:
        """Return a uniform number in 0..n-1 from the state's generator."""
        return int(generated_below(s, n))

    def shuffle(self, s: State, cards: Row, n: int) -> None:
        """Shuffle the first n cards in place with the state's generator."""
        generated_shuffle(s, cards, n)


GivenChance = list[Face] | Pick | int


class Given:
    """Chances known beforehand: the decks (top card first) and picks of a record, in order.

    A pick may say out of how many it was drawn (`Pick`), or be a bare number. Raises `ChanceError`
    when the next chance is missing, is of the other kind, was drawn out of another number, or is
    not an order of the cards being shuffled.
    """

    def __init__(self, chances: Iterable[GivenChance] = ()) -> None:
        self.refill(chances)

    def refill(self, chances: Iterable[GivenChance]) -> None:
        """Replace the chances that are left with these."""
        self._chances = list(chances)
        self.used = 0
        """The number of chances used so far."""

    def _next(self) -> GivenChance | None:
        self.used += 1
        return self._chances[self.used - 1] if self.used <= len(self._chances) else None

    def below(self, s: State, n: int) -> int:
        """Return the next chance, which must be a pick out of n (ChanceError)."""
        pick = self._next()
        if isinstance(pick, Pick):
            check_drawn_out_of(pick.of, n)
            pick = pick.pick
        if not isinstance(pick, int):
            raise ChanceError(f"expected a pick below {n}, found {_kind(pick)}")
        check_pick(pick, n)
        return pick

    def shuffle(self, s: State, cards: Row, n: int) -> None:
        """Put the cards in the order of the next chance, which must hold exactly these cards
        (ChanceError)."""
        deck = self._next()
        if not isinstance(deck, list):
            raise ChanceError(f"expected a deck of {n} cards, found {_kind(deck)}")
        check_deck(deck, cards[:n])
        cards[:n] = deck[::-1]


def check_drawn_out_of(of: int, n: int) -> None:
    """Raise ChanceError for a pick out of `of` numbers where one out of `n` is asked for."""
    if of != n:
        raise ChanceError(f"expected a pick out of {n}, found one out of {of}")


def check_pick(pick: int, n: int) -> None:
    """Raise ChanceError for a pick that is not in 0..n-1."""
    if not 0 <= pick < n:
        raise ChanceError(f"expected a pick in 0..{n - 1}, found {pick}")


def check_deck(deck: Sequence[int], cards: Sequence[int]) -> None:
    """Raise ChanceError for a deck that does not hold exactly the cards to be shuffled."""
    if len(deck) != len(cards) or any(
        a != b for a, b in zip(sorted(deck), sorted(cards), strict=True)
    ):
        raise ChanceError(
            f"expected an order of the {len(cards)} cards that are shuffled, "
            f"found {len(deck)} cards that are not those"
        )


class Fair:
    """The chances of a real table, from a seed of 256 bits (`docs/fairness.md`): HMAC-SHA256 in
    counter mode.

    Each chance has a stream of its own, derived from its number, so any worker can go on from the
    log alone. Cards are put in order by `text`, their notation, before they are shuffled: a deck
    follows from the seed and from which cards are in it, no matter where the cards lay before.
    Raises ValueError for a seed of another length.
    """

    def __init__(self, seed: bytes, text: Callable[[Face], str], number: int = 0) -> None:
        if len(seed) != 32:
            raise ValueError(f"expected a seed of 32 bytes, got {len(seed)}")
        self._seed = seed
        self._text = text
        self.number = number

    def _words(self) -> Iterator[int]:
        """Return the words of the next chance. It counts as used even if none of them is needed."""
        self.number += 1
        chance = f"chance {self.number - 1} block "
        return _words(lambda block: hmac.digest(self._seed, f"{chance}{block}".encode(), "sha256"))

    def below(self, s: State, n: int) -> int:
        """Return a uniform number in 0..n-1 from the next chance's stream."""
        return _fair(self._words(), n)

    def shuffle(self, s: State, cards: Row, n: int) -> None:
        """Shuffle the first n cards from the next chance's stream: Fisher-Yates, with the top card
        first."""
        words = self._words()
        deck = sorted(map(Face, cards[:n]), key=self._text)
        for left in range(n, 1, -1):
            j = _fair(words, left)
            deck[left - 1], deck[j] = deck[j], deck[left - 1]
        cards[:n] = deck[::-1]


class Keyed:
    """The chances of a real table whose game began before players contributed to them: SHA-256 in
    counter mode over a 256-bit key.

    Each chance has a stream of its own, as in `Fair`, but cards are shuffled as they lie. Raises
    ValueError for a key of another length.
    """

    def __init__(self, key: bytes, number: int = 0) -> None:
        if len(key) != 32:
            raise ValueError(f"expected a key of 32 bytes, got {len(key)}")
        self._key = key
        self.number = number

    def _words(self) -> Iterator[int]:
        """Return the words of the next chance. It counts as used even if none of them is needed."""
        self.number += 1
        prefix = self._key + (self.number - 1).to_bytes(8, "big")
        return _words(lambda block: hashlib.sha256(prefix + block.to_bytes(8, "big")).digest())

    def below(self, s: State, n: int) -> int:
        """Return a uniform number in 0..n-1 from the next chance's stream."""
        return _fair(self._words(), n)

    def shuffle(self, s: State, cards: Row, n: int) -> None:
        """Shuffle the first n cards from the next chance's stream: Fisher-Yates."""
        words = self._words()
        for left in range(n, 1, -1):
            j = _fair(words, left)
            cards[left - 1], cards[j] = cards[j], cards[left - 1]


def _words(block: Callable[[int], bytes]) -> Iterator[int]:
    """Yield endless 64-bit words, made from blocks of 32 bytes."""
    for number in count():
        digest = block(number)
        for at in range(0, 32, 8):
            yield int.from_bytes(digest[at : at + 8], "big")


def _fair(words: Iterator[int], n: int) -> int:
    """Return a uniform number in 0..n-1, skipping words that would favour some numbers."""
    limit = (1 << 64) - (1 << 64) % n
    return next(word for word in words if word < limit) % n


def _kind(chance: GivenChance | None) -> str:
    if chance is None:
        return "the end"
    if isinstance(chance, list):
        return f"a deck of {len(chance)} cards"
    return f"the pick {chance.pick if isinstance(chance, Pick) else chance}"
