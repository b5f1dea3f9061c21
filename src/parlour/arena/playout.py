"""Playouts, the main work of a bot that samples worlds, as one compiled loop."""

from typing import Any

import numpy as np

from parlour.arena.random_step import random_step
from parlour.core.compiling import Compiler
from parlour.core.game import Game
from parlour.core.rule import rule
from parlour.core.state import Row, State
from parlour.core.unbound import redeal, to_act


@rule
def play_round(s: State, out: Row) -> int:
    """Play on by random legal actions to the end of the round; return the number of moves."""
    moves = 0
    while True:
        seat = to_act(s)
        if seat < 0:
            return moves
        random_step(s, seat, out)
        moves += 1


@rule
def playouts(states: list[State], s: State, seat: int, out: Row, count: int) -> int:
    """Make `count` playouts and return the number of moves. Each copies states[0] into s (=
    states[1]), redeals the cards that `seat` cannot see, and plays the round out. Only the
    generator of s is kept."""
    moves = 0
    for _ in range(count):
        a, b, c, counter = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
        states[1] = states[0]
        s.rng[0], s.rng[1], s.rng[2], s.rng[3] = a, b, c, counter
        redeal(s, seat)
        moves += play_round(s, out)
    return moves


class Playouts:
    """Compiled playouts of a game from a plain position."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._run = Compiler(game.rules.binding())(playouts)
        self._out = np.zeros(game.max_legal, np.int16)

    def __call__(self, state: Any, seat: int, count: int) -> int:
        """Play `count` rounds out from a plain state as `seat` knows it; return the number of
        moves.
        """
        states = np.zeros(2, self._game.State.dtype)
        states[:] = state.record()
        return int(self._run(states, states[1], seat, self._out, count))
