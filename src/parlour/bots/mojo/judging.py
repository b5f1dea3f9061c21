"""Judges a round of Mojo for two before it is over, by a small net that learned from games against
itself. `parlour train mojo` made it; `net.json` says how.

The net sees a seat's own cards, what both can see and, if the other's cards are `opened`, as in an
imagined world, these as well. It learned both, so that it can also choose moves honestly, from what
the seat knows.
"""

from itertools import accumulate
from pathlib import Path
from typing import Any

from parlour.bots.net import evaluate, load, note
from parlour.core.rule import rare, rule
from parlour.games.mojo.actions import DRAW_CARD, PLAY_CARD, TAKE_CARD, decode
from parlour.games.mojo.cards import COLOURS, FIRST_OF_COLOUR, LAY_AT_OF_TWO, VALUES
from parlour.games.mojo.state import NONE, PLAY, MojoState

SEATS = 2

# Where a seat stands in the course of play.
TURN_OVER = 0
"""Its turn is over: the other begins one."""
DRAWS, PLAYS_ON = 1, 2
"""In its turn, it has yet to draw a card, or to play another one (M9)."""
BEGINS = 3
"""It begins a turn."""

MOST_HELD = 11
"""Hands of this size or more are alike, as are MOST_COPIES of a value or more."""
MOST_COPIES = 3
POINTS, SCORES = 2, 32
"""A score is noted in steps of so many points, up to SCORES - 1 of them."""
LEAD_STEP, LEADS = 4, 24
"""The totals' difference, too; half of the steps are below zero."""
LEFT_STEP, LEFTS = 5, 12
"""And what the higher total leaves to the limit."""

# The features, in blocks, with the size of each.
_SIZES = {
    "HELD": VALUES * (MOST_COPIES + 1),  # own copies of each value, in hand or laid
    "COUNTING": VALUES,  # own cards that count
    "SCORE": SCORES,  # the own score
    "HAND": MOST_HELD + 1,  # own cards in hand
    "LAID": LAY_AT_OF_TWO + 1,  # and laid
    "STANDS": BEGINS + 1,  # where the seat stands
    "TOPS": 2 * VALUES,  # the top of each discard
    "THEIR_HAND": MOST_HELD + 1,  # the other's cards in hand
    "THEIR_LAID": LAY_AT_OF_TWO + 1,  # and laid
    "REVEALED": SCORES,  # what the other's revealed cards count
    "LEAD": LEADS,
    "LEFT": LEFTS,
    "THEIR_COUNTING": VALUES,  # opened: the other's cards that count
    "THEIR_SCORE": SCORES,  # opened: the other's score
}
_BEGINS = [*accumulate(_SIZES.values(), initial=0)]
HELD, COUNTING, SCORE, HAND, LAID, STANDS, TOPS, THEIR_HAND, THEIR_LAID, REVEALED = _BEGINS[:10]
LEAD, LEFT, THEIR_COUNTING, THEIR_SCORE, FEATURES = _BEGINS[10:]
MOST_FEATURES = 64
"""More features than a position can have."""

FIRST_LAYER, SECOND_LAYER, THIRD_LAYER = load(Path(__file__).with_name("net.json"))


@rare
def appraise(s: MojoState, values: list[float], scratch: list[list[float]]) -> bool:
    """Write each seat's expected share of the victory, if two play with one discard and a turn
    begins; return whether it is so. Each seat is asked, and their answers are made to add up to 1.
    (With two discards, playing the round out won more games.)"""
    if s.seats != SEATS or s.discards > 1 or s.phase != PLAY or s.chosen != NONE:
        return False
    for seat in range(SEATS):
        values[seat] = valued(describe_turn(s, seat, True, scratch[0]), scratch)
    lead = (values[0] - values[1]) / 2
    values[0] = min(max(0.5 + lead, 0.0), 1.0)
    values[1] = 1.0 - values[0]
    return True


@rule
def valued(n: int, scratch: list[list[float]]) -> float:
    """The net's value of the first n features in scratch[0]."""
    return evaluate(scratch[0], n, FIRST_LAYER, SECOND_LAYER, THIRD_LAYER, scratch[1], scratch[2])


@rare
def describe_turn(s: MojoState, seat: int, opened: bool, features: Any) -> int:
    """Note the features of a position in which a turn begins, as a seat sees it; return their
    number."""
    stands = BEGINS if s.turn == seat else TURN_OVER
    return describe(s, seat, NONE, NONE, stands, top(s, 0), top(s, 1), opened, features)


@rare
def describe_choice(s: MojoState, seat: int, action: int, features: Any) -> int:
    """Note the features of the position after an action of the seat in turn, before it draws, as
    it sees it; return their number."""
    kind, card, d = decode(action)
    first = top(s, 0)
    second = top(s, 1)
    gone = NONE
    taken = NONE
    stands = TURN_OVER
    if kind == PLAY_CARD:
        gone = card
        covered = top(s, d)
        stands = DRAWS if card > covered else PLAYS_ON if card == covered else TURN_OVER
        if d == 0:
            first = card
        else:
            second = card
    elif kind == DRAW_CARD:
        stands = DRAWS
    elif kind == TAKE_CARD:
        other = 1 - s.chosen
        taken = top(s, other)
        size = s.discard_size[other]
        below = s.discard[other][size - 2] if size > 1 else top(s, s.chosen)
        if other == 0:
            first = below
        else:
            second = below
    return describe(s, seat, gone, taken, stands, first, second, False, features)


@rule
def top(s: MojoState, d: int) -> int:
    """The top card of discard d; NONE if there is no such discard."""
    return s.discard[d][s.discard_size[d] - 1] if d < s.discards else NONE


@rare
def describe(
    s: MojoState,
    seat: int,
    gone: int,
    taken: int,
    stands: int,
    first: int,
    second: int,
    opened: bool,
    features: Any,
) -> int:
    """Note the features of a position as a seat sees it, without the card `gone` from its hand and
    with the card `taken`, where `first` and `second` lie on the discards; return their number."""
    n = describe_own(s, seat, gone, taken, stands, features)
    n = note(features, n, STANDS + stands)
    n = note(features, n, TOPS + first)
    if second != NONE:
        n = note(features, n, TOPS + VALUES + second)
    other = 1 - seat
    n = note(features, n, THEIR_HAND + min(s.hand_size[other], MOST_HELD))
    n = note(features, n, THEIR_LAID + min(s.laid_size[other], LAY_AT_OF_TWO))
    if s.laid_size[other] > 0:
        n = note(features, n, REVEALED + step(counted(s, other, False)))
    if opened:
        for colour in range(len(COLOURS)):
            best = best_of(s, other, colour, True)
            if best != NONE:
                n = note(features, n, THEIR_COUNTING + best)
        n = note(features, n, THEIR_SCORE + step(counted(s, other, True)))
    lead = s.totals[seat] - s.totals[other]
    n = note(features, n, LEAD + min(max(lead // LEAD_STEP + LEADS // 2, 0), LEADS - 1))
    left = max(s.points_limit - max(s.totals[seat], s.totals[other]), 0)
    return note(features, n, LEFT + min(left // LEFT_STEP, LEFTS - 1))


@rare
def describe_own(s: MojoState, seat: int, gone: int, taken: int, stands: int, features: Any) -> int:
    """Note the features of a seat's own cards; return their number."""
    n = 0
    score = 0
    for colour in range(len(COLOURS)):
        best = NONE
        for value in range(FIRST_OF_COLOUR[colour], FIRST_OF_COLOUR[colour + 1]):
            copies = s.hand[seat][value] + s.laid[seat][value]
            if value == gone:
                copies -= 1
            if value == taken:
                copies += 1
            if copies > 0:
                copies_held = (MOST_COPIES + 1) * value + min(copies, MOST_COPIES)
                n = note(features, n, HELD + copies_held)
            if copies + s.revealed[seat][value] > 0:
                best = value
        if best != NONE:
            score += best
            n = note(features, n, COUNTING + best)
    n = note(features, n, SCORE + step(score))
    hand = s.hand_size[seat]
    laid = s.laid_size[seat]
    if gone != NONE:
        hand -= 1
    if taken != NONE:
        hand += 1
    if stands == TURN_OVER and 0 < hand <= s.lay_at:  # M11
        laid = hand
        hand = 0
    n = note(features, n, HAND + min(hand, MOST_HELD))
    return note(features, n, LAID + min(laid, LAY_AT_OF_TWO))


@rule
def step(points: int) -> int:
    """The step that a score is on."""
    return min(points // POINTS, SCORES - 1)


@rule
def counted(s: MojoState, seat: int, opened: bool) -> int:
    """What a seat's cards count (M14): all of them if they are opened, or those it has revealed."""
    score = 0
    for colour in range(len(COLOURS)):
        score += max(best_of(s, seat, colour, opened), 0)
    return score


@rule
def best_of(s: MojoState, seat: int, colour: int, opened: bool) -> int:
    """The highest card of a colour that a seat has, or has revealed; NONE if it has none."""
    best = NONE
    for value in range(FIRST_OF_COLOUR[colour], FIRST_OF_COLOUR[colour + 1]):
        copies = s.revealed[seat][value]
        if opened:
            copies += s.hand[seat][value] + s.laid[seat][value]
        if copies > 0:
            best = value
    return best
