"""Measures how fast the rules are, against the game in C and against other projects, in one run."""

from parlour.arena.bench.cases import Case, cases
from parlour.arena.bench.measuring import MissingError, Row, measure, pinned
from parlour.arena.bench.report import Report
from parlour.arena.machine import Machine, this_machine

__all__ = [
    "Case",
    "Machine",
    "MissingError",
    "Report",
    "Row",
    "cases",
    "measure",
    "pinned",
    "this_machine",
]
