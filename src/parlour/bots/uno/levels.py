"""The levels of UNO's bots, weakest first."""

from dataclasses import replace

from parlour.bots.level import EXPERT, POLICY, Level
from parlour.bots.search.budget import Budget
from parlour.bots.search.settings import Search

_SEARCH = Search(horizon=6)

LEVELS = {
    "easy": Level(slips=40.0),
    "medium": POLICY,
    "hard": Level(budget=Budget(iterations=1000), search=_SEARCH),
    "expert": replace(EXPERT, search=_SEARCH),
}
