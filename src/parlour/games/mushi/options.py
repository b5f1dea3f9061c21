"""House rules of Mushi. The effects of an edition are in `editions.py` and `yaku.py`."""

from dataclasses import dataclass

from parlour.core.options import Options, choice, flag, number, seat
from parlour.games.mushi.editions import NUMBERS

MAX_DEALS = 48


@dataclass(frozen=True, kw_only=True)
class MushiOptions(Options):
    """The settings of a Mushi table's host.

    >>> MushiOptions(deals=6)
    MushiOptions(edition='ru', deals=6, four_pairs=False, first_dealer=None)
    """

    edition: str = choice(*NUMBERS)
    deals: int = number(12, 1, MAX_DEALS)
    """The number of deals in a game (H2)."""
    four_pairs: bool = flag()
    """True if four pairs on the table are a misdeal too (H5)."""
    first_dealer: int | None = seat(2)
    """The seat that deals first; None: cards are drawn for it (H3)."""
