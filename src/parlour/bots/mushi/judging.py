"""What a net expects of choices in Mushi, how it sees a position, and what a deal is worth to it.
`parlour train mushi` made it; `net.json` says how."""

from itertools import accumulate, product
from pathlib import Path
from typing import Any

import numpy as np

from parlour.bots.mushi.shares import share
from parlour.bots.net import evaluate, load, note
from parlour.core.bits import size
from parlour.core.rule import rare, rule
from parlour.core.state import Row
from parlour.games.mushi.cards import HAND_SIZE, LIGHTNING, MONTHS, VALUES, months_of
from parlour.games.mushi.editions import EDITIONS, MUST_MATCH, NAMES
from parlour.games.mushi.redealing import unseen
from parlour.games.mushi.rules import effect
from parlour.games.mushi.scoring import value
from parlour.games.mushi.state import PLAY, SEATS, MushiState
from parlour.games.mushi.yaku import ALL, MAX_YAKU, NEED, OF, progress

# Where a seat stands in the course of play.
TURN_OVER, TURNS_UP, BEGINS = range(3)
"""The other begins a turn; it has yet to turn up a card in its own; it begins its own."""

# Where a card of a month is; what else the other holds is only told where it is opened.
TAKEN, TABLE, HELD, HIDDEN = range(4)
PLACES = 4


def _numbered(places: int) -> Any:
    """Number what the first so many places of a month's four cards can be: shape (MONTHS, PLACES **
    4); in the index, the place of card c counts PLACES ** c. Cards of a month that are worth the
    same are alike."""
    numbers = np.zeros((MONTHS, PLACES**4), np.int64)
    count = 0
    for month in range(MONTHS):
        values = VALUES[4 * month : 4 * month + 4]
        known: dict[Any, int] = {}
        for where in product(range(places), repeat=4):
            index = sum(place * PLACES**c for c, place in enumerate(where))
            key = tuple(sorted(zip(values, where, strict=True)))
            numbers[month, index] = known.setdefault(key, count + len(known))
        count += len(known)
    return numbers


SEEN, OPEN = _numbered(HIDDEN + 1), _numbered(HELD + 1)

FINE, STEPS = 10, 48
"""The lead by cards taken is noted in steps of so many points, and by what is left over."""
PROGRESS = 6
MISSING = 3
LEAD_STEP, LEADS = 25, 24
"""The lead by totals, in steps, too; half of them are below zero."""
LEFTS = 12
"""So many deals to come, or more, are alike."""
POINTS = 64.0
"""The points of a deal that count as 1."""

# The features, in blocks, with the size of each.
_YAKU = SEATS * len(EDITIONS) * MAX_YAKU
_SIZES = {
    "MONTHS_SEEN": int(SEEN.max()) + 1,  # where the cards of each month are
    "MONTHS_OPEN": int(OPEN.max()) + 1,  # opened: which of them the other holds
    "LACKS": SEATS * MONTHS,  # months that a seat has shown not to hold, the own first
    "YAKU": _YAKU * PROGRESS,  # how far a seat is on the way to a yaku
    "REST": _YAKU * MISSING**2,  # its other cards in the own hand and on the table
    "LEAD_TAKEN": STEPS + FINE,
    "STANDS": 3 * (HAND_SIZE + 1),  # where the seat stands, with so many cards in hand
    "JOKER": 4,  # who left it on the table, or who paired it: the seat, or the other
    "LEAD": LEADS,
    "LEFT": LEFTS,
    "EDITION": len(EDITIONS),
}
_BEGINS = [*accumulate(_SIZES.values(), initial=0)]
MONTHS_SEEN, MONTHS_OPEN, LACKS, YAKU, REST, LEAD_TAKEN, STANDS, JOKER, LEAD, LEFT = _BEGINS[:10]
EDITION, FEATURES = _BEGINS[10:]
MOST_FEATURES = 64
"""More features than a position can have."""


ASKED = tuple(int(name == "ru") for name in NAMES)
"""Whether the net is asked, by edition: in the other one, a search with it won fewer games."""

FIRST_LAYER, SECOND_LAYER, THIRD_LAYER = load(Path(__file__).with_name("net.json"))


@rare
def expect(
    s: MushiState, seat: int, out: Row, n: int, worths: list[float], scratch: list[list[float]]
) -> bool:
    """Write what the net expects of each of the n actions in `out` of the seat in turn to `worths`,
    as its share of the victory; return whether it is asked in this edition. (That the deal may
    bring more or less than expected counts as one more deal to come.)"""
    if ASKED[s.edition] == 0:
        return False
    lead = s.totals[seat] - s.totals[1 - seat]
    left = s.rounds - s.round + 1
    for i in range(n):
        held = describe_choice(s, seat, out[i], scratch[0])
        worths[i] = share(s.edition, left, lead + POINTS * valued(held, scratch))
    return True


@rare
def appraise(s: MushiState, values: list[float], scratch: list[list[float]]) -> bool:
    """Write each seat's expected share of the victory, if a turn begins; return whether it does,
    and the net is asked in this edition. What both seats tell of the deal's lead is averaged."""
    if s.phase != PLAY or ASKED[s.edition] == 0:
        return False
    lead = 0.0
    for seat in range(SEATS):
        n = describe_turn(s, seat, True, scratch[0])
        lead += (1 - 2 * seat) * valued(n, scratch) / SEATS
    total = s.totals[0] - s.totals[1] + POINTS * lead
    values[0] = share(s.edition, s.rounds - s.round + 1, total)
    values[1] = 1.0 - values[0]
    return True


@rule
def valued(n: int, scratch: list[list[float]]) -> float:
    """The net's value of the first n features in scratch[0]."""
    return evaluate(scratch[0], n, FIRST_LAYER, SECOND_LAYER, THIRD_LAYER, scratch[1], scratch[2])


@rule
def worth(s: MushiState, values: Any, scratch: Any) -> None:
    """What the deal brought each seat: its lead, which counts alike in any deal of a game."""
    for seat in range(SEATS):
        values[seat] = (s.points[seat] - s.points[1 - seat]) / POINTS


@rare
def describe_turn(s: MushiState, seat: int, opened: bool, features: Any) -> int:
    """Note the features of a position in which a turn begins; return their number."""
    stands = BEGINS if s.turn == seat else TURN_OVER
    own = s.captured[seat]
    return describe(s, seat, s.hand[seat], s.table, own, s.lacks[seat], stands, opened, features)


@rare
def describe_choice(s: MushiState, seat: int, action: int, features: Any) -> int:
    """Note the features of the position after an action of the seat in turn, as it sees it, before
    a card is turned up; return their number."""
    card, taken = effect(s, action)
    hand = s.hand[seat]
    table = s.table
    own = s.captured[seat]
    lacks = s.lacks[seat]
    stands = TURN_OVER
    if s.phase == PLAY:
        stands = TURNS_UP
        hand &= ~(1 << card)
    if taken:
        table &= ~taken
        own |= taken | 1 << card
    else:
        if MUST_MATCH[s.edition]:  # H8
            lacks |= months_of(table & ~LIGHTNING) & ~LIGHTNING
        table |= 1 << card
    return describe(s, seat, hand, table, own, lacks, stands, False, features)


@rare
def describe(
    s: MushiState,
    seat: int,
    hand: int,
    table: int,
    own: int,
    lacks: int,
    stands: int,
    opened: bool,
    features: Any,
) -> int:
    """Note the features of a position as a seat sees it that holds `hand`, with `own` cards taken,
    and has shown that it `lacks` some; return their number."""
    other = 1 - seat
    hidden = unseen(s, seat)
    n = 0
    for month in range(MONTHS):
        where = places(month, table, hand, hidden)
        n = note(features, n, MONTHS_SEEN + SEEN[month][where])
        four = 15 << 4 * month
        if hidden & four:
            if opened:
                where = places(month, table, s.hand[other], 0)
                n = note(features, n, MONTHS_OPEN + OPEN[month][where])
            if s.lacks[other] & four:
                n = note(features, n, LACKS + MONTHS + month)
        if hand & four == 0 and lacks & four and (table | hidden) & four:
            n = note(features, n, LACKS + month)
    n = describe_yaku(s, 0, own, s.captured[other], hand, table, n, features)
    n = describe_yaku(s, 1, s.captured[other], own, hand, table, n, features)
    lead = value(own) - value(s.captured[other]) + FINE * STEPS // 2
    n = note(features, n, LEAD_TAKEN + lead // FINE)
    n = note(features, n, LEAD_TAKEN + STEPS + lead % FINE)
    n = note(features, n, STANDS + stands * (HAND_SIZE + 1) + size(hand))
    if table & LIGHTNING:
        n = note(features, n, JOKER + (1 if s.joker_left_by == other else 0))
    elif (own | s.captured[other]) & LIGHTNING:
        n = note(features, n, JOKER + 2 + (1 if s.joker_paired_by == other else 0))
    step = (s.totals[seat] - s.totals[other]) // LEAD_STEP + LEADS // 2
    n = note(features, n, LEAD + min(max(step, 0), LEADS - 1))
    n = note(features, n, LEFT + min(s.rounds - s.round, LEFTS - 1))
    return note(features, n, EDITION + s.edition)


@rule
def places(month: int, table: int, held: int, hidden: int) -> int:
    """Where the cards of a month are, as an index."""
    index = 0
    for c in range(4):
        card = 1 << 4 * month + 3 - c
        place = TAKEN
        if table & card:
            place = TABLE
        elif held & card:
            place = HELD
        elif hidden & card:
            place = HIDDEN
        index = PLACES * index + place
    return index


@rule
def describe_yaku(
    s: MushiState, who: int, have: int, others: int, hand: int, table: int, n: int, features: Any
) -> int:
    """Note how far a seat, the own (0) or the other (1), is on the way to each yaku that it can
    still make; return the number of features."""
    for row in range(MAX_YAKU):
        cards = ALL[s.edition][row] | OF[s.edition][row]
        if cards and progress(s.edition, row, ~others) == NEED[s.edition][row]:
            at = (who * len(EDITIONS) + s.edition) * MAX_YAKU + row
            n = note(features, n, YAKU + at * PROGRESS + progress(s.edition, row, have))
            in_hand = min(size(cards & hand), MISSING - 1)
            on_table = min(size(cards & table), MISSING - 1)
            n = note(features, n, REST + (at * MISSING + in_hand) * MISSING + on_table)
    return n
