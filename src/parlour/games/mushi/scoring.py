"""Scoring a deal of Mushi (H17, H18)."""

from typing import Any

from parlour.core.rule import rule
from parlour.games.mushi.cards import (
    ALL,
    CHERRY,
    MONTHS,
    PAULOWNIA,
    PINE,
    PLUM,
    SUSUKI,
    TOTAL_VALUE,
    VALUES,
    WILLOW,
    WISTERIA,
)
from parlour.games.mushi.state import OVER, RU

PAR = 115  # half of what all cards are worth

YAKU = 4
FIVE_BRIGHTS, THREE_BRIGHTS, WISTERIAS, PAULOWNIAS = range(YAKU)
YAKU_POINTS = (30, 25, 10, 10)


@rule
def yaku(s, seat):
    """H17: the yaku that the captured cards of a seat make, as a set of bits."""
    own = s.captured[seat]
    crane = own[PINE] & 1
    warbler = own[PLUM] & 1
    curtain = own[CHERRY] & 1
    brights = crane + curtain + (own[SUSUKI] & 1) + (own[WILLOW] & 1) + (own[PAULOWNIA] & 1)
    if s.edition == RU:
        five = brights + warbler >= 5
        three = warbler == 1 and brights >= 2
    else:
        five = brights == 5
        three = crane + warbler + curtain == 3
    made = 0
    if five:
        made |= 1 << FIVE_BRIGHTS
    if three:
        made |= 1 << THREE_BRIGHTS
    if own[WISTERIA] == ALL:
        made |= 1 << WISTERIAS
    if own[PAULOWNIA] == ALL:
        made |= 1 << PAULOWNIAS
    return made


@rule
def yaku_points(s, seat):
    """H17: yaku do not exclude one another."""
    made = yaku(s, seat)
    points = 0
    for one in range(YAKU):
        if made >> one & 1:
            points += YAKU_POINTS[one]
    return points


@rule
def value(s, seat):
    """What the captured cards of a seat are worth (H1)."""
    total = 0
    for month in range(MONTHS):
        cards = s.captured[seat][month]
        for k in range(4):
            if cards >> k & 1:
                total += VALUES[4 * month + k]
    return total


@rule
def score_deal(s):
    """H18, H19: the points of the deal, and the totals. All 40 cards are captured."""
    own = value(s, 0)
    yaku0 = yaku_points(s, 0)
    yaku1 = yaku_points(s, 1)
    s.points[0] = own - yaku1 - PAR
    s.points[1] = TOTAL_VALUE - own - yaku0 - PAR
    if s.edition != RU:
        s.points[0] += yaku0
        s.points[1] += yaku1
    s.totals[0] += s.points[0]
    s.totals[1] += s.points[1]


def winners(s: Any) -> list[int]:
    """Once the game is over, the seats with the higher total: equal totals are a draw (H19)."""
    if s.phase != OVER:
        return []
    return [seat for seat in (0, 1) if s.totals[seat] == max(s.totals)]
