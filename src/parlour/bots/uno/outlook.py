"""How a round of UNO stands before it is over, all hands being open: who will win it, and what the
others will be left with.

The odds are those of a softmax over the seats (a multinomial logit), each seat's strength being a
weighted sum of what `describe` counts in its hand. `fitting.py` found the weights.
"""

from math import exp

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
from parlour.games.uno.state import ALTERNATIVE, PLAY
from parlour.games.uno.turns import fits

SIZES = 8
"""Hands of so many cards or more are counted by the card."""
# What `describe` counts. The first SIZES stand for that many cards.
LARGE = SIZES  # cards above SIZES
WILDS, DRAW_FOURS, SCARIES, SKIPS, DRAW_TWOS = range(LARGE + 1, LARGE + 6)
HELD = LARGE + 6  # colours held
FITS = HELD + 1  # a card fits: in turn, next, or later
FEATURES = FITS + 3

STRENGTH = (
    (
        1.37,
        0.69,
        0.33,
        0.04,
        -0.23,
        -0.50,
        -0.73,
        -0.97,
        -0.20,
        0.50,
        1.18,
        2.15,
        0.25,
        0.44,
        -0.41,
        0.71,
        0.51,
        0.00,
    ),
    (
        2.18,
        1.16,
        0.54,
        0.06,
        -0.37,
        -0.80,
        -1.22,
        -1.55,
        -0.30,
        0.44,
        0.63,
        1.84,
        0.06,
        0.13,
        -0.19,
        0.81,
        0.54,
        0.39,
    ),
)
"""Weights for two seats, and for more."""
LEFT = ((28.57, 0.32, 0.90), (13.69, 0.36, 1.54))
"""The points that a loser is left with: at least, for each point in hand now, and for each card."""


@rare
def outlook(s, values, scratch):
    """Write each seat's expected share of the victory of the game, if it is some seat's turn to
    play or draw; say whether it is. Scratch: room for 4 vectors."""
    if s.phase != PLAY:
        return False
    odds, points, after, features = scratch[0], scratch[1], scratch[2], scratch[3]
    many = 1 if s.seats > 2 else 0
    total = 0.0
    for seat in range(s.seats):
        held = describe(s, seat, features)
        strength = 0.0
        for i in range(FEATURES):
            strength += STRENGTH[many][i] * features[i]
        odds[seat] = exp(strength)
        total += odds[seat]
        least, each_point, each_card = LEFT[many]
        points[seat] = least + each_point * held + each_card * s.hand_size[seat]
        values[seat] = 0.0
    for winner in range(s.seats):
        count(s, winner, points, 1)
        standing(s, after)
        count(s, winner, points, -1)
        for seat in range(s.seats):
            values[seat] += odds[winner] / total * after[seat]
    return True


@rule
def count(s, winner, points, sign):
    """Add to the totals (take off: -1) what the round brings if this seat wins it (U20, U21)."""
    for seat in range(s.seats):
        if seat != winner:
            to = seat if s.scoring == ALTERNATIVE else winner
            s.totals[to] += sign * int(points[seat])


@rule
def describe(s, seat, features):
    """Write what bears on the seat's chance to win the round; return the points in its hand."""
    for i in range(FEATURES):
        features[i] = 0.0
    size = int(s.hand_size[seat])
    features[min(size, SIZES) - 1] = 1.0
    features[LARGE] = max(size - SIZES, 0)
    points = 0
    fitting = 0
    for colour in range(len(COLOURS)):
        held = 0
        for face in range(SYMBOLS * colour, SYMBOLS * (colour + 1)):
            copies = s.hand[seat][face]
            if copies > 0:
                held += 1
                points += copies * POINTS[face]
                symbol = face - SYMBOLS * colour
                if symbol == SKIP or (symbol == REVERSE and s.seats == 2):
                    features[SKIPS] += copies
                elif symbol == DRAW_TWO:
                    features[DRAW_TWOS] += copies
                fitting += fits(s, face)
        features[HELD] += held > 0
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
