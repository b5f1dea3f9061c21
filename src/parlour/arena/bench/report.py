"""What was measured, and on what machine."""

import msgspec

from parlour.arena.bench.measuring import Row
from parlour.arena.machine import Machine


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All that one run found."""

    machine: Machine
    repetitions: int
    seconds: float
    """About how long each run of a side took."""
    rows: list[Row]
