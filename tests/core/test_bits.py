"""Sets as numbers: plain and compiled, against counting by hand."""

from random import Random

import pytest

from parlour.core.bits import lowest, size
from parlour.core.compiling import Compiler


@pytest.mark.parametrize("run", [lowest, Compiler()(lowest)], ids=["plain", "compiled"])
def test_lowest_bit(run):
    assert [run(1 << n) for n in range(62)] == list(range(62))
    assert [run(bits) for bits in (0b1, 0b110, 0b1000, 0b1010000, (1 << 40) - 8)] == [0, 1, 3, 4, 3]


@pytest.mark.parametrize("run", [size, Compiler()(size)], ids=["plain", "compiled"])
def test_size(run):
    luck = Random(3)
    sets = [0, 1, 1 << 61, (1 << 62) - 1, *(luck.getrandbits(62) for _ in range(400))]
    assert [run(bits) for bits in sets] == [bits.bit_count() for bits in sets]
