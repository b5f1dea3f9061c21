"""One tree over the moves of all seats, grown one imagined world at a time, as a compiled loop.

Single-observer information-set MCTS (Cowling, Powley, Whitehouse 2012): each iteration takes a
world that fits the seat's knowledge, a new one or the last one again, walks down moves that are
legal in it, adds one node, plays on and credits each seat on the way with its own share of the
victory.

A node stands for a move of a seat after the moves above it. Its children are a linked list, to be
read, and in a hash table, to be found: there are far more of them than moves that are legal in one
world. The move with the highest mean + exploration * spread * sqrt(log(available) / visits) is
tried (UCB1), where `available` counts the worlds in which it was legal and `spread` is the standard
deviation of the results so far, so that the same exploration suits any stage of a game.
"""

from math import log, sqrt
from typing import Any

import numpy as np

from parlour.bots.unbound import NOTHING, appraise, outlook, policy, standing
from parlour.core.chance import random_below
from parlour.core.rule import rare, rule
from parlour.core.state import Row, State
from parlour.core.unbound import apply, interrupters, legal, redeal, to_act, vary

NODE = np.dtype(
    [
        ("action", "i4"),
        ("seat", "i4"),
        ("parent", "i4"),
        ("sibling", "i4"),
        ("child", "i4"),  # the first one; 0: none
        ("visits", "i4"),
        ("available", "i4"),  # iterations in which it was legal
        ("world", "i4"),  # the last one it was tried in: for moves at the root, and new ones
        ("total", "f8"),  # of the shares of its seat
        ("squares", "f8"),
    ],
    align=True,
)
ROOT = 0
APART = 1031
"""Places in the table between two nodes' children: those of one node lie close together."""
ALREADY = 1e6
"""Subtracted from the value of a move already tried in the same world."""
MAX_DEPTH = 256
TO_THE_END = 1 << 30
"""A horizon that no round reaches."""
MOST_PLAYED = 100_000
"""Moves of a playout. The policy does not end a round that is longer."""

SETTINGS = np.dtype(
    [
        ("exploration", "f8"),  # see `Search`, as all of these
        ("depth", "i8"),
        ("horizon", "i8"),  # in moves of all seats together
        ("noise", "f8"),
        ("tries", "i8"),
        ("imagine", "i8"),  # 1 or 0
        ("net", "i8"),  # 1 or 0
    ],
    align=True,
)
"""The settings of a search."""

COUNTS = np.dtype(
    [
        ("nodes", "i8"),  # in use, the root among them
        ("results", "i8"),  # iterations
        ("total", "f8"),  # of the seat's shares
        ("squares", "f8"),
        ("moves", "i8"),  # in the tree and in playouts
        ("worlds", "i8"),  # imagined
        ("tried", "i8"),  # moves at the root tried in the last world
        ("choices", "i8"),  # moves there were at the root
    ],
    align=True,
)
"""The counts that a search keeps."""

SCRATCH = (4, 64)
"""The shape of the memory that `outlook`, `appraise` and `expect` work in."""


@rule
def search(
    states: list[State],
    s: State,
    seat: int,
    nodes: Any,
    table: Row,
    path: Row,
    out: Row,
    values: list[float],
    scratch: list[list[float]],
    settings: Any,
    counts: Any,
    iterations: int,
) -> None:
    """Grow the tree from a seat's information state. s is states[1], worked on, and only its
    generator is kept; states[2] holds the information state at first, then the last world.

    Shapes: states (3,) of the game's layout; nodes (capacity,) of NODE, the root first; table (a
    power of two, at least twice as many), zeros at first; path (MAX_DEPTH + 1,); out (max_legal +
    1,); values (seats,), for the most seats that the game takes; scratch SCRATCH. Records: settings
    of SETTINGS, counts of COUNTS.
    """
    for _ in range(iterations):
        imagine(states, s, seat, settings, counts)
        depth = descend(s, seat, nodes, table, path, out, settings, counts)
        play_out(s, out, values, scratch, settings, counts)
        counts.results += 1
        counts.total += values[seat]
        counts.squares += values[seat] * values[seat]
        nodes[ROOT].visits += 1
        for i in range(1, depth + 1):
            node = path[i]
            share = values[nodes[node].seat]
            nodes[node].visits += 1
            nodes[node].total += share
            nodes[node].squares += share * share


@rule
def imagine(states: list[State], s: State, seat: int, settings: Any, counts: Any) -> None:
    """Make s a world that fits the seat's knowledge: a new one, or the last one again."""
    if counts.tried < min(settings.tries, counts.choices):
        counts.tried += 1
    else:
        counts.tried = 1
        if settings.imagine:
            renew(s, states[2], seat, counts)
        counts.worlds += 1
    a, b, c, counter = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
    states[1] = states[2]
    s.rng[0], s.rng[1], s.rng[2], s.rng[3] = a, b, c, counter


@rule
def renew(s: State, world: State, seat: int, counts: Any) -> None:
    """Make another world of the last one, by the chances of s."""
    for i in range(4):
        world.rng[i] = s.rng[i]
    if counts.worlds == 0:
        redeal(world, seat)
    else:
        vary(world, seat)
    for i in range(4):
        s.rng[i] = world.rng[i]


@rare
def descend(
    s: State, seat: int, nodes: Any, table: Row, path: Row, out: Row, settings: Any, counts: Any
) -> int:
    """Play from the root down to a new node, and add it; return the depth of the path."""
    spread = settings.exploration * deviation(counts.results, counts.total, counts.squares)
    node = ROOT
    depth = 0
    actor = seat
    while True:
        n = legal_moves(s, actor, out)
        if depth == 0:
            if to_act(s) != seat:
                out[n] = NOTHING
                n += 1
            counts.choices = n
        node, fresh = choose(s, actor, n, node, nodes, table, out, spread, counts)
        if node == ROOT:
            return depth  # no room, and nothing tried
        depth += 1
        path[depth] = node
        counts.moves += 1
        if nodes[node].action == NOTHING:
            let_pass(s, seat, out)
        else:
            carry_out(s, actor, nodes[node].action)
        if fresh or depth >= settings.depth:
            return depth
        settle_moment(s, out)
        actor = to_act(s)
        if actor < 0:
            return depth


@rare
def let_pass(s: State, seat: int, out: Row) -> None:
    """The seat does not act out of turn: others may, and then the seat in turn goes on."""
    settle(s, ~(1 << seat), out)
    actor = to_act(s)
    carry_out(s, actor, by_policy(s, actor, out, legal_moves(s, actor, out)))


@rule
def deviation(n: float, total: float, squares: float) -> float:
    """The standard deviation of n numbers."""
    if n < 2:
        return 1.0
    return sqrt(max(squares / n - (total / n) * (total / n), 1e-12))


@rare
def choose(
    s: State,
    actor: int,
    n: int,
    node: int,
    nodes: Any,
    table: Row,
    out: Row,
    spread: float,
    counts: Any,
) -> tuple[int, bool]:
    """The child to try among the actor's n legal moves, and whether it is new: one not tried yet,
    the policy's move first of all; else by UCB1. If there is no space for new ones, the best of
    those that were tried; ROOT if none was."""
    room = counts.nodes < len(nodes)
    untried = 0
    fresh = 0
    best = ROOT
    highest = -1e30
    worlds, logarithm = 1, 0.0
    for i in range(n):
        child = table[place_of(out[i], actor, node, nodes, table)]
        if child == 0:
            untried += 1
            if random_below(s, untried) == 0:
                fresh = i
        else:
            nodes[child].available += 1
            if untried == 0 or not room:
                visits = nodes[child].visits
                if nodes[child].available != worlds:  # mostly the same for all
                    worlds = nodes[child].available
                    logarithm = log(worlds)
                bonus = spread * sqrt(logarithm / visits)
                value = nodes[child].total / visits + bonus
                if node == ROOT and nodes[child].world == counts.worlds:
                    value -= ALREADY
                if value > highest:
                    highest = value
                    best = child
    if untried == 0 or not room:
        if node == ROOT:
            nodes[best].world = counts.worlds
        return best, False
    action = out[fresh]
    if untried == n:
        action = by_policy(s, actor, out, n - 1 if out[n - 1] == NOTHING else n)
    return add_child(action, actor, node, nodes, table, counts), True


@rule
def place_of(action: int, actor: int, node: int, nodes: Any, table: Row) -> int:
    """The place in the table of the child for a move of a seat: it holds 0 if there is none."""
    last = len(table) - 1
    place = (node * APART + action + 1) & last
    child = table[place]
    while child != 0 and (
        nodes[child].parent != node or nodes[child].action != action or nodes[child].seat != actor
    ):
        place = (place + 1) & last
        child = table[place]
    return place


@rare
def add_child(action: int, actor: int, node: int, nodes: Any, table: Row, counts: Any) -> int:
    """Add a child for a move of a seat; return its number."""
    fresh: int = counts.nodes
    counts.nodes += 1
    table[place_of(action, actor, node, nodes, table)] = fresh
    nodes[fresh].parent = node
    nodes[fresh].action = action
    nodes[fresh].seat = actor
    nodes[fresh].sibling = nodes[node].child
    nodes[fresh].child = 0
    nodes[fresh].visits = 0
    nodes[fresh].available = 1
    nodes[fresh].world = counts.worlds
    nodes[fresh].total = 0.0
    nodes[fresh].squares = 0.0
    nodes[node].child = fresh
    return fresh


@rare
def play_out(
    s: State, out: Row, values: list[float], scratch: list[list[float]], settings: Any, counts: Any
) -> None:
    """Play on by the policy, with a fraction `noise` of random moves, to the end of the round or
    the horizon; write each seat's share of the victory then to `values`. A round without end counts
    as the totals stand."""
    noise = int(256 * settings.noise)
    horizon = counts.moves + settings.horizon
    last = counts.moves + MOST_PLAYED
    while True:
        settle_moment(s, out)
        actor = to_act(s)
        if actor < 0 or counts.moves >= last:
            standing(s, values)
            return
        if counts.moves >= horizon and cut_off(s, values, scratch, settings):
            return
        n = legal(s, actor, out)
        if noise > 0 and random_below(s, 256) < noise:
            action = out[random_below(s, n)]
        else:
            action = policy(s, actor, out, n)
        apply(s, actor, action)
        counts.moves += 1


@rule
def cut_off(s: State, values: list[float], scratch: list[list[float]], settings: Any) -> bool:
    """Value the round as it stands, by the net, if it may and judges such a position, or else by
    the rule of thumb; return whether either does."""
    if settings.net and appraise(s, values, scratch):
        return True
    return outlook(s, values, scratch)


@rule
def settle_moment(s: State, out: Row) -> None:
    """Let those who may act out of turn do so by the policy, in random order."""
    if interrupters(s) != 0:
        settle(s, -1, out)


@rare
def settle(s: State, asked: int, out: Row) -> None:
    """Let those seats of a bit mask that may act out of turn do so by the policy, in random
    order."""
    waiting = interrupters(s) & asked
    while waiting != 0:
        seat = 0
        others = 0
        for other in range(s.seats):
            if waiting >> other & 1:
                others += 1
                if random_below(s, others) == 0:
                    seat = other
        action = NOTHING
        n = legal_moves(s, seat, out)
        if n > 0:
            action = by_policy(s, seat, out, n)
        if action == NOTHING:
            waiting &= ~(1 << seat)
        else:
            carry_out(s, seat, action)
            waiting = interrupters(s) & asked


# Out of line: compiled once, for all but the hot loop of `play_out`.


@rare
def legal_moves(s: State, seat: int, out: Row) -> int:
    """`legal`, out of line."""
    return legal(s, seat, out)


@rare
def carry_out(s: State, seat: int, action: int) -> None:
    """`apply`, out of line."""
    apply(s, seat, action)


@rare
def by_policy(s: State, seat: int, out: Row, n: int) -> int:
    """`policy`, out of line."""
    return policy(s, seat, out, n)
