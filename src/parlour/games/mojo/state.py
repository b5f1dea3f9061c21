"""The state of a Mojo table."""

from parlour.core.rule import rule
from parlour.core.state import (
    NOBODY,
    OWNER,
    OWNER_IN_ROUND,
    SCRATCH,
    Holds,
    Row,
    Rows,
    State,
    field,
)
from parlour.games.mojo.cards import (
    COLOURS,
    COPIES,
    DECK_SIZE,
    FIRST_OF_COLOUR,
    LAY_AT,
    LAY_AT_OF_TWO,
    MOJO_BONUS,
    QUIET_LIMIT,
    VALUES,
)
from parlour.games.mojo.editions import EDITIONS
from parlour.games.mojo.options import MAX_POINTS, MAX_SEATS

# Phases.
DEAL = 0  # a deal comes next: a round is over, or none has begun
PLAY = 1  # the seat in turn plays a card, or reveals one that it has laid
CHOOSE_DRAW = 2  # the seat in turn chooses: draw from the pile or take from the other discard (M18)
OVER = 3

NONE = -1

MOST_COPIES = max(COPIES)
MOST_COUNTED = sum(FIRST_OF_COLOUR[1:]) - len(COLOURS)
"""The sum of the highest card of each colour: no hand counts more (M14)."""
MOST_POINTS = MOST_COUNTED + MOJO_BONUS


class MojoState(State):
    """A Mojo table. A card is its value. Where the order of cards does not matter, they are counted
    by value."""

    # The table's options.
    seats: int = field(2, MAX_SEATS)
    edition: int = field(0, len(EDITIONS) - 1)
    """The number of its row in `EDITIONS`."""
    discards: int = field(1, 2)
    points_limit: int = field(1, MAX_POINTS)
    first_player: int = field(NONE, MAX_SEATS - 1, holds=Holds.SEAT)
    """The seat that begins the first round; NONE: drawn at random."""
    lay_at: int = field(LAY_AT_OF_TWO, LAY_AT)
    """Hands of this size or smaller are laid at the end of the turn (M11)."""

    # The round.
    phase: int = field(DEAL, OVER)
    """DEAL, PLAY, CHOOSE_DRAW or OVER."""
    turn: int = field(0, MAX_SEATS - 1, holds=Holds.SEAT)
    """The seat in turn."""
    direction: int = field(-1, 1)
    """The direction of play: 1 clockwise, -1 anticlockwise (M5)."""
    face: int = field(0, MOJO_BONUS)
    """The number on the visible face of the Mojo card, 0 or MOJO_BONUS."""
    round: int = field(0, 32767)
    """1 for the first round; 0 before it."""
    holder: int = field(NONE, MAX_SEATS - 1, holds=Holds.SEAT)
    """The seat that took the Mojo card in the round just ended; NONE during a round."""
    chosen: int = field(NONE, 1)
    """The discard that this turn's cards go onto; NONE before the first of them."""
    held_at_start: int = field(0, DECK_SIZE)
    """Unrevealed cards of the seat in turn when its turn began."""
    quiet_turns: int = field(0, QUIET_LIMIT)
    """Turns since somebody got rid of a card, up to QUIET_LIMIT (M21)."""

    # Cards.
    discard: Rows = field(0, VALUES - 1, shape=(2, DECK_SIZE), holds=Holds.STACK)
    """The cards of each discard, bottom first."""
    discard_size: Row = field(0, DECK_SIZE, shape=(2,))
    apart: Row = field(0, MOST_COPIES, shape=(VALUES,))
    """Discards of earlier rounds, by value (M16)."""
    formed: Row = field(0, MOST_COPIES, shape=(VALUES,), remembered=True)
    """Cards that the draw pile was formed from, by value, less those turned up since."""
    reformed: int = field(0, 1, remembered=True)
    """1 if the draw pile was formed from discards in this round."""
    hand: Rows = field(0, MOST_COPIES, shape=(MAX_SEATS, VALUES), known=OWNER_IN_ROUND)
    """Cards in hand, by seat and value."""
    hand_size: Row = field(0, DECK_SIZE, shape=(MAX_SEATS,))
    laid: Rows = field(0, MOST_COPIES, shape=(MAX_SEATS, VALUES), known=OWNER_IN_ROUND)
    """Cards laid face down (M11), by seat and value."""
    laid_size: Row = field(0, LAY_AT, shape=(MAX_SEATS,))
    revealed: Rows = field(0, MOST_COPIES, shape=(MAX_SEATS, VALUES))
    """Laid cards turned up (M12), by seat and value."""
    known: Rows = field(0, MOST_COPIES, shape=(MAX_SEATS, VALUES), remembered=True)
    """Unrevealed cards that everybody saw the seat take (M18), by seat and value."""
    drawn: Rows = field(0, MOST_COPIES, shape=(MAX_SEATS, VALUES), known=OWNER, remembered=True)
    """Cards that the seat has drawn in this round since the draw pile was formed, by seat and
    value."""
    pile: Row = field(0, VALUES - 1, shape=(DECK_SIZE,), known=NOBODY, holds=Holds.STACK)
    """The draw pile, top last."""
    pile_size: int = field(0, DECK_SIZE)

    # The score, by seat.
    counted: Row = field(0, MOST_COUNTED, shape=(MAX_SEATS,))
    """The sum of the cards that counted in the last round (M14)."""
    points: Row = field(0, MOST_POINTS, shape=(MAX_SEATS,))
    """Points for the last round (M15)."""
    totals: Row = field(0, MAX_POINTS + MOST_POINTS, shape=(MAX_SEATS,))

    unseen: Row = field(0, MOST_COPIES, shape=(VALUES,), known=SCRATCH)
    """Cards that a seat does not see, by value; used inside `redeal` only."""


@rule
def sound(s: MojoState) -> bool:
    """True if all 78 cards are there (M1), and the sizes of the hands are right."""
    for value in range(VALUES):
        cards = s.apart[value]
        for d in range(s.discards):
            for i in range(s.discard_size[d]):
                cards += s.discard[d][i] == value
        for i in range(s.pile_size):
            cards += s.pile[i] == value
        for seat in range(s.seats):
            cards += s.hand[seat][value] + s.laid[seat][value] + s.revealed[seat][value]
        if cards != COPIES[value]:
            return False
    for seat in range(s.seats):
        hand = 0
        laid = 0
        for value in range(VALUES):
            hand += s.hand[seat][value]
            laid += s.laid[seat][value]
        if hand != s.hand_size[seat] or laid != s.laid_size[seat]:
            return False
    return True
