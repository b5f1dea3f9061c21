"""Functions whose JavaScript is written by hand, in `web/src/rules/native.ts`: where the rules meet
the world, and what 64 bits or the library of C does in Python."""

from collections.abc import Callable
from typing import Any

from parlour.core import bits, chance, state

TWINS: dict[Callable[..., Any], str] = {
    bits.lowest: "lowest",
    bits.size: "size",
    chance.random_below: "random_below",
    chance.shuffle: "shuffle",
    chance.forget_luck: "forget_luck",
    state.tell: "tell",
}
"""Function -> its name there."""
