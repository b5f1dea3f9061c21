"""How long a search may go on, and when its answer is clear."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

ENOUGH = 1000
"""Iterations before which no answer counts as clear."""
TRIFLE = 0.002
"""What is not worth thinking on for, in standard deviations of the results."""


@dataclass(frozen=True, kw_only=True)
class Budget:
    """What a search may spend: seconds, iterations, or both, whichever ends first.

    With iterations alone, the same seed gives the same answer on any machine.
    """

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.iterations is None:
            raise ValueError("a budget: expected seconds, iterations or both")
        for name in ("seconds", "iterations"):
            value = getattr(self, name)
            if value is not None and not value > 0:
                raise ValueError(f"{name}: expected more than 0, got {value!r}")


class MoveValue(msgspec.Struct, frozen=True, kw_only=True):
    """One move, as a search values it."""

    action: str | None
    """Its notation; none: let the chance to act out of turn pass."""
    share: float
    """The expected share of the victory of the whole game, 0 to 1."""
    error: float
    """The standard error of that estimate; 0 where it is exact."""
    visits: int
    """How many imagined games followed this move."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """What a search found."""

    moves: list[MoveValue]
    """The moves that were tried, all unless there were too few iterations. The first is the choice;
    the others follow by their share."""
    iterations: int
    seconds: float
    exact: bool = False
    """Solved, not sampled."""

    @property
    def best(self) -> MoveValue:
        return self.moves[0]


def is_settled(ranked: Sequence[MoveValue], left: float) -> bool:
    """Whether the first move, the most visited one, stays so in the iterations that are left."""
    return all(ranked[0].visits - move.visits > left for move in ranked[1:])


def is_clear(ranked: Sequence[MoveValue], deviation: float) -> bool:
    """Whether no other move can be expected to turn out better than the first by more than a
    trifle, seen beside the standard `deviation` of single results."""
    best, others = ranked[0], ranked[1:]
    return sum(move.visits for move in ranked) >= ENOUGH and all(
        gain(best.share - move.share, math.hypot(best.error, move.error)) < TRIFLE * deviation
        for move in others
    )


def gain(lead: float, error: float) -> float:
    """By how much a move that lies behind can be expected to be better after all, counting 0 where
    it is not: the expected improvement, for a normally distributed error."""
    if error == 0:
        return max(-lead, 0.0)
    z = lead / error
    density = math.exp(-z * z / 2) / math.sqrt(2 * math.pi)
    return error * density - lead * math.erfc(z / math.sqrt(2)) / 2
