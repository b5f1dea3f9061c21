"""Actions as small ints.

The first block are moves that UNO can be called with: action = 2 * move + call. Moves are the 52
coloured faces; five for each wild face (no colour, then each colour); then the faces that can be
given away. The second block are the rest.
"""

from parlour.games.uno.cards import COLOURED, COLOURS
from parlour.games.uno.options import MAX_SEATS

PLAY_WILD = COLOURED
"""Move PLAY_WILD + 5 * (face - WILD) + 1 + colour; without the 1 + colour where none is named."""
WAYS = 1 + len(COLOURS)
GIVE_CARD = PLAY_WILD + 3 * WAYS

NAME_COLOUR = 2 * (GIVE_CARD + COLOURED)
DRAW = NAME_COLOUR + len(COLOURS)
PASS = DRAW + 1
DO_CHALLENGE = PASS + 1
ACCEPT = DO_CHALLENGE + 1
CALL = ACCEPT + 1
CATCH = CALL + 1
"""CATCH + seat."""
ACTIONS = CATCH + MAX_SEATS

MAX_LEGAL = 13 + 3 + 3 * len(COLOURS) + 2
"""A colour, a symbol in the others, the wild faces with each colour, drawing, catching."""
