"""Playing Hazard well: the policy, and shares of the victory between rounds."""

from parlour.bots.hazard.levels import LEVELS
from parlour.bots.hazard.policy import judge, policy
from parlour.bots.hazard.shares import standing

__all__ = ["LEVELS", "judge", "policy", "standing"]
