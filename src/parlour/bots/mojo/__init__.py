"""Playing Mojo well: rules of thumb, and what totals are worth."""

from parlour.bots.mojo.shares import standing
from parlour.bots.mojo.thumb import policy

__all__ = ["policy", "standing"]
