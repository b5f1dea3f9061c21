"""Shares of the victory before a game of Mushi is over, from the lead."""

from math import erf, sqrt

from parlour.core.rule import rule
from parlour.games.mushi.state import MushiState

SPREAD = (70.8, 68.7)
"""By edition: the standard deviation of the lead that one deal brings when both sides play the
policy, measured by `tuning.py`."""


@rule
def standing(s: MushiState, values: list[float]) -> None:
    """Write each seat's expected share of the victory to `values`, between deals or at the end."""
    values[0] = share(s.edition, s.rounds - s.round, s.totals[0] - s.totals[1])
    values[1] = 1.0 - values[0]


@rule
def share(edition: int, left: int, lead: float) -> float:
    """The share that a lead of points is worth with `left` deals to come, whose leads add up to a
    normal distribution. At the end equal totals share the victory (H19)."""
    if left > 0:
        return 0.5 + 0.5 * erf(lead / (SPREAD[edition] * sqrt(2.0 * left)))
    if lead == 0:
        return 0.5
    return 1.0 if lead > 0 else 0.0
