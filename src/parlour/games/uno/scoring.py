"""Scoring a round of UNO (U19-U21)."""

from parlour.core.numbers import Seat
from parlour.core.rule import rare, rule
from parlour.games.uno.cards import FACES, POINTS
from parlour.games.uno.state import ALTERNATIVE, MAIN, NONE, OVER, UnoState


@rule
def hand_points(s: UnoState, seat: int) -> int:
    """U19: the points of all cards in the hand."""
    total = 0
    for face in range(FACES):
        total += s.hand[seat][face] * POINTS[face]
    return total


@rare
def score_round(s: UnoState) -> int:
    """Score every seat by U20 or U21 (a blocked round has no winner, U18). Return the highest
    total."""
    for seat in range(s.seats):
        s.points[seat] = 0
    for seat in range(s.seats):
        if s.scoring == ALTERNATIVE:
            s.points[seat] = hand_points(s, seat)
        elif s.winner != NONE:
            s.points[s.winner] += hand_points(s, seat)
    highest = 0
    for seat in range(s.seats):
        s.totals[seat] += s.points[seat]
        highest = max(highest, s.totals[seat])
    return highest


def leaders(s: UnoState) -> list[Seat]:
    """The seats with the most points, or with the fewest, whichever win."""
    totals = s.totals[: s.seats]
    best = max(totals) if s.scoring == MAIN else min(totals)
    return [Seat(seat) for seat in range(s.seats) if totals[seat] == best]


def winners(s: UnoState) -> list[Seat]:
    """Once the game is over, the seat with the most points (U20), or all with the fewest (U21)."""
    return leaders(s) if s.phase == OVER else []
