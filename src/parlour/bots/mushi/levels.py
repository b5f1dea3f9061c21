"""The levels of Mushi's bots, weakest first."""

from parlour.bots.level import EXPERT, Level

LEVELS = {
    "easy": Level(slips=4.0),
    "medium": Level(slips=2.0),
    "hard": Level(slips=1.0),
    "expert": EXPERT,
}
