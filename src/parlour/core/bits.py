"""Sets of cards as numbers: bit c is set for card c."""

from parlour.core.rule import compiled_as, slot


@slot
def trailing_zeros(bits: int) -> int:
    """The number of zeros below the lowest bit that is set: the `Compiler` brings the processor's
    own instruction."""
    raise NotImplementedError


def _lowest(bits: int) -> int:
    return trailing_zeros(bits)


@compiled_as(_lowest)
def lowest(bits: int) -> int:
    """The number of the lowest bit that is set; some must be."""
    return (bits & -bits).bit_length() - 1
