"""A game's rules for its bots, as slots; see `parlour.core.unbound`."""

from typing import Any

from parlour.core.rule import rule, slot

NOTHING = -1
"""The result of `policy`, out of turn, for not acting."""


@slot
def policy(s: Any, seat: int, out: Any, n: int) -> int:
    """A quick choice among the seat's n legal actions in `out`; out of turn it may be NOTHING. It
    reads only the seat's information state."""
    raise NotImplementedError


@slot
def standing(s: Any, values: Any) -> None:
    """Between rounds and at the end: write each seat's expected share of the victory to
    `values`."""
    raise NotImplementedError


@slot
@rule
def outlook(s: Any, values: Any, scratch: Any) -> bool:
    """During a round: write an estimate of each seat's share of the victory to `values`, and return
    whether this position can be judged. It may read all hands: worlds are imagined. `scratch` is
    memory to work in, of the shape SCRATCH (`search/tree.py`). The default judges nothing."""
    return False


@slot
@rule
def appraise(s: Any, values: Any, scratch: Any) -> bool:
    """The same by the game's net. The default judges nothing."""
    return False


@slot
@rule
def expect(s: Any, seat: int, out: Any, n: int, worths: Any, scratch: Any) -> bool:
    """Before a search: write what a net expects of each of the n actions in `out` of the seat in
    turn to `worths`, as the seat's share of the victory, and return whether there is a net for this
    position. It reads only the seat's information state. `scratch` is memory to work in, of the
    shape SCRATCH (`search/tree.py`). The default expects nothing."""
    return False
