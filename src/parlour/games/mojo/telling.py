"""The facts that the rules of Mojo tell the journal: a kind, then up to four numbers."""

DEALT = 0  # seat that begins
PLAYED = 1  # seat, card, discard, card that it covers
DREW = 2  # seat, card
TOOK = 3  # seat, card, discard
LAID = 4  # seat, cards
REVEALED = 5  # seat, card
PILE_FORMED = 6  # cards
DISCARD_FORMED = 7  # discard, card
ROUND_OVER = 8  # seat that takes the Mojo card
GAME_OVER = 9
