"""Shares of the victory before a game of UNO is over, from the totals."""

from math import sqrt

from parlour.bots.shares import share_out
from parlour.core.rule import rule
from parlour.games.uno.state import ALTERNATIVE, UnoState

# How far totals still drift apart, in points per root of a point to the limit, and what the last
# round adds beyond the limit. Fitted to games of the policy: the winner of a round collects more
# when there are more hands (U20); the lowest of many totals lie closer together (U21).
SPREAD = 9.2
LAST_ROUND = 24.0
"""For the square of the number of opponents."""
OWN_SPREAD = 7.6
"""Divided by the root of the number of opponents."""
OWN_LAST_ROUND = 32.0


@rule
def standing(s: UnoState, values: list[float]) -> None:
    """Each seat's expected share of the victory (U20, U21): a softmax of the totals, whose scale
    shrinks as the highest nears the limit. Once the game is over, the share itself."""
    others = s.seats - 1
    sign, spread, last_round = 1, SPREAD, LAST_ROUND * others * others
    if s.scoring == ALTERNATIVE:
        sign, spread, last_round = -1, OWN_SPREAD / sqrt(others), OWN_LAST_ROUND
    highest = s.totals[0]
    best = sign * s.totals[0]
    for seat in range(s.seats):
        highest = max(highest, s.totals[seat])
        best = max(best, sign * s.totals[seat])
    scale = spread * sqrt(max(s.points_limit - highest, 0) + last_round)
    for seat in range(s.seats):
        values[seat] = best - sign * s.totals[seat]
    share_out(s, values, scale, highest >= s.points_limit)
