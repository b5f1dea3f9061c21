"""Shares of the victory before a game of UNO is over, from the totals."""

from math import sqrt

from parlour.bots.shares import share_out
from parlour.core.rule import rule
from parlour.games.uno.state import ALTERNATIVE, UnoState

# How far totals still drift apart, in points per root of a point to the limit, and what the last
# round adds. Fitted to games of the policy: the winner of a round collects more when there are more
# hands (U20); the lowest of many totals lie closer together (U21).
SPREAD = 7.75
FEW_ROUNDS = 80.0
"""For each seat beyond two: with so many points left, only half of them count, since one round
brings many."""
LAST_ROUND = 33.0
"""For each seat."""
OWN_SPREAD = 7.6
OWN_LAST_ROUND = 43.0
"""Both divided by the root of the number of opponents, if there are several: with one, what the
loser keeps is what the winner would collect."""


@rule
def standing(s: UnoState, values: list[float]) -> None:
    """Each seat's expected share of the victory (U20, U21): a softmax of the totals, whose scale
    shrinks as the highest nears the limit. Once the game is over, the share itself."""
    sign = -1 if s.scoring == ALTERNATIVE else 1
    highest = s.totals[0]
    best = sign * s.totals[0]
    for seat in range(s.seats):
        highest = max(highest, s.totals[seat])
        best = max(best, sign * s.totals[seat])
    left = max(s.points_limit - highest, 1)
    if s.scoring == ALTERNATIVE and s.seats > 2:
        last_round = OWN_LAST_ROUND * OWN_LAST_ROUND
        scale = sqrt((OWN_SPREAD * OWN_SPREAD * left + last_round) / (s.seats - 1))
    else:
        drift = left * left / (left + FEW_ROUNDS * (s.seats - 2))
        last_round = LAST_ROUND * s.seats
        scale = sqrt(SPREAD * SPREAD * drift + last_round * last_round)
    for seat in range(s.seats):
        values[seat] = best - sign * s.totals[seat]
    share_out(s, values, scale, highest >= s.points_limit)
