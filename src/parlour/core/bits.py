"""Sets of cards as numbers: bit c is set for card c."""

import numpy as np

from parlour.core.rule import compiled_as, slot


@slot
def trailing_zeros(bits: int) -> int:
    """Count the zeros below the lowest set bit."""
    raise NotImplementedError


def _lowest(bits: int) -> int:
    return trailing_zeros(bits)


@compiled_as(_lowest)
def lowest(bits: int) -> int:
    """The number of the lowest set bit; `bits` must not be 0."""
    return (bits & -bits).bit_length() - 1


EIGHT_ONES = np.uint64(0x0101010101010101)
HIGHEST_BYTE = np.uint64(56)


def _size(cards: int) -> int:
    """Add up ever larger groups of bits. Compilers recognize this form and replace it with the
    processor's own instruction. The product is unsigned, as it overflows: compiled code takes for
    granted that what is signed does not."""
    cards -= cards >> 1 & 0x5555555555555555
    cards = (cards & 0x3333333333333333) + (cards >> 2 & 0x3333333333333333)
    cards = cards + (cards >> 4) & 0x0F0F0F0F0F0F0F0F
    return np.int64(np.uint64(cards) * EIGHT_ONES >> HIGHEST_BYTE)  # type: ignore[return-value]


@compiled_as(_size)
def size(cards: int) -> int:
    """Count the cards in a set."""
    return cards.bit_count()
