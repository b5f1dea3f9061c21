"""The levels of Mojo's bots, weakest first."""

from dataclasses import replace

from parlour.bots.level import EXPERT, Level
from parlour.bots.search.budget import Budget
from parlour.bots.search.settings import Search

NOISE = 0.4
"""The fraction of random moves with which a look back tells chances: of 0.1 to 0.6, the one that
foretold best (by likelihood) who won 1,000 games of Easy or Medium bots, two or four, dealt from
seeds 700,000 on. Told with less, they were too bold: raised to a power below 1 they foretold
better, with 0.1 to 0.82, with 0.2 to 0.92."""

COSTS = Search(horizon=1, net=True)
"""How a look back plays on to tell what a mistake cost. The net hardly knows where bad moves lead:
as soon as the turn is over, it thinks them too cheap; after one more move of each seat it errs
least."""

LEVELS = {
    "easy": Level(slips=8.0),
    "medium": Level(slips=3.0),
    "hard": Level(budget=Budget(iterations=50)),
    "expert": EXPERT,
    # For two with one discard: what it imagines is judged as soon as a turn is over. Else it is
    # Expert.
    "master": replace(EXPERT, search=Search(horizon=0, net=True)),
}
