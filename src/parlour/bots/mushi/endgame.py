"""The last turns of a deal of Mushi, solved instead of sampled.

`exact` looks at every world that fits the seat's knowledge: each hand that the other seat may hold
(H8) with each order of the draw pile, all equally likely. The seat chooses its card, sees the card
turned up, then chooses that card's capture, all before it knows more. These choices are averaged
over the worlds that the seat cannot tell apart. After its turn both sides play perfectly with all
cards open.

In a seat's last turn this is truly exact: nothing is hidden from the opponent's last choices. With
more cards left it is the exact average of solved worlds, perfect-information Monte Carlo without
the Monte Carlo: it assumes that the opponent, and the seat itself in later turns, already know what
they will only learn. Hands are not weighed by how they would have been played either: a state does
not say who played what.

The end of a deal is valued by each seat's share of the victory (`standing`), so totals count.
"""

from functools import cache
from math import comb, factorial

import numpy as np

from parlour.bots.knowhow import Endgame
from parlour.bots.mushi.shares import share
from parlour.core.bits import lowest, size
from parlour.core.compiling import Compiler
from parlour.core.information import InformationState
from parlour.core.numbers import Action
from parlour.core.rule import compiled_as, rare, rule
from parlour.core.state import Row, Rows
from parlour.games.mushi.actions import MAX_LEGAL
from parlour.games.mushi.cards import DECK_SIZE, HAND_SIZE
from parlour.games.mushi.redealing import unseen
from parlour.games.mushi.rules import apply, legal, spread, to_act
from parlour.games.mushi.state import TAKE, MushiState

MAX_WORLDS = 10_000
"""If more worlds fit, `exact` gives up. Two cards in each hand and four in the pile make at most
360 worlds; three, two and five make 2520; three, three and six make 60480."""
DEPTH = 4 * HAND_SIZE
"""More choices than a deal can have: for each card played, and each card turned up."""
LEAST = -(1 << 30)


def exact(information: InformationState, most: int = MAX_WORLDS) -> dict[Action, float] | None:
    """Each legal action with the share of the victory, 0 to 1, that the seat can expect.

    None if more than `most` worlds fit, or the seat is not in turn.
    """
    if not information.in_turn or worlds(information.state, information.seat) > most:
        return None
    return solver()(information)


def worlds(s: MushiState, seat: int) -> int:
    """The number of worlds that fit the seat's knowledge: hands times orders of the pile."""
    free = unseen(s, seat) & ~s.lacks[1 - seat]
    return comb(size(free), s.hand_size[1 - seat]) * factorial(s.pile_size)


class Solver:
    """The function `sum_worlds`, compiled, with the memory that it works in. Not for several
    threads at once."""

    def __init__(self) -> None:
        self._run = Compiler()(sum_worlds)
        self._states = np.zeros(ENDGAME.states, MushiState.dtype)
        self._actions = np.zeros(ENDGAME.actions, np.int16)
        self._notes = np.zeros(ENDGAME.notes, np.int64)
        self._cards = np.zeros(ENDGAME.cards, np.int64)
        self._sums = np.zeros(ENDGAME.sums)
        self._solve(0)  # blank states: compiled when this returns

    def __call__(self, information: InformationState) -> dict[Action, float]:
        """Return the seat's expected share of the victory for each of its legal actions."""
        actions = information.legal()
        self._states[0] = information.state.record()
        self._sums[: len(actions)] = 0
        count = self._solve(information.seat)
        # For each card that may be turned up, the seat chooses the best capture on average.
        shares = self._sums[: len(actions)].max(axis=2).sum(axis=1) / count
        return dict(zip(actions, shares.tolist(), strict=True))

    def _solve(self, seat: int) -> int:
        return int(
            self._run(self._states, seat, self._actions, self._notes, self._cards, self._sums)
        )


@cache
def solver() -> Solver:
    """Return the only solver. The first call compiles it; make it early if the first endgame should
    not have to wait."""
    return Solver()


# --- all worlds -----------------------------------------------------------------------------------


@rule
def sum_worlds(
    states: list[MushiState],
    seat: int,
    actions: Rows,
    notes: Rows,
    cards: Row,
    sums: list[list[list[float]]],
) -> int:
    """Solve every world that fits states[0], as `seat` in turn knows it; return their number.

    Adds to sums[a, c, t] the seat's share if it begins with its legal action a, card c is turned
    up, and it then takes choice number t (0 if there is none to make).
    For the shapes see ENDGAME.
    """
    s = states[0]
    other = 1 - seat
    hidden = unseen(s, seat)
    held = s.hand_size[other]
    free = spread(hidden & ~s.lacks[other], cards, 0)
    count = 0
    chosen = (1 << held) - 1
    while chosen < 1 << free:
        hand = 0
        for i in range(free):
            if chosen >> i & 1:
                hand |= 1 << cards[i]
        s.hand[other] = hand
        spread(hidden & ~hand, s.pile, 0)
        count += 1
        sum_world(states, seat, actions, notes, sums)
        while next_order(s.pile, s.pile_size):
            count += 1
            sum_world(states, seat, actions, notes, sums)
        if chosen == 0:
            break
        step = chosen & -chosen  # the next larger number with as many bits
        ripple = chosen + step
        chosen = ripple | ((chosen ^ ripple) >> 2) >> lowest(step)
    return count


@rule
def next_order(pile: Row, n: int) -> bool:
    """Put the first n cards into their next order; the ascending one is the first. False if there
    is no next one."""
    i = n - 2
    while i >= 0 and pile[i] > pile[i + 1]:
        i -= 1
    if i < 0:
        return False
    j = n - 1
    while pile[j] < pile[i]:
        j -= 1
    card = pile[i]
    pile[i] = pile[j]
    pile[j] = card
    i += 1
    j = n - 1
    while i < j:
        card = pile[i]
        pile[i] = pile[j]
        pile[j] = card
        i += 1
        j -= 1
    return True


@rare
def sum_world(
    states: list[MushiState], seat: int, actions: Rows, notes: Rows, sums: list[list[list[float]]]
) -> None:
    """Solve one world: each way to play the turn of `seat`, then best play. Works from states[1]
    on."""
    n = legal(states[0], seat, actions[0])
    left = states[0].rounds - states[0].round
    edition = states[0].edition
    for a in range(n):
        copy_state(states, 1, 0)
        s = states[1]
        apply(s, seat, actions[0][a])
        card = s.turned
        takes = legal(s, seat, actions[1]) if s.phase == TAKE else 0
        for t in range(max(takes, 1)):
            copy_state(states, 2, 1)
            if takes > 0:
                apply(states[2], seat, actions[1][t])
            result = lead_of(states, 2, seat, actions, notes)
            sums[a][card][t] += share(edition, left, result)


# --- one world ------------------------------------------------------------------------------------

# For each depth of the search (rows of `notes`): the number of the next action to try, how many
# there are, and the leads that the seat and its opponent can already be sure of.
NEXT, COUNT, LOW, HIGH = range(4)
NOTES = 4


@rare
def lead_of(states: list[MushiState], root: int, seat: int, actions: Rows, notes: Rows) -> int:
    """The seat's lead after the deal if both play perfectly from states[root] with all cards open
    (alpha-beta). Works on states[root] and those after it."""
    n = next_choice(states[root], actions[root])
    if n == 0:
        return lead(states[root], seat)
    at = root
    notes[NEXT][at] = 0
    notes[COUNT][at] = n
    notes[LOW][at] = LEAST
    notes[HIGH][at] = -LEAST
    while True:
        if notes[NEXT][at] == notes[COUNT][at] or notes[LOW][at] >= notes[HIGH][at]:
            result = notes[LOW][at] if states[at].turn == seat else notes[HIGH][at]
            if at == root:
                return result
            at -= 1
        else:
            copy_state(states, at + 1, at)
            s = states[at + 1]
            apply(s, s.turn, actions[at][notes[NEXT][at]])
            notes[NEXT][at] += 1
            n = next_choice(s, actions[at + 1])
            if n > 0:
                notes[NEXT][at + 1] = 0
                notes[COUNT][at + 1] = n
                notes[LOW][at + 1] = notes[LOW][at]
                notes[HIGH][at + 1] = notes[HIGH][at]
                at += 1
                continue
            result = lead(s, seat)
        if states[at].turn == seat:
            notes[LOW][at] = max(notes[LOW][at], result)
        else:
            notes[HIGH][at] = min(notes[HIGH][at], result)


@rare
def next_choice(s: MushiState, out: Row) -> int:
    """Play on while there is only one action; write the actions of the seat in turn to `out` and
    return their number, 0 after the deal."""
    while to_act(s) >= 0:
        n = legal(s, s.turn, out)
        if n > 1:
            return n
        apply(s, s.turn, out[0])
    return 0


@rule
def lead(s: MushiState, seat: int) -> int:
    """The seat's total less its opponent's."""
    return s.totals[seat] - s.totals[1 - seat]


def _copy_record(states: list[MushiState], to: int, source: int) -> None:
    states[to] = states[source]


@compiled_as(_copy_record)
def copy_state(states: list[MushiState], to: int, source: int) -> None:
    """Overwrite states[to] with states[source]."""
    states[to] = states[source].copy()


ENDGAME = Endgame(
    worlds=worlds,
    sum_worlds=sum_worlds,
    most=MAX_WORLDS,
    states=DEPTH,
    actions=(DEPTH, MAX_LEGAL),
    notes=(NOTES, DEPTH),
    cards=DECK_SIZE,
    sums=(MAX_LEGAL, DECK_SIZE, MAX_LEGAL),
)
