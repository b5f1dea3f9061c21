"""Two sides in turn on one core, and the ratio of their speeds.

A machine's speed drifts, so a ratio is taken from each pair of neighbouring runs, and their median
counts. Time is processor time, so another program on the same core costs nothing.
"""

import os
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

CALIBRATION = 0.05
"""Seconds that a trial must take for its speed to be believed."""


class MissingError(Exception):
    """A side that cannot run here: its package, compiler or source is missing."""


@dataclass(frozen=True)
class Side:
    """One side of a comparison, whose speed is measured.

    `run(n)` does n pieces of work (games, steps or playouts) and returns (units, seconds), in the
    units that both sides of the comparison count.
    """

    name: str
    run: Callable[[int], tuple[float, float]]


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """One comparison: medians over the pairs, and the least and greatest ratio."""

    case: str
    unit: str
    ours: float | None = None
    """Units a second."""
    peer: str | None = None
    peers: float | None = None
    """The peer's units a second."""
    ratio: float | None = None
    ratio_low: float | None = None
    ratio_high: float | None = None
    target: float | None
    """The result to be reached: a ratio, or units a second where there is no peer."""
    missing: str | None = None
    """The part that was not installed, if that made the comparison impossible."""

    @property
    def reached(self) -> bool | None:
        """True if the target is reached; None where there is none, or nothing was measured."""
        value = self.ours if self.peer is None else self.ratio
        return None if value is None or self.target is None else value >= self.target


def timed(work: Callable[[int], float]) -> Callable[[int], tuple[float, float]]:
    """Make a `Side.run` for work in this process; work(n) returns the units done."""

    def run(n: int) -> tuple[float, float]:
        began = time.process_time()
        units = work(n)
        return units, time.process_time() - began

    return run


@contextmanager
def pinned() -> Iterator[int | None]:
    """Keep this process, and those it starts, on one core; yields its number (None: cannot)."""
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    before = os.sched_getaffinity(0)
    core = max(before)
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, before)


def amount(side: Side, seconds: float) -> int:
    """Return how much work takes the side about `seconds`. Finding out also warms it up."""
    n = 1
    while True:
        _, took = side.run(n)
        if took >= min(CALIBRATION, seconds):
            return max(1, round(n * seconds / took))
        n *= 2


def compare(ours: Side, peer: Side | None, repetitions: int, seconds: float) -> list[list[float]]:
    """Measure the sides in turn, run by run (A B A B ...); return the speeds of each, [ours,
    peer's]."""
    sides = [ours] if peer is None else [ours, peer]
    amounts = [amount(side, seconds) for side in sides]
    speeds: list[list[float]] = [[] for _ in sides]
    for _ in range(repetitions):
        for side, n, found in zip(sides, amounts, speeds, strict=True):
            units, took = side.run(n)
            found.append(units / took)
    return speeds


def measure(
    case: str,
    unit: str,
    ours: Callable[[], Side],
    peer: Callable[[], Side] | None,
    target: float | None,
    repetitions: int = 5,
    seconds: float = 1.0,
) -> Comparison:
    """Prepare both sides, compare them, sum up. A missing side is reported in the row, not
    raised."""
    try:
        theirs = peer() if peer else None
        mine = ours()
    except MissingError as missing:
        return Comparison(case=case, unit=unit, target=target, missing=str(missing))
    speeds = compare(mine, theirs, repetitions, seconds)
    ratios = [a / b for a, b in zip(*speeds, strict=True)] if theirs else []
    return Comparison(
        case=case,
        unit=unit,
        ours=statistics.median(speeds[0]),
        peer=theirs.name if theirs else None,
        peers=statistics.median(speeds[1]) if theirs else None,
        ratio=statistics.median(ratios) if ratios else None,
        ratio_low=min(ratios, default=None),
        ratio_high=max(ratios, default=None),
        target=target,
    )
