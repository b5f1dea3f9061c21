"""Fits a net's layers to targets by Adam (Kingma, Ba 2015), compiled: few features are there at a
time, so only their weights are read, and have gradients."""

from functools import cache
from math import sqrt
from typing import Any

import numpy as np

from parlour.bots.net import SCALE
from parlour.core.compiling import Compiler
from parlour.core.rule import rule, unchecked

FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-8
MEAN = 0.01
"""How fast the running mean follows the layers, in each step."""
KEPT = ("weights", "mean", "first", "second")
"""What is kept of each layer: its weights, their running mean, and the means of the gradients and
of their squares."""


class Learner:
    """Layers that learn, and their running mean, which plays better."""

    def __init__(self, sizes: tuple[int, int, int], seed: int) -> None:
        features, hidden, second = sizes
        self._seed = seed
        random = np.random.default_rng(seed)
        weights = [
            random.normal(0, 0.05, (features + 1, hidden)),
            random.normal(0, (2 / hidden) ** 0.5, (hidden + 1, second)),
            random.normal(0, 0.3 / second**0.5, second + 1),
        ]
        for layer in weights:
            layer[-1] = 0
        weights[2][-1] = 0.5
        self._layers = {
            "weights": weights,
            "mean": [layer.copy() for layer in weights],
            "first": [np.zeros_like(layer) for layer in weights],
            "second": [np.zeros_like(layer) for layer in weights],
        }
        self._gradients = [np.zeros_like(layer) for layer in weights]
        self._hidden = np.zeros((2, max(hidden, second)))
        self._steps = 0

    @property
    def layers(self) -> Any:
        """The layers as they are now, to play by: in the scale of `net.Net`."""
        return tuple(weights * SCALE for weights in self._layers["weights"])

    @property
    def mean(self) -> Any:
        """The running mean of the layers."""
        return self._layers["mean"]

    def learn(self, notes: Any, samples: Any, batch: int, rate: float) -> None:
        """Learn from samples, in an order that follows from the seed and the steps so far: whoever
        goes on from what was kept learns the same."""
        gather, move = _compiled()
        order = np.random.default_rng((self._seed, self._steps)).permutation(len(samples))
        for begin in range(0, len(order), batch):
            chosen = order[begin : begin + batch]
            gather(
                notes, samples, chosen, *self._layers["weights"], *self._gradients, *self._hidden
            )
            self._steps += 1
            unbiased = 1 - FIRST_MOMENT**self._steps, 1 - SECOND_MOMENT**self._steps
            for gradient, *layer in zip(self._gradients, *self._layers.values(), strict=True):
                flat = [each.reshape(-1) for each in layer]
                move(gradient.reshape(-1), *flat, len(chosen), rate, *unbiased)

    def kept(self) -> dict[str, Any]:
        """All that is needed to go on, as arrays by name."""
        layers = {f"{n}{i}": layer for n in KEPT for i, layer in enumerate(self._layers[n])}
        return {"learner_steps": np.array(self._steps), **layers}

    def restore(self, arrays: Any) -> None:
        """Go on from what a learner of the same seed and sizes kept (KeyError, ValueError)."""
        self._steps = int(arrays["learner_steps"])
        for name in KEPT:
            for i, layer in enumerate(self._layers[name]):
                kept = arrays[f"{name}{i}"]
                if kept.shape != layer.shape:
                    raise ValueError(f"a layer of shape {kept.shape} in place of {layer.shape}")
                layer[:] = kept


@cache
def _compiled() -> tuple[Any, Any]:
    compiler = Compiler()
    return compiler(gather), compiler(move)


@rule
def gather(
    notes: Any,
    samples: Any,
    chosen: Any,
    first: Any,
    second: Any,
    third: Any,
    gradient_1: Any,
    gradient_2: Any,
    gradient_3: Any,
    one: Any,
    two: Any,
) -> None:
    """Add the gradients of the halved square errors of the chosen samples, by layer. `one` and
    `two` are memory for the hidden layers."""
    for i in range(len(chosen)):
        at = chosen[i]
        blame(
            notes[at],
            samples[at].features,
            samples[at].target,
            first,
            second,
            third,
            gradient_1,
            gradient_2,
            gradient_3,
            one,
            two,
        )


@unchecked
def blame(
    features: Any,
    n: int,
    target: float,
    first: Any,
    second: Any,
    third: Any,
    gradient_1: Any,
    gradient_2: Any,
    gradient_3: Any,
    one: Any,
    two: Any,
) -> None:
    """Add the gradients of one sample: forward through the layers, and back (`net.evaluate` goes
    forward likewise, in whole numbers)."""
    hidden = len(second) - 1
    others = len(third) - 1
    bias = first[len(first) - 1]
    for j in range(hidden):
        one[j] = bias[j]
    for i in range(n):
        row = first[int(features[i])]
        for j in range(hidden):
            one[j] += row[j]
    for j in range(others):
        two[j] = second[hidden][j]
    for i in range(hidden):
        if one[i] > 0:
            for j in range(others):
                two[j] += one[i] * second[i][j]
    error = third[others] - target
    for j in range(others):
        if two[j] > 0:
            error += two[j] * third[j]
    gradient_3[others] += error
    for j in range(others):
        if two[j] > 0:
            gradient_3[j] += error * two[j]
            two[j] = error * third[j]
        else:
            two[j] = 0.0
        gradient_2[hidden][j] += two[j]
    for i in range(hidden):
        if one[i] > 0:
            back = 0.0
            for j in range(others):
                gradient_2[i][j] += one[i] * two[j]
                back += second[i][j] * two[j]
            one[i] = back
        else:
            one[i] = 0.0
    bias = gradient_1[len(first) - 1]
    for j in range(hidden):
        bias[j] += one[j]
    for i in range(n):
        row = gradient_1[int(features[i])]
        for j in range(hidden):
            row[j] += one[j]


@unchecked
def move(
    gradient: Any,
    weights: Any,
    mean: Any,
    first: Any,
    second: Any,
    count: int,
    rate: float,
    unbiased_first: float,
    unbiased_second: float,
) -> None:
    """Move the weights of a layer by the gradients of `count` samples, which are cleared; all of
    them as one row."""
    for i in range(len(weights)):
        slope = gradient[i] / count
        gradient[i] = 0.0
        first[i] += (1 - FIRST_MOMENT) * (slope - first[i])
        second[i] += (1 - SECOND_MOMENT) * (slope * slope - second[i])
        size = sqrt(second[i] / unbiased_second) + TINY
        weights[i] -= rate * first[i] / unbiased_first / size
        mean[i] += MEAN * (weights[i] - mean[i])
