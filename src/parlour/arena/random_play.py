"""Whole games of random play, as rules."""

from collections.abc import Callable
from typing import Any

from parlour.arena.random_step import random_step
from parlour.core.chance import seed_generator
from parlour.core.game import CHANCE, NOBODY
from parlour.core.rule import rare, rule
from parlour.core.state import Row, State
from parlour.core.unbound import deal, start, to_act

MOST_MOVES = 10_000_000
"""A game that takes more moves and deals than this has no end."""

Runner = Callable[[int, int, int], Any]
"""A function run(seed, first, games) that plays games from number `first` on and returns the `sums`
of `random_games`."""


@rare
def random_game(s: State, out: Row) -> tuple[int, int]:
    """Play one game from the start by random legal actions; return (moves, rounds). A game without
    end is broken off after one move or deal more than `MOST_MOVES`."""
    start(s)
    moves = 0
    rounds = 0
    while moves + rounds <= MOST_MOVES:
        seat = to_act(s)
        if seat == CHANCE:
            rounds += 1
            deal(s)
        elif seat == NOBODY:
            return moves, rounds
        else:
            random_step(s, seat, out)
            moves += 1
    return moves, rounds


@rule
def random_games(
    states: list[State], s: State, out: Row, seed: int, first: int, games: int, sums: Row
) -> None:
    """Play `games` random games, from number `first` on; add to `sums`.

    `states[0]` holds the options and `s` is `states[1]`, worked on. Game g takes its chances from
    stream g of the seed, so the games do not depend on how they are spread over jobs.
    """
    for g in range(first, first + games):
        states[1] = states[0]
        seed_generator(s, seed, g)
        moves, rounds = random_game(s, out)
        sums[0] += moves
        sums[1] += rounds
        sums[2] += moves * moves
        sums[3] += rounds * rounds
        sums[4] += moves * rounds
        if moves + rounds > MOST_MOVES:
            sums[5] += 1
            return
