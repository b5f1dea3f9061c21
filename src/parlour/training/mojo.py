"""Mojo, played by the net that is to judge it (`bots/mojo/judging.py`), against itself."""

from typing import Any

from parlour.bots.mojo.judging import (
    FEATURES,
    MOST_FEATURES,
    SEATS,
    describe_choice,
    describe_turn,
)
from parlour.bots.mojo.policy import policy
from parlour.bots.mojo.shares import standing
from parlour.bots.net import evaluate
from parlour.core.chance import random_below, seed_generator
from parlour.core.game import CHANCE, NOBODY
from parlour.core.rule import rare, rule
from parlour.core.state import Row
from parlour.games import registry
from parlour.games.mojo.actions import REVEAL_CARD, decode
from parlour.games.mojo.rules import apply, deal, legal, start, to_act
from parlour.games.mojo.state import NONE, PLAY, MojoState
from parlour.training.subject import ROOM, Subject

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "ru"},
    {},
    {"edition": "pl", "points": 100},
    {},
    {"discards": 2},
)
"""The options of the tables to learn at, in turn."""
LONGEST = 300
"""Moves after which a round is given up: the net of a beginner may not end it."""

CLOSED, OPENED, CHOSEN, TRIED = range(4)
"""What a sample is: the position as a turn begins, without and with the cards of the others, or
after a choice; CHOSEN by the net, or TRIED at random."""


@rule
def choice(
    s: MojoState, seat: int, out: Row, n: int, layers: Any, features: Any, one: Any, two: Any
) -> int:
    """The action that the net values most, among the seat's n legal ones in `out`."""
    kind, _, _ = decode(out[0])
    if n == 1 or kind == REVEAL_CARD:  # the order of revealing does not matter
        return out[0]
    best = out[0]
    highest = -1e9
    for i in range(n):
        held = describe_choice(s, seat, out[i], features)
        value = evaluate(features, held, layers[0], layers[1], layers[2], one, two)
        if value > highest:
            highest = value
            best = out[i]
    return best


@rule
def play_games(
    states: list[MojoState],
    s: MojoState,
    out: Row,
    seed: int,
    first: int,
    games: int,
    noise: float,
    trace: float,
    layers: Any,
    rival: Any,
    alone: bool,
    scratch: Any,
    notes: Any,
    samples: Any,
    values: Any,
) -> int:
    """Play games of the net against itself or, if it learns `alone`, on one seat in turn against
    the net `rival` on all others. Play as many as there is space for, and return how many samples
    they gave; the number of games is written to values[0].

    `states[0]` holds the options, `s` is states[1], worked on. A fraction `noise` of the choices is
    random. notes (space, MOST_FEATURES) get features, and samples (space,) of SAMPLE the rest.
    `trace` says how far a position learns from those after it, 0 to 1 (lambda).
    """
    end = 0
    played = 0
    while played < games and end + ROOM < len(samples):
        states[1] = states[0]
        seed_generator(s, seed, first + played)
        start(s)
        while to_act(s) == CHANCE and end + ROOM < len(samples):
            deal(s)
            begin = end
            learning = 1 << (first + played) % s.seats if alone else (1 << s.seats) - 1
            end = play_round(s, out, begin, noise, layers, rival, learning, scratch, notes, samples)
            standing(s, values)
            credit(s, begin, end, trace, samples, values)
            if to_act(s) >= 0:  # given up
                break
        played += 1
    values[0] = played
    return end


@rare
def play_round(
    s: MojoState,
    out: Row,
    begin: int,
    noise: float,
    layers: Any,
    rival: Any,
    learning: int,
    scratch: Any,
    notes: Any,
    samples: Any,
) -> int:
    """Play a round; write samples of the seats in the bit mask `learning` from number `begin` on;
    return where they end. The other seats play by the net `rival`."""
    end = begin
    moves = 0
    while to_act(s) >= 0 and moves < LONGEST:
        moves += 1
        seat = s.turn
        if s.phase == PLAY and s.chosen == NONE:
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
            rivals = choice(s, seat, out, n, rival, scratch[0], scratch[1], scratch[2])
            apply(s, seat, rivals)
            continue
        action = choice(s, seat, out, n, layers, scratch[0], scratch[1], scratch[2])
        if n > 1 and s.laid_size[seat] == 0:
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
    return end


@rare
def credit(s: MojoState, begin: int, end: int, trace: float, samples: Any, values: Any) -> None:
    """Give the samples of a round their targets, the last one first, each from the seat's later
    ones and its share `values` after the round. What came before a choice at random is not told
    what followed: it learns nothing."""
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
    states: list[MojoState],
    s: MojoState,
    out: Row,
    seed: int,
    games: int,
    layers: Any,
    rival: Any,
    alone: bool,
    scratch: Any,
    values: Any,
    shares: Any,
) -> None:
    """Play games of the net on one seat against the policy on all others or, if it learns `alone`,
    against the net `rival`, each with the net on every seat: shares[i] becomes its mean share of
    game i, 0 to 1."""
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
                    seat = s.turn
                    n = legal(s, seat, out)
                    if seat == own:
                        action = choice(s, seat, out, n, layers, scratch[0], scratch[1], scratch[2])
                    elif alone:
                        action = choice(s, seat, out, n, rival, scratch[0], scratch[1], scratch[2])
                    else:
                        action = policy(s, seat, out, n)
                    apply(s, seat, action)
            standing(s, values)
            shares[number] += values[own] / s.seats


SUBJECT = Subject(
    game=registry.get("mojo"),
    seats=SEATS,
    tables=TABLES,
    features=FEATURES,
    most_features=MOST_FEATURES,
    play=play_games,
    duels=duels,
    shown=({}, {"discards": 2}),
)
