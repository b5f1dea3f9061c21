"""Fits a net's layers to targets by Adam (Kingma, Ba 2015), in NumPy."""

from typing import Any

import numpy as np

from parlour.bots.net import SCALE

FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-8
PIECE, BLOCK = 16, 512
"""Rows and features that are multiplied at once: so few that BLAS stays on one core, where it is
faster than on several that others use too, and finds the same sums everywhere."""
MEAN = 0.01
"""How fast the running mean follows the layers, in each step."""


def forward(rows: Any, weights: Any) -> Any:
    """rows @ weights; the number of rows is a multiple of PIECE."""
    pieces = rows.reshape(-1, PIECE, rows.shape[1])
    parts = [pieces[:, :, part] @ weights[part] for part in _blocks(len(weights))]
    return sum(parts[1:], parts[0]).reshape(len(rows), -1)


def backward(rows: Any, errors: Any) -> Any:
    """rows.T @ errors, likewise."""
    pieces = rows.reshape(-1, PIECE, rows.shape[1]).transpose(0, 2, 1)
    errors = errors.reshape(-1, PIECE, errors.shape[1])
    parts = [(pieces[:, part] @ errors).sum(axis=0) for part in _blocks(rows.shape[1])]
    return np.concatenate(parts)


def _blocks(features: int) -> list[slice]:
    return [slice(begin, begin + BLOCK) for begin in range(0, features, BLOCK)]


class Learner:
    """Layers that learn, and their running mean, which plays better."""

    def __init__(self, sizes: tuple[int, int, int], seed: int) -> None:
        features, hidden, second = sizes
        self._seed = seed
        random = np.random.default_rng(seed)
        self._weights = [
            random.normal(0, 0.05, (features + 1, hidden)),
            random.normal(0, (2 / hidden) ** 0.5, (hidden + 1, second)),
            random.normal(0, 0.3 / second**0.5, second + 1),
        ]
        self._weights = [weights.astype(np.float32) for weights in self._weights]
        for weights in self._weights:
            weights[-1] = 0
        self._weights[2][-1] = 0.5
        self._moments = [[np.zeros_like(w), np.zeros_like(w)] for w in self._weights]
        self.mean = [weights.copy() for weights in self._weights]
        self._steps = 0

    @property
    def layers(self) -> Any:
        """The layers as they are now, to play by: in the scale of `net.Net`."""
        return tuple(weights.astype(float) * SCALE for weights in self._weights)

    def learn(self, notes: Any, samples: Any, batch: int, rate: float) -> None:
        """Learn from samples, in an order that follows from the seed and the steps so far: whoever
        goes on from what was kept learns the same."""
        order = np.random.default_rng((self._seed, self._steps)).permutation(len(samples))
        for begin in range(0, len(order), batch):
            chosen = order[begin : begin + batch]
            self._step(self._gradients(notes[chosen], samples[chosen]), rate)

    def _gradients(self, notes: Any, samples: Any) -> list[Any]:
        """The gradients of the mean square error, halved, by layer."""
        first, second, third = self._weights
        count = len(samples)
        rows = -(-count // PIECE) * PIECE  # the last ones are empty
        inputs = np.zeros((rows, len(first)), np.float32)
        there = np.arange(notes.shape[1]) < samples["features"][:, None]
        which = np.broadcast_to(np.arange(count)[:, None], notes.shape)
        inputs[which[there], notes[there]] = 1
        inputs[:count, -1] = 1
        one = np.ones((rows, len(second)), np.float32)
        np.maximum(forward(inputs, first), 0, out=one[:, :-1])
        two = np.ones((rows, len(third)), np.float32)
        np.maximum(forward(one, second), 0, out=two[:, :-1])
        error = np.zeros(rows, np.float32)
        error[:count] = ((two @ third)[:count] - samples["target"]) / count
        back = np.outer(error, third[:-1]) * (two[:, :-1] > 0)
        further = forward(back, second[:-1].T) * (one[:, :-1] > 0)
        return [backward(inputs, further), backward(one, back), two.T @ error]

    def _step(self, gradients: list[Any], rate: float) -> None:
        self._steps += 1
        for weights, moments, mean, gradient in zip(
            self._weights, self._moments, self.mean, gradients, strict=True
        ):
            moments[0] += (1 - FIRST_MOMENT) * (gradient - moments[0])
            moments[1] += (1 - SECOND_MOMENT) * (gradient**2 - moments[1])
            first = moments[0] / (1 - FIRST_MOMENT**self._steps)
            second = moments[1] / (1 - SECOND_MOMENT**self._steps)
            weights -= rate * first / (np.sqrt(second) + TINY)
            mean += MEAN * (weights - mean)

    def kept(self) -> dict[str, Any]:
        """All that is needed to go on, as arrays by name."""
        arrays = {"learner_steps": np.array(self._steps)}
        for i, weights in enumerate(self._weights):
            arrays |= {
                f"weights{i}": weights,
                f"mean{i}": self.mean[i],
                f"first{i}": self._moments[i][0],
                f"second{i}": self._moments[i][1],
            }
        return arrays

    def restore(self, arrays: Any) -> None:
        """Go on from what a learner of the same seed and sizes kept (KeyError, ValueError)."""
        self._steps = int(arrays["learner_steps"])
        for i, weights in enumerate(self._weights):
            kept = arrays[f"weights{i}"]
            if kept.shape != weights.shape:
                raise ValueError(f"a layer of shape {kept.shape} in place of {weights.shape}")
            self._weights[i] = kept
            self.mean[i] = arrays[f"mean{i}"]
            self._moments[i] = [arrays[f"first{i}"], arrays[f"second{i}"]]
