"""Shares of the victory before a game of Mojo is over, from the totals."""

from math import sqrt

from parlour.bots.shares import share_out
from parlour.core.rule import rule
from parlour.games.mojo.state import OVER, MojoState

SPREAD = (4.0, 0.7)
"""The distance by which totals drift apart: a * seats ** -b points per root of a point to the
limit. Fitted to games of the policy with 2 to 8 seats and limits of 50 and 100."""
LAST_ROUND = (25, 15)
"""Added to the points left to the limit, for the round that ends the game: two seats, more."""


@rule
def standing(s: MojoState, values: list[float]) -> None:
    """Each seat's expected share of the victory (M17): a softmax of the totals, whose scale shrinks
    as the highest nears the limit. Once the game is over, the share itself."""
    least = s.totals[0]
    highest = s.totals[0]
    for seat in range(s.seats):
        least = min(least, s.totals[seat])
        highest = max(highest, s.totals[seat])
    left = max(s.points_limit - highest, 0) + LAST_ROUND[1 if s.seats > 2 else 0]
    scale = SPREAD[0] * s.seats ** -SPREAD[1] * sqrt(left)
    for seat in range(s.seats):
        values[seat] = s.totals[seat] - least
    share_out(s, values, scale, s.phase == OVER)
