"""Rounds of Mojo that are played with printed cards (`parlour.core.game.Pad`)."""

from parlour.core.rule import rule
from parlour.core.state import Row
from parlour.games.mojo.cards import COLOURS, COPIES, FIRST_OF_COLOUR
from parlour.games.mojo.editions import HAND_SIZE
from parlour.games.mojo.rules import close_round
from parlour.games.mojo.state import MojoState


@rule
def copies(s: MojoState, face: int) -> int:
    """The number of cards of a value in the deck (M1)."""
    return COPIES[face]


@rule
def put(s: MojoState, seat: int, face: int, number: int) -> None:
    """Leave a seat so many cards of a value."""
    s.hand[seat][face] = number


@rule
def fewest(s: MojoState, seat: int, ender: int) -> int:
    """A player who takes the Mojo card may have played everything; nobody else can have (M13)."""
    return 0 if seat == ender else 1


@rule
def most(s: MojoState, seat: int, ender: int) -> int:
    """A player who takes the Mojo card has no more than was laid (M11); no hand ever grows (M8)."""
    return s.lay_at if seat == ender else HAND_SIZE[s.edition]


@rule
def possible(s: MojoState, seat: int, ender: int, counted: int) -> bool:
    """True if the seat's cards can count this (M14)."""
    return counts(counted, most(s, seat, ender), len(COLOURS))


@rule
def counts(points: int, cards: int, colours: int) -> bool:
    """True if so many cards or fewer can count these points, taken from the first few colours."""
    if points == 0:
        return True
    if cards == 0 or colours == 0:
        return False
    for value in range(FIRST_OF_COLOUR[colours - 1], FIRST_OF_COLOUR[colours]):
        if value <= points and counts(points - value, cards - 1, colours - 1):
            return True
    return counts(points, cards, colours - 1)


@rule
def made(s: MojoState, seat: int) -> int:
    """Nothing is counted but cards."""
    return 0


@rule
def agree(s: MojoState, counted: Row, made: Row) -> bool:
    """The count of one hand says nothing about the others."""
    return True


@rule
def score(s: MojoState, opener: int, ender: int, counted: Row, made: Row) -> None:
    """Score a round that `ender` ended (M13, M15, M17)."""
    s.round += 1
    s.turn = opener
    for seat in range(s.seats):
        s.counted[seat] = counted[seat]
    close_round(s, ender)
