"""The weights of the policy, for each edition, found by `tuning.py`."""

from itertools import accumulate
from typing import Any

import numpy as np

from parlour.core.rule import rule
from parlour.games.mushi.editions import NUMBERS
from parlour.games.mushi.yaku import MAX_YAKU, YAKU

WORTH = 20
"""The worth of a card of one point; bonuses of yaku are on the same scale."""
SURE = 100
"""The fraction, in percent, of cards that the seat is sure to capture; -100: the opponent is."""


@rule
def place(table: int, hand: int, hidden: int) -> int:
    """The index of the fractions for a month with this many cards on the table, in one's own hand
    and unseen; above 3 counts as 3."""
    return 16 * min(table, 3) + 4 * min(hand, 3) + min(hidden, 3)


PLACES = 64

# Where the weights begin.
TABLE = 0  # by place: the fraction to expect of a month's cards on the table,
SAFE = TABLE + PLACES  # of those that the opponent is known to hold no match for (H8),
HAND = SAFE + PLACES  # of those in one's own hand,
HIDDEN = HAND + PLACES  # and of those unseen
PATIENCE = HIDDEN + PLACES  # the cost of playing the joker, for each turn that it could still wait
BONUS = PATIENCE + 1  # for each yaku, what one more of its cards adds, by how many the seat has


def _begins() -> tuple[tuple[int, ...], ...]:
    """The index where the bonuses of each yaku begin, by edition and row; last, where they end."""
    begins = []
    for rows in YAKU:
        ends = list(accumulate((yaku.need for yaku in rows), initial=BONUS))
        begins.append((*ends, *[ends[-1]] * (MAX_YAKU - len(rows))))
    return tuple(begins)


BEGINS = _begins()
SIZE = max(row[-1] for row in BEGINS)


def _weights(edition: int, shares: Any, patience: int, bonuses: dict[str, tuple[int, ...]]) -> Any:
    """A vector of weights. A row of `shares`: how many cards on the table, in hand, unseen; the
    fraction of those on the table, on the table and safe, in hand, unseen. A yaku without bonuses
    has not been tuned yet: its points are spread evenly over its cards."""
    vector = np.zeros(SIZE, np.int64)
    for table, hand, hidden, *row in shares:
        vector[place(table, hand, hidden) + PLACES * np.arange(4)] = row
    vector[PATIENCE] = patience
    for yaku, begin in zip(YAKU[edition], BEGINS[edition], strict=False):
        even = (WORTH * yaku.points // yaku.need,) * yaku.need
        vector[begin : begin + yaku.need] = bonuses.get(yaku.name, even)
    return vector


# fmt: off
_RU = _weights(
    NUMBERS["ru"],
    (
        (0, 0, 1,    0,    0,    0,   50),
        (0, 0, 2,    0,    0,    0,  -75),
        (0, 0, 3,    0,    0,    0,  -51),
        (0, 1, 0,    0,    0,  -18,    0),
        (0, 1, 1,    0,    0,   79,   62),
        (0, 1, 2,    0,    0,   63,   35),
        (0, 1, 3,    0,    0,  103,  -20),
        (0, 2, 0,    0,    0,   88,    0),
        (0, 2, 1,    0,    0,   37,    6),
        (0, 2, 2,    0,    0,   72,   32),
        (0, 3, 0,    0,    0,  118,    0),
        (0, 3, 1,    0,    0,   82,    3),
        (1, 0, 0,    6,   21,    0,    0),
        (1, 0, 1,  -55,   11,    0,  -43),
        (1, 0, 2,  -60,  -17,    0,  -32),
        (1, 0, 3,  -56,  -27,    0,  -55),
        (1, 1, 0,  118,  112,   90,    0),
        (1, 1, 1,   46,   75,   25,   -1),
        (1, 1, 2,  -30,   18,   64,  -13),
        (1, 2, 0,  152,   56,  105,    0),
        (1, 2, 1,   32,   77,   95,   21),
        (1, 3, 0,   99,   93,  123,    0),
        (2, 0, 0,   -5,    8,    0,    0),
        (2, 0, 1,  -27,  -29,    0,  -16),
        (2, 0, 2,  -40,  -14,    0,  -59),
        (2, 1, 0,  114,   95,  124,    0),
        (2, 1, 1,   25,   71,  109,  -38),
        (2, 2, 0,  128,  126,  132,    0),
        (3, 0, 0,   31,  -20,    0,    0),
        (3, 0, 1,  -38,   -4,    0,  -25),
        (3, 1, 0,  102,  125,  141,    0),
    ),
    85,
    {
        "five_brights": (46, 39, 54, 97, 152),
        "three_brights": (51, 72, 134),
        "wisterias": (12, 10, 40, 51),
        "paulownias": (14, 17, 43, 68),
    },
)
_OSAKA = _weights(
    NUMBERS["osaka"],
    (
        (0, 0, 1,    0,    0,    0,   65),
        (0, 0, 2,    0,    0,    0,  -47),
        (0, 0, 3,    0,    0,    0,   -6),
        (0, 1, 0,    0,    0,   -3,    0),
        (0, 1, 1,    0,    0,   86,   58),
        (0, 1, 2,    0,    0,   54,   50),
        (0, 1, 3,    0,    0,   54,   15),
        (0, 2, 0,    0,    0,   57,    0),
        (0, 2, 1,    0,    0,   -5,  -10),
        (0, 2, 2,    0,    0,   38,   43),
        (0, 3, 0,    0,    0,   50,    0),
        (0, 3, 1,    0,    0,   59,   -9),
        (1, 0, 0,   10,   13,    0,    0),
        (1, 0, 1,  -30,   21,    0,  -31),
        (1, 0, 2,  -66,    9,    0,    4),
        (1, 0, 3,  -64,   16,    0,  -19),
        (1, 1, 0,   62,   47,   70,    0),
        (1, 1, 1,  -23,   51,    6,  -13),
        (1, 1, 2,  -66,   62,   34,    4),
        (1, 2, 0,   89,   52,   56,    0),
        (1, 2, 1,  -22,   69,   80,   -6),
        (1, 3, 0,   39,   58,   74,    0),
        (2, 0, 0,    0,  -11,    0,    0),
        (2, 0, 1,  -21,   18,    0,    5),
        (2, 0, 2,  -53,   26,    0,  -27),
        (2, 1, 0,   71,   70,   74,    0),
        (2, 1, 1,   -7,   64,   85,  -35),
        (2, 2, 0,   59,   40,   83,    0),
        (3, 0, 0,   14,   23,    0,    0),
        (3, 0, 1,  -21,   32,    0,   14),
        (3, 1, 0,   71,   77,   81,    0),
    ),
    63,
    {
        "five_brights": (20, 46, 107, 192, 295),
        "three_brights": (81, 118, 249),
        "wisterias": (37, 32, 86, 96),
        "paulownias": (30, 52, 98, 124),
    },
)
# fmt: on
WEIGHTS = np.stack([_RU, _OSAKA])
"""Shape (editions, SIZE)."""
