"""The facts that the rules of Hazard tell the journal: a kind, then up to four numbers."""

DEALT = 0  # seat that begins
DREW = 1  # seat, card
LOOKED = 2  # seat, hidden card
STOPPED = 3  # seat
ROUND_OVER = 4  # hidden card
GAME_OVER = 5
