"""Sets of cards as numbers: bit c is set for card c."""

from parlour.core.rule import compiled_as, slot


@slot
def trailing_zeros(bits: int) -> int:
    """How many zeros lie below the lowest set bit. Compiled only: the `Compiler` puts the
    processor's own instruction in this slot."""
    raise NotImplementedError


def _lowest(bits: int) -> int:
    return trailing_zeros(bits)


@compiled_as(_lowest)
def lowest(bits: int) -> int:
    """The number of the lowest set bit; `bits` must not be 0."""
    return (bits & -bits).bit_length() - 1
