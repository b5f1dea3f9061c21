"""Playing Mushi well: the policy, shares of the victory between deals, and solved endgames."""

from parlour.bots.mushi.endgame import ENDGAME, exact, solver
from parlour.bots.mushi.judging import appraise, expect
from parlour.bots.mushi.levels import LEVELS
from parlour.bots.mushi.policy import forget, judge, policy
from parlour.bots.mushi.shares import standing

__all__ = [
    "ENDGAME",
    "LEVELS",
    "appraise",
    "exact",
    "expect",
    "forget",
    "judge",
    "policy",
    "solver",
    "standing",
]
