"""The deck (X1): cards from 1 to 10, four of each. Cards of the same value are alike, so a card is
its value."""

VALUES = 11
"""One more than the highest card: rows by value begin with a 0 that no card has."""
COPIES = 4
DECK_SIZE = COPIES * (VALUES - 1)
LIMIT = 21
"""The most that cards may count together (X5)."""
