"""The budget of a search, and a meter of how much of it is spent."""

import time
from collections.abc import Callable
from dataclasses import dataclass

CHUNK = 256
"""Iterations between two looks at the answer, with a budget of iterations."""
SLICES = 40
"""The number of parts of a budget of seconds: after each, the answer is looked at."""
PAUSE = 0.002
"""The least number of seconds between two looks. A look takes as long as about a dozen
iterations."""
LEAST = 16
"""The least number of iterations between two looks."""


@dataclass(frozen=True, kw_only=True)
class Budget:
    """A limit for a search: seconds, iterations, or both, whichever runs out first (ValueError:
    neither, or not above 0).

    With iterations alone, the same seed gives the same answer on any machine.
    """

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.iterations is None:
            raise ValueError("budget: expected seconds, iterations or both")
        for name in ("seconds", "iterations"):
            value = getattr(self, name)
            if value is not None and not value > 0:
                raise ValueError(f"{name}: expected more than 0, got {value!r}")


class Meter:
    """How much of its budget a search has spent, and how far it goes before the next look at its
    answer. `clock` gives seconds; the meter starts at once."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._began = clock()
        self._seconds = budget.seconds
        self._iterations = budget.iterations
        self._chunk = CHUNK
        self._done = 0
        self.spent = 0.0
        """Seconds."""
        self.left = float(budget.iterations or 1 << 62)
        """Iterations that the budget still allows; an estimate, if the budget is in seconds."""

    @property
    def chunk(self) -> int:
        """Iterations to make before the next look."""
        if self._iterations is None:
            return self._chunk
        return min(self._chunk, self._iterations - self._done)

    def note(self, done: int) -> None:
        """Note how many iterations have been made in all."""
        self._done = done
        self.spent = self._clock() - self._began
        self.left = float((self._iterations or 1 << 62) - done)
        if self._seconds is not None:
            speed = done / self.spent
            self.left = min(self.left, (self._seconds - self.spent) * speed)
            if self._iterations is None:  # otherwise looks come after a fixed number of iterations
                pause = max(self._seconds / SLICES, PAUSE)
                self._chunk = max(LEAST, int(min(pause * speed, self.left)))
