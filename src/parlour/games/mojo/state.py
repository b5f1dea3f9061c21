"""The state of a Mojo table."""

from parlour.core.rule import rule
from parlour.core.state import Layout
from parlour.games.mojo.cards import COPIES, DECK_SIZE, VALUES
from parlour.games.mojo.options import MAX_SEATS

# Editions as numbers.
FR, RU, PL = 0, 1, 2

# Phases.
DEAL = 0  # a round is over, or none has begun: the deal comes next
PLAY = 1  # the seat in turn plays a card, or reveals one that it has laid
CHOOSE_DRAW = 2  # the seat in turn draws: from the draw pile or the other discard (M18)
OVER = 3

NONE = -1

LAYOUT = Layout(
    # The table's options.
    seats="i1",
    edition="i1",
    discards="i1",
    points_limit="i2",
    first_player="i1",
    lay_at="i1",  # hands of this size or smaller are laid at the end of the turn (M11)
    # Public.
    phase="i1",
    turn="i1",
    direction="i1",  # +1 clockwise, -1 anticlockwise (M5)
    face="i1",  # visible face of the Mojo card: 0 or 10
    round="i2",
    holder="i1",  # who took the Mojo card last
    chosen="i1",  # the discard that this turn's cards go onto, NONE before its first card
    held_at_start="i1",  # unrevealed cards of the seat in turn when its turn began
    quiet_turns="i2",  # turns since somebody's unrevealed cards became fewer (M21)
    discard=("i1", 2, DECK_SIZE),  # bottom first
    discard_size=("i1", 2),
    apart=("i1", VALUES),  # discards of earlier rounds, by value (M16, `fr`)
    formed=("i1", VALUES),  # what the draw pile was formed from, less what was turned up since
    reformed="i1",  # whether it was formed from discards in this round
    # Per seat.
    hand=("i1", MAX_SEATS, VALUES),
    hand_size=("i1", MAX_SEATS),
    laid=("i1", MAX_SEATS, VALUES),  # face down
    laid_size=("i1", MAX_SEATS),
    revealed=("i1", MAX_SEATS, VALUES),
    known=("i1", MAX_SEATS, VALUES),  # unrevealed cards that everybody saw the seat take (M18)
    drawn=("i1", MAX_SEATS, VALUES),  # what the seat drew in this round since the pile was formed
    counted=("i2", MAX_SEATS),  # sum of the counted cards of the last round (M14)
    points=("i2", MAX_SEATS),  # points of the last round (M15)
    totals=("i2", MAX_SEATS),
    # Hidden.
    pile=("i1", DECK_SIZE),  # the draw pile, top last
    pile_size="i1",
    # Of use inside `redeal` only.
    unseen=("i1", VALUES),
)


@rule
def sound(s):
    """Whether the 78 cards are all there (M1), and as many in each hand as it says."""
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
