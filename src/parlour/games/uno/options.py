"""House rules of Monster High UNO."""

from dataclasses import dataclass

from parlour.core.options import Options, choice, number
from parlour.games.uno.editions import NUMBERS

MAX_SEATS = 10  # U2
MAX_POINTS = 5000


@dataclass(frozen=True, kw_only=True)
class UnoOptions(Options):
    """The settings of an UNO table's host.

    >>> UnoOptions(scoring="alternative", points=200)
    UnoOptions(edition='monster', scoring='alternative', points=200)
    """

    edition: str = choice(*NUMBERS)
    """The Monster deck, or the classic one without the Scary cards (U1)."""
    scoring: str = choice("main", "alternative")
    """`main`: the winner of a round scores (U20); `alternative`: everybody for their own cards
    (U21)."""
    points: int = number(500, 1, MAX_POINTS)
    """A total that ends the game (U20, U21)."""
