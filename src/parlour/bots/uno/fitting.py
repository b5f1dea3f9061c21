"""Finds the weights of `outlook.py` by maximum likelihood, from one random position in each of many
rounds of the policy against itself. Half a minute on one core:

`python -m parlour.bots.uno.fitting`

prints the weights, and how much better than chance they predict who wins a round, on rounds that
they were not fitted to.
"""

import argparse
from typing import Any

import numpy as np

from parlour.bots import knowhow
from parlour.bots.search.tree import settle_moment
from parlour.bots.unbound import policy
from parlour.bots.uno.outlook import FEATURES, LARGE, SIZES, describe
from parlour.core.chance import random_below, seed_generator
from parlour.core.compiling import Compiler
from parlour.core.rule import rule
from parlour.core.state import Row
from parlour.core.unbound import apply, deal, legal, start, to_act
from parlour.games import registry
from parlour.games.uno.scoring import hand_points
from parlour.games.uno.state import PLAY, UnoState

NOISE = 8
"""The number of moves in 256 that are random, since search reaches positions that the policy does
not."""


@rule
def rounds(
    states: list[UnoState],
    s: UnoState,
    out: Row,
    seed: int,
    features: Any,
    points: Any,
    left: Any,
    winners: Any,
) -> None:
    """Play a round for each row, and write each seat's features at a random position in it, the
    points in its hand there, the points it was left with, and the winner (-1: nobody)."""
    for number in range(len(winners)):
        states[1] = states[0]
        seed_generator(s, seed, number)
        start(s)
        deal(s)
        moments = 0
        while True:
            settle_moment(s, out)
            actor = to_act(s)
            if actor < 0:
                break
            if s.phase == PLAY:
                moments += 1
                if random_below(s, moments) == 0:
                    for seat in range(s.seats):
                        points[number][seat] = describe(s, seat, features[number][seat])
            n = legal(s, actor, out)
            if random_below(s, 256) < NOISE:
                apply(s, actor, out[random_below(s, n)])
            else:
                apply(s, actor, policy(s, actor, out, n))
        winners[number] = s.winner
        for seat in range(s.seats):
            left[number][seat] = hand_points(s, seat)


class Rounds:
    """Rounds played by the policy: features (rounds, seats, FEATURES), points and left (rounds,
    seats), winners (rounds,)."""

    def __init__(self, seats: int, count: int, seed: int, edition: str = "monster") -> None:
        game = registry.get("uno")
        run = Compiler({**game.rules.binding(), **knowhow.binding("uno")})(rounds)
        states = np.zeros(2, game.State.dtype)
        states[0] = game.new_state(game.options({"edition": edition}), seats).record()
        self.features = np.zeros((count, seats, FEATURES))
        self.points = np.zeros((count, seats))
        self.left = np.zeros((count, seats))
        self.winners = np.zeros(count, np.int64)
        out = np.zeros(game.max_legal + 1, np.int16)
        run(states, states[1], out, seed, self.features, self.points, self.left, self.winners)
        won = self.winners >= 0
        for name in ("features", "points", "left", "winners"):
            setattr(self, name, getattr(self, name)[won])


def odds(features: Any, weights: Any) -> Any:
    """Each seat's probability of winning the round, shape (rounds, seats)."""
    strength = features @ weights
    e = np.exp(strength - strength.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def fit_strength(parts: list[Rounds], steps: int = 12) -> Any:
    """Return the weights of maximum likelihood, shape (FEATURES,), by Newton's method."""
    weights = np.zeros(FEATURES)
    for _ in range(steps):
        slope, curve = -1e-3 * weights, 1e-3 * np.eye(FEATURES)
        for part in parts:
            chance = odds(part.features, weights)
            mean = np.einsum("rsf,rs->rf", part.features, chance)
            own = part.features[np.arange(len(part.winners)), part.winners]
            slope += (own - mean).sum(0)
            weighted = part.features * chance[:, :, None]
            curve += np.tensordot(part.features, weighted, ((0, 1), (0, 1))) - mean.T @ mean
        weights += np.linalg.solve(curve, slope)
    return weights


def fit_left(parts: list[Rounds]) -> Any:
    """Return the weights that predict, by least squares, the points that a loser is left with: a
    constant, the weight of a point in hand, and of a card."""
    rows, left = [], []
    for part in parts:
        lost = np.ones(part.points.shape, bool)
        lost[np.arange(len(part.winners)), part.winners] = False
        sizes = part.features[:, :, :SIZES] @ np.arange(1, SIZES + 1) + part.features[:, :, LARGE]
        rows.append(np.stack([np.ones(lost.sum()), part.points[lost], sizes[lost]], 1))
        left.append(part.left[lost])
    return np.linalg.lstsq(np.concatenate(rows), np.concatenate(left), rcond=None)[0]


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=0)
    a = parser.parse_args()
    columns = []
    for tables in ((2,), (3, 4, 6, 8)):
        parts = [Rounds(seats, a.rounds // len(tables), a.seed) for seats in tables]
        strength = fit_strength(parts)
        columns.append([*strength, *fit_left(parts)])
        for seats in tables:
            for edition in ("monster", "classic"):
                test = Rounds(seats, 20_000, a.seed + 1, edition)
                chance = odds(test.features, strength)[np.arange(len(test.winners)), test.winners]
                told = np.log(chance).mean() + np.log(seats)
                print(f"{seats} seats, {edition}: {told:.3f} nats of {np.log(seats):.3f}")
    for two, more in zip(*columns, strict=True):
        print(f"    ({two:.2f}, {more:.2f}),")


if __name__ == "__main__":
    main()
