"""The levels of Mojo's bots, weakest first."""

from dataclasses import replace

from parlour.bots.level import EXPERT, Level
from parlour.bots.search.budget import Budget
from parlour.bots.search.settings import Search

LEVELS = {
    "easy": Level(slips=8.0),
    "medium": Level(slips=3.0),
    "hard": Level(budget=Budget(iterations=50)),
    "expert": EXPERT,
    # For two: what it imagines is judged as soon as a turn is over. With more it is Expert.
    "master": replace(EXPERT, search=Search(horizon=0)),
}
