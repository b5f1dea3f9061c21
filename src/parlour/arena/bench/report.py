"""The results of the benchmarks, and the machine they were measured on."""

import msgspec

from parlour.arena.bench.measuring import Comparison
from parlour.arena.machine import Machine


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one run of the benchmarks."""

    machine: Machine
    repetitions: int
    seconds: float
    """About how long each run of a side took."""
    rows: list[Comparison]
