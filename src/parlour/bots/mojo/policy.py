"""The policy for Mojo: hold few cards that count little, and leave a low discard to the next seat.

It looks one turn ahead. The score of a drawn card is averaged over the whole deck: it is looked up
in a table, without counting the unseen cards.
"""

from collections.abc import Sequence

from parlour.core.rule import rare, rule
from parlour.core.state import Row
from parlour.games.mojo.actions import DRAW_CARD, REVEAL_CARD, TAKE_CARD, decode
from parlour.games.mojo.cards import COLOURS, COPIES, DECK_SIZE, FIRST_OF_COLOUR, MOJO_BONUS, VALUES
from parlour.games.mojo.rules import may_take
from parlour.games.mojo.state import NONE, MojoState

# The weights, as indices into a row of WEIGHTS.
CARD = 0  # the cost of each card above the number to be laid, for the turn it takes to play it
ONCE_LAID = 1  # the cost of each such card once somebody has laid
TOP = 2  # the cost of each point on the discard: the next seat plays below it without drawing (with
# more seats it pays more to get rid of a high card)
TOO_HIGH = 3  # laying first with more than this risks the Mojo card's ten points
WEIGHTS = (
    (3.5, 1.0, 0.5, 12.0),  # two seats with one discard
    (0.5, 0.3, -0.9, 6.0),  # all other tables
)
"""The weights in force, found by games of the policy against itself. `tuning.py` shows the worth of
each, and looks for better ones."""

DRAWN = tuple(
    sum(
        COPIES[value] * (value - best)
        for value in range(max(best + 1, FIRST_OF_COLOUR[colour]), FIRST_OF_COLOUR[colour + 1])
    )
    / DECK_SIZE
    for colour in range(len(COLOURS))
    for best in range(VALUES)
)
"""The points that a card drawn from a full deck adds to the score of a hand, on average; index:
VALUES * colour + the hand's best card of the colour (0: none)."""


@rule
def policy(s: MojoState, seat: int, out: Row, n: int) -> int:
    """The action of least cost among the n legal ones in `out`."""
    return best_action(s, seat, out, n, WEIGHTS[wide(s)])


@rule
def best_action(s: MojoState, seat: int, out: Row, n: int, w: Sequence[float]) -> int:
    """The action of least cost by a row of weights `w`."""
    best = out[0]
    kind, _, _ = decode(best)
    if n == 1 or kind == REVEAL_CARD:  # the order of revealing does not matter
        return best
    least = 1e9
    for i in range(n):
        cost = cost_of(s, seat, out[i], w)
        if cost < least:
            least = cost
            best = out[i]
    return best


@rule
def judge(s: MojoState, seat: int, out: Row, n: int, worths: list[float]) -> None:
    """Write what each of the n legal actions in `out` is worth to `worths`, in points."""
    kind, _, _ = decode(out[0])
    for i in range(n):
        worths[i] = 0.0 if kind == REVEAL_CARD else -cost_of(s, seat, out[i], WEIGHTS[wide(s)])


@rule
def cost_of(s: MojoState, seat: int, action: int, w: Sequence[float]) -> float:
    """The cost of the position after an action."""
    kind, card, d = decode(action)
    if kind == DRAW_CARD:
        return held(s, seat, NONE, NONE, 1, w)
    if kind == TAKE_CARD:
        return held(s, seat, NONE, top_of(s, 1 - s.chosen), 0, w)
    covered = top_of(s, d)
    if card < covered:
        return held(s, seat, card, NONE, 0, w) + w[TOP] * card
    if card == covered:
        return played_on(s, seat, card, w)
    cost = held(s, seat, card, NONE, 1, w)
    if may_take(s):
        cost = min(cost, held(s, seat, card, top_of(s, 1 - d), 0, w))
    return cost + w[TOP] * card


@rule
def top_of(s: MojoState, d: int) -> int:
    """The top card of discard d."""
    return s.discard[d][s.discard_size[d] - 1]


@rare
def played_on(s: MojoState, seat: int, card: int, w: Sequence[float]) -> float:
    """The cost after an equal card and the best card to follow it (M9)."""
    if s.hand_size[seat] == 1:
        return held(s, seat, card, NONE, 0, w)
    least = 1e9
    s.hand[seat][card] -= 1
    s.hand_size[seat] -= 1
    for following in range(VALUES):
        if s.hand[seat][following] > 0:
            drawn = 1 if following > card else 0
            least = min(least, held(s, seat, following, NONE, drawn, w) + w[TOP] * following)
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1
    return least


@rule
def held(s: MojoState, seat: int, gone: int, taken: int, drawn: int, w: Sequence[float]) -> float:
    """The cost of the hand without the card `gone`, with the card `taken` and `drawn` unknown
    ones."""
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
    laid = anybody_laid(s)
    card = w[ONCE_LAID] if laid else w[CARD]
    if surplus > 0:
        return cost + card * surplus
    if cost > w[TOO_HIGH] and not laid:
        cost += MOJO_BONUS
    return cost - card


@rule
def wide(s: MojoState) -> int:
    """Which row of WEIGHTS to use."""
    return 1 if s.seats > 2 or s.discards == 2 else 0


@rule
def anybody_laid(s: MojoState) -> bool:
    """True if Mojo Time has come for anybody (M11)."""
    laid = 0
    for seat in range(s.seats):
        laid += s.laid_size[seat]
    return laid > 0
