"""How long a search may go on, and when its answer is clear."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

CLEAR = 4.0
"""Standard errors by which the best move must lead to be taken without further search."""
ENOUGH = 1000
"""Iterations before which no lead counts as clear."""
SAME = 0.001
"""Share of the victory that is not worth telling moves apart for."""


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
    """All legal moves, best first: the first one is the choice."""
    iterations: int
    seconds: float
    exact: bool = False
    """Solved, not sampled."""

    @property
    def best(self) -> MoveValue:
        return self.moves[0]


def is_clear(moves: Sequence[MoveValue], left: float) -> bool:
    """Whether the search may stop: the best move (the first) leads beyond doubt, or the iterations
    that are left could not change the choice, or it makes no difference."""
    if len(moves) == 1:
        return True
    best, second = moves[0], moves[1]
    if best.visits - second.visits > left:
        return True
    if sum(move.visits for move in moves) < ENOUGH:
        return False
    leads = all(
        best.share - move.share > CLEAR * math.hypot(best.error, move.error) for move in moves[1:]
    )
    return leads or all(
        abs(best.share - move.share) + CLEAR * math.hypot(best.error, move.error) < SAME
        for move in moves[1:]
    )
