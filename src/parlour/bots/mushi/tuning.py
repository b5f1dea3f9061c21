"""Finds the weights by simultaneous perturbation (SPSA, Spall 1992) by compiled self-play.

Each step moves all weights at random, plays some thousand deals with these against the weights
moved the other way, and goes towards the winner in proportion. Minutes on one core:

`python -m parlour.bots.mushi.tuning --edition ru --steps 6000`

prints the new weights as source, how much they gain over those in force, and the spread of a deal.
"""

import argparse
from typing import Any

import numpy as np

from parlour.bots.mushi.policy import best_action
from parlour.bots.mushi.weights import (
    BEGINS,
    HAND,
    HIDDEN,
    PATIENCE,
    PLACES,
    SAFE,
    SIZE,
    TABLE,
    WEIGHTS,
)
from parlour.core.chance import seed_generator
from parlour.core.compiling import Compiler
from parlour.core.rule import rule
from parlour.core.state import Row
from parlour.games import registry
from parlour.games.mushi.actions import MAX_LEGAL
from parlour.games.mushi.editions import NUMBERS
from parlour.games.mushi.rules import apply, deal, legal, start, to_act
from parlour.games.mushi.state import SEATS, MushiState
from parlour.games.mushi.yaku import YAKU

DEALS, LEADS, SQUARES, WINS, DEALER = range(5)
"""The sums of `duels`: deals, leads of `one`, their squares, its wins, and the dealer's leads."""
SUMS = 5


@rule
def duels(
    states: list[MushiState],
    s: MushiState,
    out: Row,
    seed: int,
    deals: int,
    one: Any,
    other: Any,
    sums: list[float],
) -> None:
    """Play deals of the weights `one` against `other`, each on both seats with the same chances;
    add to `sums`, shape (SUMS,). `states[0]` holds the options, `s` is states[1], worked on."""
    for number in range(deals):
        states[1] = states[0]
        seed_generator(s, seed, number // SEATS)
        own = number % SEATS
        start(s)
        deal(s)
        dealer = s.dealer
        while to_act(s) >= 0:
            seat = s.turn
            n = legal(s, seat, out)
            apply(s, seat, best_action(s, seat, out, n, one if seat == own else other))
        lead = s.points[own] - s.points[1 - own]
        sums[DEALS] += 1
        sums[LEADS] += lead
        sums[SQUARES] += lead * lead
        sums[WINS] += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        sums[DEALER] += lead if dealer == own else -lead


class SelfPlay:
    """`duels` of one edition, compiled."""

    def __init__(self, edition: str) -> None:
        game = registry.get("mushi")
        self._run = Compiler()(duels)
        self._states = np.zeros(2, game.State.dtype)
        opening = game.new_state(game.options({"edition": edition, "deals": 1}), SEATS)
        self._states[0] = opening.record()
        self._out = np.zeros(MAX_LEGAL, np.int16)

    def __call__(self, one: Any, other: Any, deals: int, seed: int) -> Any:
        """Return the sums, shape (SUMS,), of the weights `one` against `other`, vectors of SIZE
        floats."""
        sums = np.zeros(SUMS)
        self._run(self._states, self._states[1], self._out, seed, deals, one, other, sums)
        return sums


def tune(play: SelfPlay, weights: Any, steps: int, deals: int = 2000, seed: int = 0) -> Any:
    """Return better weights: the running mean over the last steps of the climb."""
    random = np.random.default_rng(seed)
    weights = weights.copy()
    mean = weights.copy()
    scale = np.where(_used(), 15.0, 0.0)
    for step in range(steps):
        slowing = 1 + 4 * step / steps
        aside = scale * random.choice((-1.0, 1.0), SIZE) / slowing**0.2
        sums = play(weights + aside, weights - aside, deals, seed + step)
        weights += 0.01 * sums[LEADS] / sums[DEALS] / slowing**0.2 * aside
        mean += (weights - mean) * 4 / steps
    return mean


def _used() -> Any:
    """Return which weights can matter: no month has more than four cards, and some must be
    there."""
    used = np.ones(SIZE, bool)
    for at in range(PLACES):
        table, hand, hidden = at // 16, at // 4 % 4, at % 4
        fits = table + hand + hidden <= 4
        used[[TABLE + at, SAFE + at]] = fits and table > 0
        used[HAND + at] = fits and hand > 0
        used[HIDDEN + at] = fits and hidden > 0
    return used


def source(edition: str, weights: Any) -> str:
    """Write the weights as source, in the form of `weights.py`."""
    used = _used()
    rows = []
    for at in range(PLACES):
        columns = [TABLE + at, SAFE + at, HAND + at, HIDDEN + at]
        if used[columns].any():
            shares = ", ".join(f"{round(float(weights[c])):4d}" for c in columns)
            rows.append(f"        ({at // 16}, {at // 4 % 4}, {at % 4}, {shares}),")
    rows += ["    ),", f"    {round(float(weights[PATIENCE]))},", "    {"]
    number = NUMBERS[edition]
    for yaku, begin in zip(YAKU[number], BEGINS[number], strict=False):
        each = ", ".join(str(round(float(w))) for w in weights[begin : begin + yaku.need])
        rows.append(f'        "{yaku.name}": ({each}),')
    return "\n".join(["    (", *rows, "    },"])


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", choices=tuple(NUMBERS), default="ru")
    parser.add_argument("--steps", type=int, default=0, help="0: only measure")
    parser.add_argument("--deals", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=0)
    a = parser.parse_args()
    play = SelfPlay(a.edition)
    old = WEIGHTS[NUMBERS[a.edition]].astype(float)
    new = tune(play, old, a.steps, seed=a.seed) if a.steps else old
    if a.steps:
        print(source(a.edition, new))
    sums = play(np.rint(new), old, a.deals, a.seed + a.steps)
    mean = sums[LEADS] / sums[DEALS]
    spread = (sums[SQUARES] / sums[DEALS] - mean**2) ** 0.5
    print(f"lead {mean:.2f} points a deal, spread {spread:.1f}")
    print(f"wins {100 * sums[WINS] / sums[DEALS]:.1f} % of {a.deals} deals")
    print(f"the dealer leads by {sums[DEALER] / sums[DEALS]:.2f}")


if __name__ == "__main__":
    main()
