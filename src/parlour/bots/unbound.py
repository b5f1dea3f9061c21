"""What a game's bots bring, as names without bodies: see `parlour.core.unbound`."""

from typing import NoReturn

from parlour.core.rule import rule

NOTHING = -1
"""What `policy` returns out of turn for letting the chance to act pass."""


def policy(s, seat, out, n) -> NoReturn:
    """The action that a seat plays by rule of thumb, of its n legal ones in `out`; it reads only
    what the seat knows. Out of turn it may be NOTHING."""
    raise NotImplementedError


def standing(s, values) -> NoReturn:
    """Between rounds, and at the end: write each seat's expected share of the victory."""
    raise NotImplementedError


@rule
def outlook(s, values, scratch):
    """In mid-round: write the same, estimated, and say whether this moment can be judged. It may
    read all hands: worlds are imagined. Scratch is memory to work in, of the shape SCRATCH
    (`search/tree.py`). This is the outlook of a game that has none."""
    return False
