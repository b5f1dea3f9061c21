"""The state of a Mushi table."""

from parlour.core.rule import rule
from parlour.core.state import Layout
from parlour.games.mushi.cards import DECK_SIZE, size

SEATS = 2

# Editions as numbers.
RU, OSAKA = 0, 1

# Phases.
DEAL = 0  # a deal is over, or none has begun: the next one comes
PLAY = 1  # the seat in turn plays a card from its hand
TAKE = 2  # the seat in turn chooses what the card that it turned up captures (H9, H13)
OVER = 3

NONE = -1

LAYOUT = Layout(
    # The table's options.
    seats="i1",  # always 2
    edition="i1",
    rounds="i1",  # deals in a game (H2)
    four_pairs="i1",
    first_dealer="i1",
    # Public. For sets of cards see `cards.py`.
    phase="i1",
    turn="i1",
    dealer="i1",
    round="i1",  # number of the deal, 0 before the first
    misdeals="i2",  # how often this deal was dealt in vain (H5)
    table="i8",  # set
    captured=("i8", SEATS),  # sets
    turned="i1",  # the last card turned up in this deal
    joker_left_by="i1",  # who put the joker on the table, where it awaits a card (H12)
    joker_paired_by="i1",  # who captured with the joker, or captured it (H16)
    lacks=("i8", SEATS),  # sets of cards that the seat showed not to hold (H8)
    points=("i2", SEATS),  # points of the last deal (H18)
    totals=("i2", SEATS),
    # Per seat.
    hand=("i8", SEATS),  # sets
    hand_size=("i1", SEATS),
    # Hidden.
    pile=("i1", DECK_SIZE),  # the draw pile, top last
    pile_size="i1",
)


@rule
def sound(s):
    """Whether the 40 cards are all there, each once (H1), and after a deal all captured: 230 points
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
    return twice == 0 and held == (1 << DECK_SIZE) - 1
