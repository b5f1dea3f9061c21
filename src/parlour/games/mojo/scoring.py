"""Scoring a round of Mojo (M14, M15)."""

from parlour.core.numbers import Seat
from parlour.core.rule import rule
from parlour.games.mojo.cards import COLOURS, FIRST_OF_COLOUR, MOJO_BONUS
from parlour.games.mojo.state import OVER, MojoState


@rule
def hand_score(s: MojoState, seat: int) -> int:
    """M14: the sum of the seat's highest card of each colour."""
    total = 0
    for colour in range(len(COLOURS)):
        for value in range(FIRST_OF_COLOUR[colour + 1] - 1, FIRST_OF_COLOUR[colour] - 1, -1):
            if s.hand[seat][value] + s.laid[seat][value] + s.revealed[seat][value] > 0:
                total += value
                break
    return total


@rule
def show_face(s: MojoState, face: int) -> None:
    """Turn the Mojo card to 0 or `MOJO_BONUS`: its arrows give the direction of play (M5)."""
    s.face = face
    s.direction = 1 if face == 0 else -1


@rule
def score_round(s: MojoState) -> int:
    """Score every seat. The holder gets 0 if nobody is lower, else `MOJO_BONUS` more; the Mojo card
    is turned to match (M15). Return the highest total."""
    lowest = 32767
    for seat in range(s.seats):
        score = hand_score(s, seat)
        s.counted[seat] = score
        s.points[seat] = score
        lowest = min(lowest, score)
    if s.counted[s.holder] == lowest:
        s.points[s.holder] = 0
        show_face(s, 0)
    else:
        s.points[s.holder] = s.counted[s.holder] + MOJO_BONUS
        show_face(s, MOJO_BONUS)
    highest = 0
    for seat in range(s.seats):
        s.totals[seat] += s.points[seat]
        highest = max(highest, s.totals[seat])
    return highest


def leaders(s: MojoState) -> list[Seat]:
    """The seats with the lowest total."""
    totals = s.totals[: s.seats]
    return [Seat(seat) for seat in range(s.seats) if totals[seat] == min(totals)]


def winners(s: MojoState) -> list[Seat]:
    """Once the game is over, the seats with the lowest total, who share the victory (M17)."""
    return leaders(s) if s.phase == OVER else []
