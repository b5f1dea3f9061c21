"""Tunes the weights of a policy by compiled games against itself.

The weights are named in a game's own `tuning.py`. With `--steps 0`, the default, it shows the worth
of each weight: the share of the victory that the policy wins against itself with one weight moved
up or down. With more steps it looks for better weights, by simultaneous perturbation (SPSA, Spall
1992): each step moves all weights at random, plays against the weights moved the other way, and
goes towards the winner in proportion.
"""

import argparse
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from parlour.bots import knowhow
from parlour.bots.search.tree import settle_moment
from parlour.bots.unbound import standing
from parlour.core.chance import seed_generator
from parlour.core.compiling import Compiler
from parlour.core.game import CHANCE, NOBODY, Game
from parlour.core.rule import rule, slot
from parlour.core.state import Row, State
from parlour.core.unbound import apply, deal, legal, start, to_act


@slot
def best_action(s: Any, seat: int, out: Any, n: int, w: Any) -> int:
    """Choose one of the seat's legal actions out[:n] by the policy with the weights w."""
    raise NotImplementedError


SIDES = 2
"""Games of each seed: `one` on even seats and `other` on odd ones, then the other way round."""


@rule
def duels(
    states: list[State],
    s: State,
    out: Row,
    values: list[float],
    seed: int,
    first: int,
    shares: Any,
    one: Any,
    other: Any,
) -> None:
    """Play whole games of the weights `one` against `other`. shares[i] becomes the share of the
    victory that `one` wins with the chances of stream first + i, 0 to 1; 0.5 is even.

    `states[0]` holds the options, `s` is states[1], worked on. Shapes: out (max_legal + 1,); values
    (seats,); weights as `best_action` takes them.
    """
    for number in range(len(shares)):
        shares[number] = 0.0
        for side in range(SIDES):
            states[1] = states[0]
            seed_generator(s, seed, first + number)
            start(s)
            while True:
                settle_moment(s, out)
                actor = to_act(s)
                if actor == NOBODY:
                    break
                if actor == CHANCE:
                    deal(s)
                else:
                    n = legal(s, actor, out)
                    own = actor % SIDES == side
                    apply(s, actor, best_action(s, actor, out, n, one if own else other))
            standing(s, values)
            for seat in range(s.seats):
                if seat % SIDES == side:
                    shares[number] += values[seat] / SIDES


class SelfPlay:
    """`duels` of a game with some options, compiled."""

    def __init__(
        self, game: Game[Any], choice: Callable[..., Any], options: dict[str, Any], seats: int
    ) -> None:
        binding = {**game.rules.binding(), **knowhow.binding(game.name), best_action: choice}
        self._run = Compiler(binding)(duels)
        self._states = np.zeros(2, game.State.dtype)
        self._states[0] = game.new_state(game.options(options), seats).record()
        self._out = np.zeros(game.max_legal + 1, np.int16)
        self._values = np.zeros(seats)
        self._played = 0

    def __call__(self, one: Any, other: Any, games: int) -> tuple[float, float]:
        """The share of the victory that the weights `one` win against `other`, vectors of floats,
        and its standard error. Each call has chances of its own."""
        shares = np.zeros(games // SIDES)
        run, states = self._run, self._states
        run(states, states[1], self._out, self._values, 0, self._played, shares, one, other)
        self._played += len(shares)
        return float(shares.mean()), float(shares.std() / len(shares) ** 0.5)


def climb(play: SelfPlay, weights: Any, scale: Any, steps: int, games: int) -> Any:
    """Return better weights: the mean over the last steps of the climb. `scale` is how far each
    weight is moved at first; a share of 1 % above even moves it by a tenth of that."""
    random = np.random.default_rng(0)
    weights = weights.copy()
    mean = weights.copy()
    for step in range(steps):
        slowing = (1 + 4 * step / steps) ** 0.2
        aside = scale * random.choice((-1.0, 1.0), len(scale)) / slowing
        share, _ = play(weights + aside, weights - aside, games)
        weights += 10 * (share - 0.5) / slowing * aside
        mean += (weights - mean) * 4 / steps
    return mean


def main(
    game: Game[Any],
    choice: Callable[..., Any],
    names: Sequence[str],
    rows: dict[str, tuple[Any, dict[str, Any], int]],
    scale: Sequence[float],
    about: str | None,
) -> None:
    """Run the command of a game. `rows` holds by name the weights in force, and the options and
    seats they are tuned for; `scale` is how far each weight is moved, 0 for one that stays."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--row", choices=list(rows), default=next(iter(rows)))
    parser.add_argument("--steps", type=int, default=0, help="0: what each weight is worth")
    parser.add_argument("--games", type=int, default=20_000, help="for each comparison")
    parser.add_argument("--step-games", type=int, default=1000, help="for each step")
    a = parser.parse_args()
    row, options, seats = rows[a.row]
    old, moved = np.array(row, float), np.array(scale, float)
    play = SelfPlay(game, choice, options, seats)
    if not a.steps:
        for number, name in enumerate(names):
            for by in (-moved[number], moved[number]) if moved[number] else ():
                new = old.copy()
                new[number] += by
                share, error = play(new, old, a.games)
                print(f"{name} {old[number]:g} {by:+g}: {100 * share:.2f} ± {100 * error:.2f} %")
        return
    new = climb(play, old, moved, a.steps, a.step_games)
    for name, before, after in zip(names, old, new, strict=True):
        print(f"{name} {before:g} -> {after:.2f}")
    share, error = play(new, old, a.games)
    print(f"against those in force: {100 * share:.2f} ± {100 * error:.2f} %")
