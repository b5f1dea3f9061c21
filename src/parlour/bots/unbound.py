"""What a game's bots bring, as names without bodies: see `parlour.core.unbound`."""

from typing import NoReturn

NOTHING = -1
"""What `policy` returns out of turn for letting the chance to act pass."""


def policy(s, seat, out, n) -> NoReturn:
    """The action that a seat plays by rule of thumb, of its n legal ones in `out`; it reads only
    what the seat knows. Out of turn it may be NOTHING."""
    raise NotImplementedError


def standing(s, values) -> NoReturn:
    """Between rounds, and at the end: write each seat's expected share of the victory."""
    raise NotImplementedError
