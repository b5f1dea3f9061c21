"""Rounds of UNO that are played with printed cards (`parlour.core.game.Pad`)."""

from parlour.core.rule import rule
from parlour.core.state import Row
from parlour.games.uno.cards import DECK_SIZE, FACES, POINTS
from parlour.games.uno.editions import COPIES_OF
from parlour.games.uno.state import UnoState
from parlour.games.uno.turns import close_round


@rule
def copies(s: UnoState, face: int) -> int:
    """The number of cards of a face in the deck (U1)."""
    return COPIES_OF[s.edition][face]


@rule
def put(s: UnoState, seat: int, face: int, number: int) -> None:
    """Leave a seat so many cards of a face."""
    s.hand[seat][face] = number


@rule
def fewest(s: UnoState, seat: int, ender: int) -> int:
    """Only the winner of a round has no cards (U17)."""
    return 0 if seat == ender else 1


@rule
def most(s: UnoState, seat: int, ender: int) -> int:
    """The winner of a round has no cards (U17); another may hold any but the one just played."""
    return 0 if seat == ender else DECK_SIZE - 1


@rule
def possible(s: UnoState, seat: int, ender: int, counted: int) -> bool:
    """True if the seat's cards can count this (U19)."""
    return 0 <= counted <= (0 if seat == ender else deck_points(s))


@rule
def deck_points(s: UnoState) -> int:
    """The points of all cards of the deck (U19)."""
    points = 0
    for face in range(FACES):
        points += copies(s, face) * POINTS[face]
    return points


@rule
def made(s: UnoState, seat: int) -> int:
    """Nothing is counted but cards."""
    return 0


@rule
def agree(s: UnoState, counted: Row, made: Row) -> bool:
    """True if one deck has cards for all these hands."""
    left = deck_points(s)
    for seat in range(s.seats):
        left -= counted[seat]
    return left >= 0


@rule
def score(s: UnoState, opener: int, ender: int, counted: Row, made: Row) -> None:
    """Score a round dealt by `opener` and won by `ender` (U17), or blocked (U18)."""
    s.round += 1
    s.dealer = opener
    for seat in range(s.seats):
        s.points[seat] = counted[seat]
    close_round(s, ender)
