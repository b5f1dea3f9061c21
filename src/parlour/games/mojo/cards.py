"""The deck (M1): 78 number cards. Cards of the same value are alike, so a card is its value."""

VALUES = 13
COPIES = (4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8)
DECK_SIZE = sum(COPIES)
LAY_AT, LAY_AT_OF_TWO = 3, 2
"""Hands of this size or smaller are laid (M11); the second if only two play."""
QUIET_LIMIT = 40
"""Turns in a row in which nobody gets rid of a card, after which all draw from the draw pile only
(M21)."""

COLOURS = ("blue", "green", "yellow", "orange", "red")
FIRST_OF_COLOUR = (0, 2, 5, 8, 11, 13)
MOJO_BONUS = 10
"""Points that the Mojo card adds to its holder's score if somebody else is lower (M15)."""
