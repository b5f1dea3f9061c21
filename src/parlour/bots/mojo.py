"""Mojo by rules of thumb: few cards that count little, and a low discard for who comes next.

The policy looks one turn ahead. What a draw brings is averaged over the whole deck, which costs a
look into a table and no count of what is unseen.
"""

from math import sqrt

from parlour.bots.shares import share_out
from parlour.core.rule import rare, rule
from parlour.games.mojo.actions import DRAW_CARD, REVEAL_CARD, TAKE_CARD, decode
from parlour.games.mojo.cards import COLOURS, COPIES, DECK_SIZE, FIRST_OF_COLOUR, VALUES
from parlour.games.mojo.rules import may_take
from parlour.games.mojo.scoring import MOJO_BONUS
from parlour.games.mojo.state import NONE, OVER

# Each weight for two seats with one discard, and for all other tables. Tuned by games of the policy
# against itself.
CARD = (3.5, 0.5)
"""What each card above the number that is laid costs, for the turn that it takes to play it."""
LATE = (1.0, 0.3)
"""The same once somebody has laid."""
TOP = (0.5, -0.9)
"""What each point on the discard costs: the next seat plays below it without drawing. With more
seats it is worth more to be rid of a high card."""
TOO_HIGH_TO_LAY = (12, 6)
"""Laying first with more than this risks the Mojo card's ten points."""

SPREAD = (4.0, 0.7)
"""How far totals drift apart: a * seats ** -b points for the root of each point to the limit.
Fitted to games of the policy with 2 to 8 seats and limits of 50 and 100."""
LAST_ROUND = (25, 15)
"""What the round that ends the game adds to the points to the limit."""

DRAWN = tuple(
    sum(
        COPIES[value] * (value - best)
        for value in range(max(best + 1, FIRST_OF_COLOUR[colour]), FIRST_OF_COLOUR[colour + 1])
    )
    / DECK_SIZE
    for colour in range(len(COLOURS))
    for best in range(VALUES)
)
"""What a card drawn from a full deck adds to the score of a hand, by VALUES * colour + the best
card of the colour in it (0: none)."""


@rule
def policy(s, seat, out, n):
    """The action of least cost among the n legal ones of `out`."""
    best = out[0]
    kind, _, _ = decode(best)
    if n == 1 or kind == REVEAL_CARD:  # nothing hangs on the order of revealing
        return best
    least = 1e9
    for i in range(n):
        cost = cost_of(s, seat, out[i])
        if cost < least:
            least = cost
            best = out[i]
    return best


@rule
def cost_of(s, seat, action):
    """How bad the position is after a move."""
    kind, card, d = decode(action)
    if kind == DRAW_CARD:
        return held(s, seat, NONE, NONE, 1)
    if kind == TAKE_CARD:
        return held(s, seat, NONE, top_of(s, 1 - s.chosen), 0)
    covered = top_of(s, d)
    if card < covered:
        return held(s, seat, card, NONE, 0) + TOP[wide(s)] * card
    if card == covered:
        return played_on(s, seat, card)
    cost = held(s, seat, card, NONE, 1)
    if may_take(s):
        cost = min(cost, held(s, seat, card, top_of(s, 1 - d), 0))
    return cost + TOP[wide(s)] * card


@rule
def top_of(s, d):
    return s.discard[d][s.discard_size[d] - 1]


@rare
def played_on(s, seat, card):
    """The cost after an equal card and the best one to follow it (M9)."""
    if s.hand_size[seat] == 1:
        return held(s, seat, card, NONE, 0)
    least = 1e9
    s.hand[seat][card] -= 1
    s.hand_size[seat] -= 1
    for following in range(VALUES):
        if s.hand[seat][following] > 0:
            drawn = 1 if following > card else 0
            least = min(least, held(s, seat, following, NONE, drawn) + TOP[wide(s)] * following)
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1
    return least


@rule
def held(s, seat, gone, taken, drawn):
    """What the hand will cost without the card `gone`, with the card `taken`, or with one drawn."""
    surplus = s.hand_size[seat] - s.lay_at + drawn
    if gone != NONE:
        surplus -= 1
    if taken != NONE:
        surplus += 1
    cost = 0.0
    for colour in range(len(COLOURS)):
        best = 0
        for value in range(FIRST_OF_COLOUR[colour], FIRST_OF_COLOUR[colour + 1]):
            left = s.hand[seat][value]
            if value == gone:
                left -= 1
            if left > 0 or value == taken:
                best = value
        cost += best
        if drawn == 1:
            cost += DRAWN[VALUES * colour + best]
    late = anybody_laid(s)
    card = LATE[wide(s)] if late else CARD[wide(s)]
    if surplus > 0:
        return cost + card * surplus
    if cost > TOO_HIGH_TO_LAY[wide(s)] and not late:
        cost += MOJO_BONUS
    return cost - card


@rule
def wide(s):
    """Which of the weights to take."""
    return 1 if s.seats > 2 or s.discards == 2 else 0


@rule
def anybody_laid(s):
    laid = 0
    for seat in range(s.seats):
        laid += s.laid_size[seat]
    return laid > 0


@rule
def standing(s, values):
    """Each seat's expected share of the victory (M17): a softmax of the totals, whose scale shrinks
    as the highest nears the limit. Once the game is over, the share itself."""
    least = s.totals[0]
    highest = s.totals[0]
    for seat in range(s.seats):
        least = min(least, s.totals[seat])
        highest = max(highest, s.totals[seat])
    left = max(s.points_limit - highest, 0) + LAST_ROUND[1 if s.seats > 2 else 0]
    scale = SPREAD[0] * s.seats ** -SPREAD[1] * sqrt(left)
    for seat in range(s.seats):
        values[seat] = s.totals[seat] - least
    share_out(s, values, scale, s.phase == OVER)
