"""Sets of cards as numbers: bit c is set for card c."""

from typing import Any

from parlour.core.rule import compiled_as


def _trailing_zeros(bits: Any) -> Any:
    return trailing_zeros(bits)  # type: ignore[name-defined]  # noqa: F821 - the Compiler binds it


@compiled_as(_trailing_zeros)
def lowest(bits: int) -> int:
    """The number of the lowest bit that is set; some must be."""
    return (bits & -bits).bit_length() - 1
