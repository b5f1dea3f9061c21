"""Soak test: random games with every edition, option and number of players, checked as they go.

`python -m parlour.arena.soak --games 1000000` plays that many of each game, compiled, with bounds
checks on. It exits with status 1 at the first game that loses a card or does not end.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np

from parlour.arena.random_step import random_step
from parlour.core.chance import seed_generator
from parlour.core.compiling import Compiler, when_compiling
from parlour.core.game import CHANCE, NOBODY, Game
from parlour.core.options import Number, OneOf, Options
from parlour.core.rule import rule
from parlour.core.state import Row, State
from parlour.core.unbound import deal, sound, start, to_act
from parlour.games import registry

MOST_MOVES = 1_000_000
"""A game with more moves than this counts as endless."""

LOOK_EVERY = 61
"""Moves between two checks during a round; the end of each round is checked too."""


@rule
def first_bad_game(
    states: list[State], s: State, out: Row, seed: int, games: int, most: int, every: int
) -> int:
    """Play games 0 to `games` - 1; return the number of the first that is not sound or does not
    end, or -1.

    `states[0]` holds the options and `s` is `states[1]`, worked on.
    """
    for g in range(games):
        states[1] = states[0]
        seed_generator(s, seed, g)
        start(s)
        deal(s)
        moves = 0
        while True:
            seat = to_act(s)
            if (seat < 0 or moves % every == 0) and not sound(s):
                return g
            if seat == NOBODY:
                break
            if seat == CHANCE:
                deal(s)
            else:
                random_step(s, seat, out)
            moves += 1
            if moves > most:
                return g
    return -1


def cases(game: Game[Any]) -> Iterator[tuple[int, Options]]:
    """Yield every number of seats with every combination of options. Of a number option with many
    values, only the default is used."""
    described = game.Options.described()
    values = [_values(spec, default) for spec, default in described.values()]
    for seats in game.seats:
        for combination in product(*values):
            yield seats, game.Options.of(dict(zip(described, combination, strict=True)))


def _values(spec: Any, default: Any) -> list[Any]:
    if isinstance(spec, OneOf):
        return list(spec.values)
    if isinstance(spec, Number):
        few = spec.high - spec.low < 3 and default is not None
        return list(range(spec.low, spec.high + 1)) if few else [default]
    return [False, True]


def soak(game: Game[Any], games: int, seed: int = 0) -> str | None:
    """Play about `games` games, spread over all cases; return an error message, or None."""
    run = Compiler(game.rules.binding())(first_bad_game)
    todo = list(cases(game))
    states = np.zeros(2, game.State.dtype)
    out = np.zeros(game.max_legal, np.int16)
    for seats, options in todo:
        states[:] = game.new_state(options, seats).record()
        each = -(-games // len(todo))
        bad = run(states, states[1], out, seed, each, MOST_MOVES, LOOK_EVERY)
        if bad >= 0:
            return f"{game.name}, {seats} seats, {options}: game {bad} of seed {seed}"
    return None


def main() -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000, help="of each game")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    if sys.stderr.isatty():
        when_compiling(lambda: print("Compiling the rules ...", file=sys.stderr))
    for name in registry.names():
        wrong = soak(registry.get(name), arguments.games, arguments.seed)
        print(wrong or f"{name}: {arguments.games} games, each sound and at an end")
        if wrong:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
