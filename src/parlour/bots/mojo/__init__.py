"""Playing Mojo well: the policy, and shares of the victory between rounds."""

from parlour.bots.mojo.levels import LEVELS
from parlour.bots.mojo.policy import policy
from parlour.bots.mojo.shares import standing

__all__ = ["LEVELS", "policy", "standing"]
