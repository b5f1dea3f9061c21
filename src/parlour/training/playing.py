"""Games of a net against itself or others: what it learns from them, and how well it plays.

Each seat judges how it stands as a turn begins, and the seat in turn each choice that it makes. Out
of turn all act by the policy.
"""

from typing import Any

from parlour.bots.net import evaluate
from parlour.bots.search.tree import settle_moment
from parlour.bots.unbound import NOTHING, policy, standing
from parlour.core.chance import random_below, seed_generator
from parlour.core.game import CHANCE, NOBODY
from parlour.core.rule import rare, rule
from parlour.core.state import Row, State
from parlour.core.unbound import apply, deal, legal, start, to_act
from parlour.training.subject import ROOM
from parlour.training.unbound import begins, describe_choice, describe_turn, left_to_policy, worth

LONGEST = 300
"""Moves after which a round is given up: the net of a beginner may not end it."""

ITSELF, NET, POLICY = range(3)
"""Whom a net plays against."""

CLOSED, OPENED, CHOSEN, TRIED = range(4)
"""What a sample is: the position as a turn begins, without and with the cards of the others, or
after a choice; CHOSEN by the net, or TRIED at random."""


@rule
def choice(s: State, seat: int, out: Row, n: int, layers: Any, doubt: float, scratch: Any) -> int:
    """The action that the net values most, among the seat's n legal ones in `out`: the policy's, if
    no other is worth more by `doubt`."""
    best = out[0]
    if n == 1:
        return best
    if left_to_policy(s, best):
        return policy(s, seat, out, n)
    usual = policy(s, seat, out, n) if doubt > 0 else NOTHING
    highest = -1e9
    for i in range(n):
        held = describe_choice(s, seat, out[i], scratch[0])
        value = evaluate(scratch[0], held, layers[0], layers[1], layers[2], scratch[1], scratch[2])
        if out[i] == usual:
            value += doubt
        if value > highest:
            highest = value
            best = out[i]
    return best


@rule
def play_games(
    states: list[State],
    s: State,
    out: Row,
    seed: int,
    first: int,
    games: int,
    noise: float,
    trace: float,
    layers: Any,
    doubt: float,
    against: int,
    rival: Any,
    scratch: Any,
    notes: Any,
    samples: Any,
    values: Any,
) -> int:
    """Play games of the net `against` ITSELF or, on one seat in turn, the NET `rival` or the POLICY
    on all others. Play as many as there is space for, and return how many samples they gave; the
    number of games is written to values[0].

    `states[0]` holds the options, `s` is states[1], worked on. A fraction `noise` of the choices is
    random. notes (space, most features) get features, and samples (space,) of SAMPLE the rest.
    `trace` says how far a position learns from those after it, 0 to 1 (lambda).
    """
    end = 0
    played = 0
    while played < games and end + ROOM < len(samples):
        states[1] = states[0]
        seed_generator(s, seed, first + played)
        start(s)
        learning = (1 << s.seats) - 1 if against == ITSELF else 1 << (first + played) % s.seats
        while to_act(s) == CHANCE and end + ROOM < len(samples):
            deal(s)
            begin = end
            end = play_round(
                s,
                out,
                begin,
                noise,
                layers,
                doubt,
                against,
                rival,
                learning,
                scratch,
                notes,
                samples,
            )
            worth(s, values, scratch)
            credit(begin, end, trace, samples, values)
            if to_act(s) >= 0:  # given up
                break
        played += 1
    values[0] = played
    return end


@rare
def play_round(
    s: State,
    out: Row,
    begin: int,
    noise: float,
    layers: Any,
    doubt: float,
    against: int,
    rival: Any,
    learning: int,
    scratch: Any,
    notes: Any,
    samples: Any,
) -> int:
    """Play a round; write samples of the seats in the bit mask `learning` from number `begin` on;
    return where they end."""
    end = begin
    moves = 0
    settle_moment(s, out)
    while to_act(s) >= 0 and moves < LONGEST:
        moves += 1
        seat = to_act(s)
        if begins(s):
            for other in range(s.seats):
                for opened in range(2 * (learning >> other & 1)):
                    n = describe_turn(s, other, opened == 1, notes[end])
                    samples[end].features = n
                    samples[end].seat = other
                    samples[end].kind = OPENED if opened == 1 else CLOSED
                    samples[end].value = evaluate(
                        notes[end], n, layers[0], layers[1], layers[2], scratch[1], scratch[2]
                    )
                    end += 1
        n = legal(s, seat, out)
        if not learning >> seat & 1:
            action = reply(s, seat, out, n, doubt, against, rival, scratch)
        else:
            action = choice(s, seat, out, n, layers, doubt, scratch)
            if n > 1 and not left_to_policy(s, action):
                kind = CHOSEN
                if random_below(s, 1 << 16) < noise * (1 << 16):
                    tried = out[random_below(s, n)]
                    kind = CHOSEN if tried == action else TRIED
                    action = tried
                samples[end].features = describe_choice(s, seat, action, notes[end])
                samples[end].seat = seat
                samples[end].kind = kind
                samples[end].value = 0.0
                end += 1
        apply(s, seat, action)
        settle_moment(s, out)
    return end


@rule
def reply(
    s: State, seat: int, out: Row, n: int, doubt: float, against: int, rival: Any, scratch: Any
) -> int:
    """The action of a seat that does not learn."""
    if against == NET:
        return choice(s, seat, out, n, rival, doubt, scratch)
    return policy(s, seat, out, n)


@rare
def credit(begin: int, end: int, trace: float, samples: Any, values: Any) -> None:
    """Give the samples of a round their targets, the last one first, each from the seat's later
    ones and its `values` after the round. What came before a choice at random is not told what
    followed: it learns nothing."""
    tried = 0
    at = end - 1
    while at >= begin:
        seat = samples[at].seat
        if samples[at].kind == OPENED:
            value = samples[at].value
            if tried >> seat & 1:
                values[seat] = value
                tried &= ~(1 << seat)
                samples[at - 1].target = samples[at - 1].value
            else:
                samples[at - 1].target = values[seat]
            samples[at].target = values[seat]
            values[seat] = (1 - trace) * value + trace * values[seat]
            at -= 2
        else:
            samples[at].target = values[seat]
            if samples[at].kind == TRIED:
                tried |= 1 << seat
            at -= 1


@rule
def duels(
    states: list[State],
    s: State,
    out: Row,
    seed: int,
    games: int,
    layers: Any,
    doubt: float,
    against: int,
    rival: Any,
    scratch: Any,
    values: Any,
    shares: Any,
) -> None:
    """Play games of the net on one seat `against` the NET `rival`, or else the policy, on all
    others, each with the net on every seat: shares[i] becomes its mean share of game i, 0 to 1."""
    for number in range(games):
        shares[number] = 0.0
        for own in range(states[0].seats):
            states[1] = states[0]
            seed_generator(s, seed, number)
            start(s)
            while to_act(s) != NOBODY:
                if to_act(s) == CHANCE:
                    deal(s)
                else:
                    seat = to_act(s)
                    n = legal(s, seat, out)
                    if seat == own:
                        action = choice(s, seat, out, n, layers, doubt, scratch)
                    else:
                        action = reply(s, seat, out, n, doubt, against, rival, scratch)
                    apply(s, seat, action)
                settle_moment(s, out)
            standing(s, values)
            shares[number] += values[own] / s.seats
