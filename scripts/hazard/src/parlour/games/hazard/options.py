"""House rules of Hazard."""

from dataclasses import dataclass

from parlour.core.options import Options, choice, number

MAX_SEATS = 6  # X2: with more, the pile could run out
MAX_ROUNDS = 20


@dataclass(frozen=True, kw_only=True)
class HazardOptions(Options):
    """What the host of a Hazard table sets.

    >>> HazardOptions(rounds=5)
    HazardOptions(edition='standard', rounds=5)
    """

    edition: str = choice("standard")
    rounds: int = number(4, 1, MAX_ROUNDS)
    """How many rounds make a game (X8)."""
