"""The deck (H1): 40 hanafuda cards, ten months of four. Card c is number c % 4 of month c // 4,
the dearest first."""

MONTHS = 10
NUMBERS = (1, 2, 3, 4, 5, 8, 9, 10, 11, 12)
"""The calendar's number of each month: June and July are not played with."""
PINE, PLUM, CHERRY, WISTERIA, IRIS, SUSUKI, CHRYSANTHEMUM, MAPLE, WILLOW, PAULOWNIA = range(MONTHS)

DECK_SIZE = 4 * MONTHS
HAND_SIZE = 8
VALUES = (
    *(20, 5, 1, 1),  # Pine
    *(10, 5, 1, 1),  # Plum
    *(20, 5, 1, 1),  # Cherry
    *(10, 5, 1, 1),  # Wisteria
    *(10, 5, 1, 1),  # Iris
    *(20, 10, 1, 1),  # Susuki
    *(10, 5, 1, 1),  # Chrysanthemum
    *(10, 5, 1, 1),  # Maple
    *(20, 10, 5, 1),  # Willow
    *(20, 1, 1, 1),  # Paulownia
)
BRIGHT, ANIMAL, RIBBON, CHAFF = 20, 10, 5, 1
"""The kinds, named by what their cards are worth."""
TOTAL_VALUE = 230

CRANE, WARBLER, CURTAIN = 4 * PINE, 4 * PLUM, 4 * CHERRY
BRIGHTS = (4 * PINE, 4 * CHERRY, 4 * SUSUKI, 4 * WILLOW, 4 * PAULOWNIA)
JOKER = 4 * WILLOW + 3  # Lightning (H11)

# Cards of one month are kept as a set of four bits.
ALL = 15
JOKER_BIT = 8
SIZE = (0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4)
"""How many cards are in such a set."""
