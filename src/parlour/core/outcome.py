"""`Outcome`: how a game ended."""

from dataclasses import dataclass

from parlour.core.numbers import Seat
from parlour.core.record import Early


@dataclass(frozen=True)
class Outcome:
    """The end of a game: compares, hashes and prints by value.

    >>> low = Outcome(winners=(1, 2), totals=(50, 20, 20))
    >>> low.shares, low.places, low.margins
    ((0.0, 0.5, 0.5), (3.0, 1.5, 1.5), (-30.0, 15.0, 15.0))
    """

    winners: tuple[Seat, ...]
    """The seats that share the victory; none if the game was ended early without a score, or before
    a round was over."""
    totals: tuple[int, ...]
    """Each seat's points."""
    ended: Early | None = None
    """The way in which the players ended the game early; None: it ended by the rules."""

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory, 0 to 1."""
        return tuple(
            1 / len(self.winners) if seat in self.winners else 0.0
            for seat in range(len(self.totals))
        )

    @property
    def places(self) -> tuple[float, ...]:
        """Each seat's place, 1 for the best; equal totals share the mean of their places."""
        goal = [self._sign * total for total in self.totals]
        return tuple(1 + sum(o < own for o in goal) + (goal.count(own) - 1) / 2 for own in goal)

    @property
    def margins(self) -> tuple[float, ...]:
        """Each seat's lead over the mean total of the others; negative if it is behind."""
        everything, others = sum(self.totals), len(self.totals) - 1
        return tuple(-self._sign * (total - (everything - total) / others) for total in self.totals)

    @property
    def _sign(self) -> int:
        """1 if the lowest total wins, -1 if the highest does, or all are equal: the winners show
        which. Without winners, -1."""
        best = self.totals[self.winners[0]] if self.winners else max(self.totals)
        return -1 if best == max(self.totals) else 1
