"""From points to shares of the victory."""

from math import exp

from parlour.core.rule import rule
from parlour.core.state import State


@rule
def share_out(s: State, values: list[float], scale: float, over: bool) -> None:
    """Turn `values`, by how many points each seat is behind the best, into shares of the victory:
    their softmax, `scale` points being odds of e; once the game is over, parts of the victory."""
    total = 0.0
    for seat in range(s.seats):
        if over:
            values[seat] = 1.0 if values[seat] == 0 else 0.0
        else:
            values[seat] = exp(-values[seat] / scale)
        total += values[seat]
    for seat in range(s.seats):
        values[seat] /= total
