"""Playing Mojo well: the policy, shares of the victory between rounds, and how a round for two is
judged."""

from parlour.bots.mojo.judging import appraise
from parlour.bots.mojo.levels import COSTS, LEVELS, NOISE
from parlour.bots.mojo.policy import judge, policy
from parlour.bots.mojo.shares import standing

__all__ = ["COSTS", "LEVELS", "NOISE", "appraise", "judge", "policy", "standing"]
