"""Measures how fast the rules are, against the game in C and against other projects, in one run."""

from parlour.arena.bench.cases import Case, cases
from parlour.arena.bench.measuring import Comparison, MissingError, measure, pinned
from parlour.arena.bench.report import Report
from parlour.arena.machine import Machine, this_machine

__all__ = [
    "Case",
    "Comparison",
    "Machine",
    "MissingError",
    "Report",
    "cases",
    "measure",
    "pinned",
    "this_machine",
]
