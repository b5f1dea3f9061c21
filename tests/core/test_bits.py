"""Sets as numbers: plain and compiled, against counting by hand."""

from random import Random

import numpy as np
import pytest

from parlour.core import bits as sets
from parlour.core.bits import lowest, size
from parlour.core.compiling import Compiler


@pytest.mark.parametrize("run", [lowest, Compiler()(lowest)], ids=["plain", "compiled"])
def test_lowest_bit(run):
    assert [run(1 << n) for n in range(62)] == list(range(62))
    assert [run(bits) for bits in (0b1, 0b110, 0b1000, 0b1010000, (1 << 40) - 8)] == [0, 1, 3, 4, 3]


@pytest.mark.parametrize("run", [size, Compiler()(size)], ids=["plain", "compiled"])
def test_size(run):
    luck = Random(3)
    some = [0, 1, 1 << 61, (1 << 62) - 1, *(luck.getrandbits(62) for _ in range(400))]
    assert [run(bits) for bits in some] == [bits.bit_count() for bits in some]


class Signed(int):
    """A signed number of 64 bits, as compiled code has it, which must not overflow."""

    def __new__(cls, value):
        assert -(1 << 63) <= value < 1 << 63, "compiled code takes for granted that this is not so"
        return super().__new__(cls, value)

    def __add__(self, other):
        return Signed(int(self) + int(other))

    def __sub__(self, other):
        return Signed(int(self) - int(other))

    def __mul__(self, other):
        return Signed(int(self) * int(other))

    def __and__(self, other):
        return Signed(int(self) & int(other))

    def __rshift__(self, other):
        return Signed(int(self) >> int(other))


def test_nothing_signed_overflows_as_a_set_is_counted():
    luck = Random(4)
    with np.errstate(over="ignore"):  # what is unsigned may
        for bits in ((1 << 62) - 1, *(luck.getrandbits(62) for _ in range(400))):
            assert sets._size(Signed(bits)) == bits.bit_count()
