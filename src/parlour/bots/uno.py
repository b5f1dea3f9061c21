"""UNO by rules of thumb: `policy` plays, `standing` values what is between two rounds.

The weights of `policy` are in hundredths of a card less in hand, tuned by self-play.
"""

from parlour.core.rule import rare, rule
from parlour.games.uno.actions import (
    ACCEPT,
    CALL,
    DO_CHALLENGE,
    DRAW,
    GIVE_CARD,
    NAME_COLOUR,
    PASS,
    PLAY_WILD,
    WAYS,
)
from parlour.games.uno.cards import (
    COLOURED,
    COLOURS,
    COPIES,
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
from parlour.games.uno.knowing import copies_in
from parlour.games.uno.scary import receiver
from parlour.games.uno.state import CHALLENGE, CLASSIC, GIVE, NAME, NAME_FIRST, NONE
from parlour.games.uno.turns import colour_cards, next_seat

NEAR = 3
"""Who has so many cards or fewer is close to going out."""
DREAD = 3
"""What a point in hand costs while somebody is close to going out."""
WORRY = 1
"""And at other times."""
KEEP_WILD = 120
"""A wild card always fits: what it is worth to keep one."""
STAY = 25
"""What each card in hand of the colour that goes on is worth."""
HIT = 60
"""Making the next player miss a turn."""
HIT_CARD = 30
"""And for each card that it draws."""
HIT_NEAR = 100
"""More, if it is close to going out."""
GIFT = 100
"""Each card given away."""
LACKED = 60
"""The next player is known to have none of the colour that goes on."""
BLUFF = 150
"""What a bluff is feared to cost."""
NEVER_DRAW = 400
"""Drawing with a card in hand that fits."""
BLUFFS = 35
"""Of a hundred players who could play the colour in force, so many are thought to bluff."""
SUSPICION = 18
"""A bluff with this likelihood, of a hundred, is challenged: challenging wrongly costs two cards;
rightly, it saves four and the turn, and the other draws four."""


@rule
def policy(s, seat, out, n):
    """The choice among the legal actions out[:n] of the seat: from what it may know alone."""
    if out[n - 1] >= CALL:  # calling late, or catching: nothing speaks against it
        return int(out[n - 1])
    if n == 1:
        return int(out[0])
    if s.phase == CHALLENGE:
        return DO_CHALLENGE if suspects(s, seat) else ACCEPT
    near = NONE
    best, most = int(out[0]), -1_000_000
    for other in range(s.seats):
        if other != seat and s.hand_size[other] <= NEAR:
            near = other
    follower = next_seat(s, seat)
    for i in range(n):
        action = int(out[i])
        value = action_value(s, seat, follower, near != NONE, action)
        if value >= most:  # the last of equals: with the call of UNO
            best, most = action, value
    return best


@rule
def action_value(s, seat, follower, near, action):
    """How good an action of the seat in turn is."""
    if action < 2 * PLAY_WILD:
        return value_of_coloured(s, seat, follower, near, action >> 1)
    if action < 2 * GIVE_CARD:
        way = (action >> 1) - PLAY_WILD
        return value_of_wild(s, seat, follower, near, WILD + way // WAYS, way % WAYS - 1)
    if action < NAME_COLOUR:
        return value_of_gift(s, (action >> 1) - GIVE_CARD)
    if action < DRAW:
        return value_of_colour(s, seat, follower, action - NAME_COLOUR)
    if action == DRAW:
        return -NEVER_DRAW
    return value_of_colour(s, seat, follower, s.colour)  # PASS


@rule
def value_of_coloured(s, seat, follower, near, face):
    """Playing a card that has a colour."""
    colour, symbol = face // SYMBOLS, face % SYMBOLS
    value = 100 + POINTS[face] * (DREAD if near else WORRY) - STAY
    value += value_of_colour(s, seat, follower, colour)
    if symbol >= SKIP:
        if symbol == DRAW_TWO:
            value += HIT + 2 * HIT_CARD
        elif symbol == SKIP or s.seats == 2:
            value += HIT
        if s.hand_size[follower] <= NEAR:
            value += HIT_NEAR
    return value


@rare
def value_of_wild(s, seat, follower, near, face, colour):
    """Playing a wild card, naming a colour (of a Scary card: to give away) or NONE."""
    value = 100 + POINTS[face] * (DREAD if near else WORRY) - KEEP_WILD
    if face == SCARY:
        if colour != NONE:
            value += GIFT * colour_cards(s, seat, colour)
    elif colour != NONE:
        value += value_of_colour(s, seat, follower, colour)
        if face == WILD_DRAW_FOUR:
            value += HIT + 4 * HIT_CARD
            if s.hand_size[follower] <= NEAR:
                value += HIT_NEAR
            if colour_cards(s, seat, s.colour) > 0:
                value -= BLUFF
    return value


@rule
def value_of_colour(s, seat, follower, colour):
    """That this colour goes on."""
    value = STAY * colour_cards(s, seat, colour)
    if s.bounded and s.without[follower][colour] >= s.hand_size[follower]:
        value += LACKED
    return value


@rule
def value_of_gift(s, face):
    """Giving a card away: dear ones to who keeps them longest."""
    points = POINTS[face]
    return points if s.hand_size[receiver(s)] > NEAR else -points


@rare
def suspects(s, seat):
    """Whether a Wild Draw Four seems to be a bluff (U12)."""
    accused, colour = int(s.accused), int(s.colour_before)
    known = 0
    of_colour = 0
    for face in range(FACES):
        copies = copies_in(s.known[accused][face], seat)
        known += copies
        if face // SYMBOLS == colour:
            of_colour += copies
    if of_colour > 0 or s.at_least[accused][colour] > 0:
        return True
    judged = s.hand_size[accused] - s.late_size
    hidden = min(judged - known, s.hand_size[accused] - s.without[accused][colour])
    unseen = count_unseen(s, seat, 0, COLOURED + 3)
    others = unseen - count_unseen(s, seat, SYMBOLS * colour, SYMBOLS * (colour + 1))
    none = 1.0  # the odds that not one of the hidden cards is of the colour
    for i in range(hidden):
        if unseen - i > 0:
            none *= max(others - i, 0) / (unseen - i)
    bluff = (1.0 - none) * BLUFFS
    return bluff * 100.0 > SUSPICION * (bluff + none * 100.0)


@rule
def count_unseen(s, seat, first, end):
    """How many cards of the faces from `first` to before `end` the seat cannot see."""
    count = 0
    for face in range(first, end):
        if face != SCARY or s.edition != CLASSIC:
            count += COPIES[face] - s.hand[seat][face]
        if s.bounded:
            for other in range(s.seats):
                if other != seat:
                    count -= copies_in(s.known[other][face], seat)
    for i in range(s.discard_size):
        count -= first <= s.discard[i] < end
    return count
