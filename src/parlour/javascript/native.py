"""Functions whose JavaScript is written by hand, in `web/src/rules/native.ts`: those that call
something outside the rules, and those that use 64 bits or the library of C in Python."""

from collections.abc import Callable
from typing import Any

from parlour.core import bits, chance, state
from parlour.javascript.kinds import NONE, Int, Kind

TWINS: dict[Callable[..., Any], tuple[str, Kind]] = {
    bits.lowest: ("lowest", Int(0, 63)),
    bits.size: ("size", Int(0, 64)),
    chance.random_below: ("random_below", Int(0, (1 << 31) - 1)),
    chance.shuffle: ("shuffle", NONE),
    chance.forget_luck: ("forget_luck", NONE),
    state.tell: ("tell", NONE),
}
"""Function -> its name in `native.ts`, and the kind of its result."""
