"""The state of an UNO table."""

from parlour.core.rule import rule
from parlour.core.state import Layout
from parlour.games.uno.cards import COLOURS, COPIES, DECK_SIZE, FACES, SCARY, SYMBOLS
from parlour.games.uno.options import MAX_SEATS

# Editions and scorings as numbers.
MONSTER, CLASSIC = 0, 1
MAIN, ALTERNATIVE = 0, 1

# Phases. All but the first and the last are the choice of the seat in turn.
DEAL = 0  # a round is over, or none has begun: the deal comes next
PLAY = 1  # play a card or draw one (U7)
DRAWN = 2  # play the card just drawn, which fits, or pass (U7)
NAME_FIRST = 3  # name the colour for a first card that is wild, then play (U5)
GIVE = 4  # give a card of the chosen colour (U14)
NAME = 5  # name the colour that ends a Scary turn (U14)
CHALLENGE = 6  # challenge a Wild Draw Four or accept it (U13)
OVER = 7

NONE = -1
KINDS = len(COLOURS) + 1
"""Of a face, face // SYMBOLS: the colours, and wild."""

LAYOUT = Layout(
    # The table's options.
    seats="i1",
    edition="i1",
    scoring="i1",
    points_limit="i2",
    # Public.
    phase="i1",
    turn="i1",
    direction="i1",  # +1 clockwise, -1 anticlockwise (U9)
    dealer="i1",
    round="i2",
    winner="i1",  # who won the round just ended, NONE where it was blocked (U18)
    colour="i1",  # the colour in force, NONE until a wild first card has one (U5)
    silent="i1",  # who can be caught now for not having called (U16), or NONE
    empty_draws="i1",  # turns in a row in which nothing was left to draw (U18)
    accused="i1",  # who played the Wild Draw Four that can be challenged (U13), or NONE
    colour_before="i1",  # the colour in force before it
    giving="i1",  # the colour that is given away (U14), or NONE
    given="i1",  # cards given so far
    discard=("i1", DECK_SIZE),  # bottom first
    discard_size="i1",
    formed=("i1", FACES),  # what the draw pile was formed from in the round (U18)
    reformed="i1",  # whether it was
    bounded="i1",  # whether any at_least or without was set in the round
    # Per seat.
    hand=("i1", MAX_SEATS, FACES),
    hand_size=("i1", MAX_SEATS),
    called=("i1", MAX_SEATS),  # has one card and called UNO (U16)
    at_least=("i1", MAX_SEATS, len(COLOURS)),  # cards of a colour that all know the seat to hold
    without=("i1", MAX_SEATS, len(COLOURS)),  # cards that all know not to be of a colour
    drawn=("i1", MAX_SEATS, FACES),  # what the seat drew since the draw pile was formed anew
    known=("i8", MAX_SEATS, FACES),  # who knows of how many copies in a hand: see `knowing.py`
    received=("i2", MAX_SEATS),  # cards that came into the hand in the round
    ruled_out=("i2", MAX_SEATS, KINDS),  # of them, gone or thought not to be of a colour or wild
    passing=("i8", SYMBOLS),  # the same for cards that may be among those being given (U14)
    points=("i2", MAX_SEATS),  # points of the last round
    totals=("i2", MAX_SEATS),
    # Hidden.
    fresh="i1",  # the card just drawn, which may be played (U7), or NONE
    late=("i1", 2),  # cards drawn by the accused since the Wild Draw Four (U13)
    late_size="i1",
    pile=("i1", DECK_SIZE),  # the draw pile, top last
    pile_size="i1",
    # Of use inside `redeal` only.
    hidden=("i1", MAX_SEATS),
    unseen=("i1", FACES),
    held=("i1", MAX_SEATS, KINDS),
)


@rule
def sound(s):
    """Whether the 112 cards, or 108 (U1), are all there, and as many in each hand as it says."""
    for face in range(FACES):
        cards = 0
        for seat in range(s.seats):
            cards += s.hand[seat][face]
        for i in range(s.discard_size):
            cards += s.discard[i] == face
        for i in range(s.pile_size):
            cards += s.pile[i] == face
        if cards != (0 if s.edition == CLASSIC and face == SCARY else COPIES[face]):
            return False
    for seat in range(s.seats):
        held = 0
        for face in range(FACES):
            held += s.hand[seat][face]
        if held != s.hand_size[seat]:
            return False
    return True
