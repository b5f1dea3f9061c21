"""The levels of Hazard's bots, weakest first."""

from parlour.bots.level import EXPERT, POLICY, Level
from parlour.bots.search.budget import Budget

LEVELS = {
    "easy": Level(slips=1.0),
    "medium": POLICY,
    "hard": Level(budget=Budget(iterations=400)),
    "expert": EXPERT,
}
