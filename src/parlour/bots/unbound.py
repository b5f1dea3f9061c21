"""What a game's bots bring, as slots: see `parlour.core.unbound`."""

from typing import Any

from parlour.core.rule import rule, slot

NOTHING = -1
"""What `policy` returns out of turn for letting the chance to act pass."""


@slot
def policy(s: Any, seat: int, out: Any, n: int) -> int:
    """The action that a seat plays by rule of thumb, of its n legal ones in `out`; it reads only
    what the seat knows. Out of turn it may be NOTHING."""
    raise NotImplementedError


@slot
def standing(s: Any, values: Any) -> None:
    """Between rounds, and at the end: write each seat's expected share of the victory."""
    raise NotImplementedError


@slot
@rule
def outlook(s: Any, values: Any, scratch: Any) -> bool:
    """In mid-round: write the same, estimated, and say whether this moment can be judged. It may
    read all hands: worlds are imagined. Scratch is memory to work in, of the shape SCRATCH
    (`search/tree.py`). This is the outlook of a game that has none."""
    return False
