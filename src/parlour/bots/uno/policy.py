"""The policy for UNO.

Cards that make others miss turns are worth keeping: they are best played when somebody is close to
going out, and at the end, one after the other.
"""

from collections.abc import Sequence

from parlour.core.rule import rare, rule
from parlour.core.state import Row
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
    COLOURS,
    DRAW_FOUR_CARDS,
    DRAW_TWO,
    DRAW_TWO_CARDS,
    FACES,
    POINTS,
    SCARY,
    SKIP,
    SYMBOLS,
    WILD_DRAW_FOUR,
)
from parlour.games.uno.editions import COPIES_OF
from parlour.games.uno.knowing import copies_in, expected_most
from parlour.games.uno.scary import receiver
from parlour.games.uno.state import CHALLENGE, KINDS, NONE, UnoState
from parlour.games.uno.turns import colour_cards, next_seat

# The weights, as indices into a row of WEIGHTS.
NEAR = 0  # a seat with this many cards or fewer is close to going out
DREAD = 1  # the cost of a point in hand while somebody else is close to going out
WORRY = 2  # the cost of a point in hand at other times
KEEP_WILD = 3  # the worth of keeping a wild card, which always fits
STAY = 4  # the worth of each card in hand of the colour that goes on
HIT = 5  # making the next player miss a turn
HIT_CARD = 6  # each card that the next player must draw
HIT_NEAR = 7  # more, if that player is close to going out
GIFT = 8  # each card given away
LACKED = 9  # the next player probably has none of the colour that goes on
LACKED_NEAR = 10  # more, if that player is close to going out
BLUFF = 11  # the expected cost of a bluff
NEVER_DRAW = 12  # the cost of drawing with a card in hand that fits
BLUFFS = 13  # the percentage of players holding the colour in force that are expected to bluff
SUSPICION = 14  # a bluff this likely, in percent, is challenged
WEIGHTS = (
    (2, 3, 0, 120, 21, 30, -15, 100, 25, 10, 30, 175, 200, 13, 18),  # two seats
    (2, 3, 0, 180, 25, 30, -20, 100, 50, 10, 60, 225, 200, 5, 18),  # more
)
"""The weights in force, found by games of the policy against itself. `tuning.py` shows the worth of
each, and looks for better ones."""
HEED = 50
"""The worth of calling UNO in time, and of catching whoever forgot, to a bot that slips."""
CHALLENGED = 2.5
"""The worth to it of each percent by which a bluff is likelier than SUSPICION: by what a
challenge in vain costs and one of a bluff gains, in cards, each worth about as much as a gift."""


@rule
def policy(s: UnoState, seat: int, out: Row, n: int) -> int:
    """The best of the seat's legal actions out[:n], judged only by its information state."""
    return best_action(s, seat, out, n, WEIGHTS[many(s)])


@rule
def best_action(s: UnoState, seat: int, out: Row, n: int, w: Sequence[int]) -> int:
    """The best of the seat's legal actions by a row of weights `w`."""
    kind, _, _, _ = decode(int(out[n - 1]))
    if kind in (CALL, CATCH):  # nothing speaks against it
        return int(out[n - 1])
    if n == 1:
        return int(out[0])
    if s.phase == CHALLENGE:
        return encode(DO_CHALLENGE) if suspects(s, seat, w) else encode(ACCEPT)
    best, most = int(out[0]), -1_000_000
    near = anybody_near(s, seat, w)
    follower = next_seat(s, seat)
    colour, worth = NONE, 0
    for i in range(n):
        action = int(out[i])
        kind, face, _, _ = decode(action)
        if kind == PLAY_CARD and face < COLOURED:
            if face // SYMBOLS != colour:  # the same for all cards of a colour
                colour = face // SYMBOLS
                worth = value_of_colour(s, seat, follower, colour, w)
            value = worth + value_of_symbol(s, follower, near, face, w)
        else:
            value = action_value(s, seat, follower, near, action, w)
        if value >= most:  # the last of equal ones: with the call of UNO
            best, most = action, value
    return best


@rule
def judge(s: UnoState, seat: int, out: Row, n: int, worths: list[float]) -> None:
    """Write what each of the seat's n legal actions in `out` is worth to `worths`, in the unit of
    the weights."""
    w = WEIGHTS[many(s)]
    near = anybody_near(s, seat, w)
    follower = next_seat(s, seat)
    most = 0.0
    for i in range(n):
        action = int(out[i])
        kind, _, _, call = decode(action)
        if kind in (CALL, CATCH):  # the last one, worth more than all others
            worths[i] = most + HEED
        elif kind == DO_CHALLENGE:
            worths[i] = CHALLENGED * (suspicion(s, seat, w) - w[SUSPICION])
        elif kind == ACCEPT:
            worths[i] = 0.0
        else:
            worths[i] = action_value(s, seat, follower, near, action, w)
            if (
                call == 0
                and kind in (PLAY_CARD, GIVE_CARD)
                and i + 1 < n
                and out[i + 1] == action + 1
            ):
                worths[i] -= HEED
        most = worths[i] if i == 0 else max(most, worths[i])


@rule
def forget(s: UnoState) -> None:
    """Forget the cards that others were seen to get, and what it suggests that they drew."""
    s.bounded = 0
    for seat in range(s.seats):
        for kind in range(KINDS):
            s.ruled_out[seat][kind] = 0
        for face in range(FACES):
            s.known[seat][face] = 0
        for colour in range(len(COLOURS)):
            s.at_least[seat][colour] = 0
            s.without[seat][colour] = 0


@rule
def anybody_near(s: UnoState, seat: int, w: Sequence[int]) -> bool:
    """True if another seat is close to going out."""
    near = False
    for other in range(s.seats):
        if other != seat and s.hand_size[other] <= w[NEAR]:
            near = True
    return near


@rule
def action_value(
    s: UnoState, seat: int, follower: int, near: bool, action: int, w: Sequence[int]
) -> int:
    """The worth of an action to the seat in turn."""
    kind, face, colour, _ = decode(action)
    if kind == PLAY_CARD:
        if face < COLOURED:
            value = value_of_colour(s, seat, follower, face // SYMBOLS, w)
            return value + value_of_symbol(s, follower, near, face, w)
        return value_of_wild(s, seat, follower, near, face, colour, w)
    if kind == GIVE_CARD:
        return value_of_gift(s, face, w)
    if kind == NAME_COLOUR:
        return value_of_colour(s, seat, follower, colour, w)
    if kind == DRAW_CARD:
        return -w[NEVER_DRAW]
    return value_of_colour(s, seat, follower, s.colour, w)  # PASS


@rule
def many(s: UnoState) -> int:
    """Which row of WEIGHTS to use."""
    return 1 if s.seats > 2 else 0


@rule
def value_of_symbol(s: UnoState, follower: int, near: bool, face: int, w: Sequence[int]) -> int:
    """The value of playing a coloured card, besides that of its colour going on."""
    symbol = face % SYMBOLS
    value = 100 + POINTS[face] * (w[DREAD] if near else w[WORRY]) - w[STAY]
    if symbol >= SKIP:
        if symbol == DRAW_TWO:
            value += w[HIT] + DRAW_TWO_CARDS * w[HIT_CARD]
        elif symbol == SKIP or s.seats == 2:
            value += w[HIT]
        value += urgency(s, follower, w)
    return value


@rule
def urgency(s: UnoState, follower: int, w: Sequence[int]) -> int:
    """The additional worth of keeping the next player from playing."""
    return w[HIT_NEAR] if s.hand_size[follower] <= w[NEAR] else 0


@rare
def value_of_wild(
    s: UnoState, seat: int, follower: int, near: bool, face: int, colour: int, w: Sequence[int]
) -> int:
    """The value of playing a wild card and naming a colour (with a Scary card: to give away) or
    NONE."""
    value = 100 + POINTS[face] * (w[DREAD] if near else w[WORRY]) - w[KEEP_WILD]
    if face == SCARY:
        if colour != NONE:
            value += w[GIFT] * colour_cards(s, seat, colour)
    elif colour != NONE:
        value += value_of_colour(s, seat, follower, colour, w)
        if face == WILD_DRAW_FOUR:
            value += w[HIT] + DRAW_FOUR_CARDS * w[HIT_CARD]
            value += urgency(s, follower, w)
            if colour_cards(s, seat, s.colour) > 0:
                value -= w[BLUFF]
    return value


@rule
def value_of_colour(s: UnoState, seat: int, follower: int, colour: int, w: Sequence[int]) -> int:
    """The value of this colour going on."""
    value = w[STAY] * colour_cards(s, seat, colour)
    held = int(s.hand_size[follower])
    if min(held - s.without[follower][colour], expected_most(s, follower, colour)) <= 0:
        value += w[LACKED]
        if held <= w[NEAR]:
            value += w[LACKED_NEAR]
    return value


@rule
def value_of_gift(s: UnoState, face: int, w: Sequence[int]) -> int:
    """The value of giving a card away: one of many points to a receiver not close to going out."""
    points = POINTS[face]
    return points if s.hand_size[receiver(s)] > w[NEAR] else -points


@rule
def suspects(s: UnoState, seat: int, w: Sequence[int]) -> bool:
    """True if a Wild Draw Four seems to be a bluff (U12)."""
    return suspicion(s, seat, w) > w[SUSPICION]


@rare
def suspicion(s: UnoState, seat: int, w: Sequence[int]) -> float:
    """How likely a Wild Draw Four is a bluff, in percent (U12)."""
    accused, colour = int(s.accused), int(s.colour_before)
    first = SYMBOLS * colour
    if count_known(s, seat, accused, first, first + SYMBOLS) > 0:
        return 100.0
    if s.at_least[accused][colour] > 0:
        return 100.0
    known = count_known(s, seat, accused, 0, FACES)
    judged = s.hand_size[accused] - s.penalty_size
    hidden = min(
        judged - known,
        s.hand_size[accused] - s.without[accused][colour],
        expected_most(s, accused, colour),
    )
    unseen, among = count_unseen(s, seat, first, first + SYMBOLS)
    none = 1.0  # the probability that none of the hidden cards is of the colour
    for i in range(hidden):
        if unseen - i > 0:
            none *= max(unseen - among - i, 0) / (unseen - i)
    bluff = (1.0 - none) * w[BLUFFS]
    return 100.0 * bluff / (bluff + none * 100.0) if bluff > 0 else 0.0


@rule
def count_unseen(s: UnoState, seat: int, first: int, end: int) -> tuple[int, int]:
    """The number of cards that the seat cannot see, and of those among them with the faces from
    `first` to before `end`."""
    unseen, among = int(s.pile_size), 0
    for face in range(first, end):
        among += COPIES_OF[s.edition][face] - s.hand[seat][face]
    for i in range(s.discard_size):
        among -= first <= s.discard[i] < end
    for other in range(s.seats):
        if other != seat:
            unseen += s.hand_size[other] - count_known(s, seat, other, 0, FACES)
            among -= count_known(s, seat, other, first, end)
    return unseen, among


@rule
def count_known(s: UnoState, seat: int, owner: int, first: int, end: int) -> int:
    """The number of cards, of the faces from `first` to before `end`, that the seat knows in the
    owner's hand."""
    count = 0
    if s.bounded:
        for face in range(first, end):
            count += copies_in(s.known[owner][face], seat)
    return count
