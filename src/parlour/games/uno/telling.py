"""The facts that the rules of UNO tell the journal: a kind, then up to four numbers."""

LOT = 0  # seat, card: lots for the first dealer
DEALT = 1  # dealer
TURNED_UP = 2  # card
PUT_BACK = 3  # card
PLAYED = 4  # seat, card, colour named (or NONE; for a Scary card the one given), called
DREW = 5  # seat, card
PASSED = 6  # seat
SKIPPED = 7  # seat that misses its turn
REVERSED = 8  # direction
NAMED = 9  # seat, colour
GAVE = 10  # giver, receiver, card, called
CALLED = 11  # seat
CAUGHT = 12  # seat that was silent, seat that caught it
ACCEPTED = 13  # seat
SHOWED = 14  # accused, challenger, card, copies
CHALLENGED = 15  # challenger, accused, whether guilty
PILE_FORMED = 16  # cards
BLOCKED = 17
ROUND_OVER = 18  # seat that wins the round
GAME_OVER = 19
