"""The deck (H1): 40 hanafuda cards, ten months of four. Card c is number c % 4 of month c // 4, the
most valuable first.

A set of cards is one number with bit c set for card c.
"""

from parlour.core.rule import rule

MONTHS = 10
NUMBERS = (1, 2, 3, 4, 5, 8, 9, 10, 11, 12)
"""The calendar number of each month: June and July are left out."""
PINE, PLUM, CHERRY, WISTERIA, IRIS, SUSUKI, CHRYSANTHEMUM, MAPLE, WILLOW, PAULOWNIA = range(MONTHS)

DECK_SIZE = 4 * MONTHS
PACKET = 4
"""Cards that are dealt at a time (H4)."""
HAND_SIZE = 2 * PACKET
BRIGHT, ANIMAL, RIBBON, CHAFF = 20, 10, 5, 1
"""The kinds, by the value of their cards."""
VALUES = (
    *(BRIGHT, RIBBON, CHAFF, CHAFF),  # Pine
    *(ANIMAL, RIBBON, CHAFF, CHAFF),  # Plum
    *(BRIGHT, RIBBON, CHAFF, CHAFF),  # Cherry
    *(ANIMAL, RIBBON, CHAFF, CHAFF),  # Wisteria
    *(ANIMAL, RIBBON, CHAFF, CHAFF),  # Iris
    *(BRIGHT, ANIMAL, CHAFF, CHAFF),  # Susuki
    *(ANIMAL, RIBBON, CHAFF, CHAFF),  # Chrysanthemum
    *(ANIMAL, RIBBON, CHAFF, CHAFF),  # Maple
    *(BRIGHT, ANIMAL, RIBBON, CHAFF),  # Willow
    *(BRIGHT, CHAFF, CHAFF, CHAFF),  # Paulownia
)
TOTAL_VALUE = sum(VALUES)

JOKER = 4 * WILLOW + 3  # Lightning (H11)

# Sets.
CRANE, WARBLER, CURTAIN = 1 << 4 * PINE, 1 << 4 * PLUM, 1 << 4 * CHERRY
BRIGHTS, ANIMALS, RIBBONS = (
    sum(1 << card for card in range(DECK_SIZE) if VALUES[card] == kind)
    for kind in (BRIGHT, ANIMAL, RIBBON)
)
WISTERIAS, WILLOWS, PAULOWNIAS = 15 << 4 * WISTERIA, 15 << 4 * WILLOW, 15 << 4 * PAULOWNIA
LIGHTNING = 1 << JOKER
PLAIN_WILLOWS = WILLOWS - LIGHTNING

_DEAREST = sum(1 << 4 * month for month in range(MONTHS))


@rule
def month_of(card: int) -> int:
    """The set of all four cards of a card's month."""
    return 15 << (card & ~3)


@rule
def months_of(cards: int) -> int:
    """The set of all cards of the months that occur in a set."""
    return ((cards | cards >> 1 | cards >> 2 | cards >> 3) & _DEAREST) * 15


@rule
def whole_months(cards: int) -> bool:
    """True if a set holds all four cards of a month."""
    return cards & cards >> 1 & cards >> 2 & cards >> 3 & _DEAREST != 0
