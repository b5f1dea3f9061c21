"""Scoring a deal of Mushi (H17, H18)."""

from typing import Any

from parlour.core.rule import rule
from parlour.games.mushi.cards import (
    ANIMALS,
    BRIGHTS,
    CRANE,
    CURTAIN,
    PAULOWNIAS,
    RIBBONS,
    TOTAL_VALUE,
    WARBLER,
    WISTERIAS,
    size,
)
from parlour.games.mushi.state import OVER, RU

PAR = 115  # half of what all cards are worth

YAKU = 4
FIVE_BRIGHTS, THREE_BRIGHTS, FOUR_WISTERIAS, FOUR_PAULOWNIAS = range(YAKU)
YAKU_POINTS = (30, 25, 10, 10)


@rule
def yaku(s, seat):
    """H17: the yaku that the captured cards of a seat make, yaku y as bit y."""
    own = s.captured[seat]
    if s.edition == RU:
        five = size(own & (BRIGHTS | WARBLER)) >= 5
        three = own & WARBLER != 0 and size(own & BRIGHTS) >= 2
    else:
        five = own & BRIGHTS == BRIGHTS
        three = own & (CRANE | WARBLER | CURTAIN) == CRANE | WARBLER | CURTAIN
    made = 0
    if five:
        made |= 1 << FIVE_BRIGHTS
    if three:
        made |= 1 << THREE_BRIGHTS
    if own & WISTERIAS == WISTERIAS:
        made |= 1 << FOUR_WISTERIAS
    if own & PAULOWNIAS == PAULOWNIAS:
        made |= 1 << FOUR_PAULOWNIAS
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
def value(cards):
    """What a set of cards is worth (H1): each 1, the other kinds more."""
    return (
        size(cards)
        + 19 * size(cards & BRIGHTS)
        + 9 * size(cards & ANIMALS)
        + 4 * size(cards & RIBBONS)
    )


@rule
def score_deal(s):
    """H18, H19: the points of the deal, and the totals. All 40 cards are captured."""
    own = value(s.captured[0])
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
