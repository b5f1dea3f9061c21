"""Playing UNO well: the policy, shares of the victory between rounds, and during a round."""

from parlour.bots.uno.judging import appraise, expect
from parlour.bots.uno.levels import COSTS, LEVELS
from parlour.bots.uno.outlook import outlook
from parlour.bots.uno.policy import forget, judge, policy
from parlour.bots.uno.shares import standing

__all__ = [
    "COSTS",
    "LEVELS",
    "appraise",
    "expect",
    "forget",
    "judge",
    "outlook",
    "policy",
    "standing",
]
