"""Playing Mushi well: rules of thumb, what a lead is worth, endgames solved."""

from parlour.bots.mushi.endgame import exact
from parlour.bots.mushi.shares import standing
from parlour.bots.mushi.thumb import policy

__all__ = ["exact", "policy", "standing"]
