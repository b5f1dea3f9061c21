"""Playing UNO well: rules of thumb, what totals are worth, how a round stands."""

from parlour.bots.uno.outlook import outlook
from parlour.bots.uno.shares import standing
from parlour.bots.uno.thumb import policy

__all__ = ["outlook", "policy", "standing"]
