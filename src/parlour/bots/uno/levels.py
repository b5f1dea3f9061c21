"""The levels of UNO's bots, weakest first."""

from dataclasses import replace

from parlour.bots.level import EXPERT, Level
from parlour.bots.search.budget import Budget
from parlour.bots.search.settings import Search

SEARCH = Search(depth=2, horizon=6, tree_horizon=3)

LEVELS = {
    "easy": Level(slips=60.0, forgets=1.0),
    "medium": Level(slips=25.0, forgets=0.5),
    "hard": Level(budget=Budget(iterations=50), search=Search(horizon=6)),
    "expert": replace(EXPERT, search=SEARCH),
    "master": replace(EXPERT, search=replace(SEARCH, net=True, prior=0.5)),
}

COSTS = LEVELS["master"].search
"""How a look back plays on to tell what a mistake cost."""
