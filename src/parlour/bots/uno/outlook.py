"""Judges a round of UNO before it is over, with all hands open: each seat's odds of winning it, and
the points that the losers will be left with.

The odds are a softmax over the seats (a multinomial logit); a seat's strength is a weighted sum of
the features that `describe` counts in its hand. `fitting.py` found the weights.
"""

from math import exp

from parlour.bots.uno.policy import many
from parlour.bots.uno.shares import standing
from parlour.core.rule import rare, rule
from parlour.games.uno.cards import (
    COLOURED,
    COLOURS,
    DRAW_TWO,
    FACES,
    POINTS,
    REVERSE,
    SCARY,
    SKIP,
    SYMBOLS,
    WILD,
    WILD_DRAW_FOUR,
)
from parlour.games.uno.state import ALTERNATIVE, PLAY, UnoState
from parlour.games.uno.turns import skips

SIZES = 8
"""In hands of this size or more, each further card counts."""
# The features that `describe` counts, in this order. The first SIZES are the sizes of a hand.
LARGE = SIZES
WILDS, DRAW_FOURS, SCARIES, SKIPS, DRAW_TWOS, HELD, FITS = range(LARGE + 1, LARGE + 8)
FEATURES = FITS + 3

STRENGTH = (
    (1.37, 2.18),  # 1 card
    (0.69, 1.16),  # 2 cards
    (0.33, 0.54),  # 3 cards
    (0.04, 0.06),  # 4 cards
    (-0.23, -0.37),  # 5 cards
    (-0.50, -0.80),  # 6 cards
    (-0.73, -1.22),  # 7 cards
    (-0.97, -1.55),  # 8 cards and more
    (-0.20, -0.30),  # each card above 8
    (0.50, 0.44),  # each Wild
    (1.18, 0.63),  # each Wild Draw Four
    (2.15, 1.84),  # each Scary card
    (0.25, 0.06),  # each card that skips a player
    (0.44, 0.13),  # each Draw Two
    (-0.41, -0.19),  # each colour held
    (0.71, 0.81),  # a card fits: in turn
    (0.51, 0.54),  # next in turn
    (0.00, 0.39),  # later
)
"""Weights for two seats, and for more: `many`."""
LEFT = (
    (28.57, 13.69),
    (0.32, 0.36),  # for each point in hand now
    (0.90, 1.54),  # for each card
)
"""The points that a loser is left with."""


@rare
def outlook(s: UnoState, values: list[float], scratch: list[list[float]]) -> bool:
    """Write each seat's expected share of the victory, if it is a seat's turn to play or draw;
    return whether it is."""
    if s.phase != PLAY:
        return False
    odds, points, after, features = scratch[0], scratch[1], scratch[2], scratch[3]
    column = many(s)
    total = 0.0
    for seat in range(s.seats):
        held = describe(s, seat, features)
        strength = STRENGTH[min(s.hand_size[seat], SIZES) - 1][column]  # no other size counts
        for i in range(LARGE, FEATURES):
            strength += STRENGTH[i][column] * features[i]
        odds[seat] = exp(strength)
        total += odds[seat]
        points[seat] = (
            LEFT[0][column] + LEFT[1][column] * held + LEFT[2][column] * s.hand_size[seat]
        )
        values[seat] = 0.0
    for winner in range(s.seats):
        count(s, winner, points, 1)
        standing(s, after)
        count(s, winner, points, -1)
        for seat in range(s.seats):
            values[seat] += odds[winner] / total * after[seat]
    return True


@rule
def count(s: UnoState, winner: int, points: list[float], sign: int) -> None:
    """Add the points of the round to the totals, if `winner` wins it (U20, U21); sign -1: subtract
    them."""
    for seat in range(s.seats):
        if seat != winner:
            to = seat if s.scoring == ALTERNATIVE else winner
            s.totals[to] += sign * int(points[seat])


@rule
def describe(s: UnoState, seat: int, features: list[float]) -> int:
    """Write the features that affect the seat's odds of winning the round; return the points in its
    hand."""
    for i in range(FEATURES):
        features[i] = 0.0
    size = int(s.hand_size[seat])
    features[min(size, SIZES) - 1] = 1.0
    features[LARGE] = max(size - SIZES, 0)
    points, fitting = 0, 0
    colours, skipping, draw_twos = 0, 0, 0
    reverse_skips = skips(s, REVERSE)
    top = s.discard[s.discard_size - 1]
    for colour in range(len(COLOURS)):
        first = SYMBOLS * colour
        held = 0
        for symbol in range(SYMBOLS):
            copies = s.hand[seat][first + symbol]
            held += copies
            points += copies * POINTS[symbol]
        colours += held > 0
        skipping += s.hand[seat][first + SKIP]
        if reverse_skips:
            skipping += s.hand[seat][first + REVERSE]
        draw_twos += s.hand[seat][first + DRAW_TWO]
        if colour == s.colour:
            fitting += held
        if top < COLOURED:
            fitting += s.hand[seat][first + top % SYMBOLS]
    features[HELD] = colours
    features[SKIPS] = skipping
    features[DRAW_TWOS] = draw_twos
    features[WILDS] = s.hand[seat][WILD]
    features[DRAW_FOURS] = s.hand[seat][WILD_DRAW_FOUR]
    features[SCARIES] = s.hand[seat][SCARY]
    for face in range(COLOURED, FACES):
        fitting += s.hand[seat][face]
        points += s.hand[seat][face] * POINTS[face]
    distance = ((seat - s.turn) * s.direction) % s.seats
    if fitting > 0:
        features[FITS + min(distance, 2)] = 1.0
    return points
