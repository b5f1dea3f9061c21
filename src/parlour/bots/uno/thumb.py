"""UNO by rules of thumb.

Worth keeping are the cards that make others miss turns: they go best when somebody is close to
going out, and at the end, one after the other. The weights are tuned by self-play.
"""

from parlour.core.rule import rare, rule
from parlour.games.uno.actions import (
    ACCEPT,
    CALL,
    CATCH,
    DO_CHALLENGE,
    DRAW_CARD,
    GIVE_CARD,
    NAME_COLOUR,
    PLAY_CARD,
    decode,
    encode,
)
from parlour.games.uno.cards import (
    COLOURED,
    COPIES,
    DRAW_TWO,
    FACES,
    POINTS,
    SCARY,
    SKIP,
    SYMBOLS,
    WILD_DRAW_FOUR,
)
from parlour.games.uno.knowing import copies_in, expected_most
from parlour.games.uno.scary import receiver
from parlour.games.uno.state import CHALLENGE, CLASSIC, NONE
from parlour.games.uno.turns import colour_cards, next_seat

# Each weight for two seats, and for more.
NEAR = (2, 2)
"""Who has so many cards or fewer is close to going out."""
DREAD = (3, 3)
"""What a point in hand costs while somebody else is close to going out."""
WORRY = (0, 0)
"""And at other times."""
KEEP_WILD = (120, 180)
"""A wild card always fits: what it is worth to keep one."""
STAY = (21, 25)
"""What each card in hand of the colour that goes on is worth."""
HIT = (30, 30)
"""Making the next player miss a turn."""
HIT_CARD = (-15, -20)
"""And for each card that it draws."""
HIT_NEAR = (100, 100)
"""More, if it is close to going out."""
GIFT = (25, 50)
"""Each card given away."""
LACKED = (10, 10)
"""The next player is thought to have none of the colour that goes on."""
LACKED_NEAR = (30, 60)
"""More, if it is close to going out."""
BLUFF = (175, 225)
"""What a bluff is feared to cost."""
NEVER_DRAW = (200, 200)
"""Drawing with a card in hand that fits."""
BLUFFS = (13, 5)
"""Of a hundred players who could play the colour in force, so many are thought to bluff."""
SUSPICION = (18, 18)
"""A bluff with this likelihood, of a hundred, is challenged: challenging wrongly costs two cards;
rightly, it saves four and the turn, and the other draws four."""


@rule
def policy(s, seat, out, n):
    """The choice among the legal actions out[:n] of the seat: from what it may know alone."""
    kind, _, _, _ = decode(int(out[n - 1]))
    if kind in (CALL, CATCH):  # nothing speaks against it
        return int(out[n - 1])
    if n == 1:
        return int(out[0])
    if s.phase == CHALLENGE:
        return encode(DO_CHALLENGE) if suspects(s, seat) else encode(ACCEPT)
    near = NONE
    best, most = int(out[0]), -1_000_000
    for other in range(s.seats):
        if other != seat and s.hand_size[other] <= NEAR[many(s)]:
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
    kind, face, colour, _ = decode(action)
    if kind == PLAY_CARD:
        if face < COLOURED:
            return value_of_coloured(s, seat, follower, near, face)
        return value_of_wild(s, seat, follower, near, face, colour)
    if kind == GIVE_CARD:
        return value_of_gift(s, face)
    if kind == NAME_COLOUR:
        return value_of_colour(s, seat, follower, colour)
    if kind == DRAW_CARD:
        return -NEVER_DRAW[many(s)]
    return value_of_colour(s, seat, follower, s.colour)  # PASS


@rule
def many(s):
    return 1 if s.seats > 2 else 0


@rule
def value_of_coloured(s, seat, follower, near, face):
    """Playing a card that has a colour."""
    colour, symbol = face // SYMBOLS, face % SYMBOLS
    value = 100 + POINTS[face] * (DREAD[many(s)] if near else WORRY[many(s)]) - STAY[many(s)]
    value += value_of_colour(s, seat, follower, colour)
    if symbol >= SKIP:
        if symbol == DRAW_TWO:
            value += HIT[many(s)] + 2 * HIT_CARD[many(s)]
        elif symbol == SKIP or s.seats == 2:
            value += HIT[many(s)]
        value += urgency(s, follower)
    return value


@rule
def urgency(s, follower):
    """What it is worth more to keep the next player from playing."""
    return HIT_NEAR[many(s)] if s.hand_size[follower] <= NEAR[many(s)] else 0


@rare
def value_of_wild(s, seat, follower, near, face, colour):
    """Playing a wild card, naming a colour (of a Scary card: to give away) or NONE."""
    value = 100 + POINTS[face] * (DREAD[many(s)] if near else WORRY[many(s)]) - KEEP_WILD[many(s)]
    if face == SCARY:
        if colour != NONE:
            value += GIFT[many(s)] * colour_cards(s, seat, colour)
    elif colour != NONE:
        value += value_of_colour(s, seat, follower, colour)
        if face == WILD_DRAW_FOUR:
            value += HIT[many(s)] + 4 * HIT_CARD[many(s)]
            value += urgency(s, follower)
            if colour_cards(s, seat, s.colour) > 0:
                value -= BLUFF[many(s)]
    return value


@rule
def value_of_colour(s, seat, follower, colour):
    """That this colour goes on."""
    value = STAY[many(s)] * colour_cards(s, seat, colour)
    held = int(s.hand_size[follower])
    if min(held - s.without[follower][colour], expected_most(s, follower, colour)) <= 0:
        value += LACKED[many(s)]
        if held <= NEAR[many(s)]:
            value += LACKED_NEAR[many(s)]
    return value


@rule
def value_of_gift(s, face):
    """Giving a card away: dear ones to who keeps them longest."""
    points = POINTS[face]
    return points if s.hand_size[receiver(s)] > NEAR[many(s)] else -points


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
    hidden = min(
        judged - known,
        s.hand_size[accused] - s.without[accused][colour],
        expected_most(s, accused, colour),
    )
    unseen = count_unseen(s, seat, 0, FACES)
    others = unseen - count_unseen(s, seat, SYMBOLS * colour, SYMBOLS * (colour + 1))
    none = 1.0  # the odds that not one of the hidden cards is of the colour
    for i in range(hidden):
        if unseen - i > 0:
            none *= max(others - i, 0) / (unseen - i)
    bluff = (1.0 - none) * BLUFFS[many(s)]
    return bluff * 100.0 > SUSPICION[many(s)] * (bluff + none * 100.0)


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
