"""The state of a Mushi table."""

from parlour.core.bits import size
from parlour.core.rule import rule
from parlour.core.state import NOBODY, OWNER, Holds, Row, State, field
from parlour.games.mushi.cards import DECK_SIZE, HAND_SIZE, TOTAL_VALUE
from parlour.games.mushi.editions import EDITIONS
from parlour.games.mushi.options import MAX_DEALS

SEATS = 2

# Phases.
DEAL = 0  # a deal comes next: one is over, or none has begun
PLAY = 1  # the seat in turn plays a card from its hand
TAKE = 2  # the seat in turn chooses what the card that it turned up captures (H9, H13)
OVER = 3

NONE = -1

ALL_CARDS = (1 << DECK_SIZE) - 1
"""The set of the whole deck: the greatest number that a set can be."""
MOST_POINTS = TOTAL_VALUE
"""A bound that no deal's points for a seat reach, above or below zero (H18)."""


class MushiState(State):
    """A Mushi table. Sets of cards are numbers: see `cards.py`."""

    # The table's options.
    seats: int = field(SEATS, SEATS)
    edition: int = field(0, len(EDITIONS) - 1)
    """The number of its row in `EDITIONS`."""
    rounds: int = field(1, MAX_DEALS)
    """Deals in a game (H2)."""
    four_pairs: int = field(0, 1)
    """True if four pairs on the table are a misdeal (H5)."""
    first_dealer: int = field(NONE, SEATS - 1, holds=Holds.SEAT)
    """The seat that deals first; NONE: cards are drawn for it (H3)."""

    # The deal.
    phase: int = field(DEAL, OVER)
    """DEAL, PLAY, TAKE or OVER."""
    turn: int = field(0, SEATS - 1, holds=Holds.SEAT)
    """The seat in turn."""
    dealer: int = field(NONE, SEATS - 1, holds=Holds.SEAT)
    """The seat that dealt, or NONE before the first deal."""
    round: int = field(0, MAX_DEALS)
    """1 for the first deal; 0 before it."""
    misdeals: int = field(0, 32767)
    """The number of misdeals before this deal (H5)."""

    # Cards.
    table: int = field(0, ALL_CARDS, holds=Holds.SET)
    """The set of the cards on the table."""
    captured: Row = field(0, ALL_CARDS, shape=(SEATS,), holds=Holds.SET)
    """The set that each seat has captured."""
    turned: int = field(NONE, DECK_SIZE - 1)
    """The last card turned up in this deal, or NONE before the first."""
    joker_left_by: int = field(NONE, SEATS - 1, holds=Holds.SEAT)
    """The seat that put the joker on the table, where it waits for a card (H12), or NONE."""
    joker_paired_by: int = field(NONE, SEATS - 1, holds=Holds.SEAT)
    """The seat that captured with the joker, or captured it (H16), or NONE."""
    lacks: Row = field(0, ALL_CARDS, shape=(SEATS,), holds=Holds.SET, remembered=True)
    """The set of cards that each seat has shown not to hold (H8)."""
    hand: Row = field(0, ALL_CARDS, shape=(SEATS,), known=OWNER, holds=Holds.SET)
    """The set of the cards in each seat's hand."""
    hand_size: Row = field(0, HAND_SIZE, shape=(SEATS,))
    pile: Row = field(0, DECK_SIZE - 1, shape=(DECK_SIZE,), known=NOBODY, holds=Holds.STACK)
    """The draw pile, top last."""
    pile_size: int = field(0, DECK_SIZE)

    # The score, by seat.
    points: Row = field(-MOST_POINTS, MOST_POINTS, shape=(SEATS,))
    """Points for the last deal (H18)."""
    totals: Row = field(-MOST_POINTS * MAX_DEALS, MOST_POINTS * MAX_DEALS, shape=(SEATS,))


@rule
def sound(s: MushiState) -> bool:
    """True if all 40 cards are there, each once (H1), and all captured after a deal: 230 points
    (H16)."""
    held = 0
    twice = 0
    for seat in range(SEATS):
        twice |= held & s.hand[seat]
        held |= s.hand[seat]
        twice |= held & s.captured[seat]
        held |= s.captured[seat]
        if size(s.hand[seat]) != s.hand_size[seat]:
            return False
    twice |= held & s.table
    held |= s.table
    for i in range(s.pile_size):
        twice |= held & 1 << s.pile[i]
        held |= 1 << s.pile[i]
    if s.phase == TAKE:
        twice |= held & 1 << s.turned
        held |= 1 << s.turned
    if s.phase == DEAL or s.phase == OVER:
        held = s.captured[0] | s.captured[1]
    return twice == 0 and held == ALL_CARDS
