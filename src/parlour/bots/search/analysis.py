"""What a search says of the moves it tried."""

import msgspec


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
