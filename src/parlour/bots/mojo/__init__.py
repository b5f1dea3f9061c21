"""Playing Mojo well: the policy, and what totals are worth."""

from parlour.bots.mojo.policy import policy
from parlour.bots.mojo.shares import standing

__all__ = ["policy", "standing"]
