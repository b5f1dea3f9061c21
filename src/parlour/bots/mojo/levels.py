"""The levels of Mojo's bots, weakest first."""

from dataclasses import replace

from parlour.bots.level import EXPERT, Level
from parlour.bots.search.budget import Budget
from parlour.bots.search.settings import Search

SLIPS = 0.2
"""The fraction of random moves with which a look back plays on. In 1,000 games of Easy or Medium
bots, two or four, dealt from seeds 510,000 on, the chances told so are not too bold: raised to 0.9,
0.8, ... they foretell worse; those told with 0.15 foretell better at 0.9."""

LEVELS = {
    "easy": Level(slips=8.0),
    "medium": Level(slips=3.0),
    "hard": Level(budget=Budget(iterations=50)),
    "expert": EXPERT,
    # For two: what it imagines is judged as soon as a turn is over. With more it is Expert.
    "master": replace(EXPERT, search=Search(horizon=0)),
}
