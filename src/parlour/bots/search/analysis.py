"""The values that a search gives to the moves it tried."""

import math

import msgspec

from parlour.core.numbers import Seconds


class MoveValue(msgspec.Struct, frozen=True, kw_only=True):
    """One move, as a search values it."""

    action: str | None
    """Its notation; none for not acting, out of turn."""
    share: float
    """The seat's expected share of the victory of the whole game, 0 to 1."""
    error: float
    """The standard error of that estimate; 0 where it is exact."""
    visits: int
    """The number of imagined games that followed this move."""


def variance(count: int, total: float, squares: float) -> float:
    """The variance of `count` results, from their sum and the sum of their squares."""
    return max(squares / count - (total / count) ** 2, 0.0)


def estimate(
    action: str | None, visits: int, total: float, squares: float, overall: float
) -> MoveValue:
    """Value a move by the results of its visits. `overall` is the variance of the results of all
    moves: few visits say little about the variance of one."""
    count = max(visits, 1)
    spread = (count * variance(count, total, squares) + overall) / (count + 1)
    share = total / count
    return MoveValue(action=action, share=share, error=math.sqrt(spread / count), visits=count)


def within(move: MoveValue) -> MoveValue:
    """The move with a share that can be: what was estimated may lie a little beyond 0 or 1."""
    share = min(max(move.share, 0.0), 1.0)
    return MoveValue(action=move.action, share=share, error=move.error, visits=move.visits)


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a search."""

    moves: list[MoveValue]
    """The moves that were tried: all, unless there were too few iterations. The first is the
    choice; the others follow by share, highest first."""
    iterations: int
    seconds: Seconds
    exact: bool = False
    """True if the shares were solved, not sampled."""

    @property
    def best(self) -> MoveValue:
        """The choice."""
        return self.moves[0]
