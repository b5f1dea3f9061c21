"""The state of a Hazard table."""

from parlour.core.rule import rule
from parlour.core.state import NOBODY, SCRATCH, Holds, Row, Rows, State, depends, field
from parlour.games.hazard.cards import COPIES, DECK_SIZE, LIMIT, VALUES
from parlour.games.hazard.options import MAX_ROUNDS, MAX_SEATS

# Phases.
DEAL = 0  # a deal comes next: a round is over, or none has begun
PLAY = 1  # the seat in turn draws, looks or stops
OVER = 2


class HazardState(State):
    """A Hazard table. A card is its value."""

    # The table's options.
    seats: int = field(2, MAX_SEATS)
    rounds: int = field(1, MAX_ROUNDS)

    # The round.
    phase: int = field(DEAL, OVER)
    """DEAL, PLAY or OVER."""
    turn: int = field(0, MAX_SEATS - 1, holds=Holds.SEAT)
    """The seat in turn."""
    first: int = field(0, MAX_SEATS - 1, holds=Holds.SEAT)
    """The seat that began the round."""
    round: int = field(0, MAX_ROUNDS)
    """1 for the first round; 0 before it."""
    stopped: Row = field(0, 1, shape=(MAX_SEATS,))
    """Who has stopped."""
    looked: Row = field(0, 1, shape=(MAX_SEATS,))
    """Who has looked at the hidden card."""

    # Cards.
    drawn: Rows = field(0, COPIES, shape=(MAX_SEATS, VALUES))
    """The cards in front of each seat, by value."""
    hidden: int = field(0, VALUES - 1, known=depends("on who has looked; open after the round"))
    """The card in the middle; 0 before the first deal."""
    pile: Row = field(0, VALUES - 1, shape=(DECK_SIZE,), known=NOBODY, holds=Holds.STACK)
    """The draw pile, top last."""
    pile_size: int = field(0, DECK_SIZE)

    # The score, by seat.
    points: Row = field(0, LIMIT, shape=(MAX_SEATS,))
    totals: Row = field(0, LIMIT * MAX_ROUNDS, shape=(MAX_SEATS,))

    unseen: Row = field(0, COPIES, shape=(VALUES,), known=SCRATCH)
    """Cards that a seat does not see, by value; used inside `redeal` only."""


@rule
def sound(s: HazardState) -> bool:
    """Whether all 40 cards are there (X1)."""
    for value in range(1, VALUES):
        cards = 1 if s.hidden == value else 0
        for i in range(s.pile_size):
            if s.pile[i] == value:
                cards += 1
        for seat in range(s.seats):
            cards += s.drawn[seat][value]
        if cards != COPIES:
            return False
    return True
