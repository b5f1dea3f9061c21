"""The rules of an environment: who acts next, the rewards, and the next game.

Everybody takes turns, those who may act out of turn, too (UNO: catching a player, and a late call).
While a moment for that is open, they are asked first, in random order, as bots are at a table:
each takes one of the actions that it may take out of turn, or waits, which is one action more. When
all have waited, the seat in turn acts. After any action they are asked anew.
"""

from parlour.bots.unbound import NOTHING, policy, standing
from parlour.core.chance import generated_below, seed_generator
from parlour.core.game import CHANCE, NOBODY
from parlour.core.rule import rare, rule
from parlour.core.state import Row, Rows, State
from parlour.core.unbound import apply, deal, interrupters, legal, to_act
from parlour.envs.encoding import observe

Shares = list[float]
"""Seats' shares of the victory, or what they gain."""

# Columns of `Memory.turns`.
ACTOR, WAITING, GAMES = range(3)

UNASKED = -1
"""In place of the seats that wait: it has yet to be found out who may act out of turn."""

# Rewards.
RESULT, POINTS, STANDING = range(3)

# Columns of `Memory.settings`.
SEED, TABLES, REWARD, SIGN, BY_ROUND, HISTORY, WAIT, AGAIN = range(8)

BEGIN, HOLD = -1, -2
"""In place of an action: begin a game; leave the table as it is."""


@rule
def next_actor(s: State, waiting: int) -> int:
    """The seat to act: one of a bit mask of seats that may act out of turn, at random, or the seat
    in turn."""
    if waiting == 0:
        return to_act(s)
    actor = 0
    others = 0
    for seat in range(s.seats):
        if waiting >> seat & 1:
            others += 1
            if generated_below(s, others) == 0:
                actor = seat
    return actor


@rare
def reward(s: State, kind: int, sign: int, shares: Shares, values: Shares, out: Shares) -> None:
    """At the end of a round, write each seat's reward to `out`. `shares` are the shares of the
    victory at the last such time, and are brought up to date."""
    if kind == POINTS:
        for seat in range(s.seats):
            out[seat] = sign * s.points[seat]
    else:
        over = to_act(s) == NOBODY
        standing(s, values)
        for seat in range(s.seats):
            if kind == STANDING:
                out[seat] = values[seat] - shares[seat]
                shares[seat] = values[seat]
            elif over:
                out[seat] = (s.seats * values[seat] - 1) / (s.seats - 1)


@rare
def begin(
    states: list[State],
    s: State,
    at: int,
    opening: list[State],
    turn: Row,
    settings: Row,
    shares: Shares,
) -> None:
    """Put table number `at` back to the opening, before its next game, which takes its chances from
    a stream of its own."""
    states[at] = opening[0]
    seed_generator(s, settings[SEED], at + settings[TABLES] * turn[GAMES])
    turn[GAMES] += 1
    standing(s, shares)


@rare
def deal_round(s: State) -> None:
    """Deal, until a seat is in turn or the game is over."""
    while to_act(s) == CHANCE:
        deal(s)


@rule
def step(
    states: list[State],
    opening: list[State],
    work: list[State],
    turns: Rows,
    settings: Row,
    actions: Row,
    first: int,
    last: int,
    observations: Rows,
    masks: Rows,
    seats: Row,
    choices: Rows,
    counts: Row,
    rewards: list[Shares],
    ended: Row,
    shares: list[Shares],
    values: Shares,
) -> None:
    """Carry out an action at each table from number `first` to before `last`, and everything that
    follows without a choice: deals and, if AGAIN is set, the next game.

    Observations are made in work[0]. Arrays are by table; `Memory` and `Turn` describe them.
    """
    for at in range(first, last):
        s = states[at]
        action = actions[at]
        turn = turns[at]
        ended[at] = 0
        for seat in range(len(rewards[at])):
            rewards[at][seat] = 0
        if action == HOLD:
            continue
        if action == BEGIN:
            begin(states, s, at, opening, turn, settings, shares[at])
            turn[WAITING] = UNASKED
        elif action == settings[WAIT]:
            turn[WAITING] &= ~(1 << turn[ACTOR])
        else:
            apply(s, turn[ACTOR], action)
            turn[WAITING] = UNASKED
            if to_act(s) < 0:
                reward(s, settings[REWARD], settings[SIGN], shares[at], values, rewards[at])
                if to_act(s) == NOBODY or settings[BY_ROUND] == 1:
                    ended[at] = 1
                    if settings[AGAIN] == 1:
                        begin(states, s, at, opening, turn, settings, shares[at])
        for i in range(counts[at]):
            masks[at][choices[at][i]] = 0
        counts[at] = 0
        if ended[at] == 1 and settings[AGAIN] == 0:
            turn[ACTOR] = NOBODY
        else:
            if to_act(s) == CHANCE:
                deal_round(s)
            if turn[WAITING] == UNASKED:
                turn[WAITING] = interrupters(s)
            turn[ACTOR] = next_actor(s, turn[WAITING])
            counts[at] = list_legal(s, turn, settings, choices[at])
            for i in range(counts[at]):
                masks[at][choices[at][i]] = 1
            look(states, work, at, turn[ACTOR], settings[HISTORY], observations[at])
        seats[at] = turn[ACTOR]


@rule
def list_legal(s: State, turn: Row, settings: Row, out: Row) -> int:
    """Write the legal actions of the seat that acts to `out`, to wait the last of them; return
    their number."""
    n = legal(s, turn[ACTOR], out)
    if turn[WAITING] >> turn[ACTOR] & 1:
        out[n] = settings[WAIT]
        n += 1
    return n


@rare
def look(
    states: list[State], work: list[State], at: int, seat: int, history: int, out: Row
) -> None:
    """Write the observation of any seat of table number `at` to `out`. It is made in work[0]."""
    work[0] = states[at]
    observe(work[0], seat, history, out)


@rule
def first_illegal(actions: Row, masks: Rows, size: int, begin: Row) -> int:
    """The number of the first table whose action, of so many, is not legal, and that does not
    begin a game; -1 if there is none."""
    for at in range(len(actions)):
        action = actions[at]
        illegal = action < 0 or action >= size or masks[at][action] == 0
        if illegal and begin[at] == 0:
            return at
    return -1


@rule
def choose(
    states: list[State], choices: Rows, counts: Row, actions: Row, first: int, last: int
) -> None:
    """Write a random legal action of each table to `actions`, drawn by the table's own
    generator."""
    for at in range(first, last):
        actions[at] = choices[at][generated_below(states[at], counts[at])]


@rule
def advise(
    states: list[State],
    turns: Rows,
    settings: Row,
    choices: Rows,
    counts: Row,
    seat: int,
    by_policy: int,
    actions: Row,
    first: int,
    last: int,
) -> None:
    """Write what the policy does at each table to `actions`, or a random action unless `by_policy`
    is 1; HOLD where `seat` acts, or nobody."""
    for at in range(first, last):
        actor = turns[at][ACTOR]
        if actor == seat or actor < 0:
            actions[at] = HOLD
        elif by_policy == 1:
            waits = turns[at][WAITING] >> actor & 1
            choice = by_rule_of_thumb(states[at], actor, choices[at], counts[at] - waits)
            actions[at] = settings[WAIT] if choice == NOTHING else choice
        else:
            actions[at] = choices[at][generated_below(states[at], counts[at])]


@rare
def by_rule_of_thumb(s: State, seat: int, out: Row, n: int) -> int:
    """`policy`, out of line."""
    return policy(s, seat, out, n)
