"""What a game brings for its net to learn, as slots; see `parlour.core.unbound`."""

from typing import Any

from parlour.bots.unbound import standing
from parlour.core.rule import rule, slot


@slot
def begins(s: Any) -> bool:
    """True if a turn begins, where the net is to judge how each seat stands."""
    raise NotImplementedError


@slot
@rule
def left_to_policy(s: Any, action: int) -> bool:
    """True if an action is of a kind that is left to the policy, and that nothing is learned from.
    The default: none is."""
    return False


@slot
def describe_turn(s: Any, seat: int, opened: bool, features: Any) -> int:
    """Note the features of a position in which a turn begins, as a seat sees it, `opened` also with
    the cards of the others; return their number."""
    raise NotImplementedError


@slot
def describe_choice(s: Any, seat: int, action: int, features: Any) -> int:
    """Note the features of the position after an action of the seat in turn, as it sees it, before
    any chance that follows; return their number."""
    raise NotImplementedError


@slot
@rule
def worth(s: Any, values: Any, scratch: Any) -> None:
    """After a round: write what it came to for each seat to `values`, which is what its positions
    are worth. `scratch` is memory to work in. The default: the expected share of the victory."""
    standing(s, values)
