"""The state of an UNO table."""

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
    depends,
    field,
)
from parlour.games.uno.cards import COLOURS, COPIES, DECK_SIZE, FACES, PENALTY, POINTS, SYMBOLS
from parlour.games.uno.editions import COPIES_OF, EDITIONS
from parlour.games.uno.options import MAX_POINTS, MAX_SEATS

# Scorings as numbers.
MAIN, ALTERNATIVE = 0, 1

# Phases. In all but the first and the last, the seat in turn has a choice.
DEAL = 0  # a deal comes next: a round is over, or none has begun
PLAY = 1  # play a card or draw one (U7)
DRAWN = 2  # play the card just drawn, which fits, or pass (U7)
NAME_FIRST = 3  # name the colour for a first card that is wild, then play (U5)
GIVE = 4  # give a card of the chosen colour (U14)
NAME = 5  # name the colour that ends a Scary turn (U14)
CHALLENGE = 6  # challenge a Wild Draw Four or accept it (U13)
OVER = 7

NONE = -1
KINDS = len(COLOURS) + 1
"""Kinds of faces, face // SYMBOLS: the colours, and wild."""

MOST_COPIES = max(COPIES)
DECK_POINTS = sum(copies * points for copies, points in zip(COPIES, POINTS, strict=True))
"""The points of all cards: no round is worth more to a seat (U19)."""


class UnoState(State):
    """An UNO table. A card is its face; cards that are held are counted by face."""

    # The table's options.
    seats: int = field(2, MAX_SEATS)
    edition: int = field(0, len(EDITIONS) - 1)
    """The number of its row in `EDITIONS`."""
    scoring: int = field(MAIN, ALTERNATIVE)
    """MAIN (U20) or ALTERNATIVE (U21)."""
    points_limit: int = field(1, MAX_POINTS)

    # The round.
    phase: int = field(DEAL, OVER)
    """DEAL, PLAY, DRAWN, NAME_FIRST, GIVE, NAME, CHALLENGE or OVER."""
    turn: int = field(0, MAX_SEATS - 1, holds=Holds.SEAT)
    """The seat in turn."""
    direction: int = field(-1, 1)
    """The direction of play: 1 clockwise, -1 anticlockwise (U9)."""
    dealer: int = field(NONE, MAX_SEATS - 1, holds=Holds.SEAT)
    """The seat that dealt, or NONE before the first round."""
    round: int = field(0, 32767)
    """1 for the first round; 0 before it."""
    winner: int = field(NONE, MAX_SEATS - 1, holds=Holds.SEAT)
    """The seat that won the round just ended; NONE during a round, or if it was blocked (U18)."""
    colour: int = field(NONE, len(COLOURS) - 1)
    """The colour in force; NONE until one is named for a wild first card (U5)."""
    silent: int = field(NONE, MAX_SEATS - 1, holds=Holds.SEAT)
    """The seat that can be caught now for not having called (U16), or NONE."""
    called: Row = field(0, 1, shape=(MAX_SEATS,))
    """1 if the seat has one card and called UNO (U16)."""
    empty_draws: int = field(0, MAX_SEATS)
    """Turns in a row in which nothing was left to draw (U18)."""
    accused: int = field(NONE, MAX_SEATS - 1, holds=Holds.SEAT)
    """The seat that played the Wild Draw Four that can be challenged (U13), or NONE."""
    colour_before: int = field(NONE, len(COLOURS) - 1)
    """The colour in force before that card, or NONE."""
    giving: int = field(NONE, len(COLOURS) - 1)
    """The colour that is given away (U14), or NONE."""
    given: int = field(0, DECK_SIZE)
    """Cards given so far."""

    # Cards.
    discard: Row = field(0, FACES - 1, shape=(DECK_SIZE,), holds=Holds.STACK)
    """Bottom first."""
    discard_size: int = field(0, DECK_SIZE)
    formed: Row = field(0, MOST_COPIES, shape=(FACES,), remembered=True)
    """Cards that the draw pile was formed from in this round (U18), by face."""
    reformed: int = field(0, 1, remembered=True)
    """1 if the draw pile was formed anew in this round."""
    hand: Rows = field(0, MOST_COPIES, shape=(MAX_SEATS, FACES), known=OWNER_IN_ROUND)
    """Cards in hand, by seat and face."""
    hand_size: Row = field(0, DECK_SIZE, shape=(MAX_SEATS,))
    fresh: int = field(NONE, FACES - 1, known=depends("the seat in turn alone"))
    """The card just drawn, which may be played (U7), or NONE."""
    penalty: Row = field(
        0,
        FACES - 1,
        shape=(PENALTY,),
        known=depends("the accused alone"),
        holds=Holds.STACK,
        remembered=True,
    )
    """Cards that the accused has drawn for a forgotten call since the Wild Draw Four (U13)."""
    penalty_size: int = field(0, PENALTY, remembered=True)
    pile: Row = field(0, FACES - 1, shape=(DECK_SIZE,), known=NOBODY, holds=Holds.STACK)
    """The draw pile, top last."""
    pile_size: int = field(0, DECK_SIZE)

    # The seats' knowledge of each other's cards (`knowing.py`).
    bounded: int = field(0, 1, remembered=True)
    """1 if any `at_least` or `without` was set in this round."""
    at_least: Rows = field(0, DECK_SIZE, shape=(MAX_SEATS, len(COLOURS)), remembered=True)
    """Cards of a colour that everybody knows the seat holds, by seat and colour."""
    without: Rows = field(0, DECK_SIZE, shape=(MAX_SEATS, len(COLOURS)), remembered=True)
    """Cards of the seat that everybody knows are not of a colour, by seat and colour."""
    drawn: Rows = field(0, MOST_COPIES, shape=(MAX_SEATS, FACES), known=OWNER, remembered=True)
    """Cards that the seat has drawn since the draw pile was formed anew, by seat and face."""
    known: Rows = field(
        0,
        (1 << MOST_COPIES * MAX_SEATS) - 1,
        shape=(MAX_SEATS, FACES),
        known=depends("each observer its own bits; of two players, each knows the other's"),
        holds=Holds.LEVELS,
        remembered=True,
    )
    """The observers who know of copies in a hand, by owner and face: levels of bits."""
    passing: Row = field(
        0,
        (1 << MOST_COPIES * MAX_SEATS) - 1,
        shape=(SYMBOLS,),
        known=depends("each observer its own bits; of two players, each knows the other's"),
        holds=Holds.LEVELS,
        remembered=True,
    )
    """The number of copies that each observer knows of and that may be among the cards being given
    (U14), by symbol: levels of bits."""
    received: Row = field(0, 32767, shape=(MAX_SEATS,), remembered=True)
    """Cards that came into the hand in this round, by seat."""
    ruled_out: Rows = field(0, 32767, shape=(MAX_SEATS, KINDS), remembered=True)
    """The number of received cards that are gone, or probably not of a kind, by seat and kind."""

    # The score, by seat.
    points: Row = field(0, DECK_POINTS, shape=(MAX_SEATS,))
    """Points for the last round (U20, U21)."""
    totals: Row = field(0, MAX_POINTS + DECK_POINTS, shape=(MAX_SEATS,))

    # Used inside `redeal` only.
    hidden: Row = field(0, DECK_SIZE, shape=(MAX_SEATS,), known=SCRATCH)
    """Cards of the hand that the observer does not know, by seat."""
    unseen: Row = field(0, MOST_COPIES, shape=(FACES,), known=SCRATCH)
    """Cards that the observer does not see, by face."""
    held: Rows = field(0, DECK_SIZE, shape=(MAX_SEATS, KINDS), known=SCRATCH)
    """Cards in hand in the world being dealt, by seat and kind."""


@rule
def sound(s: UnoState) -> bool:
    """True if all cards of the deck (U1) are there, and the sizes of the hands are right."""
    for face in range(FACES):
        cards = 0
        for seat in range(s.seats):
            cards += s.hand[seat][face]
        for i in range(s.discard_size):
            cards += s.discard[i] == face
        for i in range(s.pile_size):
            cards += s.pile[i] == face
        if cards != COPIES_OF[s.edition][face]:
            return False
    for seat in range(s.seats):
        held = 0
        for face in range(FACES):
            held += s.hand[seat][face]
        if held != s.hand_size[seat]:
            return False
    return True
