"""Scoring a deal of Mushi (H18)."""

from parlour.core.bits import size
from parlour.core.numbers import Seat
from parlour.core.rule import rule
from parlour.games.mushi.cards import (
    ANIMAL,
    ANIMALS,
    BRIGHT,
    BRIGHTS,
    CHAFF,
    RIBBON,
    RIBBONS,
    TOTAL_VALUE,
)
from parlour.games.mushi.editions import OWN_YAKU_COUNT
from parlour.games.mushi.state import OVER, SEATS, MushiState
from parlour.games.mushi.yaku import yaku_points

PAR = TOTAL_VALUE // 2  # half the value of all cards


@rule
def value(cards: int) -> int:
    """The value of a set of cards (H1): 1 for chaff, more for the other kinds."""
    return (
        size(cards)
        + (BRIGHT - CHAFF) * size(cards & BRIGHTS)
        + (ANIMAL - CHAFF) * size(cards & ANIMALS)
        + (RIBBON - CHAFF) * size(cards & RIBBONS)
    )


@rule
def score_deal(s: MushiState) -> None:
    """H18, H19: score the deal and add it to the totals. All 40 cards are captured."""
    own = value(s.captured[0])
    yaku0 = yaku_points(s, 0)
    yaku1 = yaku_points(s, 1)
    s.points[0] = own - yaku1 - PAR
    s.points[1] = TOTAL_VALUE - own - yaku0 - PAR
    if OWN_YAKU_COUNT[s.edition]:
        s.points[0] += yaku0
        s.points[1] += yaku1
    s.totals[0] += s.points[0]
    s.totals[1] += s.points[1]


def leaders(s: MushiState) -> list[Seat]:
    """The seat with the higher total; both if there is none."""
    return [Seat(seat) for seat in range(SEATS) if s.totals[seat] == max(s.totals)]


def winners(s: MushiState) -> list[Seat]:
    """Once the game is over, the seat with the higher total; both for a draw (H19)."""
    return leaders(s) if s.phase == OVER else []
