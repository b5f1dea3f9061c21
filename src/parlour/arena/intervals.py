"""Intervals for values measured over deals: each deal, with all its games, is one sample."""

import math
from statistics import NormalDist
from typing import Any

from numpy.typing import NDArray

from parlour.arena.results import Estimate

LEVEL = 95
"""The percentage of intervals that hold the true value."""
Z = NormalDist().inv_cdf(0.5 + LEVEL / 200)


def half_width(deals: int) -> float:
    """The half width in standard errors: by Student's t distribution with deals - 1 degrees of
    freedom (expanded around the normal one: Abramowitz, Stegun 26.7.5; good to 1 % from five deals
    on, too narrow below).

    >>> round(half_width(11), 2), round(half_width(10**6), 2)
    (2.23, 1.96)
    """
    n = max(deals - 1, 1)
    return (
        Z
        + (Z**3 + Z) / (4 * n)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * n**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * n**3)
    )


def mean(sums: NDArray[Any], counts: NDArray[Any]) -> Estimate:
    """Estimate the mean of a quantity that was measured counts[d] times in deal d and adds up to
    sums[d]."""
    value, error = _mean(sums, counts)
    width = half_width(len(sums)) * error
    if math.isnan(width):
        return Estimate(value, None, None)
    return Estimate(value, value - width, value + width)


def share(sums: NDArray[Any], counts: NDArray[Any]) -> Estimate:
    """Estimate the mean of a quantity between 0 and 1, measured counts[d] times in deal d and
    adding up to sums[d]. The interval is Wilson's, for the number of independent samples that would
    have the same standard error (Franco, Little, Louis, Slud 2019). If all deals are alike, and so
    show no error, each counts as one sample."""
    value, error = _mean(sums, counts)
    if math.isnan(error):
        return Estimate(value, None, None)
    draws = value * (1 - value) / error**2 if error > 0 else len(sums)
    z2 = half_width(len(sums)) ** 2
    middle = (value + z2 / (2 * draws)) / (1 + z2 / draws)
    width = math.sqrt(z2 * (value * (1 - value) / draws + z2 / (4 * draws**2))) / (1 + z2 / draws)
    return Estimate(value, max(middle - width, 0.0), min(middle + width, 1.0))


def _mean(sums: NDArray[Any], counts: NDArray[Any]) -> tuple[float, float]:
    """A ratio and its standard error (NaN for a single deal)."""
    deals, total = len(sums), counts.sum()
    value = float(sums.sum() / total)
    if deals < 2:
        return value, math.nan
    spread = ((sums - value * counts) ** 2).sum() * deals / (deals - 1)
    return value, float(math.sqrt(spread) / total)
