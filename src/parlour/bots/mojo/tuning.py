"""Shows the worth of each weight of Mojo's policy, or looks for better weights: see
`parlour.bots.tuning`.

`python -m parlour.bots.mojo.tuning --row two`
"""

from parlour.bots import tuning
from parlour.bots.mojo.policy import WEIGHTS, best_action
from parlour.games import registry

NAMES = ("CARD", "ONCE_LAID", "TOP", "TOO_HIGH")
ROWS = {
    "two": (WEIGHTS[0], {}, 2),
    "more": (WEIGHTS[1], {}, 4),
    "two-discards": (WEIGHTS[1], {"discards": 2}, 4),
}
SCALE = (0.5, 0.3, 0.2, 2.0)


if __name__ == "__main__":
    tuning.main(registry.get("mojo"), best_action, NAMES, ROWS, SCALE, __doc__)
