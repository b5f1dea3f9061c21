"""The budget of a search, and a meter of how much of it is spent."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from parlour.core.numbers import Instant, Seconds

CHUNK = 256
"""Iterations between two looks at the answer, with a budget of iterations."""
SLICES = 40
"""The number of parts of a budget of seconds: after each, the answer is looked at."""
PAUSE = 0.002
"""The least number of seconds between two looks. A look takes as long as about a dozen
iterations."""
LEAST = 16
"""The least number of iterations between two looks."""
SHORTEST = 1e-6
"""The least number of seconds that a search counts as having taken."""


def iterations_left(
    seconds: float | None, iterations: int | None, done: int, spent: float
) -> float:
    """The number of iterations that a budget still allows after `done` of them in `spent` seconds:
    an estimate, if it is in seconds."""
    left = math.inf if iterations is None else float(iterations - done)
    if seconds is None or done == 0:
        return left
    return min(left, (seconds - spent) * speed(done, spent))


def until_look(seconds: float | None, iterations: int | None, done: int, spent: float) -> int:
    """The number of iterations to make before the next look at the answer."""
    if iterations is not None:  # whatever time they take: so that a seed gives one answer
        return min(CHUNK, iterations - done)
    if seconds is None or done == 0:
        return CHUNK
    pause = max(seconds / SLICES, PAUSE)
    left = iterations_left(seconds, iterations, done, spent)
    return max(LEAST, int(min(pause * speed(done, spent), left)))


def speed(done: int, spent: float) -> float:
    """Iterations in a second."""
    return done / max(spent, SHORTEST)


@dataclass(frozen=True, kw_only=True)
class Budget:
    """A limit for a search: seconds, iterations, or both, whichever runs out first (ValueError:
    neither, or not above 0).

    With iterations alone, the same seed gives the same answer on any machine.
    """

    seconds: Seconds | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.iterations is None:
            raise ValueError("budget: expected seconds, iterations or both")
        for name in ("seconds", "iterations"):
            value = getattr(self, name)
            if value is not None and not value > 0:
                raise ValueError(f"{name}: expected more than 0, got {value!r}")


class Meter:
    """The meter of a search: the share of its budget that is spent, and the way to the next look at
    its answer. `clock` gives seconds; the meter starts at once."""

    def __init__(self, budget: Budget, clock: Callable[[], Instant] = time.perf_counter) -> None:
        self._clock = clock
        self._began = clock()
        self._budget = budget
        self._done = 0
        self.spent = 0.0
        """Seconds."""

    @property
    def left(self) -> float:
        """Iterations that the budget still allows; an estimate, if the budget is in seconds."""
        budget = self._budget
        return iterations_left(budget.seconds, budget.iterations, self._done, self.spent)

    @property
    def chunk(self) -> int:
        """Iterations to make before the next look."""
        budget = self._budget
        return until_look(budget.seconds, budget.iterations, self._done, self.spent)

    def note(self, done: int) -> None:
        """Note how many iterations have been made in all."""
        self._done = done
        self.spent = self._clock() - self._began
