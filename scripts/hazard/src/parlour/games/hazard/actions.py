"""Actions as small ints, in the order in which `legal` lists them."""

from parlour.core.rule import rule

# Kinds.
DRAW, LOOK, STOP = 0, 1, 2
ACTIONS = 3


@rule
def encode(kind: int) -> int:
    """The action of a kind, which is all there is to it; the inverse of `decode`."""
    return kind


@rule
def decode(action: int) -> tuple[int]:
    """The kind of an action."""
    return (action,)
