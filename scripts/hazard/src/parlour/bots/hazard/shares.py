"""Shares of the victory before a game of Hazard is over, from the totals."""

from math import sqrt

from parlour.bots.shares import share_out
from parlour.core.rule import rule
from parlour.games.hazard.state import OVER, HazardState

SPREAD = 7.0
"""How far totals drift apart: points per root of a round that is left."""


@rule
def standing(s: HazardState, values: list[float]) -> None:
    """Each seat's expected share of the victory (X8): a softmax of the totals, whose scale shrinks
    as the last round nears. Once the game is over, the share itself."""
    best = 0
    for seat in range(s.seats):
        best = max(best, s.totals[seat])
    for seat in range(s.seats):
        values[seat] = best - s.totals[seat]
    share_out(s, values, SPREAD * sqrt(s.rounds - s.round + 1.0), s.phase == OVER)
