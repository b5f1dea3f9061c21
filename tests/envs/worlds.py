"""Observes positions, and worlds that the observer cannot tell from them, by compiled rules in the
long run and else as they are written."""

from typing import Any

import numpy as np

from often import long_run
from parlour.core.chance import seed_generator
from parlour.core.compiling import Compiler
from parlour.core.game import Game
from parlour.core.rule import rare, rule
from parlour.core.state import Row, State
from parlour.core.unbound import redeal
from parlour.envs.encoding import Encoding, encode, encoder, observe
from plain import Plain


@rare
def watch(s: State, seat: int, out: Row) -> None:
    """`observe` with history, out of line."""
    observe(s, seat, 1, out)


@rule
def compare(
    states: list[State], s: State, last: int, worlds: int, seen: Row, again: Row, differ: Row
) -> None:
    """Count into `differ`, for each state before the last, in how many worlds a seat's observation
    differs from that of the state. `s` is the last state, worked on."""
    for at in range(last):
        states[last] = states[at]
        for seat in range(s.seats):
            states[last] = states[at]
            watch(s, seat, seen)
            for world in range(worlds):
                states[last] = states[at]
                seed_generator(s, at, world)
                redeal(s, seat)
                watch(s, seat, again)
                for i in range(len(seen)):
                    if seen[i] != again[i]:
                        differ[at] += 1
                        break


def told_apart(game: Game[Any], records: list[Any], worlds: int) -> int:
    """How many of these positions, NumPy records of tables with one number of seats, some seat
    would tell by its observation from a world that fits all it knows."""
    states = np.array([*records, records[0]])
    last = len(records)
    seats = int(states[0]["seats"])
    seen, again = np.zeros((2, Encoding(game, seats, history=True).size), np.int16)
    differ = np.zeros(last, np.int64)
    compiler = Compiler if long_run() else Plain
    run = compiler({**game.rules.binding(), encode: encoder(game.State)})(compare)
    run(states, states[last], last, worlds, seen, again, differ)
    return int((differ > 0).sum())
