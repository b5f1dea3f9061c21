"""Turns points into shares of the victory: the part that a seat can expect, 0 to 1; all add up to
1."""

from math import exp

from parlour.core.rule import rule
from parlour.core.state import State


@rule
def share_out(s: State, values: list[float], scale: float, over: bool) -> None:
    """Turn `values`, how many points each seat is behind the best, into shares of the victory:
    their softmax, where `scale` points are odds of e; once the game is `over`, the true shares."""
    total = 0.0
    for seat in range(s.seats):
        if over:
            values[seat] = 1.0 if values[seat] == 0 else 0.0
        else:
            values[seat] = 1.0 if values[seat] == 0 else exp(-values[seat] / scale)
        total += values[seat]
    for seat in range(s.seats):
        values[seat] /= total
