"""Scoring a round of Hazard (X7)."""

from parlour.core.numbers import Seat
from parlour.core.rule import rule
from parlour.games.hazard.cards import LIMIT, VALUES
from parlour.games.hazard.state import OVER, HazardState


@rule
def cards_of(s: HazardState, seat: int) -> int:
    """The sum of the cards in front of a seat."""
    total = 0
    for value in range(1, VALUES):
        total += value * s.drawn[seat][value]
    return total


@rule
def score_round(s: HazardState) -> None:
    """Each seat gets the sum of its cards and the hidden one, or 0 if that is too much (X7)."""
    for seat in range(s.seats):
        total = cards_of(s, seat) + s.hidden
        s.points[seat] = total if total <= LIMIT else 0
        s.totals[seat] += s.points[seat]


def leaders(s: HazardState) -> list[Seat]:
    """The seats with the highest total."""
    totals = s.totals[: s.seats]
    return [Seat(seat) for seat in range(s.seats) if totals[seat] == max(totals)]


def winners(s: HazardState) -> list[Seat]:
    """Once the game is over, the seats with the highest total, who share the victory (X8)."""
    return leaders(s) if s.phase == OVER else []
