"""Actions as small ints, in the order in which `legal` lists them.

First come the actions that may include the call of UNO, as 2 * number + call: each coloured face to
play; each wild face to play with no colour, then with each colour; each coloured face to give away.
Then come all other actions.
"""

from parlour.core.rule import rule
from parlour.core.state import Row
from parlour.games.uno.cards import COLOURED, COLOURS, SYMBOLS, WILD
from parlour.games.uno.options import MAX_SEATS
from parlour.games.uno.state import NONE

# Kinds. Those from DRAW_CARD to CALL are one action each.
PLAY_CARD, GIVE_CARD, NAME_COLOUR = 0, 1, 2
DRAW_CARD, PASS, DO_CHALLENGE, ACCEPT, CALL = 3, 4, 5, 6, 7
CATCH = 8

WAYS = 1 + len(COLOURS)
"""Ways to play a wild face: without a colour, or with one of them."""

# Where each block begins: first by number, then by action.
_WILDS = COLOURED
_GIFTS = _WILDS + 3 * WAYS
_NAMES = 2 * (_GIFTS + COLOURED)
_SINGLES = _NAMES + len(COLOURS)
_CATCHES = _SINGLES + CALL - DRAW_CARD + 1
ACTIONS = _CATCHES + MAX_SEATS

MAX_LEGAL = SYMBOLS + len(COLOURS) - 1 + 3 * len(COLOURS) + 2
"""The most at once: a whole colour, a symbol in the others, each wild face with each colour, a
draw, and catching."""


@rule
def encode(kind: int, what: int = NONE, colour: int = NONE, call: int = 0) -> int:
    """The action for these parts; the inverse of `decode`."""
    if kind == PLAY_CARD:
        if what < COLOURED:
            return 2 * what + call
        return 2 * (_WILDS + WAYS * (what - WILD) + 1 + colour) + call
    if kind == GIVE_CARD:
        return 2 * (_GIFTS + what) + call
    if kind == NAME_COLOUR:
        return _NAMES + colour
    if kind == CATCH:
        return _CATCHES + what
    return _SINGLES + kind - DRAW_CARD


@rule
def add_coloured(hand: Row, colour: int, symbol: int, out: Row) -> int:
    """Write the plays of the cards in a hand that have this colour or this symbol (COLOURED: none
    has), ascending; return their number."""
    # A branch would be slow here: each face is written, but counted only if it is in the hand.
    n = 0
    start = SYMBOLS * colour
    for face in range(symbol, start, SYMBOLS):
        out[n] = 2 * face
        n += hand[face] > 0
    for face in range(start, start + SYMBOLS):
        out[n] = 2 * face
        n += hand[face] > 0
    for face in range(start + SYMBOLS + symbol, COLOURED, SYMBOLS):
        out[n] = 2 * face
        n += hand[face] > 0
    return n


@rule
def decode(action: int) -> tuple[int, int, int, int]:
    """(kind, what, colour, call) of an action: `what` is the face played or given, or the seat
    caught; `colour` is the one named, or given away by a Scary card; `call` is 1 if it calls UNO.
    NONE stands for no face, seat or colour."""
    if action < _NAMES:
        move, call = action >> 1, action & 1
        if move < _WILDS:
            return PLAY_CARD, move, NONE, call
        if move >= _GIFTS:
            return GIVE_CARD, move - _GIFTS, NONE, call
        way = move - _WILDS
        return PLAY_CARD, WILD + way // WAYS, way % WAYS - 1, call
    if action < _SINGLES:
        return NAME_COLOUR, NONE, action - _NAMES, 0
    if action >= _CATCHES:
        return CATCH, action - _CATCHES, NONE, 0
    return DRAW_CARD + action - _SINGLES, NONE, NONE, 0
