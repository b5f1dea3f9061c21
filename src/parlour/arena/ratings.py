"""Ratings: a Bradley-Terry model of who finishes ahead of whom.

Every pair of seats at a table is a comparison; a tie is half a win for either side. Comparisons at
one table depend on each other, and so do the games of one deal. The fit treats them as independent
(a composite likelihood). The intervals do not: they are the sandwich estimate with deals as
clusters (Varin, Reid, Firth 2011, "An overview of composite likelihood methods").

The fit is a few lines of NumPy. `choix`, the maintained library for it, has neither ties nor
clusters nor intervals, and depends on SciPy; the tests compare the fit with it.
"""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.arena.intervals import half_width
from parlour.arena.results import Estimate

ELO = 400 / math.log(10)
"""Elo points for one unit of the model: 400 for odds of ten to one."""

PRIOR = 0.5
"""Each bot is taken to have won and lost this many comparisons with an imaginary bot of rating 0.
That keeps ratings finite if a bot always wins, and hardly matters if not."""


def bradley_terry(scores: NDArray[Any], prior: float = PRIOR) -> list[Estimate]:
    """The rating of each bot, on Elo's scale, with mean 0.

    `scores[d, a, b]`, shape (deals, bots, bots), is how often a was ahead of b in deal d, ties
    counting half. A bot has no upper limit if no chain of bots, each ahead of the next at least
    once, leads from another bot to it. It has no lower limit if no such chain leads from it to
    another bot.
    """
    deals, bots, _ = scores.shape
    met = scores + scores.transpose(0, 2, 1)
    strength, ahead = fit(scores.sum(0), prior)
    even = 1 / (1 + np.exp(-strength))  # the chance against the imaginary bot

    met_in_all = met.sum(0)
    weights = met_in_all * ahead * (1 - ahead)
    information = np.diag(weights.sum(1) + 2 * prior * even * (1 - even)) - weights
    # Without a prior only differences are known; the added ones fix the mean, and cancel below.
    bread = np.linalg.inv(information + (prior == 0))
    gradients = (scores - met * ahead).sum(2)
    meat = gradients.T @ gradients * deals / max(deals - 1, 1)
    meat += np.diag(prior**2 * (even**2 + (1 - even) ** 2))
    centre = np.eye(bots) - 1 / bots
    spread = np.sqrt(np.diag(centre @ bread @ meat @ bread @ centre))

    reached = reaches(scores.sum(0) > 0)
    ratings = ELO * (strength - strength.mean())
    widths = ELO * half_width(deals) * spread
    return [
        Estimate(
            value=float(ratings[bot]),
            low=float(ratings[bot] - widths[bot]) if deals > 1 and reached[bot].all() else None,
            high=float(ratings[bot] + widths[bot]) if deals > 1 and reached[:, bot].all() else None,
        )
        for bot in range(bots)
    ]


def fit(wins: NDArray[Any], prior: float) -> tuple[NDArray[Any], NDArray[Any]]:
    """The most likely strengths, by Newton's method: (strengths, odds of each against each as
    probabilities), shapes (bots,) and (bots, bots)."""
    strength = np.zeros(len(wins))
    met = wins + wins.T
    while True:
        ahead = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        even = 1 / (1 + np.exp(-strength))
        gradient = (wins - met * ahead).sum(1) + prior * (1 - 2 * even)
        weights = met * ahead * (1 - ahead)
        information = np.diag(weights.sum(1) + 2 * prior * even * (1 - even)) - weights
        step = np.linalg.solve(information + (prior == 0), gradient)
        largest = np.abs(step).max()
        if largest < 1e-9:
            return strength, ahead
        strength += step / max(largest, 1)  # at most 1, so that it cannot overshoot for ever


def reaches(edges: NDArray[Any]) -> NDArray[Any]:
    """[a, b]: whether a chain of edges leads from a to b, or a is b."""
    reached = edges | np.eye(len(edges), dtype=bool)
    for middle in range(len(edges)):
        reached |= reached[:, [middle]] & reached[[middle]]
    return reached
