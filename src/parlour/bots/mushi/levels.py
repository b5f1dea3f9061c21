"""The levels of Mushi's bots, weakest first."""

from parlour.bots.level import EXPERT, Level

LEVELS = {
    "easy": Level(slips=0.5),
    "medium": Level(slips=0.28),
    "hard": Level(slips=0.12),
    "expert": EXPERT,
}
