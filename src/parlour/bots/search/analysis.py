"""The values that a search gives to the moves it tried."""

import msgspec


class MoveValue(msgspec.Struct, frozen=True, kw_only=True):
    """One move, as a search values it."""

    action: str | None
    """Its notation; none for not acting, out of turn."""
    share: float
    """The seat's expected share of the victory of the whole game, 0 to 1."""
    error: float
    """The standard error of that estimate; 0 where it is exact."""
    visits: int
    """How many imagined games followed this move."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a search."""

    moves: list[MoveValue]
    """The moves that were tried: all, unless there were too few iterations. The first is the
    choice; the others follow by share, highest first."""
    iterations: int
    seconds: float
    exact: bool = False
    """Whether the shares were solved, not sampled."""

    @property
    def best(self) -> MoveValue:
        """The choice."""
        return self.moves[0]
