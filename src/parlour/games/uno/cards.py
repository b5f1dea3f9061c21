"""The deck (U1). Cards with the same face are alike, so a card is its face.

A coloured face is 13 * colour + symbol; the three wild faces follow.
"""

COLOURS = ("blue", "green", "pink", "yellow")
SYMBOLS = 13
SKIP, REVERSE, DRAW_TWO = 10, 11, 12
"""Symbols; 0 to 9 are the numbers."""

WILD, WILD_DRAW_FOUR, SCARY = 52, 53, 54
COLOURED = WILD
"""Faces below this have a colour, face // 13; for wild faces that gives 4, no colour."""
FACES = 55
COPIES = (1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2) * 4 + (4, 4, 4)
DECK_SIZE = sum(COPIES)

# Cards that somebody is made to draw.
DRAW_TWO_CARDS = 2  # U8
DRAW_FOUR_CARDS = 4  # U12
LOST_CHALLENGE = 6  # U13: drawn by the challenger of an innocent player
PENALTY = 2  # U16

POINTS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 20, 20) * 4 + (50, 50, 50)
"""U19."""
