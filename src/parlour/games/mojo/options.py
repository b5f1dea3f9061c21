"""House rules of Mojo. The effects of an edition are in `editions.py`."""

from dataclasses import dataclass

from parlour.core.options import Options, choice, number, seat
from parlour.games.mojo.editions import NUMBERS

MAX_SEATS = 8  # M2
MAX_POINTS = 1000


@dataclass(frozen=True, kw_only=True)
class MojoOptions(Options):
    """The settings of a Mojo table's host.

    >>> MojoOptions(discards=2)
    MojoOptions(edition='fr', discards=2, points=50, first_player=None)
    """

    edition: str = choice(*NUMBERS)
    discards: int = number(1, 1, 2)
    """One discard, or the variant with two (M18)."""
    points: int = number(50, 1, MAX_POINTS)
    """A total that ends the game (M17)."""
    first_player: int | None = seat(MAX_SEATS)
    """The seat that begins; None draws one at random (M4)."""
