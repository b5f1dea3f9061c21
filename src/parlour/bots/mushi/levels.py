"""The levels of Mushi's bots, weakest first."""

from dataclasses import replace

from parlour.bots.level import EXPERT, Level
from parlour.bots.search.settings import Search

LEVELS = {
    "easy": Level(slips=18.0, forgets=1.0),
    "medium": Level(slips=11.0, forgets=0.5),
    "hard": Level(slips=5.0, forgets=0.2),
    "expert": EXPERT,
    "master": replace(EXPERT, search=Search(horizon=0, net=True, prior=0.5)),
}
