"""Shows the worth of each weight of UNO's policy, or looks for better weights: see
`parlour.bots.tuning`.

`python -m parlour.bots.uno.tuning --row two`
"""

from parlour.bots import tuning
from parlour.bots.uno.policy import WEIGHTS, best_action
from parlour.games import registry

NAMES = (
    "NEAR",
    "DREAD",
    "WORRY",
    "KEEP_WILD",
    "STAY",
    "HIT",
    "HIT_CARD",
    "HIT_NEAR",
    "GIFT",
    "LACKED",
    "LACKED_NEAR",
    "BLUFF",
    "NEVER_DRAW",
    "BLUFFS",
    "SUSPICION",
)
POINTS = {"points": 150}
"""A short game: some three rounds."""
ROWS = {"two": (WEIGHTS[0], POINTS, 2), "more": (WEIGHTS[1], POINTS, 4)}
SCALE = (1, 1, 1, 30, 5, 10, 10, 30, 15, 10, 20, 50, 0, 5, 6)


if __name__ == "__main__":
    tuning.main(registry.get("uno"), best_action, NAMES, ROWS, SCALE, __doc__)
